package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;

class MainTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "play",
                "host",
                "join",
                "ask",
                "playthrough",
                "rulesets",
                "bots",
                "meld",
                "doctor",
                "help"
            })
    void helpFitsAScreen(String verb) {
        Ran ran = verb.isEmpty() ? Ran.command("--help") : Ran.command(verb, "--help");
        assertThat(ran.code()).isEqualTo(Exit.DONE);
        assertThat(ran.out().lines())
                .hasSizeBetween(3, 34)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void theVersionIsTold() {
        assertThat(Ran.command("--version").out()).startsWith("meldhouse ").contains("Java");
    }

    @Test
    void aMisspeltVerbIsGuessed() {
        Ran ran = Ran.command("paly");
        assertThat(ran.code()).isEqualTo(Exit.USAGE);
        assertThat(ran.err()).contains("Cannot run 'paly'", "Did you mean play?", "host");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play --prset x            | 2  | Did you mean --preset?",
                "play --preset seedshort   | 78 | Did you mean seedShort?",
                "play --ruleset americn    | 2  | Did you mean american?",
                "play --bots randm         | 2  | Did you mean random?",
                "play --bots random,random | 2  | there are 3 other seats",
                "play --option target      | 2  | NAME=VALUE",
                "play --option targt=5     | 78 | did you mean target?",
                "play --option target=no   | 78 | Allowed: a whole number",
                "play --option tagets=5    | 78 | meldhouse rulesets american",
                "play --seed               | 2  | --seed NUMBER",
                "play --plain x            | 2  | nothing more is expected",
                "bench --seconds x         | 2  | it is no number",
                "play --rules nowhere.json | 78 | nowhere.json",
                "play --seed x             | 2  | 64 hexadecimal digits",
                "play --name=              | 2  | Cannot use name ''",
                "play --name=a\tb         | 2  | control character",
                "join den --name=a\tb     | 2  | control character",
                "host --port 70000         | 2  | Allowed: 0 to 65535",
                "host --house-rules /nope  | 78 | there is no such folder",
                "host --port many          | 2  | no whole number",
                "verify                    | 2  | RECORD",
                "join den:x                | 2  | Allowed: HOST or HOST:PORT",
                "playthrough nothing       | 2  | nothing",
                "rulesets danisch          | 2  | Allowed: american"
            })
    void whatIsWrongIsNamedWithWhatIsAllowed(String line, int code, String said)
            throws IOException {
        Path data = Files.createTempDirectory("meldhouse");
        String[] words = line.strip().split(" ");
        if (words[0].equals("host")) {
            words = (line.strip() + " --data " + data).split(" ");
        }
        Ran ran = Ran.command(words);
        assertThat(ran.err()).contains(said).doesNotContain("\tat ");
        assertThat(ran.code()).isEqualTo(code);
    }

    @Test
    void aNameIsCutToFitOnlyWhereNobodyTypedIt() {
        Ran ran = Ran.command("play", "--name", "x".repeat(33));
        assertThat(ran.code()).isEqualTo(Exit.USAGE);
        assertThat(ran.err()).contains("it has 33 characters. Allowed: a text of 1 to 32");
        assertThat(Names.fitting("x".repeat(33))).hasSize(32);
        assertThat(Names.fitting("a\tb")).isEqualTo("ab");
        assertThat(Names.fitting("\t ")).isEqualTo("Player");
    }

    @Test
    void aHostThatIsNotThereIsNamed() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Ran ran = Ran.command("join", "127.0.0.1:" + port);
        assertThat(ran.code()).isEqualTo(Exit.WRONG);
        assertThat(ran.err()).contains("Cannot connect to 127.0.0.1:" + port, "refused");
    }

    @Test
    void aDatabaseThatCannotBeReachedIsNoMatterOfFolders() throws IOException {
        Path data = Files.createTempDirectory("meldhouse");
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Ran ran =
                Ran.command(
                        "host",
                        "--data",
                        data.toString(),
                        "--database",
                        "postgresql://127.0.0.1:" + port + "/none");
        assertThat(ran.code()).isEqualTo(Exit.CONFIGURATION);
        assertThat(ran.err()).contains("127.0.0.1:" + port).doesNotContain("--data DIR");
    }

    @Test
    void aPortThatIsTakenIsSaidWithWhatToDo() throws IOException {
        Path data = Files.createTempDirectory("meldhouse");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            Ran ran =
                    Ran.command(
                            "host",
                            "--bind",
                            "127.0.0.1",
                            "--port",
                            String.valueOf(port),
                            "--data",
                            data.toString());
            assertThat(ran.code()).isEqualTo(Exit.WRONG);
            assertThat(ran.err()).contains("port " + port, "meldhouse host --port ");
        }
    }

    @Test
    void rulesetsAndBotsAreListed() {
        assertThat(Ran.command("rulesets").out()).contains("american: ", "preset seedShort");
        assertThat(Ran.command("rulesets", "american").out())
                .contains("option target = 1000: ", "option mustBeat = always: ");
        assertThat(Ran.command("bots").out()).contains("random: ", "plays american");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play --resume --data nowhere | To begin one: ./meldhouse play",
                "help play                    | see: ./meldhouse rulesets",
                "--help                       | ./meldhouse help VERB",
                "--help --lang de             | ./meldhouse help VERB",
                "play --prset x               | ./meldhouse play --help",
                "rules                        | ./meldhouse rules --help"
            })
    void hintsNameTheCommandAsItWasTyped(String line, String hint) {
        System.setProperty("meldhouse.command", "./meldhouse");
        try {
            Run run = Run.of(line.split(" "));
            assertThat(run.out() + run.err()).contains(hint);
        } finally {
            System.clearProperty("meldhouse.command");
        }
    }
}
