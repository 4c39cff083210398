package meldhouse.api.game;

/**
 * What a seat wishes to do: a bid, a card. It may be refused. Each ruleset seals its own family of
 * records, each with a {@link WireType}; equal moves are equal.
 */
public interface Move {}
