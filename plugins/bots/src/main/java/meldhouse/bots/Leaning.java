package meldhouse.bots;

/**
 * How much the sound player gives for what is not yet certain, in points of the score. Tuned by
 * matches against the greedy player and against its own former weights: docs/bots.md.
 *
 * @param handCost share of what the own hand costs that is expected to be paid
 * @param handCostLate the same where another side is close to going out
 * @param card what each card still in the hand costs beside that
 * @param pair what two cards bring that go together
 * @param wild what a wild card in the hand is worth for later
 * @param bonusChance the chance of a finish for the bonus, from a hand that holds nothing against
 *     it
 * @param bonusPerCard the factor of that chance for each card that stands in its way
 * @param bonusPerRest the same for each other card that is left
 * @param bonusLate the factor of that chance where another side is close to going out
 * @param pureHand what is expected of a multiplier while no wild card is laid, as a share of the
 *     cards that it multiplies
 * @param feeding what it costs to discard a card that the other sides could lay
 */
record Leaning(
        double handCost,
        double handCostLate,
        double card,
        double pair,
        double wild,
        double bonusChance,
        double bonusPerCard,
        double bonusPerRest,
        double bonusLate,
        double pureHand,
        double feeding) {
    static final Leaning TUNED = new Leaning(0.5, 0.9, 6, 2, 6, 0.6, 0.72, 0.93, 0.5, 0.2, 4);
}
