package meldhouse.screens;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.View;
import meldhouse.client.terminal.Command;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.TableScreen;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** The American game in plain lines. */
public final class AmericanScreen implements TableScreen {
    /** For ServiceLoader. */
    public AmericanScreen() {}

    @Override
    public String ruleset() {
        return "american";
    }

    @Override
    public List<String> told(Event event, View before, View after, Seats seats) {
        return new AmericanNews((AmericanView) before, (AmericanView) after, new Sides(seats))
                .of((AmericanEvent) event);
    }

    @Override
    public List<String> table(View view, Seats seats) {
        return new AmericanTable((AmericanView) view, new Sides(seats)).whole();
    }

    @Override
    public List<String> turn(View view, LegalMoves legal, Seats seats) {
        return new AmericanTurn((AmericanView) view, legal, new Sides(seats)).lines();
    }

    @Override
    public String prompt(View view, LegalMoves legal, Seats seats) {
        return new AmericanTurn((AmericanView) view, legal, new Sides(seats)).prompt();
    }

    @Override
    public Reading<Move> read(String typed, View view, LegalMoves legal) {
        return new AmericanTyping((AmericanView) view, legal).read(typed);
    }

    @Override
    public String words(Move move) {
        return switch ((AmericanMove) move) {
            case AmericanMove.Bid(int amount) -> "bid " + amount;
            case AmericanMove.Pass() -> "pass";
            case AmericanMove.Trump(var suit) -> "name " + suit.title();
            case AmericanMove.PassCards(var cards) -> "pass " + Card.text(cards);
            case AmericanMove.Declare(var melds) ->
                    melds.isEmpty()
                            ? "show no melds"
                            : melds.stream()
                                    .map(
                                            meld ->
                                                    meld.kind().title()
                                                            + " "
                                                            + Card.text(meld.cards()))
                                    .collect(Collectors.joining("; ", "show ", ""));
            case AmericanMove.Play(var card) -> "play the " + card.title();
            case AmericanMove.Concede() -> "give up the contract";
            case AmericanMove.ClaimMisdeal() -> "claim a redeal";
            case AmericanMove.Decline() -> "go on";
        };
    }

    @Override
    public List<Command> commands() {
        return List.of(
                command("a", "auction", "who bid what", AmericanTable::auction),
                command("m", "melds", "the melds on the table", AmericanTable::melds),
                command("l", "last", "the last trick", AmericanTable::lastTrick),
                command("s", "scores", "the score sheet", AmericanTable::scores));
    }

    private static Command command(
            String key,
            String word,
            String about,
            java.util.function.Function<AmericanTable, List<String>> show) {
        BiFunction<View, Seats, List<String>> lines =
                (view, seats) ->
                        show.apply(new AmericanTable((AmericanView) view, new Sides(seats)));
        return new Command(key, word, about, lines);
    }

    @Override
    public List<String> help() {
        return List.of(
                "A card is its rank and suit: AS is the ace of spades, TH or 10h the ten of"
                        + " hearts.",
                "Ranks, high to low: A T K Q J 9. Suits: S H D C. Small letters will do.",
                "To bid: the number, as in 260. To pass: p. To name trump: S, H, D or C.",
                "While trump is named, S and H are suits: type scores or hint in full.");
    }
}
