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
import org.jline.utils.ShutdownHooks;
import org.jspecify.annotations.Nullable;

import java.io.IOError;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
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
    private final KeyMap<Key> keys = new KeyMap<>();
    private final Attributes before;
    private final Runnable interrupted;
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
    private List<String> typable = List.of();
    private List<String> ownKeys = List.of();
    private BotPace pace;
    private volatile boolean closed;

    /**
     * Gives the terminal back when the process ends. JLine's own hook closes the terminal, and runs
     * tasks in the order in which they were added: this is made before the terminal is.
     */
    static final class Farewell implements ShutdownHooks.Task {
        private volatile @Nullable ScreenTerminal screen;

        Farewell() {
            ShutdownHooks.add(this);
        }

        @Override
        public void run() {
            ScreenTerminal open = screen;
            if (open != null) {
                open.restore();
            }
        }
    }

    private enum Key {
        INSERT,
        ENTER,
        BACKSPACE,
        DELETE,
        LEFT,
        RIGHT,
        UP,
        DOWN,
        HOME,
        END,
        CLEAR,
        COMPLETE,
        REDRAW,
        END_OF_INPUT,
        INTERRUPT,
        NOTHING
    }

    /**
     * The terminal of this process.
     *
     * @param colour whether colours are wanted
     * @param signs whether it shows more than ASCII
     * @param interrupted ends the process in order, at Ctrl-C
     * @throws IOException if there is none, or it cannot be drawn on
     */
    public static ScreenTerminal ofProcess(
            Tongue tongue, boolean colour, boolean signs, BotPace pace, Runnable interrupted)
            throws IOException {
        Farewell farewell = new Farewell();
        return new ScreenTerminal(
                farewell,
                TerminalBuilder.builder().system(true).dumb(false).build(),
                tongue,
                colour,
                signs,
                pace,
                interrupted);
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
            Runnable interrupted) {
        this.farewell = farewell;
        this.device = device;
        this.tongue = tongue;
        this.texts = Texts.of(tongue);
        this.colour = colour;
        this.signs = signs;
        this.pace = pace;
        this.interrupted = interrupted;
        this.spelling = new Spelling(device.outputEncoding());
        this.display = new Display(device, true);
        this.reader = new BindingReader(device.reader());
        this.before = device.getAttributes();
        bind();
    }

    /** Shows it: from now on, until it is closed. */
    public void open() {
        farewell.screen = this;
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

    private void bind() {
        keys.setUnicode(Key.INSERT);
        keys.setNomatch(Key.NOTHING);
        keys.bind(Key.INSERT, KeyMap.range(" -~"));
        keys.bind(Key.ENTER, "\r", "\n");
        keys.bind(Key.BACKSPACE, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(Key.CLEAR, KeyMap.ctrl('U'));
        keys.bind(Key.HOME, KeyMap.ctrl('A'), "\033[H", "\033OH", "\033[1~");
        keys.bind(Key.END, KeyMap.ctrl('E'), "\033[F", "\033OF", "\033[4~");
        keys.bind(Key.LEFT, KeyMap.ctrl('B'), "\033[D", "\033OD");
        keys.bind(Key.RIGHT, KeyMap.ctrl('F'), "\033[C", "\033OC");
        keys.bind(Key.UP, KeyMap.ctrl('P'), "\033[A", "\033OA");
        keys.bind(Key.DOWN, KeyMap.ctrl('N'), "\033[B", "\033OB");
        keys.bind(Key.DELETE, "\033[3~");
        keys.bind(Key.COMPLETE, "\t");
        keys.bind(Key.REDRAW, KeyMap.ctrl('L'));
        keys.bind(Key.INTERRUPT, KeyMap.ctrl('C'));
        keys.bind(Key.END_OF_INPUT, KeyMap.ctrl('D'));
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
        change(() -> refusal = sentence);
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
    public void draw(Function<Look, Picture> painting, List<String> completions) {
        change(
                () -> {
                    painter = painting;
                    typable = completions;
                });
    }

    @Override
    public void keys(List<String> keys) {
        lock.lock();
        ownKeys = List.copyOf(keys);
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
            Line small =
                    Line.of(
                            texts.say(
                                    "screen.small",
                                    look.width(),
                                    look.height(),
                                    Look.LEAST_WIDTH,
                                    Look.LEAST_HEIGHT),
                            Style.WRONG);
            int rows = Math.max(0, look.height() - 2);
            return Page.ofLines(look, Page.latest(news, look.width(), rows), below(small));
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
            String line = texts.say("screen.keys", own);
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

    private Page askedPage(Look look) {
        List<Line> lines =
                asked.stream()
                        .map(Line::harmless)
                        .flatMap(line -> Line.broken(line, look.width()).stream())
                        .map(Line::of)
                        .toList();
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
            ShutdownHooks.remove(farewell);
            device.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "the terminal did not close", e);
        }
    }

    /** As it was: no longer whoever is drawing is waited for than a moment. */
    private void restore() {
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
