package meldhouse.cli;

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
    static Stop wrong(String key, Object... args) {
        return wrong(Message.of(key, args));
    }

    /** The command line is wrong. */
    static Stop usage(Message sentence) {
        return new Stop(Exit.USAGE, sentence);
    }

    /** The command line is wrong. */
    static Stop usage(String key, Object... args) {
        return usage(Message.of(key, args));
    }

    /** House rules, a file or a folder is wrong. */
    static Stop configuration(Message sentence) {
        return new Stop(Exit.CONFIGURATION, sentence);
    }

    /** House rules, a file or a folder is wrong. */
    static Stop configuration(String key, Object... args) {
        return configuration(Message.of(key, args));
    }

    int code() {
        return code;
    }

    Message sentence() {
        return sentence;
    }
}
