package meldhouse.cli;

import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Style;

import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import java.io.IOError;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Shows a host's page in the terminal, anew each second where it has changed, until it is closed;
 * then the terminal is as it was. What is typed does nothing but have it looked at again, and drawn
 * anew.
 */
final class HostScreen implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(HostScreen.class.getName());
    private static final long EVERY_MILLIS = 1000;
    private static final String OPEN = "\033[?1049h\033[?25l";
    private static final String CLOSE = "\033[?25h\033[?1049l";
    private static final String HOME = "\033[H";
    private static final String TO_LINE_END = "\033[K";
    private static final String TO_SCREEN_END = "\033[J";
    private static final int NO_KEY_YET = -2;
    private static final int NO_KEYS = -1;

    private final PrintStream out;
    private final Terminal device;
    private final boolean styled;
    private final Supplier<HostPage> page;
    private final Attributes before;
    private final Thread drawing;
    private String drawn = "";
    private volatile boolean closed;

    private HostScreen(PrintStream out, Terminal device, boolean styled, Supplier<HostPage> page) {
        this.out = out;
        this.device = device;
        this.styled = styled;
        this.page = page;
        this.before = device.getAttributes();
        this.drawing = Thread.ofPlatform().daemon().name("meldhouse-page").unstarted(this::draw);
    }

    /**
     * Shows a page from now on.
     *
     * @param styled whether anything but plain letters is wanted
     * @param page as it is now; asked again and again
     * @throws IOException if there is no terminal that it can be drawn on
     */
    static HostScreen open(PrintStream out, boolean styled, Supplier<HostPage> page)
            throws IOException {
        // Without its signals: Ctrl-C ends the process in order, as it does without a page.
        Terminal device =
                TerminalBuilder.builder().system(true).dumb(false).nativeSignals(false).build();
        return open(out, device, styled, page);
    }

    /**
     * The same on a certain terminal.
     *
     * @param device is closed with it
     */
    static HostScreen open(
            PrintStream out, Terminal device, boolean styled, Supplier<HostPage> page) {
        HostScreen screen = new HostScreen(out, device, styled, page);
        // Nothing that is typed is echoed, so that nothing scrolls; Ctrl-C stays a signal.
        device.enterRawMode();
        Attributes quiet = device.getAttributes();
        quiet.setLocalFlag(Attributes.LocalFlag.ISIG, true);
        device.setAttributes(quiet);
        out.print(OPEN);
        screen.drawing.start();
        return screen;
    }

    /** Whether there is room for one. */
    static boolean hasRoom() {
        return TerminalSize.ofProcess()
                .filter(size -> size.columns() >= HostPage.LEAST_WIDTH)
                .filter(size -> size.lines() >= HostPage.LEAST_HEIGHT)
                .isPresent();
    }

    private void draw() {
        while (!closed) {
            try {
                Size size = device.getSize();
                paint(page.get().lines(size.getColumns(), size.getRows()));
                awaitKeyOrTime();
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.WARNING, "The page cannot be drawn", e);
                return;
            }
        }
    }

    /** Lets a second pass, or less if something is typed, which may have left its mark. */
    private void awaitKeyOrTime() throws InterruptedException {
        int key = NO_KEYS;
        try {
            key = device.reader().read(EVERY_MILLIS);
        } catch (InterruptedIOException e) {
            throw new InterruptedException(e.getMessage());
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no keys come from the terminal", e);
        }
        if (key == NO_KEYS) {
            synchronized (this) {
                if (!closed) {
                    TimeUnit.MILLISECONDS.timedWait(this, EVERY_MILLIS);
                }
            }
        } else if (key != NO_KEY_YET) {
            drawAnew();
        }
    }

    private synchronized void drawAnew() {
        drawn = "";
    }

    private synchronized void paint(List<Line> lines) {
        String now =
                lines.stream()
                                .map(line -> text(line, styled))
                                .collect(
                                        Collectors.joining(TO_LINE_END + "\r\n", HOME, TO_LINE_END))
                        + TO_SCREEN_END;
        if (!closed && !now.equals(drawn)) {
            drawn = now;
            out.print(now);
            out.flush();
        }
    }

    /** A line as a terminal takes it. */
    static String text(Line line, boolean styled) {
        return line.spans().stream()
                .map(span -> styled ? styled(span) : span.text())
                .collect(Collectors.joining());
    }

    private static String styled(Line.Span span) {
        Style style = span.style();
        String code =
                style.equals(HostPage.DOTS)
                        ? "97;40"
                        : style.strong() ? "1" : style.faint() ? "2" : "";
        return code.isEmpty() ? span.text() : "\033[" + code + "m" + span.text() + "\033[0m";
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            out.print(CLOSE);
            out.flush();
            // Before the thread is interrupted, which would interrupt this as well.
            restore();
        }
        drawing.interrupt();
        try {
            device.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "the terminal does not close", e);
        }
    }

    private void restore() {
        try {
            device.setAttributes(before);
        } catch (RuntimeException | IOError e) {
            // JLine's own hook may have put the terminal back already.
            LOG.log(System.Logger.Level.DEBUG, "the terminal is not put back", e);
        }
    }
}
