/** The chat system: rooms, and the comments of users in them. */
@NullMarked
package dev.keywright.designs.chat;

import org.jspecify.annotations.NullMarked;
