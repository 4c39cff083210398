package meldhouse.american.rules;

import meldhouse.american.AmericanEvent;
import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.ExchangeDix;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.StockEvent.DixExchanged;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;

/**
 * A seat is asked whether it exchanges a nine of trump for the dealer's turned card (variants.md
 * 3.3). All seats but the dealer are asked in order from the dealer's left until one does, whether
 * they hold a nine or not, so that the question tells nothing.
 *
 * @param asked the seat that is asked
 */
record DixAsked(Terms terms, Hands hands, int asked) implements InDeal.Agreed {
    private static final LegalMoves NO_NINE = LegalMoves.of(List.of(new Decline()));
    private static final LegalMoves NINE = LegalMoves.of(List.of(new ExchangeDix(), new Decline()));

    /** Where a deal with this turned card begins. */
    static AmericanPosition start(Terms terms, Hands hands, Story story) {
        boolean asks =
                terms.rules().draw().dixExchange()
                        && !Objects.requireNonNull(terms.turned()).isNine()
                        && terms.game().rules().table().deckNines();
        return asks
                ? new DixAsked(terms, hands, terms.ledger().next(terms.ledger().dealer()))
                : terms.melding(hands, story);
    }

    private TurnedCard turned() {
        return Objects.requireNonNull(terms.turned());
    }

    private int holder() {
        return game().seating().last(ledger().dealer());
    }

    private int nine() {
        return Deck.number(terms.trump(), Deck.NINE);
    }

    @Override
    public Phase phase() {
        return Phase.DIX;
    }

    @Override
    public Turn turn() {
        return Turn.seat(asked);
    }

    @Override
    public LegalMoves legalMoves() {
        return Hand.has(hands.of(asked), nine()) ? NINE : NO_NINE;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Decline) {
            return null;
        }
        if (move instanceof ExchangeDix) {
            return Hand.has(hands.of(asked), nine())
                    ? null
                    : new Refusal(
                            "noExchange",
                            "You hold no nine of %s to exchange."
                                    .formatted(Deck.suit(terms.trump()).title()));
        }
        return InDeal.notNow("exchange a nine of trump, or decline to");
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        int holder = holder();
        if (move instanceof Decline) {
            story.tell(next -> new AmericanEvent.Declined(asked, next));
            int left = ledger().next(asked);
            return left == holder ? terms.melding(hands, story) : new DixAsked(terms, hands, left);
        }
        int nine = nine();
        int card = turned().card();
        story.tell(next -> new DixExchanged(asked, Deck.card(nine), Deck.card(card), holder, next));
        SeatMelds dix =
                game().sheet()
                        .laid(
                                asked,
                                Tally.with(Tally.NOTHING, Tally.DIX, 1),
                                Hand.with(Hand.EMPTY, nine),
                                terms.trump());
        story.tellMelds(List.of(dix));
        Hands exchanged =
                hands.moved(asked, holder, Hand.with(Hand.EMPTY, nine))
                        .moved(holder, asked, Hand.with(Hand.EMPTY, card));
        return terms.with(turned().takenBy(asked, nine)).with(dix).melding(exchanged, story);
    }
}
