package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.catalog.Catalog;
import meldhouse.client.Credentials;
import meldhouse.client.FakeServer;
import meldhouse.client.MeldhouseClient;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Between tables, with a server that a test plays. */
@Timeout(60)
class LobbyTest {
    private static final String RULESETS =
            """
            "rulesets":[{"id":"snap","title":"Snap","version":"1","seats":{"from":2,"to":2},\
            "options":{},"presets":[{"id":"quick","title":"Quick","about":"","options":{}}],\
            "houseRules":["ours"]}]\
            """;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

    private String screen() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    /** What {@link Lobby#stay} tells in the end. */
    private CompletableFuture<Boolean> staying(FakeServer server, InputStream typed) {
        return staying(server, typed, Tongue.ENGLISH);
    }

    private CompletableFuture<Boolean> staying(
            FakeServer server, InputStream typed, Tongue tongue) {
        Inbox inbox = new Inbox();
        Terminal terminal =
                new PlainTerminal(
                        typed,
                        new PrintStream(screen, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        false,
                        PlainTerminal.WIDEST,
                        tongue);
        Screens screens = Screens.of(getClass().getClassLoader(), Catalog.of(List.of(), List.of()));
        CompletableFuture<Boolean> staying = new CompletableFuture<>();
        staying.completeAsync(
                () -> {
                    try (MeldhouseClient client =
                            MeldhouseClient.connect(
                                    server.address(), Credentials.named("Ann"), inbox)) {
                        inbox.readFrom(terminal);
                        return new Lobby(terminal, inbox, client, screens).stay();
                    } catch (IOException | InterruptedException e) {
                        throw new java.util.concurrent.CompletionException(e);
                    }
                });
        return staying.orTimeout(20, TimeUnit.SECONDS);
    }

    private static InputStream lines(String typed) {
        return new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aTableIsMadeByAPresetOrByAFileOfTheHost() {
        try (FakeServer server = new FakeServer()) {
            CompletableFuture<Boolean> staying =
                    staying(
                            server,
                            lines(
                                    "new snap quick\n"
                                            + "new snap ours fast undo\n"
                                            + "new snap orus\n"
                                            + "new snap bad\n"
                                            + "q\n"));
            FakeServer.Guest guest = server.welcomed();
            guest.answer(guest.request("tables"), "tables", "\"tables\":[]");
            guest.answer(guest.request("rulesets"), "rulesets", RULESETS);
            JsonNode preset = guest.request("create");
            guest.refuse(preset, "bad_rules", "Not today.");
            guest.answer(guest.request("rulesets"), "rulesets", RULESETS);
            JsonNode file = guest.request("create");
            guest.refuse(file, "bad_rules", "Not today.");
            guest.answer(guest.request("rulesets"), "rulesets", RULESETS);
            guest.refuse(guest.request("create"), "bad_rules", "No such file.");
            guest.answer(guest.request("rulesets"), "rulesets", RULESETS);
            JsonNode broken = guest.request("create");
            guest.answer(
                    broken,
                    "error",
                    "\"code\":\"bad_rules\",\"message\":\"x\",\"details\":{\"broken\":\"bad\"}");
            assertThat(staying.join()).isTrue();
            assertThat(preset.path("preset").asText()).isEqualTo("quick");
            assertThat(preset.has("houseRules")).isFalse();
            assertThat(file.path("houseRules").asText()).isEqualTo("ours");
            assertThat(file.path("turnSeconds").asInt()).isEqualTo(20);
            assertThat(file.path("undo").asBoolean()).isTrue();
            assertThat(preset.has("turnSeconds")).isFalse();
            assertThat(file.has("preset")).isFalse();
            assertThat(screen())
                    .contains(
                            "Cannot use 'orus': snap has no preset",
                            "Presets: quick",
                            "House rules of the host: ours",
                            "Cannot use 'bad': the host has this file, but it is broken");
        }
    }

    @Test
    void commandsAreTypedInTheReadersLanguageOrInEnglishAndRefusalsAreSaidInIt() {
        try (FakeServer server = new FakeServer()) {
            CompletableFuture<Boolean> staying =
                    staying(server, lines("neu snap\nnew snap\nliste\nende\n"), Tongue.GERMAN);
            FakeServer.Guest guest = server.welcomed();
            guest.answer(guest.request("tables"), "tables", "\"tables\":[]");
            for (int i = 0; i < 2; i++) {
                guest.answer(guest.request("rulesets"), "rulesets", RULESETS);
                guest.refuse(guest.request("create"), "server_full", "No more tables.");
            }
            guest.answer(guest.request("tables"), "tables", "\"tables\":[]");
            assertThat(staying.join()).isTrue();
            assertThat(screen())
                    .contains("Vorraum: setzen, ", "Der Server ist voll.", "Tippe neu, um")
                    .doesNotContain("No more tables.", "There are");
        }
    }

    @Test
    void whoIsRefusedForGoodIsToldWhyAndDoesNotStay() throws IOException {
        try (FakeServer server = new FakeServer();
                PipedOutputStream typing = new PipedOutputStream()) {
            CompletableFuture<Boolean> staying = staying(server, new PipedInputStream(typing));
            FakeServer.Guest guest = server.welcomed();
            guest.answer(guest.request("tables"), "tables", "\"tables\":[]");
            guest.close();
            FakeServer.Guest again = server.guest();
            again.refuse(again.request("hello"), "not_allowed", "The password is wrong.");
            again.close();
            assertThat(staying.join()).isFalse();
            assertThat(screen()).contains("The password is wrong.");
        }
    }
}
