package dev.keywright.processor.diagnostic;

import java.util.Locale;

/**
 * The catalogue of everything that can be wrong: one constant a rule, with its stable id, what it
 * means, and how it is mended. {@code docs/diagnostics.md} is made from here and from the fixtures;
 * a test fails where a constant has no fixture.
 */
public enum Problem {
  // What a user wrote is no declaration yet.
  TABLE_WITHOUT_ENTITIES(
      "A table lists no entity.", "List the entities: @Table(…, entities = {Order.class})."),
  NOT_AN_ENTITY(
      "A table lists a type that is no @Entity.", "Annotate the type with @Entity, or unlist it."),
  ENTITY_WITHOUT_TABLE(
      Kind.WARNING,
      "No table lists the entity, so nothing is generated for it.",
      "Add it to the entities of its @Table, or annotate it with @Table itself."),
  NOT_A_COLLECTION(
      "A table lists a collection that is no @ItemCollection record.",
      "Annotate the record with @ItemCollection, or unlist it."),
  UNSUPPORTED_SHAPE(
      "The type is of a shape that cannot be read or made.",
      "Use a record, a class with a constructor for its properties, a builder, or a JavaBean."),
  UNSUPPORTED_TYPE(
      "A property is of a type that has no attribute form.",
      "Use one of the types of docs/types.md, a record of them, or a converter."),
  INVALID_DEFAULT(
      "A @Default is no value of its property.",
      "Write the value as text, in the form that the type is stored in."),
  INVALID_ENUM_VALUE(
      "An @EnumValue does not give each constant of its enum a value of its own.",
      "Give each constant a text, or annotate one accessor that returns a String or a whole number."),
  MISPLACED_ANNOTATION(
      "An annotation of a property stands where no property is read, and would do nothing.",
      "Put it on a property, or make one of what carries it."),
  INVALID_FLATTEN(
      "A @Flatten is on what has no properties to spread, or beside what contradicts it.",
      "Flatten a record, class or bean; rename its attributes by @Flatten(prefix = …)."),
  DUPLICATE_ATTRIBUTE(
      "Two properties are stored under one attribute name.",
      "Give one of them another name: @Attribute(name = …)."),
  DUPLICATE_DECLARATION(
      "Two declarations have one name: indexes, patterns, or keys of one index.",
      "Rename or remove one of them."),
  SEALED_ENTITY(
      "The types that a sealed entity permits do not agree on what the table asks of all of them.",
      "Let all permitted types store the property alike, or keep it out of keys and questions."),
  INVALID_NAME(
      "A table, index, attribute or pattern name is not allowed.",
      "Use a name that DynamoDB, or Java, allows."),

  // Keys.
  TEMPLATE_SYNTAX(
      "A key template is ill-formed.", "Write literals and {property} slots; double a brace."),
  UNKNOWN_PROPERTY(
      "A name is no property of the entity.", "Name a property; the nearest is offered."),
  UNKNOWN_INDEX("A name is no index of the table.", "Declare the index on the table."),
  UNKNOWN_FORMAT(
      "A slot's format does not fit its type.", "Use one of the formats listed for the type."),
  NO_KEY_TYPE(
      "A property's type cannot stand in a key.", "Use a property of a scalar type in the key."),
  AMBIGUOUS_TEMPLATE(
      "Two different lists of values could make the same key.",
      "Put a literal between the slots that cannot occur in the first one's text."),
  MISSING_KEY(
      "An entity does not say what the table's key holds.",
      "Add @Key(partition = …, sort = …) to the entity."),
  MISSING_TEMPLATE(
      "A @Key leaves out a template that its key attribute needs.",
      "Give the template, or let a property be stored under the attribute's name."),
  SUPERFLUOUS_TEMPLATE(
      "A @Key gives a template for an attribute that something else fills.",
      "Remove the template, or rename the attribute."),
  NULLABLE_TABLE_KEY(
      Kind.WARNING,
      "A property in the table's key may be null; writing such an item fails.",
      "Make the property non-null."),
  STAMPED_KEY(
      "A property that the write itself fills stands in a key, which is made before.",
      "Fill the property before the write, without @Version, @CreatedAt or @UpdatedAt."),
  KEY_TYPE_CONFLICT(
      "Entities store different types in one key attribute.",
      "Let every entity store text, or every entity a number, in the attribute."),
  OVERLAPPING_KEYS(
      "Items of two entities can have the same full key, so that one would replace the other.",
      "Give the keys different literal text."),
  INVALID_WHEN(
      "A @Key's when is ill-formed, or has nothing to act on.",
      "Write p = CONST, p in (A, B), p present or p absent, joined by and."),
  SPARSE_IMPOSSIBLE(
      "A when needs a key attribute to leave out, and the index has none of its own.",
      "Give the index an attribute that only this key fills."),
  UNREADABLE_PROPERTY(
      "A property is not stored, and no key gives its value back.",
      "Store it, or let it stand in the table's key in a format that keeps its whole value."),
  INVALID_KEY_SCHEMA(
      "The key attributes of a table or an index are no key together.",
      "Name different attributes; a local index needs a table with a sort key."),
  INVALID_PROJECTION(
      "What an index includes does not fit its projection, or its items.",
      "Say projection = IndexProjection.INCLUDE, and include attributes that an entity stores."),
  INDEX_LIMITS(
      "A table has more indexes, or an index more attributes, than DynamoDB allows.",
      "Serve several patterns from one index."),

  // Patterns.
  INVALID_PATTERN(
      "A pattern's members do not fit together.", "Follow the message: it names the two members."),
  INVALID_CONDITION(
      "A by or filter is ill-formed, or compares with what its property cannot be.",
      "Write p, p = CONST, p in (A, B), p present or p absent, joined by and."),
  NOT_RANGEABLE(
      "A range, prefix or order over a property whose encoding does not keep its order.",
      "Give the slot an order-preserving format."),
  SCAN_REQUIRED(
      "No key answers the pattern, so that it would need a Scan, or more of a partition than it asks for.",
      "Declare the key that the message suggests, or ask by what a key knows."),
  INDEX_CANNOT_SERVE(
      "The index that the pattern names cannot answer it.",
      "Follow the reason that is given, or let the processor choose the index."),
  PROJECTION_TOO_SMALL(
      "The only index that answers holds too few attributes.",
      "Include the attributes listed, return a projection with what it holds, or say fetch = true."),
  PROJECTION_MISMATCH(
      "A projection has a component that the entity does not have.",
      "Name and type the component as the entity's property."),
  CONSISTENT_IMPOSSIBLE(
      "Only a global index answers, and it cannot be read consistently.",
      "Drop consistent, or declare a table key or local index that answers."),
  INDISTINCT_ENTITIES(
      "A query would catch another entity's items, and nothing tells them apart.",
      "Give the sort keys different literal text, or keep the type attribute and project it."),
  NAME_COLLISION(
      "Two generated names are equal, or one is a method that Java reserves.",
      "Rename the pattern, entity or property."),
  INVALID_COLLECTION(
      "An item collection's components cannot be filled from one partition.",
      "Let its components be entities, Optional or List of entities that share a partition."),

  // Advice.
  HOT_PARTITION(
      Kind.WARNING,
      "A partition key has so few values that each of them runs hot.",
      "Spread it: \"STATUS#{status}#{orderId:shard(10)}\".",
      "Using write sharding to distribute workloads evenly in your DynamoDB table"),
  MONOTONIC_PARTITION(
      Kind.WARNING,
      "A partition key is a date alone, so that all writes of the moment go to one partition.",
      "Put a spreading slot beside the date.",
      "Designing partition keys to distribute your workload in DynamoDB"),
  LOST_PROPERTY(
      Kind.WARNING,
      "A class keeps a value that is not stored, since it cannot be given back to it.",
      "Let the setter, builder or constructor take what the getter returns, or mark it @Ignore."),
  UNBOUNDED_ITEM(
      Kind.WARNING,
      "A list inside an item grows without a declared bound, towards the 400 KB limit.",
      "Store its elements as items of their own in the partition.",
      "Best practices for storing large items and attributes in DynamoDB"),
  FILTER_COST(
      Kind.WARNING,
      "A filter reads, and pays for, items that it drops.",
      "Put the filtered property into a key.",
      "Filter expressions for the Query operation in DynamoDB"),
  LOSSY_IDENTITY(
      Kind.WARNING,
      "A truncating format stands in the table's key: two values, one item.",
      "Use the full value, or add a slot that tells items apart.",
      "Core components of Amazon DynamoDB"),
  UNUSED_INDEX(
      Kind.WARNING,
      "No pattern uses the index.",
      "Remove the index, or use it.",
      "General guidelines for secondary indexes in DynamoDB"),
  UNUSED_KEY(
      Kind.WARNING,
      "No pattern of the entity uses the key's index.",
      "Remove the key, or use it.",
      "General guidelines for secondary indexes in DynamoDB"),
  PROJECTION_COST(
      Kind.WARNING,
      "An index holds all attributes where its patterns need few.",
      "Project what the patterns need.",
      "General guidelines for secondary indexes in DynamoDB"),
  OVER_INDEXED(
      Kind.WARNING,
      "A table has more than five global indexes.",
      "Let several patterns share one index.",
      "General guidelines for secondary indexes in DynamoDB");

  /** How grave a problem is. */
  public enum Kind {
    /** Nothing is generated. */
    ERROR,
    /** Code is generated; a {@code suppress} silences it. */
    WARNING
  }

  private final String id;
  private final Kind kind;
  private final String meaning;
  private final String mend;
  private final String page;

  Problem(String meaning, String mend) {
    this(Kind.ERROR, meaning, mend);
  }

  Problem(Kind kind, String meaning, String mend) {
    this(kind, meaning, mend, "");
  }

  Problem(Kind kind, String meaning, String mend, String page) {
    this.id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.kind = kind;
    this.meaning = meaning;
    this.mend = mend;
    this.page = page;
  }

  /** The stable id: {@code scan-required}. */
  public String id() {
    return id;
  }

  /** How grave it is. */
  public Kind kind() {
    return kind;
  }

  /** What it means, in a sentence. */
  public String meaning() {
    return meaning;
  }

  /** How it is mended, in a sentence. */
  public String mend() {
    return mend;
  }

  /**
   * The page of the DynamoDB developer guide that advice comes from, by its title; empty for a
   * mistake that is one without it.
   */
  public String page() {
    return page;
  }
}
