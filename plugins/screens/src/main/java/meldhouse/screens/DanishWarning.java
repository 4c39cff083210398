package meldhouse.screens;

import meldhouse.api.game.LegalMoves;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.End;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import java.util.List;
import java.util.Optional;

/**
 * What a player should know before a move is made: an opening under Barbele with its total
 * (danish.md 4.3), a wild card that makes a meld worth less (danish.md 3.4).
 */
record DanishWarning(DanishSides sides) {
    /** What a Barbele side opens with under the usual rules. */
    private static final int MINIMUM = 70;

    private DanishView view() {
        return sides.view();
    }

    /** The sentence; nothing if the move may be made at once. */
    Optional<String> of(DanishMove move) {
        return switch (move) {
            case DanishMove.Lay(var melds) -> lay(melds);
            case DanishMove.LayOff off -> layOff(off);
            case DanishMove.Cut _,
                    DanishMove.Draw _,
                    DanishMove.Redde _,
                    DanishMove.Discard _,
                    DanishMove.Accept _ ->
                    Optional.empty();
        };
    }

    private Optional<String> lay(List<NewMeld> melds) {
        boolean whole =
                melds.stream()
                        .allMatch(
                                meld ->
                                        meld.cards().size() >= 3
                                                && meld.cards().stream()
                                                        .anyMatch(card -> !card.isWild()));
        if (!whole) {
            return Optional.empty();
        }
        if (mustOpen()) {
            int worth = DanishWorth.of(melds);
            return Optional.of(
                    sides.words()
                            .say(
                                    worth < MINIMUM ? "dk.warn.opening.low" : "dk.warn.opening",
                                    worth,
                                    MINIMUM));
        }
        for (NewMeld meld : melds) {
            List<DanishCard> naturals =
                    meld.cards().stream().filter(card -> !card.isWild()).toList();
            if (meld.type() == MeldType.SET
                    && naturals.size() >= 3
                    && naturals.size() < meld.cards().size()) {
                int without = DanishWorth.of(new NewMeld(meld.type(), naturals));
                int with = DanishWorth.of(meld);
                if (with < without) {
                    return Optional.of(sides.words().say("dk.warn.wild", with, without));
                }
            }
        }
        return Optional.empty();
    }

    private boolean mustOpen() {
        int own = sides.own();
        return own != DanishSides.NONE
                && new DanishTable(sides).hasBarbele(own)
                && !view().openingFailed()
                && view().melds().stream().noneMatch(meld -> meld.side() == own);
    }

    private Optional<String> layOff(DanishMove.LayOff off) {
        TableMeld meld = new DanishChoices(view(), LegalMoves.NONE).meld(off.meld()).orElse(null);
        if (meld == null || !fits(meld, off)) {
            return Optional.empty();
        }
        int before = meld.worth().total();
        int after = DanishWorth.with(meld, off.cards(), off.end() == End.LOW);
        return after < before
                ? Optional.of(sides.words().say("dk.warn.lower", meld.number(), before, after))
                : Optional.empty();
    }

    private static boolean fits(TableMeld meld, DanishMove.LayOff off) {
        return MeldGuess.fitsSet(meld, off.cards()) || !MeldGuess.ends(meld, off.cards()).isEmpty();
    }
}
