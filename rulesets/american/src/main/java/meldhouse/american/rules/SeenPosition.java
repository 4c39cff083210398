package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealerDrawn;
import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.Laid;
import meldhouse.american.TakenTrick;
import meldhouse.api.game.Event;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Builds the position that a view was taken of, given the hands that the view does not show. */
final class SeenPosition {
    private final AmericanGame game;
    private final AmericanView view;

    SeenPosition(AmericanGame game, AmericanView view) {
        this.game = game;
        this.view = view;
    }

    /**
     * Where the first dealer is being drawn: after a draw that left seats tied, or at the start.
     */
    static AmericanPosition drawing(AmericanGame game, List<Event> history) {
        return history.stream()
                .filter(DealerDrawn.class::isInstance)
                .map(DealerDrawn.class::cast)
                .reduce((earlier, later) -> later)
                .map(drawn -> Drawing.dealers(game.rules(), drawn.rounds().getLast().cards()))
                .<AmericanPosition>map(tied -> new Drawing(game, tied, true))
                .orElseGet(() -> Drawing.start(game));
    }

    /** Between two deals, or at the end, where nothing is hidden. */
    AmericanPosition between() {
        return view.result() == null
                ? new Dealing(ledger(), view.melds(), view.misdeal())
                : new MatchOver(ledger(), view.melds(), view.result());
    }

    private Ledger ledger() {
        return new Ledger(game, view.deal(), present(view.dealer()), view.deals());
    }

    private Contract contract() {
        Said said = null;
        for (Call call : view.calls()) {
            said = new Said(said, call.seat(), amount(call));
        }
        return new Contract(ledger(), said, present(view.declarer()), present(view.contract()));
    }

    private static int amount(Call call) {
        Integer amount = call.amount();
        return amount == null ? Said.PASS : amount;
    }

    private Terms terms(Exchange exchange) {
        if (view.trump() == null) {
            throw new IllegalArgumentException("Cannot rebuild: the view has no trump.");
        }
        return new Terms(contract(), view.trump().ordinal(), exchange, view.melds());
    }

    /** In the midst of a deal. */
    InDeal inDeal(Hands hands, Exchange exchange, long chosen) {
        return switch (view.phase()) {
            case REDEAL -> new RedealRight(ledger(), hands, present(view.toMove()));
            case AUCTION -> new Bidding(ledger(), hands, auction());
            case TRUMP -> new NamingTrump(contract(), hands);
            case EXCHANGE -> new Exchanging(terms(exchange), hands, chosen);
            case MELD -> new Declaring(terms(exchange), hands);
            case CONCEDE -> new Conceding(terms(exchange), hands);
            case PLAY -> playing(hands, exchange);
            case DRAW, DEAL, OVER, STUCK, THROW_IN, GIVE, DIX, BURY, MELDING, TAKE ->
                    throw new IllegalArgumentException("no deal is on in phase " + view.phase());
        };
    }

    private Auction auction() {
        Auction auction = Auction.start(game.seating(), present(view.dealer()));
        for (Call call : view.calls()) {
            auction = auction.with(game.rules(), amount(call));
        }
        return auction;
    }

    private Playing playing(Hands hands, Exchange exchange) {
        int leader =
                view.trick().isEmpty() ? present(view.toMove()) : view.trick().getFirst().seat();
        TakenTrick last = view.lastTrick();
        return Playing.resumed(
                terms(exchange),
                hands,
                trick(leader, view.trick()),
                last == null ? Trick.NONE : trick(last.cards().getFirst().seat(), last.cards()),
                view.tricks(),
                view.trickPoints());
    }

    private int trick(int leader, List<Laid> cards) {
        int trick = Trick.led(leader, game.seating().active(present(view.dealer())));
        for (Laid laid : cards) {
            trick = Trick.with(trick, Deck.number(laid.card()));
        }
        return trick;
    }

    private static int present(@Nullable Integer number) {
        if (number == null) {
            throw new IllegalArgumentException("Cannot rebuild: the view lacks a number.");
        }
        return number;
    }
}
