package meldhouse.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.api.game.Event;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.protocol.LanguageCodec;
import meldhouse.protocol.Unreadable;

/** What goes over the wire comes out as it went in. */
final class MovesEventsAndViewsRoundTripThroughJson implements Promise {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final LanguageCodec codec;

    MovesEventsAndViewsRoundTripThroughJson(LanguageCodec codec) {
        this.codec = codec;
    }

    /** Reads a thing from its JSON. */
    private interface Reading {
        Object of(JsonNode json) throws Unreadable;
    }

    @Override
    public void at(Course course) {
        var legal = course.position().legalMoves();
        legal.listed().forEach(move -> same(course, move, codec.move(move), codec::move));
        for (var range : legal.ranges()) {
            var move = RandomMover.inRange(range, course.random());
            same(course, move, codec.move(move), codec::move);
            JsonNode json = codec.move(range.least());
            course.check(
                    json.path("type").asText().equals(range.type())
                            && json.path(range.field()).asInt() == range.min(),
                    () -> "the range %s makes the move %s".formatted(range, json));
        }
        Viewer viewer = course.viewers().get(course.random().nextInt(course.viewers().size()));
        View view = course.position().view(viewer);
        same(course, view, codec.view(view), codec::view);
    }

    @Override
    public void went(Course course, Taken taken) {
        for (Event event : taken.events()) {
            same(course, event, codec.event(event), codec::event);
            Event redacted = event.redacted();
            same(course, redacted, codec.event(redacted), codec::event);
        }
    }

    private static void same(Course course, Object thing, JsonNode json, Reading reading) {
        String line = json.toString();
        try {
            Object read = reading.of(JSON.readTree(line));
            course.check(
                    read.equals(thing),
                    () -> "%s%n  is written %s%n  and read %s".formatted(thing, line, read));
        } catch (Unreadable | JsonProcessingException e) {
            course.check(
                    false, () -> "%s%n  is written %s: %s".formatted(thing, line, e.getMessage()));
        }
    }
}
