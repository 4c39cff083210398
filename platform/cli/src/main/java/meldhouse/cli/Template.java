package meldhouse.cli;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;

/**
 * An example project of the distribution that becomes somebody's own: the same files under other
 * names.
 *
 * @param folder its folder among the examples
 * @param base its package, module and artifact, one word in lower case
 */
record Template(String folder, String base) {
    static final Template BOT = new Template("bot-java", "cautious");
    static final Template RULESET = new Template("ruleset-plugin", "bezique");

    /** No package may be called like this. */
    private static final Set<String> KEYWORDS =
            Set.of(
                    ("abstract assert boolean break byte case catch char class const continue"
                         + " default do double else enum extends false final finally float for goto"
                         + " if implements import instanceof int interface long native new null"
                         + " package private protected public return short static strictfp super"
                         + " switch synchronized this throw throws transient true try void volatile"
                         + " while")
                            .split(" "));

    /** Whether a project can be called so: an id, whose letters are no word of Java's. */
    static boolean isName(String name) {
        return name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")
                && name.length() <= 40
                && !KEYWORDS.contains(packageOf(name));
    }

    private static String packageOf(String name) {
        return name.replace("-", "");
    }

    /** As classes are called: {@code my-bot} is {@code MyBot}. */
    static String classOf(String name) {
        StringBuilder joined = new StringBuilder();
        for (String word : name.split("-")) {
            joined.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return joined.toString();
    }

    /** A file's path in the project of this name. */
    String path(String path, String name) {
        return path.replaceAll("(?<=/)" + base + "(?=/)", packageOf(name))
                .replaceAll("(?<=/)" + classOf(base) + "(?=[A-Z])", classOf(name));
    }

    /**
     * A file's text in the project of this name.
     *
     * @param repository the address of Meldhouse's own artifacts
     */
    String text(String text, String name, String repository) {
        String type = classOf(base);
        return text.replaceAll("\\b" + type + "(?=[A-Z][a-z])", classOf(name))
                .replaceAll("(?<=(package|module|exports|import) )" + base + "\\b", packageOf(name))
                .replaceAll("\\b" + base + "(?=\\.[A-Z])", packageOf(name))
                .replaceAll("(?<=(ID = |of\\()\")" + base + "(?=\")", name)
                .replaceAll(
                        "(?<=(TITLE = |of\\(\"" + name + "\", )\")" + type + "(?=\")",
                        classOf(name))
                .replaceAll("(?<=<artifactId>)" + base + "(?=<)", name)
                .replaceAll("\\b" + base + "(?=-1\\.0)", name)
                .replaceAll("(?<=(--ruleset |--bots |\"ruleset\":\"))" + base + "\\b", name)
                .replaceAll(
                        "(?<=<meldhouse.repository>)[^<]*(?=<)",
                        Matcher.quoteReplacement(repository));
    }
}
