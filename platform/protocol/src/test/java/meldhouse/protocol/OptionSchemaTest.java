package meldhouse.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;

class OptionSchemaTest {
    private static final Schema OPTIONS =
            new Schema(
                    List.of(
                            new Option.Flag("mustBeat", "play", "A duty.", true),
                            new Option.Whole(
                                    "target", "match", "Ends it.", 1, 100_000, 1, false, 1000),
                            new Option.Whole("cap", "auction", "A cap.", 200, 2000, 10, true, null),
                            new Option.Whole("odd", "auction", "Off the grid.", 3, 23, 10, true, 3),
                            new Option.Choice(
                                    "allPass",
                                    "auction",
                                    "Four passes.",
                                    List.of("redeal", "stuck"),
                                    "redeal"),
                            new Option.Wholes(
                                    "packets",
                                    "deal",
                                    "Packets.",
                                    1,
                                    12,
                                    12,
                                    12,
                                    List.of(3, 3, 3, 3)),
                            new Option.Points(
                                    "cardPoints",
                                    "score",
                                    "Values.",
                                    List.of("A", "T"),
                                    0,
                                    50,
                                    true,
                                    null),
                            new Option.Rows(
                                    "steps",
                                    "auction",
                                    "Steps.",
                                    List.of(
                                            new Option.Rows.Column("from", 1, 900),
                                            new Option.Rows.Column("step", 1, 50)),
                                    3,
                                    true,
                                    null),
                            new Option.Several(
                                    "redeals",
                                    "deal",
                                    "Rights.",
                                    new Option.Fields(
                                            "right",
                                            "deal",
                                            "A right.",
                                            List.of(
                                                    new Option.Whole(
                                                            "nines", "deal", "Least.", 1, 8, 1,
                                                            false, 1),
                                                    new Option.Flag(
                                                            "shown", "deal", "Open.", false))),
                                    2)));

    private static final SchemaCheck CHECK = new SchemaCheck(OptionSchema.of(OPTIONS));

    @Test
    void everyOptionHasItsDefaultItsMeaningAndItsGroup() {
        JsonNode cap = OptionSchema.of(OPTIONS).at("/properties/cap");
        assertThat(cap)
                .hasToString(
                        "{\"type\":[\"integer\",\"null\"],\"minimum\":200,\"maximum\":2000,\"step\":10,\"multipleOf\":10,\"default\":null,\"description\":\"A"
                            + " cap.\",\"group\":\"auction\",\"allowed\":\"a whole number from 200"
                            + " to 2000 in steps of 10, or null\"}");
        for (Option option : OPTIONS.options()) {
            JsonNode schema = OptionSchema.of(OPTIONS).at("/properties/" + option.name());
            assertThat(PlainJson.plain(schema.get("default"))).isEqualTo(option.defaultValue());
            assertThat(CHECK.faults(PlainJson.json(Map.of()))).isEmpty();
            assertThat(new SchemaCheck(schema).faults(schema.get("default"))).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'mustBeat':false,'target':500,'cap':null,'allPass':'stuck'}",
                "{'cap':250,'odd':13,'packets':[4,3,4,1],'cardPoints':{'A':11,'T':10}}",
                "{'cardPoints':null,'odd':null,'odd':23}",
                "{'steps':null,'redeals':[]}",
                "{'steps':[[50,1],[60,5]],'redeals':[{'nines':5},{'nines':6,'shown':true}]}"
            })
    void whatTheOptionsTakeTheSchemaTakes(String values) {
        JsonNode json = Samples.json(values);
        assertThat(OPTIONS.resolve(PlainJson.houseRules(json)).faults()).isEmpty();
        assertThat(CHECK.faults(json)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'mustBeat':null}",
                "{'mustBeat':1}",
                "{'target':0}",
                "{'target':100001}",
                "{'target':null}",
                "{'target':'500'}",
                "{'target':1.5}",
                "{'cap':195}",
                "{'cap':255}",
                "{'cap':2010}",
                "{'odd':4}",
                "{'odd':33}",
                "{'allPass':'Redeal'}",
                "{'allPass':null}",
                "{'packets':[]}",
                "{'packets':[13]}",
                "{'packets':[0,12]}",
                "{'packets':'3333'}",
                "{'cardPoints':{'A':11}}",
                "{'cardPoints':{'A':11,'T':51}}",
                "{'cardPoints':{'A':11,'T':10,'K':4}}",
                "{'targett':500}",
                "{'steps':[]}",
                "{'steps':[[50]]}",
                "{'steps':[[50,1,2]]}",
                "{'steps':[[50,51]]}",
                "{'redeals':null}",
                "{'redeals':[{}]}",
                "{'redeals':[{'nines':9}]}",
                "{'redeals':[{'tens':1}]}",
                "{'redeals':[{'nines':5},{'nines':5},{'nines':5}]}"
            })
    void whatTheOptionsRefuseTheSchemaRefuses(String values) {
        JsonNode json = Samples.json(values);
        HouseRules rules = PlainJson.houseRules(json);
        assertThat(OPTIONS.resolve(rules).faults()).hasSize(1);
        assertThat(CHECK.faults(json)).isNotEmpty();
    }
}
