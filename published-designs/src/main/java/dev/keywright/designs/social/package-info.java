/** The social network: users, their followers, posts, likes and timelines. */
@NullMarked
package dev.keywright.designs.social;

import org.jspecify.annotations.NullMarked;
