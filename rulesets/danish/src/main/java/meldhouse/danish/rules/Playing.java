package meldhouse.danish.rules;

import meldhouse.api.game.LegalMoves;
import meldhouse.danish.DanishMove;
import meldhouse.danish.Phase;
import meldhouse.danish.rules.Choices.PileRule;
import meldhouse.danish.rules.Choices.PumbaMode;
import meldhouse.danish.rules.Choices.RescuedWildGoesTo;
import meldhouse.danish.rules.Choices.StockExhausted;

/** A seat has drawn, lays what it likes, and discards (danish.md 2.2, 2.3). */
record Playing(Round round) implements InRound {
    @Override
    public Phase phase() {
        return Phase.PLAY;
    }

    @Override
    public LegalMoves legalMoves() {
        return new Listing(this).moves();
    }

    /**
     * Whether the top card of the pile that was taken must be laid by the next move (a house rule).
     * The duty ends with the first card laid, with an opening that failed, and where it cannot be
     * kept.
     */
    boolean mustLayTop() {
        return round.rules().pileRule() == PileRule.MUST_LAY_TOP_CARD
                && round.fromPile
                && !round.laidNow
                && !round.openingFailed
                && round.stockSize() > 0
                && canLayTop();
    }

    /** Whether there is a move that lays the top card of the pile that was taken. */
    boolean canLayTop() {
        return new Listing(this).laysTop();
    }

    /** The kind of the card that was on top of the pile that the seat took; -1: it took none. */
    int taken() {
        byte[] drawn = round.drawn;
        return round.fromPile && drawn != null ? drawn[drawn.length - 1] & Pack.KIND : -1;
    }

    @Override
    public Act act(DanishMove move) {
        return new Referee(this).rule(move);
    }

    @Override
    public DanishPosition after(Act act) {
        return switch (act) {
            case Act.Lays lays -> afterLaying(Joining.laid(round, lays.melds()));
            case Act.LaysOff off -> afterLaying(Joining.laidOff(round, off));
            case Act.Rescues rescues -> afterLaying(rescued(rescues));
            case Act.Fails fails ->
                    new Playing(round.draft().failOpening(fails.cards(), round.side()).round());
            case Act.Discards discards -> discarded(discards);
            case Act.Refused ignored -> throw new IllegalStateException("a refusal is no act");
            case Act.Names ignored -> throw new IllegalStateException("no cut now");
            case Act.Draws ignored -> throw new IllegalStateException("no draw now");
            case Act.Accepts ignored -> throw new IllegalStateException("no sheet now");
        };
    }

    private Draft rescued(Act.Rescues act) {
        Spread meld = Joining.at(round, act.number());
        int card = Joining.laid(round, meld, act.card());
        boolean inHand = round.rules().rescuedWildGoesTo() == RescuedWildGoesTo.HAND;
        int wild = Spread.number(meld.laid(act.place()));
        return round.draft()
                .redde(
                        act.number(),
                        meld.rescuing(act.place(), card, round.seat, inHand),
                        act.card(),
                        wild,
                        inHand);
    }

    private static DanishPosition afterLaying(Draft draft) {
        Round next = draft.round();
        return next.hand().isEmpty()
                ? InRound.over(next.draft().stop().round(), false)
                : new Playing(next);
    }

    /** Whether a discard is known to be another copy than the card that was on top of the pile. */
    boolean isAnother(int card) {
        int kind = card & Pack.KIND;
        return round.rules().pileRule() == PileRule.NOT_SAME_CARD_BACK
                && kind == taken()
                && round.known[round.seat].count(kind) < round.hand().count(kind)
                && round.hand().size() > 1
                && !laidTaken();
    }

    /** Whether a card like the one that was on top of the pile was laid in this turn. */
    boolean laidTaken() {
        for (Spread meld : round.melds) {
            for (int place = 0; meld != null && place < meld.size(); place++) {
                if (Spread.turn(meld.laid(place)) == round.turn && meld.kindAt(place) == taken()) {
                    return true;
                }
            }
        }
        return false;
    }

    private DanishPosition discarded(Act.Discards act) {
        Draft draft = round.draft().discard(act.card(), isAnother(act.card()));
        if (missesPumba(act)) {
            draft.missPumba(round.side());
        }
        Round next = draft.round();
        if (next.hand().isEmpty()) {
            return InRound.over(next.draft().stop().round(), true);
        }
        return switch (end(next)) {
            case BLOCKED -> InRound.over(next.draft().stop().round(), false);
            case RESHUFFLED -> new Reshuffling(next.draft().pass().round());
            case GOES_ON -> new Drawing(next.draft().pass().round());
        };
    }

    private boolean missesPumba(Act.Discards act) {
        return round.hand().size() == 2
                && round.rules().pumbaMode() == PumbaMode.MANUAL
                && !act.pumba();
    }

    private enum End {
        BLOCKED,
        RESHUFFLED,
        GOES_ON
    }

    /** What the end of a turn brings (danish.md 2.1, 7.1). */
    private static End end(Round round) {
        DanishRules rules = round.rules();
        if (round.idle >= Bounds.idleTurns(rules, round.seats())) {
            return End.BLOCKED;
        }
        if (round.stockSize() > 0) {
            return End.GOES_ON;
        }
        StockExhausted rule = rules.stockExhausted();
        boolean mayShuffle = round.pile.length > 1 && round.reshuffles < Bounds.reshuffles(rule);
        return switch (rule) {
            case PILE_ONLY -> End.GOES_ON;
            case END_ROUND, RESHUFFLE, RESHUFFLE_ONCE -> mayShuffle ? End.RESHUFFLED : End.BLOCKED;
        };
    }

    @Override
    public void tell(Act act, Story story) {
        new Telling(this, story).tell(act);
        story.tellEnd();
    }
}
