package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Messages as lines and back. The fields of a line are the components of the message's record, with
 * {@code type} first; a component that is not {@code @Nullable} is required. Unknown fields are
 * ignored. Whole numbers are written without a fraction and without quotes. Bad input is answered,
 * never thrown at the caller.
 *
 * <p>Safe for any thread.
 */
public final class MessageCodec {
    /** The version of the protocol. */
    public static final int VERSION = 1;

    /** The most bytes of a line that a client may send, without the line break. */
    public static final int LONGEST_LINE = 64 * 1024;

    static final FamilyShape REQUESTS = Shapes.ofRequests().family(ClientMessage.class);
    static final FamilyShape ANSWERS = Shapes.ofAnswers().family(ServerMessage.class);

    private MessageCodec() {}

    /** A request as a line, without a line break; a field that is null is left out. */
    public static String print(ClientMessage message) {
        return Lines.print(REQUESTS.print(message));
    }

    /**
     * An answer or a pushed message as a line, without a line break. A field that is null is
     * printed as null, but for the {@code re} of an error.
     */
    public static String print(ServerMessage message) {
        return Lines.print(ANSWERS.print(message));
    }

    /**
     * An {@code event} message as a line: the same as that of {@link ServerMessage.EventSeen}, from
     * an event that is text already, so that it is printed once for all who see the same.
     *
     * @param event the event as JSON text, from {@link #print(JsonNode)}
     */
    public static String event(String table, long seq, String event) {
        String name = JsonNodeFactory.instance.textNode(table).toString();
        return "{\"type\":\"event\",\"table\":"
                + name
                + ",\"seq\":"
                + seq
                + ",\"event\":"
                + event
                + "}";
    }

    /** An {@code event} message as a line, from the event's JSON. */
    public static String event(String table, long seq, JsonNode event) {
        return event(table, seq, print(event));
    }

    /** JSON as text, on one line. */
    public static String print(JsonNode json) {
        return Lines.print(json);
    }

    /** Reads what a client sent. */
    public static Decoded<ClientMessage> request(String line) {
        return decode(line, REQUESTS, ClientMessage.class, "id");
    }

    /** Reads what a client sent, as bytes that have to be UTF-8. */
    public static Decoded<ClientMessage> request(byte[] line) {
        try {
            return request(Lines.text(line));
        } catch (Misfit misfit) {
            return badJson(misfit);
        }
    }

    /** Reads what a server sent. */
    public static Decoded<ServerMessage> answer(String line) {
        return decode(line, ANSWERS, ServerMessage.class, "re");
    }

    private static <M> Decoded<M> decode(
            String line, FamilyShape family, Class<M> type, String idField) {
        JsonNode json;
        try {
            json = Lines.read(line);
            if (!json.isObject()) {
                throw Misfit.of(json, "one JSON object");
            }
        } catch (Misfit misfit) {
            return badJson(misfit);
        }
        RequestId id = id(json.get(idField)).orElse(null);
        String name = "the line";
        ErrorCode code = ErrorCode.BAD_REQUEST;
        try {
            name = family.nameOf(json);
            if (!family.knows(name)) {
                code = ErrorCode.UNKNOWN_TYPE;
                name = "the line";
            }
            return new Decoded.Message<>(type.cast(family.read(json)));
        } catch (Misfit misfit) {
            return new Decoded.Faulty<>(
                    id, code, "Cannot read " + name + ": " + misfit.getMessage());
        }
    }

    private static <M> Decoded<M> badJson(Misfit misfit) {
        return new Decoded.Faulty<>(
                null, ErrorCode.BAD_JSON, "Cannot read the line: " + misfit.getMessage());
    }

    private static Optional<RequestId> id(@Nullable JsonNode json) {
        if (json == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(new RequestId(json));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
