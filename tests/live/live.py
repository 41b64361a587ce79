#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lets the example client play whole games over `adjutant record -`, in every edition, with cards all
of which are known and with cards that are not, and checks the files that it gets. Prints TAP.

usage: live.py ADJUTANT [few]
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import client

OPENINGS = {
    "full": ["game flagship", "edition {}", "cards proving-ground",
             'seat A "Ada" Lamplight Compact', 'seat B "Bran" Rook Clans'],
    "table": ["game flagship", "edition {}", "mode table", "cards coyote-stands",
              'seat A "Ada" Standing Nations', 'seat B "Bran" Kirikin Swarm'],
}
OPENINGS["hexfleet"] = ["game hexfleet"]
EDITIONS = {"full": ["prometheus", "coyote", "japanese"],
            "table": ["prometheus", "coyote", "japanese"], "hexfleet": ["standard"]}
SEEDS = {"full": [1, 2], "table": [1, 2, 3], "hexfleet": [1, 2]}
EVERY = 60  # how often the journal is looked at


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, (words, done.returncode, done.stdout[-500:], done.stderr)
    return done.stdout


class Watched(client.Adjutant):
    """Looks into the journal now and then: what was answered has to be in it."""

    def __init__(self, program, out):
        super().__init__(program, "-o", str(out))
        self.program, self.out = program, out
        self.numbers = self.looked = 0

    def say(self, line):
        answer = super().say(line)
        if answer["kind"] == "order":
            self.numbers += 1
            assert answer["number"] == self.numbers, answer
            if self.numbers % EVERY == 1:
                self.look(line)
        return answer

    def look(self, line):
        copy = self.out.with_suffix(".copy")
        shutil.copy(self.out, copy)
        lines = [row for row in run(self.program, "notate", copy).splitlines()
                 if client.is_order(row)]
        assert len(lines) == self.numbers, (len(lines), self.numbers)
        assert lines[-1].split(":")[0] == line.split(":")[0], (lines[-1], line)
        self.looked += 1


def check_text(program, out):
    """The file's text can be recorded, and comes to the same text again."""
    text, again = out.with_suffix(".orders"), out.with_suffix(".again")
    text.write_text(run(program, "notate", out), encoding="utf-8")
    run(program, "record", text, "-o", again)
    assert run(program, "notate", again) == text.read_text(encoding="utf-8")


def play(program, opening, edition, seed, out):
    adjutant = Watched(program, out)
    for line in OPENINGS[opening]:
        assert adjutant.say(line.format(edition))["kind"] == "head"
    game = client.Game(adjutant, seed)
    result = " ".join(game.play())
    assert adjutant.end() == 0
    assert adjutant.looked > 0 and adjutant.numbers == game.orders
    report = json.loads(run(program, "verify", "--format", "jsonl", out))
    assert report["findings"] == [] and report["edition"] == edition, report
    assert report["orders"] == game.orders and report["refused"] == game.refused, (report, game)
    check_text(program, out)
    return f"{game.orders} orders, {game.refused} refused; {result}"


def main():
    if len(sys.argv) not in (2, 3):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    program = str(pathlib.Path(sys.argv[1]).resolve())
    most = 1 if sys.argv[2:] == ["few"] else None
    number = failed = refused = 0
    with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
        for opening in OPENINGS:
            for edition in EDITIONS[opening]:
                for seed in SEEDS[opening][:most]:
                    number += 1
                    name = f"{opening}, {edition}, seed {seed}"
                    out = pathlib.Path(scratch) / f"{number}.adj"
                    try:
                        told = play(program, opening, edition, seed, out)
                        refused += " 0 refused" not in told
                        print(f"ok {number} - {name}: {told}", flush=True)
                    except AssertionError as error:
                        failed += 1
                        print(f"not ok {number} - {name}\n# {error}", flush=True)
    number += 1
    print(f"{'ok' if refused else 'not ok'} {number} - illegal orders were tried")
    print(f"1..{number}")
    return 1 if failed or not refused else 0


if __name__ == "__main__":
    sys.exit(main())
