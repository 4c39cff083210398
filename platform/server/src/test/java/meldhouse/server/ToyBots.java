package meldhouse.server;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.Ruleset;

import java.util.concurrent.CountDownLatch;

/** Bots for tests: one that plays, and some that misbehave. */
final class ToyBots {
    private ToyBots() {}

    /** A bot by its one function. */
    record ToyBot(String id, Level level, Bot bot) implements BotProvider {
        @Override
        public String title() {
            return "The " + id;
        }

        @Override
        public boolean plays(Ruleset ruleset) {
            return true;
        }

        @Override
        public Bot sit(Game game, int seat) {
            return bot;
        }
    }

    /** The best there is, at another game. */
    static BotProvider elsewhere() {
        return new BotProvider() {
            @Override
            public String id() {
                return "elsewhere";
            }

            @Override
            public String title() {
                return "Plays another game";
            }

            @Override
            public Level level() {
                return Level.HARD;
            }

            @Override
            public boolean plays(Ruleset ruleset) {
                return false;
            }

            @Override
            public Bot sit(Game game, int seat) {
                throw new IllegalStateException("it plays another game");
            }
        };
    }

    /** Plays any listed move, or the least of a range. */
    static BotProvider steady(String id) {
        return new ToyBot(id, BotProvider.Level.EASY, ToyBots::any);
    }

    private static Chosen any(Thinking thinking) {
        int which = thinking.random().nextInt(thinking.legal().size());
        return new Chosen(thinking.legal().get(which), "It was there.");
    }

    /** Never answers, and does not heed an interrupt. */
    static BotProvider hanging(CountDownLatch until) {
        return new ToyBot(
                "hanging",
                BotProvider.Level.EASY,
                thinking -> {
                    while (true) {
                        try {
                            until.await();
                            return any(thinking);
                        } catch (InterruptedException e) {
                            Thread.onSpinWait();
                        }
                    }
                });
    }

    /** Throws its cards about. */
    static BotProvider throwing() {
        return new ToyBot(
                "throwing",
                BotProvider.Level.EASY,
                thinking -> {
                    throw new AssertionError("my hand is " + thinking.view());
                });
    }

    /** Plays cards that it does not hold. */
    static BotProvider cheating() {
        return new ToyBot(
                "cheating",
                BotProvider.Level.EASY,
                thinking -> Chosen.of(new Highest.Play(new Highest.Card(99))));
    }
}
