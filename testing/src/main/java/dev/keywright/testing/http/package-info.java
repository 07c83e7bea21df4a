/** The engine as an HTTP client and as an HTTP server. */
@NullMarked
package dev.keywright.testing.http;

import org.jspecify.annotations.NullMarked;
