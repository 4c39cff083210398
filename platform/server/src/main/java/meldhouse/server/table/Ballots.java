package meldhouse.server.table;

import meldhouse.protocol.Choice;
import meldhouse.protocol.ServerMessage;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The votes that are being taken at a table: one for each seat whose player is away, and one about
 * a pause. Who sits here and is here has a vote each, and may change it; more than half of them
 * decide. A restart forgets votes, and not what they have come to.
 */
final class Ballots {
    /** What a vote about a pause is about, in place of a seat. */
    static final int TABLE = -1;

    private final Company company;
    private final Voice voice;

    /** By what they are about: each player's choice. */
    private final Map<Integer, Map<String, Choice>> open = new TreeMap<>();

    private final Map<Integer, ServerMessage.Votes> told = new HashMap<>();

    Ballots(Company company, Voice voice) {
        this.company = company;
        this.voice = voice;
    }

    /** Takes a vote, which counts from the next {@link #count} on. */
    void cast(int about, String player, Choice choice) {
        open.computeIfAbsent(about, ignored -> new LinkedHashMap<>()).put(player, choice);
    }

    /** Counts them, and tells how they stand; what the first that is decided comes to. */
    List<Fact.OfTable> count(Table table) {
        for (int about : List.copyOf(open.keySet())) {
            if (isVoid(table, about)) {
                open.remove(about);
                tell(message(table, about, List.of(), null));
                told.remove(about);
                continue;
            }
            List<ServerMessage.VoteRow> votes = votes(table, about);
            Choice decided = decided(table, votes);
            if (decided != null) {
                open.remove(about);
                told.remove(about);
                tell(message(table, about, votes, decided));
                return List.of(fact(about, decided));
            }
            ServerMessage.Votes now = message(table, about, votes, null);
            if (!now.equals(told.put(about, now))) {
                tell(now);
            }
        }
        return List.of();
    }

    /** Whether there is nothing to vote on any more. */
    private boolean isVoid(Table table, int about) {
        if (!table.isPlaying()) {
            return true;
        }
        Player away = about == TABLE ? null : table.seating().person(about);
        return about != TABLE && (away == null || company.isHere(away.id()));
    }

    private List<ServerMessage.VoteRow> votes(Table table, int about) {
        List<ServerMessage.VoteRow> votes = new ArrayList<>();
        Map<String, Choice> cast = open.getOrDefault(about, Map.of());
        for (Player voter : company.present(table.seating())) {
            Choice choice = cast.get(voter.id());
            if (choice != null) {
                int seat = table.seating().seatOf(voter.id()).orElseThrow();
                votes.add(new ServerMessage.VoteRow(seat, choice));
            }
        }
        return votes;
    }

    private @Nullable Choice decided(Table table, List<ServerMessage.VoteRow> votes) {
        Map<Choice, Integer> counts = new EnumMap<>(Choice.class);
        votes.forEach(vote -> counts.merge(vote.choice(), 1, Integer::sum));
        if (counts.isEmpty()) {
            return null;
        }
        var most = Collections.max(counts.entrySet(), Map.Entry.comparingByValue());
        return most.getValue() >= needed(table) ? most.getKey() : null;
    }

    private int needed(Table table) {
        return company.present(table.seating()).size() / 2 + 1;
    }

    private ServerMessage.Votes message(
            Table table, int about, List<ServerMessage.VoteRow> votes, @Nullable Choice decided) {
        return new ServerMessage.Votes(
                table.id(), about == TABLE ? null : about, votes, needed(table), decided);
    }

    private static Fact.OfTable fact(int about, Choice decided) {
        return switch (decided) {
            case WAIT -> new Fact.Agreed(about, Fact.Agreement.WAIT);
            case BOT -> new Fact.Agreed(about, Fact.Agreement.BOT);
            case END -> new Fact.BrokenOff();
            case PAUSE -> new Fact.Paused(true);
            case GO_ON -> new Fact.Paused(false);
        };
    }

    /** Tells somebody who has come how they stand. */
    void remind(String connection) {
        told.values().forEach(votes -> voice.tell(connection, votes));
    }

    private void tell(ServerMessage.Votes votes) {
        company.everybody().forEach(connection -> voice.tell(connection, votes));
    }
}
