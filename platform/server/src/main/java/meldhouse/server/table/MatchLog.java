package meldhouse.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Event;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Viewer;
import meldhouse.engine.Happening;
import meldhouse.scripting.WorkerHooks;
import meldhouse.scripting.WorkerHooks.News;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.journal.Occupant;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The record of a table's latest match: all of it once it is over, and until then what this viewer
 * was told.
 *
 * @param table where
 * @param viewer who reads it
 */
record MatchLog(Table table, Viewer viewer) {
    /** How many characters of events go on a page, so that no client chokes on it. */
    private static final int PAGE = 100_000;

    /**
     * A part of it.
     *
     * @param next where the next part begins; null: this was the last
     */
    record LogPage(ObjectNode json, @Nullable Long next) {}

    /**
     * The events from a number on, as many as go on a page, and the moves that led to them.
     *
     * @param from the number of an event, counted over all matches of the table; any before this
     *     match: all of it
     */
    LogPage page(long from) {
        ObjectNode log = JsonNodeFactory.instance.objectNode();
        rules(log, table);
        log.put("state", table.state().wire());
        if (table.played().isEmpty()) {
            seats(log, table.seating());
            return new LogPage(log, null);
        }
        Play play = table.latest();
        seats(log, new Seating(play.atStart()));
        log.put("commitment", play.drawn().commitment());
        log.put("before", play.before());
        int first = Math.clamp(from - play.before() - 1, 0, play.match().events());
        int end = events(log, play, first);
        if (play.brokenOff()) {
            log.put("brokenOff", true);
        }
        if (play.isOver()) {
            functions(log, table, table.played().size() - 1);
            secrets(log, play, play.before() + first, play.before() + end, 0);
        }
        scores(log, play.match().position().standing());
        return new LogPage(log, end == play.match().events() ? null : play.before() + end + 1);
    }

    /**
     * Of a match that is over, all that it takes to play it again; numbers count from its start.
     *
     * @param number of the table's matches, from 0
     */
    static ObjectNode record(Table table, int number) {
        Play play = table.played().get(number);
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        rules(record, table);
        functions(record, table, number);
        seats(record, new Seating(play.atStart()));
        record.put("commitment", play.drawn().commitment());
        secrets(record, play, play.before(), Long.MAX_VALUE, play.before());
        scores(record, play.match().position().standing());
        return record;
    }

    private static void rules(ObjectNode log, Table table) {
        var info = table.rules().ruleset().info();
        log.put("ruleset", info.id()).put("version", info.version());
        log.set("houseRules", FactText.plain(table.game().houseRules().values()));
    }

    /** Where the house rules have functions: their files, and which calls failed. */
    private static void functions(ObjectNode log, Table table, int number) {
        WorkerHooks hooks = table.rules().hooks();
        if (hooks == null) {
            return;
        }
        ArrayNode files = log.putArray("files");
        for (Fact.RuleText file : table.made().files()) {
            files.addObject()
                    .put("name", file.file())
                    .put("hash", file.hash())
                    .put("text", file.text());
        }
        ArrayNode faults = log.putArray("faults");
        for (WorkerHooks.Recorded one : hooks.recorded()) {
            switch (one.news()) {
                case News.Failed(String hook, String argument, String _)
                        when one.match() <= number + 1 ->
                        faults.addObject().put("hook", hook).put("argument", argument);
                case News.Off(String hook) when one.match() == number + 1 ->
                        faults.addObject().put("hook", hook).put("off", one.moves());
                case News.Failed _, News.Off _ -> {}
            }
        }
    }

    private static void seats(ObjectNode log, Seating seating) {
        var seats = log.putArray("seats");
        for (Occupant occupant : seating.seats()) {
            switch (occupant) {
                case Occupant.Open ignored -> seats.addObject().put("kind", "open");
                case Occupant.Person(var player) ->
                        seats.addObject().put("kind", "player").put("who", player.name());
                case Occupant.Bot(String bot, boolean ignored) ->
                        seats.addObject().put("kind", "bot").put("who", bot);
            }
        }
    }

    /** What only a match that is over may tell: enough to deal it again and play it again. */
    private static void secrets(ObjectNode log, Play play, long from, long to, long before) {
        log.put("seed", play.drawn().hex());
        var salts = log.putArray("salts");
        play.salts().forEach(salts::add);
        log.put("mixedSeed", play.match().seed().hex());
        var moves = log.putArray("moves");
        for (Play.Made made : play.made()) {
            if (made.turn() >= from && made.turn() < to) {
                ObjectNode move =
                        moves.addObject()
                                .put("seat", made.seat())
                                .put("seq", made.turn() - before)
                                .put("by", made.by().toString());
                if (made.takenBack()) {
                    move.put("takenBack", true);
                }
                move.set("move", made.json());
            }
        }
    }

    /** Adds events until the page is full; tells how many of the match there have been then. */
    private int events(ObjectNode log, Play play, int first) {
        var events = log.put("first", play.before() + first + 1).putArray("events");
        List<Happening> all = play.history().happenings();
        int end = first;
        int size = 0;
        while (end < all.size() && size < PAGE) {
            JsonNode event = json(play, all.get(end));
            size += event.toString().length();
            events.add(event);
            end++;
        }
        return end;
    }

    private JsonNode json(Play play, Happening happening) {
        return switch (happening) {
            case Happening.Occurred(Event event) ->
                    table.rules().codec().event(play.isOver() ? event : event.seenBy(viewer));
            case Happening.TakenBack(int seat, int since) ->
                    JsonNodeFactory.instance
                            .objectNode()
                            .put("type", "taken_back")
                            .put("seat", seat)
                            .put("since", play.before() + since);
        };
    }

    private static void scores(ObjectNode log, Standing standing) {
        var sides = log.putArray("scores");
        for (Standing.Side side : standing.sides()) {
            var one = sides.addObject();
            var seats = one.putArray("seats");
            side.seats().forEach(seats::add);
            one.put("points", side.points()).put("winner", side.winner());
        }
    }
}
