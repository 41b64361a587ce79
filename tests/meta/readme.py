#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The README tells the truth: its example prints what it says, and its table of commands is that of
`adjutant --help`. Prints what differs; exit 1 if anything does.

usage: readme.py ADJUTANT SOURCE_ROOT
"""

import difflib
import pathlib
import re
import shlex
import subprocess
import sys


def run(adjutant, words, root):
    done = subprocess.run([adjutant, *words], cwd=root, capture_output=True, encoding="utf-8")
    return done.stdout.rstrip("\n").splitlines()


def example(readme):
    """The words of the first command shown, and the lines shown below it."""
    block = re.search(r"^    \$ \S+adjutant ((?:.*\\\n)*.*)\n((?:    .*\n|\n)+)", readme, re.MULTILINE)
    shown = [line[4:] for line in block[2].rstrip("\n").splitlines()]
    return shlex.split(block[1].replace("\\\n", " ")), shown


def commands(lines):
    """Name and summary of each command that help lists."""
    return [f"| `{row[1]}` | {row[2]} |" for row in map(re.compile(r"  (\w+) +(.*)").match, lines)
            if row]


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, root = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    readme = (root / "README.md").read_text(encoding="utf-8")
    words, shown = example(readme)
    wrong = list(difflib.unified_diff(shown, run(adjutant, words, root), "README.md", "adjutant",
                                      lineterm=""))
    wrong += [f"README.md lacks: {row}" for row in commands(run(adjutant, ["--help"], root))
              if row not in readme]
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
