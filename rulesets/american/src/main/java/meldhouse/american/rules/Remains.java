package meldhouse.american.rules;

import meldhouse.american.SeatMelds;

import java.util.List;

/**
 * What is left on the table of a deal that is over, until the next cards are dealt.
 *
 * @param melds what the seats had laid
 * @param widow the widow, if the declarer had taken it up; whoever saw it then sees it still
 */
record Remains(List<SeatMelds> melds, long widow) {
    static final Remains NONE = new Remains(List.of(), Hand.EMPTY);

    Remains {
        melds = List.copyOf(melds);
    }
}
