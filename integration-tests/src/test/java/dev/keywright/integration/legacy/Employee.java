package dev.keywright.integration.legacy;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Key;

/** Beside the tasks, in the same partition. */
@Entity(type = "employee")
@Key(partition = "$taskapp#employee_{employee:lower,raw}", sort = "$employee_1")
@AccessPattern(name = "byName", by = "employee", unique = true)
public record Employee(String employee, String team) {}
