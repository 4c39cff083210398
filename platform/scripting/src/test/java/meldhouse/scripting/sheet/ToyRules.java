package meldhouse.scripting.sheet;

import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;
import meldhouse.api.options.SheetEntry;
import meldhouse.api.options.SheetSection;
import meldhouse.api.options.Values;
import meldhouse.scripting.EffectiveRules;
import meldhouse.scripting.Origin;
import meldhouse.scripting.Place;
import meldhouse.scripting.Setting;

import java.util.List;
import java.util.Map;

/**
 * A ruleset that is read about and never played.
 *
 * @param sheet its chapters; none: those of every ruleset
 * @param english its English texts
 * @param danish its Danish ones
 */
record ToyRules(List<SheetSection> sheet, Map<String, String> english, Map<String, String> danish)
        implements Ruleset {
    static final Schema SCHEMA =
            new Schema(
                    List.of(
                            new Option.Whole(
                                    "least", "auction", "The least bid.", 0, 99, 1, false, 50),
                            new Option.Whole(
                                    "most", "auction", "The greatest bid.", 0, 99, 1, true, null),
                            new Option.Choice(
                                    "style",
                                    "auction",
                                    "How bids go",
                                    List.of("oneRound", "open"),
                                    "open"),
                            new Option.Flag("misdeal", "deal", "Nines are dealt again.", false),
                            new Option.Wholes(
                                    "sizes", "deal", "Packets", 1, 5, 5, null, List.of(4, 4)),
                            new Option.Points(
                                    "counts",
                                    "deal",
                                    "Points of cards",
                                    List.of("A", "T"),
                                    0,
                                    20,
                                    false,
                                    Map.of("A", 11, "T", 10)),
                            new Option.Rows(
                                    "steps",
                                    "deal",
                                    "Steps",
                                    List.of(
                                            new Option.Rows.Column("from", 0, 99),
                                            new Option.Rows.Column("step", 1, 9)),
                                    3,
                                    true,
                                    null)));

    static final ToyRules PLAIN = new ToyRules(SheetSection.ofAll(SCHEMA), Map.of(), Map.of());

    static ToyRules saying(List<SheetEntry> entries, Map<String, String> english) {
        return new ToyRules(List.of(new SheetSection("auction", entries)), english, Map.of());
    }

    ToyRules inDanish(Map<String, String> texts) {
        return new ToyRules(sheet, english, texts);
    }

    RuleSheet sheet(HouseRules rules, String language) {
        Origin file = new Origin.FromFile("kitchen.js", new Place("house-rules/kitchen.js", 3, 5));
        return RuleSheet.of(by(file, rules), language);
    }

    EffectiveRules by(Origin origin, HouseRules rules) {
        Values values = SCHEMA.resolve(rules).values();
        return new EffectiveRules(
                this,
                SCHEMA.options().stream()
                        .map(
                                option ->
                                        new Setting(
                                                option,
                                                values.all().get(option.name()),
                                                rules.values().containsKey(option.name())
                                                        ? origin
                                                        : new Origin.Default()))
                        .toList());
    }

    RuleSheet sheet(HouseRules rules) {
        return sheet(rules, "en");
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("toy", "Toy", "1", 2, 2);
    }

    @Override
    public Schema options() {
        return SCHEMA;
    }

    @Override
    public Game configure(HouseRules rules) {
        throw new UnsupportedOperationException("a sheet is read, not played");
    }

    @Override
    public Language language() {
        throw new UnsupportedOperationException("a sheet is read, not played");
    }

    @Override
    public Map<String, String> texts(String language) {
        return switch (language) {
            case "en" -> english;
            case "da" -> danish;
            default -> Map.of();
        };
    }
}
