package meldhouse.server;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.ScoredBy;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.options.HouseRules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A game of {@link Highest}. */
record HighestGame(Ruleset ruleset, int seats, int deals, int handSize, Hooks hooks)
        implements Game {
    private static final int DECK = 52;

    @Override
    public HouseRules houseRules() {
        return HouseRules.of("players", seats).with("deals", deals).with("hand", handSize);
    }

    @Override
    public Position start() {
        List<List<Highest.Card>> none = Collections.nCopies(seats, List.of());
        return new At(this, 0, none, List.of(), 0, List.of(), Collections.nCopies(seats, 0));
    }

    @Override
    public int longestDeal() {
        return seats * (handSize + 1);
    }

    @Override
    public Position determinize(View view, List<Event> history, RandomGenerator random) {
        throw new UnsupportedOperationException("nobody searches this game");
    }

    /** More cards and more deals make more points, and so may a function. */
    @Override
    public List<ScoredBy> scoredBy(Event event) {
        return event instanceof Highest.MatchEnded(List<Integer> points)
                ? IntStream.range(0, points.size())
                        .mapToObj(
                                seat ->
                                        new ScoredBy(
                                                "/points/" + seat,
                                                List.of("hand", "deals", "trickPoints")))
                        .toList()
                : List.of();
    }

    @Override
    public Position parse(String text) {
        throw new UnsupportedOperationException("nobody reads this game");
    }

    /** A position: the deal, hands, bids so far, who leads, the trick and the points. */
    record At(
            HighestGame game,
            int deal,
            List<List<Highest.Card>> hands,
            List<Integer> bids,
            int leader,
            List<Highest.Played> trick,
            List<Integer> points)
            implements Position {
        private boolean isDealt() {
            return !trick.isEmpty() || hands.stream().anyMatch(hand -> !hand.isEmpty());
        }

        @Override
        public Turn turn() {
            if (!isDealt()) {
                return deal == game.deals ? Turn.OVER : new Turn.Chance(DECK);
            }
            return Turn.seat(
                    bids.size() < game.seats ? bids.size() : (leader + trick.size()) % game.seats);
        }

        @Override
        public LegalMoves legalMoves() {
            if (!(turn() instanceof Turn.Seated(int seat))) {
                return LegalMoves.NONE;
            }
            if (bids.size() < game.seats) {
                int most = bids.stream().max(Comparator.naturalOrder()).orElse(0);
                Object least =
                        game.hooks
                                .call(
                                        Highest.LEAST_BID,
                                        Map.of(
                                                "seat",
                                                seat,
                                                "deal",
                                                Map.of(
                                                        "most",
                                                        most,
                                                        "hand",
                                                        texts(hands.get(seat)))))
                                .orElse(most + 5);
                return LegalMoves.of(
                        List.of(new Highest.Pass()),
                        List.of(
                                new MoveRange(
                                        "bid",
                                        "amount",
                                        (Integer) least,
                                        null,
                                        5,
                                        Highest.Bid::new)));
            }
            return LegalMoves.of(hands.get(seat).stream().map(Highest.Play::new).toList());
        }

        @Override
        public Decision decide(int seat, Move move) {
            if (move instanceof Highest.Boom) {
                throw new IllegalStateException("boom " + text());
            }
            if (!turn().equals(Turn.seat(seat))) {
                return new Decision.Refused(Refusal.notYourTurn(seat, turn()));
            }
            return switch ((Highest.HighestMove) move) {
                case Highest.Bid(int amount) -> bid(seat, amount, move);
                case Highest.Pass ignored -> bid(seat, 0, move);
                case Highest.Play(Highest.Card card) -> play(seat, card);
                case Highest.Boom ignored -> throw new IllegalStateException("boom");
            };
        }

        private Decision bid(int seat, int amount, Move move) {
            if (!legalMoves().contains(move)) {
                return Decision.refused("badBid", "You cannot bid " + amount + " now.");
            }
            List<Integer> all = Highest.plus(bids, amount);
            int best = all.stream().max(Comparator.naturalOrder()).orElse(0);
            return new Decision.Accepted(
                    new At(game, deal, hands, all, all.indexOf(best), trick, points),
                    List.of(new Highest.BidMade(seat, amount)));
        }

        private static List<String> texts(List<Highest.Card> cards) {
            return cards.stream().map(Highest.Card::toString).toList();
        }

        private Decision play(int seat, Highest.Card card) {
            if (bids.size() < game.seats) {
                return Decision.refused("bidFirst", "First you bid or pass.");
            }
            if (!hands.get(seat).contains(card)) {
                return Decision.refused("notHeld", "You do not hold " + card + ".");
            }
            Highest.Played played = new Highest.Played(seat, card);
            var left = Highest.with(hands, seat, Highest.without(hands.get(seat), card));
            var cards = Highest.plus(trick, played);
            List<Event> events = new ArrayList<>(List.of(played));
            if (cards.size() < game.seats) {
                return new Decision.Accepted(
                        new At(game, deal, left, bids, leader, cards, points), events);
            }
            int taker =
                    cards.stream()
                            .max(Comparator.comparing(one -> one.card().number()))
                            .orElseThrow()
                            .seat();
            int count =
                    (Integer)
                            game.hooks
                                    .call(
                                            Highest.TRICK_POINTS,
                                            Map.of(
                                                    "deal",
                                                    texts(
                                                            cards.stream()
                                                                    .map(Highest.Played::card)
                                                                    .toList())))
                                    .orElse(1);
            events.add(new Highest.TrickTaken(taker, count));
            var scored = Highest.with(points, taker, points.get(taker) + count);
            boolean over = left.getFirst().isEmpty();
            At next = new At(game, over ? deal + 1 : deal, left, bids, taker, List.of(), scored);
            if (next.turn().isOver()) {
                events.add(new Highest.MatchEnded(scored));
            }
            return new Decision.Accepted(next, events);
        }

        @Override
        public Position next(Move move) {
            return decide(((Turn.Seated) turn()).seat(), move) instanceof Decision.Accepted accepted
                    ? accepted.next()
                    : this;
        }

        @Override
        public Decision.Accepted shuffled(int[] order) {
            List<Event> events = new ArrayList<>();
            if (deal == 0) {
                events.add(new Highest.MatchStarted(game.seats, game.deals));
            }
            List<List<Highest.Card>> dealt = new ArrayList<>();
            for (int seat = 0; seat < game.seats; seat++) {
                int first = seat * game.handSize;
                List<Highest.Card> hand =
                        IntStream.range(first, first + game.handSize)
                                .mapToObj(i -> new Highest.Card(order[i]))
                                .toList();
                dealt.add(hand);
                events.add(new Highest.Dealt(seat, hand.size(), hand));
            }
            return new Decision.Accepted(
                    new At(game, deal, dealt, List.of(), 0, List.of(), points), events);
        }

        @Override
        public View view(Viewer viewer) {
            int me = viewer instanceof Viewer.Seated(int seat) ? seat : -1;
            return new Highest.HighestView(
                    me,
                    me < 0 ? List.of() : hands.get(me),
                    hands.stream().map(List::size).toList(),
                    bids,
                    trick,
                    points,
                    turn().isOver());
        }

        @Override
        public Standing standing() {
            int best = points.stream().max(Comparator.naturalOrder()).orElse(0);
            return new Standing(
                    IntStream.range(0, game.seats)
                            .mapToObj(
                                    seat ->
                                            new Standing.Side(
                                                    List.of(seat),
                                                    points.get(seat),
                                                    turn().isOver() && points.get(seat) == best))
                            .toList());
        }

        @Override
        public String text() {
            return hands + " " + bids + " " + trick + " " + points;
        }
    }
}
