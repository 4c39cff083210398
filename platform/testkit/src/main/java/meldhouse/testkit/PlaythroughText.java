package meldhouse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.Standing;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.engine.Shuffle;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.PlainJson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Plays and writes down one playthrough. */
final class PlaythroughText {
    /** After so many moves the deal is played to its end, and no other is begun. */
    private static final int ENOUGH = 20;

    private static final int MOST_MOVES = 500;

    private final Playthrough playthrough;
    private final Game game;
    private final LanguageCodec codec;
    private final RandomGenerator random;
    private final RandomMover mover;
    private final Map<Viewer, ObjectNode> known = new HashMap<>();
    private final StringBuilder text = new StringBuilder();
    private Position position;
    private int shuffles;
    private int moves;

    PlaythroughText(Playthrough playthrough) {
        this.playthrough = playthrough;
        this.game = playthrough.ruleset().configure(playthrough.preset().rules());
        this.codec = new LanguageCodec(playthrough.ruleset().language());
        this.random = playthrough.seed().randomFor("playthrough");
        this.mover = new RandomMover(random);
        this.position = game.start();
    }

    String written() {
        head();
        views(position);
        while (true) {
            switch (position.turn()) {
                case Turn.Over ignored -> {
                    return end("The match is over.");
                }
                case Turn.Chance(int things) -> {
                    if (moves >= ENOUGH) {
                        return end("Here the playthrough ends.");
                    }
                    deal(things);
                }
                case Turn.Seated(int seat) -> {
                    if (moves == MOST_MOVES) {
                        return end("Here the playthrough ends.");
                    }
                    move(seat);
                }
            }
        }
    }

    private void head() {
        RulesetInfo info = playthrough.ruleset().info();
        line("# A playthrough of %s, played at random.", info.title());
        line("# Written by %s", Playthrough.command(playthrough.ruleset()));
        line("ruleset %s", info.id());
        line("version %s", info.version());
        line("preset %s", playthrough.preset().id());
        line("%s", playthrough.seedLine());
        line("house rules");
        game.houseRules()
                .values()
                .forEach((name, value) -> line("  %s %s", name, PlainJson.json(value)));
        line("");
        line("start");
        line("  position %s", position.text());
    }

    private String end(String why) {
        line("");
        line("%s", why);
        standing(position.standing());
        return text.toString();
    }

    private void deal(int things) {
        line("");
        line("chance shuffles %d things", things);
        var dealt = position.shuffled(new Shuffle(playthrough.seed()).order(shuffles++, things));
        go(dealt);
        line("  position %s", position.text());
        views(position);
    }

    private void move(int seat) {
        line("");
        line("move %d: seat %d", ++moves, seat);
        view(Viewer.seat(seat), position);
        LegalMoves legal = position.legalMoves();
        legal(legal);
        Move move = mover.pick(legal);
        line("  plays %s", codec.move(move));
        switch (position.decide(seat, move)) {
            case Decision.Accepted accepted -> go(accepted);
            case Decision.Refused(var why) ->
                    throw new IllegalStateException(
                            "listed but refused: %s at %s: %s"
                                    .formatted(move, position.text(), why.sentence()));
        }
    }

    private void go(Decision.Accepted accepted) {
        Standing before = position.standing();
        for (Event event : accepted.events()) {
            line("  event %s", codec.event(event));
        }
        position = accepted.next();
        if (!position.standing().equals(before)) {
            standing(position.standing());
        }
    }

    private void legal(LegalMoves legal) {
        for (JsonNode move : codec.legal(legal)) {
            line("  may %s", move);
        }
        if (!legal.complete()) {
            line("  may also make moves that are not listed");
        }
    }

    private void standing(Standing standing) {
        for (Standing.Side side : standing.sides()) {
            line(
                    "  score of %s: %d%s",
                    side.seats(), side.points(), side.winner() ? ", the winner" : "");
        }
    }

    private void views(Position now) {
        for (int seat = 0; seat < game.seats(); seat++) {
            view(Viewer.seat(seat), now);
        }
        view(Viewer.WATCHER, now);
    }

    /** What is new to the viewer since its view was last written down. */
    private void view(Viewer viewer, Position now) {
        ObjectNode shown = codec.view(now.view(viewer));
        ObjectNode before = known.put(viewer, shown);
        String who = viewer instanceof Viewer.Seated(int seat) ? "seat " + seat : "a watcher";
        ObjectNode old = before == null ? JsonNodeFactory.instance.objectNode() : before;
        for (var field : shown.properties()) {
            if (!field.getValue().equals(old.get(field.getKey()))) {
                line("  %s sees %s %s", who, field.getKey(), field.getValue());
            }
        }
        for (String gone : gone(old, shown)) {
            line("  %s sees no %s any more", who, gone);
        }
    }

    private static List<String> gone(ObjectNode old, ObjectNode shown) {
        return old.properties().stream()
                .map(Map.Entry::getKey)
                .filter(name -> !shown.has(name))
                .toList();
    }

    private void line(String format, Object... arguments) {
        text.append(format.formatted(arguments)).append('\n');
    }
}
