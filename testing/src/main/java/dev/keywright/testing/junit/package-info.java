/** The JUnit 5 extension. */
@NullMarked
package dev.keywright.testing.junit;

import org.jspecify.annotations.NullMarked;
