@NullMarked
package dev.keywright;

import org.jspecify.annotations.NullMarked;
