@NullMarked
package dev.keywright.processor.model;

import org.jspecify.annotations.NullMarked;
