package dev.keywright.designs.sessions;

/** The state of a session, as published: in lower case. */
public enum State {
  /** In use. */
  active,
  /** About to end. */
  closing
}
