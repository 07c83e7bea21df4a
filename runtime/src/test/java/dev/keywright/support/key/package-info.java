@NullMarked
package dev.keywright.support.key;

import org.jspecify.annotations.NullMarked;
