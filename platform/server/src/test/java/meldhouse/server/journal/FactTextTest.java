package meldhouse.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import meldhouse.api.options.HouseRules;
import meldhouse.engine.Seed;
import meldhouse.server.bus.Player;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class FactTextTest {
    private static final Player ANNA = new Player("p1", "Änna \"the\" {first}\u2028");

    static Stream<Fact> facts() {
        HouseRules rules =
                HouseRules.DEFAULTS
                        .with("flag", true)
                        .with("whole", 7)
                        .with("open", null)
                        .with("word", "each")
                        .with("list", List.of(1, 2, 3))
                        .with("table", Map.of("a", 1));
        List<Occupant> seats =
                List.of(
                        new Occupant.Open(),
                        new Occupant.Person(ANNA),
                        new Occupant.Bot("random", false),
                        new Occupant.Bot("random", true));
        return Stream.of(
                new Fact.PlayerKnown(ANNA, "00ff"),
                new Fact.PlayerForgotten("p1"),
                new Fact.TableMade(
                        "r",
                        "1",
                        rules,
                        Map.of("a", "mine.js:3:5"),
                        List.of(new Fact.RuleText("mine.js", "00ff", "export default {\n}\n")),
                        "p",
                        "T",
                        "code",
                        seed(),
                        true,
                        30,
                        true,
                        "random",
                        ANNA,
                        seats),
                new Fact.TableMade(
                        "r", "1", rules, Map.of(), List.of(), null, "T", null, seed(), false, null,
                        false, null, ANNA, List.of()),
                new Fact.SeatChanged(2, new Occupant.Person(ANNA)),
                new Fact.SeatChanged(2, new Occupant.Open()),
                new Fact.OwnerChanged(ANNA),
                new Fact.OwnerChanged(null),
                new Fact.Banned("p2"),
                new Fact.LetIn("p2"),
                new Fact.Salted("p1", "a\nb"),
                new Fact.Started(),
                new Fact.Moved(
                        3,
                        5_000_000_000L,
                        JsonNodeFactory.instance.objectNode().put("type", "pass"),
                        Fact.By.CLOCK),
                new Fact.TakenBack(3, 5_000_000_001L),
                new Fact.HookFailed("misdeal", "0af1", "The function failed."),
                new Fact.HookOff("misdeal"),
                new Fact.Paused(true),
                new Fact.Agreed(2, Fact.Agreement.WAIT),
                new Fact.Agreed(2, Fact.Agreement.BOT),
                new Fact.Agreed(2, null),
                new Fact.BrokenOff(),
                new Fact.Rematched(null),
                new Fact.Rematched(seed()),
                new Fact.PlayerBanned("p1", "Anna"),
                new Fact.AddressBanned("192.0.2.7"),
                new Fact.BanLifted("p1"),
                new Fact.Closed());
    }

    private static Seed seed() {
        return Seed.parse("0123456789abcdef".repeat(4));
    }

    @ParameterizedTest
    @MethodSource("facts")
    void whatIsPrintedIsReadBack(Fact fact) throws BadLine {
        String line = FactText.print(fact);

        assertThat(FactText.read(line)).isEqualTo(fact);
        assertThat(line).startsWith("{\"v\":1,\"fact\":\"").doesNotContain("\n");
    }

    @Test
    void everyKindOfFactIsAmongThem() {
        assertThat(facts().map(Object::getClass).distinct())
                .hasSize(
                        Fact.OfLobby.class.getPermittedSubclasses().length
                                + Fact.OfTable.class.getPermittedSubclasses().length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "nothing",
                "{\"v\":1}",
                "{\"v\":\"1\",\"fact\":\"started\"}",
                "{\"v\":1,\"fact\":\"ended\"}",
                "{\"v\":1,\"fact\":\"paused\"}",
                "{\"v\":1,\"fact\":\"banned\",\"player\":7}",
                "{\"v\":1,\"fact\":\"moved\",\"seat\":0,\"seq\":1,\"move\":{},\"by\":\"nobody\"}"
            })
    void aLineThatSaysNothingIsABadLine(String line) {
        assertThatThrownBy(() -> FactText.read(line)).isInstanceOf(BadLine.class);
    }

    @Test
    void aBadLineDoesNotTellTheSeed() {
        String line =
                FactText.print(facts().toList().get(2)).replace("\"seeded\":true", "\"seeded\":");
        assertThatThrownBy(() -> FactText.read(line))
                .isInstanceOf(BadLine.class)
                .hasMessageNotContaining("0123456789abcdef");
    }

    @Test
    void aLineOfALaterVersionIsNamed() {
        assertThatThrownBy(() -> FactText.read("{\"v\":2,\"fact\":\"started\"}"))
                .isInstanceOf(BadLine.class)
                .hasMessageContaining("version 2");
    }

    @Test
    void howATableWasMadeIsNotToldWithItsSecrets() {
        var made =
                new Fact.TableMade(
                        "r",
                        "1",
                        HouseRules.DEFAULTS,
                        Map.of(),
                        List.of(),
                        null,
                        "T",
                        "hush",
                        seed(),
                        true,
                        null,
                        false,
                        null,
                        ANNA,
                        List.of());
        assertThat(made.toString())
                .contains("title=T")
                .doesNotContain("hush")
                .doesNotContain(seed().hex());
    }
}
