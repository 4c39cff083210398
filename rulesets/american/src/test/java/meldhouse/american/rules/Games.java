package meldhouse.american.rules;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Games, hands and matches for tests; all chance comes from a seeded {@link Random}. */
final class Games {
    static final AmericanRuleset RULESET = new AmericanRuleset();
    static final AmericanGame PLAIN = game(HouseRules.DEFAULTS);
    static final List<Viewer> VIEWERS =
            List.of(Viewer.seat(0), Viewer.seat(1), Viewer.seat(2), Viewer.seat(3), Viewer.WATCHER);

    private Games() {}

    static AmericanGame game(HouseRules rules) {
        return (AmericanGame) RULESET.configure(rules);
    }

    static AmericanGame game(String option, @Nullable Object value) {
        return game(HouseRules.of(option, value));
    }

    /**
     * House rules of which about one in so many options differs from its default; values that do
     * not go together are put back.
     */
    static HouseRules randomRules(Random random, int oneIn) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (Option option : RULESET.options().options()) {
            if (random.nextInt(oneIn) == 0) {
                values.put(option.name(), value(option, random));
            }
        }
        while (true) {
            HouseRules rules = new HouseRules(values);
            try {
                RULESET.configure(rules);
                return rules;
            } catch (BadHouseRules e) {
                List<String> faulty = e.faults().stream().map(Fault::option).toList();
                if (!values.keySet().removeAll(faulty)) {
                    values.keySet().remove(values.keySet().iterator().next());
                }
            }
        }
    }

    /** A value that the option takes, drawn at random. */
    static @Nullable Object value(Option option, Random random) {
        return switch (option) {
            case Option.Flag ignored -> random.nextBoolean();
            case Option.Choice choice ->
                    choice.values().get(random.nextInt(choice.values().size()));
            case Option.Whole whole when whole.open() && random.nextInt(3) == 0 -> null;
            case Option.Whole whole ->
                    whole.min()
                            + random.nextInt(
                                            Math.min(
                                                            300,
                                                            (whole.max() - whole.min())
                                                                    / whole.step())
                                                    + 1)
                                    * whole.step();
            case Option.Wholes wholes -> wholes.preset();
            case Option.Points points ->
                    points.keys().stream()
                            .collect(Collectors.toMap(key -> key, key -> 1 + random.nextInt(5)));
            case Option.Rows rows -> rows.preset();
            case Option.Fields ignored -> Map.of("run", 2, "roundTrip", 5, "slam", 5);
            case Option.Several ignored -> List.of(Map.of("nines", 5), Map.of("nonCounters", 10));
        };
    }

    static int[] shuffled(int things, Random random) {
        int[] order = new int[things];
        for (int i = 0; i < things; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    /** So many cards off the shuffled pack of 48. */
    static long randomHand(int size, Random random) {
        return randomHand(PLAIN, size, random);
    }

    /** So many cards off the shuffled pack of a game. */
    static long randomHand(AmericanGame game, int size, Random random) {
        long hand = Hand.EMPTY;
        int[] order = shuffled(game.packSize(), random);
        for (int i = 0; i < size; i++) {
            hand = Hand.with(hand, game.dealt(order[i]));
        }
        return hand;
    }

    /** Picks a legal move; bids are rare enough to end. */
    static Move randomMove(LegalMoves legal, Random random) {
        return !legal.ranges().isEmpty() && random.nextInt(3) == 0
                ? legal.ranges().getFirst().least()
                : legal.get(random.nextInt(legal.size()));
    }

    /** A position of a match, and what every viewer was told until then. */
    record Scene(Position position, Map<Viewer, List<Event>> told) {
        List<Event> told(Viewer viewer) {
            return told.getOrDefault(viewer, List.of());
        }
    }

    /** Plays so many steps of a match at random and shows every position on the way. */
    static void play(AmericanGame game, int steps, Random random, Consumer<Scene> each) {
        Position position = game.start();
        Map<Viewer, List<Event>> told = new HashMap<>();
        VIEWERS.forEach(viewer -> told.put(viewer, new ArrayList<>()));
        each.accept(new Scene(position, told));
        for (int step = 0; step < steps && !position.turn().isOver(); step++) {
            Decision.Accepted accepted =
                    switch (position.turn()) {
                        case Turn.Chance chance ->
                                position.shuffled(shuffled(chance.things(), random));
                        case Turn.Seated seated ->
                                accepted(
                                        position,
                                        seated.seat(),
                                        randomMove(position.legalMoves(), random));
                        case Turn.Over ignored -> throw new AssertionError("the match is over");
                    };
            position = accepted.next();
            told.forEach(
                    (viewer, events) ->
                            accepted.events().forEach(event -> events.add(event.seenBy(viewer))));
            each.accept(new Scene(position, told));
        }
    }

    static Decision.Accepted accepted(Position position, int seat, Move move) {
        return switch (position.decide(seat, move)) {
            case Decision.Accepted accepted -> accepted;
            case Decision.Refused refused ->
                    throw new AssertionError(move + " is refused: " + refused.why());
        };
    }

    static Decision.Refused refused(Position position, int seat, Move move) {
        return switch (position.decide(seat, move)) {
            case Decision.Accepted ignored -> throw new AssertionError(move + " is accepted");
            case Decision.Refused refused -> refused;
        };
    }
}
