package meldhouse.server.table;

import meldhouse.protocol.TableState;
import meldhouse.server.bus.Player;
import meldhouse.server.journal.Fact;

import java.util.List;
import java.util.Optional;

/** What follows by itself from how a table stands and who is there. */
record Sequel(Company company, Absences absences, Ballots ballots) {
    /** What becomes true next; nothing if all is settled. */
    List<Fact.OfTable> of(Table table) {
        if (mayBegin(table)) {
            return List.of(new Fact.Started());
        }
        Optional<Player> heir = heir(table);
        if (heir.isPresent()) {
            return List.of(new Fact.OwnerChanged(heir.get()));
        }
        List<Fact.OfTable> settled = absences.settled(table);
        return settled.isEmpty() ? ballots.count(table) : settled;
    }

    /** Rules that failed to begin a match are not tried again until somebody asks for it. */
    private boolean mayBegin(Table table) {
        return table.state() == TableState.WAITING
                && !table.paused()
                && table.seating().isFull()
                && !company.isEmpty();
    }

    /** Somebody in a seat who is here, where the owner has been away for long. */
    private Optional<Player> heir(Table table) {
        Player owner = table.owner();
        return owner != null && company.isAway(owner.id())
                ? company.present(table.seating()).stream().findFirst()
                : Optional.empty();
    }
}
