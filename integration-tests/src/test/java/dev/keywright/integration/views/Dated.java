package dev.keywright.integration.views;

/** What came out in a year, to those within the package. */
interface Dated {
  int getYear();
}
