#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An example of another program that plays over `adjutant record -` (replay/LIVE.md): two seats that
know no rules, and the table's chance. Every 8th order or so it tries one that was legal earlier.

usage: client.py ADJUTANT SCENARIO EDITION SEED OUT.adj

Prints one line about the game, which is then in OUT.adj.
"""

import json
import random
import re
import subprocess
import sys

NEVER = {"resign", "agree", "draw"}  # legal, but no way to play
MOST = 3000                          # orders; then the one to move resigns


class Adjutant:
    """The other end of the line: one line there, one line back."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen([program, "record", "-", "--format", "jsonl", *options],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        encoding="utf-8")
        self.sent = 0

    def say(self, line):
        """Sends a line; the answer as a dictionary."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        self.sent += 1
        answer = json.loads(self.process.stdout.readline())
        assert answer["line"] == self.sent, (line, answer)
        return answer

    def end(self):
        """Ends the conversation: the journal is sealed. Returns the exit code."""
        self.process.stdin.close()
        assert self.process.stdout.read() == "", "an answer that nothing asked for"
        return self.process.wait()


def fill_in(chance, dice):
    """An outcome of chance: a pattern with its blanks filled in."""
    text = chance["order"]
    for blank in chance["blanks"]:
        text += f" {blank['before']}" if blank["before"] else ""
        if "of" not in blank:
            high = blank["hi"] if blank["hi"] is not None else blank["lo"] + 9
            text += f" {dice.randint(blank['lo'], high)}"
        elif blank["or"] and (len(blank["of"]) < blank["take"] or dice.random() < 0.2):
            text += f" {blank['or']}"
        else:
            text += " " + "; ".join(dice.sample(blank["of"], blank["take"]))
    return text


def is_order(line):
    return re.match(r"[A-Za-z]+: ", line) is not None


def verb(order):
    return re.match(r"\w+: (\w+)", order)[1]


class Game:
    def __init__(self, adjutant, seed):
        self.adjutant, self.dice = adjutant, random.Random(seed)
        self.orders = self.refused = 0
        self.seen = []  # orders that were legal when they were listed

    def give(self, order):
        """Gives an order; a refusal is expected, so that the record is sound. Returns the answer."""
        answer = self.adjutant.say(order)
        assert answer["kind"] == "order", (order, answer)
        self.orders += 1
        if answer["verdict"] == "refused":
            self.refused += 1
            expected = self.adjutant.say("expect refused " + answer["clauses"][0])
            assert expected["holds"], expected
        return answer

    def choose(self, orders):
        """Any verb, then any order of that verb; `done` less often, so that something happens."""
        verbs = sorted({verb(order) for order in orders})
        if len(verbs) > 1 and "done" in verbs and self.dice.random() < 0.8:
            verbs.remove("done")
        chosen = self.dice.choice(verbs)
        return self.dice.choice([order for order in orders if verb(order) == chosen])

    def move(self, legal):
        """One step of the game: an order of a seat, or an outcome of chance."""
        orders = [order for order in legal["orders"] if verb(order) not in NEVER]
        table = legal["to_move"] == "table" or not orders
        if table and legal["chance"]:
            for _ in range(500):  # what was seen before can bar an outcome
                answer = self.give(fill_in(self.dice.choice(legal["chance"]), self.dice))
                if answer["verdict"] == "legal":
                    return answer
            raise AssertionError(f"no outcome is possible: {legal['chance']}")
        answer = self.give(self.choose(orders))
        assert answer["verdict"] == "legal", answer
        return answer

    def try_again(self):
        """An order that was legal some time ago: it may be refused, and then nothing changes."""
        before = self.adjutant.say("? show")
        order = self.dice.choice(self.seen)
        asked = self.adjutant.say("? judge " + order)
        if asked["kind"] == "error" or asked["ruling"]["verdict"] != "refused":
            return  # it would be legal again, or a card of it is not there any more
        answer = self.give(order)
        assert answer["verdict"] == "refused" and answer["hash"] == before["hash"], answer

    def play(self):
        """To the end. Returns what the protocol says last: who has won."""
        while True:
            legal = self.adjutant.say("? legal")
            if legal["to_move"] is None:
                return self.adjutant.say("? next")["text"]
            if self.orders >= MOST:
                self.give(f"{legal['orders'][0].split(':')[0]}: resign")
                continue
            if self.seen and self.dice.random() < 0.125:
                self.try_again()
            self.seen = (self.seen + self.dice.sample(legal["orders"], 1))[-200:]
            answer = self.move(legal)
            assert answer["to_move"] is not None or answer["events"], answer


def main():
    if len(sys.argv) != 6:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    program, scenario, edition, seed, out = sys.argv[1:]
    adjutant = Adjutant(program, "-o", out)
    with open(scenario, encoding="utf-8") as text:
        head = text.read().splitlines()
    for line in head:
        for said in [line, f"edition {edition}"] if line.startswith("game ") else [line]:
            answer = adjutant.say(said)
            assert answer["kind"] in ("nothing", "head", "position", "order"), answer
    game = Game(adjutant, int(seed))
    result = game.play()
    code = adjutant.end()
    print(f"{edition}, seed {seed}: {game.orders} orders, {game.refused} refused;",
          " ".join(result))
    return code


if __name__ == "__main__":
    sys.exit(main())
