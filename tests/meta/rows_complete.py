#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lists the clauses that no row of tests/rows shows at work: a clause that forbids needs a refused
and a legal row, one that permits a legal row. Exit 1 if there are any.

usage: rows_complete.py SOURCE_ROOT
"""

import pathlib
import re
import sys

NEEDED = {"FORBIDS": ("refused", "legal"), "PERMITS": ("legal",)}
# What no text of orders can show in a game of two players, and why.
BEYOND = {
    ("FS-DECL-2", "refused"): "a text cannot leave the type out, only bytes can",
    ("FS-ORDER-6", "refused"): "there is no team-mate whose fleet could be attacked",
}
CLAUSE = re.compile(r'^(?:CLAUSE|RESTATES)\(\w+, \w+, "([\w-]+)", (\w+),', re.MULTILINE)
HEADING = re.compile(r"^== (\S+) (refused|legal|open)\b", re.MULTILINE)


def main():
    if len(sys.argv) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1])
    rows = set()
    for path in sorted((root / "tests/rows").glob("*.rows")):
        rows.update(HEADING.findall(path.read_text(encoding="utf-8")))
    clauses = [row for path in sorted(root.glob("engine/*/clauses.def"))
               if path.parent.name != "skeleton"  # a sample, without rows
               for row in CLAUSE.findall(path.read_text(encoding="utf-8"))]
    missing = [
        f"{clause}: no {kind} row"
        for clause, effect in clauses
        for kind in NEEDED.get(effect, ())
        if (clause, kind) not in rows and (clause, kind) not in BEYOND
    ]
    for line in missing:
        print(line)
    print(f"{len(clauses)} clauses, {len(rows)} kinds of row, {len(missing)} missing")
    return 1 if missing or not clauses else 0


if __name__ == "__main__":
    sys.exit(main())
