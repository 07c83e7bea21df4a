/** Accounts: users, their orders and the items of the orders, with an inverted index. */
@NullMarked
package dev.keywright.example.account;

import org.jspecify.annotations.NullMarked;
