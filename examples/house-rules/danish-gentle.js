// @ts-check
// Danish Pinochle: the three conditions of a finish bring 250 each instead of 1000, so that one
// round does not decide a match to 1500.

const target = 1500; // the usual targetScore

/** @type {import("./meldhouse").DanishRules} */
export default {
  apiVersion: 1,
  ruleset: "danish",
  title: { en: "Gentle finish", da: "Blid udgang", de: "Sanfter Schluss" },
  about: {
    en: "Each condition of a finish is worth a sixth of the match.",
    da: "Hver betingelse ved udgang er en sjettedel af spillet værd.",
    de: "Jede Bedingung beim Ausmachen ist ein Sechstel des Spiels wert.",
  },
  options: {
    finishSpecialBonus: target / 6,
  },
  examples: [
    // All the cards that were laid are red: one of the three conditions.
    {
      op: "finishBonus",
      laid: ["7H", "8H", "9H", "TH", "9D", "9H", "9D", "5D", "5H", "5D"],
      finalDiscard: "KH",
      expect: { names: ["oneColour"], points: 250 },
    },
  ],
};
