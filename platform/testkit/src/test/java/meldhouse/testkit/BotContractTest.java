package meldhouse.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Thinking;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Ruleset;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

class BotContractTest {
    private record Provider(String ruleset, Function<Thinking, Move> choice)
            implements BotProvider {
        @Override
        public String id() {
            return "example";
        }

        @Override
        public String title() {
            return "Example";
        }

        @Override
        public Level level() {
            return Level.EASY;
        }

        @Override
        public boolean plays(Ruleset other) {
            return other.info().id().equals(ruleset);
        }

        @Override
        public Bot sit(Game game, int seat) {
            return thinking -> Chosen.of(choice.apply(thinking));
        }
    }

    /** No game has it. */
    private record Cheat() implements Move {}

    private static final String NIBBLE = new Nibble().info().id();

    private static BotContract contract(String ruleset, Function<Thinking, Move> choice) {
        return new BotContract(new Provider(ruleset, choice), new Nibble()) {};
    }

    private static Move least(LegalMoves legal) {
        return legal.size() > 0 ? legal.get(0) : legal.ranges().getFirst().least();
    }

    @Test
    void anHonestBotKeepsEveryPromise() {
        BotContract honest = contract(NIBBLE, thinking -> least(thinking.legal()));
        assertThatCode(
                        () -> {
                            honest.itPlaysTheRuleset();
                            honest.itChoosesOnlyLegalMoves();
                            honest.itsChoiceDoesNotDependOnWhatItMayNotSee();
                        })
                .doesNotThrowAnyException();
    }

    @Test
    void aBotThatDoesNotPlayTheRulesetIsCaught() {
        assertThatThrownBy(
                        contract("whist", thinking -> least(thinking.legal()))::itPlaysTheRuleset)
                .hasMessageContaining("does not play " + NIBBLE);
    }

    @Test
    void anIllegalMoveIsCaughtWithTheCaseThatShowsIt() {
        assertThatThrownBy(contract(NIBBLE, thinking -> new Cheat())::itChoosesOnlyLegalMoves)
                .hasMessageContaining("itChoosesOnlyLegalMoves")
                .hasMessageContaining("Cheat")
                .hasMessageContaining("meldhouse.contract.case");
    }

    @Test
    void aBotThatThrowsIsCaught() {
        assertThatThrownBy(
                        contract(
                                        NIBBLE,
                                        thinking -> {
                                            throw new IllegalStateException("no idea");
                                        })
                                ::itChoosesOnlyLegalMoves)
                .hasMessageContaining("no idea");
    }

    /**
     * Something outside of what it is told moves it: here a counter, there the cards themselves.
     */
    @Test
    void aBotThatListensElsewhereIsCaught() {
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(
                        contract(
                                        NIBBLE,
                                        thinking -> {
                                            LegalMoves legal = thinking.legal();
                                            return legal.size() == 0
                                                    ? least(legal)
                                                    : legal.get(
                                                            asked.incrementAndGet() % legal.size());
                                        })
                                ::itsChoiceDoesNotDependOnWhatItMayNotSee)
                .hasMessageContaining("if the hidden cards lie like this");
    }
}
