package dev.keywright.processor.diagnostic;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * The place in the source that a declaration stands at: an element, an annotation on it, a value of
 * that annotation, and a stretch of that value's text. Every member of the model carries one, so
 * that a problem found late is still shown where the user wrote it.
 *
 * <p>A site belongs to one round and takes no part in the equality of what carries it: all sites
 * are equal. Models made without a compiler, in tests, have {@link #unknown()} everywhere.
 */
public final class Site {

  private static final Site UNKNOWN = new Site("", null, null, null, null, 0, 0, Set.of());

  private final String owner;
  private final @Nullable Element element;
  private final @Nullable WrittenAnnotation annotation;
  private final @Nullable AnnotationValue value;
  private final @Nullable String member;
  private final int offset;
  private final int length;
  private final Set<String> suppressed;

  private Site(
      String owner,
      @Nullable Element element,
      @Nullable WrittenAnnotation annotation,
      @Nullable AnnotationValue value,
      @Nullable String member,
      int offset,
      int length,
      Set<String> suppressed) {
    this.owner = owner;
    this.element = element;
    this.annotation = annotation;
    this.value = value;
    this.member = member;
    this.offset = offset;
    this.length = length;
    this.suppressed = suppressed;
  }

  /** A place that nobody knows: of models made without a compiler. */
  public static Site unknown() {
    return UNKNOWN;
  }

  /**
   * The place of an element.
   *
   * @param owner how messages call it, such as {@code Order} or {@code Order.placedAt}
   * @param suppressed ids of warnings silenced on it
   */
  public static Site of(String owner, Element element, Set<String> suppressed) {
    return new Site(owner, element, null, null, null, 0, 0, Set.copyOf(suppressed));
  }

  /** The place of an annotation on this site's element; {@code more} are ids that it silences. */
  public Site annotation(WrittenAnnotation written, Set<String> more) {
    return new Site(owner, element, written, null, null, 0, 0, union(more));
  }

  /** The place of a member of this site's annotation. */
  public Site member(String name, @Nullable AnnotationValue memberValue) {
    return new Site(owner, element, annotation, memberValue, name, 0, 0, suppressed);
  }

  /** The place of a member of this site's annotation, by its name; the annotation's if left out. */
  public Site at(String name) {
    if (annotation == null) {
      return this;
    }
    AnnotationValue written = annotation.members().get(name);
    return written == null ? this : member(name, written);
  }

  /** The place of an element of an array member of this site's annotation. */
  public Site at(String name, int index) {
    Site all = at(name);
    AnnotationValue array = all.value;
    boolean isThere =
        array != null && array.getValue() instanceof List<?> several && index < several.size();
    return isThere ? member(name, (AnnotationValue) ((List<?>) array.getValue()).get(index)) : all;
  }

  /** The same place, called otherwise in messages: {@code Order.recentOrders}. */
  public Site owned(String newOwner) {
    return new Site(newOwner, element, annotation, value, member, offset, length, suppressed);
  }

  /** A stretch of this site's string value, in UTF-16 units of the value as written by the user. */
  public Site within(int start, int units) {
    return new Site(owner, element, annotation, value, member, start, units, suppressed);
  }

  /** How messages call the declaration; empty where unknown. */
  public String owner() {
    return owner;
  }

  /** The element, where known. */
  public @Nullable Element element() {
    return element;
  }

  /** The annotation, where the place is inside one. */
  public @Nullable WrittenAnnotation annotation() {
    return annotation;
  }

  /** The annotation's value, where the place is one. */
  public @Nullable AnnotationValue value() {
    return value;
  }

  /** The name of the annotation's member, where the place is one. */
  public @Nullable String member() {
    return member;
  }

  /** Where in the value's text the stretch begins. */
  public int offset() {
    return offset;
  }

  /** The stretch's length; 0 for the whole value. */
  public int length() {
    return length;
  }

  /** Whether a warning is silenced here. */
  public boolean suppresses(String id) {
    return suppressed.contains(id);
  }

  private Set<String> union(Set<String> more) {
    if (more.isEmpty()) {
      return suppressed;
    }
    Set<String> all = new java.util.TreeSet<>(suppressed);
    all.addAll(more);
    return Set.copyOf(all);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Site;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return owner;
  }
}
