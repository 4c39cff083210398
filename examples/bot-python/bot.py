#!/usr/bin/env python3
"""A bot for Meldhouse: sits down at an open seat and plays whatever is legal.

Usage: bot.py [HOST] [PORT] [NAME]. Standard library only; docs/protocol.md says what goes over the wire.
"""
import json, random, socket, sys


class Server:
    """A connection: requests get an answer, everything else is pushed."""

    def __init__(self, host, port):
        try:
            self.socket = socket.create_connection((host, port), timeout=60)
        except OSError as why:
            sys.exit(f"Cannot connect to {host}:{port}: {why.strerror or why}.")
        self.lines = self.socket.makefile("r", encoding="utf-8", newline="\n")
        self.pushed, self.last = [], 0

    def read(self):
        line = self.lines.readline()
        if not line:
            sys.exit("The server is gone.")
        return json.loads(line)

    def ask(self, kind, **fields):
        self.last += 1
        request = {"type": kind, "id": self.last, **fields}
        self.socket.sendall((json.dumps(request) + "\n").encode())
        while (message := self.read()).get("re") != self.last:
            self.pushed.append(message)
        return message

    def next(self):
        return self.pushed.pop(0) if self.pushed else self.read()


def choose(legal):
    move = dict(random.choice(legal))
    if "step" in move:  # a range: any number on its grid; the least one is the most careful
        return {"type": move["type"], move["field"]: move["min"]}
    return move


def main(host="localhost", port="7777", name="Python"):
    server = Server(host, int(port))
    if (answer := server.ask("hello", protocol=1, name=name, client="bot-python"))["type"] == "error":
        sys.exit(answer["message"])
    open_tables = [table["table"] for table in server.ask("tables")["tables"]
                   if not table["private"] and any(seat["kind"] == "open" for seat in table["seats"])]
    if not open_tables or (seat := server.ask("sit", table=open_tables[0]))["type"] == "error":
        sys.exit("No seat is open.")
    print(f"Sitting at {seat['table']}, seat {seat['seat']}.", flush=True)
    while (message := server.next())["type"] != "table" or message["state"] != "over":
        if message["type"] == "turn":
            answer = server.ask("move", table=message["table"], seq=message["seq"], move=choose(message["legal"]))
            print(answer.get("message", "Moved."), flush=True)
    print("The match is over.")


if __name__ == "__main__":
    main(*sys.argv[1:])
