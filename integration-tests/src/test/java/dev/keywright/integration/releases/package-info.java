@NullMarked
package dev.keywright.integration.releases;

import org.jspecify.annotations.NullMarked;
