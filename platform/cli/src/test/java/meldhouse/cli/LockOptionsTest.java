package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.scripting.HouseRuleFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a host may lock. */
class LockOptionsTest {
    private static Run host(String lock) {
        return Run.of("host", "--lock", lock);
    }

    @Test
    void aNameThatNoRulesetHasIsToldWithTheNearest() {
        Run run = host("minimunBid");

        assertThat(run.code()).isNotZero();
        assertThat(run.err()).contains("minimunBid", "minimumBid");
    }

    @Test
    void aValueThatTheOptionDoesNotTakeIsToldWithThoseItTakes() {
        Run run = host("minimumBid=many");

        assertThat(run.code()).isNotZero();
        assertThat(run.err()).contains("minimumBid", "many", "whole number");
    }

    @Test
    void theHostIsToldWhatALockOverrules(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("kitchen.json"),
                "{\"ruleset\": \"american\", \"options\": {\"minimumBid\": 200, \"bidIncrement\":"
                        + " 5}}");
        Files.writeString(folder.resolve("plain.json"), "{\"ruleset\": \"american\"}");
        Installation installation = Installation.find(Console.ofProcess());
        HouseRuleFolder.Contents files = new HouseRuleFolder(folder).read(installation.rulesets());
        assertThat(overruled(installation, files, "minimumBid=250"))
                .containsExactly(
                        "kitchen.json says minimumBid = 200, but --lock keeps it at 250 at every"
                                + " table.");
        assertThat(overruled(installation, files, "minimumBid=200")).isEmpty();
        assertThat(overruled(installation, files, "minimumBid")).isEmpty();
        assertThat(overruled(installation, files, "lastTrickBonus=20")).isEmpty();
    }

    @Test
    void aFileThatComesWhileTheHostRunsIsToldOnce(@TempDir Path folder) throws IOException {
        Installation installation = Installation.find(Console.ofProcess());
        List<String> told = new ArrayList<>();
        HouseRuleFolder rules =
                new HouseRuleFolder(folder)
                        .telling(
                                new Overruled(
                                        LockOptions.read(installation, List.of("minimumBid=250")),
                                        sentence -> told.add(sentence.toString())));
        rules.read(installation.rulesets());
        assertThat(told).isEmpty();

        Path file = folder.resolve("late.json");
        Files.writeString(file, "{\"ruleset\": \"american\", \"options\": {\"minimumBid\": 200}}");
        rules.read(installation.rulesets());
        rules.read(installation.rulesets());
        assertThat(told)
                .containsExactly(
                        "late.json says minimumBid = 200, but --lock keeps it at 250 at every"
                                + " table.");

        Files.delete(file);
        rules.read(installation.rulesets());
        Files.writeString(file, "{\"ruleset\": \"american\", \"options\": {\"minimumBid\": 150}}");
        rules.read(installation.rulesets());
        assertThat(told).hasSize(2).last().asString().contains("minimumBid = 150");
    }

    private static List<String> overruled(
            Installation installation, HouseRuleFolder.Contents files, String lock) {
        return LockOptions.overridden(LockOptions.read(installation, List.of(lock)), files).stream()
                .map(Message::toString)
                .toList();
    }

    @Test
    void whereAFolderOfRulesIsMeantACodeAndAFileAreToldWhereTheyGo(@TempDir Path folder)
            throws IOException {
        Path file = Files.writeString(folder.resolve("mine.json"), "{\"ruleset\": \"american\"}");
        String code = Run.of("rules", "code", file.toString()).out().strip();
        assertThat(Run.of("host", "--rules", code).err())
                .contains("that is a share code", "new RULESET CODE", "play --rules CODE");
        assertThat(Run.of("host", "--rules", file.toString()).err())
                .contains("that is a file", "the one it lies in");
        assertThat(Run.of("host", "--rules", folder + "/none").err())
                .contains("there is no such folder");
    }
}
