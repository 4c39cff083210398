package meldhouse.screens;

import meldhouse.api.game.LegalMoves;
import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishView;
import meldhouse.danish.Drawn;
import meldhouse.danish.NewMeld;

import java.util.ArrayList;
import java.util.List;

/** What a player of the Danish game hears when it is their turn. */
record DanishTurn(DanishSides sides, LegalMoves legal) {
    /** So many offered moves are told by themselves; the others are looked up. */
    private static final int TOLD = 9;

    private DanishView view() {
        return sides.view();
    }

    private String say(String key, Object... arguments) {
        return sides.words().say("dk." + key, arguments);
    }

    List<String> lines() {
        return switch (view().phase()) {
            case DRAW -> List.of(new DanishTable(sides).pileInBrief(), hand());
            case PLAY -> play();
            case CUT, DEAL, SEATING, RESHUFFLE, ACCEPT, OVER -> List.of();
        };
    }

    private String hand() {
        return say("hand", sides.cards().bySuit(view().hand()));
    }

    private List<String> play() {
        List<String> lines = new ArrayList<>();
        lines.add(hand());
        new DanishTable(sides).opening().ifPresent(lines::add);
        List<DanishChoices.Choice> choices = new DanishChoices(sides, legal).weighed();
        for (int i = 0; i < Math.min(TOLD, choices.size()); i++) {
            lines.add((i + 1) + ": " + words(choices.get(i)));
        }
        if (choices.size() > TOLD) {
            lines.add(say("more", choices.size() - TOLD));
        }
        lines.addAll(new DanishOutlook(sides, legal).lines());
        return lines;
    }

    /** A move in words; melds with what they are worth together, where that is known. */
    String words(DanishChoices.Choice choice) {
        String worth =
                choice.move() instanceof DanishMove.Lay && choice.gain() > 0
                        ? " (" + choice.gain() + ")"
                        : "";
        return words(choice.move()) + worth;
    }

    /** A move in words. */
    String words(DanishMove move) {
        return new DanishWords(sides.words()).of(move);
    }

    String prompt() {
        return switch (view().phase()) {
                    case CUT -> say("prompt.cut");
                    case DRAW ->
                            view().pile().isEmpty()
                                    ? say("prompt.draw.stock")
                                    : say(
                                            "prompt.draw",
                                            view().pile().size(),
                                            sides.cards().code(view().pile().getLast()));
                    case PLAY ->
                            new DanishChoices(sides, legal).all().isEmpty()
                                    ? say("prompt.discard")
                                    : say("prompt.play");
                    case ACCEPT -> say("prompt.accept");
                    case SEATING, DEAL, RESHUFFLE, OVER -> say("prompt.other");
                }
                + ":";
    }

    /** The cards that were drawn in this turn and are still held, each as often as it was drawn. */
    List<DanishCard> drawn() {
        Drawn drawn = view().drawn();
        return drawn == null || drawn.cards() == null ? List.of() : drawn.cards();
    }

    /** What may be typed now, for completion. */
    List<String> typable() {
        return legal.listed().stream()
                .filter(DanishMove.class::isInstance)
                .map(move -> typed((DanishMove) move))
                .distinct()
                .toList();
    }

    /** A move as it is typed. */
    String typed(DanishMove move) {
        DanishCards cards = sides.cards();
        return switch (move) {
            case DanishMove.Draw(var from) -> verb(from.name(), 1);
            case DanishMove.Lay(var melds) ->
                    verb("lay", 0)
                            + " "
                            + String.join(" + ", melds.stream().map(this::typed).toList());
            case DanishMove.LayOff(int meld, var laid, var end) ->
                    verb("off", 0)
                            + " "
                            + meld
                            + " "
                            + cards.codes(bare(laid))
                            + (end == null ? "" : " " + verb(end.name(), 0));
            case DanishMove.Redde(int meld, var wild, var card) ->
                    verb("redde", 0) + " " + meld + " " + cards.codes(List.of(wild, card));
            case DanishMove.Accept() -> verb("accept", 0);
            case DanishMove.Cut(int size) -> String.valueOf(size);
            case DanishMove.Discard(var card, var pumba) ->
                    cards.code(card) + (Boolean.TRUE.equals(pumba) ? " " + verb("pumba", 0) : "");
        };
    }

    private String verb(String key, int place) {
        return sides.words().typed("dk.typed." + key).get(place);
    }

    /** A meld as it is typed, with its kind where its cards leave that open. */
    private String typed(NewMeld meld) {
        long naturals = meld.cards().stream().filter(card -> !card.isWild()).count();
        String kind = naturals > 1 ? "" : verb(meld.type().name(), 0) + " ";
        return kind + sides.cards().codes(bare(meld.cards()));
    }

    private static List<DanishCard> bare(List<DanishCard> cards) {
        return cards.stream().map(DanishCard::bare).toList();
    }
}
