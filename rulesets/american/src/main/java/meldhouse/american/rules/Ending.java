package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.DealScored;
import meldhouse.american.AmericanEvent.MatchEnded;
import meldhouse.american.DealScore;
import meldhouse.american.MatchResult;
import meldhouse.american.MatchResult.Reason;
import meldhouse.american.StockEvent.DeclaredOut;

import java.util.List;
import java.util.stream.Stream;

/** How a seat ends the match by saying that it has reached the target (variants.md 4.2). */
final class Ending {
    private Ending() {}

    /**
     * Declares out: whoever is right wins the match, whatever the others have, and whoever is wrong
     * loses it.
     *
     * @param seat who says so
     * @param tricks taken by each side
     * @param points of the cards in them
     */
    static MatchOver declaredOut(
            Terms terms, int seat, List<Integer> tricks, List<Integer> points, Story story) {
        Ledger ledger = terms.ledger();
        DealScore score =
                terms.contract()
                        .declaredOut(
                                terms.trump(),
                                seat,
                                terms.contract().melded(terms.melds()),
                                Took.soFar(terms.game().sides(), tricks, points))
                        .score();
        int side = terms.game().sides().of(seat);
        story.tell(new DeclaredOut(seat, score.totals().get(side)));
        List<DealScore> sheet = Stream.concat(ledger.deals().stream(), Stream.of(score)).toList();
        Ledger ended = new Ledger(ledger.game(), ledger.deal(), ledger.dealer(), sheet);
        MatchResult result = result(ended);
        story.tell(new DealScored(score, null, null)).tell(next -> new MatchEnded(result, next));
        return new MatchOver(ended, new Remains(terms.melds(), Hand.EMPTY), result);
    }

    /** Who wins where the last deal ended like this. */
    static MatchResult result(Ledger ledger) {
        AmericanGame game = ledger.game();
        DealScore score = ledger.deals().getLast();
        Integer seat = score.declarer();
        Integer target = score.target();
        if (seat == null || target == null) {
            throw new IllegalArgumentException("nobody has declared out");
        }
        int side = game.sides().of(seat);
        boolean right = score.totals().get(side) >= target;
        return Verdict.ended(
                game, ledger.accounts(), List.of(right ? side : 1 - side), Reason.DECLARED_OUT);
    }
}
