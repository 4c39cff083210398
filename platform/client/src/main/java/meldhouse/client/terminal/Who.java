package meldhouse.client.terminal;

/**
 * Somebody, or a pair of partners, as one viewer speaks of them in the middle of a sentence.
 *
 * @param you whether it is the viewer alone
 * @param subject as the one who does something: {@code you}, {@code Ann}, {@code du}
 * @param dative as the one with whom something is done: {@code dir}, {@code dig}
 * @param accusative as the one to whom it is done: {@code dich}, {@code dig}
 */
public record Who(boolean you, String subject, String dative, String accusative) {
    /** Somebody with a name, which is the same in every case. */
    public static Who named(String name) {
        return new Who(false, name, name, name);
    }

    /**
     * One of its forms.
     *
     * @param form {@code dat}, {@code acc}, or {@code cap} for the start of a sentence
     */
    public String form(String form) {
        return switch (form) {
            case "dat" -> dative;
            case "acc" -> accusative;
            case "cap" -> Texts.capital(subject);
            default -> throw new IllegalArgumentException("no form of a name: " + form);
        };
    }

    @Override
    public String toString() {
        return subject;
    }
}
