package meldhouse.danish.rules;

/** The Danish ruleset keeps every promise that a ruleset makes. */
class DanishContractTest extends DanishContract {
    DanishContractTest() {
        super(new DanishRuleset());
    }
}
