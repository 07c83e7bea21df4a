/**
 * Keywright: DynamoDB access patterns, proved at compile time. Here are the annotations that
 * declare tables, entities and their access patterns, what generated repositories take and return,
 * and the exceptions that they throw.
 */
@NullMarked
package dev.keywright;

import org.jspecify.annotations.NullMarked;
