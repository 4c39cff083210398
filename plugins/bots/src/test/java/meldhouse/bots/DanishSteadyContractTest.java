package meldhouse.bots;

import meldhouse.testkit.BotContract;

class DanishSteadyContractTest extends BotContract {
    DanishSteadyContractTest() {
        super(new SteadyBotProvider(), Danish.RULESET, 4);
    }
}
