package meldhouse.server.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Standing;
import meldhouse.api.game.Viewer;
import meldhouse.server.journal.FactText;
import meldhouse.server.journal.Occupant;

/**
 * The record of a table's latest match: all of it once it is over, and until then what this viewer
 * was told.
 *
 * @param table where
 * @param viewer who reads it
 */
record MatchLog(Table table, Viewer viewer) {
    ObjectNode json() {
        ObjectNode log = JsonNodeFactory.instance.objectNode();
        var info = table.rules().ruleset().info();
        log.put("ruleset", info.id()).put("version", info.version());
        log.set("houseRules", FactText.plain(table.game().houseRules().values()));
        log.put("state", table.state().wire());
        if (table.played().isEmpty()) {
            seats(log, table.seating());
            return log;
        }
        Play play = table.latest();
        seats(log, new Seating(play.atStart()));
        log.put("commitment", play.drawn().commitment());
        log.put("before", play.before());
        if (play.isOver()) {
            secrets(log, play);
        }
        events(log, play);
        scores(log, play.match().position().standing());
        return log;
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
    private static void secrets(ObjectNode log, Play play) {
        log.put("seed", play.drawn().hex());
        var salts = log.putArray("salts");
        play.salts().forEach(salts::add);
        log.put("mixedSeed", play.match().seed().hex());
        var moves = log.putArray("moves");
        for (Play.Made made : play.made()) {
            moves.addObject()
                    .put("seat", made.seat())
                    .put("seq", made.turn())
                    .put("by", made.by().toString())
                    .set("move", made.json());
        }
    }

    private void events(ObjectNode log, Play play) {
        var events = log.putArray("events");
        for (var event : play.history().events()) {
            var shown = play.isOver() ? event : event.seenBy(viewer);
            events.add(table.rules().codec().event(shown));
        }
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
