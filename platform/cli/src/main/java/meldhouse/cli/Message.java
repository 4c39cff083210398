package meldhouse.cli;

import meldhouse.client.terminal.Texts;
import meldhouse.client.terminal.Tongue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A sentence of the command that is put into the reader's language when it is shown.
 *
 * @param key of the command's {@link #texts}
 * @param args what it speaks of; those that are messages are put into that language too
 */
record Message(String key, List<Object> args) {
    private static final Map<Tongue, Texts> TEXTS = new EnumMap<>(Tongue.class);

    static {
        for (Tongue tongue : Tongue.values()) {
            TEXTS.put(tongue, Texts.read(tongue, name -> Message.class.getResourceAsStream(name)));
        }
    }

    Message {
        args = List.copyOf(args);
    }

    static Message of(String key, Object... args) {
        return new Message(key, Arrays.asList(args));
    }

    /** A sentence that comes from elsewhere and stays as it is. */
    static Message verbatim(String sentence) {
        return of("verbatim", sentence);
    }

    /** Nothing. */
    static Message none() {
        return verbatim("");
    }

    /** These with commas between them. */
    static Message joined(List<Message> parts) {
        return parts.stream()
                .reduce((before, part) -> of("comma", before, part))
                .orElseGet(Message::none);
    }

    /** The command's sentences in a language. */
    static Texts texts(Tongue tongue) {
        return TEXTS.get(tongue);
    }

    String in(Tongue tongue) {
        return texts(tongue)
                .say(
                        key,
                        args.stream()
                                .map(arg -> arg instanceof Message part ? part.in(tongue) : arg)
                                .toArray());
    }

    /** In English, for logs and programs. */
    @Override
    public String toString() {
        return in(Tongue.ENGLISH);
    }
}
