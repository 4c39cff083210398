package meldhouse.screens;

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
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot");

    private final Viewer viewer;
    private final Seats seats;
    private final RandomGenerator random;
    private final List<String> lines = new ArrayList<>();
    private View view;
    private Match match;

    private Transcript(Game game, Seed seed, Viewer viewer, Tongue tongue) {
        this.viewer = viewer;
        int own = viewer instanceof Viewer.Seated(int seat) ? seat : Seats.WATCHING;
        this.seats = new Seats(own, NAMES, tongue);
        this.random = seed.randomFor("transcript");
        this.view = game.start().view(viewer);
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
        };
    }

    private static String text(Move move, LegalMoves legal) {
        return switch ((meldhouse.american.AmericanMove) move) {
            case meldhouse.american.AmericanMove.Bid(int amount) -> "b " + amount;
            case meldhouse.american.AmericanMove.Pass() -> "p";
            case meldhouse.american.AmericanMove.Trump(var suit) ->
                    suit.toString().toLowerCase(Locale.ROOT);
            case meldhouse.american.AmericanMove.PassCards(var cards) ->
                    meldhouse.api.cards.Card.text(cards).toLowerCase(Locale.ROOT);
            case meldhouse.american.AmericanMove.Declare declare ->
                    String.valueOf(AmericanTurn.declarations(legal).indexOf(declare) + 1);
            case meldhouse.american.AmericanMove.Play(var card, _) -> card.toString();
            case meldhouse.american.AmericanMove.Concede() -> "concede";
            case meldhouse.american.AmericanMove.ClaimMisdeal() -> "redeal";
            case meldhouse.american.AmericanMove.Decline() -> "keep";
            case meldhouse.american.AmericanMove.ThrowIn _,
                    meldhouse.american.AmericanMove.GiveUpStuck _,
                    meldhouse.american.AmericanMove.Give _,
                    meldhouse.american.AmericanMove.Bury _,
                    meldhouse.american.AmericanMove.DefenderConcede _,
                    meldhouse.american.AmericanMove.Moon _,
                    meldhouse.american.AmericanMove.LayMeld _,
                    meldhouse.american.AmericanMove.Dix _,
                    meldhouse.american.AmericanMove.Done _,
                    meldhouse.american.AmericanMove.Take _,
                    meldhouse.american.AmericanMove.DeclareOut _,
                    meldhouse.american.AmericanMove.ExchangeDix _ ->
                    throw new AssertionError("no move of the partnership game: " + move);
        };
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
