package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;

/** The toy game, broken in one place each, and the promises that this breaks. */
final class BrokenRulesets {
    private static final Card LOST = Card.of(Rank.ACE, Suit.SPADES);

    private final Map<String, Broken> all = new LinkedHashMap<>();

    /** A broken ruleset and what must be noticed. */
    record Broken(String what, Bent ruleset, Set<String> promises) {
        @Override
        public String toString() {
            return what;
        }
    }

    private BrokenRulesets() {}

    static List<Broken> all() {
        BrokenRulesets broken = new BrokenRulesets();
        broken.movesAndCards();
        broken.records();
        broken.secrets();
        broken.guesses();
        broken.houseRules();
        return List.copyOf(broken.all.values());
    }

    private void add(String what, Bent ruleset, String... promises) {
        all.put(what, new Broken(what, ruleset, Set.of(promises)));
    }

    private void movesAndCards() {
        add(
                "an ace is lost after its trick was taken",
                new Bent() {
                    @Override
                    NibblePosition parse(NibbleGame game, String text) {
                        return lost(super.parse(game, text));
                    }

                    @Override
                    Decision decide(NibblePosition position, int seat, Move move) {
                        return super.decide(position, seat, move) instanceof Decision.Accepted made
                                ? new Decision.Accepted(
                                        lost((NibblePosition) made.next()), made.events())
                                : super.decide(position, seat, move);
                    }

                    @Override
                    NibblePosition next(NibblePosition position, Move move) {
                        return lost(super.next(position, move));
                    }

                    @Override
                    NibblePosition determinize(
                            NibbleGame game,
                            View view,
                            List<Event> history,
                            RandomGenerator random) {
                        return lost(super.determinize(game, view, history, random));
                    }
                },
                "cardsAreConserved");
        add(
                "whoever holds one card cannot move",
                new Bent() {
                    @Override
                    LegalMoves legalMoves(NibblePosition position) {
                        LegalMoves legal = super.legalMoves(position);
                        return position.turn() instanceof Turn.Seated(int seat)
                                        && position.hands().get(seat).size() == 1
                                ? incomplete(List.of())
                                : legal;
                    }
                },
                "somebodyCanAlwaysMove",
                // Small endings are never reached.
                "determinizationsHaveTheRightFrequencies");
        add(
                "a card that must not be played is listed",
                new Bent() {
                    @Override
                    LegalMoves legalMoves(NibblePosition position) {
                        LegalMoves legal = super.legalMoves(position);
                        if (position.stake() == NibblePosition.UNSTAKED
                                || !(position.turn() instanceof Turn.Seated(int seat))) {
                            return legal;
                        }
                        return LegalMoves.of(
                                position.hands().get(seat).stream()
                                        .map(NibbleMove.Play::new)
                                        .toList());
                    }
                },
                "listedMovesAreAccepted");
        add(
                "anybody may pass for the seat to move",
                new Bent() {
                    @Override
                    Decision decide(NibblePosition position, int seat, Move move) {
                        return position.turn() instanceof Turn.Seated(int mover)
                                        && move instanceof NibbleMove.Pass
                                ? super.decide(position, mover, move)
                                : super.decide(position, seat, move);
                    }
                },
                "otherMovesAreRefusedWithAReason");
        add(
                "a move of another game throws",
                new Bent() {
                    @Override
                    Decision decide(NibblePosition position, int seat, Move move) {
                        return super.decide(position, seat, (NibbleMove) move);
                    }
                },
                "otherMovesAreRefusedWithAReason");
        add(
                "a refusal gives no reason",
                new Bent() {
                    @Override
                    Decision decide(NibblePosition position, int seat, Move move) {
                        return super.decide(position, seat, move)
                                        instanceof Decision.Refused(Refusal why)
                                ? Decision.refused(why.rule(), "Illegal")
                                : super.decide(position, seat, move);
                    }
                },
                "otherMovesAreRefusedWithAReason");
        add(
                "a position notes that it refused a move",
                new Bent() {
                    private final Set<NibblePosition> refused =
                            Collections.synchronizedSet(
                                    Collections.newSetFromMap(new IdentityHashMap<>()));

                    @Override
                    Decision decide(NibblePosition position, int seat, Move move) {
                        Decision decision = super.decide(position, seat, move);
                        if (decision instanceof Decision.Refused) {
                            refused.add(position);
                        }
                        return decision;
                    }

                    @Override
                    String text(NibblePosition position) {
                        return super.text(position) + (refused.contains(position) ? " !" : "");
                    }
                },
                "positionsNeverChange");
        add(
                "the short cut forgets who leads",
                new Bent() {
                    @Override
                    NibblePosition next(NibblePosition position, Move move) {
                        NibblePosition next = super.next(position, move);
                        return next.trick().isEmpty()
                                ? new NibblePosition(
                                        next.game(),
                                        next.deals(),
                                        next.dealer(),
                                        next.stake(),
                                        next.hands(),
                                        next.rest(),
                                        (next.leader() + 1) % next.game().seats(),
                                        next.trick(),
                                        next.pile(),
                                        next.tricks(),
                                        next.totals())
                                : next;
                    }
                },
                "nextIsWhatDecideGives");
        add(
                "the short cut takes what is refused",
                new Bent() {
                    @Override
                    NibblePosition next(NibblePosition position, Move move) {
                        try {
                            return super.next(position, move);
                        } catch (IllegalArgumentException e) {
                            return position;
                        }
                    }
                },
                "nextIsWhatDecideGives");
        add(
                "a deal is longer than it says",
                new Bent() {
                    @Override
                    int longestDeal(NibbleGame game) {
                        return super.longestDeal(game) - 2;
                    }
                },
                "aDealEndsWithinItsBound");
        add(
                "a seat is on no side",
                new Bent() {
                    @Override
                    Standing standing(NibblePosition position) {
                        return new Standing(super.standing(position).sides().subList(1, 2));
                    }
                },
                "everySeatStandsOnOneSide");
        add(
                "a score is said of a part that is not there",
                new Bent() {
                    @Override
                    List<ScoredBy> scoredBy(Event event) {
                        return List.of(new ScoredBy("/nowhere", List.of("hand")));
                    }
                },
                "scoresNameHouseRulesThatThereAre");
        add(
                "a score is made by an option that is not there",
                new Bent() {
                    @Override
                    List<ScoredBy> scoredBy(Event event) {
                        return List.of(new ScoredBy("/type", List.of("weather")));
                    }
                },
                "scoresNameHouseRulesThatThereAre");
    }

    private static NibblePosition lost(NibblePosition position) {
        return new NibblePosition(
                position.game(),
                position.deals(),
                position.dealer(),
                position.stake(),
                position.hands(),
                position.rest(),
                position.leader(),
                position.trick(),
                position.tricks() > 1 || position.tricks() == 1 && !position.trick().isEmpty()
                        ? NibblePosition.without(position.pile(), LOST)
                        : position.pile(),
                position.tricks(),
                position.totals());
    }

    private static LegalMoves incomplete(List<Move> moves) {
        return new LegalMoves() {
            @Override
            public int size() {
                return moves.size();
            }

            @Override
            public Move get(int index) {
                return moves.get(index);
            }

            @Override
            public boolean complete() {
                return false;
            }
        };
    }

    private void records() {
        add(
                "every table shuffles a little differently",
                new Bent() {
                    private final AtomicInteger tables = new AtomicInteger();
                    private final Map<Game, Integer> numbers =
                            Collections.synchronizedMap(new IdentityHashMap<>());

                    @Override
                    Decision.Accepted shuffled(Game game, NibblePosition position, int[] order) {
                        int table = numbers.computeIfAbsent(game, any -> tables.getAndIncrement());
                        int[] turned = new int[order.length];
                        for (int i = 0; i < order.length; i++) {
                            turned[i] = order[(i + table) % order.length];
                        }
                        return super.shuffled(game, position, turned);
                    }
                },
                "replaysAreExact");
        add(
                "the language has no words for the deal",
                new Bent() {
                    @Override
                    public Language language() {
                        return new Language(
                                NibbleMove.class, NibbleEvent.InPlay.class, NibbleView.class);
                    }
                },
                "movesEventsAndViewsRoundTripThroughJson");
        add(
                "the text forgets the scores",
                new Bent() {
                    @Override
                    NibblePosition parse(NibbleGame game, String text) {
                        NibblePosition read = super.parse(game, text);
                        return new NibblePosition(
                                read.game(),
                                read.deals(),
                                read.dealer(),
                                read.stake(),
                                read.hands(),
                                read.rest(),
                                read.leader(),
                                read.trick(),
                                read.pile(),
                                read.tricks(),
                                Collections.nCopies(read.game().seats(), 0));
                    }
                },
                "positionsRoundTripThroughText");
        add(
                "a bad text makes the reader fall over",
                new Bent() {
                    @Override
                    NibblePosition parse(NibbleGame game, String text) {
                        try {
                            return super.parse(game, text);
                        } catch (IllegalArgumentException e) {
                            throw new ArrayIndexOutOfBoundsException(7);
                        }
                    }
                },
                "positionsRoundTripThroughText");
    }

    private void secrets() {
        add(
                "an event leaves out what a trick was worth",
                new Bent() {
                    @Override
                    List<Event> told(NibblePosition next, List<Event> events) {
                        return events.stream()
                                .map(
                                        event ->
                                                event instanceof NibbleEvent.TrickTaken taken
                                                        ? new NibbleEvent.TrickTaken(
                                                                taken.seat(), taken.cards(), 0)
                                                        : event)
                                .toList();
                    }
                },
                "foldingTheEventsSeenGivesTheView");
        add(
                "a watcher sees the first hand",
                new Bent() {
                    @Override
                    View view(NibblePosition position, Viewer viewer) {
                        NibbleView first = (NibbleView) position.view(Viewer.seat(0));
                        return viewer.equals(Viewer.WATCHER)
                                ? new NibbleView(
                                        null,
                                        first.dealer(),
                                        first.stake(),
                                        first.hand(),
                                        first.counts(),
                                        first.leader(),
                                        first.trick(),
                                        first.tricks(),
                                        first.totals(),
                                        first.over())
                                : super.view(position, viewer);
                    }
                },
                "foldingTheEventsSeenGivesTheView",
                "whatASeatMayNotSeeChangesNothingItIsTold");
        add(
                "a refusal tells where the ace is",
                new Bent() {
                    @Override
                    Decision decide(NibblePosition position, int seat, Move move) {
                        Decision decision = super.decide(position, seat, move);
                        return decision instanceof Decision.Refused(Refusal why)
                                        && why.rule().equals("notHeld")
                                        && position.rest().contains(LOST)
                                ? Decision.refused("notHeld", "Nobody holds the ace, nor do you.")
                                : decision;
                    }
                },
                "whatASeatMayNotSeeChangesNothingItIsTold");
        add(
                "the order of the legal moves tells where the ace is",
                new Bent() {
                    @Override
                    LegalMoves legalMoves(NibblePosition position) {
                        LegalMoves legal = super.legalMoves(position);
                        return position.rest().contains(LOST)
                                ? LegalMoves.of(legal.listed().reversed(), legal.ranges())
                                : legal;
                    }
                },
                "whatASeatMayNotSeeChangesNothingItIsTold",
                "determinizationsAreConsistent");
        add(
                "the cards of a trick are told in an order that depends on a hidden card",
                new Bent() {
                    @Override
                    List<Event> told(NibblePosition next, List<Event> events) {
                        return !next.rest().contains(LOST)
                                ? events
                                : events.stream().map(BrokenRulesets::reversed).toList();
                    }
                },
                "whatASeatMayNotSeeChangesNothingItIsTold",
                // Whoever hears it knows more than a determinization makes of it.
                "determinizationsAreConsistent");
    }

    private static Event reversed(Event event) {
        return event instanceof NibbleEvent.TrickTaken taken
                ? new NibbleEvent.TrickTaken(taken.seat(), taken.cards().reversed(), taken.points())
                : event;
    }

    private void guesses() {
        add(
                "a determinization forgets the seat's own hand",
                new Bent() {
                    @Override
                    NibblePosition determinize(
                            NibbleGame game,
                            View view,
                            List<Event> history,
                            RandomGenerator random) {
                        NibblePosition drawn = super.determinize(game, view, history, random);
                        List<List<Card>> hands = new ArrayList<>(drawn.hands());
                        Collections.rotate(hands, 1);
                        return new NibblePosition(
                                drawn.game(),
                                drawn.deals(),
                                drawn.dealer(),
                                drawn.stake(),
                                hands,
                                drawn.rest(),
                                drawn.leader(),
                                drawn.trick(),
                                drawn.pile(),
                                drawn.tricks(),
                                drawn.totals());
                    }
                },
                "determinizationsAreConsistent");
        add(
                "a determinization forgets who could not follow",
                new Bent() {
                    @Override
                    NibblePosition determinize(
                            NibbleGame game,
                            View view,
                            List<Event> history,
                            RandomGenerator random) {
                        return NibbleGame.Memory.of(game, (NibbleView) view, history).drawn(random);
                    }
                },
                "determinizationsAreConsistent");
        add(
                "a determinization at the start is always the same",
                new Bent() {
                    @Override
                    NibblePosition determinize(
                            NibbleGame game,
                            View view,
                            List<Event> history,
                            RandomGenerator random) {
                        NibblePosition drawn = super.determinize(game, view, history, random);
                        return drawn.pile().isEmpty() && drawn.trick().isEmpty()
                                ? super.determinize(game, view, history, new SplittableRandom(1))
                                : drawn;
                    }
                },
                "determinizationsAreNotAllAlike",
                // A deal of few cards is a small ending from its start.
                "determinizationsHaveTheRightFrequencies");
        add(
                "a determinization likes some worlds better",
                new Bent() {
                    @Override
                    NibblePosition determinize(
                            NibbleGame game,
                            View view,
                            List<Event> history,
                            RandomGenerator random) {
                        NibblePosition a = super.determinize(game, view, history, random);
                        NibblePosition b = super.determinize(game, view, history, random);
                        return a.text().compareTo(b.text()) <= 0 ? a : b;
                    }
                },
                "determinizationsHaveTheRightFrequencies");
    }

    private void houseRules() {
        add(
                "wrong values are taken for the defaults",
                new Bent() {
                    @Override
                    public Game configure(HouseRules rules) {
                        try {
                            return super.configure(rules);
                        } catch (BadHouseRules e) {
                            return super.configure(HouseRules.DEFAULTS);
                        }
                    }
                },
                "optionsRefuseWhatTheyDoNotAllow");
        add(
                "only the first fault is told",
                new Bent() {
                    @Override
                    public Game configure(HouseRules rules) {
                        try {
                            return super.configure(rules);
                        } catch (BadHouseRules e) {
                            throw new BadHouseRules(e.faults().subList(0, 1));
                        }
                    }
                },
                "optionsRefuseWhatTheyDoNotAllow");
        add(
                "two changed options hardly ever go together",
                new Bent() {
                    @Override
                    public Game configure(HouseRules rules) {
                        Map<String, Object> changed = new HashMap<>(rules.values());
                        HouseRules defaults = super.configure(HouseRules.DEFAULTS).houseRules();
                        changed.keySet().removeIf(name -> same(defaults, rules, name));
                        boolean preset = changed.equals(Map.of("seats", 2, "hand", 4));
                        if (!changed.isEmpty() && !preset) {
                            options().options().forEach(o -> changed.putIfAbsent(o.name(), "?"));
                            changed.replaceAll((name, value) -> "?");
                            return super.configure(rules.with(new HouseRules(changed)));
                        }
                        return super.configure(rules);
                    }

                    private static boolean same(HouseRules a, HouseRules b, String name) {
                        return java.util.Objects.equals(a.values().get(name), b.values().get(name));
                    }
                },
                "mostHouseRulesCanBePlayed");
    }
}
