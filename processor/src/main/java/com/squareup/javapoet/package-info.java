/** The one door into JavaPoet's own package. */
@NullMarked
package com.squareup.javapoet;

import org.jspecify.annotations.NullMarked;
