package meldhouse.server;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Ruleset;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** Takes all the memory that it gets, each time. */
    static BotProvider hungry() {
        return new ToyBot(
                "hungry",
                BotProvider.Level.EASY,
                thinking -> {
                    List<byte[]> taken = new ArrayList<>();
                    while (true) {
                        taken.add(new byte[64 << 20]);
                    }
                });
    }

    /** Recurses without an end. */
    static BotProvider deep() {
        return new ToyBot("deep", BotProvider.Level.EASY, ToyBots::deeper);
    }

    private static Chosen deeper(Thinking thinking) {
        Chosen chosen = deeper(thinking);
        return new Chosen(chosen.move(), chosen.why() + "!");
    }

    /** Looks for cards in all that it can reach, and notes those that it finds. */
    static BotProvider peeking(Set<Highest.Card> found) {
        return new ToyBot(
                "peeking",
                BotProvider.Level.EASY,
                thinking -> {
                    if (thinking.history().stream()
                            .noneMatch(event -> event instanceof Highest.Played)) {
                        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
                        peek(thinking, seen, found);
                    }
                    return any(thinking);
                });
    }

    private static void peek(Object thing, Set<Object> seen, Set<Highest.Card> found) {
        if (thing == null || !seen.add(thing)) {
            return;
        }
        switch (thing) {
            case Highest.Card card -> found.add(card);
            case Iterable<?> all -> all.forEach(each -> peek(each, seen, found));
            case Map<?, ?> map -> map.values().forEach(each -> peek(each, seen, found));
            case LegalMoves legal -> peek(legal.listed(), seen, found);
            case Record parts -> {
                try {
                    for (var part : parts.getClass().getRecordComponents()) {
                        part.getAccessor().setAccessible(true);
                        peek(part.getAccessor().invoke(parts), seen, found);
                    }
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
            default -> {
                // Nothing that holds cards.
            }
        }
    }
}
