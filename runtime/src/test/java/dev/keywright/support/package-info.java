@NullMarked
package dev.keywright.support;

import org.jspecify.annotations.NullMarked;
