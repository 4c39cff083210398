package meldhouse.client.terminal;

import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.reader.EndOfFileException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

import java.io.IOError;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A whole screen, redrawn in place: the table, the news, and a line to type in. It leaves the
 * terminal as it was when it is closed, and when the process ends in any way that lets Java say
 * goodbye.
 */
public final class ScreenTerminal implements Terminal {
    private static final System.Logger LOG = System.getLogger(ScreenTerminal.class.getName());
    private static final int NEWS_KEPT = 500;
    private static final int LEAST = 1;
    private static final long CLOSING_MILLIS = 500;

    private final org.jline.terminal.Terminal device;
    private final Tongue tongue;
    private final Texts texts;
    private final boolean colour;
    private final boolean signs;
    private final Spelling spelling;
    private final Display display;
    private final BindingReader reader;
    private final KeyMap<Key> keys = Key.map();
    private final Attributes before;
    private final Runnable interrupted;
    private final Consumer<Throwable> crashed;
    private final Farewell farewell;

    private final ReentrantLock lock = new ReentrantLock();
    private final Entry entry = new Entry();
    private final List<String> news = new ArrayList<>();
    private String question = "";
    private String refusal = "";
    private List<String> asked = List.of();
    private int askedFrom;
    private int askedNext;
    private @Nullable Function<Look, Picture> painter;
    private List<String> told = List.of();
    private List<String> typable = List.of();
    private List<String> ownKeys = List.of();
    private String keyText = "screen.keys";
    private BotPace pace;
    private volatile boolean closed;

    /**
     * The terminal of this process.
     *
     * @param colour whether colours are wanted
     * @param signs whether it shows more than ASCII
     * @param interrupted ends the process in order, at Ctrl-C
     * @param crashed says what went wrong and ends the process: something was thrown that nobody
     *     caught, in whatever thread. The terminal is as it was by then
     * @throws IOException if there is none, or it cannot be drawn on
     */
    public static ScreenTerminal ofProcess(
            Tongue tongue,
            boolean colour,
            boolean signs,
            BotPace pace,
            Runnable interrupted,
            Consumer<Throwable> crashed)
            throws IOException {
        Farewell farewell = new Farewell();
        return new ScreenTerminal(
                farewell,
                TerminalBuilder.builder().system(true).dumb(false).build(),
                tongue,
                colour,
                signs,
                pace,
                interrupted,
                crashed);
    }

    /**
     * @param device the terminal, which is closed with this
     */
    ScreenTerminal(
            Farewell farewell,
            org.jline.terminal.Terminal device,
            Tongue tongue,
            boolean colour,
            boolean signs,
            BotPace pace,
            Runnable interrupted,
            Consumer<Throwable> crashed) {
        this.farewell = farewell;
        this.device = device;
        this.tongue = tongue;
        this.texts = Texts.of(tongue);
        this.colour = colour;
        this.signs = signs;
        this.pace = pace;
        this.interrupted = interrupted;
        this.crashed = crashed;
        this.spelling = new Spelling(device.outputEncoding());
        this.display = new Display(device, true);
        this.reader = new BindingReader(device.reader());
        this.before = device.getAttributes();
    }

    /** Shows it: from now on, until it is closed. */
    public void open() {
        farewell.of(this, this::crash);
        device.enterRawMode();
        Attributes raw = device.getAttributes();
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, true);
        raw.setControlChar(Attributes.ControlChar.VSUSP, 0);
        device.setAttributes(raw);
        device.puts(Capability.enter_ca_mode);
        device.puts(Capability.keypad_xmit);
        // What is left to the operating system would end the process with the screen as it is.
        device.handle(Signal.QUIT, SignalHandler.SIG_IGN);
        device.handle(Signal.INT, signal -> interrupt());
        device.handle(Signal.WINCH, signal -> redraw(true));
        redraw(true);
    }

    @Override
    public Tongue tongue() {
        return tongue;
    }

    @Override
    public boolean isDrawn() {
        return true;
    }

    @Override
    public boolean isPerson() {
        return true;
    }

    @Override
    public BotPace pace() {
        return pace;
    }

    @Override
    public BotPace nextPace() {
        pace = pace.next();
        return pace;
    }

    @Override
    public void pace(BotPace wanted) {
        pace = wanted;
    }

    @Override
    public void say(List<String> lines) {
        change(
                () -> {
                    lines.stream()
                            .map(Line::harmless)
                            .filter(line -> !line.isBlank())
                            .forEach(news::add);
                    if (news.size() > NEWS_KEPT) {
                        news.subList(0, news.size() - NEWS_KEPT).clear();
                    }
                });
    }

    @Override
    public void show(List<String> lines) {
        change(
                () -> {
                    asked = lines;
                    askedFrom = 0;
                });
    }

    @Override
    public void refuse(String sentence) {
        change(
                () -> {
                    refusal = sentence;
                    if (Line.width(sentence) > device.getSize().getColumns()) {
                        // Among the news a long one is broken, below the table it is cut.
                        news.add(Line.harmless(sentence));
                    }
                });
    }

    @Override
    public void ask(String asking) {
        change(() -> question = asking);
    }

    @Override
    public void heard(String line) {
        change(
                () -> {
                    question = "";
                    refusal = "";
                });
    }

    @Override
    public void draw(
            Function<Look, Picture> painting, List<String> table, List<String> completions) {
        change(
                () -> {
                    painter = painting;
                    told = table;
                    typable = completions;
                });
    }

    @Override
    public void keys(List<String> keys, String line) {
        lock.lock();
        ownKeys = List.copyOf(keys);
        keyText = line;
        lock.unlock();
    }

    @Override
    public void clear() {
        change(() -> painter = null);
    }

    @Override
    public Optional<String> read() {
        while (!closed) {
            Key key;
            try {
                key = reader.readBinding(keys);
            } catch (EndOfFileException | IOError e) {
                return Optional.empty();
            }
            if (key == Key.INTERRUPT) {
                interrupt();
            }
            if (key == null || key == Key.END_OF_INPUT && entry.isEmpty()) {
                return Optional.empty();
            }
            Optional<String> line = typed(key);
            if (line.isPresent()) {
                return line;
            }
        }
        return Optional.empty();
    }

    private void crash(Throwable thrown) {
        restore();
        crashed.accept(thrown);
    }

    private void interrupt() {
        restore();
        interrupted.run();
    }

    private Optional<String> typed(Key key) {
        String text = reader.getLastBinding();
        List<String> lines = new ArrayList<>();
        change(
                () -> {
                    switch (key) {
                        case INSERT -> {
                            asked = List.of();
                            entry.insert(text);
                        }
                        case ENTER -> enter().ifPresent(lines::add);
                        case BACKSPACE -> entry.backspace();
                        case DELETE -> entry.delete();
                        case LEFT -> entry.left();
                        case RIGHT -> entry.right();
                        case UP -> entry.up();
                        case DOWN -> entry.down();
                        case HOME -> entry.home();
                        case END -> entry.end();
                        case CLEAR -> entry.clear();
                        case COMPLETE -> entry.complete(typable);
                        case REDRAW -> display.clear();
                        case END_OF_INPUT -> entry.delete();
                        case INTERRUPT -> {}
                        case NOTHING -> {}
                    }
                });
        return lines.stream().findFirst();
    }

    /** Turns a page of what was asked for, or ends the line. */
    private Optional<String> enter() {
        if (asked.isEmpty() || !entry.isEmpty()) {
            return Optional.of(entry.take());
        }
        askedFrom = askedNext;
        if (askedFrom == 0) {
            asked = List.of();
        }
        return Optional.empty();
    }

    private void change(Runnable changing) {
        lock.lock();
        try {
            changing.run();
            redraw(false);
        } finally {
            lock.unlock();
        }
    }

    private void redraw(boolean anew) {
        lock.lock();
        try {
            if (closed) {
                return;
            }
            Size size = device.getSize();
            int width = Math.max(LEAST, size.getColumns());
            int height = Math.max(LEAST, size.getRows());
            display.resize(Size.of(width, height));
            if (anew) {
                display.clear();
            }
            Page page = page(new Look(width, height, colour, signs));
            List<AttributedString> rows =
                    page.lines().stream()
                            .map(line -> styled(line).columnSubSequence(0, width))
                            .toList();
            display.update(rows, Size.of(width, height).cursorPos(page.row(), page.column()));
            device.flush();
        } finally {
            lock.unlock();
        }
    }

    private Page page(Look look) {
        if (!asked.isEmpty()) {
            return askedPage(look);
        }
        Page.Below below = below(keysOrRefusal());
        if (painter == null) {
            return Page.ofLines(look, Page.latest(news, look.width(), look.height() - 2), below);
        }
        if (!Look.hasRoom(look.width(), look.height())) {
            String small =
                    texts.say(
                            "screen.small",
                            look.width(),
                            look.height(),
                            Look.LEAST_WIDTH,
                            Look.LEAST_HEIGHT);
            Line notice = refusal.isEmpty() ? Line.EMPTY : Line.of(refusal, Style.WRONG);
            return Page.ofNarrow(look, small, news, told, below(notice));
        }
        return Page.ofTable(look, painter.apply(look), news, texts.say("screen.news"), below);
    }

    /** The keys, those of the table's own commands as far as there is room. */
    private String keyLine() {
        int width = device.getSize().getColumns();
        for (int from = 0; ; from++) {
            String own =
                    ownKeys.stream()
                            .skip(from)
                            .map(key -> key + "  ")
                            .collect(Collectors.joining());
            String line = texts.say(keyText, own);
            if (from >= ownKeys.size() || Line.width(line) <= width) {
                return line;
            }
        }
    }

    private Line keysOrRefusal() {
        return refusal.isEmpty()
                ? Line.of(painter == null ? "" : keyLine(), Style.FAINT)
                : Line.of(refusal, Style.WRONG);
    }

    private Page.Below below(Line notice) {
        String typed = entry.text();
        String begun = entry.before();
        return new Page.Below(notice, question, begun, typed.substring(begun.length()));
    }

    /** In place of the news while the table stays in sight, or on pages of its own. */
    private Page askedPage(Look look) {
        List<String> sentences = asked.stream().map(Line::harmless).toList();
        List<Line> lines =
                sentences.stream()
                        .flatMap(line -> Line.broken(line, look.width()).stream())
                        .map(Line::of)
                        .toList();
        if (painter != null && Look.hasRoom(look.width(), look.height())) {
            Picture picture = painter.apply(look);
            Page.Below below = below(Line.of(texts.say("screen.back"), Style.FAINT));
            if (lines.size() <= Page.newsRows(look, picture, below)) {
                askedNext = 0;
                return Page.ofTable(look, picture, sentences, texts.say("screen.asked"), below);
            }
        }
        int rows = Math.max(1, look.height() - 3);
        int pages = (lines.size() + rows - 1) / rows;
        int from = Math.min(askedFrom, Math.max(0, (pages - 1) * rows));
        int end = Math.min(lines.size(), from + rows);
        askedNext = end < lines.size() ? end : 0;
        String more =
                end < lines.size()
                        ? texts.say("screen.more", from / rows + 1, pages)
                        : texts.say("screen.back");
        return Page.ofLines(look, lines.subList(from, end), below(Line.of(more, Style.FAINT)));
    }

    private AttributedString styled(Line line) {
        AttributedStringBuilder styled = new AttributedStringBuilder();
        for (Line.Span span : line.spans()) {
            styled.styled(style(span.style()), spelling.of(span.text()));
        }
        return styled.toAttributedString();
    }

    private AttributedStyle style(Style style) {
        AttributedStyle styled = AttributedStyle.DEFAULT;
        if (style.red() && colour) {
            styled = styled.foreground(AttributedStyle.RED + AttributedStyle.BRIGHT);
        }
        styled = style.strong() ? styled.bold() : styled;
        styled = style.faint() ? styled.faint() : styled;
        return style.inverse() ? styled.inverse() : styled;
    }

    @Override
    public void close() {
        restore();
        try {
            farewell.over();
            device.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "the terminal did not close", e);
        }
    }

    /** As it was: no longer whoever is drawing is waited for than a moment. */
    void restore() {
        boolean mine = false;
        try {
            mine = lock.tryLock(CLOSING_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            if (!closed) {
                closed = true;
                device.puts(Capability.exit_attribute_mode);
                device.puts(Capability.keypad_local);
                device.puts(Capability.cursor_visible);
                device.puts(Capability.exit_ca_mode);
                device.flush();
                device.setAttributes(before);
            }
        } finally {
            if (mine) {
                lock.unlock();
            }
        }
    }
}
