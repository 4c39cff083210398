package meldhouse.protocol;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Language;
import meldhouse.api.game.WireText;
import meldhouse.api.game.WireType;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Works out the shapes of Java types, once, with the small differences between the families. */
final class Shapes {
    /** Requests: a null is left out, and texts are short and plain unless their limits say more. */
    static Shapes ofRequests() {
        return new Shapes(false, new Scalars.Text(0, 200, false, true));
    }

    /** Answers and pushed messages: a null is printed. */
    static Shapes ofAnswers() {
        return new Shapes(true, Scalars.Text.ANY);
    }

    /** A ruleset's language: a null is left out. */
    static Shapes ofLanguage() {
        return new Shapes(false, Scalars.Text.ANY);
    }

    private final boolean nullsPrinted;
    private final Scalars.Text text;
    private final Map<Class<?>, Shape> known = new HashMap<>();
    private final Set<Class<?>> begun = new HashSet<>();

    private Shapes(boolean nullsPrinted, Scalars.Text text) {
        this.nullsPrinted = nullsPrinted;
        this.text = text;
    }

    /**
     * The shape of a sealed family.
     *
     * @throws IllegalArgumentException if a record in it cannot be mapped; the message says why
     */
    FamilyShape family(Class<?> family) {
        List<RecordShape> records = new ArrayList<>();
        for (Class<?> record : Language.records(family)) {
            records.add(record(record, Language.wireType(record)));
        }
        return new FamilyShape(records);
    }

    /**
     * The shape of a record.
     *
     * @throws IllegalArgumentException if it cannot be mapped; the message says why
     */
    RecordShape record(Class<?> record) {
        WireType type = record.getAnnotation(WireType.class);
        return record(record, type == null ? null : type.value());
    }

    private RecordShape record(Class<?> record, @Nullable String wireType) {
        if (known.get(record) instanceof RecordShape shape) {
            return shape;
        }
        if (!begun.add(record)) {
            throw new IllegalArgumentException(
                    "Cannot map %s to JSON: it has itself among its parts."
                            .formatted(record.getName()));
        }
        List<RecordShape.Field> fields = new ArrayList<>();
        for (RecordComponent component : record.getRecordComponents()) {
            fields.add(field(component, wireType));
        }
        RecordShape shape =
                new RecordShape(record, wireType, List.copyOf(fields), Reflection.making(record));
        known.put(record, shape);
        return shape;
    }

    private RecordShape.Field field(RecordComponent component, @Nullable String wireType) {
        Method accessor = component.getAccessor();
        JsonProperty renamed = accessor.getAnnotation(JsonProperty.class);
        String name = renamed == null ? component.getName() : renamed.value();
        if (name.equals("type") && wireType != null) {
            throw unmappable(component, "its name is taken: every record here has a type.");
        }
        boolean leftOut = accessor.isAnnotationPresent(JsonInclude.class);
        return new RecordShape.Field(
                name,
                limited(component, shape(component.getAnnotatedType(), component)),
                nullable(component.getAnnotatedType()),
                nullsPrinted && !leftOut,
                accessor.isAnnotationPresent(JsonUnwrapped.class),
                Reflection.reading(component));
    }

    private static boolean nullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    /** The shape within the limits that the component declares. */
    private Shape limited(RecordComponent component, Shape shape) {
        Limits limits = component.getAnnotation(Limits.class);
        boolean oneWillDo = component.getAccessor().isAnnotationPresent(JsonFormat.class);
        return switch (shape) {
            case Shape.ListOf list ->
                    new Shape.ListOf(
                            list.element(),
                            list.nullable(),
                            limits == null ? list.most() : (int) limits.max(),
                            oneWillDo);
            case Scalars.Text ignored when limits != null ->
                    new Scalars.Text(
                            (int) limits.min(), (int) limits.max(), limits.trimmed(), text.plain());
            case Scalars.Whole whole when limits != null ->
                    new Scalars.Whole(limits.min(), limits.max(), whole.isLong());
            default -> shape;
        };
    }

    private Shape shape(AnnotatedType annotated, RecordComponent of) {
        Type type = annotated.getType();
        if (type instanceof ParameterizedType generic
                && annotated instanceof AnnotatedParameterizedType arguments) {
            AnnotatedType[] of1 = arguments.getAnnotatedActualTypeArguments();
            if (generic.getRawType() == List.class) {
                Shape element = shape(of1[0], of);
                return new Shape.ListOf(element, nullable(of1[0]), Integer.MAX_VALUE, false);
            }
            if (generic.getRawType() == Map.class && of1[0].getType() == String.class) {
                return new Shape.MapOf(shape(of1[1], of), nullable(of1[1]));
            }
        }
        if (type instanceof Class<?> one) {
            return plain(one, of);
        }
        throw unmappable(of, "its type is none that has a JSON form.");
    }

    private Shape plain(Class<?> type, RecordComponent of) {
        if (type == int.class || type == Integer.class) {
            return Scalars.Whole.INT;
        }
        if (type == long.class || type == Long.class) {
            return Scalars.Whole.LONG;
        }
        if (type == boolean.class || type == Boolean.class) {
            return new Scalars.Truth();
        }
        if (type == String.class) {
            return text;
        }
        if (type == JsonNode.class) {
            return new Shape.AnyJson();
        }
        if (type == Object.class) {
            return new Shape.Plain();
        }
        if (type == RequestId.class) {
            return new Scalars.Id();
        }
        if (type == SeatWish.class) {
            return new Scalars.Wish();
        }
        if (type.isAnnotationPresent(WireText.class)) {
            return new Scalars.Spelt(type, Reflection.parsing(type));
        }
        if (type.isEnum()) {
            return new Scalars.Word(type);
        }
        if (type.isRecord()) {
            return record(type);
        }
        if (type.isSealed()) {
            return family(type);
        }
        throw unmappable(of, "its type is none that has a JSON form.");
    }

    private static IllegalArgumentException unmappable(RecordComponent of, String why) {
        return new IllegalArgumentException(
                "Cannot map %s %s of %s to JSON: %s Allowed: int, boolean, String, enums, types marked @WireText, records, sealed families of records with @WireType, and List or Map<String, …> of these."
                        .formatted(
                                of.getGenericType().getTypeName(),
                                of.getName(),
                                of.getDeclaringRecord().getName(),
                                why));
    }
}
