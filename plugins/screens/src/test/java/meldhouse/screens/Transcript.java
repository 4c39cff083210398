package meldhouse.screens;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.client.terminal.Command;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * What one viewer reads and types in a whole match that all seats play at random: the screen is
 * given what a client would have, a view folded from the events that the viewer was told.
 */
final class Transcript {
    private static final AmericanScreen SCREEN = new AmericanScreen();
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot", "Eve");

    private final Viewer viewer;
    private final Seats seats;
    private final RandomGenerator random;
    private final List<String> lines = new ArrayList<>();
    private View view;
    private Match match;

    private Transcript(Game game, Seed seed, Viewer viewer, Tongue tongue) {
        this.viewer = viewer;
        int own = viewer instanceof Viewer.Seated(int seat) ? seat : Seats.WATCHING;
        this.random = seed.randomFor("transcript");
        AmericanView first = (AmericanView) game.start().view(viewer);
        this.view = first;
        this.seats = new Seats(own, NAMES.subList(0, first.sides().size()), tongue);
        Step start = Match.start(game, seed);
        this.match = start.match();
        tell(start.events());
    }

    static List<String> of(Game game, Seed seed, Viewer viewer, Tongue tongue) {
        return new Transcript(game, seed, viewer, tongue).played();
    }

    private List<String> played() {
        while (match.turn() instanceof Turn.Seated(int seat)) {
            LegalMoves legal = match.position().legalMoves();
            Move move = pick(legal);
            if (viewer.equals(Viewer.seat(seat))) {
                move = typed(legal, move);
            }
            Step step = (Step) match.decide(seat, move);
            match = step.match();
            tell(step.events());
        }
        lines.add("");
        lines.add("> s");
        lines.addAll(command("s"));
        return lines;
    }

    private static List<String> command(String key, View view, Seats seats) {
        Command found =
                SCREEN.commands(seats.tongue()).stream()
                        .filter(command -> command.key().equals(key))
                        .findFirst()
                        .orElseThrow();
        return found.show().apply(view, seats);
    }

    private List<String> command(String key) {
        return command(key, view, seats);
    }

    /** Shows the turn, types the move as a person would, and takes what the screen reads. */
    private Move typed(LegalMoves legal, Move wanted) {
        lines.addAll(SCREEN.turn(view, legal, seats));
        String text = text(wanted, legal);
        lines.add(SCREEN.prompt(view, legal, seats) + " " + text);
        return switch (SCREEN.read(text, view, legal, seats)) {
            case Reading.Wish<Move>(Move read) -> read;
            case Reading.Unclear<Move>(String sentence) ->
                    throw new AssertionError("'" + text + "' was not understood: " + sentence);
            case Reading.Answer<Move>(var shown) ->
                    throw new AssertionError("'" + text + "' was a question: " + shown);
        };
    }

    private String text(Move move, LegalMoves legal) {
        return switch ((AmericanMove) move) {
            case AmericanMove.Bid(int amount) -> "b " + amount;
            case AmericanMove.Pass() -> "p";
            case AmericanMove.Trump(var suit) -> suit.toString().toLowerCase(Locale.ROOT);
            case AmericanMove.PassCards(var cards) -> code(cards);
            case AmericanMove.Declare declare ->
                    String.valueOf(AmericanTurn.declarations(legal).indexOf(declare) + 1);
            case AmericanMove.Play(var card, var from) ->
                    from == null ? card.toString() : card + " " + from;
            case AmericanMove.Concede() -> "concede";
            case AmericanMove.ClaimMisdeal() -> "redeal";
            case AmericanMove.Decline() -> "no";
            case AmericanMove.ThrowIn() -> "throw in";
            case AmericanMove.GiveUpStuck() -> "concede";
            case AmericanMove.Give(var keep, var to) -> keep + " " + code(to);
            case AmericanMove.Bury(var cards) -> "bury " + code(cards);
            case AmericanMove.DefenderConcede() -> "concede";
            case AmericanMove.Moon() -> "moon";
            case AmericanMove.LayMeld meld ->
                    "meld " + Words.of(seats.tongue()).meld(meld).toUpperCase(Locale.ROOT);
            case AmericanMove.LayExtra(String name) -> "meld " + name;
            case AmericanMove.Dix(boolean exchange) -> exchange ? "exchange" : "dix";
            case AmericanMove.Done() -> "d";
            case AmericanMove.Take(var from) -> from.toString();
            case AmericanMove.DeclareOut() -> "out";
            case AmericanMove.ExchangeDix() -> "exchange";
        };
    }

    private static String code(List<Card> cards) {
        return Card.text(cards).toLowerCase(Locale.ROOT);
    }

    /** Mostly the first listed move in the auction, so that contracts come about but not always. */
    private Move pick(LegalMoves legal) {
        boolean bid = !legal.ranges().isEmpty() && random.nextInt(3) == 0;
        return bid || legal.size() == 0
                ? legal.ranges().getFirst().least()
                : legal.get(random.nextInt(legal.size()));
    }

    private void tell(List<Event> events) {
        for (Event event : events) {
            Event seen = event.seenBy(viewer);
            View after = view.after(seen);
            lines.addAll(SCREEN.told(seen, view, after, seats));
            view = after;
        }
    }
}
