package meldhouse.american.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.testkit.RulesetContract;

import java.util.ArrayList;
import java.util.List;

/** The contract, with the cards of the American family. */
abstract class AmericanContract extends RulesetContract {
    AmericanContract(Ruleset ruleset) {
        super(ruleset);
    }

    /**
     * The hands, what has been played, and what lies elsewhere; the text names melded cards twice.
     */
    @Override
    protected List<Card> cards(Position position) {
        if (!(position instanceof InDeal deal)) {
            return List.of();
        }
        List<Card> cards = new ArrayList<>(Views.of(deal, Viewer.WATCHER).played());
        for (int seat = 0; seat < deal.game().seats(); seat++) {
            cards.addAll(Hand.cards(deal.hand(seat)));
        }
        cards.addAll(Hand.cards(deal.widow()));
        Terms terms = deal.terms();
        if (terms != null) {
            cards.addAll(Hand.cards(terms.buried()));
        }
        if (deal instanceof InDeal.Stocked stocked) {
            cards.addAll(Hand.cards(stocked.deal().unplayed()));
        }
        return cards;
    }
}
