package meldhouse.american.rules;

/**
 * The cards that the partners of the declaring side passed (american.md 5); known to those two
 * alone.
 *
 * @param given from the partner to the declarer; empty: not yet, or no exchange
 * @param returned from the declarer to the partner; empty: not yet, or no exchange
 */
record Exchange(long given, long returned) {
    static final Exchange NONE = new Exchange(Hand.EMPTY, Hand.EMPTY);
}
