package meldhouse.bots;

import meldhouse.api.cards.Suit;

/** Says in a sentence why a card was played. */
final class Reasons {
    private static final double SURE = 0.95;
    private static final double LIKELY = 0.6;
    private static final double HOPELESS = 0.1;

    private final TableRules rules;
    private final CardPlayer player;
    private final CardMemory memory;
    private final OpenTrick trick;

    Reasons(TableRules rules, CardPlayer player) {
        this.rules = rules;
        this.player = player;
        this.memory = player.memory();
        this.trick = player.trick();
    }

    String of(int card) {
        if (trick.isLead()) {
            return Pack.suit(card) == memory.trump() ? leadsTrump(card) : leads(card);
        }
        return trick.wouldLead(card, memory.trump()) ? wins(card) : loses(card);
    }

    private static String title(int card) {
        return Pack.card(card).title();
    }

    private static String suit(int card) {
        return Suit.values()[Pack.suit(card)].title();
    }

    private boolean isHighest(int card) {
        return memory.higherUnseen(card) == 0;
    }

    private String leadsTrump(int card) {
        if (memory.unseenLength(memory.trump()) == 0) {
            return "Nobody else has a trump left, so the " + title(card) + " is a sure trick.";
        }
        return isHighest(card)
                ? "Nobody can beat the " + title(card) + ", and it draws trumps from the others."
                : "I lead the " + title(card) + ", so that higher trumps come out.";
    }

    private String leads(int card) {
        double won = player.won(card);
        int partner = Pack.partner(trick.me());
        if (isHighest(card) && won >= LIKELY) {
            return Pack.rank(card) == Pack.ACE
                    ? "The %s should win now, before somebody is out of %s."
                            .formatted(title(card), suit(card))
                    : "All higher %s are gone, so the %s should win."
                            .formatted(suit(card), title(card));
        }
        int ace = Pack.number(Pack.suit(card), Pack.ACE);
        if (memory.known(partner, ace) > 0) {
            return "My partner has shown the %s, so I lead %s to it."
                    .formatted(title(ace), suit(card));
        }
        if (memory.showedVoid(partner, Pack.suit(card)) && won >= LIKELY) {
            return "My partner has no %s and can trump.".formatted(suit(card));
        }
        if (won >= LIKELY) {
            return "Our side is likely to win %s.".formatted(suit(card));
        }
        return "I have no safe winner to lead, so I ask for %s with the %s."
                .formatted(suit(card), title(card));
    }

    private String wins(int card) {
        double won = player.won(card);
        boolean trumping = trick.led() != memory.trump() && Pack.suit(card) == memory.trump();
        String how = trumping ? "I trump with" : "I win with";
        if (trick.toPlay().isEmpty()) {
            return "%s the %s, the cheapest card that takes the trick.".formatted(how, title(card));
        }
        if (isHighest(card) && won >= SURE) {
            return Pack.rank(card) == Pack.ACE
                    ? "Nobody can beat the %s.".formatted(title(card))
                    : "Everything higher is gone, so nobody can beat the %s."
                            .formatted(title(card));
        }
        return won >= LIKELY
                ? "%s the %s, which is likely to hold.".formatted(how, title(card))
                : "I must go over it, and the %s costs least.".formatted(title(card));
    }

    private String loses(int card) {
        double won = player.won(card);
        int points = rules.points(card);
        if (won >= LIKELY) {
            String whose = trick.isPartners() ? "My partner's " + title(trick.winning()) : "We";
            String sure =
                    trick.isPartners()
                            ? won >= SURE ? " wins the trick" : " is likely to win the trick"
                            : " shall probably win the trick";
            return points > 0
                    ? "%s%s, so I give it the %s.".formatted(whose, sure, title(card))
                    : "%s%s, and I keep my better cards.".formatted(whose, sure);
        }
        if (points == 0) {
            return won <= HOPELESS
                    ? "The trick is theirs, so I give it no points."
                    : "The trick may well be theirs, so I give it no points.";
        }
        return "I cannot win this trick, and the %s costs least.".formatted(title(card));
    }
}
