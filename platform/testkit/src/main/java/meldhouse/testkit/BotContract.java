package meldhouse.testkit;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.engine.BotTurn;
import meldhouse.engine.Match;
import meldhouse.engine.Ruling;
import meldhouse.engine.Step;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What every bot promises, each promise one test. The author of a bot extends it with one line, as
 * with {@link RulesetContract}, and the same system properties say how much is played.
 */
public abstract class BotContract {
    /** A match is dear, so one in so many is played. */
    private static final int ONE_IN = 4;

    /** So many of its turns are played again with other hidden cards. */
    private static final int PEEKS = 12;

    private final BotProvider provider;
    private final Ruleset ruleset;
    private final int oneIn;

    /**
     * The contract of one bot.
     *
     * @param provider whose promises are tested
     * @param ruleset what it plays; the house rules are drawn at random
     */
    protected BotContract(BotProvider provider, Ruleset ruleset) {
        this(provider, ruleset, 1);
    }

    /**
     * The contract of a bot that thinks long.
     *
     * @param oneIn of the usual matches one in so many is played
     */
    protected BotContract(BotProvider provider, Ruleset ruleset, int oneIn) {
        this.provider = provider;
        this.ruleset = ruleset;
        this.oneIn = oneIn;
    }

    /** It plays the ruleset that it is tested with. */
    @Test
    public void itPlaysTheRuleset() {
        if (!provider.plays(ruleset)) {
            throw new BrokenPromise(
                    "Bot %s does not play %s.".formatted(provider.id(), ruleset.info().id()));
        }
    }

    /** Whatever the house rules and whoever the others are, it chooses legal moves. */
    @Test
    public void itChoosesOnlyLegalMoves() {
        holds("itChoosesOnlyLegalMoves", 0);
    }

    /**
     * Where other cards could lie in the places that it cannot see, it moves the same: the hidden
     * cards are dealt anew, and a fresh bot is asked again.
     */
    @Test
    public void itsChoiceDoesNotDependOnWhatItMayNotSee() {
        holds("itsChoiceDoesNotDependOnWhatItMayNotSee", PEEKS);
    }

    private void holds(String name, int peeks) {
        Run run = Run.asked();
        Optional<BrokenPromise> broken =
                run.cases(ONE_IN * oneIn)
                        .parallel()
                        .mapToObj(number -> broken(run, name, number, peeks))
                        .flatMap(Optional::stream)
                        .findFirst();
        if (broken.isPresent()) {
            throw broken.get();
        }
    }

    private Optional<BrokenPromise> broken(Run run, String name, long number, int peeks) {
        Case one = Case.of(ruleset, number);
        try {
            new Sitting(one).play(peeks);
            return Optional.empty();
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            String what = e instanceof BrokenPromise ? e.getMessage() : "it threw " + e;
            return Optional.of(
                    new BrokenPromise(
                            "Bot %s does not keep '%s' in case %d:%n  %s%n  %s%nTo see this case alone: %s"
                                    .formatted(
                                            provider.id(),
                                            name,
                                            number,
                                            what,
                                            one.described(),
                                            run.command(getClass(), name, number)),
                            e));
        }
    }

    /** One match: the bot in all seats, or in seat 0 and by chance in others. */
    private final class Sitting {
        private final Case one;
        private final Game game;
        private final List<Optional<Bot>> bots;
        private final RandomMover others;
        private final List<List<Event>> told;
        private Step step;

        Sitting(Case one) {
            this.one = one;
            game = one.game();
            var chance = one.randomFor("who sits");
            boolean alone = chance.nextBoolean();
            bots =
                    IntStream.range(0, game.seats())
                            .mapToObj(
                                    seat ->
                                            seat == 0 || alone || chance.nextBoolean()
                                                    ? Optional.of(provider.sit(game, seat))
                                                    : Optional.<Bot>empty())
                            .toList();
            others = new RandomMover(one.randomFor("moves"));
            told =
                    IntStream.range(0, game.seats())
                            .<List<Event>>mapToObj(seat -> new ArrayList<>())
                            .toList();
            step = Match.start(game, one.seed());
            tell();
        }

        private void tell() {
            for (int seat = 0; seat < told.size(); seat++) {
                for (Event event : step.events()) {
                    told.get(seat).add(event.seenBy(Viewer.seat(seat)));
                }
            }
        }

        void play(int peeks) {
            var when = one.randomFor("peeks");
            int left = peeks;
            for (int moves = 0;
                    moves < one.mostMoves() && step.match().turn() instanceof Turn.Seated(int seat);
                    moves++) {
                Position position = step.match().position();
                BotTurn turn = BotTurn.at(game, position, told.get(seat));
                Optional<Bot> bot = bots.get(seat);
                Move move =
                        bot.isPresent()
                                ? ask(turn, bot.get()).move()
                                : others.pick(position.legalMoves());
                if (bot.isPresent() && left > 0 && when.nextInt(4) == 0) {
                    peek(turn);
                    left--;
                    if (left == 0) {
                        return;
                    }
                }
                step = made(step.match().decide(seat, move), seat, move);
                tell();
            }
        }

        /** Every bot draws its random numbers from the turn, so that a fresh one draws the same. */
        private Chosen ask(BotTurn turn, Bot bot) {
            return turn.ask(bot, one.randomFor("turn " + turn.history().size()), Instant.MAX);
        }

        private void peek(BotTurn turn) {
            Position other =
                    game.determinize(
                            turn.view(),
                            turn.history(),
                            one.randomFor("hidden " + turn.history().size()));
            Move here = ask(turn, provider.sit(game, turn.seat())).move();
            BotTurn there = BotTurn.at(game, other, turn.history());
            Move moved = ask(there, provider.sit(game, turn.seat())).move();
            if (!here.equals(moved)) {
                throw new BrokenPromise(
                        "Seat %d chooses %s, but %s if the hidden cards lie like this: %s"
                                .formatted(turn.seat(), here, moved, other.text()));
            }
        }

        private Step made(Ruling ruling, int seat, Move move) {
            return switch (ruling) {
                case Step made -> made;
                case Ruling.Refused(var why) ->
                        throw new BrokenPromise(
                                "Seat %d chooses %s: %s".formatted(seat, move, why.sentence()));
            };
        }
    }
}
