package meldhouse.protocol;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How long a field's text or list may be, or how large its number: what the codec refuses. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@interface Limits {
    /** The least: characters, elements or the number itself. */
    long min() default 0;

    /** The most. */
    long max();

    /** Whether blanks around a text are dropped before it is measured. */
    boolean trimmed() default false;
}
