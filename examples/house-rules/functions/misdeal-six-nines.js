// @ts-check
// Six of the eight nines, or five and no ace, are no hand to play: its holder may ask for new cards.
// The options could say the first alone; a function can say both, and anything else about a hand.

/** @type {import("../meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: "Six nines",
  about: "A hand with six nines, or with five and no ace, may be thrown in.",
  hooks: {
    misdeal: {
      about: {
        en: "New cards may be claimed with six nines, or with five and no ace.",
        de: "Neue Karten darf verlangen, wer sechs Neunen hat, oder fünf und kein Ass.",
        da: "Nye kort kan kræves med seks niere, eller med fem og intet es.",
      },
      call({ deal }) {
        const count = (rank) => deal.hand.filter((card) => card[0] === rank).length;
        const nines = count("9");
        return nines >= 6 || (nines === 5 && count("A") === 0);
      },
    },
  },
  examples: [
    {
      op: "misdeal",
      hand: ["9S", "9S", "9H", "9H", "9D", "JD", "QD", "KC", "TC", "JC", "QS", "KS"],
      expect: { mayClaim: true },
    },
    {
      op: "misdeal",
      hand: ["9S", "9S", "9H", "9H", "9D", "JD", "QD", "AC", "TC", "JC", "QS", "KS"],
      expect: { mayClaim: false },
    },
  ],
};
