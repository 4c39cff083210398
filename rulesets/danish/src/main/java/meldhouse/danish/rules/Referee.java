package meldhouse.danish.rules;

import meldhouse.danish.DanishCard;
import meldhouse.danish.DanishMove;
import meldhouse.danish.DanishMove.Discard;
import meldhouse.danish.DanishMove.Lay;
import meldhouse.danish.DanishMove.LayOff;
import meldhouse.danish.DanishMove.Redde;
import meldhouse.danish.End;
import meldhouse.danish.MeldType;
import meldhouse.danish.NewMeld;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Choices.PileRule;
import meldhouse.danish.rules.Choices.PumbaMode;
import meldhouse.danish.rules.Choices.ReddeTiming;
import meldhouse.danish.rules.Ruling.Fits;
import meldhouse.danish.rules.Ruling.Not;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Rules on the moves of a seat that has drawn (danish.md 2.2, 2.3, 2.7 and 7.1). */
final class Referee {
    private final Playing playing;
    private final Round round;
    private final DanishRules rules;
    private final MeldJudge judge;

    Referee(Playing playing) {
        this.playing = playing;
        round = playing.round();
        rules = round.rules();
        judge = playing.game().judge();
    }

    Act rule(DanishMove move) {
        return switch (move) {
            case Lay lay -> lay(lay);
            case LayOff off -> layOff(off);
            case Redde redde -> redde(redde);
            case Discard discard -> discard(discard);
            case DanishMove.Cut ignored -> wrongPhase();
            case DanishMove.Draw ignored -> wrongPhase();
            case DanishMove.Accept ignored -> wrongPhase();
        };
    }

    private static Act wrongPhase() {
        return DanishPosition.wrongPhase("lay cards or discard");
    }

    private static Act refused(Not not) {
        return new Act.Refused(not.why());
    }

    private static Act notInHand(DanishCard card) {
        return Act.refused("notInHand", "%s is not in your hand.", card);
    }

    private Act lay(Lay lay) {
        if (lay.melds().isEmpty()) {
            return Act.refused("fewerThanThree", "Name at least one meld of three cards or more.");
        }
        QuickLook.@Nullable Place place =
                lay.melds().size() == 1 && !rules.judgesMelds()
                        ? QuickLook.of(rules, lay.melds().getFirst())
                        : null;
        if (place != null) {
            List<DanishCard> cards = lay.melds().getFirst().cards();
            if (Copies.missing(round, cards) == null) {
                int[] numbers = Copies.numbers(round, cards, true);
                return lay(List.of(spread(place, numbers)), numbers);
            }
        }
        if (rules.judgesMelds()) {
            // A function is asked about cards that the seat holds, and about no others.
            DanishCard missing =
                    Copies.missing(
                            round,
                            lay.melds().stream().flatMap(meld -> meld.cards().stream()).toList());
            if (missing != null) {
                return notInHand(missing);
            }
        }
        List<List<DanishCard>> fitting = new ArrayList<>();
        List<DanishCard> all = new ArrayList<>();
        for (NewMeld meld : lay.melds()) {
            switch (judge.lay(meld)) {
                case Not not -> {
                    return refused(not);
                }
                case Fits fits -> {
                    fitting.add(fits.cards());
                    all.addAll(fits.cards());
                }
            }
        }
        DanishCard missing = Copies.missing(round, all);
        if (missing != null) {
            return notInHand(missing);
        }
        int[] numbers = Copies.numbers(round, all, true);
        List<Spread> spreads = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < fitting.size(); i++) {
            int to = from + fitting.get(i).size();
            MeldType type = lay.melds().get(i).type();
            spreads.add(
                    spread(
                            place(type, fitting.get(i).getFirst()),
                            Arrays.copyOfRange(numbers, from, to)));
            from = to;
        }
        return lay(spreads, numbers);
    }

    /** Melds that are such, of cards that the seat holds. */
    private Act lay(List<Spread> spreads, int[] numbers) {
        Act refusal = secondSet(spreads);
        if (refusal == null) {
            refusal = keeping(numbers);
        }
        if (refusal == null) {
            refusal = duty(numbers);
        }
        if (refusal != null) {
            return refusal;
        }
        return round.mustOpen() ? opening(spreads, numbers) : new Act.Lays(spreads);
    }

    private static QuickLook.Place place(MeldType type, DanishCard first) {
        int step = Pack.step(Objects.requireNonNull(first.playedRank()));
        return type == MeldType.SET
                ? new QuickLook.Place(-1, step)
                : new QuickLook.Place(
                        Objects.requireNonNull(first.played()).suit().ordinal(),
                        step == Pack.ACE ? -1 : step);
    }

    private Spread spread(QuickLook.Place place, int[] numbers) {
        return Spread.laid(
                round.side(),
                place.suit(),
                place.low(),
                numbers,
                round.seat,
                round.turn,
                place.suit() < 0 && StartHand.isLaid(round, numbers));
    }

    /** Where a side may have but one set of a rank (D20). */
    private @Nullable Act secondSet(List<Spread> spreads) {
        if (rules.allowSecondSetOfSameRank()) {
            return null;
        }
        int steps = setSteps(round);
        for (Spread spread : spreads) {
            if (!spread.isStraight()) {
                if ((steps >>> spread.low() & 1) != 0) {
                    return Act.refused(
                            "rankAlreadyMelded",
                            "Your side has a set of the rank %s: lay onto it instead.",
                            Pack.rank(spread.low()).title());
                }
                steps |= 1 << spread.low();
            }
        }
        return null;
    }

    /** A bit for each step of which the side of the seat has a set. */
    static int setSteps(Round round) {
        int steps = 0;
        for (Spread meld : round.melds) {
            if (meld != null && !meld.isStraight() && meld.side() == round.side()) {
                steps |= 1 << meld.low();
            }
        }
        return steps;
    }

    /** Where the last card must be a discard (D13). */
    private @Nullable Act keeping(int[] numbers) {
        return rules.mustDiscardToGoOut() && numbers.length == round.hand().size()
                ? Act.refused(
                        "mustKeepDiscard", "Keep a card: the last one must be a discard here.")
                : null;
    }

    /** Where the top card of the pile must be laid at once (D08). */
    private @Nullable Act duty(int[] numbers) {
        if (!playing.mustLayTop()) {
            return null;
        }
        int top = playing.taken();
        return Arrays.stream(numbers).anyMatch(number -> (number & Pack.KIND) == top)
                ? null
                : Act.refused(
                        "pileNotAllowed",
                        "You took the pile, so you must lay its top card, %s, first.",
                        Pack.seen(top));
    }

    private Act opening(List<Spread> spreads, int[] numbers) {
        int value = spreads.stream().mapToInt(this::openingValue).sum();
        boolean folding =
                round.hand().size() - numbers.length <= 1 && !round.laidEarlier() && !round.laidNow;
        int fails = round.failedOpenings.get(round.side());
        Barbele.Opening opening =
                Barbele.opening(rules, round.minimum(), value, round.openingFailed, fails, folding);
        if (opening.refused() != null) {
            return Act.refused(
                    opening.refused(),
                    opening.refused().equals(Barbele.FAILED_BEFORE)
                            ? "Your opening has failed in this turn: try again in your next turn."
                            : "%3$s its first melds must be worth %2$d together,"
                                    + " and these are worth %1$d.",
                    value,
                    round.minimum(),
                    round.ledger.barbele().get(round.side())
                            ? "Your side has Barbele:"
                            : "Your house rules ask it of your side:");
        }
        return opening.isFailed()
                ? new Act.Fails(
                        spreads.stream().map(Telling::newMeld).toList(),
                        numbers,
                        value,
                        opening.penalty())
                : new Act.Lays(spreads);
    }

    private int openingValue(Spread spread) {
        return Worth.opening(
                rules, spread.type(), Telling.newMeld(spread).cards(), spread.isStartHand());
    }

    /** Finds a meld that the seat may lay onto, or why there is none. */
    private @Nullable Act meldRefusal(int number, boolean own) {
        if (number < 0 || number >= round.melds.length || round.melds[number] == null) {
            String there =
                    IntStream.range(0, round.melds.length)
                            .filter(other -> round.melds[other] != null)
                            .mapToObj(String::valueOf)
                            .reduce((a, b) -> a + ", " + b)
                            .orElse("none yet");
            return Act.refused(
                    "noSuchMeld",
                    "Cannot find meld '%d': it is not on the table. Allowed: %s.",
                    number,
                    there);
        }
        return own && Joining.at(round, number).side() != round.side()
                ? Act.refused(
                        "notYourMeld",
                        "Meld %d belongs to another side: only your own side's melds are yours to"
                                + " add to.",
                        number)
                : null;
    }

    private Act layOff(LayOff off) {
        Act refusal = meldRefusal(off.meld(), !rules.layOffOnOpponents());
        if (refusal != null) {
            return refusal;
        }
        Spread spread = Joining.at(round, off.meld());
        DanishCard only = off.cards().size() == 1 ? off.cards().getFirst() : null;
        boolean atLow = off.end() == End.LOW;
        if (only != null
                && !rules.judgesMelds()
                && (off.end() != null || !spread.isStraight())
                && fits(spread, only, atLow)) {
            return laidOff(off, atLow && spread.isStraight());
        }
        DanishCard missing = rules.judgesMelds() ? Copies.missing(round, off.cards()) : null;
        if (missing != null) {
            return notInHand(missing);
        }
        TableMeld meld = spread.table(rules, off.meld());
        Ruling ruling = judge.layOff(meld, off.cards(), off.end());
        return switch (ruling) {
            case Not not -> refused(not);
            case Fits fits -> laidOff(off, isLow(meld, off.end(), fits));
        };
    }

    private boolean fits(Spread meld, DanishCard card, boolean atLow) {
        Growth growth = new Growth(rules, meld);
        return growth.takes(Pack.of(card.card()), atLow)
                && QuickLook.fits(card, meld.suit(), growth.step(atLow));
    }

    /** Cards that fit, if the seat holds them. */
    private Act laidOff(LayOff off, boolean atLow) {
        DanishCard missing = Copies.missing(round, off.cards());
        if (missing != null) {
            return notInHand(missing);
        }
        int[] numbers = Copies.numbers(round, off.cards(), true);
        Act refusal = keeping(numbers);
        if (refusal == null) {
            refusal = duty(numbers);
        }
        return refusal != null ? refusal : new Act.LaysOff(off.meld(), numbers, atLow);
    }

    private static boolean isLow(TableMeld meld, @Nullable End end, Fits fits) {
        return meld.type() == MeldType.STRAIGHT
                && (end == null
                        ? !fits.cards().getFirst().equals(meld.cards().getFirst().card())
                        : end == End.LOW);
    }

    private Act redde(Redde redde) {
        Act refusal = meldRefusal(redde.meld(), true);
        if (refusal != null) {
            return refusal;
        }
        List<DanishCard> card = List.of(redde.card());
        if (rules.judgesMelds() && Copies.missing(round, card) != null) {
            return notInHand(redde.card());
        }
        Spread spread = Joining.at(round, redde.meld());
        TableMeld meld = spread.table(rules, redde.meld());
        if (judge.redde(meld, redde.wild(), redde.card()) instanceof Not not) {
            return refused(not);
        }
        if (Copies.missing(round, card) != null) {
            return notInHand(redde.card());
        }
        int[] numbers = Copies.numbers(round, card, true);
        boolean inHand = rules.rescuedWildGoesTo() == Choices.RescuedWildGoesTo.HAND;
        refusal = inHand ? null : keeping(numbers);
        if (refusal == null) {
            refusal = duty(numbers);
        }
        if (refusal != null) {
            return refusal;
        }
        int place = place(spread, meld, redde);
        return place < 0
                ? Act.refused(
                        "laidThisTurn",
                        "%s was laid in this turn: it can be rescued from your side's next turn"
                                + " on.",
                        redde.wild())
                : new Act.Rescues(redde.meld(), place, numbers[0]);
    }

    /** Where the wild lies; in a set of several like it, one that may be rescued; -1: none may. */
    private int place(Spread spread, TableMeld meld, Redde redde) {
        int named = judge.wild(meld, redde.wild(), redde.card());
        if (rules.reddeTiming() == ReddeTiming.ANY_TIME || isOld(spread, named)) {
            return named;
        }
        for (int place = named + 1; !spread.isStraight() && place < spread.size(); place++) {
            if (Spread.number(spread.laid(place)) == Spread.number(spread.laid(named))
                    && isOld(spread, place)) {
                return place;
            }
        }
        return -1;
    }

    private boolean isOld(Spread spread, int place) {
        return Spread.turn(spread.laid(place)) < round.turn;
    }

    private Act discard(Discard discard) {
        DanishCard card = discard.card();
        List<DanishCard> cards = List.of(card);
        if (card.rank() != null) {
            return Act.refused(
                    "notInHand", "In your hand %s stands for no other card.", card.card());
        }
        if (Copies.missing(round, cards) != null) {
            return Act.refused(
                    "notInHand", "%s is not in your hand: only a card of it is discarded.", card);
        }
        int number = Copies.numbers(round, cards, false)[0];
        if (playing.mustLayTop()) {
            return Act.refused(
                    "pileNotAllowed",
                    "You took the pile, so you must lay its top card, %s, before you discard.",
                    Pack.seen(playing.taken()));
        }
        if (!mayGiveBack(number)) {
            return Act.refused(
                    "pileNotAllowed",
                    "You took %s with the pile, so you cannot give it back in the same turn.",
                    card);
        }
        boolean pumba = Boolean.TRUE.equals(discard.pumba()) || rules.pumbaMode() == PumbaMode.AUTO;
        return new Act.Discards(number, pumba);
    }

    /** Where the card that was on top of the pile may not be given back (D08). */
    boolean mayGiveBack(int number) {
        if (rules.pileRule() != PileRule.NOT_SAME_CARD_BACK
                || (number & Pack.KIND) != playing.taken()
                || round.hand().size() == 1
                || playing.laidTaken()) {
            return true;
        }
        byte[] drawn = Objects.requireNonNull(round.drawn);
        boolean sameMark = drawn[drawn.length - 1] >= Pack.MARK == number >= Pack.MARK;
        boolean holdsMark = round.markIn(round.seat) == (number & Pack.KIND);
        return round.hand().count(number & Pack.KIND) > 1 && !(holdsMark && sameMark);
    }
}
