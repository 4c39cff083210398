package meldhouse.cli;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Game;
import meldhouse.api.game.Question;
import meldhouse.api.game.Ruleset;
import meldhouse.protocol.PlainJson;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * {@code meldhouse meld}: what a hand melds. It asks the ruleset's question {@code meld}, and
 * {@code estimate} where there is one. A ruleset that answers without a trump has none.
 */
@CommandLine.Command(
        name = "meld",
        mixinStandardHelpOptions = true,
        description = {
            "Show the melds of a hand with their cards and points.",
            "For example: meldhouse meld \"AS TS KS QS JS 9S QS JD JD AH AD AC\" --trump S"
        })
final class MeldCommand implements Callable<Integer> {
    private static final String MELD = "meld";
    private static final String ESTIMATE = "estimate";

    /** What a ruleset has to add to its answer, in sentences. */
    private static final String NOTES = "notes";

    private final Console console;

    @CommandLine.Mixin private final GameOptions game = new GameOptions();

    @CommandLine.Parameters(
            arity = "1..*",
            paramLabel = "CARDS",
            description = "The hand, rank and suit of each card: AS is the ace of spades.")
    private List<String> cards = new ArrayList<>();

    @CommandLine.Option(
            names = "--trump",
            paramLabel = "SUIT",
            description = "S, H, D or C. Without it all four are compared, if there is a trump.")
    private @Nullable String trump;

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    MeldCommand(Console console) {
        this.console = console;
    }

    /**
     * What the ruleset says of the hand with one suit as trump, or with none; no estimate: it has
     * none.
     */
    private record Valued(
            @Nullable Suit trump, Map<String, @Nullable Object> meld, @Nullable Integer estimate) {
        int total() {
            return meld.get("total") instanceof Number total ? total.intValue() : 0;
        }

        int worth() {
            return estimate == null ? total() : estimate;
        }
    }

    @Override
    public Integer call() {
        GameOptions.Chosen chosen = game.chosen(Installation.find(console));
        List<Card> hand = hand();
        List<Suit> suits = trump == null ? List.of(Suit.values()) : List.of(suit(trump));
        Game rules = chosen.game();
        if (trump == null) {
            Optional<Valued> plain = withoutTrump(chosen.ruleset(), rules, hand);
            if (plain.isPresent()) {
                if (json) {
                    console.out().println(json(hand, plain.get()));
                } else {
                    show(plain.get());
                }
                return Exit.DONE;
            }
        }
        List<Valued> valued =
                suits.stream().map(suit -> valued(chosen.ruleset(), rules, hand, suit)).toList();
        Valued best = valued.stream().max(Comparator.comparingInt(Valued::worth)).orElseThrow();
        if (json) {
            console.out().println(json(hand, valued, best));
        } else {
            if (valued.size() > 1) {
                compare(valued, best);
            }
            show(best);
        }
        return Exit.DONE;
    }

    private List<Card> hand() {
        try {
            return Card.parseAll(
                    String.join(" ", cards).replace(',', ' ').toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw Stop.usage(String.valueOf(e.getMessage()));
        }
    }

    private static Suit suit(String text) {
        try {
            return Suit.parse(text.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw Stop.usage(String.valueOf(e.getMessage()));
        }
    }

    private static Valued valued(Ruleset ruleset, Game game, List<Card> hand, Suit trump) {
        try {
            return asked(ruleset, game, hand, trump);
        } catch (Question.Unanswerable e) {
            throw Stop.usage(String.valueOf(e.getMessage()));
        }
    }

    /** What the ruleset says of the hand alone; nothing if it must know the trump. */
    private static Optional<Valued> withoutTrump(Ruleset ruleset, Game game, List<Card> hand) {
        try {
            return Optional.of(asked(ruleset, game, hand, null));
        } catch (Question.Unanswerable e) {
            return Optional.empty();
        }
    }

    private static Valued asked(
            Ruleset ruleset, Game game, List<Card> hand, @Nullable Suit trump)
            throws Question.Unanswerable {
        Question meld =
                question(ruleset, MELD)
                        .orElseThrow(
                                () ->
                                        Stop.usage(
                                                Names.unknown(
                                                        "ask question",
                                                        MELD,
                                                        "ruleset "
                                                                + ruleset.info().id()
                                                                + " does not answer it",
                                                        ruleset.questions().stream()
                                                                .map(Question::op)
                                                                .toList())));
        Map<String, @Nullable Object> given = new LinkedHashMap<>();
        given.put("hand", hand.stream().map(Card::toString).toList());
        if (trump != null) {
            given.put("trump", trump.toString());
        }
        Map<String, @Nullable Object> answer = meld.answering().answer(game, given);
        Optional<Question> estimate = question(ruleset, ESTIMATE);
        Object expected =
                estimate.isPresent()
                        ? estimate.get().answering().answer(game, given).get(ESTIMATE)
                        : null;
        return new Valued(
                trump, answer, expected instanceof Number number ? number.intValue() : null);
    }

    private static Optional<Question> question(Ruleset ruleset, String op) {
        return ruleset.questions().stream().filter(found -> found.op().equals(op)).findFirst();
    }

    private void compare(List<Valued> valued, Valued best) {
        boolean estimated = best.estimate() != null;
        console.out().printf("%-12s%6s%s%n", "trump", "meld", estimated ? "  estimate" : "");
        for (Valued one : valued) {
            console.out()
                    .printf(
                            "%-12s%6d%s%s%n",
                            title(one.trump()),
                            one.total(),
                            estimated ? "%10s".formatted(one.estimate()) : "",
                            one == best ? "  best" : "");
        }
        if (estimated) {
            console.out().println("The estimate is what both partners can expect with the tricks.");
        }
        console.out().println();
    }

    private void show(Valued best) {
        console.out()
                .printf(
                        "%s%d points%n",
                        best.trump() == null ? "" : title(best.trump()) + " as trump: ",
                        best.total());
        if (best.meld().get("melds") instanceof Collection<?> melds) {
            for (Object one : melds) {
                if (one instanceof Map<?, ?> meld) {
                    console.out()
                            .printf(
                                    "  %-22s%-32s%5s%n",
                                    words(String.valueOf(meld.get("kind"))),
                                    meld.get("cards") instanceof Collection<?> shown
                                            ? String.join(
                                                    " ",
                                                    shown.stream().map(String::valueOf).toList())
                                            : "",
                                    meld.get("points"));
                }
            }
        }
        if (best.meld().get(NOTES) instanceof Collection<?> notes) {
            notes.forEach(console.out()::println);
        }
        if (best.estimate() != null) {
            console.out().printf("estimate with the tricks and the partner: %d%n", best.estimate());
        }
    }

    private static String title(@Nullable Suit trump) {
        return trump == null ? "no trump" : trump.title();
    }

    /** {@code royalMarriage} as {@code royal marriage}. */
    private static String words(String camelCase) {
        return camelCase.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }

    private static String json(List<Card> hand, Valued valued) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("hand", hand.stream().map(Card::toString).toList());
        fields.putAll(valued.meld());
        if (valued.estimate() != null) {
            fields.put(ESTIMATE, valued.estimate());
        }
        return PlainJson.json(fields).toString();
    }

    private static String json(List<Card> hand, List<Valued> valued, Valued best) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("hand", hand.stream().map(Card::toString).toList());
        fields.put("best", String.valueOf(best.trump()));
        List<Object> trumps = new ArrayList<>();
        for (Valued one : valued) {
            Map<String, @Nullable Object> trump = new LinkedHashMap<>();
            trump.put("trump", String.valueOf(one.trump()));
            trump.putAll(one.meld());
            trump.put(ESTIMATE, one.estimate());
            trumps.add(trump);
        }
        fields.put("trumps", trumps);
        return PlainJson.json(fields).toString();
    }
}
