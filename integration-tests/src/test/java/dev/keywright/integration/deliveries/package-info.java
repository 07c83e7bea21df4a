@NullMarked
package dev.keywright.integration.deliveries;

import org.jspecify.annotations.NullMarked;
