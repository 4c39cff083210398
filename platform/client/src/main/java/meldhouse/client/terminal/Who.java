package meldhouse.client.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Somebody, or a pair of partners, as one viewer speaks of them in the middle of a sentence.
 *
 * @param you whether it is the viewer alone
 * @param subject as the one who does something: {@code you}, {@code Ann}, {@code du}
 * @param dative as the one with whom something is done: {@code dir}, {@code dig}
 * @param accusative as the one to whom it is done: {@code dich}, {@code dig}
 * @param first the subject where it begins a sentence or stands alone: {@code You}; a name stays as
 *     its bearer typed it
 */
public record Who(boolean you, String subject, String dative, String accusative, String first) {
    /** Somebody with a name, which is the same in every case. */
    public static Who named(String name) {
        return new Who(false, name, name, name, name);
    }

    /** The viewer, by the pronoun's three cases. */
    static Who viewer(String subject, String dative, String accusative) {
        return new Who(true, subject, dative, accusative, Texts.capital(subject));
    }

    /**
     * Several together.
     *
     * @param listed puts their names in one phrase
     */
    public static Who together(List<Who> all, Function<List<String>, String> listed) {
        List<String> names = all.stream().map(Who::subject).toList();
        List<String> first = new ArrayList<>(names);
        first.set(0, all.getFirst().first());
        return new Who(
                false,
                listed.apply(names),
                listed.apply(all.stream().map(Who::dative).toList()),
                listed.apply(all.stream().map(Who::accusative).toList()),
                listed.apply(first));
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
            case "cap" -> first;
            default -> throw new IllegalArgumentException("no form of a name: " + form);
        };
    }

    @Override
    public String toString() {
        return subject;
    }
}
