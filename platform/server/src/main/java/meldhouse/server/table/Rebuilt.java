package meldhouse.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.api.game.Ruleset;
import meldhouse.scripting.WorkerHooks;
import meldhouse.server.journal.BadLine;
import meldhouse.server.journal.Fact;
import meldhouse.server.journal.FactText;
import meldhouse.server.journal.Occupant;

import java.util.ArrayList;
import java.util.List;

/** A table that was replayed from its lines. */
public final class Rebuilt {
    private final Table table;

    /** The matches that were played to their end. */
    private final List<End> ends;

    /**
     * The end of a match.
     *
     * @param match which of the table's matches, from 0
     * @param line the place of the line that ended it, from 0
     */
    private record End(int match, int line) {}

    private Rebuilt(Table table, List<End> ends) {
        this.table = table;
        this.ends = List.copyOf(ends);
    }

    /** Finds the rules by what a table's first line says. */
    @FunctionalInterface
    public interface RuleFinder {
        /**
         * The rules of a table.
         *
         * @throws BadLine if they are not here any more, or in another version
         */
        Rules rulesOf(Fact.TableMade made) throws BadLine;
    }

    /**
     * Replays a table.
     *
     * @throws BadLine if a line cannot be read, the rules are gone, or something in the lines
     *     cannot have happened; the message names the line by its number from 1, and no card
     */
    public static Rebuilt of(String id, List<String> lines, RuleFinder rules) throws BadLine {
        if (!(FactText.read(lines.getFirst()) instanceof Fact.TableMade made)) {
            throw new BadLine("line 1 does not say how the table was made");
        }
        int number = 1;
        List<End> ends = new ArrayList<>();
        try {
            Table table = Table.of(id, rules.rulesOf(made), made);
            WorkerHooks hooks = table.rules().hooks();
            if (hooks != null) {
                hooks.replaying(true);
            }
            for (String line : lines.subList(1, lines.size())) {
                number++;
                if (!(FactText.read(line) instanceof Fact.OfTable fact)) {
                    throw new BadLine("it is about no table");
                }
                table = table.after(fact);
                boolean failed = fact instanceof Fact.HookFailed || fact instanceof Fact.HookOff;
                if (hooks != null && !failed) {
                    hooks.settled();
                }
                if (fact instanceof Fact.Moved && table.latest().isOver()) {
                    ends.add(new End(table.played().size() - 1, number - 1));
                }
            }
            if (hooks != null) {
                hooks.replaying(false);
            }
            return new Rebuilt(table, ends);
        } catch (BadLine | BadFact e) {
            throw new BadLine("line %d: %s".formatted(number, e.getMessage()));
        } catch (RuntimeException | Error e) {
            throw new BadLine("line %d: %s".formatted(number, e.getClass().getName()));
        }
    }

    /** The table's id. */
    public String id() {
        return table.id();
    }

    /** What is played at it. */
    public Ruleset ruleset() {
        return table.rules().ruleset();
    }

    /** Whether it is closed, so that it need not be served. */
    public boolean isClosed() {
        return table.closed();
    }

    /** Ids of those who have a seat, seat by seat; an empty text where nobody does. */
    public List<String> players() {
        return table.seating().seats().stream()
                .map(seat -> seat instanceof Occupant.Person(var player) ? player.id() : "")
                .toList();
    }

    /**
     * A match that was played to its end.
     *
     * @param record as {@code docs/notation.md} has it
     * @param line the place of the line that ended it, from 0
     */
    public record Finished(ObjectNode record, int line) {}

    /** The matches that were played to their end, in order. */
    public List<Finished> finished() {
        List<Finished> all = new ArrayList<>();
        for (End end : ends) {
            ObjectNode record = MatchLog.record(table, end.match());
            all.add(new Finished(record, end.line()));
        }
        return all;
    }

    /** The table's title. */
    public String title() {
        return table.made().title();
    }

    Table table() {
        return table;
    }
}
