package meldhouse.cli;

import meldhouse.api.game.Measure;
import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Tongue;
import meldhouse.engine.Compared;
import meldhouse.engine.ComparisonReport;
import meldhouse.engine.Estimate;
import meldhouse.engine.Statistic;
import meldhouse.protocol.PlainJson;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What house rules did to the game, for people and for programs. It depends on what was played
 * alone: no times, no threads.
 *
 * @param tongue the reader's language
 * @param base what they were compared with
 * @param named the rules that are asked about
 * @param bots who played, as they were named
 * @param deals how many deals
 * @param matches how many whole matches besides
 * @param seed the number of the seed
 * @param ofDeals what the deals came to
 * @param ofMatches what the matches came to
 */
record ImpactReport(
        Tongue tongue,
        NamedRules base,
        NamedRules named,
        List<String> bots,
        int deals,
        int matches,
        long seed,
        ComparisonReport ofDeals,
        ComparisonReport ofMatches) {
    private static final int PERCENT = 100;
    private static final int LONGEST = 36;
    private static final String WON_BY = "wonBy.";

    ImpactReport {
        bots = List.copyOf(bots);
    }

    String say(String key, Object... args) {
        return Message.of(key, args).in(tongue);
    }

    /** What was played, in one line. */
    String title() {
        return say(
                "impact.title",
                named.name(),
                base.name(),
                named.ruleset().info().id(),
                String.join(", ", bots),
                seed);
    }

    /**
     * For people.
     *
     * @param width of the terminal, in columns
     */
    String text(int width) {
        List<String> lines = new ArrayList<>(Line.broken(title(), width));
        table(lines, say("impact.deals", deals), ofDeals, width);
        table(lines, say("impact.matches", matches), ofMatches, width);
        lines.add("");
        lines.addAll(Line.broken(say("impact.errors"), width));
        return String.join(System.lineSeparator(), lines);
    }

    private void table(List<String> lines, String heading, ComparisonReport found, int width) {
        if (found.measures().isEmpty()) {
            return;
        }
        lines.add("");
        TextTable table =
                new TextTable(width)
                        .row(
                                heading,
                                cut(base.name()),
                                cut(named.name()),
                                say("impact.difference"));
        for (Measure measure : found.measures()) {
            Compared numbers = found.numbers().get(measure.name());
            table.row(
                    meaning(measure),
                    shown(measure, numbers.first()),
                    shown(measure, numbers.second()),
                    difference(measure, numbers.difference()));
        }
        lines.addAll(table.lines());
    }

    private static String cut(String name) {
        return name.length() <= 15 ? name : name.substring(0, 14) + "\u2026";
    }

    /** What a measure is, in the reader's language where the ruleset has words in it. */
    String meaning(Measure measure) {
        return meaning(measure, named.ruleset().texts(tongue.code()), tongue);
    }

    /**
     * What a measure is.
     *
     * @param texts the ruleset's in the reader's language
     */
    static String meaning(Measure measure, Map<String, String> texts, Tongue tongue) {
        boolean wonBy = measure.name().startsWith(WON_BY);
        String name = wonBy ? measure.name().substring(WON_BY.length()) : measure.name();
        String key = "measure." + name;
        String own = texts.get(key);
        String meaning =
                Message.texts(tongue).has(key)
                        ? Message.of(key).in(tongue)
                        : own == null ? measure.meaning() : own;
        String whole = wonBy ? Message.of("impact.wonBy", meaning).in(tongue) : meaning;
        return whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST - 1) + "\u2026";
    }

    static boolean isShare(Measure measure) {
        return measure.kind() == Measure.Kind.SHARE;
    }

    static double factor(Measure measure) {
        return isShare(measure) ? PERCENT : 1;
    }

    static String shown(Measure measure, Statistic statistic) {
        return Double.isNaN(statistic.mean())
                ? "-"
                : number(statistic.mean() * factor(measure))
                        + (isShare(measure) ? " %" : "")
                        + error(statistic.error() * factor(measure));
    }

    static String difference(Measure measure, Estimate difference) {
        if (Double.isNaN(difference.mean())) {
            return "-";
        }
        String mean = number(difference.mean() * factor(measure));
        return (difference.mean() > 0 && !mean.equals("0.0") ? "+" : "")
                + mean
                + error(difference.error() * factor(measure))
                + (difference.isSignificant() ? " *" : "  ");
    }

    private static String error(double error) {
        return " \u00b1" + (Double.isNaN(error) ? "?" : number(error));
    }

    private static String number(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.equals("-0.0") ? "0.0" : text;
    }

    String json() {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("ruleset", named.ruleset().info().id());
        fields.put("rules", named.name());
        fields.put("options", named.rules().values());
        fields.put("against", base.name());
        fields.put("againstOptions", base.rules().values());
        fields.put("bots", bots);
        fields.put("seed", seed);
        fields.put("deals", deals);
        fields.put("matches", matches);
        fields.put("ofDeals", numbers(ofDeals));
        fields.put("ofMatches", numbers(ofMatches));
        return PlainJson.json(fields).toString();
    }

    private static Map<String, Object> numbers(ComparisonReport found) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Measure measure : found.measures()) {
            Compared numbers = found.numbers().get(measure.name());
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("meaning", measure.meaning());
            one.put("against", statistic(numbers.first()));
            one.put("rules", statistic(numbers.second()));
            Estimate difference = numbers.difference();
            Map<String, @Nullable Object> between = new LinkedHashMap<>();
            between.put("mean", real(difference.mean()));
            between.put("standardError", real(difference.error()));
            between.put("significant", difference.isSignificant());
            one.put("difference", between);
            all.put(measure.name(), one);
        }
        return all;
    }

    private static Map<String, @Nullable Object> statistic(Statistic statistic) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("count", statistic.count());
        fields.put("mean", real(statistic.mean()));
        fields.put("standardError", real(statistic.error()));
        return fields;
    }

    private static @Nullable Double real(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
