package meldhouse.server.bus;

/**
 * Somebody who plays or watches.
 *
 * @param id public, made by the server
 * @param name as others see it
 */
public record Player(String id, String name) {}
