package dev.keywright.processor.scan;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads from a class file which fields and getters have a type that is annotated with a {@code
 * Nullable}, whosever it is. A javac before 22 keeps annotations of types in class files to itself,
 * and a property that may be null would be taken for one that may not. See "The class File Format"
 * of the Java Virtual Machine Specification, 4.7.20.
 */
final class NullableMembers {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int TARGET_FIELD = 0x13;
  private static final int TARGET_RETURN = 0x14;

  private final DataInputStream in;
  private final Set<String> members = new HashSet<>();
  private String[] texts = {};

  private NullableMembers(byte[] classFile) {
    this.in = new DataInputStream(new ByteArrayInputStream(classFile));
  }

  /**
   * The names of such fields, and of such methods without parameters, those with {@code ()} behind.
   *
   * @throws IOException if the bytes are no class file that this knows
   */
  static Set<String> of(byte[] classFile) throws IOException {
    NullableMembers reader = new NullableMembers(classFile);
    reader.read();
    return reader.members;
  }

  private void read() throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("no class file");
    }
    in.readInt();
    readConstants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    readMembers(false);
    readMembers(true);
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    texts = new String[count];
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts[i] = in.readUTF();
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> throw new IOException("constant of kind " + tag);
      }
    }
  }

  private void readMembers(boolean methods) throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      in.readUnsignedShort();
      String name = texts[in.readUnsignedShort()];
      boolean isReader = !methods || texts[in.readUnsignedShort()].startsWith("()");
      if (!methods) {
        in.readUnsignedShort();
      }
      int attributes = in.readUnsignedShort();
      for (int k = 0; k < attributes; k++) {
        String attribute = texts[in.readUnsignedShort()];
        byte[] content = in.readNBytes(in.readInt());
        boolean isOfTypes =
            attribute.equals("RuntimeVisibleTypeAnnotations")
                || attribute.equals("RuntimeInvisibleTypeAnnotations");
        if (isReader && isOfTypes && saysNullable(content)) {
          members.add(methods ? name + "()" : name);
        }
      }
    }
  }

  /** Whether the outermost type itself is annotated, not an argument or a component of it. */
  private boolean saysNullable(byte[] annotations) throws IOException {
    DataInputStream each = new DataInputStream(new ByteArrayInputStream(annotations));
    int count = each.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      int target = each.readUnsignedByte();
      skipTarget(each, target);
      int depth = each.readUnsignedByte();
      each.skipNBytes(2L * depth);
      String type = texts[each.readUnsignedShort()];
      boolean isNullable = type.endsWith("/Nullable;") || type.endsWith("$Nullable;");
      if (isNullable && depth == 0 && (target == TARGET_FIELD || target == TARGET_RETURN)) {
        return true;
      }
      skipMembers(each);
    }
    return false;
  }

  private static void skipTarget(DataInputStream in, int target) throws IOException {
    switch (target) {
      case TARGET_FIELD, TARGET_RETURN, 0x15 -> {}
      case 0x00, 0x01, 0x16 -> in.skipNBytes(1);
      case 0x10, 0x11, 0x12, 0x17 -> in.skipNBytes(2);
      default -> throw new IOException("type annotation of kind " + target);
    }
  }

  private static void skipMembers(DataInputStream in) throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      in.readUnsignedShort();
      skipValue(in);
    }
  }

  private static void skipValue(DataInputStream in) throws IOException {
    switch (in.readUnsignedByte()) {
      case 'e' -> in.skipNBytes(4);
      case '@' -> {
        in.readUnsignedShort();
        skipMembers(in);
      }
      case '[' -> {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
          skipValue(in);
        }
      }
      default -> in.skipNBytes(2);
    }
  }
}
