package meldhouse.server.table;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;
import meldhouse.engine.History;
import meldhouse.engine.Match;
import meldhouse.engine.Ruling;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match at a table.
 *
 * @param drawn the seed before salts, which the commitment is to
 * @param salts what the players mixed in
 * @param before how many events the table had had before; the first of this match has the number
 *     after it
 * @param match as it stands
 * @param history everything that happened
 * @param made the moves, in order, those that were taken back too
 * @param sat the seat that each person has had in this match
 * @param atStart who sat where when it began
 * @param brokenOff whether the players agreed to end it without a result
 */
record Play(
        Seed drawn,
        List<String> salts,
        long before,
        Match match,
        History history,
        List<Made> made,
        Map<String, Integer> sat,
        List<Occupant> atStart,
        boolean brokenOff) {
    /**
     * A move that was accepted.
     *
     * @param turn the number of the turn that it answered
     * @param after the table's number after it
     * @param takenBack whether it was taken back, by the number that follows
     */
    record Made(
            int seat,
            long turn,
            Move move,
            JsonNode json,
            Fact.By by,
            long after,
            boolean takenBack) {}

    Play {
        salts = List.copyOf(salts);
        made = List.copyOf(made);
        sat = Map.copyOf(sat);
        atStart = List.copyOf(atStart);
    }

    static Play start(
            Table table, Seed drawn, List<String> salts, long before, List<Occupant> seats) {
        Step step = Match.start(table.game(), drawn.mixedWith(salts));
        Map<String, Integer> sat = new HashMap<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat) instanceof Occupant.Person(var player)) {
                sat.put(player.id(), seat);
            }
        }
        History history = History.of(table.game()).and(step.events());
        return new Play(drawn, salts, before, step.match(), history, List.of(), sat, seats, false);
    }

    /** The number of the last event, counted over all matches of the table. */
    long seq() {
        return before + match.events();
    }

    boolean isOver() {
        return brokenOff || match.isOver();
    }

    /** Whether it is this seat's turn. */
    boolean isTurnOf(int seat) {
        return match.turn() instanceof Turn.Seated(int next) && next == seat;
    }

    /** Why the rules forbid a move now; nothing if they allow it. */
    Optional<Refusal> refusal(int seat, Move move) {
        return switch (match.decide(seat, move)) {
            case Step ignored -> Optional.empty();
            case Ruling.Refused(Refusal why) -> Optional.of(why);
        };
    }

    /**
     * This match after a move.
     *
     * @throws BadFact if it answers another turn or is refused
     */
    Play after(Fact.Moved moved, Move move) {
        if (moved.seq() != seq()) {
            throw new BadFact(
                    "a move answers turn %d, and it is turn %d".formatted(moved.seq(), seq()));
        }
        return switch (match.decide(moved.seat(), move)) {
            case Step step -> {
                List<Made> all = new ArrayList<>(made);
                long after = before + step.match().events();
                all.add(
                        new Made(
                                moved.seat(),
                                moved.seq(),
                                move,
                                moved.move(),
                                moved.by(),
                                after,
                                false));
                yield new Play(
                        drawn,
                        salts,
                        before,
                        step.match(),
                        history.and(step.events()),
                        all,
                        sat,
                        atStart,
                        false);
            }
            case Ruling.Refused refused ->
                    throw new BadFact(
                            "move %d is refused by the rules (%s)"
                                    .formatted(made.size() + 1, refused.why().rule()));
        };
    }

    /** Why a seat may not take the last move back; nothing if it may. */
    Optional<Refusal> refusalToTakeBack(int seat) {
        if (!made.isEmpty() && made.getLast().seat() == seat && !byPerson(made.getLast())) {
            return Optional.of(
                    new Refusal(
                            "notYours",
                            "Cannot take this move back: it was made for you. Allowed: a move that"
                                    + " you made yourself."));
        }
        return match.refusalToTakeBack(seat);
    }

    /** Whether the last move is one that whoever made it may still take back. */
    boolean isOpen() {
        return !made.isEmpty() && refusalToTakeBack(made.getLast().seat()).isEmpty();
    }

    private static boolean byPerson(Made move) {
        return move.by() == Fact.By.PLAYER;
    }

    /**
     * This match with its last move taken back.
     *
     * @throws BadFact if that is refused
     */
    Play after(Fact.TakenBack taken) {
        if (taken.seq() != seq() || refusalToTakeBack(taken.seat()).isPresent()) {
            throw new BadFact("move %d cannot be taken back".formatted(made.size()));
        }
        Made last = made.getLast();
        List<Made> all = new ArrayList<>(made.subList(0, made.size() - 1));
        all.add(
                new Made(
                        last.seat(),
                        last.turn(),
                        last.move(),
                        last.json(),
                        last.by(),
                        last.after(),
                        true));
        return new Play(
                drawn,
                salts,
                before,
                match.takenBack(),
                history.takenBack(last.seat(), (int) (last.turn() - before)),
                all,
                sat,
                atStart,
                false);
    }

    /** This match, ended without a result. */
    Play endedEarly() {
        return new Play(drawn, salts, before, match, history, made, sat, atStart, true);
    }

    /** This match, in which the player has now had the seat. */
    Play satDown(String player, int seat) {
        Map<String, Integer> all = new HashMap<>(sat);
        all.put(player, seat);
        return new Play(drawn, salts, before, match, history, made, all, atStart, brokenOff);
    }

    /** The move by which the table reached a number, if it was taken back. */
    Optional<Made> takenBackAt(long number) {
        return made.stream().filter(move -> move.takenBack() && move.after() == number).findFirst();
    }

    /** The move that answered a turn, if the turn is over. */
    Optional<Made> answerTo(long turn) {
        int low = 0;
        int high = made.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long there = made.get(middle).turn();
            if (there == turn) {
                return Optional.of(made.get(middle));
            }
            if (there < turn) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return Optional.empty();
    }
}
