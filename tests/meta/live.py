#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The transcript in replay/LIVE.md is what the command says: each line after `>` is sent, and what
comes back is the line after `<`, where `...` stands for anything. And every kind of answer, question
and member is in its tables. Prints what differs; exit 1 if anything does.

usage: live.py ADJUTANT SOURCE_ROOT
"""

import json
import pathlib
import re
import subprocess
import sys


def transcript(text):
    """What is said and what comes back, in pairs."""
    said = re.findall(r"^    > (.*)\n    < (.*)$", text, re.MULTILINE)
    assert said and len(said) == len(re.findall(r"^    [<>] ", text, re.MULTILINE)) / 2
    return said


def converse(adjutant, lines, root):
    done = subprocess.run([adjutant, "record", "-", "--format", "jsonl"], cwd=root,
                          input="\n".join(lines) + "\n", capture_output=True, encoding="utf-8")
    return done.stdout.splitlines()


def matches(shown, answer):
    pattern = ".*".join(re.escape(part) for part in shown.split("..."))
    return re.fullmatch(pattern, answer) is not None


def members(value):
    """All names of members, but those of the state and of a ruling, which other pages tell."""
    if isinstance(value, list):
        return set().union(*(members(one) for one in value)) if value else set()
    if not isinstance(value, dict):
        return set()
    return set(value) | set().union(*(members(one) for name, one in value.items()
                                      if name not in ("state", "ruling")))


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, root = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    text = (root / "replay/LIVE.md").read_text(encoding="utf-8")
    told = transcript(text)
    more = ["? show", "? judge A: done", "? legal 2", "A: strike 6", "", "expect open"]
    answers = converse(adjutant, [said for said, _ in told] + more, root)
    wrong = [f"LIVE.md shows {shown}\nthe command says {answer}"
             for (_, shown), answer in zip(told, answers) if not matches(shown, answer)]
    if len(answers) != len(told) + len(more):
        wrong.append(f"{len(told) + len(more)} lines were said, and {len(answers)} answered")
    words = set(re.findall(r"`(\w+)`", text))
    heard = [json.loads(answer) for answer in answers]
    names = set().union(*(members(answer) for answer in heard))
    names |= {answer["kind"] for answer in heard} | {answer.get("question", "line") for answer in heard}
    wrong += [f"LIVE.md does not tell of {name}" for name in sorted(names - words)
              if f"`? {name}" not in text]
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
