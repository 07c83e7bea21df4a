/** The session store: sessions of customers, and the sessions opened from them. */
@NullMarked
package dev.keywright.designs.sessions;

import org.jspecify.annotations.NullMarked;
