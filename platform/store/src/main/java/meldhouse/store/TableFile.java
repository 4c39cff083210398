package meldhouse.store;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/**
 * The format of a table's file. The first line says {@code meldhouse journal 1}; each further line
 * holds a checksum, the line's number from 1, the length of its text in bytes, and the text:
 *
 * <pre>{@code d5a1c0de 17 42 {"type":"move",…}}</pre>
 *
 * The checksum is the CRC-32C, as eight hex digits, of all that follows it up to the line break.
 */
final class TableFile {
    /** The version that is written, and the newest that is read. */
    static final int VERSION = 1;

    private static final String TITLE = "meldhouse journal ";
    private static final byte[] HEADER =
            (TITLE + VERSION + "\n").getBytes(StandardCharsets.US_ASCII);
    private static final int CHECKSUM = 8;
    private static final HexFormat HEX = HexFormat.of();

    private TableFile() {}

    /** What a file is like. */
    sealed interface Condition {
        /**
         * Every line is whole.
         *
         * @param length in bytes
         * @param lines how many, without the header
         */
        record Whole(long length, long lines) implements Condition {}

        /**
         * The end is missing: what follows {@code length} was never finished.
         *
         * @param length of the whole lines, in bytes; 0: not even the header is whole
         */
        record Torn(long length, long lines, long left) implements Condition {}

        /** A finished line is not what was written. */
        record Damaged(String problem) implements Condition {}

        /** Written by a newer Meldhouse. */
        record Newer(String version) implements Condition {}
    }

    /** The first line. */
    static byte[] header() {
        return HEADER.clone();
    }

    /** A line as it stands in the file. */
    static byte[] encode(long number, String line) {
        byte[] text = line.getBytes(StandardCharsets.UTF_8);
        byte[] front = (number + " " + text.length + " ").getBytes(StandardCharsets.US_ASCII);
        CRC32C sum = new CRC32C();
        sum.update(front);
        sum.update(text);
        return ByteBuffer.allocate(CHECKSUM + 1 + front.length + text.length + 1)
                .put(HEX.toHexDigits((int) sum.getValue()).getBytes(StandardCharsets.US_ASCII))
                .put((byte) ' ')
                .put(front)
                .put(text)
                .put((byte) '\n')
                .array();
    }

    /**
     * Reads a file.
     *
     * @param lines is given each line's text, up to the first that is not whole
     */
    static Condition read(Path file, Consumer<String> lines) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length == 0) {
            return new Condition.Whole(0, 0);
        }
        int end = lineEnd(bytes, 0);
        if (end < 0) {
            return Arrays.mismatch(bytes, HEADER) == bytes.length
                    ? new Condition.Torn(0, 0, bytes.length)
                    : new Condition.Damaged("it does not begin as a journal does");
        }
        if (!Arrays.equals(bytes, 0, end + 1, HEADER, 0, HEADER.length)) {
            return title(new String(bytes, 0, end, StandardCharsets.ISO_8859_1));
        }
        return body(bytes, end + 1, lines);
    }

    private static Condition title(String first) {
        String version = first.startsWith(TITLE) ? first.substring(TITLE.length()) : "";
        return version.matches("[1-9][0-9]{0,8}") && Integer.parseInt(version) > VERSION
                ? new Condition.Newer(version)
                : new Condition.Damaged("it does not begin as a journal does");
    }

    private static Condition body(byte[] bytes, int from, Consumer<String> lines) {
        long number = 0;
        int start = from;
        while (start < bytes.length) {
            int end = lineEnd(bytes, start);
            if (end < 0) {
                return new Condition.Torn(start, number, bytes.length - start);
            }
            number++;
            String text = decode(bytes, start, end, number);
            if (text == null) {
                return new Condition.Damaged("line " + number + " is not what was written");
            }
            lines.accept(text);
            start = end + 1;
        }
        return new Condition.Whole(start, number);
    }

    private static int lineEnd(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** The text of a line; null if anything about it is wrong. */
    private static @Nullable String decode(byte[] bytes, int start, int end, long number) {
        int body = start + CHECKSUM + 1;
        if (end <= body || bytes[body - 1] != ' ') {
            return null;
        }
        CRC32C sum = new CRC32C();
        sum.update(bytes, body, end - body);
        String written = new String(bytes, start, CHECKSUM, StandardCharsets.ISO_8859_1);
        if (!written.equals(HEX.toHexDigits((int) sum.getValue()))) {
            return null;
        }
        try {
            String line =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes, body, end - body))
                            .toString();
            String[] parts = line.split(" ", 3);
            boolean right =
                    parts.length == 3
                            && parts[0].equals(Long.toString(number))
                            && parts[1].equals(Integer.toString(end - body - front(parts)));
            return right ? parts[2] : null;
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    private static int front(String[] parts) {
        return parts[0].length() + parts[1].length() + 2;
    }
}
