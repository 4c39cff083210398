package meldhouse.benchmarks;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;
import meldhouse.catalog.Catalog;
import meldhouse.engine.Match;
import meldhouse.engine.Ruling;
import meldhouse.engine.Seed;
import meldhouse.engine.Step;

import java.util.ArrayList;
import java.util.List;

/** Deals to measure with: always the same ones, so that two runs do the same work. */
final class Deals {
    private static final List<Rank> RANKS =
            List.of(Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE);

    /**
     * A deal in which the first lead is due.
     *
     * @param position of the platform
     * @param hands the same hands as {@link TrickLoop} has them
     * @param trump the trump suit
     * @param leader who leads
     * @param history every event so far
     */
    record Led(Position position, long[] hands, Suit trump, int leader, List<Event> history) {}

    private Deals() {}

    static Game game() {
        return Catalog.of(Deals.class.getClassLoader())
                .ruleset("american")
                .configure(HouseRules.DEFAULTS);
    }

    static Seed seed(int number) {
        return Seed.parse("%064x".formatted(number));
    }

    /** The deals of seeds 0, 1, …: everybody passes but for one bid of the least amount. */
    static List<Led> led(int count) {
        Game game = game();
        List<Led> deals = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Step step = Match.start(game, seed(i));
            List<Event> history = new ArrayList<>(step.events());
            while (!(step.match().position().legalMoves().get(0) instanceof AmericanMove.Play)) {
                step = next(step.match());
                history.addAll(step.events());
            }
            deals.add(led(step.match().position(), history));
        }
        return List.copyOf(deals);
    }

    private static Step next(Match match) {
        if (!(match.turn() instanceof Turn.Seated(int seat))) {
            throw new IllegalStateException("no seat is to move at " + match.position().text());
        }
        return switch (match.decide(seat, before(match.position().legalMoves()))) {
            case Step step -> step;
            case Ruling.Refused refused ->
                    throw new IllegalStateException(refused.why().sentence());
        };
    }

    /** What is done before the first lead: bid 250 once, else the first move there is. */
    private static Move before(LegalMoves legal) {
        boolean mayOpen = !legal.ranges().isEmpty() && legal.ranges().getFirst().min() == 250;
        return mayOpen ? legal.ranges().getFirst().least() : legal.get(0);
    }

    private static Led led(Position position, List<Event> history) {
        long[] hands = new long[4];
        AmericanView view = null;
        for (int seat = 0; seat < 4; seat++) {
            view = (AmericanView) position.view(Viewer.seat(seat));
            hands[seat] = packed(view.hand());
        }
        return new Led(position, hands, view.trump(), view.toMove(), List.copyOf(history));
    }

    /** A hand as {@link TrickLoop} packs it. */
    static long packed(List<Card> hand) {
        long packed = 0;
        for (Card card : hand) {
            long bit = 1L << card.suit().ordinal() * 6 + RANKS.indexOf(card.rank());
            packed |= (packed & bit) == 0 ? bit : bit << 24;
        }
        return packed;
    }
}
