package meldhouse.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/**
 * How a host logs: one event, one line, {@code key=value} or JSON. Of what was thrown it tells the
 * class and where, but not the message, which may be a stranger's and hold cards.
 */
final class LogLines extends Formatter {
    private static final int DEEPEST = 12;

    private final boolean json;

    /**
     * @param json whether each line is a JSON object
     */
    LogLines(boolean json) {
        this.json = json;
    }

    /** From now on all that is logged is written so. */
    static void everywhere(String form) {
        for (Handler handler : Logger.getLogger("").getHandlers()) {
            handler.setFormatter(new LogLines(form.equals("json")));
        }
    }

    @Override
    public String format(LogRecord record) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("time", record.getInstant().toString());
        fields.put("level", record.getLevel().getName().toLowerCase(Locale.ROOT));
        fields.put("logger", String.valueOf(record.getLoggerName()));
        fields.put("message", formatMessage(record));
        Throwable thrown = record.getThrown();
        if (thrown != null) {
            fields.put("thrown", classes(thrown));
            fields.put("at", where(thrown));
        }
        return (json ? asJson(fields) : asPairs(fields)) + System.lineSeparator();
    }

    private static String classes(Throwable thrown) {
        String name = thrown.getClass().getName();
        Throwable cause = thrown.getCause();
        return cause == null || cause == thrown ? name : name + " < " + classes(cause);
    }

    private static String where(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .limit(DEEPEST)
                .map(
                        frame ->
                                "%s.%s:%d"
                                        .formatted(
                                                frame.getClassName(),
                                                frame.getMethodName(),
                                                frame.getLineNumber()))
                .collect(Collectors.joining(" < "));
    }

    private static String asJson(Map<String, String> fields) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        fields.forEach(line::put);
        return line.toString();
    }

    private static String asPairs(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(each -> each.getKey() + "=" + quoted(each.getValue()))
                .collect(Collectors.joining(" "));
    }

    private static String quoted(String value) {
        if (!value.isEmpty() && value.chars().noneMatch(c -> c <= ' ' || c == '"' || c == '=')) {
            return value;
        }
        return '"'
                + value.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\r", "")
                        .replace("\n", "\\n")
                        .replace("\t", " ")
                + '"';
    }
}
