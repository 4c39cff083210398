package meldhouse.bots;

import meldhouse.american.AmericanMove;
import meldhouse.api.bot.Chosen;
import meldhouse.api.cards.Card;
import meldhouse.api.cards.Suit;

/** Says why a card was played. */
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

    /** The card as a move, with its reason. */
    Chosen of(int card) {
        Card played = Pack.card(card);
        Why why =
                trick.isLead()
                        ? Pack.suit(card) == memory.trump() ? leadsTrump(card) : leads(card)
                        : trick.wouldLead(card, memory.trump()) ? wins(card) : loses(card);
        AmericanMove move = new AmericanMove.Play(played);
        Suit suit = Suit.values()[Pack.suit(card)];
        return switch (why) {
            case PARTNER_SHOWED -> why.chosen(move, "ace", Pack.card(ace(card)), "suit", suit);
            case PARTNER_TRUMPS, OURS_IS_LIKELY -> why.chosen(move, "suit", suit);
            case ACE_WINS_NOW, HIGHER_ARE_GONE, ASKS ->
                    why.chosen(move, "card", played, "suit", suit);
            case PARTNER_WINS_GIVE, PARTNER_MAY_WIN_GIVE ->
                    why.chosen(move, "best", Pack.card(trick.winning()), "card", played);
            case PARTNER_WINS_KEEP, PARTNER_MAY_WIN_KEEP ->
                    why.chosen(move, "best", Pack.card(trick.winning()));
            case WE_MAY_WIN_KEEP, TRICK_IS_THEIRS, TRICK_MAY_BE_THEIRS -> why.chosen(move);
            default -> why.chosen(move, "card", played);
        };
    }

    private static int ace(int card) {
        return Pack.number(Pack.suit(card), Pack.ACE);
    }

    private boolean isHighest(int card) {
        return memory.higherUnseen(card) == 0;
    }

    private Why leadsTrump(int card) {
        if (memory.unseenLength(memory.trump()) == 0) {
            return Why.LAST_TRUMPS;
        }
        return isHighest(card) ? Why.HIGHEST_TRUMP : Why.DRAWS_TRUMPS;
    }

    private Why leads(int card) {
        double won = player.won(card);
        int partner = player.partner();
        if (isHighest(card) && won >= LIKELY) {
            return Pack.rank(card) == Pack.ACE ? Why.ACE_WINS_NOW : Why.HIGHER_ARE_GONE;
        }
        if (partner >= 0 && memory.known(partner, ace(card)) > 0) {
            return Why.PARTNER_SHOWED;
        }
        if (won >= LIKELY) {
            return partner >= 0 && memory.showedVoid(partner, Pack.suit(card))
                    ? Why.PARTNER_TRUMPS
                    : Why.OURS_IS_LIKELY;
        }
        return isHighest(card) && memory.unseenLength(memory.trump()) > 0
                ? Why.COSTS_A_TRUMP
                : Why.ASKS;
    }

    private Why wins(int card) {
        double won = player.won(card);
        boolean trumping = trick.led() != memory.trump() && Pack.suit(card) == memory.trump();
        if (trick.toPlay().isEmpty()) {
            return trumping ? Why.TRUMPS_CHEAPEST : Why.WINS_CHEAPEST;
        }
        if (isHighest(card) && won >= SURE) {
            return Pack.rank(card) == Pack.ACE ? Why.ACE_IS_SURE : Why.HIGHEST_IS_SURE;
        }
        if (won >= LIKELY) {
            return trumping ? Why.TRUMP_MAY_HOLD : Why.WINNER_MAY_HOLD;
        }
        return Why.MUST_GO_OVER;
    }

    private Why loses(int card) {
        double won = player.won(card);
        boolean gives = rules.points(card) > 0;
        if (won >= LIKELY && !trick.isPartners()) {
            return gives ? Why.WE_MAY_WIN_GIVE : Why.WE_MAY_WIN_KEEP;
        }
        if (won >= SURE) {
            return gives ? Why.PARTNER_WINS_GIVE : Why.PARTNER_WINS_KEEP;
        }
        if (won >= LIKELY) {
            return gives ? Why.PARTNER_MAY_WIN_GIVE : Why.PARTNER_MAY_WIN_KEEP;
        }
        if (gives) {
            return Why.CANNOT_WIN;
        }
        return won <= HOPELESS ? Why.TRICK_IS_THEIRS : Why.TRICK_MAY_BE_THEIRS;
    }
}
