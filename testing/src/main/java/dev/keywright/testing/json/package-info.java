/** JSON on the wire, read and written without a detour. */
@NullMarked
package dev.keywright.testing.json;

import org.jspecify.annotations.NullMarked;
