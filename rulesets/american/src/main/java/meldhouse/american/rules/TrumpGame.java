package meldhouse.american.rules;

import meldhouse.american.rules.Choices.TrumpLeadRestriction;
import meldhouse.american.rules.Forms.SidesForm;

import org.jspecify.annotations.Nullable;

/**
 * A game with a trump suit: all that the play of a card has to know, side by side. There is one for
 * each trump suit of a game.
 */
final class TrumpGame {
    final AmericanGame game;

    /** The trump suit's number. */
    final int trump;

    /** Its cards. */
    final int trumps;

    final PlayRules rules;

    /** Whether seats 0 and 2 play against 1 and 3. */
    final boolean isPartners;

    /** Whether it matters who has a trick so far. */
    final boolean sparesFriends;

    /** Whether it matters that a trump has been played. */
    final boolean isRestricted;

    /** Whether somebody may say that the target is reached. */
    final boolean canDeclareOut;

    /** Whether a nine of trump that was not listed may be claimed later. */
    final boolean hasLateDix;

    /** Says which cards may be played; null: the duties alone do. */
    final @Nullable Functions restricting;

    private final @Nullable Functions counting;
    private final int[] points = new int[Deck.KINDS];

    TrumpGame(AmericanGame game, int trump) {
        this.game = game;
        this.trump = trump;
        trumps = Deck.ofSuit(trump);
        rules = game.rules().play();
        isPartners = game.rules().table().sides() == SidesForm.PARTNERS;
        sparesFriends = !rules.mustBeatPartner();
        isRestricted = rules.trumpLeadRestriction() != TrumpLeadRestriction.NONE;
        hasLateDix = game.hasLateDix();
        canDeclareOut = game.rules().draw().declareOut();
        Functions functions = game.functions();
        restricting = functions != null && functions.restrictCards ? functions : null;
        counting = functions != null && functions.countTricks ? functions : null;
        for (int card = 0; card < points.length; card++) {
            points[card] = game.pointsOf(card);
        }
    }

    /** The points of the cards of a complete trick. */
    int points(int trick) {
        int sum = 0;
        for (int place = Trick.size(trick) - 1; place >= 0; place--) {
            sum += points[Trick.card(trick, place)];
        }
        return counting == null ? sum : counting.trickPoints(trick, trump, sum);
    }

    /** Equal where games and trump are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof TrumpGame play && play.trump == trump && play.game.equals(game);
    }

    @Override
    public int hashCode() {
        return game.hashCode() * 31 + trump;
    }

    @Override
    public String toString() {
        return Deck.suit(trump).title();
    }
}
