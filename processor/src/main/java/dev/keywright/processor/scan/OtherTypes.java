package dev.keywright.processor.scan;

import javax.lang.model.type.DeclaredType;

/** What stands in for a type of Java that has no attribute form. */
final class OtherTypes {

  private OtherTypes() {}

  /** What to do instead of declaring a property of the type. */
  static String mend(DeclaredType type) {
    String name = TypeReader.nameOf(type);
    String simple = name.substring(name.lastIndexOf('.') + 1);
    return switch (simple) {
      case "Date", "Timestamp", "Calendar", "GregorianCalendar" ->
          "use an Instant or a LocalDate, or store it by a converter: @Convert(with = …)";
      case "ArrayList", "LinkedList", "Iterable", "Queue", "Deque", "ArrayDeque", "Vector" ->
          "declare a " + declared("List", type);
      case "HashSet", "LinkedHashSet", "EnumSet" -> "declare a " + declared("Set", type);
      case "TreeSet", "NavigableSet" -> "declare a " + declared("SortedSet", type);
      case "HashMap", "LinkedHashMap", "EnumMap", "ConcurrentMap", "ConcurrentHashMap" ->
          "declare a " + declared("Map", type);
      case "TreeMap", "NavigableMap" -> "declare a " + declared("SortedMap", type);
      case "Object" ->
          "declare an AttributeValue, a sealed type of what it may be, or a type variable that the"
              + " entity binds";
      case "Number" -> "declare a BigDecimal";
      case "CharSequence", "StringBuilder" -> "declare a String";
      default -> "store it by a converter: @Convert(with = …)";
    };
  }

  /** The interface with the arguments of the type. */
  private static String declared(String container, DeclaredType type) {
    String shown = TypeReader.describe(type);
    int arguments = shown.indexOf('<');
    return container + (arguments < 0 ? "" : shown.substring(arguments));
  }
}
