package meldhouse.american.rules;

import meldhouse.american.AmericanView;
import meldhouse.american.CardsPassed;
import meldhouse.american.Claim;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Choices.TrumpRequirement;
import meldhouse.american.rules.Forms.TrumpNaming;
import meldhouse.american.rules.Forms.WidowUse;
import meldhouse.american.rules.MeldSheet.Listed;
import meldhouse.api.cards.Card;

import java.util.List;

/**
 * What a viewer knows of single cards that it cannot see: which a hidden hand holds at the least,
 * which it cannot hold, and what it melds.
 *
 * <p>A hand is here all that its seat has left, and what the declarer has laid away where the
 * viewer did not see that: of these, nobody but the declarer knows which are which.
 */
final class Clues {
    /** Where nothing is known of a hand's melds. */
    static final long UNKNOWN = -1;

    private final AmericanGame game;
    private final AmericanView view;
    private final Told told;
    private final Denials denials;
    private final int trump;

    /** By seat: the least that it held before the first lead. */
    private final long[] floor = new long[Seating.MOST];

    /** By seat: what it is known to hold now. */
    private final long[] known = new long[Seating.MOST];

    /** By seat: all that it melds, where that is known. */
    private final long[] tally = {UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN};

    /**
     * By seat and card: copies that did not come to the seat by the deal, or left it again, and are
     * known: what must be added to the cards held to have those dealt.
     */
    private final int[][] moved = new int[Seating.MOST][Deck.KINDS];

    private final Exchange exchange;

    Clues(AmericanGame game, AmericanView view, Told told) {
        this.game = game;
        this.view = view;
        this.told = told;
        trump = view.trump() == null ? Deck.NO_TRUMP : view.trump().ordinal();
        int active = view.active().stream().mapToInt(seat -> 1 << seat).sum();
        denials = Denials.of(game, active, declarer(), told.events(), trump);
        exchange = new Exchange(passed(0), passed(1));
        check();
        learn();
    }

    private void check() {
        int total = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            total += Hand.size(denials.played(seat));
        }
        if (total != view.played().size()) {
            throw new IllegalArgumentException(
                    "Cannot guess: the history tells of %d cards played, the view of %d."
                            .formatted(total, view.played().size()));
        }
    }

    int trump() {
        return trump;
    }

    int declarer() {
        Integer declarer = view.declarer();
        return declarer == null ? Contract.NOBODY : declarer;
    }

    int partner() {
        return declarer() ^ 2;
    }

    boolean isHidden(int seat) {
        return view.seat() == null || view.seat() != seat;
    }

    /** The cards passed, if the viewer is one of those who passed them. */
    Exchange exchange() {
        return exchange;
    }

    /** Whether the viewer has passed cards to its partner or got some. */
    boolean isPartnerKnown() {
        return exchange.given() != Hand.EMPTY || exchange.returned() != Hand.EMPTY;
    }

    /** How many cards were laid away unseen by the viewer. */
    int unseenBuried() {
        return view.buried() != null && view.buried().cards() == null ? view.buried().count() : 0;
    }

    /** What a hidden seat is known to hold. */
    long known(int seat) {
        return known[seat];
    }

    /** The cards of a seat's melds that it has not played. */
    long unplayedMelds(int seat) {
        long left = Hand.EMPTY;
        for (SeatMelds shown : view.melds()) {
            if (shown.seat() == seat) {
                left = unplayed(Hand.of(shown.cards()), seat);
            }
        }
        return left;
    }

    /** What is left of some cards that a seat held before the first lead, at the least. */
    private long unplayed(long cards, int seat) {
        long left = Hand.EMPTY;
        for (int rest = Hand.once(cards); rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            int held = Hand.copies(cards, card) - Hand.copies(denials.played(seat), card);
            for (int copy = 0; copy < held; copy++) {
                left = Hand.with(left, card);
            }
        }
        return left;
    }

    /** The cards that a seat has played. */
    long played(int seat) {
        return denials.played(seat);
    }

    /** The cards of which a seat has no copy in its hand any more. */
    int denied(int seat) {
        return denials.denied(seat);
    }

    /** Every card that a seat has played from its hand. */
    List<Denials.Turn> turns(int seat) {
        return denials.turns().stream().filter(turn -> turn.seat() == seat).toList();
    }

    /** All that a seat melds; {@link #UNKNOWN}: it has not shown that. */
    long tally(int seat) {
        return tally[seat];
    }

    /** How many copies of a card are known to have been dealt to a seat. */
    int dealt(int seat, int card) {
        int held = Hand.copies(known[seat], card) + Hand.copies(denials.played(seat), card);
        return Math.max(0, held + moved[seat][card]);
    }

    boolean isGiven() {
        return game.rules().widow().widowUse() == WidowUse.GIVE_ONE_EACH
                && game.rules().table().widowSize() > 0;
    }

    /** How many entries of the cards passed are of the widow. */
    int gifts() {
        return isGiven() && !view.passed().isEmpty() ? game.rules().table().seats() - 1 : 0;
    }

    /** How many times partners have passed cards to each other. */
    int exchanges() {
        return view.passed().size() - gifts();
    }

    private long passed(int place) {
        int entry = gifts() + place;
        return view.passed().size() <= entry ? Hand.EMPTY : packed(view.passed().get(entry));
    }

    private static long packed(CardsPassed passed) {
        return passed.cards() == null ? Hand.EMPTY : Hand.of(passed.cards());
    }

    /** The cards of the widow, if it is taken up and the viewer has seen it. */
    long widow() {
        List<Card> cards = view.widow() == null ? null : view.widow().cards();
        return cards == null ? Hand.EMPTY : Hand.of(cards);
    }

    private void learn() {
        if (!game.rules().table().stockDraw()) {
            learnMelds();
        }
        if (isPartnerKnown()) {
            learnFromExchange();
        }
        learnWidow();
        learnMarriage();
        learnTurned();
        for (int seat = 0; seat < game.seats(); seat++) {
            long least = told.known(seat);
            for (int card = 0; card < Deck.KINDS; card++) {
                int held = Hand.copies(floor[seat], card) - Hand.copies(denials.played(seat), card);
                while (Hand.copies(least, card) < held) {
                    least = Hand.with(least, card);
                }
            }
            known[seat] = isHidden(seat) ? least : Hand.EMPTY;
        }
    }

    /** The melds shown, but for a nine that was exchanged and is with the dealer now. */
    private void learnMelds() {
        int first = told.taker() >= 0 ? 1 : 0;
        for (SeatMelds shown : view.melds().subList(first, view.melds().size())) {
            floor[shown.seat()] = shown(shown);
            tally[shown.seat()] = tally(shown);
        }
    }

    /** What a seat has shown in all: a late dix is a card more. */
    private long shown(SeatMelds shown) {
        long cards = Hand.of(shown.cards());
        return game.hasLateDix() ? Hand.plus(floor[shown.seat()], cards) : cards;
    }

    /** What a seat was found to meld, all of it; unknown where it listed its melds itself. */
    private long tally(SeatMelds shown) {
        if (game.rules().melds().meldDeclaration() == MeldDeclaration.MANUAL) {
            return UNKNOWN;
        }
        List<Claim> claims =
                shown.melds().stream().map(meld -> new Claim(meld.kind(), meld.cards())).toList();
        Listed listed = game.sheet().read(claims, Hand.of(shown.cards()), trump);
        if (listed instanceof Listed.Good good) {
            return good.tally();
        }
        throw new IllegalArgumentException("Cannot guess: these are no melds of this game.");
    }

    /** What a declarer or partner knows of the other's hand by the cards passed. */
    private void learnFromExchange() {
        boolean isDeclarer = !isHidden(declarer());
        int other = isDeclarer ? partner() : declarer();
        for (int card = 0; card < Deck.KINDS; card++) {
            int given = Hand.copies(exchange.given(), card);
            int returned = Hand.copies(exchange.returned(), card);
            raise(other, card, isDeclarer ? returned : given - returned);
            moved[declarer()][card] += returned - given;
            moved[partner()][card] += given - returned;
        }
    }

    /** Whether nothing was passed, or the viewer knows what. */
    private boolean isExchangeKnown() {
        return exchanges() == 0 || isPartnerKnown();
    }

    private void learnWidow() {
        long widow = widow();
        if (widow != Hand.EMPTY && gifts() == 0) {
            for (int card = 0; card < Deck.KINDS; card++) {
                int copies = Hand.copies(widow, card);
                if (copies > 0 && isExchangeKnown()) {
                    raise(declarer(), card, copies + more(card));
                    moved[declarer()][card] -= copies;
                }
            }
        }
        for (CardsPassed gift : view.passed().subList(0, gifts())) {
            long card = packed(gift);
            if (card != Hand.EMPTY && isHidden(gift.to()) && isExchangeKnown()) {
                int number = Integer.numberOfTrailingZeros(Hand.once(card));
                int passed = gift.to() == partner() ? -more(number) : 0;
                raise(gift.to(), number, 1 + passed);
                moved[gift.to()][number]--;
            }
        }
    }

    /** How many copies of a card the declarer has more by the cards passed. */
    private int more(int card) {
        return Hand.copies(exchange.given(), card) - Hand.copies(exchange.returned(), card);
    }

    /** The declarer had king and queen of trump when naming it. */
    private void learnMarriage() {
        AuctionRules rules = game.rules().auction();
        boolean needed = rules.trumpRequirement() == TrumpRequirement.MARRIAGE;
        boolean lastKnown = isPartnerKnown() || game.rules().exchange().passCount() == 0;
        boolean whole = !isGiven() || rules.trumpNaming() == TrumpNaming.AFTER_WIDOW;
        if (trump != Deck.NO_TRUMP && needed && lastKnown && whole && declarer() >= 0) {
            for (int rank : new int[] {Deck.KING, Deck.QUEEN}) {
                int card = Deck.number(trump, rank);
                raise(declarer(), card, 1 + more(card));
            }
        }
    }

    /** The dealer's card that made trump, and the nine that went for it. */
    private void learnTurned() {
        if (told.turner() < 0 || view.turned() == null) {
            return;
        }
        if (told.taker() < 0) {
            moved[told.turner()][Deck.number(view.turned())]--;
            return;
        }
        int nine = Deck.number(trump, Deck.NINE);
        moved[told.turner()][nine]--;
        moved[told.taker()][nine]++;
        moved[told.taker()][told.firstTurned()]--;
    }

    private void raise(int seat, int card, int least) {
        while (Hand.copies(floor[seat], card) < least) {
            floor[seat] = Hand.with(floor[seat], card);
        }
    }

    /** Whether a seat holds a nine that another has been paid for. */
    boolean isPaid(int seat) {
        return told.taker() >= 0 && seat == told.turner();
    }
}
