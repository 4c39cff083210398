package meldhouse.api.game;

/**
 * What happened: a fact, past and complete, and who may know it. Each ruleset seals its own family
 * of records, each with a {@link WireType}.
 *
 * <p>Everybody at a table is told of every event. Whoever is not in its {@link #audience()} is told
 * {@link #redacted()} instead, which must be the same whatever the hidden part is.
 */
public interface Event {
    /** Who may know all of it. */
    default Audience audience() {
        return Audience.EVERYONE;
    }

    /** What everybody else is told: the same kind of event without its secrets. */
    default Event redacted() {
        return this;
    }

    /** What this viewer is told. */
    default Event seenBy(Viewer viewer) {
        return audience().includes(viewer) ? this : redacted();
    }
}
