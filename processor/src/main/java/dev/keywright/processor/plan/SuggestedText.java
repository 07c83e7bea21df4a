package dev.keywright.processor.plan;

/** Words for keys that messages suggest: {@code OrderLine} becomes {@code ORDER_LINE}. */
public final class SuggestedText {

  private SuggestedText() {}

  /** A camel-case name in upper case, its words joined by underscores. */
  public static String upper(String name) {
    StringBuilder text = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (i > 0 && Character.isUpperCase(c) && Character.isLowerCase(name.charAt(i - 1))) {
        text.append('_');
      }
      text.append(Character.toUpperCase(c));
    }
    return text.toString();
  }
}
