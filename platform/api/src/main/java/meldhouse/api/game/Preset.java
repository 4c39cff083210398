package meldhouse.api.game;

import meldhouse.api.options.HouseRules;

/**
 * A named set of house rules.
 *
 * @param id its name on the wire and in files, camelCase
 * @param title its name for people
 * @param about one sentence for whoever chooses
 * @param rules what differs from the defaults
 */
public record Preset(String id, String title, String about, HouseRules rules) {}
