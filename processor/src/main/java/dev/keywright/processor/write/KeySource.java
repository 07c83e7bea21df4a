package dev.keywright.processor.write;

import com.squareup.javapoet.CodeBlock;
import java.util.Optional;

/**
 * How a property is read from the text of a key.
 *
 * @param value the expression of its value
 * @param isThere the condition under which an item has such a key; empty where every item must have
 *     one, since none is without the property
 */
public record KeySource(CodeBlock value, Optional<CodeBlock> isThere) {}
