package dev.keywright.processor.scan;

import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * What a type consists of, before its properties' types and annotations are read.
 *
 * @param members what may be a property, in the order of the source
 * @param shape makes the shape, given the names of the members that are properties, and a literal
 *     for each that is ignored
 */
record Blueprint(List<Member> members, BiFunction<List<String>, Map<String, String>, Shape> shape) {

  Blueprint {
    members = List.copyOf(members);
  }

  /**
   * What may be a property.
   *
   * @param name its name
   * @param type its type, type variables bound
   * @param places the elements that stand for it, the one with the best position first
   * @param read the expression that reads it
   */
  record Member(String name, TypeMirror type, List<? extends Element> places, String read) {
    Member {
      places = List.copyOf(places);
    }
  }

  /** The annotation of a type on one of the elements that stand for a member. */
  static Optional<Declaration> find(Scan scan, Member member, Site site, String annotation) {
    return member.places().stream()
        .flatMap(each -> Declaration.find(scan, each, site, annotation).stream())
        .findFirst();
  }

  /** The setters of those members that are properties. */
  static Map<String, String> settersOf(List<String> properties, Map<String, String> setters) {
    Map<String, String> chosen = new LinkedHashMap<>();
    properties.forEach(each -> chosen.put(each, setters.get(each)));
    return chosen;
  }
}
