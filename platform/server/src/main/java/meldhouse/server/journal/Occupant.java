package meldhouse.server.journal;

import meldhouse.server.bus.Player;

/** Who has a seat. */
public sealed interface Occupant {
    /** Whoever comes. */
    record Open() implements Occupant {}

    /** A person, here or away. */
    record Person(Player player) implements Occupant {}

    /**
     * A bot.
     *
     * @param bot its id
     * @param standIn whether it plays for somebody who left, so that the seat may be taken
     */
    record Bot(String bot, boolean standIn) implements Occupant {}
}
