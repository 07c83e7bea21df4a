package dev.keywright.testing.contract;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The lists themselves: each line names a class that exists and gives a reason. */
final class KnownDeviationsContractTest {

  @Test
  void everyLineNamesATest() {
    for (String target : List.of("dynalite", "engine")) {
      KnownDeviations deviations = KnownDeviations.of(target);
      deviations
          .reasons()
          .forEach(
              (id, reason) -> {
                String type = id.substring(0, id.indexOf('.'));
                String name = getClass().getPackageName() + "." + type + "ContractTest";
                assertDoesNotThrow(() -> Class.forName(name), deviations.source() + ": " + id);
                assertFalse(reason.isBlank(), id);
              });
    }
  }
}
