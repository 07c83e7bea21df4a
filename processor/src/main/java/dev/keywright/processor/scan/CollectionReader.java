package dev.keywright.processor.scan;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.diagnostic.Problem;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.model.ItemCollection;
import dev.keywright.processor.model.ItemCollection.Arity;
import dev.keywright.processor.model.ItemCollection.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads an item collection that a table lists: a record of the table's entities. */
final class CollectionReader {

  static final String ANNOTATION = "dev.keywright.ItemCollection";
  private static final String REST = "dev.keywright.Rest";

  private static final TypeName ITEMS =
      ParameterizedTypeName.get(
          ClassName.get(List.class),
          ParameterizedTypeName.get(
              ClassName.get(Map.class),
              ClassName.get(String.class),
              ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue")));

  private final Scan scan;
  private final TypeElement table;
  private final Set<String> listed;

  /**
   * @param listed the qualified names of the entities that the table lists
   */
  CollectionReader(Scan scan, TypeElement table, Set<String> listed) {
    this.scan = scan;
    this.table = table;
    this.listed = Set.copyOf(listed);
  }

  /**
   * The collection, or empty where it cannot be read, which is reported.
   *
   * @param list the place in the table that lists it
   */
  Optional<ItemCollection> read(TypeElement type, Site list) {
    String name = type.getSimpleName().toString();
    if (type.getKind() != ElementKind.RECORD || !Declaration.isPresent(type, ANNOTATION)) {
      scan.report()
          .add(
              Problem.NOT_A_COLLECTION,
              list,
              table.getSimpleName() + " lists " + name + ", which is no @ItemCollection record",
              "annotate the record with @ItemCollection, or remove it from collections");
      return Optional.empty();
    }
    Site site = Sites.of(name, type);
    String from = scan.generatedPackage(type, table);
    Optional<String> obstacle = Access.obstacle(scan, type, from);
    if (obstacle.isPresent()) {
      scan.report()
          .add(
              Problem.UNSUPPORTED_SHAPE,
              site,
              "generated code cannot read or make a " + name,
              obstacle.get());
      return Optional.empty();
    }
    List<Member> members = new ArrayList<>();
    boolean complete = true;
    for (RecordComponentElement each :
        ElementFilter.recordComponentsIn(type.getEnclosedElements())) {
      Optional<Member> member =
          member(name, type, each).filter(found -> takesItsOwn(found, members));
      member.ifPresent(members::add);
      complete &= member.isPresent();
    }
    if (complete && members.stream().allMatch(each -> each.arity() == Arity.OTHERS)) {
      complete = false;
      refuse(site, members.isEmpty() ? "it has no components" : "it names no entity");
    }
    boolean refusesOthers = refusesOthers(type, site);
    if (refusesOthers && members.stream().anyMatch(each -> each.arity() == Arity.OTHERS)) {
      complete = false;
      refuse(
          site,
          "it keeps what no entity takes, and refuses it",
          "remove refuseOthers, or the component that is marked @Rest");
    }
    var patterns =
        new PatternReader(scan)
            .patterns(type, site, (projection, as) -> refuseProjection(name, as));
    return complete
        ? Optional.of(
            new ItemCollection(
                name, ClassName.get(type), members, patterns, refusesOthers, from, site))
        : Optional.empty();
  }

  private boolean refusesOthers(TypeElement type, Site site) {
    return Declaration.find(scan, type, site, ANNOTATION)
        .filter(each -> each.flag("refuseOthers"))
        .isPresent();
  }

  private Optional<dev.keywright.processor.model.Projection> refuseProjection(
      String name, Site as) {
    scan.report()
        .add(
            Problem.INVALID_PATTERN,
            as,
            as.owner() + ": an item collection is returned whole",
            "remove as; components of " + name + " say what is returned");
    return Optional.empty();
  }

  private Optional<Member> member(
      String collection, TypeElement type, RecordComponentElement component) {
    String name = component.getSimpleName().toString();
    List<Element> places = new ArrayList<>();
    for (var field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals(name)) {
        places.add(field);
      }
    }
    places.add(component);
    Site site = Sites.of(collection + "." + name, places.get(0));
    TypeMirror held = component.asType();
    if (isRest(type, name, places)) {
      return others(name, held, site);
    }
    if (isItems(held)) {
      refuse(
          site,
          "nothing says which items it takes",
          "mark it @Rest, to take every item that no other component does");
      return Optional.empty();
    }
    Arity arity = Nullness.isNullable(scan, places) ? Arity.NULLABLE : Arity.ONE;
    if (held instanceof DeclaredType declared && declared.getTypeArguments().size() == 1) {
      String container = ((TypeElement) declared.asElement()).getQualifiedName().toString();
      if (container.equals("java.util.List")) {
        arity = Arity.LIST;
        held = declared.getTypeArguments().get(0);
      } else if (container.equals("java.util.Optional")) {
        arity = Arity.OPTIONAL;
        held = declared.getTypeArguments().get(0);
      }
    }
    if (held.getKind() == TypeKind.ERROR) {
      scan.defer();
      return Optional.empty();
    }
    Arity found = arity;
    if (!(held instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement taken)) {
      refuse(site, TypeReader.describe(held) + " is no entity");
      return Optional.empty();
    }
    return entities(taken, site)
        .map(entities -> new Member(name, ClassName.get(taken), entities, found, site));
  }

  /** Whether a component is marked to take what no other does: on itself, or on its accessor. */
  private static boolean isRest(TypeElement type, String name, List<Element> places) {
    List<Element> all = new ArrayList<>(places);
    ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(each -> each.getSimpleName().contentEquals(name))
        .filter(each -> each.getParameters().isEmpty())
        .forEach(all::add);
    return Roles.isPresent(all, REST);
  }

  private static boolean isItems(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED && TypeName.get(type).equals(ITEMS);
  }

  private Optional<Member> others(String name, TypeMirror held, Site site) {
    if (!isItems(held)) {
      refuse(
          site,
          "@Rest takes items as they are, and it is a " + TypeReader.describe(held),
          "make it a List<Map<String, AttributeValue>>");
      return Optional.empty();
    }
    return Optional.of(new Member(name, ClassName.get(Map.class), List.of(), Arity.OTHERS, site));
  }

  /** Each item goes to one component, so that no second one gets what another takes. */
  private boolean takesItsOwn(Member member, List<Member> before) {
    for (Member other : before) {
      if (member.arity() == Arity.OTHERS && other.arity() == Arity.OTHERS) {
        refuse(
            member.site(),
            other.name() + " takes every item that is left already",
            "keep one of the two components");
        return false;
      }
      Optional<String> both =
          member.entities().stream().filter(other.entities()::contains).findFirst();
      if (both.isPresent()) {
        refuse(
            member.site(),
            other.name() + " takes every " + both.get() + " already",
            "keep one of the two components");
        return false;
      }
    }
    return true;
  }

  private Optional<List<String>> entities(TypeElement type, Site site) {
    List<TypeElement> candidates = new ArrayList<>();
    collect(type, candidates);
    List<String> names = new ArrayList<>();
    for (TypeElement each : candidates) {
      String name = each.getSimpleName().toString();
      if (!Declaration.isPresent(each, EntityReader.ANNOTATION)) {
        return entityAbove(each)
            .map(
                entity ->
                    refuse(
                        site,
                        name + " is no @Entity, but a type of the entity " + entity,
                        "take every " + entity))
            .orElseGet(() -> refuse(site, name + " is no @Entity"));
      }
      if (!listed.contains(each.getQualifiedName().toString())) {
        return refuse(site, table.getSimpleName() + " does not list " + name);
      }
      names.add(name);
    }
    return Optional.of(names);
  }

  /** The sealed entity that permits a type, where one does. */
  private Optional<String> entityAbove(TypeElement type) {
    for (TypeElement each : InheritedAccessors.above(scan, type)) {
      if (PermittedTypes.isSealed(each) && listed.contains(each.getQualifiedName().toString())) {
        return Optional.of(each.getSimpleName().toString());
      }
    }
    return Optional.empty();
  }

  /** A type, or, where it is a sealed interface and no entity itself, all that it permits. */
  private static void collect(TypeElement type, List<TypeElement> into) {
    if (type.getKind() != ElementKind.INTERFACE
        || type.getPermittedSubclasses().isEmpty()
        || Declaration.isPresent(type, EntityReader.ANNOTATION)) {
      into.add(type);
      return;
    }
    for (TypeMirror each : type.getPermittedSubclasses()) {
      if (each instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement permitted) {
        collect(permitted, into);
      }
    }
  }

  private Optional<List<String>> refuse(Site site, String reason) {
    return refuse(
        site,
        reason,
        "a component is an entity of the table, an Optional or a List of one, or a sealed interface"
            + " of entities");
  }

  private Optional<List<String>> refuse(Site site, String reason, String mend) {
    scan.report()
        .add(
            Problem.INVALID_COLLECTION,
            site,
            site.owner() + " cannot be filled from one partition: " + reason,
            mend);
    return Optional.empty();
  }
}
