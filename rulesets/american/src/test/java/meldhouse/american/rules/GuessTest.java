package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import meldhouse.american.CardsPassed;
import meldhouse.american.rules.Games.Scene;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

class GuessTest {
    private static final int MOST_WORLDS = 300;

    @Test
    void aGuessLooksToItsViewerLikeTheMatch() {
        Random random = new Random(1);
        for (int match = 0; match < 60; match++) {
            AmericanGame game = Games.game(Games.randomRules(random, 3));
            Games.play(game, 130, random, scene -> guess(game, scene, random));
        }
    }

    private static void guess(AmericanGame game, Scene scene, Random random) {
        Viewer viewer = Games.VIEWERS.get(random.nextInt(5));
        Position position = scene.position();
        Position guess = game.determinize(position.view(viewer), scene.told(viewer), random);

        assertThat(guess.view(viewer)).isEqualTo(position.view(viewer));
        assertThat(game.parse(guess.text())).isEqualTo(guess);
        if (position.turn() instanceof Turn.Seated(int seat) && viewer.equals(Viewer.seat(seat))) {
            assertThat(guess.legalMoves().listed()).isEqualTo(position.legalMoves().listed());
        }
    }

    /**
     * Near the end of a deal all worlds can be listed: the unseen cards are shared out in every
     * way, the deal is played again from the start with the same moves, and a world is one if its
     * viewer is told the same. That asks the rules alone, and nothing of how guesses are made.
     */
    @Test
    void guessesComeAsOftenAsTheDealsThatTheyStandFor() {
        Random random = new Random(2);
        int endings = 0;
        int worlds = 0;
        for (int match = 0; match < 400 && endings < 60; match++) {
            HouseRules rules = match % 3 == 0 ? HouseRules.DEFAULTS : Games.randomRules(random, 4);
            Ending ending = Ending.find(Games.game(rules), 2 + random.nextInt(2), random);
            if (ending != null) {
                Map<String, Double> expected = ending.worlds();
                if (expected.size() > 1 && expected.size() <= MOST_WORLDS) {
                    endings++;
                    worlds += expected.size();
                    compare(ending, expected, random);
                }
            }
        }
        assertThat(endings).isEqualTo(60);
        assertThat(worlds).isGreaterThan(500);
    }

    private static void compare(Ending ending, Map<String, Double> expected, Random random) {
        int draws = 60 * expected.size();
        Map<String, Integer> drawn = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            Position guess =
                    ending.game.determinize(
                            ending.position.view(ending.viewer), ending.told, random);
            drawn.merge(guess.text(), 1, Integer::sum);
        }
        assertThat(expected.keySet()).as(ending.position.text()).containsAll(drawn.keySet());
        double total = expected.values().stream().mapToDouble(weight -> weight).sum();
        double chiSquare = 0;
        for (Map.Entry<String, Double> world : expected.entrySet()) {
            double share = draws * world.getValue() / total;
            double off = drawn.getOrDefault(world.getKey(), 0) - share;
            chiSquare += off * off / share;
        }
        int freedom = expected.size() - 1;
        // Wilson and Hilferty: exceeded by chance about once in a million times.
        double spread = 2.0 / (9.0 * freedom);
        double limit = freedom * Math.pow(1 - spread + 4.75 * Math.sqrt(spread), 3);
        assertThat(chiSquare).as(ending.position.text()).isLessThan(limit);
    }

    /** A position near the end of a deal, with all that led there. */
    private record Ending(
            AmericanGame game,
            Viewer viewer,
            int seat,
            InDeal dealt,
            List<Step> steps,
            InDeal position,
            List<Event> told) {
        private record Step(int seat, Move move, List<Event> events) {}

        /** The first deal of a match that is played; null where it does not come so far. */
        static Ending find(AmericanGame game, int cards, Random random) {
            Position position = game.start();
            InDeal dealt = null;
            List<Step> steps = new ArrayList<>();
            List<Event> told = new ArrayList<>();
            for (int move = 0; move < 300 && !position.turn().isOver(); move++) {
                if (position instanceof Playing playing
                        && Hand.size(playing.hand(Trick.toPlay(playing.trick()))) == cards
                        && dealt != null) {
                    int seat = Trick.toPlay(playing.trick());
                    Viewer viewer = Viewer.seat(seat);
                    boolean insider =
                            game.sides().of(seat) == playing.contract().bidders()
                                    || game.rules().exchange().passCount() == 0;
                    List<Event> seen = told.stream().map(event -> event.seenBy(viewer)).toList();
                    return insider
                            ? new Ending(game, viewer, seat, dealt, steps, playing, seen)
                            : null;
                }
                Decision.Accepted accepted;
                if (position.turn() instanceof Turn.Seated(int seat)) {
                    Move wish = Games.randomMove(position.legalMoves(), random);
                    accepted = Games.accepted(position, seat, wish);
                    steps.add(new Step(seat, wish, accepted.events()));
                } else {
                    int things = ((Turn.Chance) position.turn()).things();
                    accepted = position.shuffled(Games.shuffled(things, random));
                    steps.clear();
                    dealt = accepted.next() instanceof InDeal deal ? deal : null;
                }
                position = accepted.next();
                told.addAll(accepted.events());
            }
            return null;
        }

        /** Every world with its weight. */
        Map<String, Double> worlds() {
            long unseen = Hand.minus(Games.PLAIN.pack(), position.hand(seat));
            for (Card card : Views.of(position, viewer).played()) {
                unseen = Hand.without(unseen, Deck.number(card));
            }
            Map<String, Double> worlds = new HashMap<>();
            share(Hand.cards(unseen), 0, new long[4], worlds);
            return worlds;
        }

        private void share(List<Card> unseen, int from, long[] hands, Map<String, Double> worlds) {
            if (from == unseen.size()) {
                weigh(hands, worlds);
                return;
            }
            int number = Deck.number(unseen.get(from));
            boolean twin = from > 0 && unseen.get(from - 1) == unseen.get(from);
            for (int other = 0; other < 4; other++) {
                int need = Hand.size(position.hand(other)) - Hand.size(hands[other]);
                if (other != seat && need > 0) {
                    long[] more = hands.clone();
                    more[other] = Hand.with(more[other], number);
                    // Of two equal cards the second goes to no seat before the first one's.
                    if (!twin || other >= lastHolder(hands, number)) {
                        share(unseen, from + 1, more, worlds);
                    }
                }
            }
        }

        private static int lastHolder(long[] hands, int number) {
            for (int other = 4 - 1; other >= 0; other--) {
                if (Hand.has(hands[other], number)) {
                    return other;
                }
            }
            return -1;
        }

        /** Plays the deal again from these hands of the hidden seats. */
        private void weigh(long[] hands, Map<String, Double> worlds) {
            long[] first = new long[4];
            double weight = 1;
            for (int other = 0; other < 4; other++) {
                first[other] = other == seat ? dealt.hand(seat) : before(other, hands[other]);
                weight /= 1 << Integer.bitCount(Hand.twice(first[other]));
            }
            Position world =
                    Dealing.dealt(
                            dealt.ledger(),
                            new Layout(Hands.of(first), -1, List.of()),
                            Story.SILENT);
            for (Step step : steps) {
                if (!(world.decide(step.seat, step.move) instanceof Decision.Accepted accepted)
                        || !seen(accepted.events()).equals(seen(step.events))) {
                    return;
                }
                world = accepted.next();
            }
            worlds.put(world.text(), weight);
        }

        private List<Event> seen(List<Event> events) {
            return events.stream().map(event -> event.seenBy(viewer)).toList();
        }

        /** The hand that a seat was dealt, if it holds these cards now. */
        private long before(int other, long now) {
            long hand = now;
            for (Step step : steps) {
                if (step.seat == other
                        && step.move instanceof meldhouse.american.AmericanMove.Play play) {
                    hand = Hand.with(hand, Deck.number(play.card()));
                }
            }
            List<CardsPassed> passed = Views.of(position, viewer).passed();
            for (int i = passed.size() - 1; i >= 0; i--) {
                List<Card> cards = passed.get(i).cards();
                long packed = cards == null ? Hand.EMPTY : Hand.of(cards);
                if (passed.get(i).to() == other) {
                    hand = Hand.holds(hand, packed) ? Hand.minus(hand, packed) : Hand.EMPTY;
                } else if (passed.get(i).from() == other) {
                    hand = Hand.plus(hand, packed);
                }
            }
            return hand;
        }
    }

    @Test
    void aHistoryOfAnotherMatchIsRefused() {
        AmericanGame game = Games.PLAIN;
        String text =
                "play; contract 0:250; trump S; hands AS | KH | 9S | KD; tricks 6 5; points 90 80";
        Position position = game.parse(text);

        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                game.determinize(
                                        position.view(Viewer.seat(0)), List.of(), new Random(1)))
                .withMessageContaining("history");
    }
}
