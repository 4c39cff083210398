package meldhouse.cli;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Ruleset;
import meldhouse.engine.Happening;
import meldhouse.engine.Replay;
import meldhouse.server.MatchHistory;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** {@code meldhouse history players}: what each did, by game and by partner. */
@CommandLine.Command(
        name = "players",
        mixinStandardHelpOptions = true,
        description = {
            "Matches, wins and the means of each deal, by player, game and partners.",
            "A match counts for whoever sat there when it began. What a bot or the table did in"
                    + " that seat is told."
        })
final class PlayersCommand implements Callable<Integer> {
    /** Who made a move, in a record: the person in the seat. */
    private static final String PLAYER = "player";

    private final Console console;

    @CommandLine.Mixin private JournalOptions journal = new JournalOptions();

    @CommandLine.Option(
            names = "--player",
            paramLabel = "NAME",
            description = "This player alone. Default: all.")
    private @Nullable String player;

    PlayersCommand(Console console) {
        this.console = console;
    }

    /** Whose figures: those of a player at a game with these partners. */
    private record Line(String player, String ruleset, String partners) {}

    /** The figures of a line. */
    private static final class Tally {
        private int matches;
        private int won;
        private int deals;
        private int moves;
        private int byOthers;
        private final Map<String, List<Integer>> measures = new LinkedHashMap<>();

        private void add(Map<String, Integer> deal) {
            deals++;
            deal.forEach(
                    (name, value) ->
                            measures.computeIfAbsent(name, any -> new ArrayList<>()).add(value));
        }
    }

    @Override
    public Integer call() {
        Installation installation = Installation.find(console);
        MatchHistory history = MatchFile.history(console, installation, journal);
        history.unreadable().forEach(console::complain);
        List<String> lines =
                lines(
                        installation,
                        history.matches().stream().map(MatchHistory.Finished::record).toList());
        lines.forEach(console.out()::println);
        if (lines.isEmpty()) {
            if (player == null) {
                console.say("history.empty");
            } else {
                console.say("history.noneOf", player);
            }
        }
        return Exit.DONE;
    }

    /** What is said of these matches. */
    List<String> lines(Installation installation, List<JsonNode> records) {
        Map<Line, Tally> tallies =
                new TreeMap<>(
                        Comparator.comparing(Line::player)
                                .thenComparing(Line::ruleset)
                                .thenComparing(Line::partners));
        records.forEach(record -> count(installation, record, tallies));
        return tallies.entrySet().stream()
                .filter(each -> player == null || each.getKey().player().equals(player))
                .map(each -> text(installation, each.getKey(), each.getValue()))
                .toList();
    }

    private static void count(
            Installation installation, JsonNode record, Map<Line, Tally> tallies) {
        List<DealResult> deals = deals(installation, record);
        List<String> names = HistoryCommand.names(record);
        for (int side = 0; side < record.path("scores").size(); side++) {
            JsonNode told = record.path("scores").path(side);
            for (JsonNode seat : told.path("seats")) {
                if (record.path("seats").path(seat.asInt()).path("kind").asText().equals("bot")) {
                    continue;
                }
                List<String> partners = new ArrayList<>();
                told.path("seats")
                        .forEach(
                                other -> {
                                    if (!other.equals(seat)) {
                                        partners.add(names.get(other.asInt()));
                                    }
                                });
                Tally tally =
                        tallies.computeIfAbsent(
                                new Line(
                                        names.get(seat.asInt()),
                                        record.path("ruleset").asText(),
                                        String.join(", ", partners)),
                                any -> new Tally());
                tally.matches++;
                for (JsonNode made : record.path("moves")) {
                    if (made.path("seat").equals(seat) && !made.path("takenBack").asBoolean()) {
                        tally.moves++;
                        tally.byOthers += made.path("by").asText().equals(PLAYER) ? 0 : 1;
                    }
                }
                tally.won += told.path("winner").asBoolean() ? 1 : 0;
                for (DealResult deal : deals) {
                    tally.add(deal.bySide().get(side));
                }
            }
        }
    }

    private static List<DealResult> deals(Installation installation, JsonNode record) {
        Ruleset ruleset = installation.ruleset(record.path("ruleset").asText());
        Replay replay = VerifyCommand.replayed(installation, record);
        List<DealResult> deals = new ArrayList<>();
        for (Happening happening : replay.history().happenings()) {
            if (happening instanceof Happening.Occurred(var event)) {
                ruleset.dealResult(event).ifPresent(deals::add);
            }
        }
        return deals;
    }

    private String text(Installation installation, Line line, Tally tally) {
        StringBuilder text =
                new StringBuilder(
                        console.text(
                                line.partners().isEmpty() ? "players.alone" : "players.with",
                                line.player(),
                                line.ruleset(),
                                tally.matches,
                                tally.won,
                                tally.deals,
                                line.partners()));
        if (tally.byOthers > 0) {
            text.append(System.lineSeparator())
                    .append("  ")
                    .append(console.text("players.others", tally.byOthers, tally.moves));
        }
        for (Measure measure : installation.ruleset(line.ruleset()).measures()) {
            List<Integer> values = tally.measures.get(measure.name());
            if (values != null) {
                double mean = values.stream().mapToInt(n -> n).average().orElse(0);
                text.append(System.lineSeparator())
                        .append("  ")
                        .append(
                                ImpactReport.meaning(
                                        measure,
                                        installation.texts(
                                                installation.ruleset(line.ruleset()),
                                                console.tongue()),
                                        console.tongue()))
                        .append(": ")
                        .append(
                                measure.kind() == Measure.Kind.SHARE
                                        ? "%.0f %%".formatted(100 * mean)
                                        : "%.1f".formatted(mean))
                        .append(" (")
                        .append(values.size())
                        .append(")");
            }
        }
        return text.toString();
    }
}
