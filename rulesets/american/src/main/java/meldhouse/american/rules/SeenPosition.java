package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealerDrawn;
import meldhouse.american.AmericanView;
import meldhouse.american.Call;
import meldhouse.american.Laid;
import meldhouse.american.TakenTrick;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Builds the position that a view was taken of, given the hands that the view does not show. */
final class SeenPosition {
    private final AmericanGame game;
    private final AmericanView view;

    private final Told story;

    SeenPosition(AmericanGame game, AmericanView view, Told story) {
        this.game = game;
        this.view = view;
        this.story = story;
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
                ? new Dealing(ledger(), remains(), view.misdeal())
                : new MatchOver(ledger(), remains(), view.result());
    }

    private Remains remains() {
        List<Card> widow = view.widow() == null ? null : view.widow().cards();
        return new Remains(view.melds(), widow == null ? Hand.EMPTY : Hand.of(widow));
    }

    private Ledger ledger() {
        return new Ledger(game, view.deal(), present(view.dealer()), view.deals());
    }

    private Contract contract(TakenWidow widow) {
        Integer declarer = view.declarer();
        if (declarer == null) {
            return Contract.none(ledger());
        }
        Said said = null;
        for (Call call : view.calls()) {
            said = new Said(said, call.seat(), amount(call));
        }
        return new Contract(ledger(), said, declarer, present(view.contract()), widow);
    }

    private static int amount(Call call) {
        Integer amount = call.amount();
        return amount == null ? Said.PASS : amount;
    }

    private Terms terms(World world) {
        if (view.trump() == null) {
            throw new IllegalArgumentException("Cannot rebuild: the view has no trump.");
        }
        return new Terms(
                contract(world.widow()),
                game.with(view.trump().ordinal()),
                world.exchange(),
                turned(),
                view.melds(),
                world.buried(),
                story.moon(),
                view.shown());
    }

    private @Nullable TurnedCard turned() {
        return view.turned() == null || game.rules().table().stockDraw()
                ? null
                : new TurnedCard(Deck.number(view.turned()), story.taker());
    }

    /** In the midst of a deal. */
    InDeal inDeal(World world) {
        Hands hands = world.hands();
        return switch (view.phase()) {
            case REDEAL -> redeal(world);
            case AUCTION -> bidding(hands);
            case STUCK -> new BeingStuck(contract(world.widow()), hands);
            case THROW_IN -> new ThrowingIn(contract(world.widow()), hands);
            case GIVE -> new Giving(contract(world.widow()), trump(), hands);
            case TRUMP -> new NamingTrump(contract(world.widow()), hands);
            case EXCHANGE -> new Exchanging(terms(world), hands, world.chosen());
            case DIX -> new DixAsked(terms(world), hands, present(view.toMove()));
            case MELD -> new Declaring(terms(world), hands);
            case BURY -> new Burying(terms(world), hands);
            case CONCEDE ->
                    present(view.toMove()) == present(view.declarer())
                            ? new Conceding(terms(world), hands)
                            : new DefendersConceding(terms(world), hands, present(view.toMove()));
            case PLAY -> view.stock() > 0 ? new FreePlay(stocked(world), open()) : playing(world);
            case MELDING -> new MeldTurn(stocked(world), present(view.toMove()), story.laid());
            case TAKE -> new LastDraw(stocked(world), present(view.toMove()));
            case DRAW, DEAL, OVER ->
                    throw new IllegalArgumentException("no deal is on in phase " + view.phase());
        };
    }

    /** A seat is asked whether it claims a redeal, or its partner whether to agree. */
    private InDeal redeal(World world) {
        int claimer = story.claimer();
        int asked = claimer < 0 ? present(view.toMove()) : claimer;
        Claiming claiming =
                switch (game.rules().misdeal().misdealWindow()) {
                    case BEFORE_AUCTION -> new RedealRight(ledger(), world.hands(), asked);
                    case BEFORE_OWN_FIRST_CALL -> bidding(world.hands());
                    case BEFORE_FIRST_LEAD ->
                            view.trump() == null
                                    ? bidding(world.hands())
                                    : new LastRedeal(terms(world), world.hands(), asked);
                };
        return claimer < 0 ? claiming.deal() : new Agreeing(claiming);
    }

    private Bidding bidding(Hands hands) {
        return new Bidding(ledger(), hands, auction(), story.refused());
    }

    private int trump() {
        return view.trump() == null ? Deck.NO_TRUMP : view.trump().ordinal();
    }

    private StockDeal stocked(World world) {
        int turned = view.turned() == null ? -1 : Deck.number(view.turned());
        return StockDeal.of(
                terms(world),
                world.hands(),
                view.table(),
                Stock.of(world.stock(), turned),
                last(),
                view.tricks(),
                view.trickPoints());
    }

    private Auction auction() {
        Auction auction = Auction.start(game.seating(), present(view.dealer()));
        for (Call call : view.calls()) {
            auction = auction.with(game.rules(), amount(call));
        }
        return auction;
    }

    private Playing playing(World world) {
        return Playing.resumed(
                terms(world), world.hands(), open(), last(), view.tricks(), view.trickPoints());
    }

    private int open() {
        int leader =
                view.trick().isEmpty() ? present(view.toMove()) : view.trick().getFirst().seat();
        return trick(leader, view.trick());
    }

    private int last() {
        TakenTrick last = view.lastTrick();
        return last == null ? Trick.NONE : trick(last.cards().getFirst().seat(), last.cards());
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
