package meldhouse.scripting;

import meldhouse.api.options.HouseRules;

import java.util.function.Function;

/**
 * What one source says of the house rules.
 *
 * @param rules the values that it gives
 * @param origins who says so, by the name of an option
 */
public record Layer(HouseRules rules, Function<String, Origin> origins) {
    /** A layer of one origin. */
    public static Layer of(Origin origin, HouseRules rules) {
        return new Layer(rules, ignored -> origin);
    }

    /** What a file says, each option with its place. */
    public static Layer of(HouseRuleFile file) {
        return new Layer(file.options(), file::originOf);
    }
}
