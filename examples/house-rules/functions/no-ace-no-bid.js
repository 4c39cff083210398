// @ts-check
// Without an ace nobody bids: such a hand passes, unless it is forced to bid.

/** @type {import("../meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: "No ace, no bid",
  about: "A hand without an ace may not bid, unless all others have passed and it must.",
  hooks: {
    legalBids: {
      about: {
        en: "A hand without an ace may not bid, unless it must.",
        de: "Ohne Ass darf man nicht bieten, außer man muss.",
        da: "Uden et es må man ikke byde, medmindre man skal.",
      },
      call({ deal }) {
        const hasAce = deal.hand.some((card) => card[0] === "A");
        return hasAce || !deal.mayPass ? null : ["pass"];
      },
    },
  },
  examples: [{ op: "meld", hand: ["AS", "AH", "AD", "AC"], trump: "S", expect: { total: 100 } }],
};
