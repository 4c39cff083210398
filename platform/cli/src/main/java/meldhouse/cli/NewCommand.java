package meldhouse.cli;

import meldhouse.catalog.Catalog;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** {@code meldhouse new}: a project to begin with. */
@CommandLine.Command(
        name = "new",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Make a Maven project for a bot or a ruleset of your own.",
            "It builds and plays at once: a small bot, or Bezique for two."
        })
final class NewCommand implements Callable<Integer> {
    private final Console console;

    /** What can be made. */
    enum What {
        bot(Template.BOT),
        ruleset(Template.RULESET);

        private final Template template;

        What(Template template) {
            this.template = template;
        }
    }

    @CommandLine.Parameters(
            index = "0",
            paramLabel = "bot|ruleset",
            descriptionKey = "WHAT",
            description = "What it is.")
    private What what = What.bot;

    @CommandLine.Parameters(
            index = "1",
            paramLabel = "NAME",
            descriptionKey = "NAME",
            description = "Its id: a-z, 0-9 and -, a letter first.")
    private String name = "";

    @CommandLine.Option(
            names = "--to",
            paramLabel = "DIR",
            description = "The folder to make. Default: NAME, here.")
    private @Nullable Path to;

    NewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Installation installation = Installation.find(console);
        checkName(installation.catalog());
        Path home =
                installation.home().orElseThrow(() -> Stop.configuration(Message.of("new.noHome")));
        Path from = home.resolve("examples").resolve(what.template.folder());
        Path repository = home.resolve("repository");
        for (Path needed : List.of(from, repository)) {
            if (!Files.isDirectory(needed)) {
                throw Stop.configuration("new.noFolder", needed);
            }
        }
        Path target = to == null ? Path.of(name) : to;
        if (Files.exists(target)) {
            throw Stop.wrong("new.there", target);
        }
        copy(from, target, repository.toUri().toString());
        console.say("new.made." + what, target);
        console.out().println("  cd " + target);
        console.out().println("  mvn package");
        console.say("new.then", "target/" + name + "-1.0.jar");
        folders(installation).forEach(folder -> console.out().println("  " + folder));
        return Exit.DONE;
    }

    private static List<String> folders(Installation installation) {
        return installation.catalog().folders().stream().map(Path::toString).toList();
    }

    private void checkName(Catalog catalog) {
        if (!Template.isName(name)) {
            throw Stop.usage("new.noName", name);
        }
        boolean isTaken =
                what == What.bot
                        ? catalog.bots().stream().anyMatch(bot -> bot.id().equals(name))
                        : catalog.rulesetIds().contains(name);
        if (isTaken) {
            throw Stop.usage("new.taken." + what, name);
        }
    }

    private void copy(Path from, Path target, String repository) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            String path = "/" + from.relativize(file).toString().replace('\\', '/');
            Path copy = target.resolve(what.template.path(path, name).substring(1));
            Files.createDirectories(copy.toAbsolutePath().getParent());
            Files.writeString(copy, what.template.text(Files.readString(file), name, repository));
        }
    }
}
