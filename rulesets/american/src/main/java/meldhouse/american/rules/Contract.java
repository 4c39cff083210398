package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.ContractMade;
import meldhouse.american.AmericanEvent.WidowTaken;
import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.american.UnitScore;
import meldhouse.american.rules.Accounts.Brought;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Forms.TrumpNaming;
import meldhouse.american.rules.Forms.WidowUse;
import meldhouse.american.rules.Settlement.Claims;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * What the auction settled.
 *
 * @param ledger the match so far
 * @param said the calls
 * @param declarer who won it; {@link #NOBODY} where there is no auction
 * @param amount what the declaring side must reach
 * @param widow the widow, once the declarer has taken it up
 */
record Contract(Ledger ledger, @Nullable Said said, int declarer, int amount, TakenWidow widow) {
    static final int NOBODY = -1;

    /** Where trump is turned, nobody has a contract. */
    static Contract none(Ledger ledger) {
        return new Contract(ledger, null, NOBODY, 0, TakenWidow.NONE);
    }

    boolean exists() {
        return declarer != NOBODY;
    }

    Contract with(TakenWidow taken) {
        return new Contract(ledger, said, declarer, amount, taken);
    }

    /** The declarer's partner; only where there are partners. */
    int partner() {
        return declarer ^ 2;
    }

    /** The declarer's side; {@link #NOBODY} where there is no declarer. */
    int bidders() {
        return exists() ? sides().of(declarer) : NOBODY;
    }

    AmericanGame game() {
        return ledger.game();
    }

    AmericanRules rules() {
        return ledger.rules();
    }

    private Sides sides() {
        return ledger.game().sides();
    }

    /** Where the match goes after an auction that was won (american.md 5; variants.md 1.1). */
    static AmericanPosition won(Ledger ledger, Hands hands, Auction auction, Story story) {
        Contract contract =
                new Contract(
                        ledger,
                        auction.said(),
                        auction.declarer(),
                        auction.contract(ledger.rules()),
                        TakenWidow.NONE);
        story.tell(next -> new ContractMade(contract.declarer, contract.amount, next));
        boolean isStuck = auction.bidder() < 0;
        return isStuck && ledger.rules().auction().stuckThrowIn() != null
                ? new BeingStuck(contract, hands)
                : contract.accepted(hands, story);
    }

    /** Where it goes once the declarer stands by the contract. */
    AmericanPosition accepted(Hands hands, Story story) {
        boolean asked =
                switch (rules().widow().throwIn()) {
                    case NONE -> false;
                    case MINIMUM_ONLY -> amount == rules().auction().minimumBid();
                    case ANY_BID -> true;
                };
        return asked ? new ThrowingIn(this, hands) : unseen(hands, story);
    }

    /** Where it goes when the widow, if there is one, is next. */
    AmericanPosition unseen(Hands hands, Story story) {
        return hands.widow() == Hand.EMPTY || Sight.isWidowLate(rules())
                ? naming(hands, story)
                : takes(hands, story).naming(hands.widowTaken(declarer), story);
    }

    /** The contract with the widow taken up. */
    Contract takes(Hands hands, Story story) {
        boolean open = Sight.isWidowOpen(rules());
        story.tell(
                next ->
                        new WidowTaken(
                                declarer,
                                Hand.size(hands.widow()),
                                Hand.cards(hands.widow()),
                                open,
                                next));
        return with(new TakenWidow(hands.widow()));
    }

    /** Whether the declarer has the widow in the hand and must still give it out. */
    boolean mustGive() {
        return widow.cards() != Hand.EMPTY
                && widow.gifts() == 0
                && rules().widow().widowUse() == WidowUse.GIVE_ONE_EACH;
    }

    /** Where it goes when trump is to be named, once the widow is given out. */
    AmericanPosition naming(Hands hands, Story story) {
        if (mustGive()) {
            return new Giving(this, Deck.NO_TRUMP, hands);
        }
        return Naming.suits(rules(), hands.of(declarer)) != 0
                ? new NamingTrump(this, hands)
                : without(hands, Outcome.NO_SUIT, story);
    }

    /** Whether the declarer may give up before the first lead, as things stand. */
    boolean canConcede(boolean isMelded) {
        return switch (rules().score().concede()) {
            case NONE -> false;
            case AFTER_MELD -> isMelded;
            case AFTER_WIDOW ->
                    isMelded || rules().table().widowSize() == 0 || widow.cards() != Hand.EMPTY;
        };
    }

    /** Whether the declarer may ever give up. */
    boolean isConcedable() {
        return rules().score().concede() != Concede.NONE;
    }

    /** Where the match goes when the deal ends before trump is named. */
    AmericanPosition without(Hands hands, Outcome outcome, Story story) {
        List<SeatMelds> melds =
                outcome == Outcome.STUCK_THROW_IN ? List.of() : melds(hands, Deck.NO_TRUMP);
        story.tellMelds(melds);
        return ledger.scored(
                unplayed(Deck.NO_TRUMP, melded(melds), outcome), remains(melds), story);
    }

    /** What is left of the deal with these melds. */
    Remains remains(List<SeatMelds> melds) {
        return new Remains(melds, widow.cards());
    }

    /** What each seat melds whose melds count, in the order of the seats. */
    List<SeatMelds> melds(Hands hands, int trump) {
        List<SeatMelds> melds = new ArrayList<>(Trick.MOST);
        for (int rest = melding(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            melds.add(game().sheet().best(seat, hands.of(seat), trump));
        }
        return List.copyOf(melds);
    }

    /** A bit for each seat whose melds count. */
    int melding() {
        int active = ledger.active();
        int declaring =
                switch (rules().melds().whoMelds()) {
                    case ALL -> active;
                    case DECLARER -> exists() ? 1 << declarer : 0;
                    case DECLARER_SIDE -> exists() ? sides().mask(bidders()) : 0;
                };
        return active & declaring;
    }

    /** What this contract claims, with the melds of the seats. */
    private Claims claims(Melded melded) {
        return new Claims(game(), bidders(), amount, bySide(melded.points()));
    }

    /**
     * What the seats have melded, each a number.
     *
     * @param points the points of the melds
     * @param checks what they earn in checks
     */
    record Melded(List<Integer> points, List<Integer> checks) {}

    Melded melded(List<SeatMelds> melds) {
        return new Melded(ledger.bySeat(melds), ledger.checksBySeat(melds));
    }

    /**
     * A deal that is over.
     *
     * @param result the end of the match, if it is one; null: the match goes on
     */
    record Scored(DealScore score, @Nullable MatchResult result) {}

    /** The score of a deal that ended before the first lead. */
    Scored unplayed(int trump, Melded melded, Outcome outcome) {
        return score(
                trump, melded, Settlement.unplayed(claims(melded), outcome), Took.nothing(sides()));
    }

    /**
     * The score after the last trick.
     *
     * @param moon whether the declarer had announced all tricks
     */
    Scored played(int trump, Melded melded, Took took, boolean moon) {
        Settlement settled =
                Settlement.played(
                        claims(melded),
                        took.inTricks(sides()),
                        took.buriedPoints(),
                        took.tricks(),
                        moon);
        return score(trump, melded, settled, took);
    }

    /** The score of a deal that this seat has ended by declaring out. */
    Scored declaredOut(int trump, int seat, Melded melded, Took took) {
        List<Integer> meld = bySide(melded.points());
        List<Integer> delta = sides().each(side -> meld.get(side) + took.cardPoints().get(side));
        Settlement settled =
                new Settlement(Outcome.DECLARED_OUT, meld, took.cardPoints(), delta, null, null);
        return new Contract(ledger, null, seat, 0, TakenWidow.NONE)
                .score(trump, melded, settled, took);
    }

    private Scored score(int trump, Melded melded, Settlement settled, Took took) {
        boolean bid = exists() && settled.outcome() != Outcome.DECLARED_OUT;
        int bidders = bid ? bidders() : NOBODY;
        Units units =
                bid && rules().score().isInUnits()
                        ? Units.of(game(), declarer, amount, trump, settled.outcome())
                        : null;
        Checks checks = rules().checks().arePaid() ? checks(bidders, melded, settled, took) : null;
        List<Integer> delta = units == null ? settled.delta() : units.chips();
        Verdict verdict =
                Verdict.of(
                        game(),
                        ledger.accounts(),
                        new Brought(
                                delta,
                                bidders,
                                settled.outcome().isMade(),
                                settled.winsMatch(),
                                units == null ? 0 : units.kitty(),
                                checks == null ? sides().nothing() : checks.ledger()));
        Accounts after = verdict.accounts();
        DealScore score =
                new DealScore(
                        ledger.deal(),
                        ledger.dealer(),
                        exists() ? declarer : null,
                        bid ? amount : null,
                        bid ? bidders : null,
                        trump == Deck.NO_TRUMP ? null : Deck.suit(trump),
                        settled.outcome(),
                        melded.points(),
                        settled.meld(),
                        took.tricks(),
                        took.cardPoints(),
                        took.lastTrick(),
                        Hand.cards(took.buried()),
                        took.buriedPoints(),
                        settled.trickPoints(),
                        settled.moon(),
                        settled.winsMatch(),
                        delta,
                        units == null
                                ? null
                                : new UnitScore(units.price(), units.kitty(), after.kitty()),
                        checks == null ? null : checks.score(melded.checks(), after.checks()),
                        after.totals(),
                        bid || !exists() ? after.target() : ledger.accounts().target());
        return new Scored(score, verdict.result());
    }

    private Checks checks(int bidders, Melded melded, Settlement settled, Took took) {
        Outcome outcome = settled.outcome();
        boolean unseen =
                switch (outcome) {
                    case THROWN_IN, STUCK_THROW_IN -> true;
                    case NO_SUIT -> rules().auction().trumpNaming() == TrumpNaming.BEFORE_WIDOW;
                    default -> false;
                };
        List<Integer> melds = bySide(melded.checks());
        List<Integer> points = took.inTricks(sides());
        return Checks.of(
                game(),
                new Checks.Due(
                        bidders,
                        amount,
                        outcome.isMade(),
                        outcome.played(),
                        rules().table().widowSize() > 0 && !unseen,
                        sides().each(
                                        side ->
                                                !outcome.played()
                                                                || Settlement.keepsMeld(
                                                                        rules(),
                                                                        side,
                                                                        bidders,
                                                                        points,
                                                                        took.tricks())
                                                        ? melds.get(side)
                                                        : 0),
                        took.tricks()));
    }

    /**
     * What the sides took in a deal.
     *
     * @param tricks taken by each side
     * @param cardPoints of the cards in them
     * @param lastSide the side that took the last trick
     * @param buried the buried cards, if they count for anybody
     */
    Took took(List<Integer> tricks, List<Integer> cardPoints, int lastSide, long buried) {
        int bonus = rules().points().lastTrickBonus();
        int points = game().pointsOf(buried);
        int owner = buried == Hand.EMPTY ? NOBODY : owner();
        return new Took(
                tricks,
                cardPoints,
                sides().each(side -> side == lastSide ? bonus : 0),
                buried,
                sides().each(side -> side == owner ? points : 0));
    }

    /** The side that the buried cards count for. */
    private int owner() {
        return switch (rules().widow().buryCounts()) {
            case DECLARER -> bidders();
            case DEFENDERS -> sides().of(ledger.next(declarer));
            case NOBODY -> NOBODY;
        };
    }

    private List<Integer> bySide(List<Integer> bySeat) {
        return sides().sums(bySeat);
    }
}
