package meldhouse.danish.rules;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.testkit.RulesetContract;

import java.util.ArrayList;
import java.util.List;

/** The contract, with the cards of the Danish game. */
abstract class DanishContract extends RulesetContract {
    DanishContract(Ruleset ruleset) {
        super(ruleset);
    }

    /** The hands, the stock, the pile and the melds; the text names some cards twice. */
    @Override
    protected List<Card> cards(Position position) {
        Round round =
                switch ((DanishPosition) position) {
                    case InRound in -> in.round();
                    case Accepting accepting -> accepting.tally().end();
                    case MatchOver over -> over.tally().end();
                    case Cutting cutting -> cutting.last() == null ? null : cutting.last().end();
                    case Dealing dealing -> dealing.last() == null ? null : dealing.last().end();
                    case Placing ignored -> null;
                };
        return round == null ? List.of() : cards(round);
    }

    private static List<Card> cards(Round round) {
        List<Card> cards = new ArrayList<>();
        for (Hand hand : round.hands) {
            for (int kind : hand.list()) {
                cards.add(Pack.seen(kind).card());
            }
        }
        for (int at = round.top; at < round.stock.length; at++) {
            cards.add(Pack.seen(round.stock[at]).card());
        }
        for (byte card : round.pile) {
            cards.add(Pack.seen(card).card());
        }
        for (Spread meld : round.melds) {
            if (meld != null) {
                meld.each(number -> cards.add(Pack.seen(number).card()));
            }
        }
        return cards;
    }

    /** The stock is never used up to its last card but one: too much is always hidden. */
    @Override
    protected boolean hasSmallEndings() {
        return false;
    }
}
