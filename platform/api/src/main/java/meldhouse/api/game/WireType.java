package meldhouse.api.game;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names a move or event record on the wire: its {@code type}, in snake_case. Its components are the
 * fields, under their own names; a component that is {@code null} is left out.
 *
 * <p>Components may be {@code int}, {@code boolean}, {@code String}, {@code Integer}, {@code
 * Boolean}, enums (their {@code toString()}), types marked {@link WireText}, other records, sealed
 * families of records that have a {@code WireType} each, and {@code List} or {@code Map<String, …>}
 * of these. A component that may be null is marked {@code @Nullable}; any other is required.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface WireType {
    /** The name, as in {@code trick_taken}. Unique among the moves, and among the events. */
    String value();
}
