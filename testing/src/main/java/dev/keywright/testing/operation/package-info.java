/** One class per operation: validation in DynamoDB's order, then the work. */
@NullMarked
package dev.keywright.testing.operation;

import org.jspecify.annotations.NullMarked;
