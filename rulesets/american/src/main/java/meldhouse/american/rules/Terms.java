package meldhouse.american.rules;

import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Forms.SidesForm;

import java.util.ArrayList;
import java.util.List;

/**
 * What a deal is played for: all that stays the same while the tricks are played.
 *
 * @param contract who must reach how much
 * @param trump the trump suit's number
 * @param exchange the cards passed
 * @param melds what the seats laid on the table
 */
record Terms(Contract contract, int trump, Exchange exchange, List<SeatMelds> melds) {
    Terms {
        melds = List.copyOf(melds);
    }

    AmericanGame game() {
        return contract.ledger().game();
    }

    AmericanRules rules() {
        return contract.ledger().rules();
    }

    Terms with(Exchange passed) {
        return new Terms(contract, trump, passed, melds);
    }

    /** With all that the four hands meld. */
    Terms melded(Hands hands) {
        return new Terms(
                contract,
                trump,
                exchange,
                hands.melds(game().sheet(), contract.ledger().active(), trump));
    }

    /** With the melds that one more seat has listed. */
    Terms with(SeatMelds listed) {
        List<SeatMelds> all = new ArrayList<>(melds);
        all.add(listed);
        return new Terms(contract, trump, exchange, all);
    }

    /** Who leads to the first trick (P26). */
    int leader() {
        return rules().play().firstLeader() == FirstLeader.BID_WINNER
                ? contract.declarer()
                : contract.ledger().next(contract.ledger().dealer());
    }

    /** The first trick, before the lead. */
    int firstTrick() {
        return Trick.led(leader(), contract.ledger().active());
    }

    /** Whether the declarer may give up before the first lead. */
    boolean canConcede() {
        return rules().score().concede() == Concede.AFTER_MELD;
    }

    /** Whether the seats list their melds themselves. */
    boolean isManual() {
        return rules().melds().meldDeclaration() == MeldDeclaration.MANUAL;
    }

    /** Where the match goes once all cards are passed. */
    AmericanPosition melding(Hands hands) {
        return isManual() ? new Declaring(this, hands) : melded(hands).shown(hands);
    }

    /** Where the match goes once all melds are shown. */
    AmericanPosition shown(Hands hands) {
        int own =
                melds.stream()
                        .filter(shown -> game().sides().of(shown.seat()) == contract.bidders())
                        .mapToInt(SeatMelds::points)
                        .sum();
        Outcome unplayed = Settlement.unplayed(rules(), contract.amount(), own);
        if (unplayed != null) {
            return unplayed(unplayed);
        }
        return canConcede() && leader() != contract.declarer()
                ? new Conceding(this, hands)
                : Playing.start(this, hands);
    }

    AmericanPosition unplayed(Outcome outcome) {
        return contract.ledger()
                .scored(contract.unplayed(trump, contract.ledger().bySeat(melds), outcome), melds);
    }

    /** A bit for each seat that plays with this one against the others. */
    int friends(int seat) {
        return game().sides().friends(seat, contract.declarer());
    }

    boolean isPartners() {
        return rules().table().sides() == SidesForm.PARTNERS;
    }

    /** Whether a trump has been played: whether one is missing from the hands. */
    boolean isBroken(long... hands) {
        int trumps = Deck.ofSuit(trump);
        int left = 0;
        for (long hand : hands) {
            left += Hand.count(hand, trumps);
        }
        return left < Hand.count(game().pack(), trumps);
    }

    /**
     * The position after the last trick.
     *
     * @param last the seat that took it
     */
    AmericanPosition played(List<Integer> tricks, List<Integer> cardPoints, int last) {
        List<Integer> bySeat = contract.ledger().bySeat(melds);
        return contract.ledger()
                .scored(
                        contract.played(trump, bySeat, tricks, cardPoints, game().sides().of(last)),
                        melds);
    }
}
