@NullMarked
package dev.keywright.processor.plan;

import org.jspecify.annotations.NullMarked;
