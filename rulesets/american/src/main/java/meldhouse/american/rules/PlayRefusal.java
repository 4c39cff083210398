package meldhouse.american.rules;

import meldhouse.american.AmericanMove;
import meldhouse.american.AmericanMove.Bid;
import meldhouse.american.AmericanMove.Bury;
import meldhouse.american.AmericanMove.ClaimMisdeal;
import meldhouse.american.AmericanMove.Concede;
import meldhouse.american.AmericanMove.Declare;
import meldhouse.american.AmericanMove.DeclareOut;
import meldhouse.american.AmericanMove.Decline;
import meldhouse.american.AmericanMove.DefenderConcede;
import meldhouse.american.AmericanMove.Dix;
import meldhouse.american.AmericanMove.Done;
import meldhouse.american.AmericanMove.ExchangeDix;
import meldhouse.american.AmericanMove.Give;
import meldhouse.american.AmericanMove.GiveUpStuck;
import meldhouse.american.AmericanMove.LayExtra;
import meldhouse.american.AmericanMove.LayMeld;
import meldhouse.american.AmericanMove.Moon;
import meldhouse.american.AmericanMove.Pass;
import meldhouse.american.AmericanMove.PassCards;
import meldhouse.american.AmericanMove.Play;
import meldhouse.american.AmericanMove.Take;
import meldhouse.american.AmericanMove.ThrowIn;
import meldhouse.american.AmericanMove.Trump;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Refusal;

import org.jspecify.annotations.Nullable;

/** Why a move is refused while tricks are played. */
final class PlayRefusal {
    private PlayRefusal() {}

    /** Why the seat to play may not make the move; null: it may. */
    static @Nullable Refusal of(Playing playing, AmericanMove move) {
        Terms terms = playing.terms();
        return switch (move) {
            case Play play when play.from() == null -> of(playing, play.card());
            case Play _ ->
                    new Refusal(
                            "notHeld", "No melds lie on the table: say which card, and no more.");
            case Concede _ when playing.isFirstLead() && terms.canConcede() -> null;
            case Concede _ ->
                    notThisRule(
                            terms.canConcede(),
                            "Only the declarer may concede, and only before the first lead.",
                            "Conceding");
            case Moon _ when playing.isFirstLead() && terms.canAnnounce() -> null;
            case Moon _ ->
                    notThisRule(
                            terms.canAnnounce(),
                            "Only the declarer may announce all tricks, and only before the first"
                                    + " lead.",
                            "Announcing all tricks");
            case DeclareOut _ when playing.canDeclareOut() -> null;
            case DeclareOut _ ->
                    playing.rules().draw().declareOut()
                            ? InDeal.notNow(
                                    "play a card; only who has just taken a trick may declare out")
                            : notThisRule(false, "", "Declaring out");
            case Dix dix when !dix.exchange() && playing.canClaimDix() -> null;
            case Dix _ ->
                    playing.game().hasLateDix()
                            ? new Refusal(
                                    "noDix", "You hold no nine of trump that is not listed yet.")
                            : InDeal.notNow("play a card");
            case Bid _,
                    Pass _,
                    Trump _,
                    PassCards _,
                    Declare _,
                    ClaimMisdeal _,
                    Decline _,
                    ThrowIn _,
                    GiveUpStuck _,
                    Give _,
                    Bury _,
                    DefenderConcede _,
                    LayMeld _,
                    LayExtra _,
                    Done _,
                    Take _,
                    ExchangeDix _ ->
                    InDeal.notNow("play a card");
        };
    }

    private static Refusal notThisRule(boolean isRule, String when, String what) {
        return new Refusal(
                "notThisRule", isRule ? when : what + " is not part of these house rules.");
    }

    private static @Nullable Refusal of(Playing playing, Card card) {
        int number = Deck.number(card);
        if (number >= 0 && (playing.playable() >>> number & 1) != 0) {
            return null;
        }
        int duty = playing.duty();
        return number >= 0 && (Duty.cards(duty) >>> number & 1) != 0
                ? Functions.notAllowed(card, playing.legal())
                : Misplay.refusal(
                        card, playing.own(), playing.trick(), playing.terms().trump(), duty);
    }
}
