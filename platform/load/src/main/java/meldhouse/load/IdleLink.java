package meldhouse.load;

import org.jspecify.annotations.Nullable;

/** Somebody who says hello, and then nothing more. */
final class IdleLink implements LineLink.Ear {
    private final Workload load;
    private final Tally tally;
    private final String run;
    private final int number;
    private final Runnable ready;
    private @Nullable LineLink link;
    private boolean isReady;
    private boolean isLost;

    /**
     * @param run what tells this run's connections from those of others at the same server
     */
    IdleLink(Workload load, Tally tally, String run, int number, Runnable ready) {
        this.load = load;
        this.tally = tally;
        this.run = run;
        this.number = number;
        this.ready = ready;
    }

    @Override
    public void connected(LineLink made) {
        link = made;
        tally.connected(1);
        made.send(Lines.hello(1, "Idle %s %d".formatted(run, number), load.password()));
    }

    @Override
    public void line(byte[] line) {
        tellReady();
    }

    private void tellReady() {
        if (!isReady) {
            isReady = true;
            ready.run();
        }
    }

    @Override
    public void lost(String why) {
        if (!isLost) {
            isLost = true;
            tally.connected(link == null ? 0 : -1);
            tally.fault("Idle connection %d is lost: %s.".formatted(number, why));
            tellReady();
        }
    }

    void close() {
        if (link != null) {
            link.close();
        }
    }
}
