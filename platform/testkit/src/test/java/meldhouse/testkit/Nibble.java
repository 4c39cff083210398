package meldhouse.testkit;

import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.BadHouseRules;
import meldhouse.api.options.Fault;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;
import meldhouse.api.options.Values;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The toy game of the testkit's own tests, which keeps every promise: ten cards, two or three hands
 * and some cards left over that nobody sees; forehand may bet on the last trick; suit must be
 * followed.
 */
class Nibble implements Ruleset {
    @Override
    public RulesetInfo info() {
        return new RulesetInfo("nibble", "Nibble", "1", 2, 3);
    }

    @Override
    public Schema options() {
        return new Schema(
                List.of(
                        new Option.Whole("seats", "table", "How many play", 2, 3, 1, false, 3),
                        new Option.Whole("hand", "table", "Cards each", 2, 4, 1, false, 3),
                        new Option.Flag("mustFollow", "play", "Suit must be followed", true),
                        new Option.Choice(
                                "stakes",
                                "play",
                                "What may be bet on the last trick",
                                List.of("none", "small", "big"),
                                "small"),
                        new Option.Wholes(
                                "tricks",
                                "score",
                                "What each trick is worth, the last number from there on",
                                0,
                                3,
                                4,
                                null,
                                List.of(1)),
                        new Option.Points(
                                "bonus",
                                "score",
                                "Points for cards taken",
                                List.of("A", "K"),
                                0,
                                5,
                                true,
                                null),
                        new Option.Whole("target", "match", "Points to win", 5, 50, 5, true, 10)));
    }

    @Override
    public List<Preset> presets() {
        return List.of(
                new Preset("plain", "Nibble", "The plain game.", HouseRules.DEFAULTS),
                new Preset(
                        "duel",
                        "Duel",
                        "Two play with long hands.",
                        new HouseRules(Map.of("seats", 2, "hand", 4))));
    }

    @Override
    public Game configure(HouseRules rules) {
        Schema.Resolved resolved = options().resolve(rules);
        Values values = resolved.values();
        List<Fault> faults = new ArrayList<>(resolved.faults());
        int seats = values.whole("seats");
        int hand = values.whole("hand");
        if (seats * hand >= NibbleGame.PACK.size()) {
            faults.add(new Fault("hand", hand, "ten cards are not enough", "2 or 3"));
        }
        if (values.wholes("tricks").stream().allMatch(n -> n == 0)) {
            faults.add(new Fault("tricks", List.of(0), "no trick is worth anything", "1 to 3"));
        }
        if (!faults.isEmpty()) {
            throw new BadHouseRules(faults);
        }
        return new NibbleGame(
                this,
                new HouseRules(values.all()),
                seats,
                hand,
                values.flag("mustFollow"),
                values.choice("stakes"),
                values.wholes("tricks"),
                values.pointsOrOpen("bonus"),
                values.wholeOrOpen("target"));
    }

    @Override
    public Language language() {
        return new Language(NibbleMove.class, NibbleEvent.class, NibbleView.class);
    }
}
