package meldhouse.american.rules;

import meldhouse.api.game.Preset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;

import java.util.List;
import java.util.stream.Stream;

/** The named sets of house rules (american.md 13.2, variants.md 9), the plain game first. */
final class Presets {
    static final List<Preset> ALL =
            Stream.of(
                            PartnershipPresets.all(),
                            DoubleDeckPresets.all(),
                            TwoHandedPresets.all(),
                            ThreeHandedPresets.all(),
                            AuctionPresets.all(),
                            CheckPresets.all(),
                            ElsewherePresets.all())
                    .flatMap(List::stream)
                    .map(Presets::settled)
                    .toList();

    private Presets() {}

    /** With every value as its option settles it, so that tables stand in the catalogue's order. */
    private static Preset settled(Preset preset) {
        HouseRules rules = HouseRules.DEFAULTS;
        for (var value : preset.rules().values().entrySet()) {
            Option option = Catalogue.SCHEMA.option(value.getKey()).orElseThrow();
            rules =
                    rules.with(
                            option.name(), option.settle(value.getValue()).orElseThrow().value());
        }
        return new Preset(preset.id(), preset.title(), preset.about(), rules);
    }
}
