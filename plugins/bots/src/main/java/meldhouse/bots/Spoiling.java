package meldhouse.bots;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Event;
import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.MeldType;
import meldhouse.danish.TableMeld;

import java.util.List;
import java.util.Optional;

/**
 * A natural set of the own side that a wild card from the hand would make worth less (danish.md
 * 3.4), as the game's rules of this table have it.
 *
 * @param meld its number
 * @param before what it is worth
 * @param after what it would be worth
 */
record Spoiling(int meld, int before, int after) {
    /** The first there is among the melds with this number and higher ones. */
    static Optional<Spoiling> of(Position position, DanishTable table, int from) {
        DanishView view = (DanishView) position.view(Viewer.seat(table.seat()));
        Optional<DanishCard> wild = view.hand().stream().filter(DanishCard::isWild).findFirst();
        return wild.flatMap(
                card ->
                        view.melds().stream()
                                .filter(meld -> meld.side() == table.side())
                                .filter(meld -> meld.number() >= from && isNatural(meld))
                                .flatMap(meld -> tried(position, table, meld, card).stream())
                                .findFirst());
    }

    private static boolean isNatural(TableMeld meld) {
        return meld.type() == MeldType.SET
                && meld.worth().specialName() != null
                && meld.cards().stream().noneMatch(laid -> laid.card().isWild());
    }

    private static Optional<Spoiling> tried(
            Position position, DanishTable table, TableMeld meld, DanishCard wild) {
        DanishMove move = new DanishMove.LayOff(meld.number(), List.of(wild.bare()), null);
        if (position.decide(table.seat(), move) instanceof Decision.Accepted(_, var events)) {
            for (Event event : events) {
                if (event instanceof DanishEvent.LaidOff laid
                        && laid.meld().worth().total() < meld.worth().total()) {
                    return Optional.of(
                            new Spoiling(
                                    meld.number(),
                                    meld.worth().total(),
                                    laid.meld().worth().total()));
                }
            }
        }
        return Optional.empty();
    }
}
