// @ts-check
// A king and a queen of every suit: a roundhouse. Its four marriages, kings and queens are counted
// one by one in any case; this house pays something on top for having all of them.

const marriages = 40 + 20 + 20 + 20; // the one in trump, and the three others
const kings = 80;
const queens = 60;
const whole = 250; // what we want a roundhouse to be worth

/** @type {import("./meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: "Roundhouse",
  about: `King and queen of all four suits count ${whole}.`,
  options: {
    meldRoundhouseBonus: whole - marriages - kings - queens,
  },
  examples: [
    {
      op: "meld",
      hand: ["KS", "QS", "KH", "QH", "KD", "QD", "KC", "QC"],
      trump: "S",
      expect: { total: 250 },
    },
  ],
};
