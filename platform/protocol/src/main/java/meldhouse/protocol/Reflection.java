package meldhouse.protocol;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/**
 * Reads and makes records through their public methods, so that a package has to be exported and
 * nothing has to be opened.
 */
final class Reflection {
    private static final MethodHandles.Lookup PUBLIC = MethodHandles.publicLookup();
    private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);
    private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);
    private static final MethodType PARSER = MethodType.methodType(Object.class, String.class);

    private Reflection() {}

    /** Reads one component. */
    record Reading(MethodHandle accessor) {
        Object of(Object record) {
            try {
                return accessor.invokeExact(record);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("an accessor threw " + e, e);
            }
        }
    }

    /** Makes a record of its components. */
    record Making(MethodHandle constructor) {
        Object of(Object[] components) throws Misfit {
            try {
                return constructor.invokeExact(components);
            } catch (Error e) {
                throw e;
            } catch (Throwable e) {
                throw refused(e);
            }
        }
    }

    /** Reads a text by a type's own {@code parse}. */
    record Parsing(MethodHandle parse) {
        Object parse(String text) throws Misfit {
            try {
                return parse.invokeExact(text);
            } catch (Error e) {
                throw e;
            } catch (Throwable e) {
                throw refused(e);
            }
        }
    }

    /** A type's own constructor or {@code parse} said no: a sentence, if it knows manners. */
    private static Misfit refused(Throwable e) {
        String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return Misfit.because("is not allowed: " + reason);
    }

    static Reading reading(RecordComponent component) {
        try {
            return new Reading(PUBLIC.unreflect(component.getAccessor()).asType(ACCESSOR));
        } catch (IllegalAccessException e) {
            throw closed(component.getDeclaringRecord(), e);
        }
    }

    static Making making(Class<?> record) {
        Class<?>[] types =
                Arrays.stream(record.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        try {
            MethodHandle constructor =
                    PUBLIC.findConstructor(record, MethodType.methodType(void.class, types));
            return new Making(constructor.asSpreader(Object[].class, types.length).asType(MAKER));
        } catch (IllegalAccessException | NoSuchMethodException e) {
            throw closed(record, e);
        }
    }

    static Parsing parsing(Class<?> type) {
        try {
            MethodHandle parse =
                    PUBLIC.findStatic(type, "parse", MethodType.methodType(type, String.class));
            return new Parsing(parse.asType(PARSER));
        } catch (IllegalAccessException | NoSuchMethodException e) {
            throw new IllegalArgumentException(
                    "Cannot map %s to JSON: it is marked @WireText. Needed: a public static %s parse(String) in an exported package."
                            .formatted(type.getName(), type.getSimpleName()),
                    e);
        }
    }

    private static IllegalArgumentException closed(Class<?> record, Exception e) {
        return new IllegalArgumentException(
                "Cannot map %s to JSON: it cannot be reached. Needed: a public record with a public constructor in an exported package."
                        .formatted(record.getName()),
                e);
    }
}
