package meldhouse.american.rules;

import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MeldDeclaration;

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
        return new Terms(contract, trump, exchange, hands.melds(game().sheet(), trump));
    }

    /** With the melds that one more seat has listed. */
    Terms with(SeatMelds listed) {
        List<SeatMelds> all = new ArrayList<>(melds);
        all.add(listed);
        return new Terms(contract, trump, exchange, all);
    }

    /** Who leads to the first trick (P26). */
    int leader() {
        return rules().firstLeader() == FirstLeader.BID_WINNER
                ? contract.declarer()
                : Deck.left(contract.ledger().dealer());
    }

    /** Whether the declarer may give up before the first lead. */
    boolean canConcede() {
        return rules().concede() == Concede.AFTER_MELD;
    }

    /** Whether the seats list their melds themselves. */
    boolean isManual() {
        return rules().meldDeclaration() == MeldDeclaration.MANUAL;
    }

    /** Where the match goes once all cards are passed. */
    AmericanPosition melding(Hands hands) {
        return isManual() ? new Declaring(this, hands) : melded(hands).shown(hands);
    }

    /** Where the match goes once all melds are shown. */
    AmericanPosition shown(Hands hands) {
        int own =
                melds.stream()
                        .filter(shown -> Deck.side(shown.seat()) == contract.bidders())
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
                .scored(contract.unplayed(trump, Contract.bySeat(melds), outcome), melds);
    }

    AmericanPosition played(List<Integer> tricks, List<Integer> cardPoints, int lastSide) {
        List<Integer> bySeat = Contract.bySeat(melds);
        return contract.ledger()
                .scored(contract.played(trump, bySeat, tricks, cardPoints, lastSide), melds);
    }
}
