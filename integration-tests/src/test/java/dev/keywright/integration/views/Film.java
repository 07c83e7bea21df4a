package dev.keywright.integration.views;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.Key;

/** An item that stores its title under another name. */
@Entity
@Key(partition = "FILM#{number}", sort = "FILM")
@AccessPattern(name = "titleOf", by = "number", unique = true, as = Titled.class)
@AccessPattern(name = "yearOf", by = "number", unique = true, as = Dated.class)
public record Film(long number, String genre, int year, @Attribute(name = "name") String title) {}
