package meldhouse.american.rules;

import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Choice;
import meldhouse.api.options.Option.Flag;
import meldhouse.api.options.Option.Whole;
import meldhouse.api.options.Schema;

import java.util.List;
import java.util.stream.Stream;

/** Every house rule of the family (american.md 13.1, variants.md 8), in a player's words. */
final class Catalogue {
    static final int MOST = 100_000;
    static final int FAR = 1_000_000;

    static final Schema SCHEMA =
            new Schema(
                    Stream.of(
                                    TableOptions.table(),
                                    TableOptions.misdeal(),
                                    AuctionOptions.auction(),
                                    AuctionOptions.widow(),
                                    AuctionOptions.exchange(),
                                    MeldOptions.prices(),
                                    MeldOptions.rules(),
                                    DrawOptions.draw(),
                                    PlayOptions.points(),
                                    PlayOptions.play(),
                                    ScoreOptions.score(),
                                    ScoreOptions.units(),
                                    CheckOptions.checks(),
                                    ScoreOptions.match())
                            .flatMap(List::stream)
                            .toList());

    private Catalogue() {}

    static Flag flag(String name, String group, String meaning, boolean preset) {
        return new Flag(name, group, meaning, preset);
    }

    static Whole whole(String name, String group, String meaning, int min, int max, int preset) {
        return new Whole(name, group, meaning, min, max, 1, false, preset);
    }

    static Whole open(String name, String group, String meaning, int min, int max) {
        return new Whole(name, group, meaning, min, max, 1, true, null);
    }

    static <E extends Enum<E>> Choice choice(String name, String group, String meaning, E preset) {
        List<String> words =
                Stream.of(preset.getDeclaringClass().getEnumConstants())
                        .map(Object::toString)
                        .toList();
        return new Choice(name, group, meaning, words, preset.toString());
    }

    /** The option's values in words. */
    static String allowed(String name) {
        return SCHEMA.option(name).map(Option::allowed).orElseThrow();
    }
}
