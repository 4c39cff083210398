package meldhouse.load;

import org.HdrHistogram.Histogram;

import java.util.ArrayList;
import java.util.List;

/** What is counted. All players live on one event loop, and so does this. */
final class Tally {
    private static final int DIGITS = 3;
    private static final int MOST_SENTENCES = 5;

    private final Histogram heard = new Histogram(DIGITS);
    private final Histogram answered = new Histogram(DIGITS);
    private final Histogram due = new Histogram(DIGITS);
    private final List<String> sentences = new ArrayList<>();
    private boolean isCounting;
    private long began;
    private long ended;
    private int connections;
    private long moves;
    private long matches;
    private long faults;

    void count(boolean counting) {
        isCounting = counting;
        if (counting) {
            began = System.nanoTime();
        } else {
            ended = System.nanoTime();
        }
    }

    void connected(int more) {
        connections += more;
    }

    void moved() {
        moves += isCounting ? 1 : 0;
    }

    void heard(long nanos, long nanosSinceDue) {
        if (isCounting) {
            heard.recordValue(nanos);
            due.recordValue(nanosSinceDue);
        }
    }

    void answered(long nanos) {
        if (isCounting) {
            answered.recordValue(nanos);
        }
    }

    void matchEnded() {
        matches++;
    }

    void fault(String sentence) {
        faults++;
        if (sentences.size() < MOST_SENTENCES) {
            sentences.add(sentence);
        }
    }

    long moves() {
        return moves;
    }

    Outcome outcome() {
        return new Outcome(
                connections,
                moves,
                (ended - began) / 1e9,
                matches,
                Latency.of(heard),
                Latency.of(answered),
                Latency.of(due),
                faults,
                List.copyOf(sentences));
    }
}
