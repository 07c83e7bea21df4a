package parts;

import java.util.List;

/** What stands on a part: an interface that is implemented where the table is. */
public interface PartLabel {
  String number();

  @Nullable
  String maker();

  List<@org.jspecify.annotations.Nullable String> remarks();
}
