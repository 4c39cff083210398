package meldhouse.danish.rules;

import meldhouse.api.options.Fault;
import meldhouse.api.options.Values;
import meldhouse.danish.rules.Choices.TeamMode;

import java.util.ArrayList;
import java.util.List;

/** What is wrong between house rules each of which is allowed. */
final class RuleFaults {
    private RuleFaults() {}

    /** Every fault; none if the values go together. */
    static List<Fault> of(Values values) {
        List<Fault> faults = new ArrayList<>();
        int players = values.whole("players");
        TeamMode mode = values.choice("teamMode", TeamMode.class);
        if (mode == TeamMode.PAIRS && players != 4 && players != 6) {
            faults.add(
                    new Fault(
                            "teamMode",
                            mode.toString(),
                            "%d players cannot sit in pairs".formatted(players),
                            "auto, individual; pairs with 4 or 6 players"));
        }
        if (mode == TeamMode.THREES && players != 6) {
            faults.add(
                    new Fault(
                            "teamMode",
                            mode.toString(),
                            "%d players cannot make two teams of three".formatted(players),
                            players == 4
                                    ? "auto, pairs, individual; threes with 6 players"
                                    : "auto, individual; threes with 6 players"));
        }
        return faults;
    }
}
