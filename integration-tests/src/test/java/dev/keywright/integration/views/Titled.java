package dev.keywright.integration.views;

/** What has a title. */
public interface Titled {
  /** The title. */
  String title();
}
