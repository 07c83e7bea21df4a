package parts;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks declarations, not types; a class file keeps it, a program does not see it. */
@Retention(RetentionPolicy.CLASS)
public @interface Nullable {}
