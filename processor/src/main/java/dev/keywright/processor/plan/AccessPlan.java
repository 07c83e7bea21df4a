package dev.keywright.processor.plan;

import java.util.List;

/**
 * How a pattern is answered: exactly one request, or one for each shard. Everything that a writer
 * needs to emit the call, and an interpreter to make it, is here.
 */
public sealed interface AccessPlan {

  /** The way into the table. */
  KeyPath path();

  /** Terms that no key condition enforces: conditions of the pattern's {@code filter}. */
  List<Term> filter();

  /** Why this way was chosen, and what else would have served. */
  String reason();

  /**
   * One GetItem.
   *
   * @param key every key attribute of the table
   */
  record GetItem(KeyPath path, List<KeyValue> key, List<Term> filter, String reason)
      implements AccessPlan {
    public GetItem {
      key = List.copyOf(key);
      filter = List.copyOf(filter);
    }
  }

  /**
   * One Query, or one for each shard.
   *
   * @param partition every partition key attribute
   * @param sortEquals the leading sort key attributes that are known whole
   * @param sort the condition on the next one
   * @param discriminator what keeps other entities' items out
   * @param filter conditions that DynamoDB, or this side, checks after reading
   * @param fetch whether the index gives keys only and the items are fetched by them
   */
  record Query(
      KeyPath path,
      List<KeyValue> partition,
      List<KeyValue> sortEquals,
      KeyCondition sort,
      Discriminator discriminator,
      List<Term> filter,
      boolean fetch,
      String reason)
      implements AccessPlan {
    public Query {
      partition = List.copyOf(partition);
      sortEquals = List.copyOf(sortEquals);
      filter = List.copyOf(filter);
    }

    /** Whether there is one query for each shard. */
    public boolean isSharded() {
      return partition.stream().anyMatch(KeyValue::isSharded);
    }

    /** Whether values of the range that a question asks for are looked at again after reading. */
    public boolean checksRangeOf(Question question) {
      return question.range().isPresent()
          && sort instanceof KeyCondition.Between between
          && !between.isExact();
    }
  }

  /** The same plan with another reason. */
  default AccessPlan because(String why) {
    if (this instanceof GetItem get) {
      return new GetItem(get.path(), get.key(), get.filter(), why);
    }
    Query query = (Query) this;
    return new Query(
        query.path(),
        query.partition(),
        query.sortEquals(),
        query.sort(),
        query.discriminator(),
        query.filter(),
        query.fetch(),
        why);
  }
}
