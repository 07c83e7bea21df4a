@NullMarked
package dev.keywright.processor.check;

import org.jspecify.annotations.NullMarked;
