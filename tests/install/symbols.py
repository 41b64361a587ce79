#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The shared library shows what its public headers declare, and nothing else. The headers are those
that meson installs. Prints what differs; exit 1 if anything does.

usage: symbols.py LIBRARY HEADER...
"""

import pathlib
import re
import subprocess
import sys

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
INSIDE = re.compile(r"\{[^{}]*\}")
DECLARED = re.compile(r"\b(adj_\w+)\s*\(|^extern .*?\b(adj_\w+)(?:\[[^]]*\])*$")


def declared(text):
    """Names of the functions and objects that a header declares, but for those that are inline."""
    text = COMMENT.sub("", text.replace("\\\n", " "))
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    while INSIDE.search(text):
        text = INSIDE.sub(";", text)
    found = set()
    for statement in text.split(";"):
        words = " ".join(statement.split())
        name = DECLARED.search(words)
        if name and not words.startswith(("typedef", "static")):
            found.add(name[1] or name[2])
    return found


def exported(library):
    done = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True,
                          encoding="utf-8", check=True)
    names = {line.split()[-1] for line in done.stdout.splitlines()}
    # A build for ci/coverage, or with a sanitizer, has gcc's own in it.
    return {name for name in names
            if not name.startswith(("__gcov", "__odr_asan")) and name != "mangle_path"}


def main():
    if len(sys.argv) < 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    said = set().union(*(declared(pathlib.Path(name).read_text(encoding="utf-8"))
                         for name in sys.argv[2:]))
    shown = exported(sys.argv[1])
    for name in sorted(said - shown):
        print(f"declared in a public header, and not in the library: {name}")
    for name in sorted(shown - said):
        print(f"shown by the library, and declared in no public header: {name}")
    print(f"{len(said & shown)} functions and objects")
    return 1 if said != shown or not said else 0


if __name__ == "__main__":
    sys.exit(main())
