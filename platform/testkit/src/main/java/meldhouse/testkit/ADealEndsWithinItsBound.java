package meldhouse.testkit;

/** No deal has more moves than the game says. */
final class ADealEndsWithinItsBound implements Promise {
    private int moves;

    @Override
    public void went(Course course, Taken taken) {
        moves = taken instanceof Taken.Moved ? moves + 1 : 0;
        int most = course.game().longestDeal();
        course.check(
                moves <= most,
                () -> "move %d of a deal that should have at most %d".formatted(moves, most));
    }
}
