package meldhouse.american.rules;

import meldhouse.american.Claim;
import meldhouse.american.ExtraMeld;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Melds in the words of the table: from tallies to melds with their cards, and back. */
final class MeldSheet {
    /** For each numbered kind its name by how many sets make one claim. */
    private static final MeldKind[][] NAMES = new MeldKind[Tally.KINDS][];

    static {
        NAMES[Tally.RUN] = multiples(MeldKind.RUN);
        NAMES[Tally.ROYAL] = multiples(MeldKind.ROYAL_MARRIAGE);
        for (int suit = 0; suit < Deck.SUITS; suit++) {
            NAMES[Tally.COMMON + suit] = multiples(MeldKind.COMMON_MARRIAGE);
        }
        NAMES[Tally.DIX] = new MeldKind[] {MeldKind.DIX};
        NAMES[Tally.AROUND] = multiples(MeldKind.ACES_AROUND);
        NAMES[Tally.KINGS] = multiples(MeldKind.KINGS_AROUND);
        NAMES[Tally.QUEENS] = multiples(MeldKind.QUEENS_AROUND);
        NAMES[Tally.JACKS] = multiples(MeldKind.JACKS_AROUND);
        NAMES[Tally.PINOCHLE] = multiples(MeldKind.PINOCHLE);
        NAMES[Tally.ROUNDHOUSE] = new MeldKind[] {MeldKind.ROUNDHOUSE};
    }

    private static MeldKind[] multiples(MeldKind single) {
        String name = "_" + single.name();
        return new MeldKind[] {
            single,
            MeldKind.valueOf("DOUBLE" + name),
            MeldKind.valueOf("TRIPLE" + name),
            MeldKind.valueOf("QUADRUPLE" + name)
        };
    }

    /** What so many sets of a kind are called. */
    static MeldKind name(int kind, int sets) {
        return NAMES[kind][sets - 1];
    }

    /**
     * The number of the kind that a meld is of; {@link Tally#COMMON} for marriages of all suits.
     */
    static int number(MeldKind name) {
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            if (sets(name, kind) > 0) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no kind " + name);
    }

    private final Melding melding;
    private final @Nullable Functions functions;
    private final CheckedMelds checks;

    /** Each claim by trump, kind and number of sets, where there is one. */
    private final Meld[][][] claims =
            new Meld[Deck.NO_TRUMP + 1][Tally.KINDS][Deck.MOST_COPIES + 1];

    MeldSheet(Melding melding, @Nullable Functions functions, CheckedMelds checks) {
        this.melding = melding;
        this.functions = functions;
        this.checks = checks;
        for (int trump = 0; trump < claims.length; trump++) {
            for (int kind = 0; kind < Tally.KINDS; kind++) {
                int cards = melding.cards(kind, trump);
                int most = cards > Deck.ALL ? 0 : NAMES[kind].length;
                for (int sets = 1; sets <= most; sets++) {
                    claims[trump][kind][sets] =
                            new Meld(
                                    NAMES[kind][sets - 1],
                                    Hand.cards(Hand.of(cards, sets)),
                                    melding.claimed(kind, trump, sets));
                }
            }
        }
    }

    /** All that a hand melds. */
    SeatMelds best(int seat, long hand, int trump) {
        long tally = melding.best(hand, trump);
        long cards = melding.laidOut(tally, hand, trump);
        return laid(seat, tally, cards, trump, checks.sum(hand, trump), extras(hand, trump));
    }

    /** What a hand holds beside the melds of the options. */
    List<ExtraMeld> extras(long hand, int trump) {
        return functions == null ? List.of() : functions.extraMelds(hand, trump);
    }

    /** These cards and those of the extra melds; a card may serve in both. */
    static long with(long cards, List<ExtraMeld> extras) {
        long all = cards;
        for (ExtraMeld extra : extras) {
            all = Hand.either(all, Hand.of(extra.cards()));
        }
        return all;
    }

    /** The melds that a seat has listed itself; checks are earned by the cards that they show. */
    SeatMelds shown(int seat, long tally, long hand, int trump) {
        long cards = melding.laidOut(tally, hand, trump);
        return laid(seat, tally, cards, trump, checks.sum(cards, trump), extras(hand, trump));
    }

    /** One meld that a seat lays by itself while there is a stock. */
    SeatMelds laid(int seat, Layable meld, int trump) {
        List<Meld> melds = List.of(meld.meld());
        List<Card> cards = meld.meld().cards();
        int points =
                functions == null
                        ? meld.price()
                        : functions.meldPoints(melds, List.of(), cards, trump, meld.price());
        return new SeatMelds(seat, points, cards, melds, checks.ofMeld(meld.name()));
    }

    /** One extra meld that a seat lays by itself while there is a stock. */
    SeatMelds laid(int seat, ExtraMeld extra, int trump) {
        return laid(seat, Tally.NOTHING, Hand.EMPTY, trump, 0, List.of(extra));
    }

    /** A tally of claims that earn no checks, laid out with exactly these cards. */
    SeatMelds laid(int seat, long tally, long cards, int trump) {
        return laid(seat, tally, cards, trump, 0, List.of());
    }

    /** A tally of claims, laid out with exactly these cards, and those of the extra melds. */
    SeatMelds laid(
            int seat, long tally, long cards, int trump, int earned, List<ExtraMeld> extras) {
        List<Meld> melds = new ArrayList<>();
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            for (int sets : Tally.CLAIMS[Tally.split(tally, kind)]) {
                melds.add(claims[trump][kind][sets]);
            }
        }
        int points = melding.counted(tally, trump);
        for (ExtraMeld extra : extras) {
            points += extra.points();
        }
        List<Card> laid = Hand.cards(with(cards, extras));
        if (functions != null) {
            points = functions.meldPoints(melds, extras, laid, trump, points);
        }
        return new SeatMelds(seat, points, laid, melds, earned, extras);
    }

    /** The claims of a list, or why it cannot stand (american.md 13.3, manual). */
    sealed interface Listed {
        record Good(long tally) implements Listed {}

        record Bad(Refusal why) implements Listed {}
    }

    /** Reads a list of melds against the hand that it is laid from. */
    Listed read(List<Claim> claims, long hand, int trump) {
        long tally = Tally.NOTHING;
        for (Claim claim : claims) {
            int kind = kind(claim, trump);
            if (kind < 0) {
                return bad(
                        "badMeld",
                        "%s are no %s%s."
                                .formatted(
                                        Card.text(claim.cards()),
                                        claim.kind().title(),
                                        trump == Deck.NO_TRUMP
                                                ? ""
                                                : " with "
                                                        + Deck.suit(trump).title()
                                                        + " as trump"));
            }
            int sets = sets(claim.kind(), kind);
            int split = Tally.plus(Tally.split(tally, kind), sets);
            if (split < 0) {
                return bad(
                        "notHeld",
                        "You list more of the %s than there are cards for."
                                .formatted(claim.kind().title()));
            }
            if (melding.price(kind, trump, split) < 0) {
                return joined(kind, trump, Tally.setsOf(split));
            }
            if (melding.claimed(kind, trump, sets) == 0) {
                return bad(
                        "badMeld",
                        "The %s counts nothing under these house rules."
                                .formatted(claim.kind().title()));
            }
            if (Hand.sets(hand, melding.cards(kind, trump)) < Tally.setsOf(split)) {
                return bad(
                        "notHeld",
                        "You do not hold all cards of the %s: %s."
                                .formatted(claim.kind().title(), Card.text(claim.cards())));
            }
            tally = Tally.with(tally, kind, split);
        }
        return melding.fits(tally, hand, trump)
                ? new Listed.Good(tally)
                : bad(
                        "cardUsed",
                        "These melds need a card more often than it may serve: one card counts"
                                + " once in runs and marriages, once in an around and once in a"
                                + " pinochle.");
    }

    /** Claims that add up to a multiple with a price of its own (C3). */
    private Listed joined(int kind, int trump, int sets) {
        int most = sets;
        while (melding.claimed(kind, trump, most) < 0) {
            most--;
        }
        String title = NAMES[kind][0].title();
        return bad(
                "badMeld",
                most == 2 && sets == 2
                        ? "Two of the %s are one meld, the %s: list it once."
                                .formatted(title, NAMES[kind][1].title())
                        : "Some of the melds of %s that you list are one meld together, as the %s:"
                                        .formatted(title, NAMES[kind][most - 1].title())
                                + " list it once.");
    }

    private static Listed bad(String rule, String sentence) {
        return new Listed.Bad(new Refusal(rule, sentence));
    }

    /** How many sets one claim of this name makes. */
    static int sets(MeldKind name, int kind) {
        return List.of(NAMES[kind]).indexOf(name) + 1;
    }

    /** The kind that a claim is of; -1 if its cards do not make it, or it has no price. */
    private int kind(Claim claim, int trump) {
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            int cards = melding.cards(kind, trump);
            int sets = sets(claim.kind(), kind);
            if (sets > 0
                    && cards <= Deck.ALL
                    && melding.claimed(kind, trump, sets) >= 0
                    && claim.cards().equals(Hand.cards(Hand.of(cards, sets)))) {
                return kind;
            }
        }
        return -1;
    }
}
