#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every figure in an expectation is held to: each is raised by one, one at a time, and `record` has to
find that one line wrong (exit code 1). The file as it is has to be without a finding. Prints TAP.

A row that is only named (`row 2: ...`) is raised from 1 to 2; there is no row 3 to expect. Clause ids,
copies (`Raid/2`) and quoted names hold no figures.

usage: raised.py ADJUTANT FILE.orders...
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

FIGURE = re.compile(r'"[^"]*"|[A-Z]+-[A-Z0-9-]+|/\d+|(row )?\b(\d+)\b')


def figures(text):
    """For each figure: its line (from 0), and where in that line it stands."""
    for number, line in enumerate(text):
        said = re.match(r"expect ([^#]*)", line)
        for found in FIGURE.finditer(line, 7, said.end()) if said else ():
            if found[2] and not (found[1] and found[2] != "1"):
                yield number, found.span(2)


def record(adjutant, text, folder):
    """Exit code and output of recording the text, read as standing in `folder`."""
    done = subprocess.run([adjutant, "record", "-"], cwd=folder, input="\n".join(text) + "\n",
                          capture_output=True, encoding="utf-8", timeout=120)
    return done.returncode, done.stdout


def raised(adjutant, text, folder, number, span):
    """Returns the line with its figure raised, and what is wrong about how it was taken, or ""."""
    start, end = span
    line = text[number]
    line = f"{line[:start]}{int(line[start:end]) + 1}{line[end:]}"
    code, output = record(adjutant, text[:number] + [line] + text[number + 1:], folder)
    failed = sum(" expect failed: " in answer for answer in output.splitlines())
    right = code == 1 and failed == 1
    return line, "" if right else f"exit code {code}, {failed} expectations fail"


def check(adjutant, path, pool):
    """Yields name and complaint ("" if there is none) of each test of one file."""
    text = path.read_text(encoding="utf-8").splitlines()
    places = list(figures(text))
    code, _ = record(adjutant, text, path.parent)
    yield f"{path.name} as it is", "" if code == 0 else f"exit code {code}"
    yield f"{path.name}: {len(places)} figures", "" if places else "no figure"
    answers = pool.map(lambda place: raised(adjutant, text, path.parent, *place), places)
    for (number, _), (line, wrong) in zip(places, answers):
        yield f"{path.name}:{number + 1}: {line.split('#')[0].strip()}", wrong


def main():
    if len(sys.argv) < 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant = str(pathlib.Path(sys.argv[1]).resolve())
    total = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path in sys.argv[2:]:
            for name, wrong in check(adjutant, pathlib.Path(path).resolve(), pool):
                total += 1
                failed += bool(wrong)
                print(f"{'not ok' if wrong else 'ok'} {total} - {name.replace('#', '')}")
                if wrong:
                    print(f"#   {wrong}")
    print(f"1..{total}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
