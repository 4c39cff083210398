package bezique;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Rank;
import meldhouse.api.cards.Suit;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;
import meldhouse.api.options.Values;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The house rules as constants: read once when a table is made.
 *
 * @param target the points that end a match
 * @param brisque what each ace and ten in tricks is worth
 * @param lastTrick the bonus for the last trick
 * @param moving whether the bezique is of other suits where spades or diamonds are trump
 * @param melds the points of each declaration
 */
record BeziqueRules(
        int target, int brisque, int lastTrick, boolean moving, Map<Kind, Integer> melds) {
    private static final List<String> KINDS =
            Arrays.stream(Kind.values()).map(Kind::toString).toList();

    static final Schema SCHEMA =
            new Schema(
                    List.of(
                            new Option.Whole(
                                    "target",
                                    "match",
                                    "Points to win",
                                    500,
                                    5000,
                                    100,
                                    false,
                                    1000),
                            new Option.Whole(
                                    "brisque",
                                    "score",
                                    "Points for each ace and ten in tricks",
                                    0,
                                    20,
                                    1,
                                    false,
                                    10),
                            new Option.Whole(
                                    "lastTrick",
                                    "score",
                                    "Points for the last trick",
                                    0,
                                    50,
                                    5,
                                    false,
                                    10),
                            new Option.Choice(
                                    "beziqueSuits",
                                    "melds",
                                    "Which queen and jack make a bezique: always spades and"
                                            + " diamonds, or clubs and hearts where one of those is"
                                            + " trump",
                                    List.of("fixed", "moving"),
                                    "fixed"),
                            new Option.Points(
                                    "melds",
                                    "melds",
                                    "Points for each declaration",
                                    KINDS,
                                    0,
                                    1500,
                                    false,
                                    usual())));

    static BeziqueRules of(Values values) {
        Map<Kind, Integer> melds = new TreeMap<>();
        Map<String, Integer> points = values.pointsOrOpen("melds");
        for (Kind kind : Kind.values()) {
            melds.put(kind, points == null ? kind.usual() : points.get(kind.toString()));
        }
        return new BeziqueRules(
                values.whole("target"),
                values.whole("brisque"),
                values.whole("lastTrick"),
                values.choice("beziqueSuits").equals("moving"),
                melds);
    }

    private static Map<String, Integer> usual() {
        return Arrays.stream(Kind.values())
                .collect(Collectors.toMap(Kind::toString, Kind::usual, (a, b) -> a, TreeMap::new));
    }

    /** The queen and the jack that make a bezique. */
    List<Card> bezique(Suit trump) {
        boolean others = moving && (trump == Suit.SPADES || trump == Suit.DIAMONDS);
        return List.of(
                Card.of(Rank.QUEEN, others ? Suit.CLUBS : Suit.SPADES),
                Card.of(Rank.JACK, others ? Suit.HEARTS : Suit.DIAMONDS));
    }
}
