// @ts-check
// What wins the match turns with the deals: 1000, 1250, 1500 points, then 1000 again.

const targets = [1000, 1250, 1500];

/** @type {import("../meldhouse").AmericanRules} */
export default {
  apiVersion: 1,
  ruleset: "american",
  title: "Rotating target",
  about: "The match is won at 1000 points after the first deal, 1250 after the second, 1500 after the third, and so on in turn.",
  hooks: {
    matchEnd: {
      about: {
        en: "The match is won at 1000, 1250 or 1500 points, in turn from deal to deal; of several sides the highest wins.",
        de: "Gewonnen ist mit 1000, 1250 oder 1500 Punkten, reihum von Blatt zu Blatt; von mehreren Seiten gewinnt die höchste.",
        da: "Kampen vindes med 1000, 1250 eller 1500 point, på skift fra giv til giv; af flere sider vinder den højeste.",
      },
      call({ deal }) {
        const target = targets[(deal.deals - 1) % targets.length];
        const most = deal.totals.reduce((a, b) => Math.max(a, b));
        const first = deal.totals.indexOf(most);
        return most < target || deal.totals.lastIndexOf(most) !== first ? [] : [first];
      },
    },
  },
  examples: [{ op: "meld", hand: ["QS", "JD"], trump: "S", expect: { total: 40 } }],
};
