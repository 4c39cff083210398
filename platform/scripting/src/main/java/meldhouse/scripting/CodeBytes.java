package meldhouse.scripting;

import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Option values as few bytes, each in the form of its option's type. Names and words stand as three
 * bytes of a hash, so that they keep their meaning when options are added or change places. Numbers
 * that are small in size take one byte. A workbench.
 */
final class CodeBytes {
    private static final int SEVEN = 7;
    private static final int LOW = 0x7f;
    private static final int MORE = 0x80;
    private static final int MOST = 10_000;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final byte[] in;
    private int at;

    CodeBytes() {
        this(new byte[0]);
    }

    CodeBytes(byte[] in) {
        this.in = in.clone();
    }

    byte[] all() {
        return out.toByteArray();
    }

    int left() {
        return in.length - at;
    }

    private int next() {
        if (at >= in.length) {
            throw new IllegalArgumentException("the code ends too early");
        }
        return in[at++] & 0xff;
    }

    void number(int number) {
        int left = number << 1 ^ number >> 31;
        while ((left & ~LOW) != 0) {
            out.write(left & LOW | MORE);
            left >>>= SEVEN;
        }
        out.write(left);
    }

    int readNumber() {
        int number = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += SEVEN) {
            int next = next();
            number |= (next & LOW) << shift;
            if ((next & MORE) == 0) {
                return number >>> 1 ^ -(number & 1);
            }
        }
        throw new IllegalArgumentException("a number is too long");
    }

    private int readCount() {
        int count = readNumber();
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("a list is too long");
        }
        return count;
    }

    void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        number(bytes.length);
        out.writeBytes(bytes);
    }

    String readText() {
        int length = readCount();
        if (length > left()) {
            throw new IllegalArgumentException("the code ends too early");
        }
        String text = new String(Arrays.copyOfRange(in, at, at + length), StandardCharsets.UTF_8);
        at += length;
        return text;
    }

    /** Three bytes that stand for a name. */
    static int hash(String name) {
        CRC32 sum = new CRC32();
        sum.update(name.getBytes(StandardCharsets.UTF_8));
        return (int) (sum.getValue() >>> 8);
    }

    void name(String name) {
        int hash = hash(name);
        out.write(hash >>> 16);
        out.write(hash >>> 8);
        out.write(hash);
    }

    private @Nullable String readName(Collection<String> known) {
        int hash = next() << 16 | next() << 8 | next();
        return known.stream().filter(name -> hash(name) == hash).findFirst().orElse(null);
    }

    /** The option whose name comes next; null if none of these has it. */
    @Nullable Option readOption(List<Option> known) {
        String name = readName(known.stream().map(Option::name).toList());
        return known.stream().filter(one -> one.name().equals(name)).findFirst().orElse(null);
    }

    /** A value that its option takes. */
    void value(Option option, @Nullable Object value) {
        switch (option) {
            case Option.Flag _ -> number(Boolean.TRUE.equals(value) ? 1 : 0);
            case Option.Whole whole -> {
                if (!whole.open() || open(value)) {
                    number((Integer) present(value));
                }
            }
            case Option.Choice _ -> name((String) present(value));
            case Option.Wholes _ -> wholes((List<?>) present(value));
            case Option.Points points -> {
                if (open(value)) {
                    Map<?, ?> map = (Map<?, ?>) present(value);
                    points.keys().forEach(key -> number((Integer) present(map.get(key))));
                }
            }
            case Option.Rows _ -> {
                if (open(value)) {
                    List<?> rows = (List<?>) present(value);
                    number(rows.size());
                    rows.forEach(row -> wholes((List<?>) row));
                }
            }
            case Option.Fields fields -> fields(fields, (Map<?, ?>) present(value));
            case Option.Several several -> {
                List<?> forms = (List<?>) present(value);
                number(forms.size());
                forms.forEach(form -> fields(several.form(), (Map<?, ?>) form));
            }
        }
    }

    /** Writes whether there is a value at all. */
    private boolean open(@Nullable Object value) {
        number(value == null ? 0 : 1);
        return value != null;
    }

    private static Object present(@Nullable Object value) {
        if (value == null) {
            throw new IllegalArgumentException("a value is missing");
        }
        return value;
    }

    private void wholes(List<?> numbers) {
        number(numbers.size());
        numbers.forEach(number -> number((Integer) number));
    }

    private void fields(Option.Fields form, Map<?, ?> values) {
        number(values.size());
        for (Option field : form.fields()) {
            if (values.containsKey(field.name())) {
                name(field.name());
                value(field, values.get(field.name()));
            }
        }
    }

    /** What {@link #value} wrote; it is for the option to say whether it takes it. */
    @Nullable Object readValue(Option option) {
        return switch (option) {
            case Option.Flag _ -> readNumber() == 1;
            case Option.Whole whole -> whole.open() && readNumber() == 0 ? null : readNumber();
            case Option.Choice choice -> readName(choice.values());
            case Option.Wholes _ -> readWholes();
            case Option.Points points -> {
                if (readNumber() == 0) {
                    yield null;
                }
                Map<String, Integer> map = new LinkedHashMap<>();
                points.keys().forEach(key -> map.put(key, readNumber()));
                yield map;
            }
            case Option.Rows _ -> readNumber() == 0 ? null : readRows();
            case Option.Fields fields -> readFields(fields);
            case Option.Several several -> {
                List<Object> forms = new ArrayList<>();
                for (int left = readCount(); left > 0; left--) {
                    forms.add(readFields(several.form()));
                }
                yield forms;
            }
        };
    }

    private List<Integer> readWholes() {
        List<Integer> numbers = new ArrayList<>();
        for (int left = readCount(); left > 0; left--) {
            numbers.add(readNumber());
        }
        return numbers;
    }

    private List<List<Integer>> readRows() {
        List<List<Integer>> rows = new ArrayList<>();
        for (int left = readCount(); left > 0; left--) {
            rows.add(readWholes());
        }
        return rows;
    }

    private Map<String, @Nullable Object> readFields(Option.Fields form) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (int left = readCount(); left > 0; left--) {
            Option field = readOption(form.fields());
            if (field == null) {
                throw new IllegalArgumentException("no such field");
            }
            values.put(field.name(), readValue(field));
        }
        return values;
    }
}
