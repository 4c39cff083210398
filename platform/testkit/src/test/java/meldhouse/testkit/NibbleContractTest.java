package meldhouse.testkit;

/** The toy game keeps every promise; so does whatever is written like it. */
class NibbleContractTest extends RulesetContract {
    NibbleContractTest() {
        super(new Nibble());
    }
}
