package meldhouse.testkit;

import meldhouse.api.cards.Card;
import meldhouse.api.game.Move;
import meldhouse.api.game.WireType;

/** What a seat may do in the toy game. */
public sealed interface NibbleMove extends Move {
    /** Bets on the last trick. */
    @WireType("stake")
    record Stake(int amount) implements NibbleMove {}

    /** Bets nothing. */
    @WireType("pass")
    record Pass() implements NibbleMove {}

    @WireType("play")
    record Play(Card card) implements NibbleMove {}
}
