@NullMarked
package dev.keywright.integration.views;

import org.jspecify.annotations.NullMarked;
