@NullMarked
package dev.keywright.processor.scan;

import org.jspecify.annotations.NullMarked;
