package dev.keywright;

import org.jspecify.annotations.Nullable;

/** A failure that concerns an item, or a question for one, and so an entity. */
public abstract class EntityException extends KeywrightException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  EntityException(String entity, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.entity = entity;
  }

  /** The simple name of the entity: {@code Order}. */
  public final String entity() {
    return entity;
  }
}
