package meldhouse.scripting;

import meldhouse.api.game.Ruleset;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Option;
import meldhouse.api.options.Schema;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * House rules as a word that fits into a message: {@code MH1.american.…}. It holds the id and the
 * version of the ruleset, the options that differ from the defaults, and a checksum over their
 * names and values, so that a letter that went wrong, or an option that a later version reads
 * otherwise, is noticed. Comments and titles of a file are not in it.
 *
 * @param ruleset the id of the ruleset
 * @param version that of its rules, where the code was made
 * @param rules what differs from the defaults
 */
public record ShareCode(String ruleset, String version, HouseRules rules) {
    private static final Pattern FORM =
            Pattern.compile("MH(\\d+)\\.([a-z][a-z0-9-]{0,39})\\.([A-Za-z0-9_-]+)");

    /** No code that anybody made is as long; a longer one is not worked on. */
    private static final int LONGEST = 20_000;

    private static final int CHECK = 4;

    /** Whether a text has the form of a code, so that no file can be meant. */
    public static boolean isCode(String text) {
        return FORM.matcher(text.strip()).matches();
    }

    /**
     * The code of some rules.
     *
     * @param rules whatever the ruleset's options take; what is equal to the default is left out
     * @throws IllegalArgumentException if an option is not known or does not take its value
     */
    public static String of(Ruleset ruleset, HouseRules rules) {
        Schema schema = ruleset.options();
        Schema.Resolved resolved = schema.resolve(rules);
        if (!resolved.faults().isEmpty()) {
            throw new IllegalArgumentException(resolved.faults().getFirst().sentence());
        }
        List<Option> changed =
                schema.options().stream()
                        .filter(
                                option ->
                                        !equal(option, resolved.values().all().get(option.name())))
                        .toList();
        CodeBytes bytes = new CodeBytes();
        String version = ruleset.info().version();
        bytes.text(version);
        bytes.number(changed.size());
        TreeMap<String, Object> told = new TreeMap<>();
        for (Option option : changed) {
            Object value = resolved.values().all().get(option.name());
            bytes.name(option.name());
            bytes.value(option, value);
            told.put(option.name(), String.valueOf(value));
        }
        byte[] body = bytes.all();
        byte[] whole = Arrays.copyOf(body, body.length + CHECK);
        System.arraycopy(check(ruleset.info().id(), version, told), 0, whole, body.length, CHECK);
        return "MH1."
                + ruleset.info().id()
                + "."
                + Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
    }

    private static boolean equal(Option option, @Nullable Object value) {
        return Objects.equals(option.defaultValue(), value);
    }

    /**
     * Reads a code.
     *
     * @param rulesets those that there are
     * @throws BadShareCode if it is none, something is missing from it or wrong in it, or its
     *     ruleset or an option of it is not known here
     */
    public static ShareCode read(String text, Rulesets rulesets) throws BadShareCode {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches() || text.length() > LONGEST) {
            throw new BadShareCode(
                    "it is none", "MH1, the ruleset and its letters, as in MH1.american.AzE…");
        }
        if (!form.group(1).equals("1")) {
            throw new BadShareCode("a newer Meldhouse made it", "codes that begin with MH1");
        }
        Ruleset ruleset =
                rulesets.ruleset(form.group(2))
                        .orElseThrow(
                                () ->
                                        new BadShareCode(
                                                "there is no ruleset " + form.group(2),
                                                String.join(", ", rulesets.ids())));
        try {
            byte[] whole = Base64.getUrlDecoder().decode(form.group(3));
            Schema schema = rulesets.ask(ruleset, ruleset::options);
            return read(form.group(2), ruleset.info().version(), schema, whole);
        } catch (IllegalArgumentException e) {
            throw damaged();
        }
    }

    private static BadShareCode damaged() {
        return new BadShareCode(
                "a letter of it is wrong or missing", "the whole code, as 'rules code' printed it");
    }

    private static ShareCode read(String id, String here, Schema schema, byte[] whole)
            throws BadShareCode {
        if (whole.length <= CHECK) {
            throw damaged();
        }
        byte[] sum = Arrays.copyOfRange(whole, whole.length - CHECK, whole.length);
        CodeBytes bytes = new CodeBytes(Arrays.copyOf(whole, whole.length - CHECK));
        String version = bytes.readText();
        int count = bytes.readNumber();
        HouseRules rules = HouseRules.DEFAULTS;
        TreeMap<String, Object> told = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            Option option = bytes.readOption(schema.options());
            if (option == null) {
                throw version.equals(here)
                        ? damaged()
                        : new BadShareCode(
                                "version %s of ruleset %s made it, with an option that this version has not"
                                        .formatted(version, id),
                                "codes of version " + here);
            }
            Object value =
                    option.settle(bytes.readValue(option))
                            .orElseThrow(() -> new IllegalArgumentException("no value"))
                            .value();
            rules = rules.with(option.name(), value);
            told.put(option.name(), String.valueOf(value));
        }
        if (bytes.left() > 0 || !Arrays.equals(sum, check(id, version, told))) {
            throw damaged();
        }
        return new ShareCode(id, version, rules);
    }

    private static byte[] check(String id, String version, TreeMap<String, Object> told) {
        List<String> lines = new ArrayList<>(List.of(id, version));
        told.forEach((name, value) -> lines.add(name + "=" + value));
        try {
            byte[] whole =
                    MessageDigest.getInstance("SHA-256")
                            .digest(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
            return Arrays.copyOf(whole, CHECK);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
