package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Question;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.client.terminal.CardWords;
import meldhouse.engine.Match;
import meldhouse.engine.Ruling;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.protocol.LanguageCodec;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;

/** {@code meldhouse rules try}: a hand, and what it is worth by these rules. */
@CommandLine.Command(
        name = "try",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Deal a hand by these rules and show its melds and estimates.")
final class RulesTryCommand implements Callable<Integer> {
    private static final int LARGEST = 1_000_000;

    /** So many moves may come before the cards are dealt. */
    private static final int MOST_MOVES = 100;

    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "A file by its path or name, a share code, or a preset.")
    private String file = "";

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "N",
            description = "Which cards; the same number deals the same. Default: any.")
    private @Nullable Long seed;

    RulesTryCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        NamedRules named = NamedRules.find(installation, file);
        long number = seed == null ? RandomGenerator.getDefault().nextInt(LARGEST) : seed;
        if (number < 0) {
            throw Stop.usage("simulate.seed", number);
        }
        Question question =
                HandQuestion.find(named.ruleset(), MeldCommand.MELD)
                        .orElseThrow(
                                () -> Stop.wrong("rules.try.none", named.ruleset().info().id()));
        HandQuestion asking = new HandQuestion(question, CardWords.of(console.tongue()));
        List<String> hand = hand(named.game(), asking, number);
        console.say("rules.try.title", named.name(), number);
        console.out()
                .println(
                        CardWords.of(console.tongue())
                                .briefs(hand.stream().map(Card::parse).toList()));
        console.out().println();
        GameOptions.Chosen chosen = named.chosen(installation);
        return MeldCommand.show(
                console, installation, chosen, question, asking.answers(chosen, hand, Map.of()));
    }

    /** The first hand of a match: the cards that the viewer of a seat is shown as its own. */
    private static List<String> hand(Game game, HandQuestion asking, long number) {
        LanguageCodec codec = new LanguageCodec(game.ruleset().language());
        Match match = Match.start(game, Seed.ofNumber(number)).match();
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            for (int seat = 0; seat < game.seats(); seat++) {
                JsonNode cards =
                        codec.view(match.position().view(Viewer.seat(seat)))
                                .path(asking.fieldOfCards());
                if (cards.isArray() && !cards.isEmpty()) {
                    List<String> hand = new ArrayList<>();
                    cards.forEach(card -> hand.add(card.asText()));
                    return hand;
                }
            }
            match = after(match);
        }
        throw Stop.wrong("rules.try.none", game.ruleset().info().id());
    }

    /** Whatever has to be said before the cards are dealt is said in some legal way. */
    private static Match after(Match match) {
        if (match.turn() instanceof Turn.Seated(int seat)
                && match.position().legalMoves().size() > 0) {
            Move move = match.position().legalMoves().get(0);
            return switch (match.decide(seat, move)) {
                case Step made -> made.match();
                case Ruling.Refused _ -> match;
            };
        }
        return match;
    }
}
