// @ts-check
// Danish Pinochle as its Spanish parent is played. All of it is in the preset; the file is here so
// that a host can offer it under a name of his own, and so that there is a place for more.

/** @type {import("./meldhouse").DanishRules} */
export default {
  apiVersion: 1,
  ruleset: "danish",
  extends: "parentLike",
  title: { en: "The parent game", da: "Moderspillet", de: "Das Stammspiel" },
  about: "Eight naturals in a Pinochle, support for a fold with a wild, conditions for folds only.",
  examples: [
    // Seven nines and four wilds make eleven cards, and no Pinochle: no thousand for them.
    {
      op: "meld",
      type: "set",
      cards: ["9S", "9S", "9H", "9H", "9D", "9D", "9C", "2S", "2H", "JK", "JK"],
      expect: { valid: true, special: 0, total: 110 },
    },
  ],
};
