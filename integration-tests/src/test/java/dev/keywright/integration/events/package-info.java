@NullMarked
package dev.keywright.integration.events;

import org.jspecify.annotations.NullMarked;
