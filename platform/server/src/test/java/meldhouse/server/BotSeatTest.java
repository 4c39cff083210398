package meldhouse.server;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A bot from sitting down to leaving. */
@Timeout(30)
class BotSeatTest {
    /** Counts what it is asked, and tells when it has left. */
    private static final class Counting implements BotProvider {
        private final boolean seesForced;
        private final AtomicInteger forced = new AtomicInteger();
        private final AtomicInteger chosen = new AtomicInteger();
        private final CountDownLatch left = new CountDownLatch(1);

        Counting(boolean seesForced) {
            this.seesForced = seesForced;
        }

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public String title() {
            return "Counts";
        }

        @Override
        public Level level() {
            return Level.EASY;
        }

        @Override
        public boolean plays(Ruleset ruleset) {
            return true;
        }

        @Override
        public Bot sit(Game game, int seat) {
            return new Bot() {
                @Override
                public Chosen choose(Thinking thinking) {
                    boolean free =
                            thinking.legal().size() > 1 || !thinking.legal().ranges().isEmpty();
                    (free ? chosen : forced).incrementAndGet();
                    return Chosen.of(thinking.legal().get(0));
                }

                @Override
                public boolean seesForcedMoves() {
                    return seesForced;
                }

                @Override
                public void leave() {
                    left.countDown();
                }
            };
        }
    }

    private static void playAgainst(Counting bot) throws Exception {
        try (TestServer server = TestServer.start(bot)) {
            LineClient anna = server.join("Anna");
            String table =
                    anna.create(
                            "seats",
                            List.of("me", Map.of("bot", "counting"), WholeMatchTest.BOT, "open"));
            anna.ok("start", "table", table);
            Player.of(anna, table).playToTheEnd();
            assertThat(bot.left.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aForcedMoveIsMadeWithoutAsking() throws Exception {
        Counting bot = new Counting(false);
        playAgainst(bot);
        assertThat(bot.chosen).hasPositiveValue();
        assertThat(bot.forced).hasValue(0);
    }

    @Test
    void aBotThatWantsToSeesForcedMovesToo() throws Exception {
        Counting bot = new Counting(true);
        playAgainst(bot);
        assertThat(bot.chosen).hasPositiveValue();
        assertThat(bot.forced).hasPositiveValue();
    }
}
