package meldhouse.testkit;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.engine.Shuffle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * The course of one random match, step by step through the SPI alone. Where a ruleset is broken it
 * goes as far as it can, so that each promise is judged for itself.
 */
final class Course {
    private static final int PICKS = 8;
    private static final int MOST_IN_POOL = 250;

    private final Case scene;
    private final RandomMover mover;
    private final RandomGenerator random;
    private final List<Taken> taken = new ArrayList<>();
    private final Map<Viewer, List<Event>> seen = new HashMap<>();
    private Position position;
    private int moves;
    private int shuffles;
    private int checks;
    private List<Move> pool = List.of();

    Course(Case scene) {
        this.scene = scene;
        this.mover = new RandomMover(scene.randomFor("moves"));
        this.random = scene.randomFor("checks");
        this.position = scene.game().start();
        viewers().forEach(viewer -> seen.put(viewer, new ArrayList<>()));
    }

    /** Plays the match while the promise looks on. */
    void play(Promise promise) {
        boolean going = true;
        while (going) {
            promise.at(this);
            going =
                    switch (position.turn()) {
                        case Turn.Over ignored -> false;
                        case Turn.Chance(int things) -> things > 0 && deal(things);
                        case Turn.Seated(int seat) -> moves < scene.mostMoves() && move(seat);
                    };
            if (going) {
                promise.went(this, taken.getLast());
            }
        }
        promise.ended(this);
    }

    private boolean deal(int things) {
        int[] order = new Shuffle(scene.seed()).order(shuffles++, things);
        take(new Taken.Dealt(position, Order.of(order), position.shuffled(order.clone())));
        return true;
    }

    private boolean move(int seat) {
        LegalMoves legal = position.legalMoves();
        if (legal.size() == 0 && legal.ranges().isEmpty()) {
            return false;
        }
        for (int pick = 0; pick < PICKS; pick++) {
            Move move = mover.pick(legal);
            if (position.decide(seat, move) instanceof Decision.Accepted accepted) {
                moves++;
                take(new Taken.Moved(position, seat, move, accepted));
                return true;
            }
        }
        return false;
    }

    private void take(Taken step) {
        taken.add(step);
        position = step.next();
        seen.forEach(
                (viewer, events) ->
                        step.events().forEach(event -> events.add(event.seenBy(viewer))));
    }

    Case scene() {
        return scene;
    }

    Game game() {
        return scene.game();
    }

    /** Where the match stands. */
    Position position() {
        return position;
    }

    /** Every step so far. */
    List<Taken> taken() {
        return Collections.unmodifiableList(taken);
    }

    /** Every event so far, as this viewer was told it. */
    List<Event> seen(Viewer viewer) {
        return List.copyOf(seen.get(viewer));
    }

    /** Random numbers for checks; drawing them does not change the match. */
    RandomGenerator random() {
        return random;
    }

    /** Whether a check that is not made everywhere is made here: once in so many times. */
    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>();
        for (int seat = 0; seat < game().seats(); seat++) {
            viewers.add(Viewer.seat(seat));
        }
        viewers.add(Viewer.WATCHER);
        return viewers;
    }

    /** Moves that are met anywhere in this match, each once. */
    List<Move> pool() {
        if (pool.isEmpty()) {
            Set<Move> met = new LinkedHashSet<>();
            new Course(scene)
                    .play(
                            new Promise() {
                                @Override
                                public void at(Course course) {
                                    if (met.size() < MOST_IN_POOL) {
                                        LegalMoves legal = course.position.legalMoves();
                                        met.addAll(legal.listed());
                                        legal.ranges()
                                                .forEach(
                                                        range ->
                                                                met.add(
                                                                        RandomMover.inRange(
                                                                                range,
                                                                                course.random)));
                                    }
                                }
                            });
            pool = List.copyOf(met);
        }
        return pool;
    }

    /** A move of the pool, whoever may make it and when; there must be one. */
    Move anyMove() {
        return pool().get(random.nextInt(pool.size()));
    }

    /** Notes that a check was made, and breaks off if it failed. */
    void check(boolean holds, Supplier<String> otherwise) {
        checks++;
        if (!holds) {
            throw new BrokenPromise(otherwise.get());
        }
    }

    int checks() {
        return checks;
    }

    /** Where the match stands, for people. */
    String described() {
        StringBuilder text = new StringBuilder(scene.described());
        int last = taken.size();
        text.append("%n  after %d steps, %d of them moves".formatted(last, moves));
        for (Taken step : taken.subList(Math.max(0, last - 4), last)) {
            text.append("%n    %s".formatted(step));
        }
        return text.append("%n  position: %s".formatted(position.text())).toString();
    }
}
