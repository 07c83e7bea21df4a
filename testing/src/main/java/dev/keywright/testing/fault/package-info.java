/** Faults on demand, for tests of retries. */
@NullMarked
package dev.keywright.testing.fault;

import org.jspecify.annotations.NullMarked;
