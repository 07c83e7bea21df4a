/** Values that are declared sensitive, and every message that could show them. */
@NullMarked
package dev.keywright.integration.sensitive;

import org.jspecify.annotations.NullMarked;
