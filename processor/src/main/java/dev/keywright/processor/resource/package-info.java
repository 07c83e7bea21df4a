@NullMarked
package dev.keywright.processor.resource;

import org.jspecify.annotations.NullMarked;
