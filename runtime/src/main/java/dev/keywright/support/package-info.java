/**
 * What generated repositories, tables and codecs call. Public for generated code only, and
 * compatible across versions: yesterday's generated code runs on tomorrow's runtime.
 */
@NullMarked
package dev.keywright.support;

import org.jspecify.annotations.NullMarked;
