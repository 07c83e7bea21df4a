/**
 * Beans that the SDK's Enhanced Client stores as well: what either writes, the other reads. The
 * table of types in the documentation is held to it, row by row.
 */
@NullMarked
package dev.keywright.integration.enhanced;

import org.jspecify.annotations.NullMarked;
