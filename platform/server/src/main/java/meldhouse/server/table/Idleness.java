package meldhouse.server.table;

import io.vertx.core.Vertx;

import meldhouse.protocol.TableState;

/** How long nobody has been at a table: unless a match is on, it closes after a while. */
final class Idleness {
    private static final long NONE = -1;

    private final Company company;
    private final Pace pace;
    private final Runnable whenLong;
    private long timer = NONE;

    /**
     * @param whenLong is run when nobody has come for long
     */
    Idleness(Company company, Pace pace, Runnable whenLong) {
        this.company = company;
        this.pace = pace;
        this.whenLong = whenLong;
    }

    /** Whether nobody is here and nothing is played. */
    boolean isIdle(Table table) {
        return company.isEmpty() && table.state() != TableState.PLAYING;
    }

    /** Looks whether it has begun or is over. */
    void watch(Vertx vertx, Table table) {
        if (!isIdle(table) || table.closed()) {
            vertx.cancelTimer(timer);
            timer = NONE;
        } else if (timer < 0) {
            var patience = table.state() == TableState.PAUSED ? pace.idlePaused() : pace.idle();
            timer =
                    vertx.setTimer(
                            patience.toMillis(),
                            ignored -> {
                                timer = NONE;
                                whenLong.run();
                            });
        }
    }
}
