package meldhouse.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** At least one message of every type, with and without what may be left out. */
final class Samples {
    private static final JsonMapper MAPPER = new JsonMapper();

    private Samples() {}

    static JsonNode json(String text) {
        try {
            return MAPPER.readTree(text.replace('\'', '"'));
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    static Map<String, @Nullable Object> options() {
        Map<String, @Nullable Object> options = new LinkedHashMap<>();
        options.put("target", 500);
        options.put("maximumBid", null);
        options.put("dealPackets", List.of(4, 3, 4, 1));
        options.put("allPass", "dealerStuck");
        options.put("mustBeat", true);
        options.put("cardPoints", Map.of("A", 11));
        return options;
    }

    static List<ClientMessage> requests() {
        RequestId id = RequestId.of(7);
        return List.of(
                new ClientMessage.Hello(id, List.of(1, 2), "Ann", "web 1", "t0k", "pass", true),
                new ClientMessage.Hello(
                        RequestId.of("first"), List.of(1), "Zoë 🂡", null, null, null, null),
                new ClientMessage.Rulesets(id),
                new ClientMessage.Bots(id, "american"),
                new ClientMessage.Bots(id, null),
                new ClientMessage.Tables(id),
                new ClientMessage.Create(
                        id,
                        "american",
                        "plain",
                        null,
                        options(),
                        "Friday",
                        true,
                        List.of(
                                new SeatWish.Me(),
                                new SeatWish.Open(),
                                new SeatWish.BotNamed("random")),
                        "0123456789abcdef".repeat(4),
                        30,
                        true,
                        "random"),
                new ClientMessage.Create(
                        id,
                        "american",
                        null,
                        "kitchen-table",
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null),
                new ClientMessage.Sit(id, "t1", 2, "k7"),
                new ClientMessage.Sit(id, "t1", null, null),
                new ClientMessage.Stand(id, "t1"),
                new ClientMessage.SeatBot(id, "t1", 3, "random"),
                new ClientMessage.SeatBot(id, "t1", 3, null),
                new ClientMessage.Start(id, "t1"),
                new ClientMessage.Kick(id, "t1", "p9", null),
                new ClientMessage.Pause(id, "t1", false),
                new ClientMessage.Pause(id, "t1", null),
                new ClientMessage.Vote(id, "t1", 1, Choice.WAIT),
                new ClientMessage.Vote(id, "t1", null, Choice.GO_ON),
                new ClientMessage.Rematch(id, "t1"),
                new ClientMessage.Watch(id, "t1", 17L, "k7"),
                new ClientMessage.Watch(id, "t1", null, null),
                new ClientMessage.MakeMove(id, "t1", 18, json("{'type':'bid','amount':260}")),
                new ClientMessage.Undo(id, "t1", 19),
                new ClientMessage.Hint(id, "t1"),
                new ClientMessage.Salt(id, "t1", "seven of clubs"),
                new ClientMessage.Say(id, "t1", "well played, \"partner\" \\ ♠"),
                new ClientMessage.Log(id, "t1", null),
                new ClientMessage.Log(id, "t1", 501L),
                new ClientMessage.Ping(id));
    }

    static ServerMessage.TableRow row() {
        return new ServerMessage.TableRow(
                "t1",
                "american",
                "Friday",
                List.of(
                        new ServerMessage.SeatRow(0, SeatKind.PLAYER, "Ann", "p1", true),
                        new ServerMessage.SeatRow(1, SeatKind.OPEN, null, null, false),
                        new ServerMessage.SeatRow(2, SeatKind.BOT, "random", null, true)),
                TableState.PLAYING,
                2,
                true,
                "p1",
                null,
                options(),
                Map.of("target", "kitchen-table.js:3:5"),
                "c0ffee",
                false,
                true,
                30);
    }

    static List<ServerMessage> answers() {
        RequestId re = RequestId.of(7);
        JsonNode view = json("{'hand':['AS','TS'],'deal':{'trump':null,'scores':[0,-250]}}");
        return List.of(
                new ServerMessage.Welcome(
                        re,
                        1,
                        "Meldhouse 0.1",
                        "p1",
                        "t0k",
                        List.of("hints"),
                        List.of(new ServerMessage.SeatedAt("t1", 0, TableState.PAUSED))),
                new ServerMessage.RulesetList(
                        re,
                        List.of(
                                new ServerMessage.RulesetRow(
                                        "american",
                                        "American Pinochle",
                                        "1",
                                        new ServerMessage.SeatRange(4, 4),
                                        json("{'type':'object'}"),
                                        List.of(
                                                new ServerMessage.PresetRow(
                                                        "plain", "Plain", "As is.", options())),
                                        List.of("kitchen-table")))),
                new ServerMessage.BotList(
                        re, List.of(new ServerMessage.BotRow("random", "Random", "beginner"))),
                new ServerMessage.TableList(re, List.of(row())),
                new ServerMessage.Created(re, "t1", "k7"),
                new ServerMessage.Created(re, "t1", null),
                new ServerMessage.Seated(re, "t1", 0, 0, null),
                new ServerMessage.Seated(re, "t1", 0, 12, view),
                new ServerMessage.Ok(re, 19L),
                new ServerMessage.Ok(re, null),
                new ServerMessage.Watching(re, "t1", 12, view),
                new ServerMessage.HintGiven(re, json("{'type':'pass'}"), "Too few cards.", null),
                new ServerMessage.HintGiven(
                        re,
                        json("{'type':'pass'}"),
                        "Too few to bid 260.",
                        new ServerMessage.Reason("tooFew", json("{'amount':260}"))),
                new ServerMessage.LogGiven(re, "t1", json("{'seed':'00'}"), null),
                new ServerMessage.LogGiven(re, "t1", json("{'events':[]}"), 501L),
                new ServerMessage.Pong(re),
                new ServerMessage.Failed(re, ErrorCode.ILLEGAL_MOVE, "Follow.", view),
                new ServerMessage.Failed(null, ErrorCode.BAD_JSON, "No.", null),
                new ServerMessage.EventSeen("t1", 13, json("{'type':'passed','seat':1}")),
                new ServerMessage.EventSeen(
                        "t1",
                        13,
                        json("{'type':'scored','points':[9]}"),
                        Map.of("/points/0", List.of("hand"))),
                new ServerMessage.TakenBack("t1", 14, 1, 12),
                new ServerMessage.YourTurn(
                        "t1",
                        13,
                        1,
                        List.of(json("{'type':'pass'}"), json("{'type':'bid','max':null}")),
                        true,
                        "2026-11-30T10:00:00Z",
                        30_000L),
                new ServerMessage.YourTurn("t1", 13, 1, List.of(), false, null, null),
                new ServerMessage.ViewNow("t1", 13, view),
                new ServerMessage.Said("t1", "Ann", "Hello"),
                new ServerMessage.Said("t1", null, "Ann sits down"),
                new ServerMessage.Said(
                        "t1",
                        null,
                        "Too late.",
                        new ServerMessage.Reason("timeOver", json("{'seat':1}"))),
                new ServerMessage.Clock("t1", 13, 1, "2026-11-30T10:00:00Z", 30_000),
                new ServerMessage.Away(
                        "t1", 1, AwayState.HELD, "2026-11-30T10:00:00Z", 60_000L, "random"),
                new ServerMessage.Away("t1", 1, AwayState.OVER, null, null, null),
                new ServerMessage.Votes(
                        "t1", 1, List.of(new ServerMessage.VoteRow(0, Choice.WAIT)), 2, null),
                new ServerMessage.Votes("t1", null, List.of(), 2, Choice.GO_ON),
                new ServerMessage.TableChanged(row()),
                new ServerMessage.Bye(ErrorCode.SERVER_STOPPING, "Good night.", 60),
                new ServerMessage.Bye(ErrorCode.TOO_LONG, "Too long.", null));
    }

    /** Every request and every answer as the line that it makes. */
    static List<String> lines() {
        String[] lines = requests().stream().map(MessageCodec::print).toArray(String[]::new);
        List<String> all = new java.util.ArrayList<>(Arrays.asList(lines));
        answers().stream().map(MessageCodec::print).forEach(all::add);
        return List.copyOf(all);
    }
}
