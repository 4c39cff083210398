package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A position as one line of text, in which every card that was dealt stands once. */
final class PositionText {
    private static final String LIST = "([^ ]+)";
    private static final Pattern TEXT =
            Pattern.compile(
                    "dealer ([01]) leader ([01])( declaring)?( over)? trump ([SHDC-]) up %s stock %s hands %s/%s open %s/%s trick %s brisques (\\d{1,2}),(\\d{1,2}) gone %s totals (\\d{1,6}),(\\d{1,6})"
                            .replace("%s", LIST));

    private PositionText() {}

    static String print(BeziquePosition position) {
        Board board = position.board();
        return "dealer %d leader %d%s%s trump %s up %s stock %s hands %s/%s open %s/%s trick %s brisques %d,%d gone %s totals %d,%d"
                .formatted(
                        board.dealer(),
                        board.leader(),
                        board.declaring() ? " declaring" : "",
                        board.over() ? " over" : "",
                        board.trump() == null ? "-" : board.trump(),
                        board.turnedUp() == null ? "-" : board.turnedUp(),
                        list(position.stock(), Card::toString),
                        list(position.hands().get(0), Card::toString),
                        list(position.hands().get(1), Card::toString),
                        list(board.open().get(0), PositionText::lying),
                        list(board.open().get(1), PositionText::lying),
                        list(board.trick(), Card::toString),
                        board.brisques().get(0),
                        board.brisques().get(1),
                        list(board.gone(), Card::toString),
                        board.totals().get(0),
                        board.totals().get(1));
    }

    private static <T> String list(List<T> things, Function<T, String> text) {
        return things.isEmpty() ? "-" : things.stream().map(text).collect(Collectors.joining(","));
    }

    private static String lying(Lying lying) {
        return lying.card()
                + lying.served().stream().map(kind -> ":" + kind).collect(Collectors.joining());
    }

    /**
     * @throws IllegalArgumentException if it is no position; the message says where
     */
    static BeziquePosition parse(BeziqueGame game, String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "Cannot read position '%s': it is none of Bezique.".formatted(text));
        }
        List<List<Card>> hands = List.of(cards(parts.group(8)), cards(parts.group(9)));
        List<Card> stock = cards(parts.group(7));
        Board board =
                new Board(
                        number(parts.group(1)),
                        number(parts.group(2)),
                        parts.group(3) != null,
                        parts.group(5).equals("-") ? null : Suit.parse(parts.group(5)),
                        parts.group(6).equals("-") ? null : Card.parse(parts.group(6)),
                        stock.size(),
                        hands.stream().map(List::size).toList(),
                        List.of(
                                read(parts.group(10), PositionText::readLying),
                                read(parts.group(11), PositionText::readLying)),
                        cards(parts.group(12)),
                        List.of(number(parts.group(13)), number(parts.group(14))),
                        cards(parts.group(15)),
                        List.of(number(parts.group(16)), number(parts.group(17))),
                        parts.group(4) != null);
        BeziquePosition position = new BeziquePosition(game, board, hands, stock);
        if (!print(position).equals(text)) {
            throw new IllegalArgumentException(
                    "Cannot read position '%s': its hands are not in order.".formatted(text));
        }
        return position;
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static List<Card> cards(String text) {
        return read(text, Card::parse);
    }

    private static <T> List<T> read(String text, Function<String, T> one) {
        return text.equals("-") ? List.of() : Arrays.stream(text.split(",", -1)).map(one).toList();
    }

    private static Lying readLying(String text) {
        String[] words = text.split(":", -1);
        List<Kind> served = new ArrayList<>();
        for (String word : words) {
            Arrays.stream(Kind.values())
                    .filter(kind -> kind.toString().equals(word))
                    .forEach(served::add);
        }
        if (served.size() != words.length - 1) {
            throw new IllegalArgumentException(
                    "Cannot read '%s': no such declaration.".formatted(text));
        }
        return new Lying(Card.parse(words[0]), served);
    }
}
