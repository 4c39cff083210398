package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** {@code docs/protocol.md} says of every message what its record says, and its lines are read. */
class ProtocolPageTest {
    private static final Pattern ROW = Pattern.compile("\\| `(\\w+)`(\\??) \\|.*");
    private static final Pattern HOLE = Pattern.compile("<[a-z]+>");
    private static String page = "";

    @BeforeAll
    static void readIt() throws IOException {
        page = Files.readString(Path.of("..", "..", "docs", "protocol.md"));
    }

    /** What stands between a heading and the next one of its level or above. */
    private static String section(String heading) {
        String level = heading.substring(0, heading.indexOf(' '));
        int from = page.indexOf("\n" + heading + "\n");
        assertThat(from).as("the heading '%s'", heading).isNotNegative();
        String rest = page.substring(from + heading.length() + 2);
        return Pattern.compile("\n#{1," + level.length() + "} ").split(rest, 2)[0];
    }

    private static List<String> headings(String text) {
        return text.lines().filter(l -> l.startsWith("### ")).map(l -> l.substring(4)).toList();
    }

    /** The fields of the table under a heading, as in {@code seat?}. */
    private static List<String> fields(String text) {
        return text.lines()
                .map(ROW::matcher)
                .filter(row -> row.matches())
                .map(row -> row.group(1) + row.group(2))
                .toList();
    }

    /** The fields of a record, as the page should name them. */
    private static List<String> fields(RecordShape record, boolean marksOptional, String leftOut) {
        List<String> names = new ArrayList<>();
        for (RecordShape.Field field : record.fields()) {
            if (field.flat()) {
                names.addAll(fields((RecordShape) field.shape(), marksOptional, leftOut));
            } else if (!field.name().equals(leftOut)) {
                names.add(field.name() + (marksOptional && field.nullable() ? "?" : ""));
            }
        }
        return names;
    }

    private static void describes(
            Collection<RecordShape> records, String part, boolean marksOptional, String leftOut) {
        List<String> names = records.stream().map(RecordShape::wireType).toList();
        assertThat(headings(section(part))).containsExactlyElementsOf(names);
        for (RecordShape record : records) {
            String text = "\n" + section(part);
            int from = text.indexOf("\n### " + record.wireType() + "\n");
            assertThat(fields(text.substring(from + 5).split("\n### ", 2)[0]))
                    .as("the fields of %s", record.wireType())
                    .isEqualTo(fields(record, marksOptional, leftOut));
        }
    }

    @Test
    void everyRequestIsDescribedWithItsFields() {
        describes(MessageCodec.REQUESTS.records(), "## Requests", true, "id");
    }

    @Test
    void everyAnswerAndPushedMessageIsDescribedWithItsFields() {
        List<RecordShape> answers = new ArrayList<>();
        List<RecordShape> pushed = new ArrayList<>();
        for (RecordShape record : MessageCodec.ANSWERS.records()) {
            boolean isAnswer = ServerMessage.Answer.class.isAssignableFrom(record.type());
            (isAnswer ? answers : pushed).add(record);
        }
        describes(answers, "## Answers", false, "re");
        describes(pushed, "## Pushed messages", false, "");
    }

    @Test
    void everyPartIsDescribedWithItsFields() {
        Shapes shapes = Shapes.ofAnswers();
        List<Class<?>> parts =
                List.of(
                        ServerMessage.SeatedAt.class,
                        ServerMessage.RulesetRow.class,
                        ServerMessage.SeatRange.class,
                        ServerMessage.PresetRow.class,
                        ServerMessage.BotRow.class,
                        ServerMessage.TableRow.class,
                        ServerMessage.SeatRow.class);
        assertThat(headings(section("## Parts")))
                .containsExactlyElementsOf(parts.stream().map(Class::getSimpleName).toList());
        for (Class<?> part : parts) {
            // The row of a table is told in full at the message that it is.
            String where =
                    part == ServerMessage.TableRow.class
                            ? "### table"
                            : "### " + part.getSimpleName();
            assertThat(fields(section(where)))
                    .as("the fields of %s", part.getSimpleName())
                    .isEqualTo(fields(shapes.record(part), false, ""));
        }
    }

    @Test
    void everyErrorCodeIsDescribed() {
        assertThat(fields(section("## Errors")))
                .containsExactlyElementsOf(
                        Stream.of(ErrorCode.values()).map(ErrorCode::wire).toList());
    }

    @Test
    void everyWordThatASeatOrATableMayHaveIsNamed() {
        assertThat(section("### table"))
                .contains(
                        String.join(
                                ", ",
                                Stream.of(TableState.values()).map(TableState::wire).toList()));
        assertThat(section("### SeatRow"))
                .contains(
                        String.join(
                                ", ", Stream.of(SeatKind.values()).map(SeatKind::wire).toList()));
    }

    @Test
    void theLimitsAreThoseOfTheCodec() {
        assertThat(section("## Lines"))
                .contains(
                        "%,d bytes".formatted(MessageCodec.LONGEST_LINE),
                        "200 characters",
                        "64 deep");
    }

    @Test
    void everyLineOfTheConversationIsAMessage() {
        List<String> lines =
                Pattern.compile("```conversation\n(.*?)```", Pattern.DOTALL)
                        .matcher(page)
                        .results()
                        .map(MatchResult::group)
                        .flatMap(String::lines)
                        .filter(line -> line.matches("[CS]: \\{.*"))
                        .toList();
        assertThat(lines).hasSizeGreaterThan(15);
        for (String line : lines) {
            String json = filled(line.substring(3));
            Decoded<?> decoded =
                    line.startsWith("C") ? MessageCodec.request(json) : MessageCodec.answer(json);
            assertThat(decoded).as(line).isInstanceOf(Decoded.Message.class);
        }
    }

    /** The line with something in place of what differs each time. */
    private static String filled(String line) {
        String texts = Pattern.compile("\"<[a-z]+>\"").matcher(line).replaceAll("\"x\"");
        String lists = texts.replace("<features>", "[]").replace("<view>", "{}");
        return HOLE.matcher(lists).replaceAll("7").replace(",…", "");
    }
}
