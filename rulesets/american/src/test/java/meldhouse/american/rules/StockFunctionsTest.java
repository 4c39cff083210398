package meldhouse.american.rules;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Done;
import meldhouse.american.AmericanMove.LayExtra;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanView;
import meldhouse.american.ExtraMeld;
import meldhouse.american.MeldKind;
import meldhouse.american.Origin;
import meldhouse.american.StockEvent.Melded;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Decision;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.api.game.Viewer;
import meldhouse.testkit.HookedRuleset;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Functions of the house rules while there is a stock, and after it. */
class StockFunctionsTest {
    /** Seat 1 leads; the next cards of the stock are the second ten of spades and an ace. */
    private static final Layout DEAL =
            new Layout(
                    Hands.of(
                            new long[] {
                                Hand.parse("TS KS QS TH TC TD AC JS 9S KD QD 9H"),
                                Hand.parse("AS KS QH JH 9H JD KC KC QC QC JC TC"),
                                0,
                                0,
                                0
                            }),
                    Deck.number(Card.parse("KH")),
                    numbers(
                            "TS AS AH AH TH KH JH QH AD AD TD KD QD JD 9D 9D AC JC 9C 9C QS JS"
                                    + " 9S"));

    private static List<Integer> numbers(String cards) {
        return Card.parseAll(cards).stream().map(Deck::number).toList();
    }

    private static Position start(Map<String, Function<Map<String, ?>, Object>> functions) {
        AmericanRuleset ruleset = new AmericanRuleset();
        AmericanGame game =
                (AmericanGame)
                        ruleset.configure(
                                ruleset.preset("twoHanded").rules(),
                                HookedRuleset.hooks(functions));
        return Dealing.dealt(Ledger.start(game, 0), DEAL, Story.SILENT);
    }

    private static Position after(Position start, AmericanMove... moves) {
        Position position = start;
        for (AmericanMove move : moves) {
            position = accepted(position, move).next();
        }
        return position;
    }

    private static Decision.Accepted accepted(Position position, Move move) {
        return Games.accepted(position, ((Turn.Seated) position.turn()).seat(), move);
    }

    private static String refused(Position position, Move move) {
        return Games.refused(position, ((Turn.Seated) position.turn()).seat(), move)
                .why()
                .sentence();
    }

    private static Play play(String card) {
        return new Play(Card.parse(card), null);
    }

    /** A ten of every suit. */
    private static Object rainbow(Map<String, ?> deal) {
        List<String> tens = List.of("TC", "TD", "TH", "TS");
        return ((List<?>) deal.get("hand")).containsAll(tens)
                ? List.of(Map.of("name", "Rainbow", "cards", tens, "points", 40))
                : List.of();
    }

    @Test
    void anExtraMeldIsLaidAfterATrick() {
        Position won =
                after(
                        start(Map.of("extraMelds", StockFunctionsTest::rainbow)),
                        play("JC"),
                        play("AC"));
        LayExtra rainbow = new LayExtra("Rainbow");
        assertThat(won.legalMoves().listed()).contains(rainbow);
        Decision.Accepted laid = accepted(won, rainbow);
        Melded melded = (Melded) laid.events().getFirst();
        assertThat(melded.meld().points()).isEqualTo(40);
        assertThat(melded.meld().extras())
                .containsExactly(new ExtraMeld("Rainbow", Card.parseAll("TS TH TD TC"), 40));
        assertThat(melded.table())
                .hasSize(4)
                .allMatch(card -> card.used().equals(List.of(MeldKind.EXTRA)));
        assertThat(((InDeal) laid.next()).game().scoredBy(melded))
                .anyMatch(source -> source.options().contains("extraMelds"));
        assertThat(laid.next().text())
                .isEqualTo(((InDeal) laid.next()).game().parse(laid.next().text()).text());
        AmericanView view = (AmericanView) laid.next().view(Viewer.WATCHER);
        assertThat(view.table()).extracting(TableCard::card).hasSize(4);
    }

    @Test
    void aCardServesInOneExtraMeldAndInMeldsOfTheOptionsBeside() {
        Position laid =
                after(
                        start(Map.of("extraMelds", StockFunctionsTest::rainbow)),
                        play("JC"),
                        play("AC"),
                        new LayExtra("Rainbow"));
        Position later = after(laid, new Done(), new Play(Card.parse("9H"), null), play("9H"));
        assertThat(((AmericanView) later.view(Viewer.seat(0))).hand()).contains(Card.parse("TS"));
        assertThat(later.legalMoves().listed())
                .contains(
                        new AmericanMove.LayMeld(MeldKind.COMMON_MARRIAGE, Card.parse("KS").suit()))
                .noneMatch(LayExtra.class::isInstance);
        assertThat(refused(later, new LayExtra("Rainbow")))
                .isEqualTo(
                        "Your house rules find no meld 'Rainbow' that you can lay now. They find"
                                + " none.");
    }

    @Test
    void oneMeldAfterATrickIsAllAlsoWhereAFunctionFindsMore() {
        Function<Map<String, ?>, Object> pairs =
                deal ->
                        List.of(
                                Map.of("name", "One", "cards", List.of("TH"), "points", 1),
                                Map.of("name", "Two", "cards", List.of("TH", "TD"), "points", 2));
        Position won = after(start(Map.of("extraMelds", pairs)), play("JC"), play("AC"));
        assertThat(won.legalMoves().listed()).contains(new LayExtra("One"), new LayExtra("Two"));
        assertThat(refused(won, new LayExtra("Three"))).endsWith("They find: One, Two.");
        Position laid = after(won, new LayExtra("Two"));
        assertThat(refused(laid, new LayExtra("One")))
                .isEqualTo("You have laid 1 after this trick, and no more is allowed.");
    }

    @Test
    void aMeldIsCountedByAFunctionAlsoWhileThereIsAStock() {
        Position won =
                after(
                        start(
                                Map.of(
                                        "extraMelds",
                                        StockFunctionsTest::rainbow,
                                        "meldPoints",
                                        deal -> (int) deal.get("points") + 5)),
                        play("JC"),
                        play("AC"));
        Melded extra = (Melded) accepted(won, new LayExtra("Rainbow")).events().getFirst();
        assertThat(extra.meld().points()).isEqualTo(45);
        Melded marriage =
                (Melded)
                        accepted(
                                        won,
                                        new AmericanMove.LayMeld(
                                                MeldKind.COMMON_MARRIAGE, Card.parse("KS").suit()))
                                .events()
                                .getFirst();
        assertThat(marriage.meld().points()).isEqualTo(25);
    }

    /** No tens, where there is anything else. */
    private static Object noTens(Map<String, ?> deal) {
        List<?> legal = (List<?>) deal.get("legal");
        List<?> others = legal.stream().filter(card -> !card.toString().startsWith("T")).toList();
        return others.isEmpty() ? legal : others;
    }

    @Test
    void aFunctionRestrictsTheFreeCardsOfTheFirstHalf() {
        List<Map<String, ?>> asked = new ArrayList<>();
        Position start =
                start(
                        Map.of(
                                "legalCards",
                                deal -> {
                                    asked.add(deal);
                                    return noTens(deal);
                                }));
        assertThat(start.legalMoves().listed()).contains(play("JC")).doesNotContain(play("TC"));
        assertThat(asked.getFirst().get("tricks")).isEqualTo(0);
        assertThat(asked.getFirst().get("declarer")).isNull();
        assertThat((List<?>) asked.getFirst().get("hand")).hasSize(12);
        assertThat(refused(start, play("TC")))
                .startsWith("Your house rules do not allow the ten of clubs here: they allow");
        assertThat(refused(start, new Play(Card.parse("TC"), Origin.HAND)))
                .startsWith("Your house rules do not allow the ten of clubs here: they allow");
        Position second = after(start, play("JC"));
        assertThat(second.legalMoves().listed()).doesNotContain(play("TS")).contains(play("AC"));
        assertThat(asked.getLast().get("trick")).asString().contains("JC");
    }

    @Test
    void whereAFunctionRestrictsCardsATurnToMeldIsEndedBeforeTheLead() {
        Position won =
                after(
                        start(Map.of("legalCards", StockFunctionsTest::noTens)),
                        play("JC"),
                        play("AC"));
        assertThat(won.legalMoves().listed()).noneMatch(Play.class::isInstance);
        assertThat(refused(won, play("JS"))).contains("end your turn to meld; then you lead");
        assertThat(after(won, new Done()).legalMoves().listed())
                .contains(play("JS"))
                .doesNotContain(play("TH"));
    }

    @Test
    void aFunctionRestrictsWhatTheDutiesLeaveInTheSecondHalf() {
        Position position =
                start(
                        Map.of(
                                "legalCards",
                                deal -> {
                                    List<?> legal = (List<?>) deal.get("legal");
                                    return legal.subList(legal.size() - 1, legal.size());
                                }));
        while (!(position instanceof Playing playing)) {
            assertThat(plays(position)).isLessThanOrEqualTo(1);
            position = after(position, (AmericanMove) position.legalMoves().listed().getLast());
        }
        assertThat(Hand.size(playing.own())).isEqualTo(12);
        assertThat(Integer.bitCount(playing.playable())).isEqualTo(1);
        Position last = position;
        assertThat(
                        IntStream.range(0, Deck.KINDS)
                                .filter(card -> Hand.has(playing.own(), card))
                                .mapToObj(card -> new Play(Deck.card(card), null))
                                .filter(move -> !last.legalMoves().contains(move)))
                .isNotEmpty()
                .allMatch(move -> refused(last, move).contains("Your house rules do not allow"));
    }

    private static long plays(Position position) {
        return position.legalMoves().listed().stream()
                .filter(Play.class::isInstance)
                .map(move -> ((Play) move).card())
                .distinct()
                .count();
    }
}
