package meldhouse.screens;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.client.terminal.Command;
import meldhouse.client.terminal.Look;
import meldhouse.client.terminal.Picture;
import meldhouse.client.terminal.Reading;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishMove;
import meldhouse.engine.Match;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;

/** What one viewer reads and types in a whole match of the Danish game that is played at random. */
final class DanishTranscript {
    static final DanishScreen SCREEN = new DanishScreen();
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dot", "Eva", "Fay");

    private final Viewer viewer;
    private final Seats seats;
    private final RandomGenerator random;
    private final List<String> lines = new ArrayList<>();
    private final BiConsumer<View, LegalMoves> seen;
    private View view;
    private Match match;

    private DanishTranscript(
            Game game, Seed seed, Viewer viewer, Tongue tongue, BiConsumer<View, LegalMoves> seen) {
        this.viewer = viewer;
        this.seen = seen;
        int own = viewer instanceof Viewer.Seated(int seat) ? seat : Seats.WATCHING;
        this.seats = new Seats(own, NAMES.subList(0, game.seats()), tongue, game);
        this.random = seed.randomFor("transcript");
        this.view = game.start().view(viewer);
        Step start = Match.start(game, seed);
        this.match = start.match();
        tell(start.events());
    }

    static List<String> of(Game game, Seed seed, Viewer viewer, Tongue tongue) {
        return new DanishTranscript(game, seed, viewer, tongue, (view, legal) -> {}).played();
    }

    /** Every moment of a match, with what the viewer may do. */
    static void watch(Game game, Seed seed, Viewer viewer, BiConsumer<View, LegalMoves> seen) {
        new DanishTranscript(game, seed, viewer, Tongue.ENGLISH, seen).played();
    }

    private List<String> played() {
        while (match.turn() instanceof Turn.Seated(int seat)) {
            LegalMoves legal = match.position().legalMoves();
            Move move = pick(legal);
            if (viewer.equals(Viewer.seat(seat))) {
                seen.accept(view, legal);
                move = typed(legal, (DanishMove) move);
            }
            Step step = (Step) match.decide(seat, move);
            match = step.match();
            tell(step.events());
        }
        for (String key : List.of("s", "m", "o", "l")) {
            lines.add("");
            lines.add("> " + key);
            lines.addAll(command(key).show().apply(view, seats));
        }
        return lines;
    }

    private Command command(String key) {
        return SCREEN.commands(seats.tongue()).stream()
                .filter(command -> command.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    /** Shows the turn, types the move as a person would, and takes what the screen reads. */
    private Move typed(LegalMoves legal, DanishMove wanted) {
        lines.addAll(SCREEN.turn(view, legal, seats));
        DanishSides sides = new DanishSides((meldhouse.danish.DanishView) view, seats);
        String text = new DanishTurn(sides, legal).typed(wanted);
        Reading<Move> reading = SCREEN.read(text, view, legal, seats);
        if (reading instanceof Reading.Unclear<Move>(String warning)) {
            lines.add(SCREEN.prompt(view, legal, seats) + " " + text);
            lines.add(warning);
            text += "!";
            reading = SCREEN.read(text, view, legal, seats);
        }
        lines.add(SCREEN.prompt(view, legal, seats) + " " + text);
        return switch (reading) {
            case Reading.Wish<Move>(Move read) -> read;
            case Reading.Unclear<Move>(String sentence) ->
                    throw new AssertionError("'" + text + "' was not understood: " + sentence);
            case Reading.Answer<Move>(var shown) ->
                    throw new AssertionError("'" + text + "' was a question: " + shown);
        };
    }

    /** Melds more often than it discards, so that something lies on the table. */
    private Move pick(LegalMoves legal) {
        List<Move> lays =
                legal.listed().stream()
                        .filter(move -> !(move instanceof DanishMove.Discard))
                        .toList();
        List<Move> from = lays.isEmpty() || random.nextInt(4) == 0 ? legal.listed() : lays;
        return from.isEmpty()
                ? legal.ranges().getFirst().least()
                : from.get(random.nextInt(from.size()));
    }

    private void tell(List<Event> events) {
        for (Event event : events) {
            Event told = event.seenBy(viewer);
            View after = view.after(told);
            lines.addAll(SCREEN.told(told, view, after, seats));
            view = after;
            seen.accept(view, LegalMoves.NONE);
        }
    }

    static Picture picture(View view, LegalMoves legal, Seats seats, Look look) {
        return SCREEN.picture(view, legal, seats, look).orElseThrow();
    }
}
