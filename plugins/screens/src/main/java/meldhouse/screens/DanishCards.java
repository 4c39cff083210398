package meldhouse.screens;

import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;
import meldhouse.client.terminal.Tongue;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Cards of the Danish game in sentences. A wild card has behind it what it stands for; the card
 * that was turned up in this round has its mark, {@code #}.
 *
 * @param words the language
 */
record DanishCards(Words words) {
    /** The mark of the turned-up card. */
    static final String MARK = "#";

    /** In a list: {@code "QD"}, {@code "JK=8H"}, {@code "2C=K"}, {@code "6H#"}. */
    String brief(DanishCard card) {
        return words.brief(card.card()) + standing(card) + mark(card);
    }

    /** As it is typed: {@code "QD"}, {@code "KrD"}. */
    String code(DanishCard card) {
        String standing =
                card.rank() == null
                        ? ""
                        : "="
                                + words.rank(card.rank())
                                + (card.suit() == null ? "" : words.letter(card.suit()));
        return words.code(card.card()) + standing + mark(card);
    }

    private String standing(DanishCard card) {
        return card.rank() == null
                ? ""
                : "="
                        + (card.suit() == null
                                ? words.rank(card.rank())
                                : words.brief(Card.of(card.rank(), card.suit())));
    }

    private static String mark(DanishCard card) {
        return card.turnedUp() ? MARK : "";
    }

    /** In a sentence: {@code "queen of diamonds"}. */
    String title(DanishCard card) {
        return words.title(card.card());
    }

    /** Several, in their order; in German and Danish the suit is said once for neighbours. */
    String list(List<DanishCard> cards) {
        if (words.texts().tongue() == Tongue.ENGLISH) {
            return cards.stream().map(this::brief).collect(Collectors.joining(" "));
        }
        List<String> groups = new ArrayList<>();
        List<Card> plain = new ArrayList<>();
        for (DanishCard card : cards) {
            if (card.rank() == null && !card.turnedUp()) {
                plain.add(card.card());
            } else {
                flush(plain, groups);
                groups.add(brief(card));
            }
        }
        flush(plain, groups);
        return String.join(", ", groups);
    }

    private void flush(List<Card> plain, List<String> groups) {
        if (!plain.isEmpty()) {
            groups.add(words.briefs(plain));
            plain.clear();
        }
    }

    String laid(List<LaidCard> cards) {
        return list(cards.stream().map(LaidCard::card).toList());
    }

    /** As typed, a space between them. */
    String codes(List<DanishCard> cards) {
        return cards.stream().map(this::code).collect(Collectors.joining(" "));
    }

    /** A hand by suit, the wild cards last: {@code "hearts 7 8#; wild 2C JK"}. */
    String bySuit(List<DanishCard> cards) {
        List<String> groups = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            String ranks =
                    cards.stream()
                            .filter(card -> !card.isWild() && card.card().suit() == suit)
                            .map(card -> words.rank(card.card().rank()) + mark(card))
                            .collect(Collectors.joining(" "));
            if (!ranks.isEmpty()) {
                groups.add(words.suit(suit) + " " + ranks);
            }
        }
        List<DanishCard> wild = cards.stream().filter(DanishCard::isWild).toList();
        if (!wild.isEmpty()) {
            groups.add(words.say("dk.wild", list(wild)));
        }
        return groups.isEmpty() ? words.say("dk.noCards") : String.join("; ", groups);
    }
}
