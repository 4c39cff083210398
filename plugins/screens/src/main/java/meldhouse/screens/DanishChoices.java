package meldhouse.screens;

import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
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
record DanishChoices(DanishSides sides, LegalMoves legal) {
    /**
     * An offered move.
     *
     * @param gain what it adds to the worth of the side's melds; 0 where that is not known
     */
    record Choice(DanishMove move, int gain) {}

    List<DanishMove> all() {
        return weighed().stream().map(Choice::move).toList();
    }

    /** All of them with what they bring. */
    List<Choice> weighed() {
        DanishForecast forecast = new DanishForecast(sides);
        List<Choice> choices = new ArrayList<>();
        for (Move move : legal.listed()) {
            if (!(move instanceof DanishMove.Discard) && move instanceof DanishMove danish) {
                choices.add(new Choice(danish, forecast.gain(danish)));
            }
        }
        choices.sort(
                Comparator.<Choice>comparingInt(choice -> wilds(choice.move()))
                        .thenComparingInt(choice -> -choice.gain())
                        .thenComparingInt(choice -> jokers(choice.move())));
        Set<String> seen = new HashSet<>();
        choices.removeIf(choice -> !seen.add(shape(choice.move())));
        return choices;
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

    Optional<TableMeld> meld(int number) {
        return sides.view().melds().stream().filter(meld -> meld.number() == number).findFirst();
    }
}
