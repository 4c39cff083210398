package meldhouse.testkit;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.Position;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;

/** A seat of a match with a bot in it, which sits down when it is first asked. */
final class Chair {
    /** What the machine itself may take of a bot's time. */
    private static final Duration SPARE = Duration.ofMillis(20);

    private final BotProvider provider;
    private final Game game;
    private final int seat;
    private @Nullable Bot bot;

    Chair(BotProvider provider, Game game, int seat) {
        this.provider = provider;
        this.game = game;
        this.seat = seat;
    }

    /** Asks a bot that has just sat down, where the position may be another than the moment's. */
    static Asked fresh(BotProvider provider, Moment moment, Position position, Duration time)
            throws InterruptedException {
        Chair chair = new Chair(provider, moment.game(), moment.seat());
        Asked asked = chair.ask(moment.thinkingIn(position, Instant.now().plus(time)), time);
        chair.leave();
        return asked;
    }

    private synchronized Bot bot() {
        Bot there = bot;
        if (there == null) {
            there = provider.sit(game, seat);
            bot = there;
        }
        return there;
    }

    Asked ask(Thinking thinking, Duration time) throws InterruptedException {
        return Asked.of(this::bot, thinking, time.plus(SPARE));
    }

    Asked ask(Moment moment, Duration time) throws InterruptedException {
        return ask(moment.thinkingIn(moment.position(), Instant.now().plus(time)), time);
    }

    void leave() {
        Bot there = bot;
        if (there != null) {
            there.leave();
        }
    }
}
