#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Times pgn-extract on chess games made here: `chess_rate N plies/s`, by processor time.

Each game is forty moves a side of a slow manoeuvre: either side moves on its own three ranks, in an
order drawn from a seed, so every move is legal whatever the other side does, and none is ambiguous,
a capture or a check. pgn-extract reads each, finds the piece that can make it, and plays it.
"""

import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile

GAMES = 20000
MOVES = 40
PAWNS = "abdegh"  # the other two would stand in the knights' way
KNIGHTS = {"g": "f", "b": "c"}  # from its own file to this one, and back


def side(chance, third, home):
    """The moves of one side, White's ranks being 3 and 1."""
    pawns = [f"{file}{third}" for file in PAWNS]
    chance.shuffle(pawns)
    out = {"g": False, "b": False}
    moves = []
    while len(moves) < MOVES:
        if pawns and chance.random() < 0.2:
            moves.append(pawns.pop())
            continue
        knight = chance.choice("gb")
        out[knight] = not out[knight]
        moves.append(f"N{KNIGHTS[knight]}{third}" if out[knight] else f"N{knight}{home}")
    return moves


def game(number):
    chance = random.Random(number)
    white, black = side(chance, 3, 1), side(chance, 6, 8)
    text = " ".join(f"{n + 1}. {w} {b}" for n, (w, b) in enumerate(zip(white, black)))
    return f'[Event "Made up"]\n[Round "{number}"]\n[Result "*"]\n\n{text} *\n\n'


def main():
    program = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")
    if program is None:
        sys.exit("chess_rate: pgn-extract (a Debian package) is not here")
    with tempfile.NamedTemporaryFile("w", suffix=".pgn") as file:
        file.writelines(game(number) for number in range(GAMES))
        file.flush()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run([program, "--quiet", "-r", file.name],
                              capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.stderr.strip():
        sys.exit(f"pgn-extract found fault: {done.stderr.splitlines()[0]}")
    print(f"chess_rate {GAMES * MOVES * 2 / spent:.0f} plies/s")


if __name__ == "__main__":
    main()
