package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Done;
import meldhouse.american.AmericanMove.LayExtra;
import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.Take;
import meldhouse.american.AmericanView;
import meldhouse.american.DrawnFrom;
import meldhouse.american.MeldKind;
import meldhouse.american.Origin;
import meldhouse.american.SeatMelds;
import meldhouse.american.TableCard;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;

import java.util.List;

/**
 * The first half of the two-handed game (variants.md 3.2, 4.2, 11.4): keep the cards that may still
 * meld, win a trick when a meld waits, lay the dearest, the royal marriage before the run.
 */
final class StockPlayer {
    private static final int LAST_DRAWS = 4;

    /** What winning a trick is worth beside its points: the other cannot meld. */
    private static final double DENIED = 12;

    private static final double WAITING = 0.6;

    /** What A T K Q J 9 may still meld, in the trump suit and in another. */
    private static final double[] AS_TRUMP = {34, 26, 32, 32, 24, 20};

    private static final double[] AS_SIDE = {20, 1, 13, 10, 7, 0};
    private static final double PINOCHLE = 12;
    private static final double USED = 0.35;
    private static final double SECOND = 0.5;

    /** How likely a lead of A T K Q J 9 wins, of a plain suit and of trump. */
    private static final double[] PLAIN_LEAD = {0.7, 0.5, 0.35, 0.25, 0.18, 0.1};

    private static final double[] TRUMP_LEAD = {0.97, 0.85, 0.7, 0.6, 0.5, 0.4};

    private final Valuation valuation;
    private final TableRules rules;

    StockPlayer(Valuation valuation, TableRules rules) {
        this.valuation = valuation;
        this.rules = rules;
    }

    /** A card of the free tricks. */
    Chosen play(AmericanView view, LegalMoves legal, int seat) {
        Suit trump = trump(view);
        int waiting = valuation.waiting(view.hand(), table(view, seat), trump);
        Move best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof Play play) {
                double worth = worth(view, play, seat, trump, waiting);
                if (worth > most) {
                    most = worth;
                    best = play;
                }
            }
        }
        if (best == null) {
            throw new IllegalArgumentException("no card to play");
        }
        Card card = ((Play) best).card();
        return waiting > 0
                ? Why.WINS_TO_MELD.chosen(best, "card", card, "points", waiting)
                : Why.KEEPS_MELDS.chosen(best, "card", card);
    }

    private double worth(AmericanView view, Play play, int seat, Suit trump, int waiting) {
        int card = Pack.number(play.card());
        double points = rules.points(card);
        double wins;
        if (view.trick().isEmpty()) {
            wins = (play.card().suit() == trump ? TRUMP_LEAD : PLAIN_LEAD)[Pack.rank(card)];
            points += rules.points().get(Pack.KING);
        } else {
            int led = Pack.number(view.trick().getFirst().card());
            wins = Pack.beats(card, led, trump.ordinal()) ? 1 : 0;
            points += rules.points(led);
        }
        double gained = (2 * wins - 1) * points + wins * (DENIED + WAITING * waiting);
        return gained - kept(view, play, seat, trump);
    }

    /** What a card may still bring, in the melds to come and in the second half. */
    private double kept(AmericanView view, Play play, int seat, Suit trump) {
        Card card = play.card();
        int number = Pack.number(card);
        boolean isTrump = card.suit() == trump;
        double kept = (isTrump ? AS_TRUMP : AS_SIDE)[Pack.rank(number)];
        if (card.equals(Card.parse("QS")) || card.equals(Card.parse("JD"))) {
            kept += PINOCHLE;
        }
        long copies =
                view.hand().stream().filter(card::equals).count()
                        + table(view, seat).stream().filter(laid -> laid.card() == card).count();
        if (copies > 1) {
            kept *= SECOND;
        } else if (isOnTable(view, play, seat)) {
            kept *= isTrump ? 1 - USED : USED;
        }
        boolean late = view.stock() <= LAST_DRAWS;
        double strength =
                isTrump ? 8 + Pack.RANKS - Pack.rank(number) : Pack.rank(number) == 0 ? 6 : 0;
        return (late ? 0.4 * kept : kept) + strength;
    }

    private static boolean isOnTable(AmericanView view, Play play, int seat) {
        return play.from() == Origin.TABLE || !view.hand().contains(play.card());
    }

    private static List<TableCard> table(AmericanView view, int seat) {
        return view.table().stream().filter(laid -> laid.seat() == seat).toList();
    }

    private static Suit trump(AmericanView view) {
        Suit trump = view.trump();
        if (trump == null) {
            throw new IllegalArgumentException("no trump is turned");
        }
        return trump;
    }

    /** What the winner of a trick lays, or that there is nothing more. */
    Chosen meld(AmericanView view, LegalMoves legal, int seat) {
        Move out = new DeclareOut();
        if (legal.contains(out) && hasReached(view, seat)) {
            return Why.DECLARES_OUT.chosen(out);
        }
        Move exchange = new Dix(true);
        if (legal.contains(exchange)) {
            return Why.TAKES_TURNED.chosen(exchange);
        }
        LayMeld best = null;
        int dearest = 0;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof LayMeld lay) {
                int price = price(view, legal, lay);
                if (best == null || price > dearest) {
                    best = lay;
                    dearest = price;
                }
            }
        }
        if (best != null) {
            return Why.LAYS_DEAREST.chosen(best, "points", valuation.price(best.kind()));
        }
        for (Move move : legal.listed()) {
            if (move instanceof LayExtra) {
                return Why.LAYS_DEAREST.chosen(move, "points", 0);
            }
        }
        Move dix = new Dix(false);
        if (legal.contains(dix)) {
            return Why.LAYS_DIX.chosen(dix);
        }
        return Why.NOTHING_TO_MELD.chosen(
                legal.contains(new Done()) ? new Done() : RandomBot.first(legal));
    }

    /**
     * A run first swallows the royal marriage, so that comes first while there is time for both.
     */
    private int price(AmericanView view, LegalMoves legal, LayMeld lay) {
        int price = valuation.price(lay.kind());
        boolean run =
                legal.listed().stream()
                        .anyMatch(
                                move ->
                                        move instanceof LayMeld(MeldKind kind, _)
                                                && kind == MeldKind.RUN);
        boolean time = view.stock() > LAST_DRAWS;
        return run && time && lay.kind() == MeldKind.ROYAL_MARRIAGE
                ? price + valuation.price(MeldKind.RUN)
                : price;
    }

    private boolean hasReached(AmericanView view, int seat) {
        int side = view.sides().get(seat);
        int meld =
                view.melds().stream()
                        .filter(shown -> shown.seat() == seat)
                        .mapToInt(SeatMelds::points)
                        .sum();
        Integer target = view.target();
        return target != null
                && view.totals().get(side) + meld + view.trickPoints().get(side) >= target;
    }

    /** One of the last two cards: the turned trump where it is a high one. */
    Chosen take(AmericanView view, LegalMoves legal) {
        Card turned = view.turned();
        boolean high = turned != null && Pack.rank(Pack.number(turned)) <= Pack.KING;
        AmericanMove take = new Take(high ? DrawnFrom.TURNED : DrawnFrom.STOCK);
        return Why.TAKES_TURNED.chosen(legal.contains(take) ? take : RandomBot.first(legal));
    }
}
