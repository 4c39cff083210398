// @ts-check
// Everybody calls once, from 150. It builds on the preset of that name and changes one thing:
// what a file extends comes first, and what the file says itself comes on top of it.

/** @type {import("./meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  extends: "oneRound150",
  title: "One round from 150, to 500",
  about: "One call each, every counter ten, and a short match.",
  options: {
    target: 500,
  },
  examples: [
    // The auction is over when the dealer has called.
    {
      op: "auction",
      dealer: 0,
      calls: [
        { seat: 1, call: "pass" },
        { seat: 2, call: 150 },
        { seat: 3, call: 160 },
        { seat: 0, call: "pass" },
      ],
      expect: { status: "won", declarer: 3, contract: 160 },
    },
  ],
};
