package meldhouse.cli;

import meldhouse.api.options.Nearest;
import meldhouse.protocol.Letters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Names that somebody typed and that are not known. */
final class Names {
    /** How long a player's name may be, in characters. */
    private static final int LONGEST = 32;

    private Names() {}

    /**
     * The sentence about a name that is not known: what there is, and what was probably meant.
     *
     * @param what kind of name it is: {@code bot} for the text {@code unknown.bot}
     * @param more what else the sentence speaks of
     */
    static Message unknown(String what, String name, Collection<String> known, Object... more) {
        Message guess =
                Nearest.to(name, known)
                        .map(near -> Message.of("guess", near))
                        .orElseGet(Message::none);
        List<Object> args = new ArrayList<>(List.of(name, guess, list(known)));
        args.addAll(Arrays.asList(more));
        return new Message("unknown." + what, args);
    }

    /** Names with commas between them. */
    static Message list(Collection<String> names) {
        return names.isEmpty()
                ? Message.of("noneInstalled")
                : Message.verbatim(String.join(", ", names));
    }

    /**
     * A player's name as it is sent, without blanks around it.
     *
     * @throws Stop if a server would refuse it: 1 to 32 characters, and each of them shown
     */
    static String ofPlayer(String typed) {
        String name = typed.strip();
        int length = name.codePointCount(0, name.length());
        Message fault =
                length == 0
                        ? Message.of("name.empty")
                        : length > LONGEST
                                ? Message.of("name.long", length)
                                : Letters.arePlain(name) ? null : Message.of("name.control");
        if (fault != null) {
            throw Stop.usage("name.bad", plain(name), fault, LONGEST);
        }
        return name;
    }

    /** The name of whoever is logged in, cut to fit. */
    static String ofUser() {
        return fitting(System.getProperty("user.name", ""));
    }

    /** A name that a server takes, made of another; {@code Player} where nothing is left of it. */
    static String fitting(String name) {
        int[] first = plain(name).codePoints().limit(LONGEST).toArray();
        String fits = new String(first, 0, first.length).strip();
        return fits.isEmpty() ? "Player" : fits;
    }

    private static String plain(String text) {
        return text.codePoints()
                .filter(Letters::isPlain)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
    }
}
