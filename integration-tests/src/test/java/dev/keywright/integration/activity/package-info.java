/** A sealed type whose permitted types are the items of one entity. */
@NullMarked
package dev.keywright.integration.activity;

import org.jspecify.annotations.NullMarked;
