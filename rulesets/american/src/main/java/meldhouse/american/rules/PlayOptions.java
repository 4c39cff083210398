package meldhouse.american.rules;

import static meldhouse.american.rules.Catalogue.MOST;
import static meldhouse.american.rules.Catalogue.choice;
import static meldhouse.american.rules.Catalogue.flag;
import static meldhouse.american.rules.Catalogue.whole;

import meldhouse.american.rules.Choices.FirstLeader;
import meldhouse.american.rules.Choices.MustBeat;
import meldhouse.american.rules.Choices.PointScale;
import meldhouse.american.rules.Choices.TrickRounding;
import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.api.options.Option;
import meldhouse.api.options.Option.Points;

import java.util.List;

/** The house rules about trick points and play, in a player's words. */
final class PlayOptions {
    private PlayOptions() {}

    static List<Option> points() {
        return List.of(
                choice(
                        "pointScale",
                        "points",
                        "The points of A T K Q J 9 in tricks: modern 10 10 5, traditional 11 10 4 3"
                            + " 2, counters 10 10 10, fiveFive 10 10 5 5, ones 1 1 1, or a table of"
                            + " your own.",
                        PointScale.MODERN),
                new Points(
                        "cardPoints",
                        "points",
                        "Your own points of A T K Q J 9, for pointScale custom.",
                        PointRules.RANKS,
                        0,
                        MOST,
                        true,
                        null),
                whole("lastTrickBonus", "points", "Points for the last trick.", 0, MOST, 10),
                choice(
                        "trickRounding",
                        "points",
                        "Whether each side's trick points are rounded to tens: not, from 5 up, or"
                                + " from 7 up.",
                        TrickRounding.NONE));
    }

    static List<Option> play() {
        return List.of(
                choice(
                        "firstLeader",
                        "play",
                        "Who leads to the first trick: the declarer or the dealer's left"
                                + " neighbour.",
                        FirstLeader.BID_WINNER),
                flag(
                        "firstLeadMustBeTrump",
                        "play",
                        "Whether the first lead must be a trump, where the leader has one.",
                        false),
                choice(
                        "trumpLeadRestriction",
                        "play",
                        "Whether trump may be led before one has been played.",
                        TrumpLeadRestriction.NONE),
                choice(
                        "mustBeat",
                        "play",
                        "When a card of the led suit must beat the highest one, if it can: always,"
                                + " only when trump is led, or never.",
                        MustBeat.ALWAYS),
                flag(
                        "mustBeatWhenTrumped",
                        "play",
                        "Whether that duty still holds once a plain lead has been trumped.",
                        true),
                flag(
                        "mustBeatPartner",
                        "play",
                        "Whether the partner, too, must be beaten and overtrumped while ahead.",
                        true),
                flag(
                        "mustTrumpWhenVoid",
                        "play",
                        "Whether a hand without the led suit must trump, if it can.",
                        true),
                flag(
                        "mustOvertrump",
                        "play",
                        "Whether a trump must beat the highest trump of the trick, if it can.",
                        true),
                flag(
                        "mustUndertrump",
                        "play",
                        "Whether a hand that cannot overtrump must still play a trump.",
                        true));
    }
}
