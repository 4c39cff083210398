package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.ContractMade;
import meldhouse.american.AmericanEvent.WidowTaken;
import meldhouse.american.DealScore;
import meldhouse.american.Outcome;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Choices.Concede;
import meldhouse.american.rules.Forms.WidowUse;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.Stream;

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
        return ledger.scored(unplayed(Deck.NO_TRUMP, ledger.bySeat(melds), outcome), melds, story);
    }

    /** What each seat melds whose melds count, in the order of the seats. */
    List<SeatMelds> melds(Hands hands, int trump) {
        return melding().map(seat -> game().sheet().best(seat, hands.of(seat), trump)).toList();
    }

    /** The seats whose melds count. */
    Stream<Integer> melding() {
        return game().seating()
                .playing(ledger.dealer())
                .filter(
                        seat ->
                                switch (rules().melds().whoMelds()) {
                                    case ALL -> true;
                                    case DECLARER -> seat == declarer;
                                    case DECLARER_SIDE -> sides().of(seat) == bidders();
                                });
    }

    /** The score of a deal that ended before the first lead. */
    DealScore unplayed(int trump, List<Integer> meldBySeat, Outcome outcome) {
        Settlement settled =
                Settlement.unplayed(ledger.game(), bidders(), amount, bySide(meldBySeat), outcome);
        return score(trump, meldBySeat, settled, Took.nothing(sides()));
    }

    /**
     * The score after the last trick.
     *
     * @param moon whether the declarer had announced all tricks
     */
    DealScore played(int trump, List<Integer> meldBySeat, Took took, boolean moon) {
        Settlement settled =
                Settlement.played(
                        ledger.game(),
                        bidders(),
                        amount,
                        bySide(meldBySeat),
                        took.points(sides()),
                        took.tricks());
        return score(trump, meldBySeat, settled, took);
    }

    /** The score of a deal that this seat has ended by declaring out. */
    DealScore declaredOut(int trump, int seat, List<Integer> meldBySeat, Took took) {
        List<Integer> meld = bySide(meldBySeat);
        List<Integer> delta = sides().each(side -> meld.get(side) + took.cardPoints().get(side));
        Settlement settled = new Settlement(Outcome.DECLARED_OUT, meld, took.cardPoints(), delta);
        return new Contract(ledger, null, seat, 0, TakenWidow.NONE)
                .score(trump, meldBySeat, settled, took);
    }

    private DealScore score(int trump, List<Integer> bySeat, Settlement settled, Took took) {
        boolean bid = exists() && settled.outcome() != Outcome.DECLARED_OUT;
        return new DealScore(
                ledger.deal(),
                ledger.dealer(),
                exists() ? declarer : null,
                bid ? amount : null,
                bid ? bidders() : null,
                trump == Deck.NO_TRUMP ? null : Deck.suit(trump),
                settled.outcome(),
                bySeat,
                settled.meld(),
                took.tricks(),
                took.cardPoints(),
                took.lastTrick(),
                Hand.cards(took.buried()),
                took.buriedPoints(),
                settled.trickPoints(),
                settled.delta(),
                Verdict.totals(ledger.rules(), ledger.totals(), settled.delta()));
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
        int points =
                Hand.cards(buried).stream()
                        .mapToInt(card -> game().pointsOf(Deck.number(card)))
                        .sum();
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
