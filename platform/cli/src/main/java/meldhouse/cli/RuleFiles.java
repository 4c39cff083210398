package meldhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.protocol.PlainJson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads house-rule files. */
final class RuleFiles {
    private RuleFiles() {}

    /**
     * The option values of a file.
     *
     * @param name a path, or the name of a file in the house-rules folder
     * @throws Stop if there is no such file, or it is none for this ruleset
     */
    static HouseRules read(Installation installation, Ruleset ruleset, String name) {
        Path file = find(installation, name);
        try {
            JsonNode json = new JsonMapper().readTree(Files.readString(file));
            if (!json.path("ruleset").asText(ruleset.info().id()).equals(ruleset.info().id())) {
                throw Stop.configuration(
                        "Cannot use house rules '%s': they are for ruleset %s, not %s."
                                .formatted(file, json.path("ruleset"), ruleset.info().id()));
            }
            return PlainJson.houseRules(json.path("options"));
        } catch (JsonProcessingException e) {
            throw Stop.configuration(
                    "Cannot read house rules '%s', line %d, column %d: %s"
                            .formatted(
                                    file,
                                    e.getLocation().getLineNr(),
                                    e.getLocation().getColumnNr(),
                                    e.getOriginalMessage()));
        } catch (NoSuchFileException e) {
            throw Stop.configuration(
                    "Cannot read house rules '%s': there is no such file.".formatted(name));
        } catch (IOException | IllegalArgumentException e) {
            throw Stop.configuration(
                    "Cannot read house rules '%s': %s".formatted(name, e.getMessage()));
        }
    }

    private static Path find(Installation installation, String name) {
        return installation
                .houseRules()
                .map(folder -> folder.resolve(name))
                .filter(Files::exists)
                .orElse(Path.of(name));
    }
}
