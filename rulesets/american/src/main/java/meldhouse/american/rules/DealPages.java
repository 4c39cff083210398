package meldhouse.american.rules;

import static meldhouse.american.rules.Cases.AT_ONCE;
import static meldhouse.american.rules.Cases.BID;
import static meldhouse.american.rules.Cases.BURIED;
import static meldhouse.american.rules.Cases.MANY;
import static meldhouse.american.rules.Cases.MISDEAL;
import static meldhouse.american.rules.Cases.MISDEAL_ASKED;
import static meldhouse.american.rules.Cases.NINES;
import static meldhouse.american.rules.Cases.PARTNERS;
import static meldhouse.american.rules.Cases.POINTS;
import static meldhouse.american.rules.Cases.SIT_OUT;
import static meldhouse.american.rules.Cases.STOCK;
import static meldhouse.american.rules.Cases.TURNED;
import static meldhouse.american.rules.Cases.UNITS;
import static meldhouse.american.rules.Cases.WIDOW;
import static meldhouse.american.rules.Cases.is;
import static meldhouse.american.rules.Cases.isNot;
import static meldhouse.american.rules.Cases.prose;
import static meldhouse.american.rules.Cases.rule;
import static meldhouse.american.rules.Cases.section;

import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import java.util.List;
import java.util.function.Predicate;

/** The chapters of the rule sheet from the players to the cards that partners pass. */
final class DealPages {
    private static final Predicate<Values> STUCK = BID.and(is("allPass", "dealerStuck"));
    private static final Predicate<Values> MUST_BID = BID.and(is("allPass", "dealerMustBid"));
    private static final Predicate<Values> BID_NEEDS_MARRIAGE =
            BID.and(is("bidRequirement", "marriage"));
    private static final Predicate<Values> WIDOW_THROW_IN = WIDOW.and(isNot("throwIn", "none"));
    private static final Predicate<Values> NO_WIDOW_THROW_IN =
            BID.and(WIDOW.negate()).and(isNot("throwIn", "none"));
    private static final Predicate<Values> KITTY = UNITS.and(is("kitty", true));
    private static final Predicate<Values> NO_KITTY = UNITS.and(is("kitty", false));
    private static final Predicate<Values> MELD_FIRST = BURIED.and(is("buryOrder", "meldThenBury"));
    private static final Predicate<Values> BURY_ANY =
            BURIED.and(is("buryOrder", "buryThenMeld")).and(isNot("buryRule", "noTrumpNoAce"));
    private static final Predicate<Values> GIVEN = WIDOW.and(is("widowUse", "giveOneEach"));
    private static final Predicate<Values> PASSED = BID.and(PARTNERS).and(isNot("passCount", 0));
    private static final Predicate<Values> DIX_IN_HAND = TURNED.and(AT_ONCE).and(NINES);

    private DealPages() {}

    static List<SheetSection> all() {
        return List.of(aim(), table(), misdeal(), auction(), widow(), trump(), exchange());
    }

    private static SheetSection aim() {
        return section(
                "aim",
                rule("seats"),
                rule("tableSeats", is("seats", 3)),
                prose("sitsOut4", SIT_OUT.and(is("tableSeats", 4))),
                prose("sitsOut5", SIT_OUT.and(is("tableSeats", 5))),
                prose("sitsOutSees", SIT_OUT),
                prose("sitsOutSettles", SIT_OUT.and(UNITS)),
                rule("sides"),
                prose("clockwise", MANY),
                prose("aimBid", POINTS.and(BID)),
                prose("aimTurned", POINTS.and(TURNED)),
                prose("aimUnits", UNITS));
    }

    private static SheetSection table() {
        return section(
                "table",
                rule("deckNines"),
                rule("deckCopies"),
                prose("pack40", pack(2, false)),
                prose("pack48", pack(2, true)),
                prose("pack80", pack(4, false)),
                prose("ten"),
                rule("firstDealer"),
                rule("dealerRotation"),
                rule("handSize"),
                rule("dealPackets"),
                rule("widowSize"),
                rule("widowAfterPacket", WIDOW),
                rule("stockDraw"));
    }

    private static Predicate<Values> pack(int copies, boolean nines) {
        return is("deckCopies", copies).and(is("deckNines", nines));
    }

    private static SheetSection misdeal() {
        return section(
                "misdeal",
                prose("noMisdeal", MISDEAL.negate()),
                rule("ninesForRedeal", MISDEAL_ASKED),
                rule("misdealRules", MISDEAL_ASKED),
                rule("misdealWindow", MISDEAL),
                rule("misdealNeedsPartner", MISDEAL.and(PARTNERS)),
                prose("misdealShown", MISDEAL));
    }

    private static SheetSection auction() {
        return section(
                "auction",
                rule("auctionStyle"),
                prose("bidOfTwo", BID.and(PARTNERS)),
                prose("bidOfOne", BID.and(PARTNERS.negate())),
                rule("minimumBid", BID),
                rule("bidIncrement", BID.and(is("bidSteps", null))),
                rule("bidSteps", BID),
                rule("allowJumpBids", BID),
                rule("maximumBid", BID),
                rule("bidRequirement", BID),
                rule("firstMustOpen", BID),
                prose("unfitPasses", BID_NEEDS_MARRIAGE.and(isNot("firstMustOpen", "no"))),
                prose("ownPartner", BID.and(PARTNERS)),
                rule("allPass", BID),
                prose("lastCalls", SIT_OUT.and(STUCK.or(MUST_BID))),
                prose("unfitDealer", BID_NEEDS_MARRIAGE.and(MUST_BID)),
                rule("stuckBid", STUCK),
                rule("stuckThrowIn", STUCK),
                prose("stuckPaid", STUCK.and(UNITS).and(isNot("stuckThrowIn", null))),
                rule("throwIn", BID.and(WIDOW.negate())),
                prose("thrownInPoints", NO_WIDOW_THROW_IN.and(POINTS)),
                prose("thrownInKitty", NO_WIDOW_THROW_IN.and(KITTY)),
                prose("thrownInAll", NO_WIDOW_THROW_IN.and(NO_KITTY)));
    }

    private static SheetSection widow() {
        return section(
                "widow",
                rule("throwIn", WIDOW),
                prose("thrownInPoints", WIDOW_THROW_IN.and(POINTS)),
                prose("thrownInKitty", WIDOW_THROW_IN.and(KITTY)),
                prose("thrownInAll", WIDOW_THROW_IN.and(NO_KITTY)),
                rule("widowSeenBy", WIDOW),
                rule("widowUse", WIDOW),
                prose("givenFirst", GIVEN.and(is("trumpNaming", "afterWidow"))),
                rule("buryOrder", BURIED),
                prose("buryAny", BURY_ANY),
                rule("buryRule", MELD_FIRST.or(BURIED.and(is("buryRule", "noTrumpNoAce")))),
                prose("keepsMeld", MELD_FIRST.and(is("buryRule", "noTrumpNoAce"))),
                rule("buryCounts", BURIED));
    }

    private static SheetSection trump() {
        return section(
                "trump",
                rule("trumpChoice"),
                prose("turnedStock", STOCK),
                prose("turnedHand", TURNED.and(AT_ONCE)),
                rule("trumpNaming", WIDOW),
                rule("trumpRequirement", BID),
                rule("dixExchange", DIX_IN_HAND),
                prose("dixAsked", DIX_IN_HAND.and(is("dixExchange", true))));
    }

    private static SheetSection exchange() {
        return section(
                "exchange",
                rule("passCount", BID.and(PARTNERS)),
                rule("passOrder", PASSED),
                rule("passReturn", PASSED.and(is("passOrder", "partnerFirst"))),
                prose("passedMelds", PASSED));
    }
}
