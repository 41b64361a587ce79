#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Gives the command no memory, once at each place where it asks for some. It has to say so, with exit
code 4 and E-MEMORY, and leave nothing behind; where it can do without, its answer is the usual one.

usage: memory.py ADJUTANT SHIM CARDS
"""

import os
import pathlib
import subprocess
import sys
import tempfile

TEXT = """game flagship
mode table
cards base.xml
seat A "Andrew" Red Fleet
seat C "Charles" Red Fleet
table: roll A 5 C 3
A: choose second
C: resign
expect refused FS-WIN-1
C: strike 2
A: choose first
"""
WAYS = [
    ["record", "--force", "--keyframes", "--embed", "game.orders", "-o", "made.adj"],
    ["verify", "game.adj", "journal.adj"],
    ["judge", "game.adj", "--at", "1", "--order", "A: choose second", "--edition", "all"],
    ["show", "game.adj"],
    ["show", "game.adj", "--format", "json"],
    ["notate", "game.adj"],
    ["legal", "game.adj", "--at", "1"],
    ["clauses", "FS-RANGE-4"],
    ["cards", "base.xml"],
    ["cards", "--format", "jsonl", "base.xml", "red"],
    ["cover", "--brief", "game.adj", "journal.adj"],
    ["recheck", "game.adj", "journal.adj"],
    ["shrink", "game.orders", "--until", "FS-WIN-1"],
]


class Case:
    def __init__(self, adjutant, shim, cards):
        self.adjutant, self.shim = adjutant, shim
        self.scratch = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.scratch.name)
        (self.folder / "base.xml").write_bytes(pathlib.Path(cards).read_bytes())
        (self.folder / "game.orders").write_text(TEXT)
        self.run(["record", "--embed", "game.orders"])
        text = TEXT.encode()
        subprocess.run([adjutant, "record", "-", "-o", "journal.adj"], cwd=self.folder, input=text,
                       capture_output=True, check=False)

    def run(self, words, at=0):
        """Exit code, what was said, errors, and how often memory was asked for."""
        log = self.folder / "log"
        env = {**os.environ, "LD_PRELOAD": self.shim, "ADJ_MEMORY_AT": str(at),
               "ADJ_MEMORY_LOG": str(log)}
        log.unlink(missing_ok=True)
        done = subprocess.run([self.adjutant, *words], cwd=self.folder, env=env,
                              capture_output=True, timeout=60, check=False)
        asked = int(log.read_text()) if log.exists() else 0
        return done.returncode, done.stdout, done.stderr.decode(), asked

    def files(self):
        return {path.name: path.read_bytes() for path in self.folder.iterdir()
                if path.name != "log" and not path.name.startswith("made.adj")}


def check(case, words):
    """How many places were tried; raises where one is not as it has to be."""
    usual = case.run(words)
    before = case.files()
    wrong = []
    assert usual[3] > 0, "it never asks for memory"
    for at in range(1, usual[3] + 1):
        code, said, errors, _ = case.run(words, at)
        where = f"{' '.join(words)}, at {at} of {usual[3]}: "
        told = code == 4 and "[E-MEMORY]" in errors + said.decode()  # verify tells it of a file
        if not told and (code, said) != usual[:2]:
            wrong.append(f"{where}exit code {code}, {errors!r}, {said[:200]!r}")
        if case.files() != before:
            wrong.append(f"{where}a file is left behind or was changed")
    assert not wrong, "\n#   ".join(wrong)
    return usual[3]


def main():
    adjutant, shim, cards = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:4])
    case = Case(adjutant, shim, cards)
    failed = 0
    for number, words in enumerate(WAYS, 1):
        try:
            places = check(case, words)
            print(f"ok {number} - {' '.join(words)}: {places} places")
        except AssertionError as wrong:
            failed += 1
            print(f"not ok {number} - {' '.join(words)}\n#   {wrong}")
        sys.stdout.flush()
    print(f"1..{len(WAYS)}")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
