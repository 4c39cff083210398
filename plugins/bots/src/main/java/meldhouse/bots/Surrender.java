package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanView;
import meldhouse.american.SeatMelds;
import meldhouse.api.bot.Chosen;
import meldhouse.api.options.HouseRules;

/** Whether to give a contract up before the first lead (american.md 13.3). */
final class Surrender {
    /** A side takes more than this share of the trick points in one deal of ten. */
    private static final double GOOD_SHARE = 0.8;

    private final TableRules rules;
    private final boolean tricksAreKept;

    Surrender(TableRules rules, HouseRules houseRules) {
        this.rules = rules;
        // Where the defenders are given all tricks, playing on cannot be worse.
        tricksAreKept = "meldOnly".equals(houseRules.values().get("concedeDefendersScore"));
    }

    boolean isHopeless(AmericanView view, Friends friends) {
        Integer contract = view.contract();
        int meld =
                view.melds().stream()
                        .filter(shown -> shown.seat() == friends.me() || friends.has(shown.seat()))
                        .mapToInt(SeatMelds::points)
                        .sum();
        return tricksAreKept && contract != null && meld + GOOD_SHARE * rules.total() < contract;
    }

    Chosen concede() {
        return Why.CANNOT_BE_MADE.chosen(new AmericanMove.Concede());
    }
}
