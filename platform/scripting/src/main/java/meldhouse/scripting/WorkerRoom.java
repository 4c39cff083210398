package meldhouse.scripting;

import java.util.List;
import java.util.Map;

/**
 * What a worker has to have loaded before it can call a table's functions.
 *
 * @param key by which it is known again: one for each table
 * @param sources what counts of the files
 * @param options the value of every option
 */
record WorkerRoom(String key, List<HookSource> sources, Map<String, ?> options) {
    WorkerRoom {
        sources = List.copyOf(sources);
    }
}
