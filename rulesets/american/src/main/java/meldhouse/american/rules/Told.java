package meldhouse.american.rules;

import meldhouse.american.AmericanEvent.ContractMade;
import meldhouse.american.AmericanEvent.Dealt;
import meldhouse.american.AmericanEvent.Declined;
import meldhouse.american.AmericanEvent.MisdealAsked;
import meldhouse.american.AmericanEvent.MoonAnnounced;
import meldhouse.american.AmericanEvent.Played;
import meldhouse.american.AmericanEvent.TrickTaken;
import meldhouse.american.MeldKind;
import meldhouse.american.StockEvent;
import meldhouse.american.StockEvent.DixExchanged;
import meldhouse.american.StockEvent.Drew;
import meldhouse.american.StockEvent.Melded;
import meldhouse.american.StockEvent.TableCleared;
import meldhouse.american.StockEvent.TrumpTurned;
import meldhouse.american.TableCard;
import meldhouse.api.cards.Card;
import meldhouse.api.game.Event;

import java.util.ArrayList;
import java.util.List;

/**
 * What the events of the running deal tell beside the view: cards that are known to be in
 * somebody's hand because all have seen them go there, and what was announced.
 */
final class Told {
    private final long[] known = new long[Seating.MOST];
    private final List<Event> events;
    private final DrawRules rules;
    private final Arrivals arrivals;
    private boolean moon;
    private int claimer = -1;
    private int refused;
    private int refusedLate;
    private boolean isContracted;
    private int taker = -1;
    private int dealer = -1;
    private int turned = -1;
    private int laid;
    private List<TableCard> table = List.of();

    private Told(AmericanGame game, List<Event> events) {
        this.events = events;
        rules = game.rules().draw();
        arrivals = new Arrivals(game.rules().table().handSize());
    }

    /**
     * Reads the running deal, which begins after the last hand dealt.
     *
     * @param history every event so far
     */
    static Told of(AmericanGame game, List<Event> history) {
        int from = history.size();
        while (from > 0 && !(history.get(from - 1) instanceof Dealt)) {
            from--;
        }
        Told told = new Told(game, history.subList(from, history.size()));
        told.events.forEach(told::read);
        return told;
    }

    /** The events of the running deal, after the hands were dealt. */
    List<Event> events() {
        return events;
    }

    /** When cards came to the hands unseen, and when they were shown. */
    Arrivals arrivals() {
        return arrivals;
    }

    /** Cards that a seat is known to hold, at least. */
    long known(int seat) {
        return known[seat];
    }

    /** Who claims a redeal, while the partner is asked; -1: nobody. */
    int claimer() {
        return claimer;
    }

    /** A bit for each seat whose claim of a redeal in the auction was not agreed to. */
    int refused() {
        return refused;
    }

    /** A bit for each seat that has claimed a redeal by its hand in the auction. */
    int claimed() {
        return refused | (claimer < 0 || isContracted ? 0 : 1 << claimer);
    }

    /** A bit for each seat that has claimed a redeal by its hand before the first lead. */
    int claimedLate() {
        return refusedLate | (claimer < 0 || !isContracted ? 0 : 1 << claimer);
    }

    /** Whether the declarer has announced all tricks. */
    boolean moon() {
        return moon;
    }

    /** Who has exchanged a nine for the dealer's card; -1: nobody. */
    int taker() {
        return taker;
    }

    /** Whose hand the turned card belonged to; -1: nobody's. */
    int turner() {
        return dealer;
    }

    /** The card of that hand that made trump, its number. */
    int firstTurned() {
        return turned;
    }

    /** How many of the melds that a turn allows are laid in this one. */
    int laid() {
        return laid;
    }

    private void read(Event event) {
        switch (event) {
            case MoonAnnounced _ -> moon = true;
            case MisdealAsked asked -> claimer = asked.seat();
            case ContractMade _ -> isContracted = true;
            case Declined _ -> {
                int seat = claimer < 0 ? 0 : 1 << claimer;
                refused |= isContracted ? 0 : seat;
                refusedLate |= isContracted ? seat : 0;
                claimer = -1;
            }
            case TrickTaken _ -> laid = 0;
            case Played play -> {
                if (play.from() == null || play.from() == meldhouse.american.Origin.HAND) {
                    remove(play.seat(), play.card());
                } else {
                    table = lessOne(play.seat(), play.card());
                }
            }
            case StockEvent stock -> read(stock);
            default -> {}
        }
    }

    private void read(StockEvent event) {
        switch (event) {
            case TrumpTurned turned -> {
                if (turned.stock() == 0) {
                    dealer = turned.seat();
                    this.turned = Deck.number(turned.card());
                    add(turned.seat(), turned.card());
                }
            }
            case DixExchanged exchanged -> exchanged(exchanged);
            case Melded melded -> {
                boolean dix =
                        melded.meld().melds().stream()
                                .anyMatch(meld -> meld.kind() == MeldKind.DIX);
                laid += dix && rules.dixWithMeld() ? 0 : 1;
                melded.fresh().forEach(card -> remove(melded.meld().seat(), card));
                List<TableCard> changed = new ArrayList<>(melded.table());
                table.stream()
                        .filter(card -> card.seat() != melded.meld().seat())
                        .forEach(changed::add);
                table = changed;
            }
            case Drew drew -> {
                if (drew.open() && drew.card() != null) {
                    add(drew.seat(), drew.card());
                } else {
                    arrivals.drew(drew.seat());
                }
            }
            case TableCleared _ -> {
                table.forEach(card -> add(card.seat(), card.card()));
                table = List.of();
            }
            case StockEvent.MeldingDone _, StockEvent.DeclaredOut _ -> {}
        }
    }

    private void exchanged(DixExchanged exchanged) {
        remove(exchanged.seat(), exchanged.nine());
        add(exchanged.seat(), exchanged.taken());
        Integer holder = exchanged.holder();
        if (holder == null) {
            laid += rules.dixWithMeld() ? 0 : 1;
        } else {
            taker = exchanged.seat();
            remove(holder, exchanged.taken());
            add(holder, exchanged.nine());
        }
    }

    private List<TableCard> lessOne(int seat, Card card) {
        List<TableCard> rest = new ArrayList<>(table);
        for (TableCard laid : table) {
            if (laid.seat() == seat && laid.card() == card) {
                rest.remove(laid);
                break;
            }
        }
        return rest;
    }

    private void add(int seat, Card card) {
        known[seat] = Hand.with(known[seat], Deck.number(card));
    }

    private void remove(int seat, Card card) {
        int number = Deck.number(card);
        if (Hand.has(known[seat], number)) {
            known[seat] = Hand.without(known[seat], number);
        } else {
            arrivals.showed(seat, number);
        }
    }
}
