package meldhouse.american.rules;

import meldhouse.american.rules.Choices.Bound;
import meldhouse.american.rules.Choices.MeldDeclaration;
import meldhouse.american.rules.Choices.MeldRequiresTrick;
import meldhouse.american.rules.Choices.RunMarriageReuse;
import meldhouse.american.rules.Forms.WhoMelds;
import meldhouse.api.cards.Suit;
import meldhouse.api.options.Values;

/** The melds before the play (american.md 6 and 13.1; variants.md 4.1). */
record MeldRules(
        WhoMelds whoMelds,
        MeldDeclaration meldDeclaration,
        boolean lateDix,
        Prices prices,
        Suit pinochleJackSuit,
        RunMarriageReuse runMarriageReuse,
        int maxMeldsPerCard,
        int minTeamMeld,
        int minMeldToCount,
        MeldRequiresTrick meldRequiresTrick,
        int meldSavePoints,
        Bound meldRequiresTrickSide) {
    static MeldRules of(Values values) {
        return new MeldRules(
                values.choice("whoMelds", WhoMelds.class),
                values.choice("meldDeclaration", MeldDeclaration.class),
                values.flag("lateDix"),
                Prices.of(values),
                Suit.parse(values.choice("pinochleJackSuit")),
                values.choice("runMarriageReuse", RunMarriageReuse.class),
                values.whole("maxMeldsPerCard"),
                values.whole("minTeamMeld"),
                values.whole("minMeldToCount"),
                values.choice("meldRequiresTrick", MeldRequiresTrick.class),
                values.whole("meldSavePoints"),
                values.choice("meldRequiresTrickSide", Bound.class));
    }
}
