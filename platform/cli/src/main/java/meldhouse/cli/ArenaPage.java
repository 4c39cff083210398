package meldhouse.cli;

import meldhouse.api.game.Measure;
import meldhouse.engine.Conduct;
import meldhouse.engine.Elo;
import meldhouse.engine.Estimate;
import meldhouse.engine.PairingReport;
import meldhouse.engine.Statistic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * What a contest came to, as one page with pictures that needs nothing else.
 *
 * @param report what it came to
 */
record ArenaPage(ArenaReport report) {
    private static final int WIDTH = 680;
    private static final int ROW = 34;
    private static final int FRAME = 50;
    private static final int NAMES = 200;
    private static final int HIGH = 260;
    private static final int COLUMNS = 40;
    private static final int COLOURS = 6;
    private static final String PAGE = "arena.page.";

    /** For words in the plural. */
    private static final int MANY = 2;

    private static final String STYLE =
            """
            :root { color-scheme: light dark; --ink: #1c2733; --soft: #5b6775; --paper: #fbfaf7;
              --card: #ffffff; --line: #d9dce0; --c0: #1f6feb; --c1: #c2410c; --c2: #15803d;
              --c3: #7e22ce; --c4: #a16207; --c5: #0e7490; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --soft: #9aa5b1;
              --paper: #14181d; --card: #1c2228; --line: #37404a; --c0: #6cb0ff; --c1: #ff9a62;
              --c2: #5fd38a; --c3: #cf9bff; --c4: #e5c04b; --c5: #5fd0e0; } }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
              max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
            h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; color: var(--soft); font-weight: 600; }
            p { margin: .3rem 0; } .soft { color: var(--soft); } .wide { overflow-x: auto; }
            table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums;
              font-size: .92rem; }
            th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid var(--line);
              white-space: nowrap; }
            th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; }
            svg { width: 100%; height: auto; background: var(--card); border: 1px solid var(--line);
              border-radius: 8px; margin: .4rem 0; }
            .tick { fill: var(--soft); font-size: 12px; } .grid { stroke: var(--line); }
            .zero { stroke: var(--soft); stroke-width: 1.5; }
            polyline { fill: none; stroke-width: 2; } polygon { opacity: .2; }
            g line { stroke-width: 3; stroke-linecap: round; }
            """;

    String html() {
        StringBuilder body = new StringBuilder();
        body.append("<h1>Arena</h1><p class='soft'>")
                .append(Plot.escaped(report.title()))
                .append("</p>");
        body.append(heading("strength")).append(strength());
        body.append(heading("margins")).append(margins());
        report.found().pairings().forEach(pairing -> body.append(pairing(pairing)));
        body.append(heading("decisions")).append(decisions());
        body.append("<p class='soft'>").append(said("note", report.unit(MANY))).append("</p>");
        return "<!doctype html><html lang='%s'><meta charset='utf-8'>"
                        .formatted(report.tongue().code())
                + "<meta name='viewport' content='width=device-width, initial-scale=1'>"
                + "<title>Arena: "
                + Plot.escaped(String.join(", ", names()))
                + "</title><style>"
                + style()
                + "</style><body>"
                + body.toString().replace("+-", "\u00b1").replace(" .. ", " " + said("to") + " ")
                + "</body></html>\n";
    }

    private String heading(String key) {
        return "<h2>" + said(key) + "</h2>";
    }

    private String said(String key, Object... args) {
        return Plot.escaped(report.say(PAGE + key, args));
    }

    /** What pages with plots look like, in the light and in the dark. */
    static String style() {
        return STYLE + colours();
    }

    private static String colours() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < COLOURS; i++) {
            css.append(
                    ("g.c%1$d line, polyline.c%1$d { stroke: var(--c%1$d); }"
                                    + " g.c%1$d circle, polygon.c%1$d, rect.c%1$d, .key.c%1$d"
                                    + " { fill: var(--c%1$d); color: var(--c%1$d); }\n")
                            .formatted(i));
        }
        return css.toString();
    }

    private List<String> names() {
        return report.contest().contestants().stream().map(one -> one.name()).toList();
    }

    private static String colour(int contestant) {
        return "c" + contestant % COLOURS;
    }

    private String strength() {
        List<Elo> ratings = report.found().ratings();
        double low = Math.min(0, ratings.stream().mapToDouble(Elo::low).min().orElse(0));
        double high = Math.max(0, ratings.stream().mapToDouble(Elo::high).max().orElse(0));
        Plot plot = lying(ratings.size(), low, high);
        plot.axisX("Elo", Plot.ticks(low, high, 6), Plot::plain);
        plot.zeroX();
        for (int i = 0; i < ratings.size(); i++) {
            Elo elo = ratings.get(i);
            double y = ratings.size() - i - 0.5;
            plot.name(y, names().get(i));
            plot.interval(
                    elo.low(),
                    elo.rating(),
                    elo.high(),
                    y,
                    colour(i),
                    "%s: %s".formatted(names().get(i), ArenaReport.signed(elo.rating(), 0)));
        }
        return plot.svg(report.say(PAGE + "strength.alt"));
    }

    /** Room for some lying intervals and their names. */
    private static Plot lying(int rows, double low, double high) {
        double room = Math.max(1e-6, (high - low) / 20);
        return new Plot(WIDTH, rows * ROW + FRAME, NAMES, low - room, high + room, 0, rows);
    }

    private String margins() {
        List<PairingReport> pairings = report.found().pairings();
        ToDoubleFunction<PairingReport> least = pairing -> real(pairing.margin().low());
        ToDoubleFunction<PairingReport> most = pairing -> real(pairing.margin().high());
        double low = Math.min(0, pairings.stream().mapToDouble(least).min().orElse(0));
        double high = Math.max(0, pairings.stream().mapToDouble(most).max().orElse(0));
        Plot plot = lying(pairings.size(), low, high);
        plot.axisX(report.say(PAGE + "points"), Plot.ticks(low, high, 6), Plot::plain);
        plot.zeroX();
        for (int i = 0; i < pairings.size(); i++) {
            PairingReport pairing = pairings.get(i);
            double y = pairings.size() - i - 0.5;
            plot.name(y, two(pairing));
            plot.interval(
                    real(pairing.margin().low()),
                    real(pairing.margin().mean()),
                    real(pairing.margin().high()),
                    y,
                    colour(
                            pairing.margin().mean() >= 0
                                    ? pairing.pairing().one()
                                    : pairing.pairing().other()),
                    two(pairing) + ": " + ArenaReport.interval(pairing.margin(), 1, 1));
        }
        return plot.svg(report.say(PAGE + "margins.alt"));
    }

    private String two(PairingReport pairing) {
        return names().get(pairing.pairing().one())
                + " - "
                + names().get(pairing.pairing().other());
    }

    /** A number that can be drawn. */
    private static double real(double number) {
        return Double.isFinite(number) ? number : 0;
    }

    private String pairing(PairingReport pairing) {
        StringBuilder part = new StringBuilder("<h2>");
        part.append(Plot.escaped(two(pairing))).append("</h2><p><b>");
        part.append(Plot.escaped(report.judgement(pairing))).append(".</b> ");
        part.append(
                said(
                        "pair",
                        ArenaReport.interval(pairing.margin(), 1, 1),
                        ArenaReport.between(pairing.margin().low(), pairing.margin().high(), 1),
                        report.unit(MANY),
                        ArenaReport.interval(pairing.score(), 100, 1)));
        part.append("</p>");
        if (report.contest().sequential()) {
            part.append("<p class='soft'>")
                    .append(
                            said(
                                    "sprt",
                                    pairing.plays(),
                                    report.unit(pairing.plays()),
                                    report.verdict(pairing)))
                    .append("</p>");
        }
        part.append(measures(pairing));
        part.append("<h3>").append(said("course")).append("</h3>").append(course(pairing));
        part.append("<h3>").append(said("spread")).append("</h3>").append(spread(pairing));
        return part.toString();
    }

    private String measures(PairingReport pairing) {
        List<List<String>> whole = new ArrayList<>();
        whole.add(List.of(report.say(PAGE + "all"), ""));
        List<List<String>> rows = new ArrayList<>();
        rows.add(
                List.of(
                        report.say(PAGE + "each"),
                        names().get(pairing.pairing().one()),
                        names().get(pairing.pairing().other()),
                        report.say("arena.difference")));
        for (Measure measure : pairing.found().measures()) {
            Statistic all = pairing.found().overall().get(measure.name());
            if (measure.bySide()) {
                rows.add(
                        List.of(
                                report.meaning(measure),
                                ArenaReport.shown(measure, ArenaReport.own(pairing, 0, measure)),
                                ArenaReport.shown(measure, ArenaReport.own(pairing, 1, measure)),
                                ArenaReport.shown(
                                        measure, pairing.found().margins().get(measure.name()))));
            } else if (all != null) {
                whole.add(List.of(report.meaning(measure), ArenaReport.shown(measure, all)));
            }
        }
        return (whole.size() > 1 ? table(whole) : "") + (rows.size() > 1 ? table(rows) : "");
    }

    private static String table(List<List<String>> rows) {
        StringBuilder table = new StringBuilder("<div class='wide'><table>");
        for (int row = 0; row < rows.size(); row++) {
            String cell = row == 0 ? "th" : "td";
            table.append("<tr>");
            for (String text : rows.get(row)) {
                table.append("<%1$s>%2$s</%1$s>".formatted(cell, Plot.escaped(text)));
            }
            table.append("</tr>");
        }
        return table.append("</table></div>").toString();
    }

    private String course(PairingReport pairing) {
        List<Estimate> known =
                pairing.course().stream().filter(one -> Double.isFinite(one.low())).toList();
        if (known.size() < 2) {
            return "<p class='soft'>" + said("few") + "</p>";
        }
        List<Estimate> settled = known.subList(Math.min(2, known.size() - 2), known.size());
        double low = Math.min(0, settled.stream().mapToDouble(Estimate::low).min().orElse(0));
        double high = Math.max(0, settled.stream().mapToDouble(Estimate::high).max().orElse(0));
        double most = known.getLast().clusters();
        Plot plot = new Plot(WIDTH, HIGH, 0, 0, most, low, high);
        plot.axisX(report.unit(MANY), Plot.ticks(0, most, 6), Plot::plain);
        plot.axisY(Plot.ticks(low, high, 5), Plot::plain);
        plot.zeroY();
        String colour =
                colour(
                        pairing.margin().mean() >= 0
                                ? pairing.pairing().one()
                                : pairing.pairing().other());
        plot.band(points(known, Estimate::low), points(known, Estimate::high), colour);
        plot.line(points(known, Estimate::mean), colour);
        return plot.svg(report.say(PAGE + "course.alt", report.unit(MANY)));
    }

    private static List<double[]> points(List<Estimate> all, ToDoubleFunction<Estimate> height) {
        return all.stream()
                .map(one -> new double[] {one.clusters(), height.applyAsDouble(one)})
                .toList();
    }

    private String spread(PairingReport pairing) {
        TreeMap<Long, Long> spread = new TreeMap<>(pairing.spread());
        double low = spread.firstKey() - 0.5;
        double high = spread.lastKey() + 0.5;
        double step = Math.max(1, Math.ceil((high - low) / COLUMNS));
        TreeMap<Long, Long> columns = new TreeMap<>();
        spread.forEach(
                (value, count) ->
                        columns.merge((long) Math.floor((value + 0.5) / step), count, Long::sum));
        double from = Math.floor(low / step) * step - 0.5;
        double to = (columns.lastKey() + 1) * step;
        long most = columns.values().stream().mapToLong(count -> count).max().orElse(1);
        Plot plot = new Plot(WIDTH, HIGH, 0, from, to, 0, most);
        plot.axisX(report.say(PAGE + "difference"), Plot.ticks(from, to, 8), Plot::plain);
        plot.axisY(Plot.ticks(0, most, 4), Plot::plain);
        for (Map.Entry<Long, Long> column : columns.entrySet()) {
            double begin = column.getKey() * step - 0.5;
            plot.column(
                    begin,
                    begin + step,
                    column.getValue(),
                    colour(
                            begin + step / 2 >= 0
                                    ? pairing.pairing().one()
                                    : pairing.pairing().other()),
                    report.say(
                            PAGE + "column",
                            Plot.plain(begin + 0.5),
                            Plot.plain(begin + step - 0.5),
                            column.getValue()));
        }
        return plot.svg(report.say(PAGE + "spread.alt"));
    }

    private String decisions() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(
                List.of(
                        "bot",
                        report.say("arena.decisions"),
                        report.say("arena.median"),
                        "99 %",
                        report.say(PAGE + "longest"),
                        report.say("arena.illegal"),
                        report.say("arena.threw"),
                        report.say("arena.late")));
        for (int i = 0; i < names().size(); i++) {
            Conduct conduct = report.found().conduct().get(i);
            rows.add(
                    List.of(
                            names().get(i),
                            Long.toString(conduct.decisions()),
                            ArenaReport.time(conduct.median()),
                            ArenaReport.time(conduct.high()),
                            ArenaReport.time(conduct.longest()),
                            Long.toString(conduct.illegal()),
                            Long.toString(conduct.exceptions()),
                            Long.toString(conduct.timeouts())));
        }
        return table(rows) + times();
    }

    /** How long decisions took, on a scale of powers of ten. */
    private String times() {
        List<Conduct> all = report.found().conduct();
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        double most = 0;
        for (Conduct conduct : all) {
            for (Conduct.Took took : conduct.times()) {
                low = Math.min(low, Math.log10(took.nanos()));
                high = Math.max(high, Math.log10(took.nanos()));
                most = Math.max(most, (double) took.count() / conduct.decisions());
            }
        }
        if (most == 0) {
            return "";
        }
        double from = Math.floor(low);
        double to = Math.ceil(high);
        Plot plot = new Plot(WIDTH, HIGH, 0, from, to, 0, most);
        plot.axisX(
                report.say(PAGE + "time"),
                Plot.ticks(from, to, (int) Math.round(to - from)),
                power -> ArenaReport.time(Math.round(Math.pow(10, power))));
        plot.axisY(Plot.ticks(0, most, 4), share -> Plot.plain(share * 100) + " %");
        StringBuilder key = new StringBuilder("<p>");
        for (int i = 0; i < all.size(); i++) {
            Conduct conduct = all.get(i);
            plot.line(
                    conduct.times().stream()
                            .map(
                                    took ->
                                            new double[] {
                                                Math.log10(took.nanos()),
                                                (double) took.count() / conduct.decisions()
                                            })
                            .toList(),
                    colour(i));
            key.append(
                    "<span class='key %s'>&#9632;</span> %s &nbsp; "
                            .formatted(colour(i), Plot.escaped(names().get(i))));
        }
        return plot.svg(report.say(PAGE + "times.alt")) + key + "</p>";
    }
}
