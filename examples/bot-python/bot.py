#!/usr/bin/env python3
"""A bot for Meldhouse that plays any game: it answers every turn with one of its legal moves.

    bot.py                     on its stdin and stdout, as in: meldhouse host --bot "Monty=python3 bot.py"
    bot.py HOST [PORT] [NAME]  over TCP: sits down at the first open seat, and comes back when it is cut off
"""
import json, random, socket, sys, time


def choose(legal):
    move = dict(random.choice(legal))
    if "step" in move:  # a range: any number on its grid; the least one is the most careful
        return {"type": move["type"], move["field"]: move["min"]}
    return move


class Line:
    """A connection: each request gets one answer; whatever is pushed meanwhile is kept for later."""
    token = None  # from the welcome: with it we are the same player again, and keep our seat

    def __init__(self, read, write, name):
        self.read, self.write, self.pushed, self.last = read, write, [], 0
        self.who = self.ask("hello", protocol=1, name=name, client="bot-python", bot=True, token=Line.token)
        Line.token = self.who.get("token") or sys.exit(self.who["message"])

    def ask(self, kind, **fields):
        self.last += 1
        print(json.dumps({"type": kind, "id": self.last, **fields}), file=self.write, flush=True)
        while (message := json.loads(self.read.readline())).get("re") != self.last:
            self.pushed.append(message)
        return message

    def sit(self):
        for table in [seat["table"] for seat in self.who["tables"] if seat["state"] != "over"]:
            return self.ask("watch", table=table) and self  # we are back: if it is our turn, we are told again
        free = [row["table"] for row in self.ask("tables")["tables"]
                if row["state"] == "waiting" and not row["private"] and any(seat["kind"] == "open" for seat in row["seats"])]
        seat = self.ask("sit", table=free[0]) if free else sys.exit("No seat is open.")
        print(seat.get("message") or f"Sitting at {seat['table']}, seat {seat['seat']}.", flush=True)
        return self

    def play(self, forever):
        while (message := self.pushed.pop(0) if self.pushed else json.loads(self.read.readline() or "null")):
            if message["type"] == "turn":
                self.ask("move", table=message["table"], seq=message["seq"], move=choose(message["legal"]))
            elif message.get("state") == "over" and not forever:
                sys.exit(print("The match is over."))


if not sys.argv[1:]:
    sys.exit(Line(sys.stdin, sys.stdout, "Python").play(forever=True))
for attempt in range(10):  # whoever is cut off waits a little, and comes back
    time.sleep(attempt)
    host, port, name = (sys.argv[1:] + ["7777", "Python"][len(sys.argv) - 2:])[:3]
    try:
        with socket.create_connection((host, int(port))) as there:
            read, write = (there.makefile(way, encoding="utf-8", newline="\n") for way in "rw")  # one "rw" forgets on writing what it read ahead
            Line(read, write, name).sit().play(forever=False)
    except (OSError, ValueError) as why:
        Line.token or sys.exit(f"Cannot connect to {host}:{port}: {getattr(why, 'strerror', None) or why}.")
