package meldhouse.screens;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.End;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The offered moves that a number chooses: all but discards, which are named by their card. Those
 * without a wild card come first, and of these the ones that bring most.
 */
record DanishChoices(DanishView view, LegalMoves legal) {
    List<DanishMove> all() {
        List<DanishMove> moves = new ArrayList<>();
        for (Move move : legal.listed()) {
            if (!(move instanceof DanishMove.Discard) && move instanceof DanishMove danish) {
                moves.add(danish);
            }
        }
        moves.sort(
                Comparator.<DanishMove>comparingInt(move -> wilds(move))
                        .thenComparingInt(move -> -gain(move))
                        .thenComparingInt(DanishChoices::jokers));
        Set<String> seen = new HashSet<>();
        moves.removeIf(move -> !seen.add(shape(move)));
        return moves;
    }

    private static int jokers(DanishMove move) {
        return (int) cards(move).stream().filter(card -> card.card().isJoker()).count();
    }

    /** The same for moves that differ only in which wild cards they use, and whose copies. */
    private static String shape(DanishMove move) {
        return move.toString().replaceAll("#[12]", "").replaceAll("(JK|2[SHDC])(?==|,|])", "W");
    }

    /** The cards that may be discarded. */
    List<DanishMove.Discard> discards() {
        return legal.listed().stream()
                .filter(DanishMove.Discard.class::isInstance)
                .map(DanishMove.Discard.class::cast)
                .toList();
    }

    /** The cards that a move takes from the hand. */
    static List<DanishCard> cards(DanishMove move) {
        return switch (move) {
            case DanishMove.Lay(var melds) ->
                    melds.stream().flatMap(meld -> meld.cards().stream()).toList();
            case DanishMove.LayOff(_, var cards, _) -> cards;
            case DanishMove.Redde(_, _, var card) -> List.of(card);
            case DanishMove.Discard(var card, _) -> List.of(card);
            case DanishMove.Cut _, DanishMove.Draw _, DanishMove.Accept _ -> List.of();
        };
    }

    static int wilds(DanishMove move) {
        return (int) cards(move).stream().filter(DanishCard::isWild).count();
    }

    /** What it adds to the worth of the side's melds, under the usual rules. */
    int gain(DanishMove move) {
        return switch (move) {
            case DanishMove.Lay(var melds) -> DanishWorth.of(melds);
            case DanishMove.LayOff off -> meld(off.meld()).map(meld -> gain(off, meld)).orElse(0);
            case DanishMove.Redde(int number, _, var card) ->
                    30 + meld(number).map(meld -> rescue(meld, card)).orElse(0);
            case DanishMove.Discard _, DanishMove.Cut _, DanishMove.Draw _, DanishMove.Accept _ ->
                    0;
        };
    }

    private int gain(DanishMove.LayOff off, TableMeld meld) {
        return DanishWorth.with(meld, off.cards(), off.end() == End.LOW) - meld.worth().total();
    }

    /** What the meld's own worth rises by where a natural card takes a wild one's place. */
    private static int rescue(TableMeld meld, DanishCard card) {
        List<DanishCard> cards = new ArrayList<>();
        boolean put = false;
        for (var laid : meld.cards()) {
            DanishCard lying = laid.card();
            boolean here =
                    !put
                            && lying.isWild()
                            && lying.rank() == card.playedRank()
                            && (lying.suit() == null || lying.played() == card.card());
            put |= here;
            cards.add(here ? card : lying);
        }
        return DanishWorth.of(new NewMeld(meld.type(), cards))
                - (meld.worth().total() - meld.worth().redde());
    }

    Optional<TableMeld> meld(int number) {
        return view.melds().stream().filter(meld -> meld.number() == number).findFirst();
    }
}
