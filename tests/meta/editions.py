#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The Example of Play differs under each edition, and under each ruling, just where its page says so.
The figures are those of the tables in example-of-play.md: `verify --edition` is asked about the table
of editions, and the text is recorded with and without each ruling of the other tables. Prints TAP.

usage: editions.py ADJUTANT CORPUS
"""

import json
import pathlib
import re
import subprocess
import sys


def rows(page):
    """For each row of each table: the heading above it, the table's first title, and the cells."""
    heading = title = ""
    for line in page.splitlines():
        cells = [cell.strip(" `*") for cell in line.strip().strip("|").split("|")]
        if line.startswith("## "):
            heading = line[3:].strip().lower()
        elif not line.startswith("|"):
            title = ""
        elif not title:
            title = cells[0]
        elif not set(line) <= set("|-"):
            yield heading, title, cells


def differs(adjutant, edition, path):
    """Number and message of each order that `verify` finds to differ."""
    done = subprocess.run([adjutant, "verify", "--edition", edition, "--format", "jsonl", str(path)],
                          capture_output=True, encoding="utf-8", timeout=120)
    report = json.loads(done.stdout)
    if (done.returncode == 1) != bool(report["findings"]) or done.returncode > 1:
        raise ValueError(f"exit code {done.returncode}")
    return [(finding["order"], finding["message"]) for finding in report["findings"]]


def edition_row(adjutant, path, cells):
    edition, order, clause = cells
    found = differs(adjutant, edition, path)
    if order == "none":
        return "" if not found else f"order {found[0][0]} differs: {found[0][1]}"
    if len(found) != 1 or found[0][0] != int(order):
        return f"differs at {[number for number, _ in found]}"
    words = re.findall(r"FS-[A-Z]+-\d+", found[0][1])
    return "" if clause in words else f"order {order}: {found[0][1]}"


def recorded(adjutant, path, edition, ruling):
    """What the recorder says of each order under an edition, and of the expectations behind it."""
    text = re.sub(r"^edition .*", f"edition {edition}\n{ruling and 'ruling ' + ruling}",
                  path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    done = subprocess.run([adjutant, "record", "--format", "jsonl", "-"], cwd=path.parent, input=text,
                          capture_output=True, encoding="utf-8", timeout=120)
    answers = {}
    for line in map(json.loads, done.stdout.splitlines()):
        if line["kind"] == "error":
            raise ValueError(line)
        if "number" in line:
            said = {key: line.get(key) for key in ("kind", "verdict", "clauses", "events", "actual")}
            answers.setdefault(line["number"], []).append(said)
    return answers


def ruling_row(adjutant, path, edition, cells):
    ruling, order, how = cells
    without, with_it = (recorded(adjutant, path, edition, text) for text in ("", ruling))
    first = next((n for n in sorted(without) if without[n] != with_it.get(n)), None)
    if first != (None if order == "none" else int(order)):
        return f"the first order that differs is {first}"
    clauses = re.findall(r"FS-[A-Z]+-\d+", how)
    broken = with_it[first][0]["clauses"] if clauses else []
    return "" if set(clauses) <= set(broken) else f"order {order} breaks {broken}"


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, folder = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    page = (folder / "flagship/example-of-play.md").read_text(encoding="utf-8")
    total = failed = 0
    for heading, title, cells in rows(page):
        wrong = ""
        for ending in {"edition": ("orders", "adj"), "ruling": ("orders",)}.get(title, ()):
            path = folder / f"flagship/example-of-play.{ending}"
            wrong = wrong or (edition_row(adjutant, path, cells) if title == "edition"
                              else ruling_row(adjutant, path, heading, cells))
        if title in ("edition", "ruling"):
            total += 1
            failed += bool(wrong)
            print(f"{'not ok' if wrong else 'ok'} {total} - {title} {cells[0]}: {cells[1]}")
            if wrong:
                print(f"#   {wrong}")
    print(f"1..{total}")
    return 1 if failed or total < 4 else 0


if __name__ == "__main__":
    sys.exit(main())
