package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.api.game.Event;
import meldhouse.api.game.Language;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.MoveRange;
import meldhouse.api.game.View;
import meldhouse.api.game.Viewer;
import meldhouse.api.game.WireType;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class LanguageCodecTest {
    private static final LanguageCodec CODEC = new LanguageCodec(Whist.LANGUAGE);

    static List<Move> moves() {
        Map<String, Integer> claims = new LinkedHashMap<>();
        claims.put("run", 150);
        claims.put("dix", 10);
        return List.of(
                new Whist.Wish.Bid(260),
                new Whist.Wish.Pass(),
                new Whist.Wish.Play(Card.JOKER),
                new Whist.Wish.CallTrump(Suit.HEARTS, true),
                new Whist.Wish.CallTrump(Suit.HEARTS, null),
                new Whist.Wish.Lay(
                        List.of(
                                new Whist.Set(Card.parseAll("AS TS"), "pair"),
                                new Whist.Set(List.of(), null)),
                        claims));
    }

    static List<Event> events() {
        return List.of(
                new Whist.Fact.Dealt(1, Card.parseAll("9D JC"), 2),
                new Whist.Fact.Dealt(1, null, 2),
                new Whist.Fact.BidMade(3, 300));
    }

    static List<View> views() {
        return List.of(
                new Whist.Sight(
                        2,
                        Card.parseAll("KH"),
                        Map.of("us", List.of(100, -250)),
                        Arrays.asList(Suit.CLUBS, null),
                        new Whist.Part.Playing(Suit.CLUBS, Card.parseAll("AC"))),
                new Whist.Sight(null, List.of(), Map.of(), List.of(), new Whist.Part.Bidding(null)),
                new Whist.Sight(null, List.of(), Map.of(), List.of(), null));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void aMoveIsReadBackAsItWas(Move move) throws Unreadable {
        assertThat(CODEC.move(through(CODEC.move(move)))).isEqualTo(move);
    }

    @ParameterizedTest
    @MethodSource("events")
    void anEventIsReadBackAsItWas(Event event) throws Unreadable {
        assertThat(CODEC.event(through(CODEC.event(event)))).isEqualTo(event);
    }

    @ParameterizedTest
    @MethodSource("views")
    void aViewIsReadBackAsItWas(View view) throws Unreadable {
        assertThat(CODEC.view(through(CODEC.view(view)))).isEqualTo(view);
    }

    private static JsonNode through(JsonNode json) {
        return Samples.json(json.toString());
    }

    @Nested
    class WhatIsPrinted {
        @Test
        void theTypeComesFirstAndNullIsLeftOut() {
            assertThat(CODEC.move(new Whist.Wish.CallTrump(Suit.SPADES, null)))
                    .hasToString("{\"type\":\"call_trump\",\"suit\":\"S\"}");
            assertThat(
                            CODEC.event(
                                    new Whist.Fact.Dealt(1, Card.parseAll("9D"), 1)
                                            .seenBy(Viewer.WATCHER)))
                    .hasToString("{\"type\":\"dealt\",\"seat\":1,\"count\":1}");
        }

        @Test
        void mapsKeepTheirOrder() {
            assertThat(CODEC.move(moves().getLast()).toString())
                    .contains("{\"run\":150,\"dix\":10}");
        }

        @Test
        void aPartOfASealedFamilyBearsItsType() {
            assertThat(CODEC.view(views().getFirst()).toString())
                    .endsWith(
                            "\"part\":{\"type\":\"playing\",\"trump\":\"C\",\"trick\":[\"AC\"]}}");
        }

        @Test
        void legalMovesAreListedThenTheRanges() {
            LegalMoves legal =
                    LegalMoves.of(
                            List.of(new Whist.Wish.Pass(), new Whist.Wish.Play(Card.parse("TS"))),
                            List.of(
                                    new MoveRange(
                                            "bid", "amount", 260, null, 10, Whist.Wish.Bid::new),
                                    new MoveRange("bid", "amount", 5, 25, 5, Whist.Wish.Bid::new)));
            assertThat(CODEC.legal(legal))
                    .hasToString(
                            "[{\"type\":\"pass\"}, {\"type\":\"play\",\"card\":\"TS\"},"
                                + " {\"type\":\"bid\",\"field\":\"amount\",\"min\":260,\"max\":null,\"step\":10},"
                                + " {\"type\":\"bid\",\"field\":\"amount\",\"min\":5,\"max\":25,\"step\":5}]");
            assertThat(CODEC.legal(LegalMoves.NONE)).isEmpty();
        }
    }

    @Nested
    class WhatIsRefused {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                textBlock =
                        """
                        []                                | it is []. Allowed: an object with a field 'type'.
                        {}                                | the field 'type' is missing. Allowed: bid, pass, play, call_trump, lay.
                        {'type':7}                        | the field 'type' is 7. Allowed: bid, pass, play, call_trump, lay.
                        {'type':'bidd'}                   | the field 'type' is "bidd", which is not known; did you mean bid? Allowed: bid, pass, play, call_trump, lay.
                        {'type':'fold_all_of_it'}         | the field 'type' is "fold_all_of_it", which is not known. Allowed: bid, pass, play, call_trump, lay.
                        {'type':'bid'}                    | the field 'amount' is missing. Allowed: a whole number.
                        {'type':'bid','amount':null}      | the field 'amount' is null. Allowed: a whole number.
                        {'type':'bid','amount':260.5}     | the field 'amount' is 260.5. Allowed: a whole number.
                        {'type':'bid','amount':'260'}     | the field 'amount' is "260". Allowed: a whole number.
                        {'type':'bid','amount':99999999999} | the field 'amount' is 99999999999. Allowed: a whole number from -2147483648 to 2147483647.
                        {'type':'bid','amount':-5}        | it is not allowed: Cannot bid -5: too little.
                        {'type':'play','card':'ZZ'}       | the field 'card' is not allowed: Cannot read card 'ZZ': a card is a rank (A K Q J T 9 8 7 6 5 4 3 2) and a suit (S H D C), as in TS, or JK for a joker.
                        {'type':'play','card':3}          | the field 'card' is 3. Allowed: a card as a text.
                        {'type':'call_trump','suit':'X'}  | the field 'suit' is "X". Allowed: S, H, D, C.
                        {'type':'call_trump','suit':'s'}  | the field 'suit' is "s". Allowed: S, H, D, C.
                        {'type':'call_trump','suit':'S','open':1} | the field 'open' is 1. Allowed: true or false.
                        {'type':'lay','melds':{},'claims':{}} | the field 'melds' is {}. Allowed: a list.
                        {'type':'lay','melds':[{}],'claims':{}} | the field 'melds[0].cards' is missing. Allowed: a list.
                        {'type':'lay','melds':[{'cards':['AS',null]}],'claims':{}} | the field 'melds[0].cards[1]' is null. Allowed: a card as a text.
                        {'type':'lay','melds':[null],'claims':{}} | the field 'melds[0]' is null. Allowed: an object with cards, name.
                        {'type':'lay','melds':[],'claims':[]}   | the field 'claims' is []. Allowed: an object.
                        {'type':'lay','melds':[],'claims':{'run':'x'}} | the field 'claims.run' is "x". Allowed: a whole number.
                        """)
        void aMoveThatIsNone(String move, String problem) {
            JsonNode json = Samples.json(move);
            assertThatThrownBy(() -> CODEC.move(json))
                    .isInstanceOf(Unreadable.class)
                    .hasMessage("Cannot read the move: " + problem);
        }

        @Test
        void eventsAndViewsToo() {
            assertThatThrownBy(() -> CODEC.event(Samples.json("{'type':'pass'}")))
                    .isInstanceOf(Unreadable.class)
                    .hasMessageStartingWith("Cannot read the event: the field 'type' is \"pass\"");
            assertThatThrownBy(() -> CODEC.view(Samples.json("{'hand':3}")))
                    .isInstanceOf(Unreadable.class)
                    .hasMessage("Cannot read the view: the field 'hand' is 3. Allowed: a list.");
        }

        @Test
        void aMoveOfAnotherLanguage() {
            record Other() implements Move {}
            assertThatThrownBy(() -> CODEC.move(new Other()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("Other");
        }
    }

    /** Languages that have no JSON form. */
    public static final class Bad {
        private Bad() {}

        public sealed interface Odd extends Move {
            @WireType("odd")
            record One(double weight) implements Odd {}
        }

        public sealed interface Named extends Move {
            @WireType("named")
            record One(String type) implements Named {}
        }

        public sealed interface Endless extends Move {
            @WireType("endless")
            record One(List<One> more) implements Endless {}
        }

        public sealed interface Hidden extends Move {}

        @WireType("hidden")
        record HiddenOne(int seat) implements Hidden {}
    }

    @Nested
    class ALanguageWithoutAForm {
        @Test
        void namesTheComponentAndWhatIsAllowed() {
            assertThat(refusal(Bad.Odd.class))
                    .startsWith("Cannot map double weight of " + Bad.Odd.One.class.getName())
                    .contains("Allowed: int, boolean, String");
            assertThat(refusal(Bad.Named.class)).contains("String type of", "its name is taken");
            assertThat(refusal(Bad.Endless.class)).contains("it has itself among its parts");
            assertThat(refusal(Bad.Hidden.class)).contains("Needed: a public record");
        }

        private static String refusal(Class<? extends Move> moves) {
            Language language = new Language(moves, Whist.Fact.class, Whist.Sight.class);
            return catchThrowableOfType(
                            IllegalArgumentException.class, () -> new LanguageCodec(language))
                    .getMessage();
        }
    }

    @Test
    void whatWasReadCannotBeChanged() throws Unreadable {
        Whist.Wish.Lay lay =
                (Whist.Wish.Lay)
                        CODEC.move(Samples.json("{'type':'lay','melds':[],'claims':{'a':1}}"));
        assertThatThrownBy(() -> lay.melds().add(new Whist.Set(new ArrayList<>(), null)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> lay.claims().clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
