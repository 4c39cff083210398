package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.CardsPassed;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.BuryRule;
import meldhouse.american.rules.Forms.PassReturn;
import meldhouse.api.cards.Card;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What was done with hidden cards in a guess at the hands: what was buried, passed and given out
 * unseen; and whether all that the seats did in the open could have been done with these hands.
 */
final class Hiding {
    private final AmericanGame game;
    private final AmericanView view;
    private final Clues clues;
    private final int declarer;
    private final HeardCalls calls;

    /** What each seat has laid out of its hand; of two entries the later is the hand's. */
    private final long[] laid = new long[Seating.MOST];

    /** What functions have found of the hidden hands; null: there are none that matter. */
    private final @Nullable FoundMelds found;

    Hiding(AmericanGame game, AmericanView view, Clues clues, Told told) {
        calls = new HeardCalls(game, view, told);
        this.game = game;
        this.view = view;
        this.clues = clues;
        declarer = clues.declarer();
        Arrays.fill(laid, Clues.UNKNOWN);
        view.melds().forEach(shown -> laid[shown.seat()] = Hand.of(shown.cards()));
        found = FoundMelds.of(game, view, clues, told);
    }

    /** Whether the widow still lies unseen. */
    boolean isWidowThere() {
        return switch (view.phase()) {
            // New cards may be claimed before the first lead too, long after the widow is taken.
            case REDEAL -> view.trump() == null;
            case AUCTION, STUCK, THROW_IN -> true;
            case TRUMP -> Sight.isWidowLate(game.rules());
            case DRAW, DEAL, GIVE, EXCHANGE, DIX, MELD, BURY, CONCEDE, PLAY, MELDING, TAKE, OVER ->
                    false;
        };
    }

    /**
     * The world of some hands; null if they do not fit.
     *
     * @param drawn hands and widow; the declarer's with what was buried unseen
     */
    @Nullable World world(Hands drawn, List<Integer> stock, RandomGenerator random) {
        Hands hands = drawn;
        long buried = Hand.EMPTY;
        if (view.buried() != null) {
            List<Card> seen = view.buried().cards();
            buried = seen != null ? Hand.of(seen) : bury(hands.of(declarer), random);
            if (Hand.size(buried) != view.buried().count()) {
                return null;
            }
            if (seen == null) {
                hands = hands.with(declarer, Hand.minus(hands.of(declarer), buried));
            }
        }
        if (!melds(hands, buried)) {
            return null;
        }
        if (declarer < 0) {
            Hands all = hands;
            if (!calls.fit(all::of, seat -> Hand.plus(all.of(seat), clues.played(seat)))) {
                return null;
            }
            return new World(all, stock, TakenWidow.NONE, Exchange.NONE, Hand.EMPTY, buried);
        }
        Exchange exchange = exchange(hands, buried, random);
        long before = before(hands, buried, exchange);
        TakenWidow widow = widow(hands, before, exchange, random);
        Hands all = hands;
        return widow == null
                        || !isNamed(before, widow)
                        || !mayReturn(before, exchange)
                        || !calls.fit(
                                seat -> auctioned(all, seat, before, widow, exchange),
                                seat -> Hand.plus(all.of(seat), clues.played(seat)))
                ? null
                : new World(hands, stock, widow, exchange, chosen(hands, random), buried);
    }

    /** The hand of a seat when it called. */
    private long auctioned(
            Hands hands, int seat, long before, TakenWidow widow, Exchange exchange) {
        long hand = seat == declarer ? before : dealt(hands, seat, exchange);
        if (widow.gifts() == 0) {
            return seat == declarer ? Hand.minus(hand, widow.cards()) : hand;
        }
        return Hand.without(hand, widow.gift(seat));
    }

    /** Whether the declarer passed back only what may be. */
    private boolean mayReturn(long before, Exchange exchange) {
        return game.rules().exchange().passReturn() == PassReturn.ANY
                || Hand.holds(before, exchange.returned());
    }

    /** The hand of a seat before its first play. */
    private long whole(Hands hands, int seat, long buried) {
        long hand = Hand.plus(hands.of(seat), clues.played(seat));
        return seat == declarer ? Hand.plus(hand, buried) : hand;
    }

    /** What the declarer laid away of these cards, if that can be; else nothing. */
    private long bury(long hand, RandomGenerator random) {
        int count = clues.unseenBuried();
        int denied = clues.denied(declarer);
        long forced = Hand.EMPTY;
        long free = Hand.EMPTY;
        for (Card held : Hand.cards(hand)) {
            int card = Deck.number(held);
            if ((denied >>> card & 1) != 0) {
                forced = Hand.with(forced, card);
            } else {
                free = Hand.with(free, card);
            }
        }
        int left = count - Hand.size(forced);
        if (left < 0) {
            return Hand.EMPTY;
        }
        long buried = Hand.plus(forced, chosen(free, left, random));
        long whole = Hand.plus(hand, clues.played(declarer));
        boolean legal =
                isFree()
                        || new Burial(game, whole, clues.trump(), count).refusal(Hand.cards(buried))
                                == null;
        return legal && isAsAnnounced(buried) ? buried : Hand.EMPTY;
    }

    /** Whether any cards may be laid away. */
    private boolean isFree() {
        WidowRules rules = game.rules().widow();
        return rules.buryRule() == BuryRule.ANY
                || rules.buryRule() == BuryRule.NOT_MELDED
                        && rules.buryOrder() == BuryOrder.BURY_THEN_MELD;
    }

    /** So many cards, those first that are sure to be allowed. */
    private long chosen(long free, int count, RandomGenerator random) {
        if (count > Hand.size(free)) {
            return Hand.EMPTY;
        }
        WidowRules rules = game.rules().widow();
        boolean any =
                rules.buryRule() == BuryRule.ANY && rules.buryOrder() == BuryOrder.MELD_THEN_BURY;
        long idle = any ? free : Hand.EMPTY;
        if (!any) {
            long kept = clues.unplayedMelds(declarer);
            for (Card held : Hand.cards(free)) {
                int card = Deck.number(held);
                if (Hand.has(kept, card)) {
                    kept = Hand.without(kept, card);
                } else {
                    idle = Hand.with(idle, card);
                }
            }
        }
        if (rules.buryRule() == BuryRule.NO_TRUMP_NO_ACE) {
            int dear = Deck.ofSuit(clues.trump()) | Deck.ofRank(Deck.ACE);
            long plain = Hand.EMPTY;
            for (Card held : Hand.cards(idle)) {
                int card = Deck.number(held);
                plain = (dear >>> card & 1) != 0 ? plain : Hand.with(plain, card);
            }
            if (Hand.size(plain) <= count) {
                long rest = Hand.minus(idle, plain);
                int more = Math.min(count - Hand.size(plain), Hand.size(rest));
                idle = Hand.plus(plain, Hand.draw(rest, more, random));
            } else {
                idle = plain;
            }
        }
        if (Hand.size(idle) >= count) {
            return Hand.draw(idle, count, random);
        }
        long others = Hand.minus(free, idle);
        return Hand.plus(idle, Hand.draw(others, count - Hand.size(idle), random));
    }

    private boolean isAsAnnounced(long buried) {
        Integer trumps = view.buried() == null ? null : view.buried().trumps();
        Integer aces = view.buried() == null ? null : view.buried().aces();
        return (trumps == null || trumps == Hand.count(buried, Deck.ofSuit(clues.trump())))
                && (aces == null || aces == Hand.count(buried, Deck.ofRank(Deck.ACE)));
    }

    /** Whether every hidden hand melds exactly what its seat showed. */
    private boolean melds(Hands hands, long buried) {
        long open = isBuriedFirst() ? Hand.EMPTY : buried;
        // Most draws fail at the first of the two, which is the quicker one.
        for (SeatMelds shown : view.melds()) {
            int seat = shown.seat();
            if (isTallied(seat)) {
                long hand = counting(seat, whole(hands, seat, open));
                if (game.melding().best(hand, clues.trump()) != clues.tally(seat)) {
                    return false;
                }
            }
        }
        for (SeatMelds shown : view.melds()) {
            int seat = shown.seat();
            if (isTallied(seat) && !isLaidOut(seat, counting(seat, whole(hands, seat, open)))) {
                return false;
            }
        }
        return found == null
                || found.fit(
                        seat -> counting(seat, whole(hands, seat, open)),
                        seat -> whole(hands, seat, Hand.EMPTY));
    }

    /** Whether it is known what a hidden seat melds, all of it. */
    private boolean isTallied(int seat) {
        return clues.isHidden(seat) && clues.tally(seat) != Clues.UNKNOWN && isShown(seat);
    }

    /** Whether a hand that melds as much would have been laid out as it was. */
    private boolean isLaidOut(int seat, long hand) {
        long tally = clues.tally(seat);
        long melded =
                tally == Tally.NOTHING
                        ? Hand.EMPTY
                        : game.melding().laidOut(tally, hand, clues.trump());
        return (found == null ? melded : found.with(melded, seat)) == laid[seat];
    }

    private boolean isBuriedFirst() {
        return game.rules().widow().buryOrder() == BuryOrder.BURY_THEN_MELD;
    }

    /**
     * How far a hidden hand is from melding what its seat has shown.
     *
     * @param hand what it holds, and what it has buried unseen
     */
    int faults(int seat, long hand) {
        boolean isOpen = seat == declarer && clues.unseenBuried() > 0 && isBuriedFirst();
        long whole = Hand.plus(hand, clues.played(seat));
        int odd = found == null || isOpen ? 0 : found.faults(seat, counting(seat, whole), whole);
        return odd + (isOpen ? 0 : wrong(seat, whole));
    }

    /** The cards of which a seat would have melded more than it did, with one more of them. */
    int unmelded(int seat) {
        long tally = clues.tally(seat);
        boolean isOpen = seat == declarer && clues.unseenBuried() > 0;
        if (isOpen || !isTallied(seat)) {
            return 0;
        }
        long held = Hand.plus(clues.known(seat), clues.played(seat));
        Melding melding = game.melding();
        int most = melding.counted(tally, clues.trump());
        int unmelded = 0;
        int candidates = melding.completing(counting(seat, held), clues.trump());
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            long more = counting(seat, Hand.with(held, card));
            if (melding.points(more, clues.trump()) > most) {
                unmelded |= 1 << card;
            }
        }
        return unmelded;
    }

    /** How many sets of melds are too many or missing; 1 if other cards should be laid out. */
    private int wrong(int seat, long whole) {
        if (!isTallied(seat)) {
            return 0;
        }
        long tally = clues.tally(seat);
        long hand = counting(seat, whole);
        long best = game.melding().best(hand, clues.trump());
        if (best == tally) {
            return isLaidOut(seat, hand) ? 0 : 1;
        }
        int wrong = 0;
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            wrong += Math.abs(Tally.sets(best, kind) - Tally.sets(tally, kind));
        }
        return Math.max(1, wrong);
    }

    private boolean isShown(int seat) {
        return laid[seat] != Clues.UNKNOWN;
    }

    /** Without a nine that another seat has been paid for. */
    private long counting(int seat, long hand) {
        return clues.isPaid(seat)
                ? Hand.without(hand, Deck.number(clues.trump(), Deck.NINE))
                : hand;
    }

    /** The cards that went between the partners. */
    private Exchange exchange(Hands hands, long buried, RandomGenerator random) {
        int times = clues.exchanges();
        boolean insider = !clues.isHidden(declarer) || !clues.isHidden(clues.partner());
        if (times == 0) {
            return Exchange.NONE;
        }
        if (insider) {
            return clues.exchange();
        }
        int count = game.rules().exchange().passCount();
        long returned =
                times == 2
                        ? Hand.draw(whole(hands, clues.partner(), buried), count, random)
                        : Hand.EMPTY;
        long enlarged = Hand.plus(whole(hands, declarer, buried), returned);
        return new Exchange(Hand.draw(enlarged, count, random), returned);
    }

    /** The declarer's hand before cards were passed. */
    private long before(Hands hands, long buried, Exchange exchange) {
        long enlarged = Hand.plus(whole(hands, declarer, buried), exchange.returned());
        return Hand.minus(enlarged, exchange.given());
    }

    /** The widow and what became of it; null if it cannot be. */
    private @Nullable TakenWidow widow(
            Hands hands, long before, Exchange exchange, RandomGenerator random) {
        if (view.widow() == null || isWidowThere()) {
            return TakenWidow.NONE;
        }
        long seen = clues.widow();
        if (clues.gifts() > 0) {
            return given(hands, before, exchange, seen, random);
        }
        if (seen != Hand.EMPTY) {
            return Hand.holds(before, seen) ? new TakenWidow(seen) : null;
        }
        return new TakenWidow(Hand.draw(before, view.widow().count(), random));
    }

    /** The card that each seat got. */
    private @Nullable TakenWidow given(
            Hands hands, long before, Exchange exchange, long seen, RandomGenerator random) {
        int[] gifts = new int[Seating.MOST];
        long all = Hand.EMPTY;
        long left = seen;
        List<Integer> unknown = new ArrayList<>(List.of(declarer));
        for (CardsPassed gift : view.passed().subList(0, clues.gifts())) {
            if (gift.cards() == null) {
                unknown.add(gift.to());
            } else {
                gifts[gift.to()] = Deck.number(gift.cards().getFirst());
                all = Hand.with(all, gifts[gift.to()]);
                left = seen == Hand.EMPTY ? seen : Hand.without(left, gifts[gift.to()]);
            }
        }
        for (int seat : unknown) {
            long hand = seat == declarer ? before : dealt(hands, seat, exchange);
            long from = seen == Hand.EMPTY ? hand : both(hand, left);
            if (from == Hand.EMPTY) {
                return null;
            }
            gifts[seat] = Integer.numberOfTrailingZeros(Hand.once(Hand.draw(from, 1, random)));
            all = Hand.with(all, gifts[seat]);
            left = seen == Hand.EMPTY ? seen : Hand.without(left, gifts[seat]);
        }
        TakenWidow widow = new TakenWidow(all);
        for (int seat : view.active()) {
            widow = widow.given(seat, gifts[seat]);
        }
        return widow;
    }

    /** The hand of another seat before cards were passed. */
    private long dealt(Hands hands, int seat, Exchange exchange) {
        long hand = whole(hands, seat, Hand.EMPTY);
        return clues.exchanges() > 0 && seat == clues.partner()
                ? Hand.minus(Hand.plus(hand, exchange.given()), exchange.returned())
                : hand;
    }

    private static long both(long hand, long other) {
        long both = Hand.EMPTY;
        for (Card card : Hand.cards(other)) {
            int number = Deck.number(card);
            if (Hand.copies(hand, number) > Hand.copies(both, number)) {
                both = Hand.with(both, number);
            }
        }
        return both;
    }

    /** What the partner has chosen to pass, in an exchange where both choose first. */
    private long chosen(Hands hands, RandomGenerator random) {
        boolean pending =
                view.phase() == Phase.EXCHANGE
                        && game.rules().exchange().passOrder() == PassOrder.SIMULTANEOUS
                        && view.toMove() != null
                        && view.toMove() == declarer;
        if (!pending) {
            return Hand.EMPTY;
        }
        return view.chosen().isEmpty()
                ? Hand.draw(hands.of(clues.partner()), game.rules().exchange().passCount(), random)
                : Hand.of(view.chosen());
    }

    /**
     * Whether the declarer could name trump, or the trump that was named.
     *
     * @param before the hand before cards were passed
     */
    private boolean isNamed(long before, TakenWidow widow) {
        boolean named = clues.trump() != Deck.NO_TRUMP;
        if (!clues.isHidden(declarer) || !named && view.phase() != Phase.TRUMP) {
            return true;
        }
        long hand = before;
        if (Sight.isWidowLate(game.rules())) {
            long taken =
                    widow.gift(declarer) < 0
                            ? widow.cards()
                            : Hand.with(Hand.EMPTY, widow.gift(declarer));
            hand = Hand.minus(hand, taken);
        }
        int suits = Naming.suits(game.rules(), hand);
        return named ? (suits >>> clues.trump() & 1) != 0 : suits != 0;
    }
}
