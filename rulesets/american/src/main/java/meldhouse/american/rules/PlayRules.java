package meldhouse.american.rules;

import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MustBeat;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.api.options.Values;

/** The play of the cards (american.md 7). */
record PlayRules(
        FirstLeader firstLeader,
        boolean firstLeadMustBeTrump,
        TrumpLeadRestriction trumpLeadRestriction,
        MustBeat mustBeat,
        boolean mustBeatWhenTrumped,
        boolean mustBeatPartner,
        boolean mustTrumpWhenVoid,
        boolean mustOvertrump,
        boolean mustUndertrump) {
    static PlayRules of(Values values) {
        return new PlayRules(
                values.choice("firstLeader", FirstLeader.class),
                values.flag("firstLeadMustBeTrump"),
                values.choice("trumpLeadRestriction", TrumpLeadRestriction.class),
                values.choice("mustBeat", MustBeat.class),
                values.flag("mustBeatWhenTrumped"),
                values.flag("mustBeatPartner"),
                values.flag("mustTrumpWhenVoid"),
                values.flag("mustOvertrump"),
                values.flag("mustUndertrump"));
    }
}
