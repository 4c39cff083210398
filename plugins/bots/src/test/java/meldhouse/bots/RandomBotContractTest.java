package meldhouse.bots;

import meldhouse.testkit.BotContract;

class RandomBotContractTest extends BotContract {
    RandomBotContractTest() {
        super(new RandomBotProvider(), American.RULESET);
    }
}
