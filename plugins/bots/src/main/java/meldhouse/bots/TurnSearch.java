package meldhouse.bots;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishMove.Discard;
import meldhouse.danish.DanishMove.Lay;
import meldhouse.danish.DanishMove.LayOff;
import meldhouse.danish.DanishMove.Redde;
import meldhouse.danish.DanishView;
import meldhouse.danish.End;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks through the ways to play one turn after the draw: a beam of the most promising states, each
 * continued by every move that the list offers. What other seats hold plays no part until the round
 * ends, so a position drawn at random does as well as the true one.
 */
final class TurnSearch {
    private static final int WIDTH = 5;
    private static final int DEEPEST = 9;
    private static final int LATE = 3;

    private final DanishTable table;
    private final Leaning leaning;
    private final Viewer viewer;
    private final Standing before;

    TurnSearch(DanishTable table, Leaning leaning, Position position) {
        this.table = table;
        this.leaning = leaning;
        viewer = Viewer.seat(table.seat());
        before = position.standing();
    }

    /** A state within the turn. */
    private record Node(
            Position position,
            List<Move> moves,
            List<Card> hand,
            boolean high,
            int wilds,
            int value,
            double promise) {}

    /**
     * The best way on.
     *
     * @param hand the cards that the seat holds there
     * @param onlyLow whether aces and pictures are left out; where the rules demand that one is
     *     laid, there is no such way
     */
    Optional<TurnPlan> best(Position start, List<Card> hand, boolean onlyLow) {
        List<TurnPlan> plans = new ArrayList<>();
        List<Node> beam =
                List.of(
                        new Node(
                                start,
                                List.of(),
                                hand,
                                table.laidHigh(),
                                table.laidWild(),
                                table.laidValue(),
                                0));
        Set<String> seen = new HashSet<>();
        for (int depth = 0; depth < DEEPEST && !beam.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>();
            for (Node node : beam) {
                expand(node, onlyLow, next, plans, seen);
            }
            next.sort(Comparator.comparingDouble(Node::promise).reversed());
            beam = next.subList(0, Math.min(WIDTH, next.size()));
        }
        return plans.stream().max(Comparator.comparingDouble(TurnPlan::worth));
    }

    private void expand(
            Node node, boolean onlyLow, List<Node> next, List<TurnPlan> plans, Set<String> seen) {
        LegalMoves legal = node.position().legalMoves();
        List<TableMeld> melds = melds(node.position());
        Discard best = null;
        double least = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            Move move = legal.get(i);
            if (move instanceof Discard discard) {
                double worth = -keeping(node, discard.card().card(), melds);
                if (worth > least) {
                    least = worth;
                    best = discard;
                }
            } else if (!(onlyLow && touchesHigh(move, melds))) {
                Node after = after(node, move, melds);
                if (!(after.position().turn() instanceof Turn.Seated(int seat)
                        && seat == table.seat())) {
                    plans.add(ended(after, onlyLow));
                } else if (seen.add(after.hand().toString() + after.value())) {
                    next.add(after);
                }
            }
        }
        if (best != null) {
            List<Card> rest = without(node.hand(), best.card().card());
            Node after =
                    new Node(
                            node.position().next(best),
                            with(node.moves(), best),
                            rest,
                            node.high(),
                            node.wilds(),
                            node.value(),
                            0);
            plans.add(rest.isEmpty() ? ended(after, onlyLow) : going(after, node, onlyLow));
        }
    }

    private List<TableMeld> melds(Position position) {
        return ((DanishView) position.view(viewer)).melds();
    }

    private static List<Move> with(List<Move> moves, Move move) {
        List<Move> more = new ArrayList<>(moves);
        more.add(move);
        return more;
    }

    private static List<Card> without(List<Card> hand, Card card) {
        List<Card> rest = new ArrayList<>(hand);
        rest.remove(card);
        return rest;
    }

    private Node after(Node node, Move move, List<TableMeld> melds) {
        List<Card> hand = new ArrayList<>(node.hand());
        boolean high = node.high();
        int wilds = node.wilds();
        int value = node.value();
        double promise = node.promise();
        for (Placed placed : placed(move, melds)) {
            hand.remove(placed.card());
            high |= DanishWorth.isHigh(placed.rank());
            wilds += DanishCard.isWild(placed.card()) ? 1 : 0;
            value += DanishWorth.of(placed.rank());
            promise +=
                    DanishWorth.of(placed.rank())
                            + leaning.card()
                            + DanishWorth.inHand(placed.card())
                            - (DanishCard.isWild(placed.card()) ? leaning.wild() + 20 : 0);
        }
        return new Node(
                node.position().next(move),
                with(node.moves(), move),
                hand,
                high,
                wilds,
                value,
                promise);
    }

    /** A card and the rank that it has on the table. */
    private record Placed(Card card, Rank rank) {}

    private static List<Placed> placed(Move move, List<TableMeld> melds) {
        List<Placed> placed = new ArrayList<>();
        switch ((DanishMove) move) {
            case Lay lay -> {
                for (NewMeld meld : lay.melds()) {
                    add(placed, meld.cards(), DanishWorth.ranks(meld));
                }
            }
            case LayOff layOff -> {
                TableMeld meld = meld(melds, layOff.meld());
                End end = layOff.end() == null ? End.HIGH : layOff.end();
                add(placed, layOff.cards(), DanishWorth.ranks(meld, layOff.cards().size(), end));
            }
            case Redde redde ->
                    placed.add(new Placed(redde.card().card(), redde.card().card().rank()));
            case DanishMove.Cut _, DanishMove.Draw _, Discard _, DanishMove.Accept _ -> {}
        }
        return placed;
    }

    private static void add(List<Placed> placed, List<DanishCard> cards, List<Rank> ranks) {
        for (int i = 0; i < cards.size(); i++) {
            placed.add(new Placed(cards.get(i).card(), ranks.get(i)));
        }
    }

    private static TableMeld meld(List<TableMeld> melds, int number) {
        return melds.stream()
                .filter(meld -> meld.number() == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no meld " + number));
    }

    private static boolean touchesHigh(Move move, List<TableMeld> melds) {
        return placed(move, melds).stream().anyMatch(placed -> DanishWorth.isHigh(placed.rank()));
    }

    /** What it is worth to keep a card rather than to discard it. */
    private double keeping(Node node, Card card, List<TableMeld> melds) {
        boolean wild = DanishCard.isWild(card);
        double worth = wild ? leaning.wild() + 30 : 0;
        for (Card other : node.hand()) {
            if (other != card && Pairs.go(card, other)) {
                worth += leaning.pair();
            }
        }
        if (node.hand().stream().filter(card::equals).count() > 1) {
            worth += leaning.pair();
        }
        if (!wild && !node.high() && table.bonus() > 0 && DanishWorth.isHigh(card.rank())) {
            worth -= 0.02 * table.bonus();
        }
        if (!wild && feeds(card, melds)) {
            worth += leaning.feeding();
        }
        return worth - share() * DanishWorth.inHand(card);
    }

    private boolean feeds(Card card, List<TableMeld> melds) {
        return melds.stream()
                .filter(meld -> meld.side() != table.side())
                .anyMatch(
                        meld ->
                                DanishWorth.played(meld.cards().getFirst()) == card.rank()
                                        && DanishWorth.played(meld.cards().getLast())
                                                == card.rank());
    }

    private double share() {
        return table.others() <= LATE ? leaning.handCostLate() : leaning.handCost();
    }

    /** The round is over: what it brought. */
    private TurnPlan ended(Node node, boolean low) {
        Standing now = node.position().standing();
        double own = 0;
        double other = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < now.sides().size(); i++) {
            double gained = now.sides().get(i).points() - before.sides().get(i).points();
            if (now.sides().get(i).seats().contains(table.seat())) {
                own = gained;
            } else {
                other = Math.max(other, gained);
            }
        }
        return new TurnPlan(node.moves(), node.position(), own - other, low, true);
    }

    /** The round goes on: what is on the table, less what the hand may cost, and the prospects. */
    private TurnPlan going(Node node, Node played, boolean low) {
        DanishView view = (DanishView) node.position().view(viewer);
        double worth = table.lead(view);
        int cost = 0;
        int high = 0;
        int wild = 0;
        int pairs = 0;
        List<Card> hand = node.hand();
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            cost += DanishWorth.inHand(card);
            if (DanishCard.isWild(card)) {
                wild++;
            } else if (DanishWorth.isHigh(card.rank())) {
                high++;
            }
            for (int j = 0; j < i; j++) {
                pairs += Pairs.go(card, hand.get(j)) ? 1 : 0;
            }
        }
        worth -= share() * cost + leaning.card() * hand.size();
        worth += leaning.pair() * pairs + leaning.wild() * wild;
        if (table.bonus() > 0 && !node.high()) {
            int rest = hand.size() - high - wild;
            worth +=
                    table.bonus()
                            * leaning.bonusChance()
                            * Math.pow(leaning.bonusPerCard(), high)
                            * Math.pow(leaning.bonusPerRest(), rest)
                            * (table.others() <= LATE ? leaning.bonusLate() : 1);
        }
        if (node.wilds() == 0) {
            worth += leaning.pureHand() * node.value();
        }
        Card last = ((Discard) node.moves().getLast()).card().card();
        if (!DanishCard.isWild(last) && feeds(last, melds(played.position()))) {
            worth -= leaning.feeding();
        }
        return new TurnPlan(node.moves(), node.position(), worth, low, false);
    }
}
