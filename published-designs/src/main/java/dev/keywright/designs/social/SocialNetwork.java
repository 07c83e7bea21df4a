package dev.keywright.designs.social;

import dev.keywright.Table;

/** Everything of a user under partitions such as {@code u#{id}#follower}. */
@Table(
    name = "SNS",
    partitionKey = "PK",
    sortKey = "SK",
    typeAttribute = "",
    entities = {
      UserInfo.class,
      UserCounts.class,
      Follower.class,
      Following.class,
      Post.class,
      Like.class,
      LikeCount.class,
      TimelineEntry.class
    })
public interface SocialNetwork {}
