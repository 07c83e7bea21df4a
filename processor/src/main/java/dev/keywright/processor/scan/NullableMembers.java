package dev.keywright.processor.scan;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads from a class file where a {@code Nullable}, whosever it is, stands in the types of fields,
 * of what methods return and of their parameters. A javac before 22 keeps annotations of types in
 * class files to itself, and a property that may be null would be taken for one that may not. See
 * "The class File Format" of the Java Virtual Machine Specification, 4.7.20.
 */
final class NullableMembers {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int TARGET_FIELD = 0x13;
  private static final int TARGET_RETURN = 0x14;
  private static final int TARGET_PARAMETER = 0x16;
  private static final int PATH_ARRAY = 0;
  private static final int PATH_ARGUMENT = 3;

  private final DataInputStream in;
  private final Map<String, NullPaths> members = new HashMap<>();
  private String[] texts = {};

  private NullableMembers(byte[] classFile) {
    this.in = new DataInputStream(new ByteArrayInputStream(classFile));
  }

  /**
   * Where null may stand in each field, by its name, in what each method returns, by its name and
   * the descriptor of its parameters, and in each parameter, by that and its index: {@code note},
   * {@code note()}, {@code setNote(Ljava/lang/String;)0}.
   *
   * @throws IOException if the bytes are no class file that this knows
   */
  static Map<String, NullPaths> of(byte[] classFile) throws IOException {
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
      String descriptor = texts[in.readUnsignedShort()];
      String member = methods ? name + descriptor.substring(0, descriptor.indexOf(')') + 1) : name;
      int attributes = in.readUnsignedShort();
      for (int k = 0; k < attributes; k++) {
        String attribute = texts[in.readUnsignedShort()];
        byte[] content = in.readNBytes(in.readInt());
        boolean isOfTypes =
            attribute.equals("RuntimeVisibleTypeAnnotations")
                || attribute.equals("RuntimeInvisibleTypeAnnotations");
        if (isOfTypes) {
          readAnnotations(member, content);
        }
      }
    }
  }

  private void readAnnotations(String member, byte[] annotations) throws IOException {
    DataInputStream each = new DataInputStream(new ByteArrayInputStream(annotations));
    int count = each.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      int target = each.readUnsignedByte();
      int parameter = target == TARGET_PARAMETER ? each.readUnsignedByte() : -1;
      skipTarget(each, target);
      Optional<List<Integer>> path = path(each);
      String type = texts[each.readUnsignedShort()];
      boolean isNullable = type.endsWith("/Nullable;") || type.endsWith("$Nullable;");
      boolean isOfValue =
          target == TARGET_FIELD || target == TARGET_RETURN || target == TARGET_PARAMETER;
      if (isNullable && isOfValue && path.isPresent()) {
        members.merge(
            parameter < 0 ? member : member + parameter,
            NullPaths.NONE.with(path.get()),
            NullPaths::and);
      }
      skipMembers(each);
    }
  }

  /** The type arguments on the way to what is annotated; empty where arrays are. */
  private static Optional<List<Integer>> path(DataInputStream in) throws IOException {
    List<Integer> arguments = new ArrayList<>();
    boolean isInArray = false;
    int depth = in.readUnsignedByte();
    for (int i = 0; i < depth; i++) {
      int kind = in.readUnsignedByte();
      int index = in.readUnsignedByte();
      isInArray |= kind == PATH_ARRAY;
      if (kind == PATH_ARGUMENT) {
        arguments.add(index);
      }
    }
    return isInArray ? Optional.empty() : Optional.of(arguments);
  }

  private static void skipTarget(DataInputStream in, int target) throws IOException {
    switch (target) {
      case TARGET_FIELD, TARGET_RETURN, TARGET_PARAMETER, 0x15 -> {}
      case 0x00, 0x01 -> in.skipNBytes(1);
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
