/** The same sources on every compiler: the same generated files, the same messages. */
@NullMarked
package dev.keywright.processor.matrix;

import org.jspecify.annotations.NullMarked;
