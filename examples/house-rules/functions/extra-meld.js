// @ts-check
// The rainbow: a ten of every suit is a meld of its own, worth 40; a second one at once makes it 100.

const suits = ["S", "H", "D", "C"];

/** @type {import("../meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: "Rainbow",
  about: "A ten of every suit counts 40 in melds; two of every suit count 100.",
  hooks: {
    extraMelds: {
      about: {
        en: "A ten of every suit is a rainbow and counts 40; two of every suit count 100.",
        de: "Eine Zehn jeder Farbe ist ein Regenbogen und zählt 40; zwei jeder Farbe zählen 100.",
        da: "En tier i hver farve er en regnbue og tæller 40; to i hver farve tæller 100.",
      },
      call({ deal }) {
        const tens = (suit) => deal.hand.filter((card) => card === "T" + suit).length;
        const sets = Math.min(...suits.map(tens));
        const rainbow = suits.map((suit) => "T" + suit);
        if (sets === 0) return [];
        return sets === 1
          ? [{ name: "Rainbow", cards: rainbow, points: 40 }]
          : [{ name: "Double rainbow", cards: [...rainbow, ...rainbow], points: 100 }];
      },
    },
  },
  examples: [
    { op: "meld", hand: ["TS", "TH", "TD", "TC"], trump: "S", expect: { total: 40, counts: { Rainbow: 1 } } },
    { op: "meld", hand: ["TS", "TH", "TD", "TC", "QS", "JD"], trump: "S", expect: { total: 80 } },
    {
      op: "meld",
      hand: ["TS", "TS", "TH", "TH", "TD", "TD", "TC", "TC"],
      trump: "S",
      expect: { total: 100, counts: { "Double rainbow": 1 } },
    },
    { op: "meld", hand: ["TS", "TH", "TD"], trump: "S", expect: { total: 0 } },
  ],
};
