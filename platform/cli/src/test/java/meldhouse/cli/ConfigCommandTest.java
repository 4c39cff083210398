package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.client.terminal.Tongue;
import meldhouse.server.ServerConfig;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import picocli.CommandLine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A host's settings in a file. */
class ConfigCommandTest {
    @TempDir private Path folder;

    private Path file(String... lines) throws Exception {
        return Files.write(folder.resolve("my.properties"), List.of(lines));
    }

    private static Ran config(Map<String, String> environment, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        new ByteArrayInputStream(new byte[0]),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        false,
                        environment,
                        Tongue.ENGLISH);
        int code = Main.run(console, words);
        return new Ran(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void everyOptionOfAHostIsAKey() {
        CommandLine host = Main.line(Console.ofProcess()).getSubcommands().get("host");
        Set<String> options =
                host.getCommandSpec().options().stream()
                        .filter(
                                option ->
                                        !option.hidden()
                                                || option.longestName().matches("--(tls|bots)-.*"))
                        .map(option -> option.longestName().substring(2))
                        .collect(Collectors.toSet());
        options.removeAll(Set.of("help", "version", "lang", "config"));

        assertThat(Settings.keys(host.getCommandSpec()).keySet())
                .hasSizeGreaterThan(10)
                .isEqualTo(options);
    }

    @Test
    void everyFaultIsNamedWithItsLine() throws Exception {
        Path file =
                file(
                        "# mine",
                        "prt = 7",
                        "port = 70000",
                        "undo = maybe",
                        "lock = targt",
                        "bot = x",
                        "junk",
                        "metrics = some",
                        "bind =",
                        "port = 1",
                        "rules = nowhere",
                        "password = a",
                        "password-file = my.properties");
        Ran ran = Ran.command("config", "check", file.toString());

        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        List<String> lines = ran.err().lines().toList();
        List<Integer> numbers =
                lines.stream()
                        .map(line -> line.substring(file.toString().length() + 1))
                        .map(line -> Integer.valueOf(line.substring(0, line.indexOf(':'))))
                        .toList();
        assertThat(numbers).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13);
        assertThat(ran.err())
                .contains(
                        "Did you mean port?",
                        "Allowed: 0 to 65535",
                        "Allowed: true, false",
                        "The nearest: target",
                        "no '='",
                        "Allowed: local, all",
                        "line 3 has set it");
    }

    @Test
    void aHostThatIsGivenAWrongFileSaysTheSame() throws Exception {
        Path file = file("prt = 7", "port = x");
        Ran ran = Ran.command("host", "--config", file.toString(), "--data", folder + "/data");

        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(ran.err())
                .contains(file + ":1: Cannot set 'prt'", file + ":2: Cannot set port to 'x'");
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "--most, bots=3",
        "--most, tables=0",
        "--most, queue=1000000",
        "--most, tables",
        "--metrics, some",
        "--log, xml",
        "--http-port, http",
        "--port, -1",
        "--bots-rate, 0"
    })
    void aWrongValueOnTheCommandLineIsWrongUsage(String option, String value) {
        assertThat(Ran.command("host", option, value).code()).isEqualTo(Exit.USAGE);
    }

    @Test
    void eachValueIsToldWithWhoSaysSo() throws Exception {
        Path file =
                file(
                        "port = 7801",
                        "undo = true",
                        "unlisted = true",
                        "lock = target",
                        "lock = mustBeat",
                        "most = tables=7",
                        "password = hush",
                        "database = postgresql://me:hush@db/x",
                        "rules = .");
        Ran ran =
                config(
                        Map.of("MELDHOUSE_DATABASE", "postgresql://me:hush@db/y"),
                        "config",
                        "show",
                        "--config",
                        file.toString(),
                        "--bind",
                        "127.0.0.1",
                        "--undo=false");

        assertThat(ran.code()).as(ran.err()).isEqualTo(Exit.DONE);
        assertThat(ran.out().lines())
                .contains(
                        "port = 7801  # " + file + ":1",
                        "bind = 127.0.0.1  # the command line",
                        "undo = false  # the command line",
                        "unlisted = true  # " + file + ":3",
                        "lock = target, mustBeat  # " + file + ":5",
                        "password = ***  # " + file + ":7",
                        "database = ***  # the variable MELDHOUSE_DATABASE",
                        "rules = " + folder + "  # " + file + ":9",
                        "http-port = 7778  # default",
                        "most = tables=7  # " + file + ":6",
                        "log = text  # default");
        assertThat(ran.out()).doesNotContain("hush");
    }

    @Test
    void aPasswordOfTheCommandLineGoesBeforeAFileOfTheFile() throws Exception {
        Path file = file("password-file = my.properties");
        Ran ran = Ran.command("config", "show", "--config", file.toString(), "--password", "hush");

        assertThat(ran.out())
                .contains("password = ***  # the command line", "password-file =  # default");
    }

    @Test
    void theFileOfTheConfigurationFolderCountsWhereNoneIsNamed() throws Exception {
        Path file =
                Files.createDirectory(folder.resolve("meldhouse")).resolve("meldhouse.properties");
        Files.writeString(file, "port = 7802\n");
        Map<String, String> environment = Map.of("XDG_CONFIG_HOME", folder.toString());

        assertThat(config(environment, "config", "show").out())
                .contains("port = 7802  # " + file + ":1");
        assertThat(config(environment, "config", "check").out()).contains("in order");
        Path own = Files.createDirectory(folder.resolve("club")).resolve("meldhouse.properties");
        Files.writeString(own, "port = 7803\n");
        assertThat(
                        config(environment, "config", "show", "--data", own.getParent().toString())
                                .out())
                .contains("port = 7803  # " + own + ":1");
    }

    @Test
    void aNewFileIsInOrderAsItIsAndWithEveryRemarkTakenAway() throws Exception {
        String fresh = Ran.command("config", "new").out();
        Path file = Files.writeString(folder.resolve("fresh.properties"), fresh);

        assertThat(Ran.command("config", "check", file.toString()).code()).isEqualTo(Exit.DONE);
        List<String> all =
                fresh.lines()
                        .filter(line -> line.matches("#[a-z-]+ = .*"))
                        .map(line -> line.substring(1))
                        // Of files that would have to be there, and of what excludes the other.
                        .filter(line -> !line.matches("(rules|password|tls-).*"))
                        .toList();
        assertThat(all).hasSizeGreaterThan(9);
        Files.write(file, all);
        Ran ran = Ran.command("config", "check", file.toString());
        assertThat(ran.code()).as(ran.err()).isEqualTo(Exit.DONE);
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Ran ran = Ran.command("config", "check", folder.resolve("none").toString());

        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(ran.err()).contains(folder.resolve("none") + "': there is no such file");
    }

    @Test
    void ofTwoLimitsOfOneThingTheLastCountsAndTheOthersStayUsual() {
        ServerConfig.Limits usual = ServerConfig.Limits.USUAL;
        assertThat(Most.limits(List.of())).isEqualTo(usual);
        assertThat(Most.limits(List.of("tables=7", "queue=2", "tables=9", "player-tables=3")))
                .isEqualTo(usual.withTables(9).withQueuedBytes(2048).withTablesEach(3));
        assertThat(Most.limits(List.of("connections=5", "lines=50")))
                .isEqualTo(usual.withConnections(5).withLinesPerSecond(50));
    }
}
