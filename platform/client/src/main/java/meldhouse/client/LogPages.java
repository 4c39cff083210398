package meldhouse.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import meldhouse.protocol.ServerMessage;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The pages of a match's record, put together. */
final class LogPages {
    /** What a page has a part of; all else is told whole on each. */
    private static final List<String> PARTS = List.of("events", "moves");

    private LogPages() {}

    /**
     * Fetches the pages after one and adds them to it. Where the match has changed meanwhile, so
     * that they do not belong together, it begins anew.
     */
    static CompletableFuture<ServerMessage.LogGiven> joined(
            MeldhouseClient client, ServerMessage.LogGiven soFar) {
        if (soFar.next() == null) {
            return CompletableFuture.completedFuture(soFar);
        }
        return client.log(soFar.table(), soFar.next())
                .thenCompose(
                        page ->
                                isOfOneMatch(soFar.log(), page.log())
                                        ? joined(client, join(soFar, page))
                                        : client.log(soFar.table()));
    }

    /** The same match, and told in the same way: not before its end and after it. */
    private static boolean isOfOneMatch(JsonNode log, JsonNode page) {
        return log.path("before").equals(page.path("before"))
                && log.path("commitment").equals(page.path("commitment"))
                && log.has("seed") == page.has("seed");
    }

    private static ServerMessage.LogGiven join(
            ServerMessage.LogGiven soFar, ServerMessage.LogGiven page) {
        ObjectNode all = page.log().deepCopy();
        all.set("first", soFar.log().path("first"));
        for (String part : PARTS) {
            if (soFar.log().path(part) instanceof ArrayNode before
                    && page.log().path(part) instanceof ArrayNode more) {
                all.set(part, before.deepCopy().addAll(more));
            }
        }
        return new ServerMessage.LogGiven(page.re(), page.table(), all, page.next());
    }
}
