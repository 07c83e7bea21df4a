@NullMarked
package dev.keywright.processor;

import org.jspecify.annotations.NullMarked;
