/** Entities whose members other annotation processors write, in one table. */
@NullMarked
package dev.keywright.styles;

import org.jspecify.annotations.NullMarked;
