package dev.keywright.integration.releases;

import dev.keywright.AccessPattern;
import dev.keywright.ItemCollection;
import java.util.List;

/** What an app has. */
@ItemCollection
@AccessPattern(name = "ofApp", by = "app", unique = true)
public record ReleasesWithNotes(List<Release> releases, List<Note> notes) {}
