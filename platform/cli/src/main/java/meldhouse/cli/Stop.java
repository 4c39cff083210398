package meldhouse.cli;

import java.util.Arrays;
import java.util.stream.Stream;

/** Ends a verb with a sentence for the person who typed it, and an exit code. */
final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int code;
    private final transient Message sentence;

    private Stop(int code, Message sentence) {
        super(sentence.toString());
        this.code = code;
        this.sentence = sentence;
    }

    /** What was asked for did not come about. */
    static Stop wrong(Message sentence) {
        return new Stop(Exit.WRONG, sentence);
    }

    /** What was asked for did not come about. */
    static Stop wrong(String key, Object first, Object... more) {
        return wrong(Message.of(key, all(first, more)));
    }

    /** The command line is wrong. */
    static Stop usage(Message sentence) {
        return new Stop(Exit.USAGE, sentence);
    }

    /** The command line is wrong. */
    static Stop usage(String key, Object first, Object... more) {
        return usage(Message.of(key, all(first, more)));
    }

    /** House rules, a file or a folder is wrong. */
    static Stop configuration(Message sentence) {
        return new Stop(Exit.CONFIGURATION, sentence);
    }

    /** House rules, a file or a folder is wrong. */
    static Stop configuration(String key, Object first, Object... more) {
        return configuration(Message.of(key, all(first, more)));
    }

    /** The same with a sentence that has no translation. */
    static Stop usage(String sentence) {
        return usage(Message.verbatim(sentence));
    }

    /** The same with a sentence that has no translation. */
    static Stop wrong(String sentence) {
        return wrong(Message.verbatim(sentence));
    }

    /** The same with a sentence that has no translation. */
    static Stop configuration(String sentence) {
        return configuration(Message.verbatim(sentence));
    }

    private static Object[] all(Object first, Object... more) {
        return Stream.concat(Stream.of(first), Arrays.stream(more)).toArray();
    }

    int code() {
        return code;
    }

    Message sentence() {
        return sentence;
    }
}
