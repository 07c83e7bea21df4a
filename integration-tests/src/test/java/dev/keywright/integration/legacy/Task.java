package dev.keywright.integration.legacy;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Keys as ElectroDB composes them: lower case, names and values joined by underscores. */
@Entity(type = "task")
@Key(
    partition = "$taskapp#employee_{employee:lower,raw}",
    sort = "$task_1#project_{project:lower,raw}#task_{task:lower,raw}")
@Key(
    index = "gsi1pk-gsi1sk-index",
    partition = "$taskapp#project_{project:lower,raw}",
    sort = "$task_1#employee_{employee:lower,raw}")
@AccessPattern(name = "ofEmployee", by = "employee")
@AccessPattern(
    name = "ofEmployeeInProject",
    by = {"employee", "project"})
@AccessPattern(name = "ofProject", by = "project")
public record Task(String employee, String project, String task, String title) {}
