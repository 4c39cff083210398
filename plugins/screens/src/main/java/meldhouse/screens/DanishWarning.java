package meldhouse.screens;

import meldhouse.api.game.LegalMoves;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import java.util.List;
import java.util.Optional;

/**
 * What a player should know before a move is made: an opening under Barbele with its total
 * (danish.md 4.3), a wild card that makes a meld worth less (danish.md 3.4). It is what the game
 * says of the move under the table's house rules; where these are not known there is no warning.
 */
record DanishWarning(DanishSides sides, DanishForecast forecast) {
    DanishWarning(DanishSides sides) {
        this(sides, new DanishForecast(sides));
    }

    /** The sentence; nothing if the move may be made at once. */
    Optional<String> of(DanishMove move) {
        return switch (move) {
            case DanishMove.Lay lay -> lay(lay);
            case DanishMove.LayOff off -> layOff(off);
            case DanishMove.Cut _,
                    DanishMove.Draw _,
                    DanishMove.Redde _,
                    DanishMove.Discard _,
                    DanishMove.Accept _ ->
                    Optional.empty();
        };
    }

    private Optional<String> lay(DanishMove.Lay lay) {
        for (DanishEvent event : forecast.after(lay)) {
            if (event instanceof DanishEvent.OpeningFailed failed) {
                return Optional.of(low(failed));
            }
            if (event instanceof DanishEvent.Laid laid) {
                return new DanishTable(sides).mustOpen()
                        ? Optional.of(enough(laid))
                        : spoiled(laid);
            }
        }
        return Optional.empty();
    }

    private String low(DanishEvent.OpeningFailed failed) {
        return failed.penalty() == 0
                ? say("opening.low.free", failed.value(), failed.minimum())
                : say("opening.low", failed.value(), failed.minimum(), failed.penalty());
    }

    private String enough(DanishEvent.Laid laid) {
        int minimum = new DanishTable(sides).minimum(sides.own());
        int value = laid.melds().stream().mapToInt(meld -> meld.worth().total()).sum();
        boolean counted =
                forecast.isUsual(List.of("barbeleCountsSpecials"))
                        || laid.melds().stream().allMatch(DanishWarning::isPlain);
        return counted && value >= minimum
                ? say("opening", value, minimum)
                : say("opening.enough", minimum);
    }

    private static boolean isPlain(TableMeld meld) {
        return meld.worth().ordinary() == meld.worth().total();
    }

    /** A set that would be worth more without its wild cards. */
    private Optional<String> spoiled(DanishEvent.Laid laid) {
        for (TableMeld meld : laid.melds()) {
            List<DanishCard> naturals =
                    meld.cards().stream()
                            .map(lying -> lying.card())
                            .filter(card -> !card.isWild())
                            .toList();
            if (meld.type() == MeldType.SET && naturals.size() < meld.cards().size()) {
                int with = meld.worth().total();
                Optional<Integer> without = forecast.worth(NewMeld.set(naturals));
                if (without.isPresent() && with < without.get()) {
                    return Optional.of(say("wild", with, without.get()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> layOff(DanishMove.LayOff off) {
        TableMeld meld = new DanishChoices(sides, LegalMoves.NONE).meld(off.meld()).orElse(null);
        for (DanishEvent event : forecast.after(off)) {
            if (meld != null
                    && event instanceof DanishEvent.LaidOff laid
                    && laid.meld().worth().total() < meld.worth().total()) {
                return Optional.of(
                        say(
                                "lower",
                                meld.number(),
                                meld.worth().total(),
                                laid.meld().worth().total()));
            }
        }
        return Optional.empty();
    }

    private String say(String key, Object... arguments) {
        return sides.words().say("dk.warn." + key, arguments);
    }
}
