package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The host as a process of its own, ended by the signal that ends services. */
@Timeout(120)
class HostCommandTest {
    private static Typist typing(List<String> lines) {
        List<String> left = new ArrayList<>(lines);
        return new Typist(screen -> left.isEmpty() ? null : left.removeFirst());
    }

    @Test
    void tablesAreMadeAndWatchedAndAreThereAgainAfterARestart(@TempDir Path data) throws Exception {
        try (HostProcess host = HostProcess.start(data)) {
            Typist ann = typing(List.of("list", "new american", "q", "n", "say hello", "hint"));
            assertThat(ann.runs("join", "--lang", "en", host.address(), "--name", "Ann"))
                    .as(ann.screen())
                    .isEqualTo(Exit.DONE);
            assertThat(ann.screen())
                    .contains(
                            "There are no tables yet.",
                            "Waiting for players.",
                            "Your table is number 1, Ann's table: american.",
                            "Ann says: hello",
                            "The input has ended.");
            assertThat(host.stop()).isEqualTo(Exit.DONE);
            assertThat(host.said()).contains("Closed.").anyMatch(line -> line.contains("join"));
        }
        try (HostProcess host = HostProcess.start(data)) {
            Typist bob = typing(List.of("watch 9", "sit 1", "q", "y", "dance", "quit"));
            assertThat(bob.runs("join", "--lang", "en", host.address(), "--name", "Bob"))
                    .as(bob.screen())
                    .isEqualTo(Exit.DONE);
            assertThat(bob.screen())
                    .contains(
                            "1: Ann's table, american, waiting. Seats: Ann, open, open, open.",
                            "Type the number of a table, from 1 to 1.",
                            "There is no command 'dance'.",
                            "Goodbye.");
            assertThat(host.stop()).isEqualTo(Exit.DONE);
        }
    }

    @Test
    void aCopyOfARunningHostIsAHostElsewhere(@TempDir Path data) throws Exception {
        Path copy = data.resolve("copy.db");
        Path here = data.resolve("here");
        Path there = data.resolve("there");
        try (HostProcess host = HostProcess.start(here)) {
            Typist ann = typing(List.of("new american", "q", "n"));
            assertThat(ann.runs("join", "--lang", "en", host.address(), "--name", "Ann"))
                    .as(ann.screen())
                    .isEqualTo(Exit.DONE);
            Ran backup = Ran.command("backup", copy.toString(), "--data", here.toString());
            assertThat(backup.err()).isEmpty();
            assertThat(backup.code()).isEqualTo(Exit.DONE);
            Ran again = Ran.command("backup", copy.toString(), "--data", here.toString());
            assertThat(again.err()).contains("it is there already");
            assertThat(again.code()).isEqualTo(Exit.WRONG);
            Ran busy = Ran.command("restore", copy.toString(), "--data", here.toString());
            assertThat(busy.err()).contains("another Meldhouse server");
            assertThat(busy.code()).isEqualTo(Exit.WRONG);
        }
        Ran restored = Ran.command("restore", copy.toString(), "--data", there.toString());
        assertThat(restored.code()).as(restored.err()).isEqualTo(Exit.DONE);
        try (HostProcess host = HostProcess.start(there)) {
            Typist bob = typing(List.of("list", "quit"));
            bob.runs("join", "--lang", "en", host.address(), "--name", "Bob");
            assertThat(bob.screen()).contains("Ann's table, american, waiting.");
        }
    }

    @Test
    void whoMakesATableStartsItWithBotsAndMayLeaveIt(@TempDir Path data) throws Exception {
        try (HostProcess host = HostProcess.start(data)) {
            Typist ann = typing(List.of("new american", "start", "p", "q", "y", "quit"));
            assertThat(ann.runs("join", host.address(), "--name", "Ann"))
                    .as(ann.screen())
                    .isEqualTo(Exit.DONE);
            assertThat(ann.screen())
                    .containsSubsequence(
                            "A bot, ",
                            "The match begins: you and ",
                            "Your hand: ",
                            "You pass.",
                            "Leave? y or n: y",
                            "american, playing. Seats: ",
                            "Goodbye.")
                    .doesNotContain("Seat 1");
            assertThat(host.stop()).isEqualTo(Exit.DONE);
        }
    }

    @Test
    void twoHostsDoNotShareAFolder(@TempDir Path data) throws Exception {
        try (HostProcess host = HostProcess.start(data)) {
            Ran second = Ran.command("host", "--port", "0", "--data", data.toString());
            assertThat(second.code()).isEqualTo(Exit.CONFIGURATION);
            assertThat(second.err()).contains(data.toString(), "--data DIR");
            assertThat(host.stop()).isEqualTo(Exit.DONE);
        }
    }

    @Test
    void aPortInUseAndAnAddressThatIsNotOursAreToldApart(@TempDir Path data) throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            Ran busy =
                    Ran.command(
                            "host",
                            "--bind",
                            "127.0.0.1",
                            "--port",
                            port,
                            "--data",
                            data.toString());
            // Kept for documentation, so no machine has it.
            Ran foreign =
                    Ran.command("host", "--bind", "192.0.2.7", "--data", data.resolve("b") + "");

            assertThat(busy.code()).isEqualTo(Exit.WRONG);
            assertThat(busy.err())
                    .contains("Cannot listen on 127.0.0.1 port " + port, "To use another port")
                    .doesNotContain("no address of this machine");
            assertThat(foreign.code()).isEqualTo(Exit.WRONG);
            assertThat(foreign.err())
                    .contains(
                            "'192.0.2.7' is no address of this machine. Allowed: 0.0.0.0 for all,"
                                    + " 127.0.0.1")
                    .doesNotContain("another host");
        }
    }

    @Test
    void aPasswordMayComeFromAFile(@TempDir Path data) throws Exception {
        Path file = Files.writeString(data.resolve("word"), "open sesame\n");
        try (HostProcess host = HostProcess.start(data, "--password-file", file.toString())) {
            assertThat(Ran.command("join", host.address(), "--name", "Ann").code())
                    .isEqualTo(Exit.WRONG);
            for (List<String> password :
                    List.of(
                            List.of("--password", "open sesame"),
                            List.of("--password-file", file.toString()))) {
                List<String> words = new ArrayList<>(List.of("join", host.address(), "--name=Ann"));
                words.addAll(password);
                assertThat(Ran.command(words.toArray(String[]::new)).code()).isEqualTo(Exit.DONE);
            }
            assertThat(host.stop()).isEqualTo(Exit.DONE);
            assertThat(host.said()).noneMatch(line -> line.contains("sesame"));
        }
    }

    @Test
    void aPasswordComesFromTheEnvironmentWhereNoneIsNamed() {
        Map<String, String> environment = Map.of("MELDHOUSE_PASSWORD", "hush");

        assertThat(password().chosen(Map.of())).isNull();
        assertThat(password().chosen(environment)).isEqualTo("hush");
        assertThat(password("--password", "word").chosen(environment)).isEqualTo("word");
        assertThat(password().chosen(Map.of("MELDHOUSE_PASSWORD", ""))).isNull();
    }

    private static PasswordOptions password(String... words) {
        PasswordOptions options = new PasswordOptions();
        CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();
        spec.addMixin("password", CommandLine.Model.CommandSpec.forAnnotatedObject(options));
        new CommandLine(spec).parseArgs(words);
        return options;
    }

    @Test
    void aPasswordFileThatCannotBeUsedIsNamed(@TempDir Path data) throws Exception {
        Path empty = Files.createFile(data.resolve("empty"));
        Ran none = Ran.command("host", "--password-file", data.resolve("none").toString());
        Ran blank = Ran.command("host", "--password-file", empty.toString());
        Ran both = Ran.command("host", "--password", "a", "--password-file", empty.toString());

        assertThat(none.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(none.err()).contains(data.resolve("none") + "': there is no such file.");
        assertThat(blank.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(blank.err()).contains("its first line is empty");
        assertThat(both.code()).isEqualTo(Exit.USAGE);
    }

    @Test
    void aPortThatNobodyNamedGivesWayAndSaysWhoHasIt(@TempDir Path data) throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = taken.getLocalPort();

            assertThat(Ports.isFree("127.0.0.1", port)).isFalse();
            assertThat(Ports.freeFrom("127.0.0.1", port)).isGreaterThan(port);
            if (Files.isDirectory(Path.of("/proc/self/fd"))) {
                assertThat(Ports.holder(port))
                        .hasValueSatisfying(
                                who ->
                                        assertThat(who)
                                                .endsWith(
                                                        ", process "
                                                                + ProcessHandle.current().pid()));
            }
        }
    }

    @Test
    void theAdminsLinkIsToldToWhoeverOwnsTheDataAndNotInTheLog(@TempDir Path data)
            throws Exception {
        try (HostProcess host = HostProcess.start(data)) {
            Ran link = Ran.command("admin", "link", "--data", data.toString());
            assertThat(link.code()).as(link.err()).isEqualTo(Exit.DONE);
            assertThat(link.out()).matches("http://127\\.0\\.0\\.1:\\d+/admin/[a-z0-9]{18}\\s");
            assertThat(host.stop()).isEqualTo(Exit.DONE);
            assertThat(host.said()).anyMatch(line -> line.startsWith("In a browser: http://127"));
            assertThat(host.said()).noneMatch(line -> line.contains("/admin/"));
        }
        assertThat(Ran.command("admin", "link", "--data", data.toString()).code())
                .isEqualTo(Exit.WRONG);
    }

    @Test
    void aHostIsSetByAFile(@TempDir Path data) throws Exception {
        Path file =
                Files.writeString(
                        data.resolve("meldhouse.properties"), "http-port = off\nlog = json\n");
        try (HostProcess host = HostProcess.start(data)) {
            assertThat(Ran.command("admin", "link", "--data", data.toString()).out())
                    .startsWith("Cannot tell a link");
            assertThat(host.stop()).isEqualTo(Exit.DONE);
            assertThat(host.said())
                    .contains("Settings are read from " + file + ".")
                    .noneMatch(line -> line.contains("http://"))
                    .noneMatch(line -> line.startsWith("time="));
        }
        assertThat(file).hasContent("http-port = off\nlog = json");
    }

    private static Ran admin(Path data, String... words) {
        List<String> all = new ArrayList<>(List.of("admin"));
        all.addAll(List.of(words));
        all.addAll(List.of("--data", data.toString()));
        return Ran.command(all.toArray(String[]::new));
    }

    @Test
    void whoOwnsTheFolderLooksAfterTheHost(@TempDir Path data) throws Exception {
        try (HostProcess host = HostProcess.start(data, "--http-port", "off")) {
            assertThat(admin(data, "list").out()).contains("No tables yet.", "Nobody is here yet.");
            assertThat(admin(data, "close", "x").out()).contains("no tables just now");
            assertThat(admin(data, "bans").out()).contains("Nobody is kept out.");
            Typist ann = typing(List.of("new american", "q", "y", "quit"));
            assertThat(ann.runs("join", host.address(), "--name", "Ann", "--lang", "en"))
                    .as(ann.screen())
                    .isEqualTo(Exit.DONE);
            try (var bob = LineTo.hello(host.port(), "Bob")) {
                assertThat(bob.says("{\"type\":\"create\",\"id\":2,\"ruleset\":\"american\"}"))
                        .contains("created");
                assertThat(admin(data, "list").out())
                        .containsPattern(
                                "Bob's table \\(t\\w+\\): american, waiting. Seats: Bob, open")
                        .contains("Watching: 0", "Bob, from 127.0.0.1");
                Ran unknown = admin(data, "close", "Bobs table");
                assertThat(unknown.code()).isEqualTo(Exit.WRONG);
                assertThat(unknown.out()).contains("'Bobs table'", "Allowed: ", "Bob's table (t");
                assertThat(admin(data, "say", "good", "night").out()).contains("2.");
                assertThat(bob.hears("The host says: good night")).isTrue();
                assertThat(admin(data, "kick", "Bop").out()).contains("Did you mean Bob?");
                assertThat(admin(data, "close", "bob's TABLE", "--lang", "de").out())
                        .contains("ist geschlossen");
                assertThat(bob.hears("\"state\":\"closed\"")).isTrue();
                assertThat(admin(data, "ban", "bob").out())
                        .contains("Bob is kept out", "meldhouse admin ban 127.0.0.1");
                assertThat(bob.hears("\"code\":\"banned\"")).isTrue();
            }
            assertThat(admin(data, "unban", "bop").out()).contains("Allowed: Bob.");
            assertThat(admin(data, "reload").out())
                    .contains("Built in: ", "House-rule files that can be used: ");
            Ran stop = admin(data, "stop");
            assertThat(stop.code()).isEqualTo(Exit.DONE);
            assertThat(stop.out()).contains("The host ends.");
            host.out().lines().forEach(host.said()::add);
            assertThat(host.process().waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(host.process().exitValue()).isEqualTo(Exit.DONE);
            assertThat(host.said()).contains("Closed.");
        }
        try (HostProcess host = HostProcess.start(data, "--http-port", "off")) {
            assertThat(admin(data, "bans").out().strip()).isEqualTo("Bob");
            Ran bob = Ran.command("join", host.address(), "--name", "Bob");
            assertThat(bob.code()).isEqualTo(Exit.WRONG);
            assertThat(bob.err()).contains("keeps a player named 'Bob' out");
            assertThat(admin(data, "unban", "Bob").out()).contains("Bob may come in again.");
        }
        Ran gone = admin(data, "list");
        assertThat(gone.code()).isEqualTo(Exit.WRONG);
        assertThat(gone.err()).contains("no host runs with the data folder");
    }
}
