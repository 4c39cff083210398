package meldhouse.american.rules;

/** The American ruleset keeps every promise that a ruleset makes. */
class AmericanContractTest extends AmericanContract {
    AmericanContractTest() {
        super(new AmericanRuleset());
    }
}
