package meldhouse.bots;

import meldhouse.testkit.BotContract;

class GreedyBotContractTest extends BotContract {
    GreedyBotContractTest() {
        super(new GreedyBotProvider(), Danish.RULESET);
    }
}
