package meldhouse.cli;

import meldhouse.api.game.Measure;
import meldhouse.engine.Compared;
import meldhouse.engine.ComparisonReport;
import meldhouse.engine.Statistic;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * What house rules did to the game, as one page with pictures that needs nothing else.
 *
 * @param report what they did
 */
record ImpactPage(ImpactReport report) {
    private static final int WIDTH = 680;
    private static final int ROW = 40;
    private static final int FRAME = 50;
    private static final int NAMES = 240;
    private static final int HIGH = 220;
    private static final int COLUMNS = 30;
    private static final double APART = 0.14;
    private static final double WIDE = 1.959964;

    String html() {
        StringBuilder body = new StringBuilder();
        body.append("<h1>")
                .append(escaped(report.say("impact.heading", report.named().name())))
                .append("</h1><p class='soft'>")
                .append(escaped(report.title()))
                .append("</p><p><span class='key c0'>\u25cf</span> ")
                .append(escaped(report.base().name()))
                .append(" &nbsp; <span class='key c1'>\u25cf</span> ")
                .append(escaped(report.named().name()))
                .append("</p>");
        part(body, report.say("impact.deals", report.deals()), report.ofDeals());
        part(body, report.say("impact.matches", report.matches()), report.ofMatches());
        body.append("<p class='soft'>")
                .append(escaped(report.say("impact.errors")))
                .append(' ')
                .append(escaped(report.say("impact.bars")))
                .append("</p>");
        return "<!doctype html><html lang='%s'><meta charset='utf-8'>"
                        .formatted(report.tongue().code())
                + "<meta name='viewport' content='width=device-width, initial-scale=1'>"
                + "<title>"
                + escaped(report.say("impact.heading", report.named().name()))
                + "</title><style>"
                + ArenaPage.style()
                + "</style><body>"
                + body
                + "</body></html>\n";
    }

    private static String escaped(String text) {
        return Plot.escaped(text);
    }

    private void part(StringBuilder body, String heading, ComparisonReport found) {
        if (found.measures().isEmpty()) {
            return;
        }
        body.append("<h2>").append(escaped(heading)).append("</h2>").append(table(found));
        List<Measure> shares = found.measures().stream().filter(ImpactReport::isShare).toList();
        List<Measure> counts =
                found.measures().stream()
                        .filter(measure -> !ImpactReport.isShare(measure))
                        .toList();
        picture(body, report.say("impact.shares"), shares, found);
        picture(body, report.say("impact.counts"), counts, found);
        for (Measure measure : counts) {
            if (!measure.bySide()) {
                histogram(body, measure, found.numbers().get(measure.name()));
            }
        }
    }

    private String table(ComparisonReport found) {
        StringBuilder rows = new StringBuilder("<div class='wide'><table><tr><th>");
        for (String cell :
                List.of(
                        report.base().name(),
                        report.named().name(),
                        report.say("impact.difference"))) {
            rows.append("<th>").append(escaped(cell));
        }
        for (Measure measure : found.measures()) {
            Compared numbers = found.numbers().get(measure.name());
            boolean clear = numbers.difference().isSignificant();
            rows.append("<tr><td>").append(escaped(report.meaning(measure)));
            rows.append("<td>").append(ImpactReport.shown(measure, numbers.first()));
            rows.append("<td>").append(ImpactReport.shown(measure, numbers.second()));
            rows.append("<td>")
                    .append(clear ? "<b>" : "")
                    .append(ImpactReport.difference(measure, numbers.difference()).strip())
                    .append(clear ? "</b>" : "");
        }
        return rows.append("</table></div>").toString();
    }

    /** Both means of each measure with their intervals, one below the other. */
    private void picture(
            StringBuilder body, String title, List<Measure> measures, ComparisonReport found) {
        if (measures.isEmpty()) {
            return;
        }
        double low = 0;
        double high = 1;
        for (Measure measure : measures) {
            Compared numbers = found.numbers().get(measure.name());
            for (Statistic one : List.of(numbers.first(), numbers.second())) {
                low = Math.min(low, end(measure, one, -1));
                high = Math.max(high, end(measure, one, 1));
            }
        }
        double room = (high - low) / 20;
        Plot plot =
                new Plot(
                        WIDTH,
                        measures.size() * ROW + FRAME,
                        NAMES,
                        low - room,
                        high + room,
                        0,
                        measures.size());
        plot.axisX(title, Plot.ticks(low, high, 6), Plot::plain);
        plot.zeroX();
        for (int i = 0; i < measures.size(); i++) {
            Measure measure = measures.get(i);
            Compared numbers = found.numbers().get(measure.name());
            double y = measures.size() - i - 0.5;
            plot.name(y, report.meaning(measure));
            interval(plot, measure, numbers.first(), y + APART, "c0");
            interval(plot, measure, numbers.second(), y - APART, "c1");
        }
        body.append(plot.svg(title));
    }

    private static void interval(
            Plot plot, Measure measure, Statistic one, double y, String style) {
        if (Double.isFinite(one.mean())) {
            plot.interval(
                    end(measure, one, -1),
                    one.mean() * ImpactReport.factor(measure),
                    end(measure, one, 1),
                    y,
                    style,
                    ImpactReport.shown(measure, one));
        }
    }

    private static double end(Measure measure, Statistic one, int sign) {
        double error = Double.isFinite(one.error()) ? one.error() : 0;
        double end = (one.mean() + sign * WIDE * error) * ImpactReport.factor(measure);
        return Double.isFinite(end) ? end : 0;
    }

    /** How often each number came, under both rules beside each other. */
    private void histogram(StringBuilder body, Measure measure, Compared numbers) {
        List<Integer> all =
                Stream.of(numbers.firstNumbers(), numbers.secondNumbers())
                        .flatMap(one -> one.keySet().stream())
                        .toList();
        if (all.stream().distinct().count() < 2) {
            return;
        }
        int low = all.stream().mapToInt(number -> number).min().orElseThrow();
        int high = all.stream().mapToInt(number -> number).max().orElseThrow();
        double width = Math.max(1, Math.ceil((high - low + 1) / (double) COLUMNS));
        int columns = (int) Math.ceil((high - low + 1) / width);
        double[] first = shares(numbers.firstNumbers(), low, width, columns);
        double[] second = shares(numbers.secondNumbers(), low, width, columns);
        double top = Stream.of(first, second).mapToDouble(ImpactPage::greatest).max().orElse(1);
        Plot plot = new Plot(WIDTH, HIGH, 0, low - width / 2, low + columns * width, 0, top * 1.05);
        plot.axisX(report.meaning(measure), Plot.ticks(low, low + columns * width, 8), Plot::plain);
        plot.axisY(Plot.ticks(0, top, 4), share -> Plot.plain(share * 100) + " %");
        for (int column = 0; column < columns; column++) {
            double from = low + column * width;
            bar(plot, from, from + width / 2, first[column], "c0");
            bar(plot, from + width / 2, from + width, second[column], "c1");
        }
        body.append("<h3>")
                .append(escaped(report.meaning(measure)))
                .append("</h3>")
                .append(plot.svg(report.meaning(measure)));
    }

    private static void bar(Plot plot, double from, double to, double share, String style) {
        if (share > 0) {
            plot.column(from, to, share, style, "%.1f %%".formatted(share * 100));
        }
    }

    private static double greatest(double[] numbers) {
        double greatest = 0;
        for (double number : numbers) {
            greatest = Math.max(greatest, number);
        }
        return greatest;
    }

    private static double[] shares(
            NavigableMap<Integer, Long> numbers, int low, double width, int columns) {
        double[] shares = new double[columns];
        ToDoubleFunction<Map.Entry<Integer, Long>> times = entry -> entry.getValue();
        double whole = Math.max(1, numbers.entrySet().stream().mapToDouble(times).sum());
        numbers.forEach((number, count) -> shares[(int) ((number - low) / width)] += count / whole);
        return shares;
    }
}
