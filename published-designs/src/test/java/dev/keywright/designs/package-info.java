@NullMarked
package dev.keywright.designs;

import org.jspecify.annotations.NullMarked;
