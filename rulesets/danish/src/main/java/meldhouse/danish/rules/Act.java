package meldhouse.danish.rules;

import meldhouse.api.game.Refusal;
import meldhouse.danish.NewMeld;
import meldhouse.danish.Source;

import java.util.List;

/** What comes of a move: the move with everything that it leaves open filled in, or a refusal. */
sealed interface Act {
    /** It is not allowed, and nothing has changed. */
    record Refused(Refusal why) implements Act {}

    /** The cutter names a size. */
    record Names(int size) implements Act {}

    /** The seat draws. */
    record Draws(Source from) implements Act {}

    /** The seat lays new melds. */
    record Lays(List<Spread> melds) implements Act {}

    /** The seat lays cards onto a meld, outward from its end. */
    record LaysOff(int number, int[] laid, boolean atLow) implements Act {}

    /** The seat rescues the wild in a place of a meld. */
    record Rescues(int number, int place, int card) implements Act {}

    /**
     * The seat shows an opening that is worth too little.
     *
     * @param cards what it shows, as numbers of the pack
     */
    record Fails(List<NewMeld> melds, int[] cards, int value, int penalty) implements Act {}

    /** The seat discards. */
    record Discards(int card, boolean pumba) implements Act {}

    /** The seat accepts the sheet for its side. */
    record Accepts() implements Act {}

    /** A refusal in short. */
    static Act refused(String code, String sentence, Object... parts) {
        return new Refused(new Refusal(code, sentence.formatted(parts)));
    }
}
