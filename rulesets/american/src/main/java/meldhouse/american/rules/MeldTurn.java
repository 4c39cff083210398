package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Done;
import meldhouse.american.AmericanMove.LayExtra;
import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.ExtraMeld;
import meldhouse.american.MeldKind;
import meldhouse.american.Phase;
import meldhouse.american.SeatMelds;
import meldhouse.american.StockEvent.DixExchanged;
import meldhouse.american.StockEvent.Melded;
import meldhouse.american.StockEvent.MeldingDone;
import meldhouse.american.TableCard;
import meldhouse.american.rules.Layable.Laying;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Refusal;
import meldhouse.api.game.Turn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * The winner of a trick may lay melds, while there is a stock (variants.md 4.2). It is asked after
 * every trick, whether it can lay anything or not.
 *
 * @param winner who has taken the trick
 * @param laid how many of the melds that one turn allows are laid
 */
record MeldTurn(StockDeal deal, int winner, int laid) implements InDeal.Stocked {
    private static final Done DONE = new Done();
    private static final Dix CLAIM = new Dix(false);
    private static final Dix EXCHANGE = new Dix(true);

    @Override
    public Phase phase() {
        return Phase.MELDING;
    }

    @Override
    public Turn turn() {
        return Turn.seat(winner);
    }

    private DrawRules draw() {
        return deal.game().rules().draw();
    }

    private int trump() {
        return deal.terms().trump();
    }

    private long hand() {
        return deal.hand(winner);
    }

    private boolean isFull() {
        return laid >= draw().meldsPerTrick();
    }

    /** Melds and nines, then the end of the turn, then the cards that would end it as well. */
    @Override
    public LegalMoves legalMoves() {
        List<AmericanMove> moves = new ArrayList<>(4);
        int hand = Hand.once(hand());
        int table = deal.open(winner).distinct();
        if (!isFull()) {
            addMelds(hand | table, moves);
        }
        if (hasDix() && (draw().dixWithMeld() || !isFull())) {
            moves.add(CLAIM);
            if (canExchange()) {
                moves.add(EXCHANGE);
            }
        }
        moves.add(DONE);
        int leads = mustEnd() ? 0 : leads();
        return new FreeMoves(moves, hand & leads, table & leads, canDeclareOut());
    }

    private void addMelds(int there, List<AmericanMove> moves) {
        OpenCards own = deal.open(winner);
        for (Layable meld : deal.game().layable(trump())) {
            if ((there & meld.cards()) == meld.cards()
                    && meld.canBeLaid(deal.game(), hand(), own, trump())) {
                moves.add(meld.move());
            }
        }
        extras().stream()
                .map(extra -> new LayExtra(extra.meld().name()))
                .distinct()
                .forEach(moves::add);
    }

    /** What functions find that can be laid now. */
    List<LayableExtra> extras() {
        return LayableExtra.all(deal.game(), hand(), deal.open(winner), trump());
    }

    private boolean hasDix() {
        return Hand.has(hand(), Deck.number(trump(), Deck.NINE));
    }

    private boolean canExchange() {
        int turned = deal.stock().turned();
        return draw().dixExchange() && turned >= 0 && Deck.rankOf(turned) != Deck.NINE;
    }

    private boolean canDeclareOut() {
        return deal.terms().play().canDeclareOut;
    }

    private static meldhouse.api.cards.@Nullable Suit suit(Layable meld) {
        return meld.suit() < 0 ? null : Deck.suit(meld.suit());
    }

    /** Whether the winner is to choose between the last two cards before the next lead. */
    private boolean mustChoose() {
        return draw().meldBeforeDraw() && deal.isChoice();
    }

    /**
     * Whether this turn must be ended before a lead: what a function lets a seat lead may hang on
     * what it draws.
     */
    private boolean mustEnd() {
        return mustChoose() || deal.terms().play().restricting != null;
    }

    @Override
    public @Nullable Refusal refusal(AmericanMove move) {
        if (move instanceof Done || move instanceof DeclareOut && canDeclareOut()) {
            return null;
        }
        if (move instanceof LayMeld meld) {
            return refusal(meld);
        }
        if (move instanceof LayExtra extra) {
            return refusal(extra);
        }
        if (move instanceof Dix dix) {
            return refusal(dix);
        }
        return move instanceof Play play
                ? refusal(play)
                : InDeal.Stocked.refusal(deal, move, "lay a meld, lead or say done");
    }

    private @Nullable Refusal refusal(Play play) {
        if (mustChoose()) {
            return InDeal.notNow("end your turn to meld; then you choose the card to take");
        }
        if (mustEnd()) {
            return InDeal.notNow("end your turn to meld; then you lead");
        }
        Refusal refusal = FreePlay.refusal(deal, winner, play);
        return refusal == null && (leads() >>> Deck.number(play.card()) & 1) == 0
                ? Misplay.trumpNotBroken()
                : refusal;
    }

    /**
     * The cards that may be led at once: where the second half is next, those that its rules allow
     * by the cards held before the last are drawn.
     */
    private int leads() {
        TrumpGame play = deal.terms().play();
        int drawn = draw().meldBeforeDraw() ? 2 : 0;
        if (!play.isRestricted || deal.stock().size() > drawn) {
            return Deck.ALL;
        }
        int held = Hand.once(hand()) | deal.open(winner).distinct();
        int trick = deal.led(winner).trick();
        return Duty.cards(
                Duty.answer(play.rules, held, trick, play.trumps, 0, false, deal.isBroken()));
    }

    /** The meld that a move names; null: there is none such. */
    private @Nullable Layable named(LayMeld move) {
        for (Layable meld : deal.game().layable(trump())) {
            boolean ofTrump =
                    move.suit() == null && (meld.kind() == Tally.RUN || meld.kind() == Tally.ROYAL);
            if (meld.name() == move.kind() && (ofTrump || move.suit() == suit(meld))) {
                return meld;
            }
        }
        return null;
    }

    private @Nullable Refusal refusal(LayMeld move) {
        Layable meld = named(move);
        if (meld == null) {
            return new Refusal(
                    "badMeld",
                    "There is no %s%s with %s as trump."
                            .formatted(
                                    move.kind().title(),
                                    move.suit() == null ? "" : " in " + move.suit().title(),
                                    Deck.suit(trump()).title()));
        }
        if (isFull()) {
            return full();
        }
        return switch (meld.laying(deal.game(), hand(), deal.open(winner).cards(), trump())) {
            case Laying.Good _ -> null;
            case Laying.NotHeld(int card) ->
                    new Refusal(
                            "notHeld",
                            "You do not have all cards of the %s: the %s is missing."
                                    .formatted(meld.name().title(), Deck.card(card).title()));
            case Laying.Used(int card) ->
                    new Refusal(
                            "cardUsed",
                            "The %s has served in a meld of this kind already that was no cheaper."
                                    .formatted(Deck.card(card).title()));
            case Laying.NotFresh _ ->
                    new Refusal(
                            "noFreshCard",
                            "All cards of the %s lie on the table: one must come from your hand."
                                    .formatted(meld.name().title()));
        };
    }

    private @Nullable Refusal refusal(LayExtra move) {
        if (isFull()) {
            return full();
        }
        List<String> names = extras().stream().map(extra -> extra.meld().name()).toList();
        return names.contains(move.name())
                ? null
                : new Refusal(
                        "badMeld",
                        "Your house rules find no meld '%s' that you can lay now. %s"
                                .formatted(
                                        ExtraMeld.shortened(move.name()),
                                        names.isEmpty()
                                                ? "They find none."
                                                : "They find: %s."
                                                        .formatted(String.join(", ", names))));
    }

    private Refusal full() {
        return new Refusal(
                "meldLimit",
                "You have laid %d after this trick, and no more is allowed.".formatted(laid));
    }

    private @Nullable Refusal refusal(Dix dix) {
        int turned = deal.stock().turned();
        if (dix.exchange() && !canExchange()) {
            return new Refusal(
                    "noExchange",
                    !draw().dixExchange()
                            ? "Exchanging is not part of these house rules."
                            : turned < 0
                                    ? "The turned card is gone."
                                    : "The turned card is a nine itself.");
        }
        if (!hasDix()) {
            return new Refusal(
                    "noDix",
                    "You hold no nine of %s in your hand.".formatted(Deck.suit(trump()).title()));
        }
        return !draw().dixWithMeld() && isFull() ? full() : null;
    }

    @Override
    public AmericanPosition next(Move move) {
        if (move instanceof Done) {
            return deal.melded(winner, Story.SILENT);
        }
        if (move instanceof Play play
                && FreePlay.place(deal, winner, play) != FreePlay.NOWHERE
                && !mustEnd()
                && (leads() >>> Deck.number(play.card()) & 1) != 0) {
            return led(play, Story.SILENT);
        }
        return InDeal.Stocked.super.next(move);
    }

    @Override
    public AmericanPosition make(AmericanMove move, Story story) {
        if (move instanceof LayMeld meld) {
            return melded(meld, story);
        }
        if (move instanceof LayExtra extra) {
            return melded(extra, story);
        }
        if (move instanceof Dix dix) {
            return claimed(dix.exchange(), story);
        }
        if (move instanceof DeclareOut) {
            return Ending.declaredOut(deal.terms(), winner, deal.tricks(), deal.points(), story);
        }
        if (move instanceof Play play) {
            return led(play, story);
        }
        story.tell(next -> new MeldingDone(winner, next));
        return deal.melded(winner, story);
    }

    /** A lead ends the turn: it is chosen before the next card is drawn. */
    private AmericanPosition led(Play play, Story story) {
        boolean lies = FreePlay.place(deal, winner, play) == FreePlay.ON_TABLE;
        story.tell(next -> new MeldingDone(winner, next));
        AmericanPosition next = deal.melded(winner, story);
        return next instanceof FreePlay free
                ? free.played(Deck.number(play.card()), lies, story)
                : next.make(new Play(play.card()), story);
    }

    private AmericanPosition melded(LayMeld move, Story story) {
        Layable meld = named(move);
        List<TableCard> own = deal.open(winner).cards();
        if (meld == null
                || !(meld.laying(deal.game(), hand(), own, trump())
                        instanceof Laying.Good(long fresh, List<Integer> places))) {
            throw new IllegalStateException("not legal: " + move);
        }
        SeatMelds shown = deal.game().sheet().laid(winner, meld, trump());
        return laid(shown, meld.name(), fresh, places, laid + 1, story);
    }

    private AmericanPosition melded(LayExtra move, Story story) {
        LayableExtra extra =
                extras().stream()
                        .filter(one -> one.meld().name().equals(move.name()))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("not legal: " + move));
        SeatMelds shown = deal.game().sheet().laid(winner, extra.meld(), trump());
        return laid(shown, MeldKind.EXTRA, extra.fresh(), extra.places(), laid + 1, story);
    }

    /** Lays cards on the table. */
    private AmericanPosition laid(
            SeatMelds shown,
            MeldKind name,
            long fresh,
            List<Integer> places,
            int count,
            Story story) {
        OpenCards open = deal.open(winner).with(winner, name, places, fresh);
        story.tell(next -> new Melded(shown, Hand.cards(fresh), open.cards(), next));
        StockDeal more =
                deal.with(deal.terms().with(shown))
                        .with(winner, Hand.minus(hand(), fresh))
                        .with(winner, open);
        return new MeldTurn(more, winner, count);
    }

    private AmericanPosition claimed(boolean exchange, Story story) {
        int nine = Deck.number(trump(), Deck.NINE);
        long card = Hand.with(Hand.EMPTY, nine);
        SeatMelds dix = StockDeal.dix(deal.game(), winner, trump());
        int count = draw().dixWithMeld() ? laid : laid + 1;
        if (!exchange) {
            return laid(dix, MeldKind.DIX, card, List.of(), count, story);
        }
        int turned = deal.stock().turned();
        story.tell(
                next -> new DixExchanged(winner, Deck.card(nine), Deck.card(turned), null, next));
        story.tellMelds(List.of(dix));
        StockDeal more =
                deal.with(deal.terms().with(dix))
                        .with(winner, Hand.with(Hand.without(hand(), nine), turned))
                        .with(deal.stock().withTurned(nine));
        return new MeldTurn(more, winner, count);
    }
}
