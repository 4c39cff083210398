package meldhouse.server.table;

import io.vertx.core.DeploymentOptions;
import io.vertx.core.ThreadingModel;

import meldhouse.catalog.Plugin;

import java.util.Optional;

/**
 * Where a table's rules come from, and so how it runs.
 *
 * @param bots what is installed
 * @param table its id
 * @param ruleset the id of its ruleset
 * @param rules what is played
 */
record Origin(BotRoster bots, String table, String ruleset, Rules rules) {
    /**
     * How the table is deployed. Rules of a plugin, and those with functions in house rules, run on
     * a thread of the table's own, under their class loader: where they hang or wait, no other
     * table shares it.
     */
    DeploymentOptions deployment() {
        DeploymentOptions options = new DeploymentOptions();
        return hasOwnThread()
                ? options.setThreadingModel(ThreadingModel.WORKER)
                        .setWorkerPoolName("table " + table)
                        .setWorkerPoolSize(1)
                        .setClassLoader(rules.ruleset().getClass().getClassLoader())
                : options;
    }

    /** Whether the rules come from a plugin, or wait for functions of house rules. */
    boolean hasOwnThread() {
        return plugin().isPresent() || rules.hooks() != null;
    }

    /** In words: {@code "plugin whist.jar 1.2"}. */
    String words() {
        return plugin().map(Plugin::title).orElseGet(() -> "ruleset '%s'".formatted(ruleset));
    }

    private Optional<Plugin> plugin() {
        return bots.catalog().pluginOf(rules.ruleset());
    }
}
