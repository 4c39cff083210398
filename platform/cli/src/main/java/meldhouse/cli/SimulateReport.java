package meldhouse.cli;

import meldhouse.api.bot.BotProvider;
import meldhouse.api.game.Measure;
import meldhouse.api.game.Standing;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Tongue;
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
 * @param tongue for people
 */
record SimulateReport(
        GameOptions.Chosen chosen, Series series, long seed, SeriesReport found, Tongue tongue) {
    private static final int PERCENT = 100;

    /** So many teams stand beside each other in 80 columns. */
    private static final int BESIDE = 2;

    /**
     * For people.
     *
     * @param width of the terminal, in columns
     */
    String text(int width) {
        List<String> lines = new ArrayList<>(Line.broken(title(), width));
        List<List<String>> teams = teams();
        for (int team = 0; team < teams.size(); team++) {
            String bots = String.join(", ", teams.get(team));
            lines.add(say("simulate.bots.of", team + 1, bots));
        }
        lines.add("");
        lines.addAll(overall(width).lines());
        lines.add("");
        lines.addAll(
                (teams.size() <= BESIDE ? byTeam(teams.size(), width) : oneBelow(width)).lines());
        lines.add("");
        lines.addAll(Line.broken(say("simulate.errors"), width));
        return String.join(System.lineSeparator(), lines);
    }

    private String say(String key, Object... args) {
        return Message.of(key, args).in(tongue);
    }

    private String meaning(Measure measure) {
        return ImpactReport.meaning(measure, chosen.ruleset().texts(tongue.code()), tongue);
    }

    private TextTable overall(int width) {
        TextTable table = new TextTable(width);
        if (found.matches() > 0) {
            table.row(say("arena.matches", 2), Long.toString(found.matches()));
        }
        table.row(say("arena.deals", 2), Long.toString(found.deals()));
        for (Measure measure : found.measures()) {
            Statistic statistic = found.overall().get(measure.name());
            if (!measure.bySide() && statistic != null) {
                table.row(
                        meaning(measure),
                        shown(measure, statistic),
                        say("arena.of", statistic.count()));
            }
        }
        return table;
    }

    private String title() {
        Division division = series.division();
        return say(
                        "simulate.title",
                        chosen.id(),
                        chosen.preset() == null ? "" : say("arena.preset", chosen.preset()),
                        seed,
                        series.count(),
                        say(
                                series.unit() == Series.Unit.DEAL ? "arena.deals" : "arena.matches",
                                series.count()))
                + (series.duplicate() ? say("simulate.duplicate") : "")
                + (division == null
                        ? ""
                        : say(
                                "simulate.division",
                                String.join(", ", sorted(division)),
                                division.rest().id()));
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

    private TextTable byTeam(int teams, int width) {
        List<String> header = new ArrayList<>();
        for (int team = 1; team <= teams; team++) {
            header.add(say("simulate.team", team));
        }
        header.add(say(teams == 2 ? "simulate.margin.two" : "simulate.margin"));
        TextTable table =
                new TextTable(width)
                        .row(
                                "",
                                header.subList(0, teams > 1 ? teams + 1 : 1)
                                        .toArray(String[]::new));
        for (Measure measure : found.measures()) {
            if (measure.bySide()) {
                List<String> cells = new ArrayList<>();
                found.teams().forEach(team -> cells.add(shown(measure, team.get(measure.name()))));
                cells.add(shown(measure, found.margins().get(measure.name())));
                table.row(meaning(measure), cells.toArray(String[]::new));
            }
        }
        return table;
    }

    /** So many teams that they do not fit beside each other: a line each. */
    private TextTable oneBelow(int width) {
        TextTable table = new TextTable(width);
        for (Measure measure : found.measures()) {
            if (measure.bySide()) {
                table.row(meaning(measure));
                for (int team = 0; team < found.teams().size(); team++) {
                    Statistic statistic = found.teams().get(team).get(measure.name());
                    table.row("  " + say("simulate.team", team + 1), shown(measure, statistic));
                }
                Statistic margin = found.margins().get(measure.name());
                table.row("  " + say("simulate.margin"), shown(measure, margin));
            }
        }
        return table;
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
