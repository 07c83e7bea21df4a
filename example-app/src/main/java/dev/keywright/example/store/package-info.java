/** The store in one table: customers, their orders, and the lines of the orders. */
@NullMarked
package dev.keywright.example.store;

import org.jspecify.annotations.NullMarked;
