/** What a request must look like, and the errors that DynamoDB answers with. */
@NullMarked
package dev.keywright.testing.protocol;

import org.jspecify.annotations.NullMarked;
