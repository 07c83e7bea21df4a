@NullMarked
package dev.keywright.benchmarks;

import org.jspecify.annotations.NullMarked;
