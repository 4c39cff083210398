// @ts-check
// Five nines are no hand: whoever holds them may ask for new cards before the first own call.

/** @type {import("./meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: { en: "No nines", de: "Keine Neunen", da: "Ingen niere" },
  about: "Five nines in a hand: new cards, if the holder wishes.",
  options: {
    ninesForRedeal: 5,
    minimumBid: 200,
  },
  examples: [
    {
      op: "misdeal",
      hand: ["9S", "9S", "9H", "9D", "9C", "AS", "KS", "QH", "JD", "TC", "KC", "QC"],
      expect: { mayClaim: true },
    },
  ],
};
