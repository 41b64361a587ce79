#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every clause that an order can show is shown, by a recorded game of the corpus or by a row of
tests/rows: writes each row as a text of orders, in the editions that its heading names, and lets `adjutant cover` count all of them with the corpus. Exit 1 if a clause is met nowhere and not excused in the
list, or excused and met.

usage: cover_rows.py ADJUTANT SOURCE_ROOT
"""

import pathlib
import re
import subprocess
import sys
import tempfile

HEADING = re.compile(r"== (\S+) (\w+) ?(?:\[([^]]*)\])?")
HEAD = ("ruling ", "mode ", "cards ")


def head_size(body):
    """How many lines at the start of a row belong to the head (rows/README.md)."""
    for size, line in enumerate(body):
        if line.strip() and not line.startswith((*HEAD, "#")):
            return size
    return len(body)


def as_text(prelude, body, edition, folder):
    """The lines of one row as a text of orders."""
    size = head_size(body)
    own = [line for line in body[:size] if line.startswith(HEAD)]
    shared = [line for line in prelude.splitlines() if line and not line.startswith("#")]
    if any(line.startswith("mode") for line in own):
        shared = [line for line in shared if not line.startswith("mode")]
    seats = [line for line in shared if line.startswith("seat")]
    lines = [shared[0], f"edition {edition}"]
    lines += [line for line in shared[1:] if line not in seats] + own + seats + body[size:]
    text = "\n".join(lines) + "\n"
    return re.sub(r"^cards (\S+\.xml)$", lambda named: f"cards {folder / named[1]}", text,
                  flags=re.MULTILINE)


def editions(prelude, heading):
    """Where to play a row: in one of its editions, but in each if it is about a ruling, on what the
    rulebooks leave open. What is legal is shown by the corpus, but for a game of one edition, whose
    few rows are all played."""
    if not re.search(r"^game flagship$", prelude, re.MULTILINE):
        return ["standard"]
    clause, verdict, named = HEADING.match(heading).groups()
    if "-R-" in clause:
        return re.findall(r"\w+", named or "prometheus coyote japanese")
    return re.findall(r"\w+", named or "japanese")[:1] if verdict == "refused" else []


def texts(root):
    for path in sorted((root / "tests/rows").glob("*.rows")):
        prelude, *rows = re.split(r"^(?=== )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for number, row in enumerate(rows, 1):
            heading, *body = row.splitlines()
            for edition in editions(prelude, heading):
                yield (f"{path.stem}-{number:03}-{edition}.orders",
                       as_text(prelude, body, edition, path.parent))


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, root = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
        for name, text in texts(root):
            pathlib.Path(scratch, name).write_text(text, encoding="utf-8")
        return subprocess.run([adjutant, "cover", "--brief", "--except",
                               root / "tests/meta/cover_rows.txt", root / "corpus",
                               scratch]).returncode


if __name__ == "__main__":
    sys.exit(main())
