// @ts-check
// A straight of ten cards is nearly a full one, and has a price of its own; so has one of eleven.

const prices = { 10: 200, 11: 300 };

/** @type {import("../meldhouse").DanishRules} */
export default {
  apiVersion: 1,
  ruleset: "danish",
  title: "Long straights",
  about: "A straight of ten cards is worth 200, one of eleven 300, whatever wilds are in it.",
  hooks: {
    meldValue: {
      about: {
        en: "A straight of ten cards is worth 200, one of eleven 300; no factor of the finish counts for it.",
        de: "Eine Folge von zehn Karten ist 200 wert, eine von elf 300; kein Faktor des Schlusses gilt für sie.",
        da: "En straight på ti kort er 200 værd, en på elleve 300; ingen faktor fra afslutningen gælder for den.",
      },
      call({ deal }) {
        return deal.type === "straight" ? prices[deal.cards.length] ?? deal.value : deal.value;
      },
    },
  },
  examples: [
    {
      op: "meld",
      type: "straight",
      cards: ["3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JK", "QH"],
      expect: { valid: true, special: 200, specialName: "houseRule", total: 200 },
    },
    {
      op: "meld",
      type: "straight",
      cards: ["3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH"],
      expect: { ordinary: 65, specialName: null, total: 65 },
    },
  ],
};
