// @ts-check
// Whoever does not make a bid loses twice as much as it; what the others score stays as it is.

/** @type {import("../meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: "A set costs double",
  about: "A side that misses its bid loses twice the bid.",
  hooks: {
    dealScore: {
      about: {
        en: "A side that misses its bid loses twice the bid.",
        de: "Eine Seite, die ihr Gebot verfehlt, verliert das Doppelte.",
        da: "En side, der ikke når sit bud, mister det dobbelte.",
      },
      call({ deal }) {
        const { points, biddingSide, made, bid } = deal;
        return points.map((own, side) => (side === biddingSide && !made ? -2 * bid : own));
      },
    },
  },
  examples: [
    {
      op: "score_deal",
      bidTeam: 0,
      bid: 250,
      meldBySeat: [40, 20, 0, 0],
      trickPoints: [100, 110],
      expect: { delta: [-500, 130] },
    },
  ],
};
