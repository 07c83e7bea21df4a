package catalogue;

import dev.keywright.AccessPattern;
import dev.keywright.Attribute;
import dev.keywright.Entity;
import dev.keywright.EnumValue;
import dev.keywright.Flatten;
import dev.keywright.GlobalIndex;
import dev.keywright.Key;
import dev.keywright.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Native keys on table and indexes, and a property of nearly every type. */
@Table(name = "Products", partitionKey = "sku", sortKey = "revision", typeAttribute = "")
@GlobalIndex(name = "byMaker", partitionKey = "maker", sortKey = "released")
@GlobalIndex(name = "byLine", partitionKey = {"maker", "line"}, sortKey = {"year", "sku"})
@Entity
@Key(partition = "{sku}", sort = "{revision}")
@AccessPattern(name = "bySku", by = {"sku", "revision"}, unique = true)
@AccessPattern(name = "revisions", by = "sku", range = "revision", orderBy = "revision")
@AccessPattern(name = "ofMaker", by = "maker", range = "released", orderBy = "released")
@AccessPattern(name = "label", by = {"sku", "revision"}, unique = true, as = Product.Label.class)
@AccessPattern(name = "ofLine", by = {"maker", "line", "year"})
public record Product(
    String sku,
    long revision,
    String maker,
    String line,
    int year,
    @Attribute(format = "s") Instant released,
    boolean sold,
    byte grade,
    short shelf,
    char code,
    float weight,
    double volume,
    @Nullable Integer stock,
    BigDecimal price,
    BigInteger barcode,
    LocalDate since,
    LocalTime opens,
    LocalDateTime changed,
    Year vintage,
    UUID id,
    Locale locale,
    Currency currency,
    byte[] thumbnail,
    OptionalInt rank,
    List<List<String>> rows,
    Set<UUID> similar,
    Set<Integer> sizes,
    Map<Kind, BigDecimal> margins,
    Map<String, List<@Nullable String>> notes,
    Finish finish,
    @Flatten(prefix = "box_") Box box,
    @Flatten(prefix = "pallet_") Optional<Box> pallet) {

  /** What has a price. */
  public interface Priced<N extends Number> {
    N price();

    CharSequence maker();
  }

  /** What has a maker. */
  public interface Made {
    String maker();
  }

  /** What stands on its label. */
  public interface Label extends Made, Priced<BigDecimal> {
    String getSku();

    boolean isSold();

    @Nullable Integer stock();

    Set<UUID> similar();

    byte[] thumbnail();

    default String sku() {
      return getSku() + " of " + maker();
    }
  }

  /** What it is. */
  public enum Kind {
    @EnumValue("P")
    PART,
    WHOLE
  }

  /** How it looks, by number. */
  public enum Finish {
    MATT(7),
    GLOSS(3);

    @EnumValue private final int code;

    Finish(int code) {
      this.code = code;
    }

    public int code() {
      return code;
    }
  }

  /** What it is sold in. */
  public record Box(int width, int height, @Flatten @Nullable Print label) {}

  /** What stands on a box. */
  public record Print(String text, @Nullable String language) {}
}
