#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every text in the corpus is recorded without a finding, its record verifies, and what notate gives
back is recorded to the same text. Prints TAP, one line a file."""

import pathlib
import subprocess
import sys
import tempfile


def run(adjutant, *words, folder, said=""):
    """Runs the command; returns exit code and output, messages included."""
    done = subprocess.run([adjutant, *map(str, words)], cwd=folder, input=said.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
    return done.returncode, done.stdout.decode("utf-8", "backslashreplace")


def check(adjutant, text, scratch):
    """Returns what is wrong with one file, or ""."""
    record = scratch / "game.adj"
    for words in (("record", "--keyframes", "--embed", "--force", text, "-o", record),
                  ("verify", "--audit", record)):
        code, output = run(adjutant, *words, folder=text.parent)
        if code != 0:
            return f"{words[0]}: exit code {code}\n{output}"
    code, first = run(adjutant, "notate", record, folder=text.parent)
    # Read from the text's own folder, where its card sets are found.
    more, output = run(adjutant, "record", "--embed", "--force", "-", "-o", record,
                       folder=text.parent, said=first)
    if code != 0 or more != 0:
        return f"notate: exit code {code}; record of it: {more}\n{output}"
    code, second = run(adjutant, "notate", record, folder=text.parent)
    return "" if code == 0 and first == second else "notate gives another text the second time"


def main():
    adjutant, corpus = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    texts = sorted(corpus.resolve().rglob("*.orders"))
    failed = 0
    for number, text in enumerate(texts, 1):
        with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
            wrong = check(adjutant, text, pathlib.Path(scratch))
        print(f"{'not ok' if wrong else 'ok'} {number} - {text.relative_to(corpus.resolve())}")
        for line in wrong.splitlines():
            print(f"#   {line}")
        failed += bool(wrong)
    print(f"1..{len(texts)}")
    return 1 if failed or not texts else 0


if __name__ == "__main__":
    sys.exit(main())
