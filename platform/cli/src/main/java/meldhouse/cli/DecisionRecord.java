package meldhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Viewer;
import meldhouse.engine.BadRecord;
import meldhouse.engine.BotTurn;
import meldhouse.engine.MatchRecord;
import meldhouse.engine.Replay;
import meldhouse.engine.Seed;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.PlainJson;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A match that was kept: a deal of the arena's file, or the log of a table (the answer to {@code
 * log}, or what stands in it).
 *
 * @param ruleset its rules
 * @param json the match
 * @param head what is said once for all of a file; the match itself where there is nothing
 */
record DecisionRecord(Ruleset ruleset, JsonNode json, JsonNode head) {
    private static final JsonMapper JSON = new JsonMapper();

    /**
     * Reads a match of a file.
     *
     * @param deal which deal of an arena's file, from 1
     * @throws Stop if there is none
     */
    static DecisionRecord read(Installation installation, Path file, int deal) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw Stop.usage("record.unreadable", file, String.valueOf(e.getMessage()));
        }
        boolean isLines = lines.size() > 1 && lines.getFirst().strip().endsWith("}");
        JsonNode first = json(file, isLines ? lines.getFirst() : String.join("\n", lines));
        if (first.path("type").asText().equals("contest")) {
            if (deal < 1 || deal >= lines.size()) {
                throw Stop.usage("record.deal", deal, lines.size() - 1);
            }
            return new DecisionRecord(
                    installation.ruleset(first.path("ruleset").asText()),
                    json(file, lines.get(deal)),
                    first);
        }
        JsonNode log = first.path("log").isObject() ? first.path("log") : first;
        if (!log.path("moves").isArray()) {
            throw Stop.usage("record.none", file);
        }
        return new DecisionRecord(installation.ruleset(log.path("ruleset").asText()), log, log);
    }

    private static JsonNode json(Path file, String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw Stop.usage("record.none", file);
        }
    }

    /** The id of the bot that had a seat; nothing where a person did. */
    @Nullable String bot(int seat) {
        JsonNode there = json.path("seats").path(seat);
        if (there.isTextual()) {
            return there.textValue().replaceAll("#[0-9]+$", "");
        }
        return there.path("kind").asText().equals("bot") ? there.path("who").asText() : null;
    }

    /**
     * A turn of the match.
     *
     * @param then what was done
     * @param seed of the match
     */
    record Turn(BotTurn turn, JsonNode then, Seed seed) {}

    /**
     * The turn of a seat after so many events.
     *
     * @throws Stop if it had none then, or the match cannot be played again
     */
    Turn turn(int seat, long seq) {
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        List<MatchRecord.Moved> moves = new ArrayList<>();
        List<String> turns = new ArrayList<>();
        try {
            for (JsonNode made : json.path("moves")) {
                int who = made.path("seat").asInt();
                long at = made.path("seq").asLong() - json.path("before").asLong();
                if (who == seat && at == seq) {
                    Seed seed = seed();
                    Replay replay =
                            RecordedFunctions.replay(
                                    ruleset,
                                    head,
                                    new MatchRecord(
                                            head.path("ruleset").asText(),
                                            head.path("version").asText(),
                                            PlainJson.houseRules(head.path("houseRules")),
                                            seed,
                                            moves));
                    return new Turn(
                            BotTurn.at(
                                    replay.match().game(),
                                    replay.match().position(),
                                    replay.history().seenBy(Viewer.seat(seat))),
                            made.path("move"),
                            seed);
                }
                if (who == seat) {
                    turns.add(String.valueOf(at));
                }
                moves.add(new MatchRecord.Moved(who, codec.move(made.path("move"))));
            }
        } catch (Unreadable | BadRecord e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        }
        throw Stop.usage("record.turn", seat, seq, Names.list(turns));
    }

    private Seed seed() {
        JsonNode mixed = json.path("mixedSeed");
        return Seed.parse((mixed.isTextual() ? mixed : json.path("seed")).asText());
    }
}
