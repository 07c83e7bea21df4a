@NullMarked
package dev.keywright.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
