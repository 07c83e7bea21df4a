package dev.keywright.example;

import java.util.List;

/** A table design with its data and its questions, above some DynamoDB. */
public interface Design {

  /** What it is called in the transcript. */
  String title();

  /** Creates the tables and stores the data. */
  void load();

  /** The questions, in the order in which they are asked. */
  List<Question> questions();
}
