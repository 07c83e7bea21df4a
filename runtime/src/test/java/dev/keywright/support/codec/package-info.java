@NullMarked
package dev.keywright.support.codec;

import org.jspecify.annotations.NullMarked;
