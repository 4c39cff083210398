package meldhouse.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Audience;
import meldhouse.api.game.DealResult;
import meldhouse.api.game.Event;
import meldhouse.api.game.Standing;
import meldhouse.engine.Contest;
import meldhouse.engine.Contestant;
import meldhouse.engine.PlayedDeal;
import meldhouse.engine.Series;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.MessageCodec;
import meldhouse.protocol.PlainJson;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The deals of a contest as JSON lines, in the format of {@code docs/bots.md}: first a line of type
 * {@code contest}, then one of type {@code deal} for each.
 */
final class DealLines implements AutoCloseable {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final int FORMAT = 1;

    private final BufferedWriter file;
    private final Contest contest;
    private final LanguageCodec codec;

    private DealLines(BufferedWriter file, Contest contest) {
        this.file = file;
        this.contest = contest;
        this.codec = new LanguageCodec(contest.game().ruleset().language());
    }

    /** Begins a file. */
    static DealLines to(Path path, Contest contest) throws IOException {
        DealLines lines = new DealLines(Files.newBufferedWriter(path), contest);
        lines.write(lines.head());
        return lines;
    }

    private ObjectNode head() {
        var info = contest.game().ruleset().info();
        ObjectNode head = JSON.objectNode();
        head.put("type", "contest").put("format", FORMAT);
        head.put("ruleset", info.id()).put("version", info.version());
        head.set("houseRules", PlainJson.json(contest.game().houseRules()));
        head.put("unit", contest.unit() == Series.Unit.DEAL ? "deal" : "match");
        ArrayNode bots = head.putArray("bots");
        contest.contestants().stream().map(Contestant::name).forEach(bots::add);
        return head;
    }

    /** Adds a deal. */
    void add(PlayedDeal deal) {
        try {
            write(json(deal));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(ObjectNode json) throws IOException {
        file.write(MessageCodec.print(json));
        file.write('\n');
    }

    private ObjectNode json(PlayedDeal deal) {
        ObjectNode json = JSON.objectNode();
        json.put("type", "deal").put("number", deal.number()).put("placing", deal.placing());
        ArrayNode seats = json.putArray("seats");
        deal.seats().forEach(one -> seats.add(contest.contestants().get(one).name()));
        json.put("seed", deal.record().seed().hex());
        ArrayNode moves = json.putArray("moves");
        for (PlayedDeal.Decided decided : deal.decisions()) {
            ObjectNode move = moves.addObject();
            move.put("seat", decided.seat()).put("seq", decided.seq());
            move.put("by", decided.by().toString());
            move.set("move", codec.move(decided.move()));
            move.putArray("legal").addAll(codec.legal(decided.legal()));
            move.put("complete", decided.legal().complete());
        }
        ArrayNode events = json.putArray("events");
        deal.events().forEach(event -> events.add(event(event)));
        ArrayNode results = json.putArray("results");
        deal.results().forEach(result -> results.add(result(result)));
        ArrayNode scores = json.putArray("scores");
        for (Standing.Side side : deal.standing().sides()) {
            ObjectNode score = scores.addObject();
            ArrayNode sideSeats = score.putArray("seats");
            side.seats().forEach(sideSeats::add);
            score.put("points", side.points()).put("winner", side.winner());
        }
        return json;
    }

    /** An event, and for one with secrets who was told them and what all others were told. */
    private ObjectNode event(Event event) {
        ObjectNode json = JSON.objectNode();
        json.set("event", codec.event(event));
        if (event.audience() instanceof Audience.Seats(List<Integer> told)) {
            ArrayNode seats = json.putArray("told");
            told.forEach(seats::add);
            json.set("others", codec.event(event.redacted()));
        }
        return json;
    }

    private static ObjectNode result(DealResult result) {
        ObjectNode json = JSON.objectNode();
        json.set("overall", PlainJson.json(result.overall()));
        json.set("bySide", PlainJson.json(result.bySide()));
        return json;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
