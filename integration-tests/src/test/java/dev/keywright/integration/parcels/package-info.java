@NullMarked
package dev.keywright.integration.parcels;

import org.jspecify.annotations.NullMarked;
