#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The specification of the replay file is enough to read one: the Python reader at the end of
replay/FORMAT.md is taken out of the page and reads every .adj file of the corpus. What it finds has
to agree with the command: orders, refusals, strikes and expectations as `notate` and `verify` tell
them, and the digest as `record` computes it from the text beside the file. Damaged bytes it has to
reject. Prints TAP, one line a file.

usage: format_reader.py ADJUTANT SOURCE_ROOT
"""

import ast
import contextlib
import hashlib
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import zlib

ORDER, EXPECTATION, STRIKE, FORMERLY = 1, 2, 3, 6


def load_reader(page):
    """The module at the end of the page; it is the last section, indented by four blanks."""
    part = page.split("\n## A reader\n", 1)[1]
    code = "\n".join(line[4:] for line in part.splitlines() if line.startswith("    ") or not line)
    module = {"__name__": "reader"}
    exec(compile(code, "FORMAT.md", "exec"), module)
    return module


def is_journal(path):
    return path.read_bytes()[9:10] == b"J"


def read(reader, path, page):
    """What the reader prints of a file: its records, and the digest's word, which a journal lacks."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        reader["read"](path, page)
    lines = out.getvalue().splitlines()
    word = None if is_journal(path) else lines.pop()
    return [ast.literal_eval(line) for line in lines], word


def run(adjutant, *words):
    done = subprocess.run([adjutant, *map(str, words)], capture_output=True, encoding="utf-8",
                          timeout=120)
    if done.returncode != 0:
        raise ValueError(f"{words[0]}: exit code {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def texts(bodies, wanted):
    return [body[1:-1].decode() for body in bodies if body[0] & 15 == wanted]


def as_read(records):
    """Counts by the page, the texts of expectations, and the verdicts."""
    orders = [record for record in records if isinstance(record, tuple)]
    other = [record for record in records if isinstance(record, bytes)]
    kinds = [body[0] & 15 for body in other]
    return {
        "orders": len(orders),
        "strikes": kinds.count(STRIKE),
        "refused": sum(verdict == "refused" for *_, verdict in orders),
        "seats": [order[0] for order in orders],
        "expectations": texts(other, EXPECTATION),
        "formerly": texts(other, FORMERLY),
    }


def as_told(adjutant, path):
    """The same by the command."""
    text = run(adjutant, "notate", path)
    given = re.findall(r"^(\w+): (.*)", text, re.MULTILINE)
    labels = {label: at for at, label in enumerate(re.findall(r"^seat (\w+)", text, re.MULTILINE))}
    orders = [label for label, order in given if not order.startswith("strike ")]
    report = json.loads(run(adjutant, "verify", "--format", "jsonl", path).splitlines()[0])
    if report["orders"] != len(given):
        raise ValueError(f"verify counts {report['orders']} orders, notate has {len(given)}")
    return {
        "orders": len(orders),
        "strikes": len(given) - len(orders),
        "refused": report["refused"],
        "seats": [labels.get(label, 255) for label in orders],
        "expectations": re.findall(r"^expect (.*)", text, re.MULTILINE),
        "formerly": re.findall(r"^formerly (.*)", text, re.MULTILINE),
    }


def recorded_word(adjutant, path, embed):
    """The word that `record` tells for the text of the same name."""
    with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
        said = run(adjutant, "record", "--keyframes", *(["--embed"] if embed else []),
                   path.with_suffix(".orders"), "-o", pathlib.Path(scratch, "again.adj"))
    return re.search(r"digest (\w+)", said)[1]


def rejects(reader, path, page):
    """Whether the reader notices one changed byte: in the middle, and in a sealed file's digest."""
    data = path.read_bytes()
    with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
        damaged = pathlib.Path(scratch, path.name)
        for at in (len(data) // 2, *([] if is_journal(path) else [len(data) - 36])):
            changed = bytearray(data)
            changed[at] ^= 4
            if at == len(data) - 36:  # the trailer: its checksum, made anew, would hide the change
                crc = zlib.crc32(changed[data.rindex(b"TAIL"):-4])
                changed[-4:] = crc.to_bytes(4, "little")
            damaged.write_bytes(changed)
            try:
                read(reader, damaged, page)
            except (AssertionError, ValueError, IndexError, zlib.error):
                continue
            return False
    return True


def check(adjutant, reader, path, page):
    """Returns what is wrong with one file, or ""."""
    records, word = read(reader, path, page)
    found, told = as_read(records), as_told(adjutant, path)
    for what in found:
        if found[what] != told[what]:
            return f"{what}: the reader has {found[what]}, the command {told[what]}"
    embed = b"RULE" in path.read_bytes()
    if path.with_suffix(".orders").exists():
        again = recorded_word(adjutant, path, embed)
        if word != again:
            return f"digest: the reader has {word}, the text beside it gives {again}"
    return "" if rejects(reader, path, page) else "the reader does not notice a changed byte"


def changed_old(root):
    """Returns which files of earlier versions are not those that were kept, or ""."""
    kept = dict(reversed(line.split("  ", 1))
                for line in (root / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    there = {str(path.relative_to(root)): hashlib.sha256(path.read_bytes()).hexdigest()
             for folder in root.iterdir() if folder.is_dir()
             for path in folder.rglob("*") if path.is_file()}
    return "\n".join(sorted(name for name in kept.keys() | there.keys()
                            if kept.get(name) != there.get(name)))


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, root = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    page = (root / "replay/FORMAT.md").read_text(encoding="utf-8")
    reader = load_reader(page)
    files = sorted((root / "corpus").rglob("*.adj"))
    failed = 0
    for number, path in enumerate(files, 1):
        try:
            wrong = check(adjutant, reader, path, page)
        except (AssertionError, ValueError, IndexError, KeyError, zlib.error) as error:
            wrong = f"{type(error).__name__}: {error}"
        failed += bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {path.relative_to(root)}")
        for line in wrong.splitlines():
            print(f"#   {line}")
    changed = changed_old(root / "corpus/old")
    failed += bool(changed)
    print(f"{'not ok' if changed else 'ok'} {len(files) + 1} - files of earlier versions are as they were")
    for line in changed.splitlines():
        print(f"#   {line}")
    print(f"1..{len(files) + 1}")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
