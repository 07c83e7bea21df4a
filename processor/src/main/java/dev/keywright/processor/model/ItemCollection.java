package dev.keywright.processor.model;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.diagnostic.Site;
import java.util.List;

/**
 * A record of entities that share a partition and are read in one Query.
 *
 * @param name its simple name
 * @param type its Java type
 * @param members its components, in order
 * @param patterns its access patterns
 * @param refusesOthers whether an item that no component takes is an error
 * @param generatedPackage where its code goes
 * @param site its place
 */
public record ItemCollection(
    String name,
    ClassName type,
    List<Member> members,
    List<AccessPattern> patterns,
    boolean refusesOthers,
    String generatedPackage,
    Site site) {

  public ItemCollection {
    members = List.copyOf(members);
    patterns = List.copyOf(patterns);
  }

  /** Whether items that are of no entity of the collection matter, and must be told from those. */
  public boolean mindsOthers() {
    return refusesOthers || members.stream().anyMatch(each -> each.arity() == Arity.OTHERS);
  }

  /** How many items of an entity a component takes. */
  public enum Arity {
    /** Exactly one. */
    ONE,
    /** None or one, as an {@code Optional}. */
    OPTIONAL,
    /** None or one, as a nullable component. */
    NULLABLE,
    /** Any number, in key order. */
    LIST,
    /** Every item that no other component takes, as it is, in key order. */
    OTHERS
  }

  /**
   * A component.
   *
   * @param name its name
   * @param type the entity, or the sealed interface of entities, that it takes; {@code Map} for
   *     what no other takes
   * @param entities the simple names of the entities it takes: one, or all that a sealed interface
   *     permits; none for what no other takes
   * @param arity how many
   * @param site its place
   */
  public record Member(String name, ClassName type, List<String> entities, Arity arity, Site site) {
    public Member {
      entities = List.copyOf(entities);
    }
  }
}
