/** Runs the designs on a DynamoDB in the process, and prints what is asked and what it costs. */
@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
