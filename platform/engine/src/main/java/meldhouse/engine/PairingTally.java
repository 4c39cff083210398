package meldhouse.engine;

import meldhouse.api.game.DealResult;
import meldhouse.api.game.Measure;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** What is found of one pairing, or of a part of it. A workbench. */
final class PairingTally {
    private static final int FIRST = 0;
    private static final int OTHER = 1;

    /** The course of the margin is kept at no more places than twice this. */
    private static final int PLACES = 128;

    private final Series.Unit unit;
    private final Findings findings = new Findings(2);
    private final Sample margin = new Sample();
    private final Sample score = new Sample();
    private final List<Conduct.Gathering> conduct =
            List.of(new Conduct.Gathering(), new Conduct.Gathering());
    private final TreeMap<Long, Long> spread = new TreeMap<>();
    private final List<Estimate> course = new ArrayList<>();
    private final List<PlayedDeal> played = new ArrayList<>();
    private final Verdict.Test test = new Verdict.Test();
    private Verdict verdict = Verdict.OPEN;
    private int stride = 1;
    private int parts;
    private long plays;
    private double clusterMargin;
    private long clusterDeals;
    private double clusterScore;
    private long clusterBouts;

    PairingTally(Series.Unit unit) {
        this.unit = unit;
    }

    /** How the first or the other behaved. */
    Conduct.Gathering conduct(int who) {
        return conduct.get(who == 0 ? FIRST : OTHER);
    }

    void keep(PlayedDeal deal) {
        played.add(deal);
    }

    /** What was kept. */
    List<PlayedDeal> played() {
        return played;
    }

    void add(Bout bout) {
        for (DealResult result : bout.results()) {
            findings.addDeal(result, bout::whoHas);
        }
        int deals = bout.results().size();
        if (unit == Series.Unit.MATCH) {
            findings.addMatch(Arena.ended(bout.standing(), deals), bout::whoHas);
        }
        double boutMargin = bout.margin();
        clusterMargin += boutMargin;
        clusterDeals += Math.max(1, deals);
        clusterScore += bout.score(boutMargin);
        clusterBouts++;
    }

    /** A deal and all its repetitions have been added. */
    void endCluster() {
        plays++;
        findings.endCluster();
        margin.add(clusterMargin, clusterDeals);
        score.add(clusterScore, clusterBouts);
        spread.merge(Math.round(clusterMargin / clusterDeals), 1L, Long::sum);
        clusterMargin = 0;
        clusterDeals = 0;
        clusterScore = 0;
        clusterBouts = 0;
    }

    /** Adds the next part, and says what is known now. */
    Verdict add(PairingTally part, boolean sequential) {
        plays += part.plays;
        findings.add(part.findings);
        margin.add(part.margin);
        score.add(part.score);
        conduct(0).add(part.conduct(0));
        conduct(1).add(part.conduct(1));
        part.spread.forEach((value, count) -> spread.merge(value, count, Long::sum));
        note(margin.estimate());
        if (sequential) {
            verdict = test.after(margin.estimate());
        }
        return verdict;
    }

    private void note(Estimate now) {
        if (parts++ % stride == 0) {
            course.add(now);
        }
        if (course.size() > 2 * PLACES) {
            stride *= 2;
            for (int i = course.size() - 1; i > 0; i--) {
                if (i % 2 == 1) {
                    course.remove(i);
                }
            }
        }
    }

    Elo.Difference difference(Contest.Pairing pairing) {
        return Elo.Difference.of(pairing.one(), pairing.other(), score.estimate());
    }

    PairingReport report(Contest.Pairing pairing, List<Measure> measures) {
        List<Estimate> whole = new ArrayList<>(course);
        Estimate last = margin.estimate();
        if (!whole.isEmpty() && !whole.getLast().equals(last)) {
            whole.add(last);
        }
        return new PairingReport(
                pairing,
                plays,
                last,
                score.estimate(),
                difference(pairing).elo(),
                findings.report(measures),
                verdict,
                whole,
                spread);
    }
}
