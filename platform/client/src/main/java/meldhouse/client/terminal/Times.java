package meldhouse.client.terminal;

import meldhouse.protocol.AwayState;
import meldhouse.protocol.Choice;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * Who is waited for at a table, and how long: the time of a turn, and the seats whose players are
 * away.
 */
final class Times {
    private static final Duration LONG = Duration.ofHours(1);

    private final Texts texts;
    private final LongSupplier nanos;
    private final Map<Integer, AwayState> away = new TreeMap<>();
    private final Map<Integer, Countdown> held = new TreeMap<>();
    private @Nullable Turn turn;

    /** A turn whose time runs. */
    private record Turn(long seq, int seat, Countdown time) {}

    /**
     * @param nanos the clock, as {@link System#nanoTime}
     */
    Times(Texts texts, LongSupplier nanos) {
        this.texts = texts;
        this.nanos = nanos;
    }

    /** A turn's time runs. */
    List<String> heed(ServerMessage.Clock clock, Seats seats) {
        boolean isNew = turn == null || turn.seq() != clock.seq();
        turn = new Turn(clock.seq(), clock.seat(), new Countdown(nanos.getAsLong(), clock.left()));
        return isNew && seats.isOwn(clock.seat())
                ? List.of(texts.say("time.yours", turn.time().seconds(nanos.getAsLong())))
                : List.of();
    }

    /** The table has reached a number: the turn before it is over. */
    void reached(long number) {
        if (turn != null && number > turn.seq()) {
            turn = null;
        }
    }

    /** No turn's time runs. */
    void halted() {
        turn = null;
    }

    /** A player is away, or is not any more. */
    List<String> heed(ServerMessage.Away told, Seats seats, boolean mayVote) {
        held.remove(told.seat());
        if (seats.isOwn(told.seat())) {
            // Whoever reads this is back; the table will know in a moment.
            away.remove(told.seat());
            return List.of();
        }
        away.put(told.seat(), told.state());
        Who who = seats.who(told.seat());
        return switch (told.state()) {
            case OVER -> {
                away.remove(told.seat());
                yield List.of();
            }
            case WAITED_FOR -> List.of(texts.say("away.waited", who));
            case BOT -> List.of(texts.say("away.bot", who, String.valueOf(told.bot())));
            case HELD -> {
                long now = nanos.getAsLong();
                Countdown left = new Countdown(now, told.left() == null ? 0 : told.left());
                held.put(told.seat(), left);
                String sentence = texts.say("away.held", who, left.seconds(now));
                yield mayVote ? List.of(sentence, texts.say("away.vote")) : List.of(sentence);
            }
        };
    }

    /** How a vote stands; what it comes to is told by what follows. */
    List<String> heed(ServerMessage.Votes votes, Seats seats) {
        if (votes.votes().isEmpty() || votes.decided() != null) {
            return List.of();
        }
        String cast =
                votes.votes().stream()
                        .map(
                                vote ->
                                        texts.say(
                                                "vote.cast",
                                                seats.who(vote.seat()),
                                                word(vote.choice())))
                        .collect(Collectors.joining(", "));
        return List.of(
                votes.seat() == null
                        ? texts.say("vote.pause", cast, votes.needed())
                        : texts.say("vote.seat", seats.who(votes.seat()), cast, votes.needed()));
    }

    private String word(Choice choice) {
        return texts.say("vote.word." + choice.name()).split(",", 2)[0];
    }

    /** The seats whose players are away. */
    List<Integer> awaySeats() {
        return List.copyOf(away.keySet());
    }

    /** What is to be said since time has passed. */
    List<String> passed(Seats seats) {
        long now = nanos.getAsLong();
        List<String> lines = new ArrayList<>();
        if (turn != null && seats.isOwn(turn.seat())) {
            turn.time().reached(now).ifPresent(left -> lines.add(texts.say("time.left", left)));
        }
        held.forEach(
                (seat, time) ->
                        time.reached(now)
                                .ifPresent(
                                        left ->
                                                lines.add(
                                                        texts.say(
                                                                "away.held",
                                                                seats.who(seat),
                                                                left))));
        return lines;
    }

    /** How long it takes until something may have to be said or shown. */
    Duration untilNext() {
        long now = nanos.getAsLong();
        long least = LONG.toNanos();
        if (turn != null) {
            least = Math.min(least, turn.time().untilNextSecond(now));
        }
        for (Countdown time : held.values()) {
            least = Math.min(least, time.untilNextSecond(now));
        }
        return Duration.ofNanos(least);
    }

    /** A question on the viewer's own turn, with the time that is left where one runs. */
    String timed(String question, Seats seats) {
        return turn != null && seats.isOwn(turn.seat())
                ? texts.say("time.prompt", turn.time().seconds(nanos.getAsLong()), question)
                : question;
    }

    /** What runs while it is not the viewer's turn, for the line of the question. */
    Optional<String> running(Seats seats, boolean mayVote) {
        long now = nanos.getAsLong();
        for (Map.Entry<Integer, Countdown> each : held.entrySet()) {
            return Optional.of(
                    texts.say(
                            mayVote ? "away.ask" : "away.held",
                            seats.who(each.getKey()),
                            each.getValue().seconds(now)));
        }
        return turn == null || seats.isOwn(turn.seat())
                ? Optional.empty()
                : Optional.of(
                        texts.say("time.theirs", seats.who(turn.seat()), turn.time().seconds(now)));
    }
}
