@NullMarked
package dev.keywright.integration.market;

import org.jspecify.annotations.NullMarked;
