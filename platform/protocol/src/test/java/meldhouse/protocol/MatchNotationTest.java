package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchNotationTest {
    private static final String RECORD =
            """
            {"ruleset":"whist","version":"1","houseRules":{"target":12,"open":null,"mode":"random",\
            "true":"true","counters":{"A":10,"9":0},"rows":[[1,2],[3,4]]},\
            "seats":[{"kind":"player","who":"Bob \\"the\\" Builder ♠ = #1"},{"kind":"bot","who":"steady"}],\
            "commitment":"aa","seed":"12e34","salts":["","pepper","a b"],"mixedSeed":"cc",\
            "moves":[{"seat":0,"seq":3,"by":"player","move":{"type":"bid","amount":250}},\
            {"seat":1,"seq":4,"by":"bot","takenBack":true,"move":{"type":"pass"}},\
            {"seat":1,"seq":4,"by":"clock","move":{"type":"meld","cards":["AS","9H"],"as":"9H","why":null,"text":"x y"}}],\
            "scores":[{"seats":[0],"points":-5,"winner":false},{"seats":[1],"points":12,"winner":true}]}\
            """;

    private static JsonNode json() throws Exception {
        return new JsonMapper().readTree(RECORD);
    }

    @Test
    void aRecordComesBackByteForByte() throws Exception {
        String text = MatchNotation.write(json());
        assertThat(MatchNotation.read(text)).hasToString(RECORD);
        assertThat(MatchNotation.write(MatchNotation.read(text))).isEqualTo(text);
    }

    @Test
    void filesAndFaultsOfFunctionsFollowTheHouseRules() throws Exception {
        String script = "export default { // \"a\\b\"\n".repeat(4_000);
        ObjectNode record = (ObjectNode) json();
        ObjectNode with = new JsonMapper().createObjectNode();
        record.properties()
                .forEach(
                        field -> {
                            with.set(field.getKey(), field.getValue());
                            if (field.getKey().equals("houseRules")) {
                                with.putArray("files")
                                        .addObject()
                                        .put("name", "my rules.js")
                                        .put("hash", "12e4")
                                        .put("text", script);
                                var faults = with.putArray("faults");
                                faults.addObject().put("hook", "misdeal").put("argument", "ab12");
                                faults.addObject().put("hook", "misdeal").put("off", 7);
                            }
                        });
        String text = MatchNotation.write(with);
        assertThat(text.lines())
                .anyMatch(line -> line.startsWith("file \"my rules.js\" \"12e4\" \"export"))
                .contains("fault misdeal ab12", "off misdeal 7");
        assertThat(MatchNotation.read(text)).hasToString(with.toString());
    }

    @Test
    void aRecordWithFunctionsAndNoFaultsComesBackWithNone() throws Exception {
        String text = MatchNotation.TITLE + "\nruleset x 1\nfile \"a.js\" ff \"x\"\n";
        assertThat(MatchNotation.read(text).path("faults").isArray()).isTrue();
        assertThat(MatchNotation.read(text).path("faults")).isEmpty();
    }

    @Test
    void wordsStandWithoutQuotesWhereTheyAreNoJson() throws Exception {
        assertThat(MatchNotation.write(json()).lines())
                .contains(
                        "meldhouse match 1",
                        "ruleset whist \"1\"",
                        "rule mode random",
                        "rule true \"true\"",
                        "rule counters {\"A\":10,\"9\":0}",
                        "seat player \"Bob \\\"the\\\" Builder ♠ = #1\"",
                        "seed \"12e34\"",
                        "salt \"\"",
                        "move 3 0 player bid amount=250",
                        "undone 4 1 bot pass",
                        "move 4 1 clock meld cards=[\"AS\",\"9H\"] as=9H why=null text=\"x y\"",
                        "score [0] -5 lost",
                        "score [1] 12 won");
    }

    @Test
    void emptyLinesAndRemarksArePassedOver() throws Exception {
        String text = MatchNotation.write(json()).replace("\n", "\r\n\n  # a remark\n  ");
        assertThat(MatchNotation.read(text)).hasToString(RECORD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "meldhouse match 2             | line 1: it does not begin with 'meldhouse match"
                        + " 1'",
                "x                             | line 1: it does not begin with 'meldhouse match"
                        + " 1'",
                "meldhouse match 1/hand AS     | line 2: 'hand' begins no line; allowed are"
                    + " ruleset, rule, file, fault, off, seat, commitment, seed, salt, mixed, move,"
                    + " undone, score",
                "meldhouse match 1/seed        | line 2: 'seed' is followed by 1 values, and here"
                        + " are 0",
                "meldhouse match 1//salt \"x   | line 3: a quotation mark is not closed",
                "meldhouse match 1/rule x (1)  | line 2: '(1)' is no value; a text with such signs"
                        + " stands in quotes",
                "meldhouse match 1/move 1 2    | line 2: a move has a number, a seat, who made it,"
                        + " and what was done",
                "meldhouse match 1/move 1 2 bot play AS | line 2: 'AS' is no field; a field is"
                        + " name=value",
            })
    void whatIsWrongIsNamedWithItsLine(String text, String problem) {
        assertThatThrownBy(() -> MatchNotation.read(text.replace('/', '\n')))
                .isInstanceOf(Unreadable.class)
                .hasMessage("Cannot read the record: " + problem + ".");
    }

    @Test
    void nothingIsNoRecord() {
        assertThatThrownBy(() -> MatchNotation.read("")).isInstanceOf(Unreadable.class);
    }

    @Test
    void aSideWonOrLostAndNothingElse() throws Exception {
        String head = MatchNotation.TITLE + "\nscore [0,2] 150 ";
        assertThat(MatchNotation.read(head + "won").at("/scores/0/winner").asBoolean()).isTrue();
        assertThat(MatchNotation.read(head + "lost").at("/scores/0/winner").asBoolean()).isFalse();
        assertThatThrownBy(() -> MatchNotation.read(head + "winner"))
                .isInstanceOf(Unreadable.class)
                .hasMessage(
                        "Cannot read the record: line 2: 'winner' says nothing of a side; allowed"
                                + " are won, lost.");
    }
}
