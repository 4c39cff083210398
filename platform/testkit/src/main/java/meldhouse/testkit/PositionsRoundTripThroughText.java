package meldhouse.testkit;

import meldhouse.api.game.Position;
import meldhouse.api.game.Viewer;

/** A position is read back from its one line of text; what is no position is refused. */
final class PositionsRoundTripThroughText implements Promise {
    @Override
    public void at(Course course) {
        Position position = course.position();
        String text = position.text();
        course.check(
                !text.isBlank() && text.lines().count() == 1,
                () -> "the text of a position is not one line: '" + text + "'");
        Position read = course.game().parse(text);
        course.check(
                read.equals(position)
                        && read.hashCode() == position.hashCode()
                        && read.text().equals(text)
                        && read.turn().equals(position.turn()),
                () -> "the text is read as%n    %s".formatted(read.text()));
        course.check(
                read.legalMoves().listed().equals(position.legalMoves().listed())
                        && read.standing().equals(position.standing()),
                () -> "read from its text it has other legal moves or scores");
        for (Viewer viewer : course.viewers()) {
            course.check(
                    read.view(viewer).equals(position.view(viewer)),
                    () -> "read from its text it gives %s another view".formatted(viewer));
        }
        if (course.onceIn(8)) {
            spoilt(course, text.substring(0, course.random().nextInt(text.length())));
            spoilt(course, text + " and more");
            int at = course.random().nextInt(text.length());
            spoilt(course, text.substring(0, at) + "~" + text.substring(at + 1));
        }
    }

    /** A spoilt text is refused, or read as just what it says. */
    private static void spoilt(Course course, String text) {
        try {
            String read = course.game().parse(text).text();
            course.check(read.equals(text), () -> "'%s'%n  is read as '%s'".formatted(text, read));
        } catch (IllegalArgumentException e) {
            course.check(
                    e.getMessage() != null && !e.getMessage().isBlank(),
                    () -> "'%s' is refused without a reason".formatted(text));
        } catch (RuntimeException e) {
            course.check(false, () -> "'%s' makes the reader throw %s".formatted(text, e));
        }
    }
}
