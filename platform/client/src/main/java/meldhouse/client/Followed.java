package meldhouse.client;

import meldhouse.protocol.RequestId;

import org.jspecify.annotations.Nullable;

/** How far a client has followed a table. */
final class Followed {
    final String table;
    @Nullable String code;

    /** The number of the last event that the listener was told, or that its view holds. */
    long last;

    /** The request that asks for what was missed; null: none is under way. */
    private @Nullable RequestId resumption;

    private long resumedFrom;

    Followed(String table, long last) {
        this.table = table;
        this.last = last;
    }

    void resuming(RequestId request) {
        resumption = request;
        resumedFrom = last;
    }

    boolean isResuming() {
        return resumption != null;
    }

    boolean isResumedBy(RequestId request) {
        return request.equals(resumption);
    }

    /** The resumption is over. Tells the number that was asked from. */
    long resumed() {
        resumption = null;
        return resumedFrom;
    }

    /** What to do with an event of this number. */
    Fate fate(long seq) {
        if (seq <= last) {
            return Fate.REPEAT;
        }
        return seq == last + 1 ? Fate.NEXT : Fate.GAP;
    }

    enum Fate {
        NEXT,
        REPEAT,
        GAP
    }
}
