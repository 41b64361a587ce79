#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Proves what the clause registry says of the engine: whatever is held by judge or apply is named in
their code, and every invariant in a checker's. A clause that only restates others (clauses.def,
UNDER) is held where they are. Prints the ids that are missing; exit 1 if there are any.

usage: clauses_used.py SOURCE_ROOT
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

# Files that name clauses without judging or applying them. So do the folders below: words and second
# opinions.
ASIDE = ("clauses", "switches", "fields")
# Invariants that something else asserts: the audit, tests of the list, and the replay itself.
ELSEWHERE = ("HX-I-17", "HX-I-18", "HX-I-19", "HX-I-20")


def names_in(files):
    """Enumerators that occur in these files outside comments and strings."""
    names = set()
    for path in files:
        code = path.read_text(encoding="utf-8")
        code = re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', " ", code, flags=re.DOTALL)
        names.update(re.findall(r"\bADJ_[A-Z]{2}_\w+", code))
    return names


def restated(game):
    """The clauses that restate each clause: name -> names it lies under."""
    text = (game / "clauses.def").read_text(encoding="utf-8")
    rows = re.findall(r'^RESTATES\(\w+, \w+, "([\w-]+)", \w+, \d, ([^)]*)\)$', text, re.MULTILINE)
    return {"ADJ_" + name.replace("-", "_"): re.findall(r"ADJ_[A-Z]{2}_\w+", under)
            for name, under in rows}


def missing_of(root, game):
    """Ids of a game that nothing holds, each with what is said to hold it."""
    rules = names_in(f for f in sorted(game.glob("*.c")) if not f.name.startswith(ASIDE))
    checks = names_in(sorted((game / "check").glob("*.c")))
    under = restated(game)
    rules |= {name for name, specific in under.items() if rules & set(specific)}
    missing = []
    for clause in ElementTree.parse(root / "specs" / game.name / "clauses.xml").iter("clause"):
        name = "ADJ_" + clause.get("id").replace("-", "_")
        words = clause.get("enforced", "").split()
        if clause.get("kind") == "run-check":
            if name not in checks and clause.get("id") not in ELSEWHERE:
                missing.append((clause.get("id"), "check"))
        elif {"judge", "apply"} & set(words) and name not in rules:
            missing.append((clause.get("id"), " ".join(w for w in words if w in ("judge", "apply"))))
    return missing


def main():
    if len(sys.argv) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1])
    games = sorted(path.parent for path in (root / "engine").glob("*/clauses.def")
                   if path.parent.name != "skeleton")  # a sample, without a rulebook
    missing = [row for game in games for row in missing_of(root, game)]
    for clause_id, words in missing:
        print(f"{clause_id}: said to be held by {words}, but not named there")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
