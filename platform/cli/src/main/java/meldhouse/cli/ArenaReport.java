package meldhouse.cli;

import meldhouse.api.game.Measure;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Conduct;
import meldhouse.engine.Contest;
import meldhouse.engine.ContestReport;
import meldhouse.engine.Contestant;
import meldhouse.engine.Elo;
import meldhouse.engine.Estimate;
import meldhouse.engine.PairingReport;
import meldhouse.engine.Series;
import meldhouse.engine.Statistic;
import meldhouse.engine.Verdict;
import meldhouse.protocol.PlainJson;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a contest came to, for people and for programs.
 *
 * @param chosen what was played
 * @param seed the number of the seed
 * @param found what came of it
 * @param tongue for people
 */
record ArenaReport(GameOptions.Chosen chosen, long seed, ContestReport found, Tongue tongue) {
    private static final int PERCENT = 100;
    private static final double MICRO = 1e3;
    private static final double MILLI = 1e6;

    Contest contest() {
        return found.contest();
    }

    boolean hasMatches() {
        return contest().unit() == Series.Unit.MATCH;
    }

    /** What was played, for so many of it. */
    String unit(long count) {
        return say(hasMatches() ? "arena.matches" : "arena.deals", count);
    }

    String say(String key, Object... args) {
        return Message.of(key, args).in(tongue);
    }

    /** What a measure is, in the reader's language where there are words in it. */
    String meaning(Measure measure) {
        return ImpactReport.meaning(measure, chosen.ruleset().texts(tongue.code()), tongue);
    }

    String name(int contestant) {
        return contest().contestants().get(contestant).name();
    }

    String title() {
        return say(
                "arena.title",
                chosen.id(),
                chosen.preset() == null ? "" : say("arena.preset", chosen.preset()),
                seed,
                contest().count(),
                unit(contest().count()),
                contest().placings().size(),
                contest().limit() == null ? "" : say("arena.ms", contest().limit().toMillis()));
    }

    /**
     * For people.
     *
     * @param width of the terminal, in columns
     */
    String text(int width) {
        List<String> lines = new ArrayList<>(Line.broken(title(), width));
        lines.add("");
        TextTable bots =
                new TextTable(width)
                        .row(
                                say("arena.bot"),
                                "Elo",
                                "95 %",
                                say("arena.decisions"),
                                say("arena.median"),
                                "99 %",
                                say("arena.illegal"),
                                say("arena.threw"),
                                say("arena.late"));
        for (int i = 0; i < contest().contestants().size(); i++) {
            Elo elo = found.ratings().get(i);
            Conduct conduct = found.conduct().get(i);
            bots.row(
                    name(i),
                    signed(elo.rating(), 0),
                    between(elo.low(), elo.high(), 0),
                    Long.toString(conduct.decisions()),
                    time(conduct.median()),
                    time(conduct.high()),
                    Long.toString(conduct.illegal()),
                    Long.toString(conduct.exceptions()),
                    Long.toString(conduct.timeouts()));
        }
        lines.addAll(bots.lines());
        found.pairings().forEach(pairing -> lines.addAll(text(pairing, width)));
        lines.add("");
        lines.addAll(
                Line.broken(say(hasMatches() ? "arena.elo.matches" : "arena.elo.deals"), width));
        return String.join(System.lineSeparator(), lines);
    }

    private List<String> text(PairingReport pairing, int width) {
        List<String> lines = new ArrayList<>();
        String one = name(pairing.pairing().one());
        String other = name(pairing.pairing().other());
        lines.add("");
        lines.addAll(Line.broken(say("arena.pair", one, other, judgement(pairing)), width));
        if (contest().sequential()) {
            String test =
                    say("arena.sprt", pairing.plays(), unit(pairing.plays()), verdict(pairing));
            lines.addAll(Line.broken("  " + test, width));
        }
        lines.addAll(overall(pairing, width).lines());
        lines.addAll(bySide(pairing, one, other, width).lines());
        return lines;
    }

    private TextTable overall(PairingReport pairing, int width) {
        TextTable table =
                new TextTable(width)
                        .row(
                                "  " + say("arena.points"),
                                interval(pairing.margin(), 1, 1),
                                "95 %: "
                                        + between(
                                                pairing.margin().low(), pairing.margin().high(), 1))
                        .row(
                                "  " + say(hasMatches() ? "arena.won.matches" : "arena.won.deals"),
                                interval(pairing.score(), PERCENT, 1) + " %",
                                "Elo %s (%s)"
                                        .formatted(
                                                signed(pairing.elo().rating(), 0),
                                                between(
                                                        pairing.elo().low(),
                                                        pairing.elo().high(),
                                                        0)));
        for (Measure measure : pairing.found().measures()) {
            Statistic statistic = pairing.found().overall().get(measure.name());
            if (!measure.bySide() && statistic != null) {
                table.row(
                        "  " + meaning(measure),
                        shown(measure, statistic),
                        say("arena.of", statistic.count()));
            }
        }
        return table;
    }

    private TextTable bySide(PairingReport pairing, String one, String other, int width) {
        TextTable table = new TextTable(width).row("", one, other, say("arena.difference"));
        for (Measure measure : pairing.found().measures()) {
            if (measure.bySide()) {
                table.row(
                        "  " + meaning(measure),
                        shown(measure, own(pairing, 0, measure)),
                        shown(measure, own(pairing, 1, measure)),
                        shown(measure, pairing.found().margins().get(measure.name())));
            }
        }
        return table;
    }

    static @Nullable Statistic own(PairingReport pairing, int who, Measure measure) {
        return pairing.found().teams().get(who).get(measure.name());
    }

    /** Who is better, as far as can be told. */
    String judgement(PairingReport pairing) {
        Estimate margin = pairing.margin();
        if (margin.isSignificant()) {
            return say("arena.better", name(better(pairing)));
        }
        return margin.low() > 0 || margin.high() < 0
                ? say("arena.perhaps", name(better(pairing)))
                : say("arena.none");
    }

    private static int better(PairingReport pairing) {
        return pairing.margin().mean() > 0 ? pairing.pairing().one() : pairing.pairing().other();
    }

    String verdict(PairingReport pairing) {
        return switch (pairing.verdict()) {
            case ONE_IS_BETTER -> say("arena.better", name(pairing.pairing().one()));
            case OTHER_IS_BETTER -> say("arena.better", name(pairing.pairing().other()));
            case NO_DIFFERENCE -> say("arena.neither", number(Verdict.DIFFERENCE, 1));
            case OPEN -> say("arena.open");
        };
    }

    /** A mean with its standard error. */
    static String interval(Estimate estimate, double factor, int digits) {
        String mean =
                factor == 1
                        ? signed(estimate.mean(), digits)
                        : number(estimate.mean() * factor, digits);
        return mean + " +- " + number(estimate.error() * factor, digits);
    }

    static String between(double low, double high, int digits) {
        return signed(low, digits) + " .. " + signed(high, digits);
    }

    static String number(double number, int digits) {
        return Double.isNaN(number)
                ? "?"
                : String.format(Locale.ROOT, "%." + digits + "f", number + 0.0);
    }

    static String signed(double number, int digits) {
        String text = number(number, digits);
        return text.startsWith("-") || text.equals("?")
                ? text.replaceAll("^-(0(\\.0+)?)$", "$1")
                : "+" + text;
    }

    static String shown(Measure measure, @Nullable Statistic statistic) {
        if (statistic == null || Double.isNaN(statistic.mean())) {
            return "-";
        }
        boolean share = measure.kind() == Measure.Kind.SHARE;
        double factor = share ? PERCENT : 1;
        return number(statistic.mean() * factor, 1)
                + (share ? " %" : "")
                + " +- "
                + number(statistic.error() * factor, 1);
    }

    /** A time in words: {@code 17 us}. */
    static String time(long nanos) {
        if (nanos < MICRO) {
            return nanos + " ns";
        }
        boolean isMicro = nanos < MILLI;
        double time = nanos / (isMicro ? MICRO : MILLI);
        return number(time, time < 10 ? 1 : 0) + (isMicro ? " us" : " ms");
    }

    String json() {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("ruleset", chosen.id());
        fields.put("preset", chosen.preset());
        fields.put("options", chosen.onTop().values());
        fields.put("bots", contest().contestants().stream().map(Contestant::name).toList());
        fields.put("seed", seed);
        fields.put("unit", hasMatches() ? "match" : "deal");
        fields.put("count", contest().count());
        fields.put("placings", contest().placings().size());
        fields.put("ms", contest().limit() == null ? null : contest().limit().toMillis());
        fields.put("sprt", contest().sequential() ? bounds() : null);
        fields.put("pairings", found.pairings().stream().map(this::json).toList());
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < contest().contestants().size(); i++) {
            all.add(json(i));
        }
        fields.put("contestants", all);
        return PlainJson.json(fields).toString();
    }

    private static Map<String, Object> bounds() {
        Map<String, Object> bounds = new LinkedHashMap<>();
        bounds.put("difference", Verdict.DIFFERENCE);
        bounds.put("falseAlarm", 2 * Verdict.FALSE_ALARM);
        bounds.put("miss", Verdict.MISS);
        bounds.put("lower", Verdict.lower());
        bounds.put("upper", Verdict.upper());
        return bounds;
    }

    private Map<String, @Nullable Object> json(int contestant) {
        Conduct conduct = found.conduct().get(contestant);
        Elo elo = found.ratings().get(contestant);
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("bot", name(contestant));
        fields.put("elo", json(elo));
        fields.put("decisions", conduct.decisions());
        fields.put("illegal", conduct.illegal());
        fields.put("exceptions", conduct.exceptions());
        fields.put("timeouts", conduct.timeouts());
        Map<String, Object> times = new LinkedHashMap<>();
        times.put("medianMicros", conduct.median() / MICRO);
        times.put("p99Micros", conduct.high() / MICRO);
        times.put("longestMicros", conduct.longest() / MICRO);
        fields.put("times", times);
        return fields;
    }

    private static Map<String, @Nullable Object> json(Elo elo) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("rating", finite(elo.rating()));
        fields.put("low", finite(elo.low()));
        fields.put("high", finite(elo.high()));
        return fields;
    }

    private Map<String, @Nullable Object> json(PairingReport pairing) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        List<Integer> two = List.of(pairing.pairing().one(), pairing.pairing().other());
        fields.put("bots", two.stream().map(this::name).toList());
        fields.put("plays", pairing.plays());
        fields.put("deals", pairing.found().deals());
        fields.put("matches", pairing.found().matches());
        fields.put("margin", json(pairing.margin()));
        fields.put("significant", pairing.margin().isSignificant());
        fields.put("score", json(pairing.score()));
        fields.put("elo", json(pairing.elo()));
        fields.put(
                "verdict",
                contest().sequential()
                        ? switch (pairing.verdict()) {
                            case ONE_IS_BETTER -> name(two.get(0));
                            case OTHER_IS_BETTER -> name(two.get(1));
                            case NO_DIFFERENCE -> "none";
                            case OPEN -> "open";
                        }
                        : null);
        fields.put("overall", statistics(pairing, pairing.found().overall()));
        fields.put(
                "own",
                pairing.found().teams().stream().map(own -> statistics(pairing, own)).toList());
        fields.put("margins", statistics(pairing, pairing.found().margins()));
        return fields;
    }

    private static Map<String, @Nullable Object> json(Estimate estimate) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("mean", finite(estimate.mean()));
        fields.put("standardError", finite(estimate.error()));
        fields.put("low", finite(estimate.low()));
        fields.put("high", finite(estimate.high()));
        return fields;
    }

    /** In the order of the measures. */
    private static Map<String, Object> statistics(
            PairingReport pairing, Map<String, Statistic> statistics) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Measure measure : pairing.found().measures()) {
            Statistic statistic = statistics.get(measure.name());
            if (statistic != null) {
                Map<String, @Nullable Object> fields = new LinkedHashMap<>();
                fields.put("count", statistic.count());
                fields.put("mean", finite(statistic.mean()));
                fields.put("standardError", finite(statistic.error()));
                all.put(measure.name(), fields);
            }
        }
        return all;
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
