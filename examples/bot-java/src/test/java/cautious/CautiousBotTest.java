package cautious;

import meldhouse.api.game.Ruleset;
import meldhouse.testkit.BotContract;

import java.util.ServiceLoader;

/** The bot keeps every promise of a bot. */
class CautiousBotTest extends BotContract {
    CautiousBotTest() {
        super(CautiousBot.provider(), american());
    }

    private static Ruleset american() {
        return ServiceLoader.load(Ruleset.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(ruleset -> ruleset.info().id().equals("american"))
                .findFirst()
                .orElseThrow();
    }
}
