package meldhouse.client.terminal;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.Viewer;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.Unreadable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A match that is over, looked at step by step with every hand open: the table as a watcher sees
 * it, and each seat's cards as that seat saw them. Any ruleset's, as any table's.
 */
public final class OpenMatch {
    private final Screens screens;
    private final ServerMessage.TableRow row;
    private final Tongue tongue;
    private final Course course;
    private Speaker watcher;
    private int step;

    /** What happened in a match, as it is on the wire. */
    public interface Course {
        /** How many things happened. */
        int steps();

        /**
         * What happened.
         *
         * @param number from 1 to {@link #steps}
         * @return as a watcher was told; null: a move was taken back
         */
        @Nullable JsonNode event(int number);

        /**
         * What a viewer knew.
         *
         * @param number after how many things, from 0
         */
        JsonNode view(int number, Viewer viewer);
    }

    /**
     * Begins before the first thing that happened.
     *
     * @param row the table at which it was played, with the names
     * @throws Unreadable if the screen's ruleset does not know its views
     */
    public OpenMatch(Screens screens, ServerMessage.TableRow row, Tongue tongue, Course course)
            throws Unreadable {
        this.screens = screens;
        this.row = row;
        this.tongue = tongue;
        this.course = course;
        this.watcher = speaker(Viewer.WATCHER);
    }

    /** After how many things it stands. */
    public int step() {
        return step;
    }

    /**
     * Goes on by one.
     *
     * @return what is told of it, for whoever listens
     * @throws IndexOutOfBoundsException at the end
     */
    public List<String> next() throws Unreadable {
        if (step == course.steps()) {
            throw new IndexOutOfBoundsException(step);
        }
        JsonNode event = course.event(step + 1);
        if (event == null) {
            to(step + 1);
            return List.of(Texts.of(tongue).say("replay.takenBack"));
        }
        step++;
        return watcher.hear(new ServerMessage.EventSeen(row.table(), step, event));
    }

    /**
     * Goes to a step.
     *
     * @param number of things that have happened then, from 0 to all of them
     * @throws IndexOutOfBoundsException if there are not so many
     */
    public void to(int number) throws Unreadable {
        if (number < 0 || number > course.steps()) {
            throw new IndexOutOfBoundsException(number);
        }
        step = number;
        watcher = speaker(Viewer.WATCHER);
    }

    /** The table as it stands, and below it every seat with its cards. */
    public List<Line> picture(Look look) throws Unreadable {
        List<Line> lines = new ArrayList<>(watcher.painter().apply(look).table());
        while (!lines.isEmpty() && lines.getLast().text().isBlank()) {
            lines.removeLast();
        }
        for (ServerMessage.SeatRow seat : row.seats()) {
            List<Line> hand = speaker(Viewer.seat(seat.seat())).painter().apply(look).hand();
            if (!hand.isEmpty()) {
                lines.add(Line.of(seats().who(seat.seat()).subject() + ":", Style.STRONG));
                lines.addAll(hand);
            }
        }
        return lines;
    }

    private Speaker speaker(Viewer viewer) throws Unreadable {
        Speaker speaker = screens.speaker(row, seats());
        speaker.hear(new ServerMessage.ViewNow(row.table(), step, course.view(step, viewer)));
        return speaker;
    }

    private Seats seats() {
        return Seats.of(row, "", tongue);
    }
}
