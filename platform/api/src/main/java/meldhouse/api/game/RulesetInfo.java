package meldhouse.api.game;

/**
 * Who a ruleset is.
 *
 * @param id its name on the wire and in files: lower-case letters, digits and {@code -}
 * @param title its name for people
 * @param version of its rules; a record of a match names it
 * @param minSeats the fewest seats that it can be played with, at least 1
 * @param maxSeats the most, at most 16
 */
public record RulesetInfo(String id, String title, String version, int minSeats, int maxSeats) {
    public RulesetInfo {
        if (!id.matches("[a-z][a-z0-9-]{0,39}")) {
            throw new IllegalArgumentException(
                    "Cannot use ruleset id '%s': it is not one. Allowed: 1 to 40 of a-z, 0-9 and -, a letter first."
                            .formatted(id));
        }
        if (minSeats < 1 || maxSeats < minSeats || maxSeats > 16) {
            throw new IllegalArgumentException(
                    "Cannot seat %d to %d at '%s': allowed are 1 to 16 seats, the lesser number first."
                            .formatted(minSeats, maxSeats, id));
        }
    }
}
