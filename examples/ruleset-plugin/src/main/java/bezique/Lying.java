package bezique;

import meldhouse.api.cards.Card;

import java.util.ArrayList;
import java.util.List;

/**
 * A card that lies open before a seat, and still belongs to its hand.
 *
 * @param served what it was declared in, in order
 */
public record Lying(Card card, List<Kind> served) {
    public Lying {
        served = List.copyOf(served);
    }

    Lying serving(Kind kind) {
        List<Kind> more = new ArrayList<>(served);
        more.add(kind);
        return new Lying(card, more);
    }
}
