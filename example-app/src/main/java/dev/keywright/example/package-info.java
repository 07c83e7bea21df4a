@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
