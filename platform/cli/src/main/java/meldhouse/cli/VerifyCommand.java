package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Standing;
import meldhouse.engine.MatchRecord;
import meldhouse.engine.Replay;
import meldhouse.engine.Seed;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.PlainJson;
import meldhouse.protocol.Unreadable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * {@code meldhouse verify}: were these cards dealt as they were promised, and these moves legal?
 */
@CommandLine.Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Check that a finished match was dealt and played as promised.",
            "Says in a sentence what that proves: commitment, salts, every deal and move."
        })
final class VerifyCommand implements Callable<Integer> {
    private final Console console;

    @CommandLine.Parameters(
            paramLabel = "RECORD",
            description =
                    "A file, or a match in the history: its number, or its table's id or title.")
    private String record = "";

    @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

    VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        JsonNode found = MatchFile.find(console, installation, journal, record);
        Checked checked = verify(installation, found);
        console.say(
                checked.salts() == 0 ? "verify.unsalted" : "verify.salted",
                checked.moves(),
                checked.shuffles(),
                found.path("commitment").asText(),
                checked.salts());
        return Exit.DONE;
    }

    /**
     * What was checked.
     *
     * @param shuffles how many deals and draws came of the seed
     * @param salts how many players mixed something in
     */
    record Checked(int moves, int shuffles, int salts) {}

    /**
     * Plays a record again.
     *
     * @throws Stop with the first thing that is not right
     */
    static Checked verify(Installation installation, JsonNode record) {
        Seed seed = seed(record, "seed");
        if (!seed.commitment().equals(record.path("commitment").asText())) {
            throw Stop.wrong(
                    "verify.commitment", seed.commitment(), record.path("commitment").asText());
        }
        List<String> salts = new ArrayList<>();
        record.path("salts").forEach(salt -> salts.add(salt.asText()));
        Seed mixed = seed.mixedWith(salts);
        if (!mixed.equals(seed(record, "mixedSeed"))) {
            throw Stop.wrong("verify.salts", salts.size());
        }
        Replay replay = replayed(installation, record);
        if (!replay.match().isOver()) {
            throw Stop.wrong("verify.unfinished", record.path("moves").size());
        }
        scores(record, replay.match().position().standing());
        return new Checked(record.path("moves").size(), replay.match().shuffles(), salts.size());
    }

    /**
     * A record's match, played again.
     *
     * @throws Stop if a move is refused
     */
    static Replay replayed(Installation installation, JsonNode record) {
        Ruleset ruleset = installation.ruleset(record.path("ruleset").asText());
        Seed seed = seed(record, "mixedSeed");
        return installation.ask(ruleset, () -> replay(ruleset, record, seed));
    }

    private static Seed seed(JsonNode record, String field) {
        try {
            return Seed.parse(record.path(field).asText());
        } catch (IllegalArgumentException e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private static Replay replay(Ruleset ruleset, JsonNode record, Seed seed) {
        LanguageCodec codec = new LanguageCodec(ruleset.language());
        List<MatchRecord.Moved> moves = new ArrayList<>();
        try {
            for (JsonNode made : record.path("moves")) {
                moves.add(
                        new MatchRecord.Moved(
                                made.path("seat").asInt(),
                                codec.move(made.path("move")),
                                made.path("takenBack").asBoolean()));
            }
            return RecordedFunctions.replay(
                    ruleset,
                    record,
                    new MatchRecord(
                            record.path("ruleset").asText(),
                            record.path("version").asText(),
                            PlainJson.houseRules(record.path("houseRules")),
                            seed,
                            moves));
        } catch (Unreadable | IllegalArgumentException e) {
            throw Stop.wrong(Message.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private static void scores(JsonNode record, Standing standing) {
        List<Standing.Side> sides = standing.sides();
        for (int side = 0; side < sides.size(); side++) {
            JsonNode told = record.path("scores").path(side);
            Standing.Side played = sides.get(side);
            if (told.path("points").asInt() != played.points()
                    || told.path("winner").asBoolean() != played.winner()) {
                throw Stop.wrong(
                        "verify.score", side, played.points(), told.path("points").asText());
            }
        }
    }
}
