package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where a match of the toy game stands. Between two deals all cards are away. */
record NibblePosition(
        NibbleGame game,
        int deals,
        int dealer,
        int stake,
        List<List<Card>> hands,
        List<Card> rest,
        int leader,
        List<Card> trick,
        List<Card> pile,
        int tricks,
        List<Integer> totals)
        implements Position {
    static final int UNSTAKED = -1;

    NibblePosition {
        hands = hands.stream().map(List::copyOf).toList();
        rest = List.copyOf(rest);
        trick = List.copyOf(trick);
        pile = List.copyOf(pile);
        totals = List.copyOf(totals);
    }

    static NibblePosition between(NibbleGame game, int deals, int dealer, List<Integer> totals) {
        return new NibblePosition(
                game,
                deals,
                dealer,
                UNSTAKED,
                Collections.nCopies(game.seats(), List.of()),
                List.of(),
                (dealer + 1) % game.seats(),
                List.of(),
                List.of(),
                0,
                totals);
    }

    @Override
    public Turn turn() {
        if (rest.isEmpty() && pile.isEmpty() && trick.isEmpty() && hands.getFirst().isEmpty()) {
            return isOver() ? Turn.OVER : new Turn.Chance(NibbleGame.PACK.size());
        }
        return Turn.seat((leader + trick.size()) % game.seats());
    }

    private boolean isOver() {
        Integer target = game.target();
        return deals > 0 && (target == null || totals.stream().anyMatch(n -> n >= target));
    }

    @Override
    public LegalMoves legalMoves() {
        if (!(turn() instanceof Turn.Seated(int seat))) {
            return LegalMoves.NONE;
        }
        return stake == UNSTAKED
                ? LegalMoves.of(List.of(new NibbleMove.Pass()), game.stakeRange())
                : LegalMoves.of(playable(seat).stream().map(NibbleMove.Play::new).toList());
    }

    private List<Card> playable(int seat) {
        List<Card> hand = hands.get(seat);
        List<Card> following =
                trick.isEmpty() || !game.mustFollow()
                        ? hand
                        : hand.stream().filter(c -> c.suit() == trick.getFirst().suit()).toList();
        return following.isEmpty() ? hand : following;
    }

    @Override
    public Decision decide(int seat, Move move) {
        if (!(turn() instanceof Turn.Seated(int mover)) || mover != seat) {
            return new Decision.Refused(Refusal.notYourTurn(seat, turn()));
        }
        if (!(move instanceof NibbleMove nibble)) {
            return Decision.refused("badMove", "That is no move of this game.");
        }
        return switch (nibble) {
            case NibbleMove.Pass ignored -> staked(seat, 0);
            case NibbleMove.Stake(int amount) ->
                    game.stakeRange().stream().anyMatch(range -> range.contains(amount))
                            ? staked(seat, amount)
                            : Decision.refused("badStake", "You cannot stake " + amount + ".");
            case NibbleMove.Play(Card card) -> played(seat, card);
        };
    }

    private Decision staked(int seat, int amount) {
        if (stake != UNSTAKED) {
            return Decision.refused("staked", "The stake of this deal is made already.");
        }
        return new Decision.Accepted(
                new NibblePosition(
                        game, deals, dealer, amount, hands, rest, leader, trick, pile, tricks,
                        totals),
                List.of(new NibbleEvent.Staked(seat, amount)));
    }

    private Decision played(int seat, Card card) {
        if (stake == UNSTAKED) {
            return Decision.refused("stakeFirst", "Make a stake or pass before you play.");
        }
        if (!hands.get(seat).contains(card)) {
            return Decision.refused("notHeld", "You do not hold the " + card.title() + ".");
        }
        if (!playable(seat).contains(card)) {
            return Decision.refused(
                    "followSuit", "You must follow with " + trick.getFirst().suit().title() + ".");
        }
        List<List<Card>> left = new ArrayList<>(hands);
        left.set(seat, without(hands.get(seat), card));
        NibblePosition laid =
                new NibblePosition(
                        game,
                        deals,
                        dealer,
                        stake,
                        left,
                        rest,
                        leader,
                        with(trick, card),
                        pile,
                        tricks,
                        totals);
        List<Event> events = new ArrayList<>(List.of(new NibbleEvent.Played(seat, card)));
        return new Decision.Accepted(
                laid.trick.size() == game.seats() ? laid.trickTaken(events) : laid, events);
    }

    private NibblePosition trickTaken(List<Event> events) {
        int best = 0;
        for (int i = 1; i < trick.size(); i++) {
            boolean beats =
                    trick.get(i).suit() == trick.get(best).suit()
                            && trick.get(i).rank().compareTo(trick.get(best).rank()) > 0;
            best = beats ? i : best;
        }
        int winner = (leader + best) % game.seats();
        boolean last = hands.getFirst().isEmpty();
        int points = game.points(tricks, trick) + (last ? stake : 0);
        List<Integer> scored = NibbleView.changed(totals, winner, totals.get(winner) + points);
        events.add(new NibbleEvent.TrickTaken(winner, trick, points));
        if (!last) {
            List<Card> taken = new ArrayList<>(pile);
            taken.addAll(trick);
            return new NibblePosition(
                    game,
                    deals,
                    dealer,
                    stake,
                    hands,
                    rest,
                    winner,
                    List.of(),
                    taken,
                    tricks + 1,
                    scored);
        }
        NibblePosition end = between(game, deals + 1, (dealer + 1) % game.seats(), scored);
        events.add(new NibbleEvent.DealScored(scored, end.dealer, end.isOver()));
        return end;
    }

    @Override
    public Position next(Move move) {
        if (turn() instanceof Turn.Seated(int seat)
                && decide(seat, move) instanceof Decision.Accepted accepted) {
            return accepted.next();
        }
        throw new IllegalArgumentException(move + " is not legal");
    }

    @Override
    public Decision.Accepted shuffled(int[] order) {
        if (!(turn() instanceof Turn.Chance(int things))) {
            throw new IllegalStateException("it is not the turn of chance");
        }
        if (order.length != things) {
            throw new IllegalArgumentException("the order is not one of " + things);
        }
        List<Card> pack = IntStream.of(order).mapToObj(NibbleGame.PACK::get).toList();
        List<List<Card>> dealt = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            int from = seat * game.handSize();
            List<Card> hand = pack.subList(from, from + game.handSize()).stream().sorted().toList();
            dealt.add(hand);
            events.add(new NibbleEvent.Dealt(seat, hand.size(), hand));
        }
        List<Card> over =
                pack.subList(game.seats() * game.handSize(), pack.size()).stream()
                        .sorted()
                        .toList();
        return new Decision.Accepted(
                new NibblePosition(
                        game,
                        deals,
                        dealer,
                        game.stakeRange().isEmpty() ? 0 : UNSTAKED,
                        dealt,
                        over,
                        (dealer + 1) % game.seats(),
                        List.of(),
                        List.of(),
                        0,
                        totals),
                events);
    }

    @Override
    public View view(Viewer viewer) {
        Integer me = viewer instanceof Viewer.Seated(int seat) ? seat : null;
        boolean dealt = turn() instanceof Turn.Seated;
        return new NibbleView(
                me,
                dealer,
                dealt && game.stakeRange().isEmpty() ? UNSTAKED : stake,
                me == null ? List.of() : hands.get(me),
                hands.stream().map(List::size).toList(),
                leader,
                trick,
                tricks,
                totals,
                isOver() && !dealt);
    }

    @Override
    public Standing standing() {
        int most = totals.stream().mapToInt(n -> n).max().orElseThrow();
        return new Standing(
                IntStream.range(0, game.seats())
                        .mapToObj(
                                seat ->
                                        new Standing.Side(
                                                List.of(seat),
                                                totals.get(seat),
                                                turn().isOver() && totals.get(seat) == most))
                        .toList());
    }

    @Override
    public String text() {
        return "deals %d dealer %d stake %d leader %d tricks %d hands %s rest %s trick %s pile %s totals %s"
                .formatted(
                        deals,
                        dealer,
                        stake,
                        leader,
                        tricks,
                        hands.stream().map(NibblePosition::list).collect(Collectors.joining("/")),
                        list(rest),
                        list(trick),
                        list(pile),
                        totals.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    private static String list(List<Card> cards) {
        return cards.isEmpty() ? "-" : Card.text(cards).replace(' ', ',');
    }

    static List<Card> without(List<Card> cards, Card card) {
        List<Card> left = new ArrayList<>(cards);
        left.remove(card);
        return List.copyOf(left);
    }

    static List<Card> with(List<Card> cards, Card card) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return List.copyOf(more);
    }
}
