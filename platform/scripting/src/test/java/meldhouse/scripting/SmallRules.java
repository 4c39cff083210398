package meldhouse.scripting;

import meldhouse.api.game.Event;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Position;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.game.View;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** A ruleset with a handful of options, of which two must go together; nobody plays it. */
record SmallRules(String id) implements Ruleset {
    static final SmallRules SMALL = new SmallRules("small");
    static final Rulesets ALL = Rulesets.of(List.of(SMALL, new SmallRules("other")));

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(id, id, "1", 2, 4);
    }

    @Override
    public Schema options() {
        return new Schema(
                List.of(
                        new Option.Whole("target", "end", "Played to.", 10, 1000, 10, false, 100),
                        new Option.Whole("least", "auction", "Least bid.", 5, 500, 5, false, 50),
                        new Option.Flag("spade", "auction", "Spades double.", false),
                        new Option.Choice(
                                "tie", "end", "Who wins a tie.", List.of("bidder", "both"), "both"),
                        new Option.Points(
                                "points",
                                "cards",
                                "Worth.",
                                List.of("A", "T"),
                                0,
                                20,
                                true,
                                Map.of("A", 11, "T", 10))));
    }

    @Override
    public List<Preset> presets() {
        return List.of(
                new Preset("plain", "Plain", "As it is.", HouseRules.DEFAULTS),
                new Preset("long", "Long", "To 500.", HouseRules.of("target", 500)));
    }

    @Override
    public Game configure(HouseRules rules) {
        Schema.Resolved resolved = options().resolve(rules);
        List<Fault> faults = new ArrayList<>(resolved.faults());
        int target = resolved.values().whole("target");
        if (faults.isEmpty() && resolved.values().whole("least") > target) {
            faults.add(
                    new Fault(
                            "least",
                            rules.values().get("least"),
                            "it is more than the target",
                            "at most " + target));
        }
        if (!faults.isEmpty()) {
            throw new BadHouseRules(faults);
        }
        return new Unplayed(this, new HouseRules(resolved.values().all()));
    }

    @Override
    public Language language() {
        throw new UnsupportedOperationException();
    }

    private record Unplayed(Ruleset ruleset, HouseRules houseRules) implements Game {
        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Position start() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int longestDeal() {
            return 1;
        }

        @Override
        public Position determinize(View view, List<Event> history, RandomGenerator random) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Position parse(String text) {
            throw new UnsupportedOperationException();
        }
    }
}
