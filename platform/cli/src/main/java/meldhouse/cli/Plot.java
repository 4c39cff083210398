package meldhouse.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;

/**
 * A picture in SVG, drawn in the numbers that it shows. Its colours are those of the page's style
 * sheet. A workbench.
 */
final class Plot {
    private static final int LEFT = 64;
    private static final int RIGHT = 16;
    private static final int TOP = 10;
    private static final int BOTTOM = 40;

    private final int width;
    private final int height;
    private final int left;
    private final double fromX;
    private final double toX;
    private final double fromY;
    private final double toY;
    private final List<String> parts = new ArrayList<>();

    /**
     * @param left room for the names beside it; 0: as much as numbers need
     */
    Plot(int width, int height, int left, double fromX, double toX, double fromY, double toY) {
        this.width = width;
        this.height = height;
        this.left = left == 0 ? LEFT : left;
        this.fromX = fromX;
        this.toX = toX > fromX ? toX : fromX + 1;
        this.fromY = fromY;
        this.toY = toY > fromY ? toY : fromY + 1;
    }

    private double x(double value) {
        return left + (value - fromX) / (toX - fromX) * (width - left - RIGHT);
    }

    private double y(double value) {
        return height - BOTTOM - (value - fromY) / (toY - fromY) * (height - TOP - BOTTOM);
    }

    private void add(String part, Object... values) {
        parts.add(String.format(Locale.ROOT, part, values));
    }

    /** A line across with a name, at the bottom, for each number. */
    void axisX(String name, List<Double> ticks, DoubleFunction<String> label) {
        for (double tick : ticks) {
            add(
                    "<line class='grid' x1='%.1f' x2='%.1f' y1='%d' y2='%d'/>",
                    x(tick), x(tick), TOP, height - BOTTOM);
            add(
                    "<text class='tick' text-anchor='middle' x='%.1f' y='%d'>%s</text>",
                    x(tick), height - BOTTOM + 15, escaped(label.apply(tick)));
        }
        add(
                "<text class='tick' text-anchor='middle' x='%d' y='%d'>%s</text>",
                (left + width - RIGHT) / 2, height - 6, escaped(name));
    }

    /** A line along with a name, at the left, for each number. */
    void axisY(List<Double> ticks, DoubleFunction<String> label) {
        for (double tick : ticks) {
            add(
                    "<line class='grid' x1='%d' x2='%d' y1='%.1f' y2='%.1f'/>",
                    left, width - RIGHT, y(tick), y(tick));
            name(tick, label.apply(tick));
        }
    }

    /** A name at the left. */
    void name(double y, String name) {
        add(
                "<text class='tick' text-anchor='end' x='%d' y='%.1f'>%s</text>",
                left - 8, y(y) + 4, escaped(name));
    }

    /** A mark on the line where nothing is won or lost. */
    void zeroX() {
        add(
                "<line class='zero' x1='%.1f' x2='%.1f' y1='%d' y2='%d'/>",
                x(0), x(0), TOP, height - BOTTOM);
    }

    /** The same along. */
    void zeroY() {
        add(
                "<line class='zero' x1='%d' x2='%d' y1='%.1f' y2='%.1f'/>",
                left, width - RIGHT, y(0), y(0));
    }

    /** A mean with its interval, lying. */
    void interval(double low, double mean, double high, double y, String style, String title) {
        add(
                "<g class='%s'><title>%s</title><line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f'/>"
                        + "<circle cx='%.1f' cy='%.1f' r='5'/></g>",
                style, escaped(title), x(low), x(high), y(y), y(y), x(mean), y(y));
    }

    /** A line through points. */
    void line(List<double[]> points, String style) {
        add("<polyline class='%s' points='%s'/>", style, joined(points));
    }

    /** What lies between two lines. */
    void band(List<double[]> low, List<double[]> high, String style) {
        List<double[]> around = new ArrayList<>(low);
        around.addAll(high.reversed());
        add("<polygon class='%s' points='%s'/>", style, joined(around));
    }

    /** A column of a histogram. */
    void column(double from, double to, double high, String style, String title) {
        add(
                "<rect class='%s' x='%.1f' y='%.1f' width='%.1f'"
                        + " height='%.1f'><title>%s</title></rect>",
                style,
                x(from) + 0.5,
                y(high),
                Math.max(0.5, x(to) - x(from) - 1),
                Math.max(0, y(0) - y(high)),
                escaped(title));
    }

    private String joined(List<double[]> points) {
        StringBuilder text = new StringBuilder();
        for (double[] point : points) {
            text.append(
                    String.format(
                            Locale.ROOT,
                            "%.1f,%.1f ",
                            x(point[0]),
                            y(Math.clamp(point[1], fromY, toY))));
        }
        return text.toString().strip();
    }

    /**
     * The picture.
     *
     * @param about one sentence for whoever cannot see it
     */
    String svg(String about) {
        return "<svg viewBox='0 0 %d %d' role='img' aria-label='%s'>%s</svg>"
                .formatted(width, height, escaped(about), String.join("", parts));
    }

    /** About so many round numbers between two. */
    static List<Double> ticks(double from, double to, int about) {
        if (to <= from) {
            return List.of(from);
        }
        double rough = (to - from) / about;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = power;
        for (double factor : new double[] {1, 2, 5, 10}) {
            step = factor * power;
            if (step >= rough) {
                break;
            }
        }
        List<Double> ticks = new ArrayList<>();
        for (double tick = Math.ceil(from / step) * step; tick <= to + step / 1e6; tick += step) {
            ticks.add(Math.abs(tick) < step / 1e6 ? 0 : tick);
        }
        return ticks;
    }

    /** A round number as short as it can be. */
    static String plain(double number) {
        String text = String.format(Locale.ROOT, "%.4f", number);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("'", "&#39;")
                .replace("\"", "&quot;");
    }
}
