package meldhouse.danish;

/**
 * A wild card whose place in a meld a natural card has taken (danish.md 3.6).
 *
 * @param laid the wild card with what it stood for, who had laid it and when
 * @param rescuer who put the natural card there
 * @param inHand whether it went to the rescuer's hand (a house rule); if not, it lies beside the
 *     meld
 */
public record RescuedWild(LaidCard laid, int rescuer, boolean inHand) {}
