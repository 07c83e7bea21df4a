/** What the processor costs a build, and what the code that it makes costs at the start. */
@NullMarked
package dev.keywright.benchmarks.processing;

import org.jspecify.annotations.NullMarked;
