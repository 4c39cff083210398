package meldhouse.cli;

import meldhouse.client.terminal.CommandName;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code meldhouse admin}: for whoever owns the data folder of a host that runs. */
@CommandLine.Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs:%n",
        description = "Look after a host that runs on this machine.")
final class AdminCommand implements Runnable {
    /** As said at the {@link AdminDoor}. */
    static final String LINK = "admin link";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    static CommandLine line(Console console) {
        CommandLine line = new CommandLine(new AdminCommand());
        for (Verb verb :
                List.of(
                        new ListAll(console),
                        new Kick(console),
                        new Ban(console),
                        new Unban(console),
                        new Bans(console),
                        new Close(console),
                        new Say(console),
                        new Reload(console),
                        new StopHost(console),
                        new Link(console))) {
            line.addSubcommand(verb);
        }
        return line;
    }

    @Override
    public void run() {
        throw Stop.usage("usage.verb", CommandName.typed(spec.qualifiedName()));
    }

    /** One thing that a host is told, and its answer. */
    abstract static class Verb implements Callable<Integer> {
        private final Console console;

        @CommandLine.Option(
                names = "--data",
                paramLabel = "DIR",
                descriptionKey = "admin.data",
                description = "The host's data folder. Default: your data folder.")
        private @Nullable Path data;

        Verb(Console console) {
            this.console = console;
        }

        /** What is said, of {@link Administration}'s words. */
        abstract List<String> words();

        @Override
        public Integer call() {
            List<String> words = new ArrayList<>(List.of(console.tongue().code()));
            words.addAll(words());
            List<String> lines = answer(Administration.line(words));
            lines.stream().skip(1).forEach(console.out()::println);
            return lines.isEmpty() || !lines.getFirst().equals(Administration.DONE)
                    ? Exit.WRONG
                    : Exit.DONE;
        }

        List<String> answer(String said) {
            Path folder = data == null ? Installation.data() : data;
            try {
                return AdminDoor.say(folder, said);
            } catch (IOException e) {
                throw Stop.wrong("admin.noHost", folder, String.valueOf(e.getMessage()));
            }
        }

        Console console() {
            return console;
        }
    }

    /** {@code meldhouse admin list}. */
    @CommandLine.Command(
            name = "list",
            mixinStandardHelpOptions = true,
            description = {
                "List the tables and the players.",
                "With seats, states and how many watch; and where players come from."
            })
    static final class ListAll extends Verb {
        ListAll(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("list");
        }
    }

    /** {@code meldhouse admin kick}. */
    @CommandLine.Command(
            name = "kick",
            mixinStandardHelpOptions = true,
            description = "Send a player off, who may come back.")
    static final class Kick extends Verb {
        @CommandLine.Parameters(
                paramLabel = "PLAYER",
                descriptionKey = "admin.player",
                description = "The player's name.")
        private String player = "";

        Kick(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("kick", player);
        }
    }

    /** {@code meldhouse admin ban}. */
    @CommandLine.Command(
            name = "ban",
            mixinStandardHelpOptions = true,
            description = {
                "Keep a player or an address out until unban.",
                "Also after a restart. Seats and tables go to others."
            })
    static final class Ban extends Verb {
        @CommandLine.Parameters(
                paramLabel = "PLAYER|ADDRESS",
                descriptionKey = "admin.whom",
                description = "The player's name, or an address as in 192.168.1.20.")
        private String whom = "";

        Ban(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("ban", whom);
        }
    }

    /** {@code meldhouse admin unban}. */
    @CommandLine.Command(
            name = "unban",
            mixinStandardHelpOptions = true,
            description = "Let a player or an address in again.")
    static final class Unban extends Verb {
        @CommandLine.Parameters(
                paramLabel = "PLAYER|ADDRESS",
                descriptionKey = "admin.banned",
                description = "As bans has it.")
        private String whom = "";

        Unban(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("unban", whom);
        }
    }

    /** {@code meldhouse admin bans}. */
    @CommandLine.Command(
            name = "bans",
            mixinStandardHelpOptions = true,
            description = "List who is kept out.")
    static final class Bans extends Verb {
        Bans(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("bans");
        }
    }

    /** {@code meldhouse admin close}. */
    @CommandLine.Command(
            name = "close",
            mixinStandardHelpOptions = true,
            description = "Close a table, whatever state it is in; its record is kept.")
    static final class Close extends Verb {
        @CommandLine.Parameters(
                paramLabel = "TABLE",
                descriptionKey = "admin.table",
                description = "Its title or its id.")
        private String table = "";

        Close(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("close", table);
        }
    }

    /** {@code meldhouse admin say}. */
    @CommandLine.Command(
            name = "say",
            mixinStandardHelpOptions = true,
            description = "Say something to everybody at the tables.")
    static final class Say extends Verb {
        @CommandLine.Parameters(
                arity = "1..*",
                paramLabel = "TEXT",
                descriptionKey = "admin.text",
                description = "What is said, up to 200 characters.")
        private List<String> text = List.of();

        @CommandLine.Option(
                names = "--table",
                paramLabel = "TABLE",
                descriptionKey = "admin.one",
                description = "To one table alone, by its title or id.")
        private @Nullable String table;

        Say(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            String all = String.join(" ", text);
            return table == null ? List.of("say", all) : List.of("say", all, table);
        }
    }

    /** {@code meldhouse admin reload}. */
    @CommandLine.Command(
            name = "reload",
            mixinStandardHelpOptions = true,
            description = {
                "Load plugins and house rules anew.",
                "Tables that are there keep what they have; new ones take the new."
            })
    static final class Reload extends Verb {
        Reload(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("reload");
        }
    }

    /** {@code meldhouse admin stop}. */
    @CommandLine.Command(
            name = "stop",
            mixinStandardHelpOptions = true,
            description = "End the host in order. Matches go on at the next start.")
    static final class StopHost extends Verb {
        StopHost(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of("stop");
        }
    }

    /** {@code meldhouse admin link}. */
    @CommandLine.Command(
            name = "link",
            mixinStandardHelpOptions = true,
            description = {
                "Tell a link that lets one browser in, once, to look after the host:",
                "to close tables, send players off and speak to all."
            })
    static final class Link extends Verb {
        Link(Console console) {
            super(console);
        }

        @Override
        List<String> words() {
            return List.of();
        }

        @Override
        public Integer call() {
            answer(LINK).forEach(console().out()::println);
            return Exit.DONE;
        }
    }
}
