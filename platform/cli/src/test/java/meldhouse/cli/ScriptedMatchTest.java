package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.catalog.Catalog;
import meldhouse.client.Address;
import meldhouse.client.Credentials;
import meldhouse.client.Listener;
import meldhouse.client.MeldhouseClient;
import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.MatchNotation;
import meldhouse.protocol.SeatWish;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.scripting.HouseRuleFolder;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.Database;
import meldhouse.store.DatabaseJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A match by functions, kept, written down, and played again; played in the terminal too. */
@Timeout(180)
class ScriptedMatchTest {
    private static final String SCRIPT =
            """
            export default { ruleset: "american", options: { dealsPerMatch: 2 }, hooks: {
              trickPoints({ deal }) {
                if (deal.winner === 2) throw new Error("two");
                return deal.points + 1;
              },
              dealScore({ deal }) { return deal.points.map((own) => own + 7); },
            } };
            """;

    @TempDir private Path folder;

    @Test
    void aMatchWithFunctionsThatFailedGoesThroughTheNotationAndIsVerified() throws Exception {
        Path house = folder.resolve("house");
        played(house);
        String data = house.toString();

        String match = Ran.command("history", "--data", data).out().strip().split("\\s+", 2)[0];

        Ran text = Ran.command("history", "export", match, "--data", data);
        assertThat(text.code()).as(text.err()).isEqualTo(Exit.DONE);
        assertThat(text.out())
                .startsWith(MatchNotation.TITLE + "\n")
                .contains("\nfile \"two.js\" ", "\nfault trickPoints ", "\noff trickPoints ");
        Path written = Files.writeString(folder.resolve("match.txt"), text.out());
        Ran json = Ran.command("history", "import", written.toString());
        assertThat(json.code()).as(json.err()).isEqualTo(Exit.DONE);
        Path again = Files.writeString(folder.resolve("match.json"), json.out());
        assertThat(Ran.command("history", "import", again.toString(), "--format", "text").out())
                .isEqualTo(text.out());

        Ran verified = Ran.command("verify", again.toString());
        assertThat(verified.code()).as(verified.err()).isEqualTo(Exit.DONE);

        String without = text.out().replaceAll("(?m)^fault .*\\R", "");
        Path odd = Files.writeString(folder.resolve("odd.txt"), without);
        Ran refused = Ran.command("verify", odd.toString());
        assertThat(refused.code()).isEqualTo(Exit.WRONG);
        assertThat(refused.err()).contains("hook 'trickPoints' failed where it had answered");

        Path other =
                Files.writeString(
                        folder.resolve("other.txt"), text.out().replace("own + 7", "own + 8"));
        assertThat(Ran.command("verify", other.toString()).err())
                .contains("the text of two.js is not the one that its hash is of");
    }

    private void played(Path house) throws Exception {
        Path rules = Files.createDirectories(folder.resolve("rules"));
        Files.writeString(rules.resolve("two.js"), SCRIPT);
        CountDownLatch over = new CountDownLatch(1);
        Listener heard =
                new Listener() {
                    @Override
                    public void pushed(ServerMessage.Pushed message) {
                        if (message instanceof ServerMessage.TableChanged(var row)
                                && row.state() == TableState.OVER) {
                            over.countDown();
                        }
                    }
                };
        Catalog catalog = Catalog.of(ScriptedMatchTest.class.getClassLoader());
        try (DatabaseJournal journal = DatabaseJournal.open(Database.inFolder(house));
                Server server =
                        new Server(
                                ServerConfig.of(catalog, journal)
                                        .withHouseRules(new HouseRuleFolder(rules)));
                MeldhouseClient client =
                        MeldhouseClient.connect(
                                new Address("127.0.0.1", server.start()),
                                Credentials.named("Ann"),
                                heard)) {
            client.create(
                            id ->
                                    new ClientMessage.Create(
                                            id,
                                            "american",
                                            null,
                                            "two",
                                            Map.of(),
                                            null,
                                            null,
                                            Collections.nCopies(4, new SeatWish.BotNamed("random")),
                                            "%064x".formatted(5),
                                            null,
                                            null,
                                            null))
                    .get();
            assertThat(over.await(120, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void onesOwnFileWithFunctionsIsPlayedInTheTerminal() throws Exception {
        Path file = Files.writeString(folder.resolve("seven.js"), SCRIPT.replace("throw", "1;//"));
        Files.writeString(folder.resolve("broken.js"), "export default {");
        Typist typist = new Typist(PlayCommandTest::sensible);
        int code =
                typist.runs(
                        "play",
                        "--lang",
                        "en",
                        "--data",
                        folder.resolve("data").toString(),
                        "--rules",
                        file.toString(),
                        "--option",
                        "dealsPerMatch=1",
                        "--bots",
                        "random",
                        "--seed",
                        "7",
                        "--plain");
        assertThat(code).as(typist.screen()).isEqualTo(Exit.DONE);
        assertThat(typist.screen())
                .contains("The match is over. ", "what a deal brings, by seven.js")
                .doesNotContain("of the house rules failed");
    }
}
