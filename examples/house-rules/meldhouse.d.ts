// House-rule files of Meldhouse. Made by 'meldhouse rules types'; do not edit.
// In a file: /** @type {import("./meldhouse").HouseRules} */

/** A text, or the same text in several languages. */
export type Wording = string | { en?: string; de?: string; da?: string };

/** What is asked of the rules, and the fields of the answer that are expected. */
export interface Example {
  /** The question: meld, scoreDeal, ... */
  op: string;
  /** What the answer has to hold; other fields of it do not matter. */
  expect: { [field: string]: unknown };
  [field: string]: unknown;
}

/** What a function is called with. */
export interface HookArgument<Deal> {
  /** What the question is about; it can only be read. */
  deal: Deal;
  /** The seat that is asked about, where it is about one. */
  seat?: number;
  /** The value of every option. */
  options: { [option: string]: any };
  /** From 0 to 1; for the same call always the same. */
  random: () => number;
}

/** A function, or one with what the rule sheet says of it. */
export type HookFunction<Deal, Answer> = PlainHook<Deal, Answer> | ToldHook<Deal, Answer>;

/** A function. */
export interface PlainHook<Deal, Answer> {
  (argument: HookArgument<Deal>): Answer;
  call(argument: HookArgument<Deal>): Answer;
}

/** A function with what the rule sheet says of it. */
export interface ToldHook<Deal, Answer> {
  about?: Wording;
  call(argument: HookArgument<Deal>): Answer;
}

/** What every file may say. */
export interface AnyHouseRules {
  /** The version of this format. */
  apiVersion?: 1;
  /** What they are called: 1 to 40 of a-z, 0-9 and -. Left out: the file's name. */
  name?: string;
  /** What people call them, at most 60 characters. */
  title?: Wording;
  /** A sentence or two for whoever chooses, at most 500 characters. */
  about?: Wording;
  /** Checked by 'meldhouse rules test'. */
  examples?: Example[];
}

/** House rules for ruleset american: American Pinochle. */
export interface AmericanRules extends AnyHouseRules {
  ruleset: "american";
  /** What they build on: a preset, or a file of the same folder. */
  extends?: AmericanPreset | (string & {});
  /** The options that differ from what is built on. */
  options?: AmericanOptions;
  /** Functions that decide where the options do not; in JavaScript alone. */
  hooks?: {
    /**
     * Whether a hand gives the right to new cards; asked where the options say when that may be
     * claimed.
     */
    misdeal?: HookFunction<{ hand: (string)[]; allowed: boolean }, boolean>;
    /**
     * What a seat may call: amounts above the standing bid, and "pass". Nothing: what the options
     * allow.
     */
    legalBids?: HookFunction<{ hand: (string)[]; high: number; bidder: number | null | undefined; calls: ({ seat: number; amount: number | null | undefined })[]; mayPass: boolean; least: number | null | undefined; greatest: number | null | undefined }, ("pass" | number)[] | null | undefined>;
    /**
     * Combinations that count beside the melds of the options, found in a hand whose melds count;
     * each with its name, cards of the hand and points. While there is a stock they are looked
     * for after a trick, among the seat's cards that have served in none of them yet.
     */
    extraMelds?: HookFunction<{ hand: (string)[]; trump: "S" | "H" | "D" | "C" | null | undefined }, ({ name: string; cards: (string)[]; points: number })[]>;
    /**
     * What the melds count that a seat has shown; while there is a stock each by itself.
     */
    meldPoints?: HookFunction<{ melds: ({ kind: string; cards: (string)[]; points: number })[]; cards: (string)[]; trump: "S" | "H" | "D" | "C" | null | undefined; points: number }, number>;
    /**
     * Which of the cards that the duties leave may be played; at least one of them. Asked where
     * they leave a choice; while there is a stock that is any card, of the hand or on the table.
     */
    legalCards?: HookFunction<{ hand: (string)[]; trick: ({ seat: number; card: string })[]; trump: "S" | "H" | "D" | "C"; tricks: number; declarer: number | null | undefined; legal: (string)[] }, (string)[]>;
    /**
     * What the cards of a trick count, without the bonus for the last one.
     */
    trickPoints?: HookFunction<{ cards: ({ seat: number; card: string })[]; winner: number; trump: "S" | "H" | "D" | "C"; points: number }, number>;
    /**
     * What a deal brings each side in points; not asked where deals are paid in chips.
     */
    dealScore?: HookFunction<{ bid: number; biddingSide: number | null | undefined; outcome: string; made: boolean; meld: (number)[]; trickPoints: (number)[]; points: (number)[] }, (number)[]>;
    /**
     * Who deals after a deal that was scored.
     */
    nextDealer?: HookFunction<{ dealer: number; declarer: number | null | undefined; made: boolean; points: (number)[]; next: number }, number>;
    /**
     * Which sides have won the match after a deal: a list of sides; an empty one: it goes on.
     * Nothing: what the options say.
     */
    matchEnd?: HookFunction<{ deals: number; totals: (number)[]; target: number | null | undefined; biddingSide: number | null | undefined; made: boolean; winners: (number)[] | null | undefined }, (number)[] | null | undefined>;
  };
}

/** A preset of ruleset american. */
export type AmericanPreset = "partnership" | "seedShort" | "seedTraditional" | "seedLively" | "tableStandard" | "firehouse" | "firehouseStuck" | "doubleDeck" | "doubleDeckTens" | "doubleDeckClub" | "doubleDeckProgressive" | "doubleDeckRelaxed" | "twoHanded" | "twoHandedHoyle" | "twoHandedDrawFirst" | "twoHandedSingle" | "cutthroat" | "cutthroat15" | "cutthroatBidOut" | "threeHandedKitty" | "widowPinochle" | "cutthroatTurned" | "auctionWidow" | "auctionHoyle" | "auctionLinear" | "check" | "checkMost" | "checkThreeHand" | "bookPartnership" | "partnershipWidow" | "kittyFour" | "passFour" | "passThree" | "mustOpen" | "oneRound150" | "bidderOut";

/** The options of ruleset american. */
export interface AmericanOptions {
  /**
   * How many players get cards in one deal.
   * Allowed: a whole number from 2 to 4.
   * @default 4
   */
  seats?: number;
  /**
   * How many people are at the table, where some sit out each deal; null: as many as play.
   * Allowed: a whole number from 3 to 5, or null.
   * @default null
   */
  tableSeats?: number | null;
  /**
   * Who scores together: two partnerships, nobody, or all against the declarer.
   * Allowed: partners, individual, soloVsRest.
   * @default "partners"
   */
  sides?: "partners" | "individual" | "soloVsRest";
  /**
   * How many copies of each card the pack has.
   * Allowed: a whole number from 2 to 4 in steps of 2.
   * @default 2
   */
  deckCopies?: number;
  /**
   * Whether the pack has nines.
   * Allowed: true or false.
   * @default true
   */
  deckNines?: boolean;
  /**
   * How many cards each player is dealt.
   * Allowed: a whole number from 1 to 20.
   * @default 12
   */
  handSize?: number;
  /**
   * How many cards lie in the widow.
   * Allowed: a whole number from 0 to 6.
   * @default 0
   */
  widowSize?: number;
  /**
   * After how many rounds of dealing the widow is dealt.
   * Allowed: a whole number from 0 to 20.
   * @default 1
   */
  widowAfterPacket?: number;
  /**
   * Whether the cards that are left are a stock to draw from after each trick.
   * Allowed: true or false.
   * @default false
   */
  stockDraw?: boolean;
  /**
   * How many cards each player is dealt at a time, round by round; together handSize.
   * Allowed: a list of 1 to 20 whole numbers from 1 to 20.
   * @default [3, 3, 3, 3]
   */
  dealPackets?: number[];
  /**
   * Who deals first: whoever draws the highest card, or the lowest, seat 0, or anybody.
   * Allowed: highCard, lowCard, seat0, random.
   * @default "highCard"
   */
  firstDealer?: "highCard" | "lowCard" | "seat0" | "random";
  /**
   * Who deals next: the player on the left, or whoever scored most in the deal.
   * Allowed: clockwise, dealWinner.
   * @default "clockwise"
   */
  dealerRotation?: "clockwise" | "dealWinner";
  /**
   * A hand with so many nines may ask for new cards from the same dealer; null: no such right.
   * Allowed: a whole number from 5 to 8, or null.
   * @default null
   */
  ninesForRedeal?: number | null;
  /**
   * Each gives a hand that has all of it the right to new cards from the same dealer.
   * Allowed: a list of at most 8, each an object of any of nines (a whole number from 1 to 16),
   * nonCounters (a whole number from 1 to 20), maxAces (a whole number from 0 to 16), maxMeld
   * (a whole number from 0 to 100000).
   * @default []
   */
  misdealRules?: ({ nines?: number; nonCounters?: number; maxAces?: number; maxMeld?: number })[];
  /**
   * Until when that may be asked for.
   * Allowed: beforeOwnFirstCall, beforeAuction, beforeFirstLead.
   * @default "beforeOwnFirstCall"
   */
  misdealWindow?: "beforeOwnFirstCall" | "beforeAuction" | "beforeFirstLead";
  /**
   * Whether the partner must agree to it.
   * Allowed: true or false.
   * @default false
   */
  misdealNeedsPartner?: boolean;
  /**
   * Whether bidding goes round until all but one have passed, every seat calls once, or nobody
   * bids because trump is turned.
   * Allowed: continuous, singleRound, none.
   * @default "continuous"
   */
  auctionStyle?: "continuous" | "singleRound" | "none";
  /**
   * The lowest bid.
   * Allowed: a whole number from 1 to 100000.
   * @default 250
   */
  minimumBid?: number;
  /**
   * Bids go up in steps of this, where bidSteps says nothing else.
   * Allowed: a whole number from 1 to 100000.
   * @default 10
   */
  bidIncrement?: number;
  /**
   * The steps of the bids from certain numbers on, the first of them the lowest bid; null:
   * bidIncrement everywhere.
   * Allowed: 1 to 20 rows [from 1 to 100000, step 1 to 100000], ascending by the first, or
   * null.
   * @default null
   */
  bidSteps?: [from: number, step: number][] | null;
  /**
   * The highest bid, which ends the auction at once; null: none.
   * Allowed: a whole number from 1 to 100000, or null.
   * @default null
   */
  maximumBid?: number | null;
  /**
   * Whether a bid may be more than one step up.
   * Allowed: true or false.
   * @default true
   */
  allowJumpBids?: boolean;
  /**
   * Who may not pass while there is no bid: nobody, the first caller, or any hand with a meld.
   * Allowed: no, firstCaller, holderOfMeld.
   * @default "no"
   */
  firstMustOpen?: "no" | "firstCaller" | "holderOfMeld";
  /**
   * Whether one needs king and queen of one suit to bid.
   * Allowed: none, marriage.
   * @default "none"
   */
  bidRequirement?: "none" | "marriage";
  /**
   * What happens when nobody bids: new cards from the next dealer, or from the same one, or the
   * dealer is stuck with the contract, or must bid.
   * Allowed: redealNextDealer, redealSameDealer, dealerStuck, dealerMustBid.
   * @default "redealNextDealer"
   */
  allPass?: "redealNextDealer" | "redealSameDealer" | "dealerStuck" | "dealerMustBid";
  /**
   * The contract of a stuck dealer; null: the lowest bid.
   * Allowed: a whole number from 1 to 100000, or null.
   * @default null
   */
  stuckBid?: number | null;
  /**
   * For so many points a stuck dealer may give up at once; null: never.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  stuckThrowIn?: number | null;
  /**
   * Who makes trump: the declarer, or a card turned up.
   * Allowed: declarer, turnedCard.
   * @default "declarer"
   */
  trumpChoice?: "declarer" | "turnedCard";
  /**
   * Whether the declarer needs king and queen of the suit that is named; one who has no such
   * suit loses the bid unplayed.
   * Allowed: none, marriage.
   * @default "none"
   */
  trumpRequirement?: "none" | "marriage";
  /**
   * Whether trump is named after the widow is seen, or before.
   * Allowed: afterWidow, beforeWidow.
   * @default "afterWidow"
   */
  trumpNaming?: "afterWidow" | "beforeWidow";
  /**
   * Who sees the widow after the auction: everybody or the declarer alone.
   * Allowed: all, declarer.
   * @default "all"
   */
  widowSeenBy?: "all" | "declarer";
  /**
   * What the declarer does with it: takes it and buries as many cards, or keeps one and gives
   * one to each other player.
   * Allowed: takeAndBury, giveOneEach.
   * @default "takeAndBury"
   */
  widowUse?: "takeAndBury" | "giveOneEach";
  /**
   * Whether the declarer melds from all cards and then buries, or the other way round.
   * Allowed: meldThenBury, buryThenMeld.
   * @default "meldThenBury"
   */
  buryOrder?: "meldThenBury" | "buryThenMeld";
  /**
   * What may be buried: no card that the melds need, any card, or no trumps and aces either, as
   * far as possible.
   * Allowed: notMelded, any, noTrumpNoAce.
   * @default "notMelded"
   */
  buryRule?: "notMelded" | "any" | "noTrumpNoAce";
  /**
   * Who gets the points of the buried cards.
   * Allowed: declarer, defenders, nobody.
   * @default "declarer"
   */
  buryCounts?: "declarer" | "defenders" | "nobody";
  /**
   * Whether the declarer may throw the cards in before seeing the widow: never, with the lowest
   * bid, or with any.
   * Allowed: none, minimumOnly, anyBid.
   * @default "none"
   */
  throwIn?: "none" | "minimumOnly" | "anyBid";
  /**
   * How many cards the declarer and the partner pass to each other after trump is named.
   * Allowed: a whole number from 0 to 5.
   * @default 0
   */
  passCount?: number;
  /**
   * Whether the declarer sees the partner's cards before passing back, or both choose first.
   * Allowed: partnerFirst, simultaneous.
   * @default "partnerFirst"
   */
  passOrder?: "partnerFirst" | "simultaneous";
  /**
   * Whether the declarer may pass back cards that just came.
   * Allowed: any, notReceived.
   * @default "any"
   */
  passReturn?: "any" | "notReceived";
  /**
   * Whose melds count: everybody's, the declarer's, or those of the declaring side.
   * Allowed: all, declarer, declarerSide.
   * @default "all"
   */
  whoMelds?: "all" | "declarer" | "declarerSide";
  /**
   * Whether the melds of a hand are found for its player, or what the player does not list is
   * lost.
   * Allowed: auto, manual.
   * @default "auto"
   */
  meldDeclaration?: "auto" | "manual";
  /**
   * Whether a nine of trump that was not listed may still be claimed later.
   * Allowed: true or false.
   * @default false
   */
  lateDix?: boolean;
  /**
   * Points for a run: A T K Q J of trump.
   * Allowed: a whole number from 0 to 100000.
   * @default 150
   */
  meldRun?: number;
  /**
   * Points for two of these together: a run: A T K Q J of trump; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldDoubleRun?: number | null;
  /**
   * Points for three of these together: a run: A T K Q J of trump; null: as fewer of them add
   * up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleRun?: number | null;
  /**
   * Points for four of these together: a run: A T K Q J of trump; null: as fewer of them add up
   * to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleRun?: number | null;
  /**
   * Points for king and queen of trump.
   * Allowed: a whole number from 0 to 100000.
   * @default 40
   */
  meldRoyalMarriage?: number;
  /**
   * Points for two of these together: king and queen of trump; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldDoubleRoyalMarriage?: number | null;
  /**
   * Points for three of these together: king and queen of trump; null: as fewer of them add up
   * to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleRoyalMarriage?: number | null;
  /**
   * Points for four of these together: king and queen of trump; null: as fewer of them add up
   * to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleRoyalMarriage?: number | null;
  /**
   * Points for king and queen of a plain suit.
   * Allowed: a whole number from 0 to 100000.
   * @default 20
   */
  meldCommonMarriage?: number;
  /**
   * Points for two of these together: king and queen of a plain suit; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldDoubleCommonMarriage?: number | null;
  /**
   * Points for three of these together: king and queen of a plain suit; null: as fewer of them
   * add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleCommonMarriage?: number | null;
  /**
   * Points for four of these together: king and queen of a plain suit; null: as fewer of them
   * add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleCommonMarriage?: number | null;
  /**
   * Points for an ace of each suit.
   * Allowed: a whole number from 0 to 100000.
   * @default 100
   */
  meldAcesAround?: number;
  /**
   * Points for two of these together: an ace of each suit; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default 1000
   */
  meldDoubleAcesAround?: number | null;
  /**
   * Points for three of these together: an ace of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleAcesAround?: number | null;
  /**
   * Points for four of these together: an ace of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleAcesAround?: number | null;
  /**
   * Points for a king of each suit.
   * Allowed: a whole number from 0 to 100000.
   * @default 80
   */
  meldKingsAround?: number;
  /**
   * Points for two of these together: a king of each suit; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldDoubleKingsAround?: number | null;
  /**
   * Points for three of these together: a king of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleKingsAround?: number | null;
  /**
   * Points for four of these together: a king of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleKingsAround?: number | null;
  /**
   * Points for a queen of each suit.
   * Allowed: a whole number from 0 to 100000.
   * @default 60
   */
  meldQueensAround?: number;
  /**
   * Points for two of these together: a queen of each suit; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldDoubleQueensAround?: number | null;
  /**
   * Points for three of these together: a queen of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleQueensAround?: number | null;
  /**
   * Points for four of these together: a queen of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleQueensAround?: number | null;
  /**
   * Points for a jack of each suit.
   * Allowed: a whole number from 0 to 100000.
   * @default 40
   */
  meldJacksAround?: number;
  /**
   * Points for two of these together: a jack of each suit; null: two single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldDoubleJacksAround?: number | null;
  /**
   * Points for three of these together: a jack of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTripleJacksAround?: number | null;
  /**
   * Points for four of these together: a jack of each suit; null: as fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadrupleJacksAround?: number | null;
  /**
   * Points for a pinochle: the queen of spades with its jack.
   * Allowed: a whole number from 0 to 100000.
   * @default 40
   */
  meldPinochle?: number;
  /**
   * Points for two of these together: a pinochle: the queen of spades with its jack; null: two
   * single ones.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default 300
   */
  meldDoublePinochle?: number | null;
  /**
   * Points for three of these together: a pinochle: the queen of spades with its jack; null: as
   * fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTriplePinochle?: number | null;
  /**
   * Points for four of these together: a pinochle: the queen of spades with its jack; null: as
   * fewer of them add up to.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldQuadruplePinochle?: number | null;
  /**
   * Points for each nine of trump.
   * Allowed: a whole number from 0 to 100000.
   * @default 10
   */
  meldDix?: number;
  /**
   * Points for a single pinochle when trump is one of its two suits; null: as any other.
   * Allowed: a whole number from 0 to 100000, or null.
   * @default null
   */
  meldTrumpPinochle?: number | null;
  /**
   * Points on top for king and queen of all four suits.
   * Allowed: a whole number from 0 to 100000.
   * @default 0
   */
  meldRoundhouseBonus?: number;
  /**
   * The jack of the pinochle: diamonds or clubs.
   * Allowed: D, C.
   * @default "D"
   */
  pinochleJackSuit?: "D" | "C";
  /**
   * Whether king and queen of a run may also be a royal marriage: never, one of the two at
   * most, or both.
   * Allowed: none, differentPair, full.
   * @default "none"
   */
  runMarriageReuse?: "none" | "differentPair" | "full";
  /**
   * How many melds one card may serve in.
   * Allowed: a whole number from 2 to 3.
   * @default 3
   */
  maxMeldsPerCard?: number;
  /**
   * A bidding side that melds less than this loses the bid unplayed.
   * Allowed: a whole number from 0 to 100000.
   * @default 0
   */
  minTeamMeld?: number;
  /**
   * A side that melds less than this scores none of it.
   * Allowed: a whole number from 0 to 100000.
   * @default 0
   */
  minMeldToCount?: number;
  /**
   * What a side must take to keep its meld: nothing, a trick, or trick points.
   * Allowed: none, trick, points.
   * @default "none"
   */
  meldRequiresTrick?: "none" | "trick" | "points";
  /**
   * How many trick points it must take then.
   * Allowed: a whole number from 1 to 100000.
   * @default 1
   */
  meldSavePoints?: number;
  /**
   * Whether that binds both sides or the defenders alone.
   * Allowed: both, defenders.
   * @default "both"
   */
  meldRequiresTrickSide?: "both" | "defenders";
  /**
   * How many melds may be laid after one won trick.
   * Allowed: a whole number from 1 to 8.
   * @default 1
   */
  meldsPerTrick?: number;
  /**
   * Whether the winner of a trick melds before drawing, or after it.
   * Allowed: true or false.
   * @default true
   */
  meldBeforeDraw?: boolean;
  /**
   * Whether a card on the table may serve again in a dearer meld of its family.
   * Allowed: higher, none.
   * @default "higher"
   */
  sameClassReuse?: "higher" | "none";
  /**
   * Whether each meld needs a card from the hand.
   * Allowed: true or false.
   * @default true
   */
  meldNeedsFreshCard?: boolean;
  /**
   * Whether a dix may be claimed besides the meld of a trick.
   * Allowed: true or false.
   * @default true
   */
  dixWithMeld?: boolean;
  /**
   * Whether a dix may be exchanged for the turned card.
   * Allowed: true or false.
   * @default true
   */
  dixExchange?: boolean;
  /**
   * Whether the dealer scores a dix for turning a nine.
   * Allowed: true or false.
   * @default true
   */
  turnedDixScores?: boolean;
  /**
   * Who gets which of the last two cards: the winner the one of the stock, or whichever the
   * winner chooses.
   * Allowed: winnerTakesStock, winnerChooses.
   * @default "winnerTakesStock"
   */
  lastStockChoice?: "winnerTakesStock" | "winnerChooses";
  /**
   * Whether the last card of the stock is shown to the opponent.
   * Allowed: true or false.
   * @default true
   */
  lastStockCardShown?: boolean;
  /**
   * Whether the winner of a trick may say that the target is reached, and win or lose the match
   * by it.
   * Allowed: true or false.
   * @default false
   */
  declareOut?: boolean;
  /**
   * The points of A T K Q J 9 in tricks: modern 10 10 5, traditional 11 10 4 3 2, counters 10
   * 10 10, fiveFive 10 10 5 5, ones 1 1 1, or a table of your own.
   * Allowed: modern, traditional, counters, fiveFive, ones, custom.
   * @default "modern"
   */
  pointScale?: "modern" | "traditional" | "counters" | "fiveFive" | "ones" | "custom";
  /**
   * Your own points of A T K Q J 9, for pointScale custom.
   * Allowed: a whole number from 0 to 100000 for each of A, T, K, Q, J, 9, or null.
   * @default null
   */
  cardPoints?: { "A": number; "T": number; "K": number; "Q": number; "J": number; "9": number } | null;
  /**
   * Points for the last trick.
   * Allowed: a whole number from 0 to 100000.
   * @default 10
   */
  lastTrickBonus?: number;
  /**
   * Whether each side's trick points are rounded to tens: not, from 5 up, or from 7 up.
   * Allowed: none, nearest10, from7.
   * @default "none"
   */
  trickRounding?: "none" | "nearest10" | "from7";
  /**
   * Who leads to the first trick: the declarer or the dealer's left neighbour.
   * Allowed: bidWinner, leftOfDealer.
   * @default "bidWinner"
   */
  firstLeader?: "bidWinner" | "leftOfDealer";
  /**
   * Whether the first lead must be a trump, where the leader has one.
   * Allowed: true or false.
   * @default false
   */
  firstLeadMustBeTrump?: boolean;
  /**
   * Whether trump may be led before one has been played.
   * Allowed: none, untilBroken.
   * @default "none"
   */
  trumpLeadRestriction?: "none" | "untilBroken";
  /**
   * When a card of the led suit must beat the highest one, if it can: always, only when trump
   * is led, or never.
   * Allowed: always, trumpLedOnly, never.
   * @default "always"
   */
  mustBeat?: "always" | "trumpLedOnly" | "never";
  /**
   * Whether that duty still holds once a plain lead has been trumped.
   * Allowed: true or false.
   * @default true
   */
  mustBeatWhenTrumped?: boolean;
  /**
   * Whether the partner, too, must be beaten and overtrumped while ahead.
   * Allowed: true or false.
   * @default true
   */
  mustBeatPartner?: boolean;
  /**
   * Whether a hand without the led suit must trump, if it can.
   * Allowed: true or false.
   * @default true
   */
  mustTrumpWhenVoid?: boolean;
  /**
   * Whether a trump must beat the highest trump of the trick, if it can.
   * Allowed: true or false.
   * @default true
   */
  mustOvertrump?: boolean;
  /**
   * Whether a hand that cannot overtrump must still play a trump.
   * Allowed: true or false.
   * @default true
   */
  mustUndertrump?: boolean;
  /**
   * Whether deals bring points, or are settled in units.
   * Allowed: points, units.
   * @default "points"
   */
  settlement?: "points" | "units";
  /**
   * What a side that made its bid scores: all its points, or the bid.
   * Allowed: actual, bidOnly.
   * @default "actual"
   */
  madeScore?: "actual" | "bidOnly";
  /**
   * What a side that missed its bid scores: minus the bid, the same but its meld stays,
   * nothing, or nothing while each other side gets the bid.
   * Allowed: minusBid, minusBidKeepMeld, zero, toDefenders.
   * @default "minusBid"
   */
  setScore?: "minusBid" | "minusBidKeepMeld" | "zero" | "toDefenders";
  /**
   * How many times the bid a missed contract costs.
   * Allowed: a whole number from 1 to 2.
   * @default 1
   */
  setMultiplier?: number;
  /**
   * What the defenders score when the bid was made.
   * Allowed: meldAndTricks, meldOnly, tricksOnly, nothing.
   * @default "meldAndTricks"
   */
  defendersScoreWhenMade?: "meldAndTricks" | "meldOnly" | "tricksOnly" | "nothing";
  /**
   * What the defenders score when the bid was missed.
   * Allowed: meldAndTricks, meldOnly, tricksOnly, nothing.
   * @default "meldAndTricks"
   */
  defendersScoreWhenSet?: "meldAndTricks" | "meldOnly" | "tricksOnly" | "nothing";
  /**
   * Whether the declarer may give up before the first lead: never, after the melds, or from the
   * widow on.
   * Allowed: none, afterMeld, afterWidow.
   * @default "none"
   */
  concede?: "none" | "afterMeld" | "afterWidow";
  /**
   * What the defenders score then: their meld, or all trick points as well.
   * Allowed: meldOnly, meldAndAllTricks.
   * @default "meldOnly"
   */
  concedeDefendersScore?: "meldOnly" | "meldAndAllTricks";
  /**
   * Whether a bid that all trick points could not reach is lost unplayed.
   * Allowed: true or false.
   * @default false
   */
  autoSetWhenUnreachable?: boolean;
  /**
   * Whether the declarer may announce all tricks before the first lead, for a bonus or for the
   * match.
   * Allowed: none, bonus, match.
   * @default "none"
   */
  shootMoon?: "none" | "bonus" | "match";
  /**
   * Points on top when all tricks were announced and taken.
   * Allowed: a whole number from 0 to 100000.
   * @default 250
   */
  shootMoonBonus?: number;
  /**
   * What it costs to miss one of them, if the bid is not more.
   * Allowed: a whole number from 0 to 100000.
   * @default 500
   */
  shootMoonPenalty?: number;
  /**
   * Whether a side that takes every trick of a deal wins the match at once.
   * Allowed: true or false.
   * @default false
   */
  allTricksWinsMatch?: boolean;
  /**
   * What a contract is worth in units, from certain bids on.
   * Allowed: 1 to 50 rows [from 0 to 100000, units 0 to 100000], ascending by the first.
   * @default [[250, 2], [300, 3], [350, 5], [400, 7], [450, 10], [500, 13], [550, 17], [600,
   * 21], [650, 25], [700, 30]]
   */
  unitTable?: [from: number, units: number][];
  /**
   * How many times that it is worth with each suit as trump.
   * Allowed: a whole number from 1 to 10 for each of S, H, D, C.
   * @default {"S": 1, "H": 1, "D": 1, "C": 1}
   */
  suitMultiplier?: { "S": number; "H": number; "D": number; "C": number };
  /**
   * How many times that a contract costs that was played and missed.
   * Allowed: a whole number from 1 to 4.
   * @default 2
   */
  playedSetUnits?: number;
  /**
   * Whether the suit counts when the declarer gives up, too.
   * Allowed: true or false.
   * @default false
   */
  concedeUsesSuitMultiplier?: boolean;
  /**
   * Whether a kitty pays and is paid as well.
   * Allowed: true or false.
   * @default false
   */
  kitty?: boolean;
  /**
   * From which bid on it does.
   * Allowed: a whole number from 0 to 100000.
   * @default 350
   */
  kittyFrom?: number;
  /**
   * Whether melds that reach the bid win it unplayed.
   * Allowed: true or false.
   * @default false
   */
  autoWinByMeld?: boolean;
  /**
   * Whether the defenders may give up together before the first lead.
   * Allowed: true or false.
   * @default false
   */
  defendersConcede?: boolean;
  /**
   * Who pays checks, a ledger beside the points: nobody, the other side, or each of the others.
   * Allowed: none, partnership, eachOther.
   * @default "none"
   */
  checks?: "none" | "partnership" | "eachOther";
  /**
   * What earns how many checks; what is left out earns none.
   * Allowed: an object of any of run (a whole number from 0 to 100000), doubleRun (a whole
   * number from 0 to 100000), acesAround (a whole number from 0 to 100000), doubleAcesAround (a
   * whole number from 0 to 100000), kingsAround (a whole number from 0 to 100000),
   * doubleKingsAround (a whole number from 0 to 100000), queensAround (a whole number from 0 to
   * 100000), doubleQueensAround (a whole number from 0 to 100000), jacksAround (a whole number
   * from 0 to 100000), doubleJacksAround (a whole number from 0 to 100000), pinochle (a whole
   * number from 0 to 100000), doublePinochle (a whole number from 0 to 100000), doubleMarriage
   * (a whole number from 0 to 100000), roundTrip (a whole number from 0 to 100000), sevenNines
   * (a whole number from 0 to 100000), contract (1 to 50 rows [from 0 to 100000, checks 0 to
   * 100000], ascending by the first, or null), contractEach (a list of 1 to 2 whole numbers
   * from 1 to 100000), defeatFactor (a whole number from 0 to 10), slam (a whole number from 0
   * to 100000), lookAndLose (a whole number from 0 to 100000), playAndLose (a whole number from
   * 0 to 100000), game (a whole number from 0 to 100000), gamePer100 (a whole number from 0 to
   * 100000), gameMinus (a whole number from 0 to 100000).
   * @default {}
   */
  checkTable?: { run?: number; doubleRun?: number; acesAround?: number; doubleAcesAround?: number; kingsAround?: number; doubleKingsAround?: number; queensAround?: number; doubleQueensAround?: number; jacksAround?: number; doubleJacksAround?: number; pinochle?: number; doublePinochle?: number; doubleMarriage?: number; roundTrip?: number; sevenNines?: number; contract?: [from: number, checks: number][] | null; contractEach?: number[]; defeatFactor?: number; slam?: number; lookAndLose?: number; playAndLose?: number; game?: number; gamePer100?: number; gameMinus?: number };
  /**
   * Whether the kings and queens of a round trip count on their own as well.
   * Allowed: true or false.
   * @default false
   */
  roundTripAdds?: boolean;
  /**
   * Whether the side with more checks wins the match.
   * Allowed: true or false.
   * @default false
   */
  checkDecidesMatch?: boolean;
  /**
   * The points that win the match; null: none, and dealsPerMatch ends it.
   * Allowed: a whole number from 1 to 1000000, or null.
   * @default 1000
   */
  target?: number | null;
  /**
   * After so many scored deals the higher total wins; null: any number.
   * Allowed: a whole number from 1 to 1000, or null.
   * @default null
   */
  dealsPerMatch?: number | null;
  /**
   * Who wins when two sides reach the target in one deal: the higher total, the bidding side,
   * nobody while the target rises, or the bidding side and otherwise nobody.
   * Allowed: higherTotal, biddingSide, raiseTarget, biddingSideElseRaise.
   * @default "higherTotal"
   */
  bothOverTarget?: "higherTotal" | "biddingSide" | "raiseTarget" | "biddingSideElseRaise";
  /**
   * By how much the target rises then.
   * Allowed: a whole number from 1 to 100000.
   * @default 250
   */
  raiseTargetBy?: number;
  /**
   * Whether only a side that has just made its own bid can win.
   * Allowed: true or false.
   * @default false
   */
  mustBidToWin?: boolean;
  /**
   * What happens when the last deal leaves the leaders level: another deal, or a draw.
   * Allowed: extraDeal, draw.
   * @default "extraDeal"
   */
  dealsTie?: "extraDeal" | "draw";
  /**
   * Whether the match ends early: at minus half the target, at minus the target, or with a lead
   * as great as the target.
   * Allowed: none, half, full, spread.
   * @default "none"
   */
  mercyRule?: "none" | "half" | "full" | "spread";
  /**
   * No total falls below this; null: no floor.
   * Allowed: a whole number from -1000000 to 0, or null.
   * @default null
   */
  scoreFloor?: number | null;
}

/** House rules for ruleset danish: Danish Pinochle. */
export interface DanishRules extends AnyHouseRules {
  ruleset: "danish";
  /** What they build on: a preset, or a file of the same folder. */
  extends?: DanishPreset | (string & {});
  /** The options that differ from what is built on. */
  options?: DanishOptions;
  /** Functions that decide where the options do not; in JavaScript alone. */
  hooks?: {
    /**
     * Whether cards may be laid as a new meld or onto one; asked of cards of one rank or in order
     * in one suit, with a natural one among them, and it may allow more wilds, fewer naturals and
     * larger sets than the options.
     */
    meldValid?: HookFunction<{ type: "set" | "straight"; cards: (string)[]; wilds: number; valid: boolean; reason: string | null | undefined }, boolean>;
    /**
     * What a meld is worth, without what its rescued wilds bring; a value that is not the
     * options' counts as that of a special meld.
     */
    meldValue?: HookFunction<{ type: "set" | "straight"; cards: (string)[]; wilds: number; rescued: number; name: string | null | undefined; value: number }, number>;
    /**
     * What the first melds of a side must be worth together in a round; 0: they may be any.
     */
    openingMinimum?: HookFunction<{ round: number; side: number; total: number; totals: (number)[]; barbele: boolean; minimum: number }, number>;
    /**
     * What a side gets for a round beside what the options say; each becomes a line of its sheet.
     */
    roundBonus?: HookFunction<{ round: number; side: number; finisher: number | null | undefined; finisherSide: number | null | undefined; fold: boolean; firstTurn: boolean; seats: ((number)[])[]; before: (number)[]; points: (number)[]; hands: ((string)[])[]; melds: ({ side: number; type: "set" | "straight"; cards: (string)[]; wilds: number; rescued: number; name: string | null | undefined; value: number })[] }, ({ name: string; points: number })[]>;
    /**
     * Which side has won the match after a round: a list of it alone; an empty one: it goes on.
     * Nothing: what the options say.
     */
    matchEnd?: HookFunction<{ rounds: number; totals: (number)[]; target: number; finisherSide: number | null | undefined; winners: (number)[] | null | undefined }, (number)[] | null | undefined>;
  };
}

/** A preset of ruleset danish. */
export type DanishPreset = "standard" | "parentLike" | "gentle" | "two" | "three" | "fourAlone" | "five" | "sixPairs" | "sixThrees";

/** The options of ruleset danish. */
export interface DanishOptions {
  /**
   * How many play.
   * Allowed: a whole number from 2 to 6.
   * @default 4
   */
  players?: number;
  /**
   * Who scores together: partners in pairs, teams of three, everybody alone, or by the number
   * of players (four and six in pairs, the others alone).
   * Allowed: auto, pairs, threes, individual.
   * @default "auto"
   */
  teamMode?: "auto" | "pairs" | "threes" | "individual";
  /**
   * Whether partners and seats are drawn with cards, or the chairs that were taken decide.
   * Allowed: draw, seats.
   * @default "draw"
   */
  teamFormation?: "draw" | "seats";
  /**
   * Who deals the next round: the next player, the one before whoever went out (so that the
   * winner starts), or always the same.
   * Allowed: next, winnerStarts, fixed.
   * @default "next"
   */
  dealerRotation?: "next" | "winnerStarts" | "fixed";
  /**
   * Points for the side of whoever lifts exactly as many cards as the deal needs.
   * Allowed: a whole number from 0 to 200.
   * @default 50
   */
  exactCutPoints?: number;
  /**
   * How the exact cut comes about: by chance alone, by chance after the cutter has named a
   * number, or not at all.
   * Allowed: chance, guess, off.
   * @default "chance"
   */
  exactCutMode?: "chance" | "guess" | "off";
  /**
   * How many sizes the cut is drawn from; one of them is exact.
   * Allowed: a whole number from 5 to 40.
   * @default 20
   */
  exactCutWindow?: number;
  /**
   * Who scores for the turned-up card: the side that has it in a meld at the end, the side that
   * first takes it, the side that goes out, or nobody.
   * Allowed: laid, taken, roundWinner, off.
   * @default "laid"
   */
  turnedCardBonus?: "laid" | "taken" | "roundWinner" | "off";
  /**
   * Points for the turned-up card.
   * Allowed: a whole number from 0 to 200.
   * @default 50
   */
  turnedCardPoints?: number;
  /**
   * What it takes to take the pile: nothing, laying its top card in the same turn, or not
   * giving back the card that was on top.
   * Allowed: free, mustLayTopCard, notSameCardBack.
   * @default "free"
   */
  pileRule?: "free" | "mustLayTopCard" | "notSameCardBack";
  /**
   * What happens when the stock is empty: the round ends after that turn, the pile is shuffled
   * once or every time (20 times at most), or only the pile is left to take.
   * Allowed: endRound, reshuffleOnce, reshuffle, pileOnly.
   * @default "endRound"
   */
  stockExhausted?: "endRound" | "reshuffleOnce" | "reshuffle" | "pileOnly";
  /**
   * After so many idle turns for each player the round is blocked; 0: only after 50.
   * Allowed: a whole number from 0 to 20.
   * @default 6
   */
  stallTurnsPerPlayer?: number;
  /**
   * Whether cards may be laid on the melds of other sides, which then score them.
   * Allowed: true or false.
   * @default false
   */
  layOffOnOpponents?: boolean;
  /**
   * Whether two straights of one suit become one when they touch.
   * Allowed: true or false.
   * @default false
   */
  mergeMelds?: boolean;
  /**
   * Whether the last card must be a discard.
   * Allowed: true or false.
   * @default false
   */
  mustDiscardToGoOut?: boolean;
  /**
   * Whether Pumba is said for you when you keep one card, or you must say it with the discard.
   * Allowed: auto, manual.
   * @default "auto"
   */
  pumbaMode?: "auto" | "manual";
  /**
   * Points lost for a Pumba that was not said; in manual mode only.
   * Allowed: a whole number from 0 to 100.
   * @default 0
   */
  pumbaMissPenalty?: number;
  /**
   * What a wild counts in a meld: as the card that it stands for, or its own 30 or 15.
   * Allowed: represented, own.
   * @default "represented"
   */
  wildValueInMelds?: "represented" | "own";
  /**
   * How many natural cards a meld needs.
   * Allowed: a whole number from 1 to 3.
   * @default 1
   */
  minNaturalsPerMeld?: number;
  /**
   * How many wilds a meld may have; null: any number.
   * Allowed: a whole number from 1 to 9, or null.
   * @default null
   */
  maxWildsPerMeld?: number | null;
  /**
   * How many cards a set may have; null: any number.
   * Allowed: a whole number from 8 to 20, or null.
   * @default null
   */
  maxSetSize?: number | null;
  /**
   * Whether a side may have two sets of one rank.
   * Allowed: true or false.
   * @default true
   */
  allowSecondSetOfSameRank?: boolean;
  /**
   * Whether an ace stands above the king only, or below the three as well.
   * Allowed: high, highOrLow.
   * @default "high"
   */
  aceInStraights?: "high" | "highOrLow";
  /**
   * How many natural cards a Pinochle, a set of eleven laid at once, needs.
   * Allowed: a whole number from 1 to 8.
   * @default 1
   */
  pinochleMinNaturals?: number;
  /**
   * Which Pinochle is one of the start hand: the eleven cards dealt, or any in your first turn.
   * Allowed: dealtElevenOnly, anyFirstTurn.
   * @default "dealtElevenOnly"
   */
  startHandPinochle?: "dealtElevenOnly" | "anyFirstTurn";
  /**
   * Points for a Pinochle of the start hand.
   * Allowed: a whole number from 0 to 5000.
   * @default 3000
   */
  pinochleStartHandValue?: number;
  /**
   * Points for any other Pinochle.
   * Allowed: a whole number from 0 to 5000.
   * @default 1500
   */
  pinochleLaterValue?: number;
  /**
   * Points for a full straight without a wild. A proposal: the source does not price it.
   * Allowed: a whole number from 100 to 3000.
   * @default 1250
   */
  cleanStraightValue?: number;
  /**
   * Points for a full straight with one good wild.
   * Allowed: a whole number from 0 to 3000.
   * @default 1000
   */
  semiCleanOneValue?: number;
  /**
   * Points for a full straight with two good wilds.
   * Allowed: a whole number from 0 to 3000.
   * @default 750
   */
  semiCleanTwoValue?: number;
  /**
   * Points for any other full straight.
   * Allowed: a whole number from 0 to 3000.
   * @default 500
   */
  dirtyStraightValue?: number;
  /**
   * Which wilds are good ones: jokers and twos of the suit, those twos only, or all.
   * Allowed: jokerOrSameSuitTwo, sameSuitTwoOnly, anyWild.
   * @default "jokerOrSameSuitTwo"
   */
  semiCleanWildRule?: "jokerOrSameSuitTwo" | "sameSuitTwoOnly" | "anyWild";
  /**
   * Whether the wild is one of the six aces or pictures with a wild, or comes on top of six
   * natural ones.
   * Allowed: sixCardsIncludingWild, sixNaturalsPlusWild.
   * @default "sixCardsIncludingWild"
   */
  sixWithWildRule?: "sixCardsIncludingWild" | "sixNaturalsPlusWild";
  /**
   * What a wild does to a set of six or more natural aces or pictures: lowers it, leaves its
   * value, or may not be laid on it.
   * Allowed: downgrades, keepsNaturalValue, forbidden.
   * @default "downgrades"
   */
  wildOnNaturalSpecial?: "downgrades" | "keepsNaturalValue" | "forbidden";
  /**
   * Whether a special meld counts its cards as well.
   * Allowed: true or false.
   * @default false
   */
  specialMeldsAddCardValue?: boolean;
  /**
   * Points on top for all eight natural cards of a rank from three to ten.
   * Allowed: a whole number from 0 to 200.
   * @default 50
   */
  eightNaturalsBonus?: number;
  /**
   * When a wild may be rescued: at once, or not in the turn in which it was laid.
   * Allowed: anyTime, laterTurn.
   * @default "anyTime"
   */
  reddeTiming?: "anyTime" | "laterTurn";
  /**
   * Where a rescued wild goes: it stays beside the meld, or into the hand of whoever rescued
   * it.
   * Allowed: meld, hand.
   * @default "meld"
   */
  rescuedWildGoesTo?: "meld" | "hand";
  /**
   * Whether a meld is valued as if its rescued wilds still stood in it.
   * Allowed: true or false.
   * @default false
   */
  rescuedWildsKeepMeldDirty?: boolean;
  /**
   * Points for each rescued wild.
   * Allowed: a whole number from 0 to 100.
   * @default 30
   */
  reddeUnit?: number;
  /**
   * For each two wilds rescued from a set: so many times the value of its rank.
   * Allowed: a whole number from 0 to 4.
   * @default 2
   */
  reddePairSetFactor?: number;
  /**
   * Points for each two wilds rescued from a straight.
   * Allowed: a whole number from 0 to 100.
   * @default 15
   */
  reddePairStraight?: number;
  /**
   * A side with so many points or more has Barbele in the next round.
   * Allowed: a whole number from 0 to 5000.
   * @default 750
   */
  barbeleThreshold?: number;
  /**
   * What the first melds of a Barbele side must be worth together.
   * Allowed: a whole number from 0 to 200.
   * @default 70
   */
  barbeleMinimum?: number;
  /**
   * Whether a side that has had Barbele keeps it when its total falls.
   * Allowed: true or false.
   * @default false
   */
  barbeleSticky?: boolean;
  /**
   * Whether special values count towards the minimum, or cards only.
   * Allowed: true or false.
   * @default true
   */
  barbeleCountsSpecials?: boolean;
  /**
   * What opening with too little costs: points and no second attempt in that turn, points each
   * time, or nothing, as it is refused.
   * Allowed: penaltyOncePerTurn, penaltyEveryAttempt, refuseNoPenalty.
   * @default "penaltyOncePerTurn"
   */
  barbeleFailedAttempt?: "penaltyOncePerTurn" | "penaltyEveryAttempt" | "refuseNoPenalty";
  /**
   * Points lost for a failed opening.
   * Allowed: a whole number from 0 to 200.
   * @default 50
   */
  barbelePenalty?: number;
  /**
   * Whether whoever goes out with everything in one turn needs no minimum.
   * Allowed: true or false.
   * @default false
   */
  barbeleFoldExempt?: boolean;
  /**
   * Points lost by a side without a meld when another goes out.
   * Allowed: a whole number from 0 to 200.
   * @default 0
   */
  exitPenaltyFlat?: number;
  /**
   * Whether the cards that the finisher's partners still hold count against them.
   * Allowed: true or false.
   * @default true
   */
  partnerHandCounts?: boolean;
  /**
   * Points for going out.
   * Allowed: a whole number from 0 to 200.
   * @default 20
   */
  finishBonus?: number;
  /**
   * Points for each of the three conditions: one colour, only aces, pictures and wilds, no aces
   * and no pictures.
   * Allowed: a whole number from 0 to 1000.
   * @default 1000
   */
  finishSpecialBonus?: number;
  /**
   * What the three conditions look at: all cards that the finisher laid, all cards of the side,
   * the finisher in a fold only, or they are not played.
   * Allowed: finisherRound, teamRound, foldOnly, off.
   * @default "finisherRound"
   */
  finishBonusScope?: "finisherRound" | "teamRound" | "foldOnly" | "off";
  /**
   * Whether the last discard belongs to those cards.
   * Allowed: true or false.
   * @default true
   */
  finishIncludesFinalDiscard?: boolean;
  /**
   * What a wild is in the three conditions: the card that it stands for, what is printed on it,
   * or it spoils the colour and the low cards.
   * Allowed: represented, printed, spoils.
   * @default "represented"
   */
  wildColour?: "represented" | "printed" | "spoils";
  /**
   * Whether a fold may end with a discard; if not, such a finish counts as a gradual one.
   * Allowed: true or false.
   * @default true
   */
  foldAllowsFinalDiscard?: boolean;
  /**
   * Points for a fold in your own first turn.
   * Allowed: a whole number from 0 to 500.
   * @default 0
   */
  foldingTheHandBonus?: number;
  /**
   * The factor of a fold without a wild.
   * Allowed: a whole number from 1 to 8.
   * @default 4
   */
  foldNoWildFactor?: number;
  /**
   * The factor of a fold with one wild, or with none on a partner who laid one.
   * Allowed: a whole number from 1 to 8.
   * @default 2
   */
  foldOneWildFactor?: number;
  /**
   * The factor of a gradual finish without a wild.
   * Allowed: a whole number from 1 to 8.
   * @default 2
   */
  finishNoWildFactor?: number;
  /**
   * Whether a fold with one wild has its factor always, or only with cards on a partner's meld.
   * Allowed: allowed, required.
   * @default "allowed"
   */
  foldOneWildSupport?: "allowed" | "required";
  /**
   * Which wilds of a partner spoil the factor: all that were laid in the round, or those in the
   * meld that was added to.
   * Allowed: round, supportedMeld.
   * @default "round"
   */
  partnerWildScope?: "round" | "supportedMeld";
  /**
   * What the factor multiplies: the cards of the finisher, or those of the side.
   * Allowed: finisherCards, sideCards.
   * @default "finisherCards"
   */
  multiplierScope?: "finisherCards" | "sideCards";
  /**
   * The match is over when a side has so many points.
   * Allowed: a whole number from 500 to 10000 in steps of 5.
   * @default 1500
   */
  targetScore?: number;
  /**
   * Who wins when several sides get there in one round: the higher total, the side that went
   * out, or another round is played.
   * Allowed: higherTotal, finisherWins, playOn.
   * @default "higherTotal"
   */
  simultaneousCrossing?: "higherTotal" | "finisherWins" | "playOn";
  /**
   * Whether the result lists by how much the winner is ahead of each other side.
   * Allowed: true or false.
   * @default false
   */
  differenceSettlement?: boolean;
  /**
   * When the sheet of a round stands: at once, or when all sides have accepted it.
   * Allowed: auto, allSides.
   * @default "auto"
   */
  roundAcceptance?: "auto" | "allSides";
  /**
   * The match ends after so many rounds, the highest total wins; null: at the target only.
   * Allowed: a whole number from 1 to 100, or null.
   * @default null
   */
  maxRounds?: number | null;
}

/** A house-rule file. */
export type HouseRules = AmericanRules | DanishRules;
