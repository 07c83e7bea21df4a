@NullMarked
package dev.keywright.integration.documents;

import org.jspecify.annotations.NullMarked;
