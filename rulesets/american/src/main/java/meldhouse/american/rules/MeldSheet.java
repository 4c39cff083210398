package meldhouse.american.rules;

import static meldhouse.american.MeldKind.ACES_AROUND;
import static meldhouse.american.MeldKind.COMMON_MARRIAGE;
import static meldhouse.american.MeldKind.DIX;
import static meldhouse.american.MeldKind.DOUBLE_ACES_AROUND;
import static meldhouse.american.MeldKind.DOUBLE_COMMON_MARRIAGE;
import static meldhouse.american.MeldKind.DOUBLE_JACKS_AROUND;
import static meldhouse.american.MeldKind.DOUBLE_KINGS_AROUND;
import static meldhouse.american.MeldKind.DOUBLE_PINOCHLE;
import static meldhouse.american.MeldKind.DOUBLE_QUEENS_AROUND;
import static meldhouse.american.MeldKind.DOUBLE_ROYAL_MARRIAGE;
import static meldhouse.american.MeldKind.DOUBLE_RUN;
import static meldhouse.american.MeldKind.JACKS_AROUND;
import static meldhouse.american.MeldKind.KINGS_AROUND;
import static meldhouse.american.MeldKind.PINOCHLE;
import static meldhouse.american.MeldKind.QUEENS_AROUND;
import static meldhouse.american.MeldKind.ROUNDHOUSE;
import static meldhouse.american.MeldKind.ROYAL_MARRIAGE;
import static meldhouse.american.MeldKind.RUN;

import meldhouse.american.Claim;
import meldhouse.american.Meld;
import meldhouse.american.MeldKind;
import meldhouse.american.SeatMelds;
import meldhouse.american.rules.Prices.Price;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Refusal;

import java.util.ArrayList;
import java.util.List;

/** Melds in the words of the table: from tallies to melds with their cards, and back. */
final class MeldSheet {
    private static final MeldKind[] SINGLE = {
        RUN,
        ROYAL_MARRIAGE,
        COMMON_MARRIAGE,
        COMMON_MARRIAGE,
        COMMON_MARRIAGE,
        COMMON_MARRIAGE,
        DIX,
        ACES_AROUND,
        KINGS_AROUND,
        QUEENS_AROUND,
        JACKS_AROUND,
        PINOCHLE,
        ROUNDHOUSE
    };
    private static final MeldKind[] DOUBLE = {
        DOUBLE_RUN,
        DOUBLE_ROYAL_MARRIAGE,
        DOUBLE_COMMON_MARRIAGE,
        DOUBLE_COMMON_MARRIAGE,
        DOUBLE_COMMON_MARRIAGE,
        DOUBLE_COMMON_MARRIAGE,
        DIX,
        DOUBLE_ACES_AROUND,
        DOUBLE_KINGS_AROUND,
        DOUBLE_QUEENS_AROUND,
        DOUBLE_JACKS_AROUND,
        DOUBLE_PINOCHLE,
        ROUNDHOUSE
    };

    private final Melding melding;
    private final Prices prices;

    MeldSheet(Melding melding, Prices prices) {
        this.melding = melding;
        this.prices = prices;
    }

    /** All that a hand melds. */
    SeatMelds best(int seat, long hand, int trump) {
        return shown(seat, melding.best(hand, trump), hand, trump);
    }

    /** A tally of claims with the cards that are laid out for it. */
    SeatMelds shown(int seat, long tally, long hand, int trump) {
        return laid(seat, tally, melding.laidOut(tally, hand, trump), trump);
    }

    /** A tally of claims, laid out with exactly these cards. */
    SeatMelds laid(int seat, long tally, long cards, int trump) {
        List<Meld> melds = new ArrayList<>();
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            int count = Tally.of(tally, kind);
            long mask = melding.cards(kind, trump);
            if (count == 2 && hasDoublePrice(kind)) {
                melds.add(meld(DOUBLE[kind], mask | mask << Deck.KINDS, kind, trump, 2));
            } else {
                for (int one = 0; one < count; one++) {
                    melds.add(meld(SINGLE[kind], mask, kind, trump, 1));
                }
            }
        }
        return new SeatMelds(seat, melding.counted(tally, trump), Hand.cards(cards), melds);
    }

    private Meld meld(MeldKind name, long cards, int kind, int trump, int count) {
        return new Meld(name, Hand.cards(cards), melding.price(kind, trump, count));
    }

    private boolean hasDoublePrice(int kind) {
        return switch (kind) {
            case Tally.RUN -> isPriced(prices.run());
            case Tally.ROYAL -> isPriced(prices.royalMarriage());
            case Tally.DIX, Tally.ROUNDHOUSE -> false;
            case Tally.AROUND -> isPriced(prices.acesAround());
            case Tally.KINGS -> isPriced(prices.kingsAround());
            case Tally.QUEENS -> isPriced(prices.queensAround());
            case Tally.JACKS -> isPriced(prices.jacksAround());
            case Tally.PINOCHLE -> isPriced(prices.pinochle());
            default -> isPriced(prices.commonMarriage());
        };
    }

    private static boolean isPriced(Price price) {
        return price.both() != null;
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
            boolean two = claim.kind() != SINGLE[kind];
            int count = Tally.of(tally, kind) + (two ? 2 : 1);
            if (count > Deck.COPIES) {
                return bad(
                        "notHeld",
                        "You list more of the %s than there are cards for."
                                .formatted(claim.kind().title()));
            }
            if (!two && count == 2 && hasDoublePrice(kind)) {
                return bad(
                        "badMeld",
                        "Two of the %s are one meld, the %s: list it once."
                                .formatted(claim.kind().title(), DOUBLE[kind].title()));
            }
            if (melding.price(kind, trump, count) == 0) {
                return bad(
                        "badMeld",
                        "The %s counts nothing under these house rules."
                                .formatted(claim.kind().title()));
            }
            if (Hand.sets(hand, melding.cards(kind, trump)) < count) {
                return bad(
                        "notHeld",
                        "You do not hold all cards of the %s: %s."
                                .formatted(claim.kind().title(), Card.text(claim.cards())));
            }
            tally = Tally.with(tally, kind, count);
        }
        return melding.fits(tally, hand, trump)
                ? new Listed.Good(tally)
                : bad(
                        "cardUsed",
                        "These melds need a card more often than it may serve: one card counts"
                                + " once in runs and marriages, once in an around and once in a"
                                + " pinochle.");
    }

    private static Listed bad(String rule, String sentence) {
        return new Listed.Bad(new Refusal(rule, sentence));
    }

    /** The kind that a claim is of; -1 if its cards do not make it, or it has no price. */
    private int kind(Claim claim, int trump) {
        for (int kind = 0; kind < Tally.KINDS; kind++) {
            long cards = melding.cards(kind, trump);
            boolean possible = cards <= Deck.ALL;
            if (possible
                    && claim.kind() == SINGLE[kind]
                    && claim.cards().equals(Hand.cards(cards))) {
                return kind;
            }
            if (possible
                    && hasDoublePrice(kind)
                    && claim.kind() == DOUBLE[kind]
                    && claim.cards().equals(Hand.cards(cards | cards << Deck.KINDS))) {
                return kind;
            }
        }
        return -1;
    }
}
