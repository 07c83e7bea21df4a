package dev.keywright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The constructor that makes instances from items, where a class has several. */
@Documented
@Target({ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
public @interface Creator {}
