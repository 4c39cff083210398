package meldhouse.server.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.options.HouseRules;
import meldhouse.engine.Seed;
import meldhouse.server.bus.Player;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The text form of a {@link Fact}: one line of JSON with its version. A later version of this class
 * reads the lines of all earlier ones.
 */
public final class FactText {
    /** The version that is written. */
    static final int VERSION = 1;

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private FactText() {}

    /** The line of a fact. */
    public static String print(Fact fact) {
        ObjectNode line = JSON.objectNode().put("v", VERSION);
        switch (fact) {
            case Fact.PlayerKnown(Player player, String hash) ->
                    person(line.put("fact", "player_known"), player).put("tokenHash", hash);
            case Fact.PlayerForgotten(String player) ->
                    line.put("fact", "player_forgotten").put("player", player);
            case Fact.PlayerBanned(String player, String who) ->
                    line.put("fact", "player_banned").put("player", player).put("name", who);
            case Fact.AddressBanned(String address) ->
                    line.put("fact", "address_banned").put("address", address);
            case Fact.BanLifted(String whom) -> line.put("fact", "ban_lifted").put("whom", whom);
            case Fact.TableMade made -> made(line.put("fact", "table_made"), made);
            case Fact.SeatChanged(int seat, Occupant occupant) ->
                    line.put("fact", "seat_changed")
                            .put("seat", seat)
                            .set("occupant", occupant(occupant));
            case Fact.OwnerChanged(Player owner) ->
                    line.put("fact", "owner_changed")
                            .set("owner", owner == null ? JSON.nullNode() : person(owner));
            case Fact.Banned(String player) -> line.put("fact", "banned").put("player", player);
            case Fact.LetIn(String player) -> line.put("fact", "let_in").put("player", player);
            case Fact.Salted(String player, String salt) ->
                    line.put("fact", "salted").put("player", player).put("salt", salt);
            case Fact.Started ignored -> line.put("fact", "started");
            case Fact.Moved(int seat, long seq, JsonNode move, Fact.By by) ->
                    line.put("fact", "moved")
                            .put("seat", seat)
                            .put("seq", seq)
                            .put("by", by.toString())
                            .set("move", move);
            case Fact.TakenBack(int seat, long seq) ->
                    line.put("fact", "taken_back").put("seat", seat).put("seq", seq);
            case Fact.HookFailed(String hook, String argument, String sentence) ->
                    line.put("fact", "hook_failed")
                            .put("hook", hook)
                            .put("argument", argument)
                            .put("sentence", sentence);
            case Fact.HookOff(String hook) -> line.put("fact", "hook_off").put("hook", hook);
            case Fact.Paused(boolean on) -> line.put("fact", "paused").put("on", on);
            case Fact.Agreed(int seat, Fact.Agreement on) ->
                    line.put("fact", "agreed")
                            .put("seat", seat)
                            .put("on", on == null ? null : on.toString());
            case Fact.BrokenOff ignored -> line.put("fact", "broken_off");
            case Fact.Rematched(Seed seed) -> {
                line.put("fact", "rematched");
                if (seed != null) {
                    line.put("seed", seed.hex());
                }
            }
            case Fact.Closed ignored -> line.put("fact", "closed");
        }
        return line.toString();
    }

    /**
     * Reads what {@link #print} wrote.
     *
     * @throws BadLine if it is no such line, or one of a later version
     */
    public static Fact read(String text) throws BadLine {
        try {
            JsonNode line = MAPPER.readTree(text);
            if (!line.isObject()) {
                throw new BadLine("a line is no JSON object");
            }
            int version = whole(line, "v");
            if (version != VERSION) {
                throw new BadLine("a line has version " + version + ". Allowed: " + VERSION);
            }
            return fact(line);
        } catch (JsonProcessingException e) {
            // The message of the parser shows the line, and with it perhaps a seed.
            throw new BadLine("a line is no JSON");
        } catch (IllegalArgumentException e) {
            throw new BadLine("a line has a value that is not allowed");
        }
    }

    private static Fact fact(JsonNode line) throws BadLine {
        String name = text(line, "fact");
        return switch (name) {
            case "player_known" -> new Fact.PlayerKnown(person(line), text(line, "tokenHash"));
            case "player_forgotten" -> new Fact.PlayerForgotten(text(line, "player"));
            case "player_banned" -> new Fact.PlayerBanned(text(line, "player"), text(line, "name"));
            case "address_banned" -> new Fact.AddressBanned(text(line, "address"));
            case "ban_lifted" -> new Fact.BanLifted(text(line, "whom"));
            case "table_made" -> made(line);
            case "seat_changed" ->
                    new Fact.SeatChanged(whole(line, "seat"), occupant(field(line, "occupant")));
            case "owner_changed" -> {
                JsonNode owner = field(line, "owner");
                yield new Fact.OwnerChanged(owner.isNull() ? null : person(owner));
            }
            case "banned" -> new Fact.Banned(text(line, "player"));
            case "let_in" -> new Fact.LetIn(text(line, "player"));
            case "salted" -> new Fact.Salted(text(line, "player"), text(line, "salt"));
            case "started" -> new Fact.Started();
            case "moved" ->
                    new Fact.Moved(
                            whole(line, "seat"),
                            field(line, "seq").asLong(),
                            field(line, "move"),
                            Fact.By.valueOf(text(line, "by").toUpperCase(Locale.ROOT)));
            case "taken_back" ->
                    new Fact.TakenBack(whole(line, "seat"), field(line, "seq").asLong());
            case "hook_failed" ->
                    new Fact.HookFailed(
                            text(line, "hook"), text(line, "argument"), text(line, "sentence"));
            case "hook_off" -> new Fact.HookOff(text(line, "hook"));
            case "paused" -> new Fact.Paused(field(line, "on").asBoolean());
            case "agreed" -> {
                String on = textOrNull(line, "on");
                yield new Fact.Agreed(
                        whole(line, "seat"),
                        on == null ? null : Fact.Agreement.valueOf(on.toUpperCase(Locale.ROOT)));
            }
            case "broken_off" -> new Fact.BrokenOff();
            case "rematched" ->
                    new Fact.Rematched(line.has("seed") ? Seed.parse(text(line, "seed")) : null);
            case "closed" -> new Fact.Closed();
            default -> throw new BadLine("a line tells of '" + name + "', which is not known");
        };
    }

    private static ObjectNode made(ObjectNode line, Fact.TableMade made) {
        line.put("ruleset", made.ruleset()).put("version", made.version());
        line.set("houseRules", plain(made.houseRules().values()));
        if (!made.origins().isEmpty()) {
            line.set("origins", plain(made.origins()));
        }
        if (!made.files().isEmpty()) {
            var files = line.putArray("files");
            made.files()
                    .forEach(
                            file ->
                                    files.addObject()
                                            .put("file", file.file())
                                            .put("hash", file.hash())
                                            .put("text", file.text()));
        }
        line.put("preset", made.preset()).put("title", made.title()).put("code", made.code());
        line.put("seed", made.seed().hex()).put("seeded", made.seeded());
        line.put("turnSeconds", made.turnSeconds()).put("undo", made.undo());
        if (made.standIn() != null) {
            line.put("standIn", made.standIn());
        }
        line.set("owner", person(made.owner()));
        var seats = line.putArray("seats");
        made.seats().forEach(seat -> seats.add(occupant(seat)));
        return line;
    }

    private static Fact.TableMade made(JsonNode line) throws BadLine {
        List<Occupant> seats = new ArrayList<>();
        for (JsonNode seat : field(line, "seats")) {
            seats.add(occupant(seat));
        }
        Map<String, @Nullable Object> rules = new LinkedHashMap<>();
        for (var rule : field(line, "houseRules").properties()) {
            rules.put(rule.getKey(), MAPPER.convertValue(rule.getValue(), Object.class));
        }
        // Lines of before there were such things have no word of them.
        Map<String, String> origins = new LinkedHashMap<>();
        for (var origin : line.path("origins").properties()) {
            origins.put(origin.getKey(), origin.getValue().asText());
        }
        List<Fact.RuleText> files = new ArrayList<>();
        for (JsonNode file : line.path("files")) {
            files.add(
                    new Fact.RuleText(text(file, "file"), text(file, "hash"), text(file, "text")));
        }
        JsonNode turnSeconds = field(line, "turnSeconds");
        return new Fact.TableMade(
                text(line, "ruleset"),
                text(line, "version"),
                new HouseRules(rules),
                origins,
                files,
                textOrNull(line, "preset"),
                text(line, "title"),
                textOrNull(line, "code"),
                Seed.parse(text(line, "seed")),
                field(line, "seeded").asBoolean(),
                turnSeconds.isNull() ? null : turnSeconds.asInt(),
                // Lines of before there was such a thing have no word of it.
                line.path("undo").asBoolean(),
                line.has("standIn") ? textOrNull(line, "standIn") : null,
                person(field(line, "owner")),
                seats);
    }

    /** Option values and the like: texts, numbers, truths, lists and maps. */
    public static JsonNode plain(@Nullable Object value) {
        return MAPPER.valueToTree(value);
    }

    private static ObjectNode person(ObjectNode line, Player player) {
        return line.put("player", player.id()).put("name", player.name());
    }

    private static ObjectNode person(Player player) {
        return person(JSON.objectNode(), player);
    }

    private static Player person(JsonNode json) throws BadLine {
        return new Player(text(json, "player"), text(json, "name"));
    }

    private static ObjectNode occupant(Occupant occupant) {
        return switch (occupant) {
            case Occupant.Open ignored -> JSON.objectNode();
            case Occupant.Person(Player player) -> person(player);
            case Occupant.Bot(String bot, boolean standIn) ->
                    JSON.objectNode().put("bot", bot).put("standIn", standIn);
        };
    }

    private static Occupant occupant(JsonNode json) throws BadLine {
        if (json.has("player")) {
            return new Occupant.Person(person(json));
        }
        return json.has("bot")
                ? new Occupant.Bot(text(json, "bot"), field(json, "standIn").asBoolean())
                : new Occupant.Open();
    }

    private static JsonNode field(JsonNode json, String name) throws BadLine {
        JsonNode field = json.get(name);
        if (field == null) {
            throw new BadLine("a line has no field '" + name + "'");
        }
        return field;
    }

    private static String text(JsonNode json, String name) throws BadLine {
        String text = textOrNull(json, name);
        if (text == null) {
            throw new BadLine("a line has no text in '" + name + "'");
        }
        return text;
    }

    private static @Nullable String textOrNull(JsonNode json, String name) throws BadLine {
        return field(json, name).textValue();
    }

    private static int whole(JsonNode json, String name) throws BadLine {
        JsonNode number = field(json, name);
        if (!number.isInt()) {
            throw new BadLine("a line has no whole number in '" + name + "'");
        }
        return number.intValue();
    }
}
