// @ts-check
// Nobody throws a hand in: if all others pass, the dealer plays for a little less. It builds on the
// file beside it, so a change of the kitchen table's rules is one of these too.

const least = 200; // what the kitchen table begins with

/** @type {import("./meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  extends: "./kitchen-table.js",
  title: "Stuck dealer",
  about: "The kitchen table, but three passes leave the dealer with the contract.",
  options: {
    allPass: "dealerStuck",
    stuckBid: least - 25,
  },
  examples: [
    {
      op: "auction",
      dealer: 0,
      calls: [
        { seat: 1, call: "pass" },
        { seat: 2, call: "pass" },
        { seat: 3, call: "pass" },
      ],
      expect: { status: "won", declarer: 0, contract: 175 },
    },
  ],
};
