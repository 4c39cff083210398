package meldhouse.american.rules;

import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.Outcome;
import meldhouse.american.Phase;
import meldhouse.american.ShownHand;
import meldhouse.american.rules.Choices.FirstDealer;
import meldhouse.american.rules.Choices.PassOrder;
import meldhouse.american.rules.Forms.BuryOrder;
import meldhouse.american.rules.Forms.MisdealWindow;
import meldhouse.american.rules.Forms.ThrowIn;
import meldhouse.api.cards.Suit;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads what {@link PositionText} prints, and nothing else: a text that would be printed otherwise
 * is refused with the text as it should be, so that one typed by hand is soon right.
 */
final class PositionReader {
    private final AmericanGame game;
    private final Phase phase;
    private final TextFields fields;
    private final TermsReader terms;
    private final CardsReader cards;

    private PositionReader(AmericanGame game, String text) {
        this.game = game;
        fields = new TextFields(text);
        phase = TextFields.word("phase", fields.first(), Phase.values());
        terms = new TermsReader(game, fields);
        cards = new CardsReader(game, fields);
    }

    /**
     * Reads a position.
     *
     * @throws IllegalArgumentException if it is none of this game; the message names the field
     */
    static AmericanPosition read(AmericanGame game, String text) {
        AmericanPosition position = new PositionReader(game, text).position();
        String canonical = position.text();
        if (!canonical.equals(text)) {
            throw new IllegalArgumentException(
                    "Cannot read position '%s': it is written '%s'.".formatted(text, canonical));
        }
        return position;
    }

    private AmericanPosition position() {
        return switch (phase) {
            case DRAW -> drawing();
            case DEAL -> dealing();
            case REDEAL -> redeal();
            case AUCTION -> bidding();
            case STUCK -> beingStuck();
            case THROW_IN -> throwingIn();
            case GIVE -> giving();
            case TRUMP -> namingTrump();
            case EXCHANGE -> exchanging();
            case DIX -> dixAsked();
            case MELD -> declaring();
            case BURY -> burying();
            case CONCEDE -> fields.has("asked") ? defendersConceding() : conceding();
            case PLAY -> playing();
            case MELDING -> meldTurn();
            case TAKE -> lastDraw();
            case OVER -> over();
        };
    }

    /** Refuses a phase that these house rules do not have, or not here. */
    private void check(boolean possible) {
        if (!possible) {
            throw TextFields.bad(
                    "phase", phase.toString(), "a phase that these house rules come to here");
        }
    }

    private Hands whole(Contract contract) {
        return cards.whole(contract.ledger(), contract, Hand.EMPTY);
    }

    private Hands whole(Terms terms) {
        return cards.whole(terms.ledger(), terms.contract(), terms.buried());
    }

    private int asked() {
        return fields.number("asked", 0, game.seats() - 1, null);
    }

    private Drawing drawing() {
        check(game.rules().table().firstDealer() != FirstDealer.SEAT_0);
        String everybody =
                IntStream.range(0, game.seats())
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" "));
        int seats = 0;
        for (String seat : fields.text("seats", everybody).split("\\s+")) {
            seats |= 1 << cards.seat("seats", seat);
        }
        return new Drawing(game, seats, fields.has("again"));
    }

    private Dealing dealing() {
        Ledger ledger = terms.ledger();
        ShownHand misdeal = null;
        if (fields.has("misdeal")) {
            String[] parts = TextFields.pair("misdeal", fields.text("misdeal", null));
            misdeal =
                    new ShownHand(
                            cards.seat("misdeal", parts[0]),
                            Hand.cards(TextFields.hand("misdeal", parts[1])));
        }
        return new Dealing(ledger, remains(ledger), misdeal);
    }

    private Remains remains(Ledger ledger) {
        return new Remains(terms.melds(trumpOfLast(ledger)), fields.cards("taken"));
    }

    private static int trumpOfLast(Ledger ledger) {
        Suit trump = ledger.deals().isEmpty() ? null : ledger.deals().getLast().trump();
        return trump == null ? Deck.NO_TRUMP : trump.ordinal();
    }

    /** A seat is asked, or its partner whether to agree. */
    private InDeal redeal() {
        check(game.hasMisdeals());
        Claiming claiming =
                fields.has("trump")
                        ? lastRedeal()
                        : fields.has("asked") ? redealRight() : bidding();
        if (!fields.has("claim")) {
            check(!(claiming instanceof Bidding));
            return claiming.deal();
        }
        check(game.rules().misdeal().misdealNeedsPartner() && claiming.hasRight());
        return new Agreeing(claiming);
    }

    private RedealRight redealRight() {
        check(game.rules().misdeal().misdealWindow() == MisdealWindow.BEFORE_AUCTION);
        Ledger ledger = terms.ledger();
        return new RedealRight(ledger, cards.whole(ledger, null, Hand.EMPTY), asked());
    }

    private LastRedeal lastRedeal() {
        check(game.rules().misdeal().misdealWindow() == MisdealWindow.BEFORE_FIRST_LEAD);
        Terms shown = terms.terms();
        return new LastRedeal(shown, whole(shown), asked());
    }

    private Bidding bidding() {
        check(!game.rules().auction().isTurned());
        Ledger ledger = terms.ledger();
        Hands hands = cards.whole(ledger, null, Hand.EMPTY);
        Auction auction = Auction.start(game.seating(), ledger.dealer());
        for (Said said : terms.calls()) {
            if (!auction.isOpen()
                    || said.seat() != auction.turn()
                    || game.refusal(auction, said.amount(), hands.of(said.seat())) != null) {
                throw TextFields.bad(
                        "calls", fields.text("calls", ""), "calls in turn, each of them legal");
            }
            auction = auction.with(game.rules(), said.amount());
        }
        if (!auction.isOpen()) {
            throw TextFields.bad("calls", fields.text("calls", ""), "an auction that is not over");
        }
        int refused = 0;
        for (String seat : fields.text("refused", "").split("\\s+")) {
            refused |= seat.isEmpty() ? 0 : 1 << cards.seat("refused", seat);
        }
        return new Bidding(ledger, hands, auction, refused);
    }

    private BeingStuck beingStuck() {
        check(game.rules().auction().stuckThrowIn() != null);
        Contract contract = contract();
        return new BeingStuck(contract, whole(contract));
    }

    private Contract contract() {
        Contract contract = terms.contract();
        check(contract.exists());
        return contract;
    }

    private ThrowingIn throwingIn() {
        check(game.rules().widow().throwIn() != ThrowIn.NONE);
        Contract contract = contract();
        return new ThrowingIn(contract, whole(contract));
    }

    private Giving giving() {
        Contract contract = contract();
        check(contract.mustGive());
        int trump =
                fields.has("trump")
                        ? Suit.parse(fields.text("trump", null)).ordinal()
                        : Deck.NO_TRUMP;
        return new Giving(contract, trump, whole(contract));
    }

    private NamingTrump namingTrump() {
        Contract contract = contract();
        NamingTrump naming = new NamingTrump(contract, whole(contract));
        check(Naming.suits(game.rules(), naming.hand(contract.declarer())) != 0);
        return naming;
    }

    private Exchanging exchanging() {
        int count = game.rules().exchange().passCount();
        Terms passing = terms.terms();
        Contract contract = passing.contract();
        long chosen = fields.cards("chosen");
        long given = passing.exchange().given();
        boolean simultaneous = game.rules().exchange().passOrder() == PassOrder.SIMULTANEOUS;
        check(count > 0 && contract.exists() && (simultaneous ? given : chosen) == Hand.EMPTY);
        int moved = Hand.size(given);
        check(moved == 0 || moved == count);
        int[] sizes = cards.sizes(contract.ledger(), contract, Hand.EMPTY);
        sizes[contract.declarer()] += moved;
        sizes[contract.partner()] -= moved;
        Hands hands = cards.whole(sizes, contract, Hand.EMPTY);
        long held = hands.of(contract.partner());
        check(chosen == Hand.EMPTY || Hand.size(chosen) == count && Hand.holds(held, chosen));
        return new Exchanging(passing, hands, chosen);
    }

    private DixAsked dixAsked() {
        Terms asking = terms.terms();
        check(asking.turned() != null);
        return new DixAsked(asking, whole(asking), asked());
    }

    private Declaring declaring() {
        Terms listing = terms.terms();
        check(listing.isManual() && listing.melds().size() < game.rules().table().seats());
        return new Declaring(listing, whole(listing));
    }

    private Burying burying() {
        Terms melded = terms.terms();
        boolean before = game.rules().widow().buryOrder() == BuryOrder.BURY_THEN_MELD;
        check(melded.contract().exists() && (!before || melded.melds().isEmpty()));
        check(melded.contract().widow().cards() != Hand.EMPTY && melded.buried() == Hand.EMPTY);
        return new Burying(melded, whole(melded));
    }

    private Conceding conceding() {
        Terms shown = terms.terms();
        check(shown.contract().exists() && shown.leader() != shown.contract().declarer());
        check(shown.canConcede() || shown.canAnnounce());
        return new Conceding(shown, whole(shown));
    }

    private DefendersConceding defendersConceding() {
        Terms shown = terms.terms();
        check(game.rules().score().isInUnits() && game.rules().units().defendersConcede());
        return new DefendersConceding(shown, whole(shown), asked());
    }

    private InDeal playing() {
        Terms played = terms.terms();
        if (!fields.has("stock")) {
            return cards.playing(played);
        }
        check(game.rules().table().stockDraw());
        StockDeal deal = cards.stocked(played);
        return new FreePlay(deal, cards.open(played.ledger().active(), null));
    }

    private MeldTurn meldTurn() {
        check(game.rules().table().stockDraw());
        String[] parts = TextFields.pair("winner", fields.text("winner", null));
        return new MeldTurn(
                cards.stocked(terms.terms()),
                cards.seat("winner", parts[0]),
                TextFields.number("winner", parts[1], 0, Integer.MAX_VALUE));
    }

    private LastDraw lastDraw() {
        check(game.rules().table().stockDraw());
        String[] parts = TextFields.pair("winner", fields.text("winner", null));
        StockDeal deal = cards.stocked(terms.terms());
        check(deal.isChoice());
        return new LastDraw(deal, cards.seat("winner", parts[0]));
    }

    private MatchOver over() {
        Ledger ledger = terms.ledger();
        if (ledger.deals().isEmpty()) {
            throw TextFields.bad("scores", "", "at least one deal");
        }
        DealScore last = ledger.deals().getLast();
        MatchResult result =
                last.outcome() == Outcome.DECLARED_OUT
                        ? Ending.result(ledger)
                        : ledger.verdict().result();
        if (result == null) {
            throw TextFields.bad("scores", fields.text("scores", ""), "scores that end the match");
        }
        return new MatchOver(ledger, remains(ledger), result);
    }
}
