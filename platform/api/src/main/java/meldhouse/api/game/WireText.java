package meldhouse.api.game;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a type that crosses the wire as a text: {@code toString()} prints it, and a public static
 * {@code parse(String)} reads it or throws {@link IllegalArgumentException} with a sentence that
 * says what is allowed.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface WireText {}
