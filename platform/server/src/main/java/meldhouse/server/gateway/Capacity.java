package meldhouse.server.gateway;

/**
 * How much all connections together may use up. Whoever comes from this machine itself is in the
 * first number alone.
 *
 * @param connections of all at once
 * @param each of them of one address
 * @param linesEach that all connections of one address may send in a second on average
 */
public record Capacity(int connections, int each, int linesEach) {}
