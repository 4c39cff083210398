package meldhouse.testkit;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Finds out whether a bot knows what it may not: it is asked again where the hidden cards lie
 * elsewhere, and its choice must be the same, or as frequent.
 */
final class PeekDetector {
    private static final Said PEEK = Said.of("peek");
    private static final int WORLDS = 5;

    /** So often is a bot asked in each of two cases that throws dice of its own. */
    private static final int DICE = 30;

    private static final int SHUFFLES = 2000;

    /** The others' turns that are played on, so that what they may betray is another world's. */
    private static final int PRIMED = 6;

    private final BotProvider provider;

    PeekDetector(BotProvider provider) {
        this.provider = provider;
    }

    /** Looks at a bot's choices at these moments. */
    BotCheck.Finding look(List<Moment> moments) throws InterruptedException {
        int compared = 0;
        boolean isSteady = true;
        for (Moment moment : moments) {
            List<Position> worlds = worlds(moment);
            Said fault = null;
            if (isSteady) {
                Asked here = primed(moment, moment.position());
                fault = other(moment, here, worlds);
                isSteady = fault == null || staysWith(moment, here);
            }
            if (!isSteady) {
                fault = leaning(moment, worlds);
            }
            if (fault != null) {
                return new BotCheck.Finding(PEEK, BotCheck.Result.BAD, fault);
            }
            compared += worlds.size();
        }
        return new BotCheck.Finding(
                PEEK,
                BotCheck.Result.GOOD,
                isSteady ? Said.of("peek.same", compared) : Said.of("peek.frequent", compared));
    }

    /** Whether it chooses the same each time where nothing differs. */
    private boolean staysWith(Moment moment, Asked here) throws InterruptedException {
        for (int i = 0; i < DICE; i++) {
            if (!isSame(here, primed(moment, moment.position()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(Asked one, Asked other) {
        return one.move() != null && one.move().equals(other.move());
    }

    /** Positions that look the same to the seat, but are not. */
    private static List<Position> worlds(Moment moment) {
        List<Position> worlds = new ArrayList<>();
        for (int world = 0; world < WORLDS; world++) {
            try {
                Position other =
                        moment.game()
                                .determinize(
                                        moment.turn().view(),
                                        moment.told(moment.seat()),
                                        moment.seed().randomFor("world " + world));
                if (!other.text().equals(moment.position().text())) {
                    worlds.add(other);
                }
            } catch (RuntimeException e) {
                // The ruleset's own contract finds that out; here it is one world less.
            }
        }
        return worlds;
    }

    /** Another choice in another world; null if there is none. */
    private @Nullable Said other(Moment moment, Asked here, List<Position> worlds)
            throws InterruptedException {
        for (Position world : worlds) {
            Asked there = primed(moment, world);
            if (!isSame(here, there)) {
                return Said.of(
                        "peek.other", moment.where(), shown(here), shown(there), world.text());
            }
        }
        return null;
    }

    /** For a bot that throws dice of its own: whether some choices are more frequent elsewhere. */
    private @Nullable Said leaning(Moment moment, List<Position> worlds)
            throws InterruptedException {
        if (worlds.isEmpty()) {
            return null;
        }
        List<String> choices = new ArrayList<>();
        List<String> elsewhere = new ArrayList<>();
        for (int i = 0; i < DICE; i++) {
            choices.add(String.valueOf(shown(primed(moment, moment.position()))));
            elsewhere.add(String.valueOf(shown(primed(moment, worlds.get(i % worlds.size())))));
        }
        choices.addAll(elsewhere);
        int far = difference(choices);
        var random = moment.seed().randomFor("shuffles");
        int farther = 0;
        for (int shuffle = 0; shuffle < SHUFFLES; shuffle++) {
            for (int i = choices.size() - 1; i > 0; i--) {
                Collections.swap(choices, i, random.nextInt(i + 1));
            }
            farther += difference(choices) >= far ? 1 : 0;
        }
        return farther > 0
                ? null
                : Said.of("peek.leaning", moment.where(), DICE, far / 2, SHUFFLES);
    }

    /** How far the first half and the second are apart. */
    private static int difference(List<String> choices) {
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < choices.size(); i++) {
            counts.merge(choices.get(i), i < DICE ? 1 : -1, Integer::sum);
        }
        return counts.values().stream().mapToInt(Math::abs).sum();
    }

    private static Object shown(Asked asked) {
        return asked.move() == null
                ? Said.of("peek.nothing", Objects.requireNonNull(asked.fault()))
                : asked.move();
    }

    /**
     * Asks a fresh bot in a world in which the other seats have been asked before, so that what
     * they could have betrayed to it is of that world.
     */
    private Asked primed(Moment moment, Position world) throws InterruptedException {
        RandomMover mover = new RandomMover(moment.seed().randomFor("on"));
        Position now = world;
        List<Event> happened = new ArrayList<>(moment.happened());
        for (int i = 0; i < PRIMED && now.turn() instanceof Turn.Seated(int seat); i++) {
            Moment then =
                    new Moment(moment.game(), moment.number(), moment.seed(), now, seat, happened);
            if (seat != moment.seat()) {
                Chair.fresh(provider, then, now, BotCheck.LONG);
            }
            if (!(now.decide(seat, mover.pick(now.legalMoves()))
                    instanceof Decision.Accepted made)) {
                break;
            }
            now = made.next();
            happened.addAll(made.events());
        }
        return Chair.fresh(provider, moment, world, BotCheck.LONG);
    }
}
