// @ts-check
// Bids from 200 in fives, and whoever takes no trick shows his melds for nothing.
//
// A file is a JavaScript module. It may work its values out: that is done once, when a table is
// made. What it must not do is ask the machine for anything: no files, no clock, no dice.

const fives = 5;

/** @type {import("./meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: { en: "Kitchen table", de: "Küchentisch", da: "Køkkenbordet" },
  about: {
    en: "Bids from 200 in fives; no meld without a trick.",
    de: "Reizen ab 200 in Fünferschritten; keine Meldung ohne Stich.",
    da: "Bud fra 200 i femmere; ingen melding uden stik.",
  },
  options: {
    minimumBid: 200,
    bidIncrement: fives,
    meldRequiresTrick: "trick",
  },
  examples: [
    // 205 may be called on 200 ...
    {
      op: "auction",
      dealer: 0,
      calls: [{ seat: 1, call: 200 }, { seat: 2, call: 205 }],
      expect: { status: "open", minNextBid: 210 },
    },
    // ... and 300 of melds are worth nothing to a side that takes no trick.
    {
      op: "score_deal",
      bidTeam: 0,
      bid: 250,
      meldBySeat: [0, 40, 300, 0],
      trickPoints: [0, 210],
      tricksWon: [0, 12],
      expect: { made: false, meldCounted: [0, 40], delta: [-250, 250] },
    },
  ],
};
