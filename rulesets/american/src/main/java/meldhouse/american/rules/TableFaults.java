package meldhouse.american.rules;

import meldhouse.api.options.Values;

import java.util.List;

/** What is wrong between house rules about seats, sides, deck and deal (variants.md 5.11). */
final class TableFaults {
    private final Values values;
    private final RuleFaults faults;
    private final int seats;
    private final String sides;

    private TableFaults(Values values, RuleFaults faults) {
        this.values = values;
        this.faults = faults;
        seats = values.whole("seats");
        sides = values.choice("sides");
    }

    static void find(Values values, RuleFaults faults) {
        TableFaults found = new TableFaults(values, faults);
        found.seats();
        found.solo();
        found.cards();
        found.stock();
        found.widow();
    }

    private void seats() {
        faults.addIf(
                sides.equals("partners") && seats != 4,
                "seats",
                "partners are four (sides)",
                "4, or sides individual or soloVsRest");
        Integer people = values.wholeOrOpen("tableSeats");
        faults.addIf(
                people != null && people != seats && (seats != 3 || people < seats),
                "tableSeats",
                "only where three play may others sit out (seats)",
                seats == 3 ? "3 to 5, or null" : seats > 3 ? seats + ", or null" : "null");
        faults.addIf(
                values.choice("dealerRotation").equals("dealWinner") && seats > 3,
                "dealerRotation",
                "only two or three can go by the winner (seats)",
                "clockwise");
    }

    /** A declarer alone against the rest, melding alone, is settled in units: all or none. */
    private void solo() {
        boolean solo = sides.equals("soloVsRest");
        boolean units = values.choice("settlement").equals("units");
        boolean alone = values.choice("whoMelds").equals("declarer");
        boolean turned = values.choice("trumpChoice").equals("turnedCard");
        faults.addIf(
                solo != units,
                "settlement",
                solo ? "all against the declarer (sides) settle in units" : "units need soloVsRest",
                solo ? "units" : "points, or units where sides is soloVsRest");
        faults.addIf(
                solo != alone,
                "whoMelds",
                solo
                        ? "where all play against the declarer (sides) the others do not meld"
                        : "the declarer melds alone only where sides is soloVsRest",
                solo ? "declarer" : "all, declarerSide");
        faults.addIf(
                turned && solo,
                "sides",
                "there is no declarer where trump is turned",
                "partners, individual");
        faults.addIf(
                turned && values.choice("whoMelds").equals("declarerSide"),
                "whoMelds",
                "there is no declarer where trump is turned",
                "all");
        int accounts = sides.equals("partners") ? 2 : seats;
        faults.addIf(
                accounts != 2 && values.choice("concedeDefendersScore").equals("meldAndAllTricks"),
                "concedeDefendersScore",
                "only one other side can have all trick points (seats, sides)",
                "meldOnly");
    }

    private void cards() {
        List<Integer> packets = values.wholes("dealPackets");
        int hand = values.whole("handSize");
        faults.addIf(
                packets.stream().mapToInt(packet -> packet).sum() != hand,
                "dealPackets",
                "together they are not handSize",
                "whole numbers with the sum " + hand);
        int deck = TableRules.deckSize(values.whole("deckCopies"), values.flag("deckNines"));
        faults.addIf(
                deck > Deck.MOST,
                "deckNines",
                "four copies with nines are 96 cards, which nobody plays with",
                "false, or deckCopies 2");
        int widow = values.whole("widowSize");
        int left = deck - seats * hand - widow;
        boolean draws = values.flag("stockDraw");
        faults.addIf(
                left < 0 || left == 0 && draws || left > 0 && !draws,
                "handSize",
                "%d cards do not come out even: %d hands of %d%s"
                        .formatted(deck, seats, hand, widow == 0 ? "" : " and a widow of " + widow),
                draws
                        ? "hands that leave a stock to draw from"
                        : "hands and a widow that take the whole pack, or stockDraw");
    }

    private void stock() {
        if (!values.flag("stockDraw")) {
            return;
        }
        faults.addIf(seats != 2, "stockDraw", "it is for two players (seats)", "false");
        faults.addIf(
                values.whole("widowSize") > 0,
                "widowSize",
                "there is no widow where cards are drawn (stockDraw)",
                "0");
        faults.addIf(
                !values.choice("trumpChoice").equals("turnedCard"),
                "trumpChoice",
                "where cards are drawn (stockDraw) trump is turned",
                "turnedCard");
    }

    private void widow() {
        int widow = values.whole("widowSize");
        faults.addIf(
                widow > 0 && values.whole("widowAfterPacket") > values.wholes("dealPackets").size(),
                "widowAfterPacket",
                "there are not so many rounds (dealPackets)",
                "0 to " + values.wholes("dealPackets").size());
        faults.addIf(
                values.choice("widowUse").equals("giveOneEach") && widow != seats,
                "widowUse",
                "to give one each the widow must have as many cards as there are players",
                "takeAndBury, or widowSize " + seats);
        faults.addIf(
                values.choice("buryCounts").equals("defenders") && sides.equals("individual"),
                "buryCounts",
                "where everybody scores alone (sides) the defenders have no common pile",
                "declarer, nobody");
    }
}
