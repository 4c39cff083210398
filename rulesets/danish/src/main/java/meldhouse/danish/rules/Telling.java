package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishEvent.Discarded;
import meldhouse.danish.DanishEvent.Laid;
import meldhouse.danish.DanishEvent.LaidOff;
import meldhouse.danish.DanishEvent.OpeningFailed;
import meldhouse.danish.DanishEvent.Pumba;
import meldhouse.danish.DanishEvent.PumbaMissed;
import meldhouse.danish.DanishEvent.Rescued;
import meldhouse.danish.End;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.RescuedWildGoesTo;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Tells what a seat that has drawn did: the events of an act. */
final class Telling {
    private final Round round;
    private final Playing playing;
    private final Story story;

    Telling(Playing playing, Story story) {
        this.playing = playing;
        this.story = story;
        round = playing.round();
    }

    void tell(Act act) {
        switch (act) {
            case Act.Lays lays -> tell(lays);
            case Act.LaysOff off -> tell(off);
            case Act.Rescues rescues -> tell(rescues);
            case Act.Fails fails ->
                    story.tell(
                            next ->
                                    new OpeningFailed(
                                            round.seat,
                                            round.side(),
                                            fails.melds(),
                                            fails.value(),
                                            round.minimum(),
                                            fails.penalty(),
                                            next));
            case Act.Discards discards -> tell(discards);
            case Act.Refused ignored -> {}
            case Act.Names ignored -> {}
            case Act.Draws ignored -> {}
            case Act.Accepts ignored -> {}
        }
    }

    /** A meld as it was laid. */
    static NewMeld newMeld(Spread spread) {
        List<DanishCard> cards = new ArrayList<>(spread.size());
        for (int place = 0; place < spread.size(); place++) {
            cards.add(spread.seenAt(place));
        }
        return new NewMeld(spread.type(), cards);
    }

    /** The table after the act; the round may be over. */
    private Round after() {
        return switch (story.after()) {
            case InRound in -> in.round();
            case Accepting accepting -> accepting.tally().end();
            case MatchOver over -> over.tally().end();
            case Cutting cutting -> Objects.requireNonNull(cutting.last()).end();
            case Dealing dealing -> Objects.requireNonNull(dealing.last()).end();
            case Placing ignored -> throw new IllegalStateException("there is no table yet");
        };
    }

    private void tell(Act.Lays act) {
        Round after = after();
        List<TableMeld> melds = new ArrayList<>();
        List<Integer> joined = new ArrayList<>();
        for (int number = 0; number < after.melds.length; number++) {
            Spread now = after.melds[number];
            Spread before = number < round.melds.length ? round.melds[number] : null;
            if (now != null && !now.equals(before)) {
                melds.add(now.table(round.rules(), number));
            } else if (now == null && before != null) {
                joined.add(number);
            }
        }
        List<NewMeld> laid = act.melds().stream().map(Telling::newMeld).toList();
        story.tell(next -> new Laid(round.seat, laid, melds, joined, next));
    }

    private void tell(Act.LaysOff act) {
        Round after = after();
        Spread before = Joining.at(round, act.number());
        int[] cards = act.laid();
        Spread grown = before.with(cards, act.atLow());
        List<DanishCard> laid = new ArrayList<>();
        for (int i = 0; i < cards.length; i++) {
            laid.add(grown.seenAt(act.atLow() ? cards.length - 1 - i : before.size() + i));
        }
        int number = act.number();
        List<Integer> joined = new ArrayList<>();
        for (int other = 0; other < after.melds.length; other++) {
            if (after.melds[other] == null && round.melds[other] != null) {
                joined.add(other);
            } else if (!Objects.equals(after.melds[other], round.melds[other])) {
                number = other;
            }
        }
        TableMeld meld = Joining.at(after, number).table(round.rules(), number);
        End end = !before.isStraight() ? null : act.atLow() ? End.LOW : End.HIGH;
        story.tell(next -> new LaidOff(round.seat, laid, end, meld, joined, next));
    }

    private void tell(Act.Rescues act) {
        Spread before = Joining.at(round, act.number());
        TableMeld meld = Joining.at(after(), act.number()).table(round.rules(), act.number());
        boolean inHand = round.rules().rescuedWildGoesTo() == RescuedWildGoesTo.HAND;
        story.tell(
                next ->
                        new Rescued(
                                round.seat,
                                before.seenAt(act.place()),
                                Pack.seen(act.card()),
                                meld,
                                inHand,
                                next));
    }

    private void tell(Act.Discards act) {
        int seat = round.seat;
        int left = round.hand().size() - 1;
        Round after = after();
        DanishCard card = Pack.seen(act.card());
        boolean another = playing.isAnother(act.card());
        story.tell(next -> new Discarded(seat, card, left, after.turn, after.idle, another, next));
        if (left == 1 && act.pumba()) {
            story.tell(next -> new Pumba(seat, next));
        } else if (left == 1) {
            int penalty = round.rules().pumbaMissPenalty();
            story.tell(next -> new PumbaMissed(seat, penalty, next));
        }
    }
}
