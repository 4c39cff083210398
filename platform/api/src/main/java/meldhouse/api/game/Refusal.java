package meldhouse.api.game;

/**
 * Why a move was refused. Nothing has changed by it.
 *
 * @param rule the rule page's code, in camelCase: {@code notHigher}, {@code followSuit}
 * @param sentence what is wrong and what is allowed, for a player: "You hold hearts, so you must
 *     follow hearts." It tells the mover nothing that the mover may not know.
 */
public record Refusal(String rule, String sentence) {
    /** The refusal of any move by a seat that is not to move. */
    public static Refusal notYourTurn(int seat, Turn turn) {
        String who =
                switch (turn) {
                    case Turn.Seated seated -> "it is the turn of seat " + seated.seat();
                    case Turn.Chance ignored -> "the cards are being dealt";
                    case Turn.Over ignored -> "the match is over";
                };
        return new Refusal("notYourTurn", "Seat " + seat + " cannot move now: " + who + ".");
    }
}
