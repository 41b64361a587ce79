#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the command does on a terminal and nowhere else: a line of progress on standard error, which is
gone when the command ends; colour on standard output, unless NO_COLOR is set. Prints TAP.

usage: terminal.py ADJUTANT SOURCE_ROOT
"""

import os
import pathlib
import pty
import subprocess
import sys
import tempfile


def run(words, env, out_terminal, err_terminal):
    """Runs a command with either stream a terminal or a pipe; returns what came out of both."""
    ends = {}
    for name, terminal in (("out", out_terminal), ("err", err_terminal)):
        ends[name] = pty.openpty() if terminal else os.pipe()
    process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=ends["out"][1],
                               stderr=ends["err"][1],
                               env={"PATH": os.environ["PATH"], "TERM": "xterm", **env})
    said = {}
    for name, (ours, theirs) in ends.items():
        os.close(theirs)
    for name, (ours, _) in ends.items():
        said[name] = read_all(ours)
    return process.wait(), said["out"], said["err"]


def read_all(end):
    said = b""
    try:
        while part := os.read(end, 65536):
            said += part
    except OSError:  # how the end of a terminal shows
        pass
    os.close(end)
    return said.decode().replace("\r\n", "\n")


def screen(said):
    """What is left to be seen: a return goes back to the start of the line and writes over it."""
    lines = []
    for line in said.split("\n"):
        seen = []
        for part in line.split("\r"):
            seen[:len(part)] = part
        lines.append("".join(seen).rstrip())
    return "\n".join(lines).rstrip("\n")


def cases(adjutant, games, bad):
    verify = [adjutant, "verify", games]
    code, out, err = run(verify, {}, False, True)
    yield "progress is shown on a terminal", code == 0 and "1 of 3 files" in err and " orders" in err
    yield "it is gone in the end", screen(err) == ""
    yield "it has no escape codes", "\x1b" not in err
    yield "results go to standard output alone", out.startswith("3 files, ") and "of 3" not in out
    yield "no progress in a pipe", run(verify, {}, False, False)[2] == ""
    yield "nor on a dumb terminal", run(verify, {"TERM": "dumb"}, False, True)[2] == ""
    yield "nor if only results go to a terminal", run(verify, {}, True, False)[2] == ""
    for command in ("cover", "recheck"):
        _, _, err = run([adjutant, command, games], {}, False, True)
        yield f"{command} shows it, too", "1 of 3 files" in err and screen(err) == ""
    code, _, err = run([adjutant, "cover", games, bad], {}, False, True)
    yield "a message takes its place", code == 3 and screen(err).startswith("adjutant: " + bad)
    clauses = [adjutant, "clauses", "FS-RANGE-4"]
    yield "colour on a terminal", "\x1b[" in run(clauses, {}, True, False)[1]
    yield "none with NO_COLOR", "\x1b" not in run(clauses, {"NO_COLOR": "1"}, True, False)[1]
    yield "none in a pipe", "\x1b" not in run(clauses, {}, False, False)[1]


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, root = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    failed = number = 0
    with tempfile.TemporaryDirectory(prefix="adjutant-") as folder:
        text = root / "corpus/flagship/disputes/MD-31.orders"
        games, bad = folder + "/games", folder + "/bad.adj"
        os.mkdir(games)
        for name in "abc":
            subprocess.run([adjutant, "record", text, "-o", f"{games}/{name}.adj"], check=True,
                           stdout=subprocess.DEVNULL)
        pathlib.Path(bad).write_text("nothing\n", encoding="utf-8")
        for number, (what, held) in enumerate(cases(adjutant, games, bad), 1):
            failed += not held
            print(f"{'ok' if held else 'not ok'} {number} - {what}")
    print(f"1..{number}")
    return 1 if failed or not number else 0


if __name__ == "__main__":
    sys.exit(main())
