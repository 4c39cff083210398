package meldhouse.client.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

@Timeout(30)
class ScreenTerminalTest {
    private static final String ENTER_SCREEN = "\033[?1049h";
    private static final String LEAVE_SCREEN = "\033[?1049l";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<String> set = new ArrayList<>();
    private final AtomicInteger interrupted = new AtomicInteger();
    private final BlockingQueue<Throwable> crashes = new LinkedBlockingQueue<>();
    private String before;
    private LineDisciplineTerminal device;
    private ScreenTerminal screen;

    @BeforeEach
    void open() throws IOException {
        device =
                new LineDisciplineTerminal("test", "xterm-256color", out, StandardCharsets.UTF_8) {
                    @Override
                    public void setAttributes(Attributes attributes) {
                        set.add(attributes.toString());
                        super.setAttributes(attributes);
                    }
                };
        before = device.getAttributes().toString();
        device.setSize(Size.of(80, 24));
        screen =
                new ScreenTerminal(
                        new Farewell(),
                        device,
                        Tongue.ENGLISH,
                        true,
                        true,
                        BotPace.NONE,
                        interrupted::incrementAndGet,
                        crashes::add);
        screen.open();
    }

    private String written() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private void type(String keys) throws IOException {
        device.processInputBytes(keys.getBytes(StandardCharsets.UTF_8));
    }

    private void draw() {
        screen.draw(
                look -> new Picture(List.of(Line.of("the table")), List.of(Line.of("the hand"))),
                List.of("Your hand: spades T; hearts T."),
                List.of("TS", "TH"));
    }

    @Test
    void theTableTheNewsAndTheQuestionAreSeen() {
        draw();
        screen.say("Bob plays the ace of spades.");
        screen.ask("Play AS:");
        assertThat(written())
                .contains(ENTER_SCREEN, "the table", "the hand", "Bob plays", "Play AS:");
    }

    @Test
    void theKeysOfTheTablesOwnCommandsAreShownAsFarAsThereIsRoom() {
        screen.keys(List.of("a auction", "l last"), "screen.keys");
        draw();
        assertThat(written()).contains("h hint  a auction  l last  c chat");
        out.reset();
        screen.keys(List.of("a " + "auction".repeat(9), "l last"), "screen.keys");
        draw();
        screen.say("Bob passes.");
        assertThat(written()).doesNotContain("auctionauction");
    }

    @Test
    void theTerminalIsLeftAsItWas() {
        draw();
        assertThat(set).isNotEmpty().doesNotContain(before);
        screen.close();
        screen.close();
        assertThat(set.getLast()).isEqualTo(before);
        assertThat(written()).contains(LEAVE_SCREEN);
        out.reset();
        screen.say("Too late.");
        assertThat(written()).isEmpty();
    }

    @Test
    void aWindowThatBecomesTooSmallSaysSoAndTheGameGoesOn() throws IOException {
        draw();
        screen.say("Bob bids 250.");
        for (Size size : List.of(Size.of(40, 10), Size.of(1, 1), Size.of(79, 24))) {
            device.setSize(size);
            device.raise(Signal.WINCH);
        }
        assertThat(written()).contains("The window is too small", "Your hand: spades T");
        type("p\r");
        assertThat(screen.read()).contains("p");
        out.reset();
        device.setSize(Size.of(100, 30));
        device.raise(Signal.WINCH);
        assertThat(written()).contains("the table");
    }

    @Test
    void linesAreTypedEditedAndCompleted() throws IOException {
        draw();
        type("26x\1777\r");
        assertThat(screen.read()).contains("267");
        type("t\t\t\r");
        assertThat(screen.read()).contains("TH");
        type("\033[A\033[A\r");
        assertThat(screen.read()).contains("267");
        type("\u00f8\r");
        assertThat(screen.read()).contains("\u00f8");
    }

    @Test
    void whatWasAskedForStaysUntilEnterIsPressedAndTheTableInSight() throws IOException {
        draw();
        screen.show(List.of("SCORES"));
        assertThat(written()).contains("the table", "SCORES", "back to the table");
        out.reset();
        device.raise(Signal.WINCH);
        assertThat(written()).contains("the table", "SCORES", "the hand");
        type("\rq\r");
        assertThat(screen.read()).contains("q");
    }

    @Test
    void whatHasNoRoomBesideTheTableIsAPageOfItsOwn() throws IOException {
        draw();
        screen.show(java.util.Collections.nCopies(30, "SCORES"));
        out.reset();
        device.raise(Signal.WINCH);
        assertThat(written()).contains("SCORES", "Enter: more (1 of 2)");
        assertThat(written()).doesNotContain("the table", "the hand");
        type("\r\rq\r");
        assertThat(screen.read()).contains("q");
        assertThat(written()).contains("the table");
    }

    @Test
    void aRefusalIsShownUntilTheNextLine() throws IOException {
        draw();
        screen.refuse("You hold hearts, so you must follow hearts.");
        assertThat(written()).contains("you must follow hearts");
        out.reset();
        screen.heard("AH");
        assertThat(written()).contains("help");
    }

    @Test
    void controlCInterrupts() {
        draw();
        device.raise(Signal.INT);
        assertThat(interrupted).hasValue(1);
    }

    @Test
    void whatNobodyCatchesInAnyThreadGivesTheTerminalBackFirst() throws Exception {
        draw();
        RuntimeException fault = new IllegalStateException("a fault");
        for (Thread.Builder thread : List.of(Thread.ofPlatform(), Thread.ofVirtual())) {
            thread.start(
                            () -> {
                                throw fault;
                            })
                    .join();
            assertThat(crashes.poll(20, TimeUnit.SECONDS)).isSameAs(fault);
            assertThat(set.getLast()).isEqualTo(before);
            assertThat(written()).contains(LEAVE_SCREEN).containsOnlyOnce(LEAVE_SCREEN);
        }
    }

    @Test
    void onceItIsClosedOthersDealWithWhatNobodyCatches() throws Exception {
        screen.close();
        assertThat(Thread.getDefaultUncaughtExceptionHandler()).isNull();
    }

    @AfterEach
    void close() {
        screen.close();
    }

    @Test
    void theEndOfTheInputIsTheEnd() throws IOException {
        type("\004");
        assertThat(screen.read()).isEmpty();
    }
}
