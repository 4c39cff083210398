package meldhouse.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import meldhouse.api.game.Game;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.Turn;
import meldhouse.api.options.HouseRules;
import meldhouse.protocol.PlainJson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A counted tree: how many ways there are to play on from a position. A {@code .tree} file holds
 * positions with counts that another program worked out:
 *
 * <pre>
 * # a comment
 * rules {"target": 500}
 * position (one line, as Position.text() prints it)
 * depth 1 = 3
 * depth 2 = 5
 * </pre>
 *
 * <p>The house rules hold for the positions below them, up to the next. A depth of {@code n} counts
 * the different sequences of {@code n} listed moves; one that comes to a turn of chance or to the
 * end of the match sooner counts once. Moves of ranges are not followed, so a position with one
 * cannot be counted.
 *
 * @param position where it starts
 * @param rules the house rules
 * @param depth how many moves deep, at least 1
 * @param count how many sequences there should be
 * @param line where it stands in its file, from 1
 */
public record LegalTree(String position, HouseRules rules, int depth, long count, int line) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if a line is none of the above; the message names it
     * @throws IOException if it cannot be read
     */
    public static List<LegalTree> read(Path file) throws IOException {
        List<LegalTree> trees = new ArrayList<>();
        HouseRules rules = HouseRules.DEFAULTS;
        String position = "";
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            String line = text.strip();
            String word = line.split(" ", 2)[0];
            String rest = line.substring(word.length()).strip();
            switch (word) {
                case "", "#" -> {}
                case "rules" -> rules = rules(file, number, rest);
                case "position" -> position = rest;
                case "depth" -> trees.add(tree(file, number, rest, position, rules));
                default -> throw bad(file, number, line);
            }
        }
        return List.copyOf(trees);
    }

    private static HouseRules rules(Path file, int number, String json) {
        try {
            return PlainJson.houseRules(JSON.readTree(json));
        } catch (JsonProcessingException e) {
            throw bad(file, number, json);
        }
    }

    private static LegalTree tree(
            Path file, int number, String text, String position, HouseRules rules) {
        if (position.isEmpty() || !text.matches("[1-9]\\d{0,3} = \\d{1,18}")) {
            throw bad(file, number, text);
        }
        String[] sides = text.split(" = ");
        return new LegalTree(
                position, rules, Integer.parseInt(sides[0]), Long.parseLong(sides[1]), number);
    }

    private static IllegalArgumentException bad(Path file, int number, String text) {
        return new IllegalArgumentException(
                "Cannot read line %d of %s, '%s': it is no part of a tree file. Allowed: # a comment, rules {...}, position ..., then depth N = COUNT."
                        .formatted(number, file, text));
    }

    /**
     * Counts every tree of a file.
     *
     * @return a sentence for each that comes to another number; empty if all are right
     * @throws IOException if the file cannot be read
     */
    public static List<String> check(Ruleset ruleset, Path file) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (LegalTree tree : read(file)) {
            long counted = tree.counted(ruleset);
            if (counted != tree.count) {
                wrong.add(
                        "Line %d of %s: there are %d sequences of depth %d from %s, not %d."
                                .formatted(
                                        tree.line,
                                        file,
                                        counted,
                                        tree.depth,
                                        tree.position,
                                        tree.count));
            }
        }
        return List.copyOf(wrong);
    }

    /** How many sequences there are. */
    public long counted(Ruleset ruleset) {
        Game game = ruleset.configure(rules);
        return sequences(game.parse(position), depth);
    }

    private static long sequences(Position position, int depth) {
        if (depth == 0 || !(position.turn() instanceof Turn.Seated)) {
            return 1;
        }
        var legal = position.legalMoves();
        if (!legal.ranges().isEmpty()) {
            throw new IllegalArgumentException(
                    "Cannot count the moves at %s: there is a range of them."
                            .formatted(position.text()));
        }
        long sum = 0;
        for (Move move : legal.listed()) {
            sum += sequences(position.next(move), depth - 1);
        }
        return sum;
    }
}
