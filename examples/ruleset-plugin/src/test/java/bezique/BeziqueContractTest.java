package bezique;

import meldhouse.testkit.RulesetContract;

/** Bezique keeps every promise of a ruleset. */
class BeziqueContractTest extends RulesetContract {
    BeziqueContractTest() {
        super(new BeziqueRuleset());
    }

    /** The hands are hidden until the stock is used up, and then everybody knows them. */
    @Override
    protected boolean hasSmallEndings() {
        return false;
    }
}
