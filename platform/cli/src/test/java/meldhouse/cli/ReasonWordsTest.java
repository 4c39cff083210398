package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.api.bot.Bot;
import meldhouse.api.bot.BotProvider;
import meldhouse.api.bot.Chosen;
import meldhouse.api.bot.Reason;
import meldhouse.api.game.Game;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Seats;
import meldhouse.client.terminal.TableScreen;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Arena;
import meldhouse.engine.Seed;
import meldhouse.engine.Series;

import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The bots give their reasons, and the screens say them in the reader's language. */
class ReasonWordsTest {
    private static final Catalog CATALOG = Catalog.of(ReasonWordsTest.class.getClassLoader());

    /** A bot whose reasons are written down. */
    private record Overheard(BotProvider bot, Map<Reason, String> said) implements BotProvider {
        @Override
        public String id() {
            return bot.id();
        }

        @Override
        public String title() {
            return bot.title();
        }

        @Override
        public Level level() {
            return bot.level();
        }

        @Override
        public boolean plays(Ruleset ruleset) {
            return bot.plays(ruleset);
        }

        @Override
        public Bot sit(Game game, int seat) {
            Bot sitting = bot.sit(game, seat);
            return thinking -> {
                Chosen chosen = sitting.choose(thinking);
                if (chosen.reason() != null) {
                    said.put(chosen.reason(), chosen.why());
                }
                return chosen;
            };
        }
    }

    @Test
    void whatABotGivesAsItsReasonIsSaidInEveryLanguage() throws InterruptedException {
        int heard = 0;
        for (TableScreen screen : ServiceLoader.load(TableScreen.class)) {
            Map<Reason, String> said = reasons(CATALOG.ruleset(screen.ruleset()));
            heard += said.size();
            said.forEach(
                    (reason, why) -> {
                        assertThat(screen.reason(reason, seats(Tongue.ENGLISH))).contains(why);
                        for (Tongue tongue : List.of(Tongue.GERMAN, Tongue.DANISH)) {
                            assertThat(screen.reason(reason, seats(tongue)))
                                    .as("%s in %s", reason, tongue)
                                    .hasValueSatisfying(
                                            sentence ->
                                                    assertThat(sentence)
                                                            .isNotEqualTo(why)
                                                            .doesNotContain("{")
                                                            .matches("(?s)[\\p{Lu}].*[.]"));
                        }
                    });
        }
        assertThat(heard).isGreaterThan(100);
    }

    private static Seats seats(Tongue tongue) {
        return new Seats(0, List.of("Ann", "Bob", "Cid", "Dot"), tongue);
    }

    private static Map<Reason, String> reasons(Ruleset ruleset) throws InterruptedException {
        Map<Reason, String> said =
                Collections.synchronizedMap(
                        new TreeMap<>(java.util.Comparator.comparing(Reason::toString)));
        for (Preset preset : ruleset.presets()) {
            Game game = ruleset.configure(preset.rules());
            for (BotProvider bot : CATALOG.bots()) {
                if (bot.plays(ruleset)) {
                    List<BotProvider> seats =
                            Collections.nCopies(game.seats(), new Overheard(bot, said));
                    Arena.play(
                            new Series(
                                    game,
                                    seats,
                                    Series.Unit.DEAL,
                                    25,
                                    Seed.ofNumber(1),
                                    false,
                                    null),
                            2,
                            done -> {});
                }
            }
        }
        return said;
    }
}
