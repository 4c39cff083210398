package meldhouse.server.table;

import meldhouse.server.bus.Bus;
import meldhouse.server.measure.Meters;
import meldhouse.store.Journal;

/**
 * What all tables of a server share.
 *
 * @param bus where they are heard
 * @param journal where their facts are kept
 * @param bots who may be seated
 * @param runner asks them
 * @param pace how long is waited for whom
 * @param meters what is counted and timed
 */
public record House(
        Bus bus, Journal journal, BotRoster bots, BotRunner runner, Pace pace, Meters meters) {
    /** The same with other bots, for tables that are made from now on. */
    public House with(BotRoster others) {
        return new House(bus, journal, others, runner, pace, meters);
    }
}
