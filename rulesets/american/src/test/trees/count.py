"""Counts the ways to play out the endings of a tree file, from the rule page alone (american.md 7).

It shares no code with Meldhouse: python3 count.py endings.tree prints the file with its own counts.
"""
import json
import sys

RANKS = "9JQKTA"

def legal(hand, trick, trump, beat="always", when_trumped=True, must_trump=True, overtrump=True):
    if not trick:
        return set(hand)
    led = trick[0][1]
    follow = {c for c in hand if c[1] == led}
    if follow:
        if beat == "never" or (beat == "trumpLedOnly" and led != trump):
            return follow
        if not when_trumped and led != trump and any(c[1] == trump for c in trick):
            return follow
        high = max(RANKS.index(c[0]) for c in trick if c[1] == led)
        return {c for c in follow if RANKS.index(c[0]) > high} or follow
    trumps = {c for c in hand if c[1] == trump}
    if not trumps or not must_trump:
        return set(hand)
    played = [RANKS.index(c[0]) for c in trick if c[1] == trump]
    if not played or not overtrump:
        return trumps
    return {c for c in trumps if RANKS.index(c[0]) > max(played)} or trumps

def winner(leader, trick, trump):
    suit = trump if any(c[1] == trump for c in trick) else trick[0][1]
    best = max(RANKS.index(c[0]) for c in trick if c[1] == suit)
    return (leader + [c[1] == suit and RANKS.index(c[0]) == best for c in trick].index(True)) % 4

def count(hands, leader, trick, trump, depth, rules):
    if len(trick) == 4:
        leader, trick = winner(leader, trick, trump), ()
    if depth == 0 or not any(hands):
        return 1
    seat = (leader + len(trick)) % 4
    total = 0
    for card in legal(hands[seat], trick, trump, **rules):
        left = list(hands[seat])
        left.remove(card)
        after = hands[:seat] + (tuple(left),) + hands[seat + 1:]
        total += count(after, leader, trick + (card,), trump, depth - 1, rules)
    return total

NAMES = {
    "mustBeat": "beat",
    "mustBeatWhenTrumped": "when_trumped",
    "mustTrumpWhenVoid": "must_trump",
    "mustOvertrump": "overtrump",
}
rules = {}
for line in open(sys.argv[1]):
    line = line.rstrip("\n")
    if line.startswith("depth"):
        continue
    print(line)
    if line.startswith("rules"):
        rules = {NAMES[k]: v for k, v in json.loads(line[6:]).items()}
    if line.startswith("position"):
        field = dict(f.strip().split(" ", 1) for f in line[9:].split(";") if " " in f.strip())
        hands = tuple(tuple(h.split()) for h in field["hands"].split("|"))
        leader, cards = field["trick"].split(":") if ":" in field["trick"] else (field["trick"], "")
        left = sum(map(len, hands))
        for depth in (1, 2, 4, left):
            print(f"depth {depth} = {count(hands, int(leader), tuple(cards.split()), field['trump'], depth, rules)}")
