package meldhouse.american.rules;

import static meldhouse.american.rules.Cases.AT_ONCE;
import static meldhouse.american.rules.Cases.MANY;
import static meldhouse.american.rules.Cases.STOCK;
import static meldhouse.american.rules.Cases.is;
import static meldhouse.american.rules.Cases.isNot;
import static meldhouse.american.rules.Cases.prose;
import static meldhouse.american.rules.Cases.rule;
import static meldhouse.american.rules.Cases.section;

import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;

import java.util.List;
import java.util.function.Predicate;

/** The chapters of the rule sheet about tricks and what they count. */
final class PlayPages {
    private static final Predicate<Values> LEAD_ANY =
            is("trumpLeadRestriction", "none").and(STOCK.or(is("firstLeadMustBeTrump", false)));
    private static final Predicate<Values> MUST_TRUMP = is("mustTrumpWhenVoid", true);
    private static final Predicate<Values> MUST_OVERTRUMP =
            MANY.and(MUST_TRUMP).and(is("mustOvertrump", true));

    /** Whether a duty to play higher could ever be owed to a card of one's own side. */
    private static final Predicate<Values> OWED =
            MANY.and(isNot("sides", "individual"))
                    .and(isNot("mustBeat", "never").or(MUST_OVERTRUMP));

    private PlayPages() {}

    static List<SheetSection> all() {
        return List.of(play(), points());
    }

    private static SheetSection play() {
        return section(
                "play",
                rule("firstLeader", AT_ONCE),
                prose("tricks", AT_ONCE),
                prose("tricksAfterStock", STOCK),
                prose("leadAny", LEAD_ANY),
                rule("firstLeadMustBeTrump", AT_ONCE),
                rule("trumpLeadRestriction"),
                prose("winner"),
                prose("follow"),
                rule("mustBeat"),
                rule("mustBeatWhenTrumped", MANY.and(is("mustBeat", "always"))),
                rule("mustTrumpWhenVoid"),
                rule("mustOvertrump", MANY.and(MUST_TRUMP)),
                rule("mustUndertrump", MUST_OVERTRUMP),
                prose("discard", MUST_TRUMP),
                rule("mustBeatPartner", OWED));
    }

    private static SheetSection points() {
        return section(
                "points",
                rule("pointScale"),
                rule("cardPoints", is("pointScale", "custom")),
                rule("lastTrickBonus"),
                prose("total210", total("modern", 2, 10)),
                prose(
                        "total250",
                        total("traditional", 2, 10)
                                .or(total("counters", 2, 10))
                                .or(total("fiveFive", 2, 10))),
                prose("total50", total("ones", 4, 2)),
                prose("total500", total("counters", 4, 20)),
                rule("trickRounding"));
    }

    /** The scales whose sum is told; none of them counts anything for nines. */
    private static Predicate<Values> total(String scale, int copies, int bonus) {
        return is("pointScale", scale)
                .and(is("deckCopies", copies))
                .and(is("lastTrickBonus", bonus));
    }
}
