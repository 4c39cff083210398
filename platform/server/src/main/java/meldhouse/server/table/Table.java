package meldhouse.server.table;

import meldhouse.api.game.Game;
import meldhouse.api.game.Viewer;
import meldhouse.engine.Seed;
import meldhouse.protocol.TableState;
import meldhouse.protocol.Unreadable;
import meldhouse.scripting.WorkerHooks;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A table as the journal tells it: the fold of its facts, the same while it is played and after a
 * restart. Immutable. What is not here (who is connected, whose clock runs) a restart forgets.
 *
 * @param id its name on the wire
 * @param rules what is played
 * @param made how it was made
 * @param seating who sits where
 * @param owner who may start, kick and pause; null: nobody now
 * @param banned players who were sent away, by id: the name, where it was known at this table
 * @param salts by player, for the next match
 * @param played the matches, the latest last; a finished one stays until the next begins
 * @param waiting whether the next match has yet to begin
 * @param paused whether the table is halted
 * @param closed whether it is no more
 * @param agreed by seat, what the others have agreed on while its player is away
 */
record Table(
        String id,
        Rules rules,
        Fact.TableMade made,
        Seating seating,
        @Nullable Player owner,
        Map<String, String> banned,
        Map<String, String> salts,
        List<Play> played,
        boolean waiting,
        boolean paused,
        boolean closed,
        Map<Integer, Fact.Agreement> agreed) {
    Table {
        agreed = Map.copyOf(agreed);
        banned = Map.copyOf(banned);
        played = List.copyOf(played);
    }

    static Table of(String id, Rules rules, Fact.TableMade made) {
        if (made.seats().size() != rules.game().seats()) {
            throw new BadFact(
                    "it has %d seats, and the game is for %d"
                            .formatted(made.seats().size(), rules.game().seats()));
        }
        return new Table(
                id,
                rules,
                made,
                new Seating(made.seats()),
                made.owner(),
                Map.of(),
                Map.of(),
                List.of(),
                true,
                false,
                false,
                Map.of());
    }

    Game game() {
        return rules.game();
    }

    /**
     * The table after one more fact.
     *
     * @throws BadFact if that cannot have happened
     */
    Table after(Fact.OfTable fact) {
        return switch (fact) {
            case Fact.TableMade ignored -> throw new BadFact("it is made twice");
            case Fact.SeatChanged(int seat, Occupant occupant) -> seatChanged(seat, occupant);
            case Fact.OwnerChanged(Player next) ->
                    copy(seating, next, banned, salts, played, waiting, paused, closed);
            case Fact.Banned(String player) -> {
                Map<String, String> all = new HashMap<>(banned);
                all.put(player, nameOf(player));
                yield copy(seating, owner, all, salts, played, waiting, paused, closed);
            }
            case Fact.LetIn(String player) -> {
                Map<String, String> all = new HashMap<>(banned);
                all.remove(player);
                yield copy(seating, owner, all, salts, played, waiting, paused, closed);
            }
            case Fact.Salted(String player, String salt) -> {
                Map<String, String> all = new LinkedHashMap<>(salts);
                all.put(player, salt);
                yield copy(seating, owner, banned, all, played, waiting, paused, closed);
            }
            case Fact.Started ignored -> started();
            case Fact.Moved moved -> moved(moved);
            case Fact.TakenBack taken -> takenBack(taken);
            case Fact.HookFailed(String hook, String argument, String sentence) -> {
                HookNews.replay(this, new WorkerHooks.News.Failed(hook, argument, sentence));
                yield this;
            }
            case Fact.HookOff(String hook) -> {
                HookNews.replay(this, new WorkerHooks.News.Off(hook));
                yield this;
            }
            case Fact.Paused(boolean on) ->
                    copy(seating, owner, banned, salts, played, waiting, on, closed);
            case Fact.Agreed(int seat, Fact.Agreement on) -> agreed(seat, on);
            case Fact.BrokenOff ignored -> brokenOff();
            case Fact.Rematched(Seed seed) -> {
                if (state() != TableState.OVER) {
                    throw new BadFact("a rematch comes before the end");
                }
                Table again = copy(seating, owner, banned, salts, played, true, false, closed);
                yield seed == null ? again : again.withSecret(seed);
            }
            case Fact.Closed ignored ->
                    copy(seating, owner, banned, salts, played, waiting, paused, true);
        };
    }

    /** The name of somebody who sits here; else the id. */
    private String nameOf(String player) {
        return seating.people().stream()
                .filter(one -> one.id().equals(player))
                .map(Player::name)
                .findFirst()
                .orElse(player);
    }

    /** From now on nobody can know the cards: the table's mark is gone. */
    private Table withSecret(Seed seed) {
        return new Table(
                id,
                rules,
                made.withSecret(seed),
                seating,
                owner,
                banned,
                salts,
                played,
                waiting,
                paused,
                closed,
                agreed);
    }

    private Table seatChanged(int seat, Occupant occupant) {
        if (!seating.has(seat)) {
            throw new BadFact("it has no seat " + seat);
        }
        List<Play> now = played;
        if (isPlaying() && occupant instanceof Occupant.Person(Player player)) {
            now = withLatest(latest().satDown(player.id(), seat));
        }
        return copy(
                        seating.with(seat, occupant),
                        owner,
                        banned,
                        salts,
                        now,
                        waiting,
                        paused,
                        closed)
                .agreeing(without(seat));
    }

    private Map<Integer, Fact.Agreement> without(int seat) {
        Map<Integer, Fact.Agreement> rest = new HashMap<>(agreed);
        rest.remove(seat);
        return rest;
    }

    private Table agreed(int seat, Fact.@Nullable Agreement on) {
        if (!isPlaying() || seating.person(seat) == null) {
            throw new BadFact("something is agreed on for seat %d".formatted(seat));
        }
        Map<Integer, Fact.Agreement> next = without(seat);
        if (on != null) {
            next.put(seat, on);
        }
        return agreeing(next);
    }

    private Table brokenOff() {
        if (!isPlaying()) {
            throw new BadFact("a match is broken off while nothing is played");
        }
        List<Play> ended = withLatest(latest().endedEarly());
        return copy(seating, owner, banned, salts, ended, false, false, closed).agreeing(Map.of());
    }

    private Table started() {
        if (!waiting || !seating.isFull()) {
            throw new BadFact("a match begins before the last one is over or with an open seat");
        }
        List<String> mixed = List.copyOf(salts.values());
        if (rules.hooks() != null) {
            rules.hooks().begin();
        }
        List<Play> all = new ArrayList<>(played);
        all.add(Play.start(this, nextSeed(), mixed, seq(), seating.seats()));
        return copy(seating, owner, banned, Map.of(), all, false, false, closed).agreeing(Map.of());
    }

    private Table moved(Fact.Moved moved) {
        if (!isPlaying()) {
            throw new BadFact("a move is made while nothing is played");
        }
        try {
            Play next = latest().after(moved, rules.codec().move(moved.move()));
            if (rules.hooks() != null) {
                rules.hooks().moved();
            }
            return copy(seating, owner, banned, salts, withLatest(next), false, paused, closed);
        } catch (Unreadable e) {
            throw new BadFact("a move is none of the ruleset's language");
        }
    }

    private Table takenBack(Fact.TakenBack taken) {
        if (!made.undo() || !isPlaying()) {
            throw new BadFact("a move is taken back where none may be");
        }
        Play next = latest().after(taken);
        return copy(seating, owner, banned, salts, withLatest(next), false, paused, closed);
    }

    private List<Play> withLatest(Play play) {
        List<Play> all = new ArrayList<>(played);
        all.set(all.size() - 1, play);
        return all;
    }

    private Table copy(
            Seating nextSeating,
            @Nullable Player nextOwner,
            Map<String, String> nextBanned,
            Map<String, String> nextSalts,
            List<Play> nextPlayed,
            boolean isWaiting,
            boolean isPaused,
            boolean isClosed) {
        return new Table(
                id,
                rules,
                made,
                nextSeating,
                nextOwner,
                nextBanned,
                nextSalts,
                nextPlayed,
                isWaiting,
                isPaused,
                isClosed,
                agreed);
    }

    private Table agreeing(Map<Integer, Fact.Agreement> next) {
        return new Table(
                id, rules, made, seating, owner, banned, salts, played, waiting, paused, closed,
                next);
    }

    TableState state() {
        if (closed) {
            return TableState.CLOSED;
        }
        if (waiting) {
            return TableState.WAITING;
        }
        if (latest().isOver()) {
            return TableState.OVER;
        }
        return paused ? TableState.PAUSED : TableState.PLAYING;
    }

    /** Whether a match is on, halted or not. */
    boolean isPlaying() {
        return !waiting && !latest().isOver();
    }

    /** Whether whoever made the last move may still take it back. */
    boolean isLastMoveOpen() {
        return made.undo() && isPlaying() && latest().isOpen();
    }

    /** The match that is on or was played last. */
    Play latest() {
        return played.getLast();
    }

    /** The number of the last event; 0: none yet. */
    long seq() {
        return played.isEmpty() ? 0 : latest().seq();
    }

    /**
     * The seed of the next match. All come from the one that the table was made with, which stays
     * secret, since the seed of each match is told at its end. Only a maker who chose the seed gets
     * exactly that for the first match.
     */
    private Seed nextSeed() {
        int number = played.size() + 1;
        return made.seeded() && number == 1
                ? made.seed()
                : made.seed().mixedWith(List.of("match " + number));
    }

    /** To the seed of the match that is on, or else of the next one, before salts are taken. */
    String commitment() {
        return (isPlaying() ? latest().drawn() : nextSeed()).commitment();
    }

    /** What somebody may see: a seat's, or what is public. */
    Viewer viewer(String player) {
        OptionalInt seat = seating.seatOf(player);
        return seat.isPresent() ? Viewer.seat(seat.getAsInt()) : Viewer.WATCHER;
    }

    boolean isOwner(String player) {
        return owner != null && owner.id().equals(player);
    }
}
