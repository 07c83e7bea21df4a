@NullMarked
package dev.keywright.styles;

import org.jspecify.annotations.NullMarked;
