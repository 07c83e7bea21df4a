package dev.keywright.integration.releases;

/** What the texts of keys tell of a release. */
public interface Publication {
  /** Of what. */
  App app();

  /** Which. */
  SemVer version();

  /** When. */
  Moment at();
}
