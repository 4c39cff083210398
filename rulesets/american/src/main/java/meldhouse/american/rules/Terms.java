package meldhouse.american.rules;

import meldhouse.american.Laid;
import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.MisdealWindow;
import meldhouse.american.rules.Forms.ShootMoon;
import meldhouse.american.rules.Forms.WidowUse;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What a deal is played for: all that stays the same while the tricks are played.
 *
 * @param contract who must reach how much
 * @param play the game with its trump suit
 * @param exchange the cards passed
 * @param turned the card of the dealer's hand that made trump; null: trump was named, or turned up
 *     from a stock
 * @param melds what the seats laid on the table
 * @param buried the cards that the declarer laid away
 * @param moon whether the declarer has announced all tricks
 * @param shown the last card of a stock, which all have seen, and who drew it; null: none
 */
record Terms(
        Contract contract,
        TrumpGame play,
        Exchange exchange,
        @Nullable TurnedCard turned,
        List<SeatMelds> melds,
        long buried,
        boolean moon,
        @Nullable Laid shown) {
    Terms {
        melds = List.copyOf(melds);
    }

    /** Trump was named. */
    static Terms named(Contract contract, int trump) {
        return new Terms(
                contract,
                contract.game().with(trump),
                Exchange.NONE,
                null,
                List.of(),
                Hand.EMPTY,
                false,
                null);
    }

    /** A card of the dealer's hand made trump. */
    static Terms turned(Ledger ledger, int card) {
        return new Terms(
                Contract.none(ledger),
                ledger.game().with(Deck.suitOf(card)),
                Exchange.NONE,
                new TurnedCard(card),
                List.of(),
                Hand.EMPTY,
                false,
                null);
    }

    Ledger ledger() {
        return contract.ledger();
    }

    /** The trump suit's number. */
    int trump() {
        return play.trump;
    }

    AmericanGame game() {
        return play.game;
    }

    AmericanRules rules() {
        return contract.rules();
    }

    Terms with(Contract changed) {
        return new Terms(changed, play, exchange, turned, melds, buried, moon, shown);
    }

    Terms with(Exchange passed) {
        return new Terms(contract, play, passed, turned, melds, buried, moon, shown);
    }

    Terms with(TurnedCard other) {
        return new Terms(contract, play, exchange, other, melds, buried, moon, shown);
    }

    Terms with(List<SeatMelds> shown) {
        return new Terms(contract, play, exchange, turned, shown, buried, moon, this.shown);
    }

    /** With more melds on the table. */
    Terms with(SeatMelds shown) {
        List<SeatMelds> more = new ArrayList<>(melds);
        more.add(shown);
        return with(more);
    }

    Terms withBuried(long cards) {
        return new Terms(contract, play, exchange, turned, melds, cards, moon, shown);
    }

    Terms withMoon() {
        return new Terms(contract, play, exchange, turned, melds, buried, true, shown);
    }

    Terms withShown(Laid card) {
        return new Terms(contract, play, exchange, turned, melds, buried, moon, card);
    }

    /** Who leads to the first trick (P26). */
    int leader() {
        return rules().play().firstLeader() == FirstLeader.BID_WINNER && contract.exists()
                ? contract.declarer()
                : ledger().next(ledger().dealer());
    }

    /** The first trick, before the lead. */
    int firstTrick() {
        return Trick.led(leader(), ledger().active());
    }

    /** Whether the declarer may give up instead of the first lead. */
    boolean canConcede() {
        return contract.canConcede(true);
    }

    /** Whether the declarer may announce all tricks before the first lead. */
    boolean canAnnounce() {
        return contract.exists() && !moon && rules().score().shootMoon() != ShootMoon.NONE;
    }

    /** Whether the seats list their melds themselves. */
    boolean isManual() {
        return rules().melds().meldDeclaration() == MeldDeclaration.MANUAL;
    }

    /** Where the match goes once trump is named: the widow, if it has waited for that. */
    AmericanPosition named(Hands hands, Story story) {
        if (hands.widow() == Hand.EMPTY) {
            return given(hands, story);
        }
        Terms seen = with(contract.takes(hands, story));
        return seen.given(hands.widowTaken(contract.declarer()), story);
    }

    /** Where it goes once the widow is taken up and, if that is its use, given out. */
    AmericanPosition given(Hands hands, Story story) {
        if (contract.mustGive()) {
            return new Giving(contract, trump(), hands);
        }
        return rules().exchange().passCount() > 0
                ? new Exchanging(this, hands, Hand.EMPTY)
                : exchanged(hands, story);
    }

    private boolean mustBury() {
        return contract.widow().cards() != Hand.EMPTY
                && buried == Hand.EMPTY
                && rules().widow().widowUse() == WidowUse.TAKE_AND_BURY;
    }

    /** Where the match goes once all cards are passed. */
    AmericanPosition exchanged(Hands hands, Story story) {
        return mustBury() && rules().widow().buryOrder() == BuryOrder.BURY_THEN_MELD
                ? new Burying(this, hands)
                : melding(hands, story);
    }

    /** Where it goes when melds are to be laid. */
    AmericanPosition melding(Hands hands, Story story) {
        if (isManual()) {
            return new Declaring(this, hands);
        }
        List<SeatMelds> all = melds(hands);
        story.tellMelds(all);
        if (melds.isEmpty()) {
            return with(all).shown(hands, story);
        }
        List<SeatMelds> shown = new ArrayList<>(melds);
        shown.addAll(all);
        return with(shown).shown(hands, story);
    }

    /** What each seat melds whose melds count. */
    private List<SeatMelds> melds(Hands hands) {
        List<SeatMelds> melds = new ArrayList<>(Trick.MOST);
        for (int rest = contract.melding(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            melds.add(game().sheet().best(seat, counting(seat, hands.of(seat)), trump()));
        }
        return List.copyOf(melds);
    }

    /** What may count of a hand: not the nine that another seat has been paid for (3.3). */
    long counting(int seat, long hand) {
        return turned != null
                        && turned.taker() >= 0
                        && seat == game().seating().last(ledger().dealer())
                ? Hand.without(hand, turned.card())
                : hand;
    }

    /** Where the match goes once all melds are shown. */
    AmericanPosition shown(Hands hands, Story story) {
        if (contract.exists()) {
            int own =
                    melds.stream()
                            .filter(shown -> game().sides().of(shown.seat()) == contract.bidders())
                            .mapToInt(SeatMelds::points)
                            .sum();
            Outcome unplayed = Settlement.unplayed(rules(), contract.amount(), own);
            if (unplayed != null) {
                return unplayed(unplayed, story);
            }
        }
        return mustBury() ? new Burying(this, hands) : buried(hands, story);
    }

    /** Where it goes once cards are buried, if any are, and all melds shown. */
    AmericanPosition buried(Hands hands, Story story) {
        return rules().score().isInUnits() && rules().units().defendersConcede()
                ? DefendersConceding.first(this, hands)
                : opened(hands);
    }

    /** Where it goes when nothing but the declarer's word stands before the first lead. */
    AmericanPosition opened(Hands hands) {
        MisdealRules misdeal = rules().misdeal();
        return game().hasMisdeals() && misdeal.misdealWindow() == MisdealWindow.BEFORE_FIRST_LEAD
                ? LastRedeal.first(this, hands)
                : led(hands);
    }

    /** Where it goes when nobody may claim new cards any more. */
    AmericanPosition led(Hands hands) {
        boolean asked = contract.exists() && (canConcede() || canAnnounce());
        return asked && leader() != contract.declarer()
                ? new Conceding(this, hands)
                : Playing.start(this, hands);
    }

    /** Where the match goes when the deal ends before the first lead; melds are on the table. */
    AmericanPosition unplayed(Outcome outcome, Story story) {
        return ledger().scored(
                        contract.unplayed(trump(), contract.melded(melds), outcome),
                        contract.remains(melds),
                        story);
    }

    /** Where it goes when the declarer gives up before melds were shown. */
    AmericanPosition conceded(Hands hands, Story story) {
        List<SeatMelds> all = melds(hands);
        story.tellMelds(all);
        return with(all).unplayed(Outcome.CONCEDED, story);
    }

    /** A bit for each seat that plays with this one against the others. */
    int friends(int seat) {
        return game().sides().friends(seat, contract.declarer());
    }

    /** Whether a trump has been played: whether one is missing from the hands. */
    boolean isBroken(long... hands) {
        int trumps = play.trumps;
        int left = Hand.count(buried, trumps);
        for (long hand : hands) {
            left += Hand.count(hand, trumps);
        }
        return left < Hand.count(game().pack(), trumps);
    }

    /**
     * The position after the last trick.
     *
     * @param tricks taken by each side
     * @param cardPoints of the cards in them
     * @param last the seat that took the last trick
     */
    AmericanPosition played(List<Integer> tricks, List<Integer> cardPoints, int last, Story story) {
        return ledger().scored(
                        contract.played(
                                trump(),
                                contract.melded(melds),
                                contract.took(
                                        tricks, cardPoints, game().sides().of(last), buriedOpen()),
                                moon),
                        contract.remains(melds),
                        story);
    }

    /** The buried cards, if they count for anybody: then all see them at the end. */
    private long buriedOpen() {
        return Sight.isBuriedOpen(rules()) ? buried : Hand.EMPTY;
    }
}
