/** A marketplace: vendors and their products, with indexes that hold only what is asked of them. */
@NullMarked
package dev.keywright.example.marketplace;

import org.jspecify.annotations.NullMarked;
