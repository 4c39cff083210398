package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.CardsBuried;
import meldhouse.american.AmericanEvent.Conceded;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.Buried;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.BuryRule;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

/** The declarer is to lay as many cards away as the widow had (variants.md 5.4). */
record Burying(Terms terms, Hands hands) implements InDeal.Agreed {
    @Override
    public Phase phase() {
        return Phase.BURY;
    }

    @Override
    public Turn turn() {
        return Turn.seat(contract().declarer());
    }

    private boolean isMelded() {
        return rules().widow().buryOrder() == BuryOrder.MELD_THEN_BURY;
    }

    private Burial burial() {
        int count = Hand.size(contract().widow().cards());
        return new Burial(game(), hands.of(contract().declarer()), terms.trump(), count);
    }

    /** A choice for each card that can be buried; others are legal too. */
    @Override
    public LegalMoves legalMoves() {
        return new BuryMoves(burial().some(), contract().canConcede(isMelded()));
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Concede && contract().canConcede(isMelded())) {
            return null;
        }
        return move instanceof Bury bury
                ? burial().refusal(bury.cards())
                : InDeal.notNow("bury as many cards as the widow had");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        int declarer = contract().declarer();
        if (!(move instanceof Bury bury)) {
            story.tell(new Conceded(declarer));
            return isMelded()
                    ? terms.unplayed(Outcome.CONCEDED, story)
                    : terms.conceded(hands, story);
        }
        long cards = Hand.of(bury.cards());
        story.tell(next -> new CardsBuried(declarer, shown(terms.withBuried(cards), true), next));
        Terms buried = terms.withBuried(cards);
        Hands left = hands.with(declarer, Hand.minus(hands.of(declarer), cards));
        return isMelded() ? buried.buried(left, story) : buried.melding(left, story);
    }

    /**
     * What a viewer may know of the cards laid away.
     *
     * @param isOwn whether it is the declarer
     */
    static Buried shown(Terms terms, boolean isOwn) {
        long cards = terms.buried();
        boolean told = terms.rules().widow().buryRule() == BuryRule.NO_TRUMP_NO_ACE;
        return new Buried(
                Hand.size(cards),
                isOwn ? Hand.cards(cards) : null,
                told ? Hand.count(cards, Deck.ofSuit(terms.trump())) : null,
                told ? Hand.count(cards, Deck.ofRank(Deck.ACE)) : null);
    }
}
