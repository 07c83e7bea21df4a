@NullMarked
package dev.keywright.processor.write;

import org.jspecify.annotations.NullMarked;
