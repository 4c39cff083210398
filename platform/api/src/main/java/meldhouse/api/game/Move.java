package meldhouse.api.game;

/**
 * What a seat wishes to do: a bid, a card. It may be refused. Each ruleset seals its own family of
 * records, each with a {@link WireType}; equal moves are equal.
 */
public interface Move {
    /**
     * Whether its seat may take it back while nobody has answered it, at a table that allows this:
     * only a move that tells everybody the same and leaves nothing to chance, as a bid does.
     */
    default boolean mayBeTakenBack() {
        return false;
    }
}
