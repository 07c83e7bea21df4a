package dev.keywright.support.key;

import java.util.List;

/** The one place that decides what encoding a slot has. */
public final class SlotEncodings {

  private SlotEncodings() {}

  /**
   * Returns the encoding of a slot of any type but an enum.
   *
   * @param name the slot
   * @param type the type of its values
   * @param formats its formats, as the template has them
   * @param context where it stands
   */
  public static SlotEncoding<?> of(
      SlotName name, SlotType type, List<String> formats, SlotContext context)
      throws UnsupportedFormatException {
    return of(name, type, List.of(), formats, context);
  }

  /**
   * Returns the encoding of a slot.
   *
   * @param name the slot
   * @param type the type of its values
   * @param constants for an enum the texts of its constants, in order; else empty
   * @param formats its formats, as the template has them
   * @param context where it stands
   */
  public static SlotEncoding<?> of(
      SlotName name,
      SlotType type,
      List<String> constants,
      List<String> formats,
      SlotContext context)
      throws UnsupportedFormatException {
    return new SlotFormats(name, type, constants, context).encoding(formats);
  }
}
