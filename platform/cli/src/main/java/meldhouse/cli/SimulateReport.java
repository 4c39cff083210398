package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Standing;
import meldhouse.engine.Division;
import meldhouse.engine.Series;
import meldhouse.engine.SeriesReport;
import meldhouse.engine.Statistic;
import meldhouse.protocol.PlainJson;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a simulation came to, for people and for programs. It depends on the series alone: no times,
 * no threads.
 *
 * @param chosen what was played
 * @param series by whom, and how often
 * @param seed the number of the seed
 * @param found what came of it
 */
record SimulateReport(GameOptions.Chosen chosen, Series series, long seed, SeriesReport found) {
    private static final int PERCENT = 100;

    /** So many teams stand beside each other in 80 columns. */
    private static final int BESIDE = 2;

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(title());
        List<List<String>> teams = teams();
        for (int team = 0; team < teams.size(); team++) {
            lines.add("team %d: %s".formatted(team + 1, String.join(", ", teams.get(team))));
        }
        lines.add("");
        if (found.matches() > 0) {
            lines.add(row("matches", Long.toString(found.matches())));
        }
        lines.add(row("deals", Long.toString(found.deals())));
        for (Measure measure : found.measures()) {
            Statistic statistic = found.overall().get(measure.name());
            if (!measure.bySide() && statistic != null) {
                lines.add(row(measure.meaning(), shown(measure, statistic), of(statistic)));
            }
        }
        lines.add("");
        if (teams.size() <= BESIDE) {
            lines.add(header(teams.size()));
        }
        for (Measure measure : found.measures()) {
            if (measure.bySide()) {
                lines.addAll(teams.size() <= BESIDE ? List.of(byTeam(measure)) : oneBelow(measure));
            }
        }
        lines.add("");
        lines.add("Each mean stands with its standard error.");
        return String.join(System.lineSeparator(), lines);
    }

    private String title() {
        String what =
                "%s%s, seed %d: %d %s"
                        .formatted(
                                chosen.id(),
                                chosen.preset() == null ? "" : ", preset " + chosen.preset(),
                                seed,
                                series.count(),
                                series.unit() == Series.Unit.DEAL ? "deals" : "matches");
        Division division = series.division();
        return what
                + (series.duplicate() ? ", each again with the sides exchanged" : "")
                + (division == null
                        ? ""
                        : "; the teams decide %s alone, %s all else"
                                .formatted(
                                        String.join(", ", sorted(division)), division.rest().id()));
    }

    private static List<String> sorted(Division division) {
        return division.moves().stream().sorted().toList();
    }

    /** The bots of each side, as they were named. */
    private List<List<String>> teams() {
        return series.game().start().standing().sides().stream()
                .map(Standing.Side::seats)
                .map(seats -> seats.stream().map(series.bots()::get).map(BotProvider::id).toList())
                .toList();
    }

    private String header(int teams) {
        StringBuilder header = new StringBuilder(row(""));
        for (int team = 1; team <= teams; team++) {
            header.append(column("team " + team));
        }
        return teams > 1
                ? header + column(teams == 2 ? "team 1 - team 2" : "team 1 - others")
                : header.toString();
    }

    private String byTeam(Measure measure) {
        StringBuilder line = new StringBuilder(row(measure.meaning()));
        for (Map<String, Statistic> team : found.teams()) {
            line.append(column(shown(measure, team.get(measure.name()))));
        }
        line.append(column(shown(measure, found.margins().get(measure.name()))));
        return line.toString().stripTrailing();
    }

    /** So many teams that they do not fit beside each other: a line each. */
    private List<String> oneBelow(Measure measure) {
        List<String> lines = new ArrayList<>();
        lines.add(measure.meaning());
        for (int team = 0; team < found.teams().size(); team++) {
            Statistic statistic = found.teams().get(team).get(measure.name());
            lines.add(row("  team " + (team + 1), shown(measure, statistic)));
        }
        Statistic margin = found.margins().get(measure.name());
        lines.add(row("  team 1 - others", shown(measure, margin)));
        return lines;
    }

    private static String row(String meaning, String... cells) {
        StringBuilder row = new StringBuilder("%-28s".formatted(meaning));
        for (String cell : cells) {
            row.append(column(cell));
        }
        return row.toString();
    }

    private static String column(String cell) {
        return "%18s".formatted(cell);
    }

    private static String of(Statistic statistic) {
        return "of %d".formatted(statistic.count());
    }

    private static String shown(Measure measure, @Nullable Statistic statistic) {
        if (statistic == null || Double.isNaN(statistic.mean())) {
            return "-";
        }
        boolean share = measure.kind() == Measure.Kind.SHARE;
        double factor = share ? PERCENT : 1;
        String mean = String.format(Locale.ROOT, "%.1f", statistic.mean() * factor);
        String error =
                Double.isNaN(statistic.error())
                        ? "?"
                        : String.format(Locale.ROOT, "%.1f", statistic.error() * factor);
        return mean + (share ? " %" : "") + " +- " + error;
    }

    String json() {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("ruleset", chosen.id());
        fields.put("preset", chosen.preset());
        fields.put("options", chosen.onTop().values());
        fields.put("bots", series.bots().stream().map(BotProvider::id).toList());
        fields.put("seed", seed);
        fields.put("unit", series.unit() == Series.Unit.DEAL ? "deal" : "match");
        fields.put("count", series.count());
        fields.put("duplicate", series.duplicate());
        Division division = series.division();
        fields.put("moves", division == null ? null : sorted(division));
        fields.put("rest", division == null ? null : division.rest().id());
        fields.put("deals", found.deals());
        fields.put("matches", found.matches());
        fields.put("overall", statistics(found.overall()));
        List<Object> teams = new ArrayList<>();
        for (int team = 0; team < found.teams().size(); team++) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("bots", teams().get(team));
            one.put("measures", statistics(found.teams().get(team)));
            teams.add(one);
        }
        fields.put("teams", teams);
        fields.put("margins", statistics(found.margins()));
        return PlainJson.json(fields).toString();
    }

    /** In the order of the measures. */
    private Map<String, Object> statistics(Map<String, Statistic> statistics) {
        return found.measures().stream()
                .map(Measure::name)
                .filter(statistics::containsKey)
                .distinct()
                .collect(
                        Collectors.toMap(
                                name -> name,
                                name -> statistic(statistics.get(name)),
                                (a, b) -> a,
                                LinkedHashMap::new));
    }

    private static Map<String, @Nullable Object> statistic(@Nullable Statistic statistic) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        if (statistic != null) {
            fields.put("count", statistic.count());
            fields.put("mean", number(statistic.mean()));
            fields.put("standardError", number(statistic.error()));
        }
        return fields;
    }

    private static @Nullable Double number(double number) {
        return Double.isNaN(number) ? null : number;
    }
}
