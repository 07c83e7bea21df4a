@NullMarked
package dev.keywright.integration;

import org.jspecify.annotations.NullMarked;
