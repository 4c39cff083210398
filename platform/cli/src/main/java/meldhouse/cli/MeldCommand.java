package meldhouse.cli;

import meldhouse.api.game.Question;
import meldhouse.client.terminal.CardWords;
import meldhouse.client.terminal.Screens;
import meldhouse.protocol.PlainJson;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * {@code meldhouse meld}: what cards are worth as melds. It asks the ruleset's question {@code
 * meld}, and {@code estimate} where there is one. What the question wants to be told beside the
 * cards, as a trump suit, is compared in all its values where it is not given.
 */
@CommandLine.Command(
        name = "meld",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Show the melds of a hand with their cards and points.",
            "For example: ${sys:meldhouse.command:-meldhouse} meld \"AS TS KS QS JS 9S QS JD JD AH"
                    + " AD AC\" --trump S"
        })
final class MeldCommand implements Callable<Integer> {
    static final String MELD = "meld";
    private static final String TRUMP = "trump";

    private final Console console;

    @CommandLine.Mixin private final GameOptions game = new GameOptions();

    @CommandLine.Parameters(
            arity = "1..*",
            paramLabel = "CARDS",
            descriptionKey = "CARDS",
            description = {
                "The hand, rank and suit of each card: AS is the ace of spades. Cards as",
                "your language writes them will do too."
            })
    private List<String> cards = new ArrayList<>();

    @CommandLine.Option(
            names = "--trump",
            paramLabel = "SUIT",
            description = "S, spades or the sign. Without it all four are compared.")
    private @Nullable String trump;

    @CommandLine.Option(
            names = "--with",
            paramLabel = "NAME=VALUE",
            description = "What else the game wants to know. May be repeated.")
    private List<String> with = new ArrayList<>();

    @CommandLine.Option(names = "--json", description = "Answer with one JSON object.")
    private boolean json;

    MeldCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        GameOptions.Chosen chosen = game.chosen(installation);
        Question question =
                HandQuestion.find(chosen.ruleset(), MELD)
                        .orElseThrow(
                                () ->
                                        Stop.usage(
                                                Names.unknown(
                                                        "question",
                                                        MELD,
                                                        HandQuestion.ops(chosen.ruleset()),
                                                        chosen.id())));
        HandQuestion asking = new HandQuestion(question, CardWords.of(console.tongue()));
        List<HandQuestion.Valued> valued = asking.answers(chosen, cards, given());
        if (json) {
            HandQuestion.Valued best = best(valued);
            console.out().println(json(asking.hand(cards), valued, best));
            return best.isMeld() ? Exit.DONE : Exit.WRONG;
        }
        return show(console, installation, chosen, question, valued);
    }

    private static HandQuestion.Valued best(List<HandQuestion.Valued> valued) {
        return valued.stream()
                .max(Comparator.comparingInt(HandQuestion.Valued::worth))
                .orElseThrow();
    }

    /** Prints what cards are worth, and gives the exit code. */
    static int show(
            Console console,
            Installation installation,
            GameOptions.Chosen chosen,
            Question question,
            List<HandQuestion.Valued> valued) {
        HandQuestion.Valued best = best(valued);
        new MeldReport(
                        console,
                        chosen.ruleset(),
                        Screens.of(MeldCommand.class.getClassLoader(), installation.catalog())
                                .screen(chosen.id()),
                        question)
                .show(valued, best);
        return best.isMeld() ? Exit.DONE : Exit.WRONG;
    }

    private Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        if (trump != null) {
            given.put(TRUMP, trump);
        }
        for (String one : with) {
            int equals = one.indexOf('=');
            if (equals < 1) {
                throw Stop.usage("meld.with", one);
            }
            given.put(one.substring(0, equals), one.substring(equals + 1));
        }
        return given;
    }

    private static String json(
            List<String> hand, List<HandQuestion.Valued> valued, HandQuestion.Valued best) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("hand", hand);
        Optional<String> varied = best.chosen().keySet().stream().findFirst();
        if (varied.isEmpty()) {
            fields.putAll(best.answer());
            return PlainJson.json(fields).toString();
        }
        fields.put("best", best.chosen().get(varied.get()));
        List<Object> answers = new ArrayList<>();
        for (HandQuestion.Valued one : valued) {
            Map<String, @Nullable Object> answer = new LinkedHashMap<>(one.chosen());
            answer.putAll(one.answer());
            answer.put("estimate", one.estimate());
            answers.add(answer);
        }
        fields.put(varied.get() + "s", answers);
        return PlainJson.json(fields).toString();
    }
}
