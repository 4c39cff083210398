package meldhouse.bots;

import meldhouse.testkit.BotContract;

class SteadyBotContractTest extends BotContract {
    SteadyBotContractTest() {
        super(new SteadyBotProvider(), American.RULESET);
    }
}
