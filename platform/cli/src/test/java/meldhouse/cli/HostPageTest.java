package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;

import meldhouse.client.terminal.Line;
import meldhouse.client.terminal.Tongue;
import meldhouse.protocol.SeatKind;
import meldhouse.protocol.ServerMessage;
import meldhouse.protocol.TableState;
import meldhouse.server.Overview;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The page that a host shows in its terminal. */
class HostPageTest {
    private static final String ADDRESS = "http://192.168.1.20:7778/";
    private static final String LINK = "http://localhost:7778/admin/abcdefghjkmnpqrstu";

    private static ServerMessage.TableRow table(int number, TableState state) {
        return new ServerMessage.TableRow(
                "t" + number,
                "american",
                "Table " + number,
                List.of(
                        new ServerMessage.SeatRow(0, SeatKind.PLAYER, "Ann", "pann", true),
                        new ServerMessage.SeatRow(1, SeatKind.PLAYER, "Bob", "pbob", false),
                        new ServerMessage.SeatRow(2, SeatKind.BOT, "steady", null, true),
                        new ServerMessage.SeatRow(3, SeatKind.OPEN, null, null, false)),
                state,
                0,
                false,
                "pann",
                null,
                Map.of(),
                null,
                null,
                false,
                false,
                null);
    }

    private static HostPage page(Tongue tongue, int tables, String... joins) {
        return new HostPage(
                tongue,
                "meldhouse 0.1",
                List.of(joins),
                ADDRESS,
                LINK,
                null,
                "/home/ann/.local/share/meldhouse/meldhouse.db",
                new Overview(
                        List.of("Ann"),
                        IntStream.rangeClosed(1, tables)
                                .mapToObj(number -> table(number, TableState.PLAYING))
                                .toList()),
                "",
                true);
    }

    private static String text(List<Line> lines) {
        return lines.stream().map(Line::text).collect(Collectors.joining("\n"));
    }

    @Test
    void itTellsHowToComeWhoIsThereAndHowToStop() {
        assertThat(text(page(Tongue.ENGLISH, 1, "meldhouse join 192.168.1.20").lines(80, 24)))
                .contains(
                        "meldhouse join 192.168.1.20",
                        ADDRESS,
                        LINK,
                        "Table 1  playing  Ann, Bob (away), steady, open",
                        "Players: 1: Ann",
                        "meldhouse.db",
                        "Ctrl-C");
    }

    @ParameterizedTest
    @EnumSource
    void itFitsItsScreenWhateverIsThere(Tongue tongue) {
        for (int tables : new int[] {0, 1, 5, 200}) {
            for (int width : new int[] {60, 80, 200}) {
                for (int height : new int[] {18, 24, 60}) {
                    List<Line> lines =
                            page(tongue, tables, "meldhouse join 192.168.1.20", "b", "c", "d", "e")
                                    .lines(width, height);
                    assertThat(lines).hasSize(height);
                    assertThat(lines)
                            .allSatisfy(
                                    line -> assertThat(line.width()).isLessThanOrEqualTo(width));
                    assertThat(text(lines)).contains("192.168.1.20", LINK);
                }
            }
        }
    }

    @Test
    void whereThereIsNoRoomForAllTablesItSaysHowManyMore() {
        assertThat(text(page(Tongue.ENGLISH, 200, "x").lines(80, 24)))
                .contains("Tables: 200", "Table 1 ", "more")
                .doesNotContain("Table 200");
    }

    @ParameterizedTest
    @CsvSource({
        "http://192.168.1.20:7778/",
        "http://192.168.100.100:65535/",
        "http://[fe80::1234:5678:9abc:def0]:7778/"
    })
    void aPhoneReadsTheAddressOffTheScreen(String address) throws Exception {
        List<String> drawn = QrCode.lines(address);
        int dot = 4;
        int side = drawn.getFirst().length();
        int high = drawn.size() * 2;
        int[] pixels = new int[side * dot * high * dot];
        for (int y = 0; y < high * dot; y++) {
            for (int x = 0; x < side * dot; x++) {
                char block = drawn.get(y / dot / 2).charAt(x / dot);
                boolean isUpper = y / dot % 2 == 0;
                boolean isLight = block == '█' || block == (isUpper ? '▀' : '▄');
                pixels[y * side * dot + x] = isLight ? 0xffffff : 0;
            }
        }
        assertThat(
                        new QRCodeReader()
                                .decode(
                                        new BinaryBitmap(
                                                new HybridBinarizer(
                                                        new RGBLuminanceSource(
                                                                side * dot, high * dot, pixels))))
                                .getText())
                .isEqualTo(address);
    }

    @Test
    void withoutStylesALineIsItsLettersAlone() {
        HostPage page = page(Tongue.ENGLISH, 1, "x");
        for (Line line : page.lines(80, 24)) {
            assertThat(HostScreen.text(line, false)).doesNotContain("\033");
        }
        assertThat(HostScreen.text(page.lines(80, 24).getFirst(), true))
                .contains("\033[1mmeldhouse 0.1\033[0m", "\033[97;40m");
    }
}
