@NullMarked
package dev.keywright.integration.timeline;

import org.jspecify.annotations.NullMarked;
