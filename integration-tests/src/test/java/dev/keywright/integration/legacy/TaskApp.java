package dev.keywright.integration.legacy;

import dev.keywright.GlobalIndex;
import dev.keywright.Table;

/**
 * A table whose items another library writes, in its own key text and with its own type attribute.
 */
@Table(
    name = "TaskApp",
    partitionKey = "pk",
    sortKey = "sk",
    typeAttribute = "__edb_e__",
    entities = {Task.class, Employee.class})
@GlobalIndex(name = "gsi1pk-gsi1sk-index", partitionKey = "gsi1pk", sortKey = "gsi1sk")
public interface TaskApp {}
