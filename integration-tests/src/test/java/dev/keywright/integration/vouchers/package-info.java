/** Properties that an index holds in the text of its keys alone, and that items may be without. */
@NullMarked
package dev.keywright.integration.vouchers;

import org.jspecify.annotations.NullMarked;
