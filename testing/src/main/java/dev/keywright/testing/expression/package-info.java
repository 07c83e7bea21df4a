/** Expressions: from text to a tree, and the tree applied to an item. */
@NullMarked
package dev.keywright.testing.expression;

import org.jspecify.annotations.NullMarked;
