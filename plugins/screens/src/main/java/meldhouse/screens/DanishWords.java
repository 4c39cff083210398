package meldhouse.screens;

import meldhouse.danish.DanishMove;

/** Moves of the Danish game in words, for hints and lists. */
record DanishWords(Words words) {
    /** A move in words. */
    String of(DanishMove move) {
        DanishCards cards = new DanishCards(words);
        return switch (move) {
            case DanishMove.Cut(int size) -> say("move.cut", size);
            case DanishMove.Draw(var from) -> say("move.draw." + from.name());
            case DanishMove.Lay(var melds) ->
                    say(
                            "move.lay",
                            String.join(
                                    " + ",
                                    melds.stream().map(meld -> cards.list(meld.cards())).toList()));
            case DanishMove.LayOff(int meld, var laid, var end) ->
                    say(
                            end == null ? "move.off" : "move.off." + end.name(),
                            cards.list(laid),
                            meld);
            case DanishMove.Redde(int meld, var wild, var card) ->
                    say("move.redde", cards.brief(wild), meld, cards.brief(card));
            case DanishMove.Discard(var card, var pumba) ->
                    say(
                            Boolean.TRUE.equals(pumba) ? "move.discard.pumba" : "move.discard",
                            cards.title(card));
            case DanishMove.Accept() -> say("move.accept");
        };
    }

    private String say(String key, Object... arguments) {
        return words.say("dk." + key, arguments);
    }
}
