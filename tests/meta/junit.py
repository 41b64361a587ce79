#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The JUnit report follows tests/meta/junit.rng whatever files are called and whatever is wrong with
them, and it counts right. Prints what is wrong; exit 1 if anything is.

usage: junit.py ADJUTANT VALIDATE SOURCE_ROOT
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

# One of each: sound, not readable, with findings; names that XML, UTF-8 and a shell take ill.
NAMES = [b"sound.adj", b"<&>\"'.adj", b"\x01\x1b[2J\x7f.adj", b"\xff\xfe.adj", b"\xef\xbf\xbe.adj",
         "Ä 艦.adj".encode(), b"line\nfeed.adj", b"]]>.adj", b"-j.adj"]


def make(adjutant, root, folder):
    """Files of each kind under each name; returns how many have findings, and are unreadable."""
    text = root / "corpus/flagship/disputes/MD-31.orders"
    sound = os.path.join(folder, b"sound")
    subprocess.run([adjutant, "record", text, "-o", sound], check=True, stdout=subprocess.DEVNULL)
    data = pathlib.Path(os.fsdecode(sound)).read_bytes()
    os.remove(sound)
    kinds = {b"a": data, b"b": data[:-40], b"c": data[:200] + b"\x00" + data[201:]}
    for kind, content in kinds.items():
        os.mkdir(os.path.join(folder, kind))
        for name in NAMES:
            with open(os.path.join(folder, kind, name), "wb") as file:
                file.write(content)


def count(report):
    """(failures, errors, cases) as the suites say, and as they have them."""
    suites = report.findall("testsuite")
    said = tuple(sum(int(suite.get(what)) for suite in suites)
                 for what in ("failures", "errors", "tests"))
    there = tuple(len(report.findall(path)) for path in (".//failure", ".//error", ".//testcase"))
    return said, there


def main():
    if len(sys.argv) != 4:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, validate = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
    root = pathlib.Path(sys.argv[3]).resolve()
    with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
        make(adjutant, root, os.fsencode(scratch))
        done = subprocess.run([adjutant, "verify", "--format", "junit", "-j", "2", "."], cwd=scratch,
                              stdout=subprocess.PIPE)
        path = pathlib.Path(scratch, "report.xml")
        path.write_bytes(done.stdout)
        valid = subprocess.run([validate, root / "tests/meta/junit.rng", path]).returncode == 0
        said, there = count(ElementTree.fromstring(done.stdout))
    wanted = (len(NAMES), len(NAMES), 3 * len(NAMES))
    wrong = [] if valid else ["the schema is not followed"]
    if said != wanted or there != wanted:
        wrong.append(f"the suites say {said} and have {there}, wanted {wanted}")
    if done.returncode != 3:
        wrong.append(f"exit code {done.returncode}")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
