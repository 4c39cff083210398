package meldhouse.client;

import meldhouse.protocol.ClientMessage;
import meldhouse.protocol.ErrorCode;
import meldhouse.protocol.RequestId;
import meldhouse.protocol.ServerMessage;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables that a client follows. What goes through here reaches the listener without a gap and
 * without a repeat: a repeat is dropped, a gap is asked for anew.
 */
final class Tables {
    private final Map<String, Followed> followed = new LinkedHashMap<>();
    private final Delivery delivery;
    private final Resumption resumption;

    /** What a session does for its tables. */
    interface Resumption {
        /** Asks the server for what came after a number. */
        RequestId ask(String table, long from, @Nullable String code);

        /** A resumption was refused for a reason that may pass. */
        void failed(String why);
    }

    Tables(Delivery delivery, Resumption resumption) {
        this.delivery = delivery;
        this.resumption = resumption;
    }

    void pushed(ServerMessage.Pushed message) {
        boolean tell =
                switch (message) {
                    case ServerMessage.EventSeen event -> isNext(event.table(), event.seq());
                    case ServerMessage.TakenBack taken -> isNext(taken.table(), taken.seq());
                    case ServerMessage.YourTurn turn -> !isResuming(turn.table());
                    case ServerMessage.Clock ignored -> true;
                    case ServerMessage.Away ignored -> true;
                    case ServerMessage.Votes ignored -> true;
                    case ServerMessage.ViewNow view -> isNew(view);
                    case ServerMessage.Said ignored -> true;
                    case ServerMessage.TableChanged ignored -> true;
                    case ServerMessage.Bye ignored -> true;
                };
        if (tell) {
            delivery.tell(listener -> listener.pushed(message));
        }
    }

    /** A view of what was heard already is a repeat; one of the same number begins a match. */
    private boolean isNew(ServerMessage.ViewNow view) {
        Followed known = followed.get(view.table());
        if (known != null && view.seq() < known.last) {
            return false;
        }
        follow(view.table(), view.seq(), null);
        return true;
    }

    private boolean isNext(String name, long seq) {
        Followed table = table(name, seq - 1);
        return switch (table.fate(seq)) {
            case NEXT -> {
                table.last = seq;
                yield true;
            }
            case REPEAT -> false;
            case GAP -> {
                resume(table);
                yield false;
            }
        };
    }

    /** A turn that comes while events are missing is told again after the resumption. */
    private boolean isResuming(String table) {
        Followed known = followed.get(table);
        return known != null && known.isResuming();
    }

    /** Learns from the answer to a request which tables are followed from where. */
    void answered(ClientMessage request, ServerMessage.Answer answer) {
        switch (answer) {
            case ServerMessage.Seated seated -> {
                String code = request instanceof ClientMessage.Sit sit ? sit.code() : null;
                follow(seated.table(), seated.seq(), code);
                if (seated.view() != null) {
                    tell(new ServerMessage.ViewNow(seated.table(), seated.seq(), seated.view()));
                }
            }
            case ServerMessage.Created created -> table(created.table(), 0).code = created.code();
            case ServerMessage.Watching watching -> watching(request, watching);
            case ServerMessage.Failed failed -> refused(request, failed);
            case ServerMessage.Welcome ignored -> {}
            case ServerMessage.RulesetList ignored -> {}
            case ServerMessage.BotList ignored -> {}
            case ServerMessage.TableList ignored -> {}
            case ServerMessage.Ok ignored -> {}
            case ServerMessage.HintGiven ignored -> {}
            case ServerMessage.LogGiven ignored -> {}
            case ServerMessage.Pong ignored -> {}
        }
    }

    private void watching(ClientMessage request, ServerMessage.Watching answer) {
        Followed known = followed.get(answer.table());
        if (known != null && known.isResumedBy(request.id())) {
            long from = known.resumed();
            if (answer.seq() == from || answer.seq() <= known.last) {
                return;
            }
        }
        String code = request instanceof ClientMessage.Watch watch ? watch.code() : null;
        follow(answer.table(), answer.seq(), code);
        if (answer.view() != null) {
            tell(new ServerMessage.ViewNow(answer.table(), answer.seq(), answer.view()));
        }
    }

    /** A table that is gone is forgotten; for any other reason the session tries again. */
    private void refused(ClientMessage request, ServerMessage.Failed failed) {
        for (Followed table : List.copyOf(followed.values())) {
            if (table.isResumedBy(request.id())) {
                table.resumed();
                if (failed.code() == ErrorCode.NO_SUCH_TABLE
                        || failed.code() == ErrorCode.NOT_ALLOWED) {
                    followed.remove(table.table);
                    delivery.tell(listener -> listener.lost(table.table, failed.message()));
                } else {
                    resumption.failed(failed.message());
                }
            }
        }
    }

    void resumeAll() {
        List.copyOf(followed.values()).forEach(this::resume);
    }

    void dropped() {
        followed.values().forEach(Followed::resumed);
    }

    private void resume(Followed table) {
        if (!table.isResuming()) {
            table.resuming(resumption.ask(table.table, table.last, table.code));
        }
    }

    private void follow(String table, long seq, @Nullable String code) {
        Followed known = table(table, seq);
        known.last = seq;
        if (code != null) {
            known.code = code;
        }
    }

    private Followed table(String table, long last) {
        return followed.computeIfAbsent(table, name -> new Followed(name, last));
    }

    private void tell(ServerMessage.Pushed message) {
        delivery.tell(listener -> listener.pushed(message));
    }
}
