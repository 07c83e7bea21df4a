/** The store once more, as separate tables: the same questions, and keys that are attributes. */
@NullMarked
package dev.keywright.example.separate;

import org.jspecify.annotations.NullMarked;
