package dev.keywright.designs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keywright.Range;
import dev.keywright.designs.chat.ChatTable;
import dev.keywright.designs.chat.Comment;
import dev.keywright.designs.chat.Room;
import dev.keywright.testing.InProcessDynamoDb;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The chat system: its published items answer its published questions. */
class ChatTest {

  private final InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
  private final ChatTable chat = ChatTable.of(dynamoDb.client());

  @BeforeEach
  void load() {
    chat.createIfMissing();
    PublishedModel.read("ChatSystemSchema.json").loadInto(dynamoDb.client(), ChatTable.NAME);
  }

  @AfterEach
  void close() {
    dynamoDb.close();
  }

  @Test
  void roomsByName() {
    assertEquals(Optional.of(new Room("Music", "UserA")), chat.room().byName("Music"));
    assertEquals(Optional.of(new Room("Art", "UserF")), chat.room().byName("Art"));
    assertEquals(Optional.empty(), chat.room().byName("Sport"));
  }

  @Test
  void aRoomIsCreatedOnceAndDeleted() {
    chat.room().create(new Room("Sport", "UserB"));
    assertEquals(Optional.of(new Room("Sport", "UserB")), chat.room().byName("Sport"));
    assertEquals(Optional.of(new Room("Sport", "UserB")), chat.room().delete("Sport"));
    assertEquals(Optional.empty(), chat.room().byName("Sport"));
  }

  @Test
  void commentsOfARoomNewestFirst() {
    assertEquals(
        List.of("I like a Rock music.", "Hello!"),
        texts(chat.comment().newestFirst("Music").list()));
    assertEquals(List.of("Me too.", "I love aaa."), texts(chat.comment().newestTen("Art").list()));
  }

  @Test
  void commentsOfARoomAfterAPositionAndBetweenTwo() {
    Instant hello = Instant.parse("2023-04-01T12:00:00.001Z");
    Instant rock = Instant.parse("2023-04-01T12:00:50.001Z");
    assertEquals(
        List.of("I like a Rock music."),
        texts(chat.comment().ofRoom("Music", Range.greaterThan(hello)).list()));
    assertEquals(
        List.of("Hello!", "I like a Rock music."),
        texts(chat.comment().ofRoom("Music", Range.closed(hello, rock)).list()));
    assertEquals(
        List.of("Hello!"),
        texts(chat.comment().ofRoom("Music", Range.closedOpen(hello, rock)).list()));
  }

  @Test
  void commentsOfAUser() {
    List<Comment> comments = chat.comment().ofUser("UserA").list();
    assertEquals(List.of("Hello!", "I like a Rock music.", "Me too."), texts(comments));
    assertEquals(Instant.parse("2023-04-01T13:00:00.001Z"), comments.get(1).saidAt());
  }

  private static List<String> texts(List<Comment> comments) {
    return comments.stream().map(Comment::text).toList();
  }
}
