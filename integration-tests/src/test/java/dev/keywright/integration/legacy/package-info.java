@NullMarked
package dev.keywright.integration.legacy;

import org.jspecify.annotations.NullMarked;
