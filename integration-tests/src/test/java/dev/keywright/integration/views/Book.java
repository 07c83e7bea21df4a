package dev.keywright.integration.views;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Convert;
import dev.keywright.Entity;
import dev.keywright.Key;
import dev.keywright.Sensitive;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An item whose number lives in its key alone. */
@Entity
@Key(partition = "BOOK#{isbn}", sort = "BOOK")
@AccessPattern(name = "ofGenre", by = "genre", range = "year", orderBy = "year", as = Spine.class)
@AccessPattern(name = "titleOf", by = "isbn", unique = true, as = Titled.class)
@AccessPattern(name = "yearOf", by = "isbn", unique = true, as = Dated.class)
public record Book(
    @Attribute(stored = false) String isbn,
    String genre,
    int year,
    String title,
    @Sensitive @Nullable String lentTo,
    @Convert(with = CentsConverter.class) Cents price,
    Optional<String> note) {}
