package dev.keywright.processor.write;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;

/** What a class file refers to: other classes, their members, and call sites linked at run time. */
final class ConstantPool {

  private final Object[] constants;
  private final Set<String> classes = new TreeSet<>();
  private final Set<String> members = new TreeSet<>();
  private boolean dynamic;

  private ConstantPool(DataInputStream in) throws IOException {
    in.skipNBytes(8);
    constants = new Object[in.readUnsignedShort()];
    for (int i = 1; i < constants.length; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> constants[i] = in.readUTF();
        case 3, 4 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        case 7, 8, 16, 19, 20 -> constants[i] = new int[] {tag, in.readUnsignedShort()};
        case 9, 10, 11, 12 ->
            constants[i] = new int[] {tag, in.readUnsignedShort(), in.readUnsignedShort()};
        case 15 -> in.skipNBytes(3);
        case 17, 18 -> {
          in.skipNBytes(4);
          dynamic = true;
        }
        default -> throw new IOException("constant of tag " + tag);
      }
    }
    for (Object each : constants) {
      if (each instanceof int[] reference && reference[0] == 7) {
        classes.add(text(reference[1]));
      } else if (each instanceof int[] reference && reference[0] >= 9 && reference[0] <= 11) {
        int[] owner = (int[]) constants[reference[1]];
        int[] name = (int[]) constants[reference[2]];
        members.add(text(owner[1]) + "." + text(name[1]));
      }
    }
  }

  static ConstantPool of(byte[] classFile) {
    try {
      return new ConstantPool(new DataInputStream(new ByteArrayInputStream(classFile)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String text(int index) {
    return (String) constants[index];
  }

  /** The names of the classes, with slashes. */
  Set<String> classes() {
    return classes;
  }

  /** The members: {@code java/lang/Class.forName}. */
  Set<String> members() {
    return members;
  }

  /** Whether there is an {@code invokedynamic}: a lambda, or a concatenation of strings. */
  boolean isDynamic() {
    return dynamic;
  }
}
