package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.catalog.Catalog;
import meldhouse.client.terminal.Tongue;
import meldhouse.server.Server;
import meldhouse.server.ServerConfig;
import meldhouse.store.MemoryJournal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;

final class DoctorTest {
    @Test
    void everythingIsLookedAtAndTheExitCodeSaysWhetherItIsWell() {
        Run run = Run.of("doctor");
        assertThat(run.out())
                .contains("java", "compiler", "7777", "data folder", "games", "plugins");
        assertThat(run.code()).isEqualTo(run.out().contains("WRONG") ? Exit.WRONG : Exit.DONE);
    }

    @Test
    void anOldJavaIsWrong() {
        assertThat(Doctor.java(21).fine()).isFalse();
        assertThat(Doctor.java(21).advice()).asString().contains("Java 25");
        assertThat(Doctor.java(25).fine()).isTrue();
    }

    @Test
    void aJavaThatOnlyInterpretsIsWrong() {
        assertThat(Doctor.compiler("interpreted mode").fine()).isFalse();
        assertThat(Doctor.compiler("mixed mode, sharing").fine()).isTrue();
    }

    @Test
    void littleMemoryIsWrong() {
        assertThat(Doctor.memory(32 << 20).fine()).isFalse();
        assertThat(Doctor.memory(512 << 20).fine()).isTrue();
    }

    @Test
    void aPortThatIsTakenIsWrong() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            Check check = Doctor.port(taken.getLocalPort());
            assertThat(check.fine()).isFalse();
            assertThat(check.line(Tongue.ENGLISH))
                    .contains("WRONG")
                    .contains("->")
                    .contains("--port");
        }
        assertThat(Doctor.port(0).fine()).isTrue();
    }

    @Test
    void aPortOnWhichAMeldhouseAnswersIsFineAndTheMeldhouseIsNamed() throws IOException {
        ServerConfig config =
                ServerConfig.of(Catalog.of(List.of(), List.of()), new MemoryJournal());
        try (Server server = new Server(config)) {
            Check check = Doctor.port(server.start());
            assertThat(check.fine()).isTrue();
            assertThat(check.line(Tongue.ENGLISH)).contains("answers", "Meldhouse");
            assertThat(server.overview().players()).isEmpty();
        }
    }

    @Test
    void aMeldhouseThatEncryptsIsKnownToo(@TempDir Path folder) throws Exception {
        HostCertificate shown = HostCertificate.ofItsOwn(folder, Clock.systemUTC());
        ServerConfig config =
                ServerConfig.of(Catalog.of(List.of(), List.of()), new MemoryJournal())
                        .withTls(new ServerConfig.Tls(shown.key(), shown.chain()));
        try (Server server = new Server(config)) {
            assertThat(Doctor.port(server.start()).fine()).isTrue();
        }
    }

    @Test
    void aFolderUnderAFileCannotBeWritten(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(Doctor.folder("data", file.resolve("meldhouse")).fine()).isFalse();
        assertThat(Doctor.folder("data", folder.resolve("a/b")).found())
                .asString()
                .contains("not there yet");
        assertThat(Doctor.folder("data", folder).fine()).isTrue();
    }

    @Test
    void aPluginThatWasLeftOutIsWrong(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("broken.jar"), "no jar");
        Catalog catalog = Catalog.of(DoctorTest.class.getClassLoader()).withPlugins(folder);
        assertThat(Doctor.plugins(catalog))
                .singleElement()
                .satisfies(
                        check -> {
                            assertThat(check.fine()).isFalse();
                            assertThat(check.line(Tongue.ENGLISH)).contains("broken.jar");
                        });
        assertThat(Doctor.games(catalog).fine()).isTrue();
    }

    @Test
    void aSmallTerminalIsWrong() {
        assertThat(Doctor.size(new TerminalSize(40, 10)).fine()).isFalse();
        assertThat(Doctor.size(new TerminalSize(80, 24)).fine()).isTrue();
    }

    @Test
    void coloursMayBeSwitchedOff() {
        assertThat(Doctor.colours(Map.of("NO_COLOR", "1")).found()).asString().contains("off");
        assertThat(Doctor.colours(Map.of("TERM", "dumb")).found()).asString().contains("none");
        assertThat(Doctor.colours(Map.of("TERM", "xterm-256color")).found())
                .asString()
                .contains("on");
    }
}
