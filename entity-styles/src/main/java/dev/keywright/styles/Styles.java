package dev.keywright.styles;

import dev.keywright.Table;

/** One table of all of them. */
@Table(
    name = "Styles",
    partitionKey = "PK",
    sortKey = "SK",
    entities = {
      LombokValue.class,
      LombokBuilder.class,
      LombokBean.class,
      LombokFluent.class,
      LombokSuperBuilder.class,
      LombokRecord.class,
      AutoValueEntity.class,
      ImmutablesEntity.class,
      SealedStyles.class
    })
public interface Styles {}
