#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kills `adjutant record` at each of its calls, and lets each of them fail: nothing acknowledged is lost.

A way of recording is run once undisturbed, then once for each of its calls and each thing that can
happen there (tests/fault/shim.c), and each time:

- what was printed as a verdict is in the file, read here by FORMAT.md and not by the command;
- what was there before (--force) is there still, or the new record is whole;
- a failure is told with the path and exit code 4, an interruption or half a write is not noticed;
- --resume with the same text, or with what of it is not recorded yet, leads to the very record of
  the undisturbed run.
"""

import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

TEXT = """game flagship
mode table
cards base.xml
seat A "Andrew" Red Fleet
seat C "Charles" Red Fleet
table: roll A 5 C 3
A: choose second
C: resign
expect refused FS-WIN-1
C: strike 2
A: choose first
"""
HEAD = 5  # lines
OLD = TEXT.replace("roll A 5 C 3", "roll A 6 C 3")
MAGIC = b"\x89ADJ\r\n\x1a\n"
KILLED = -9


def varint(data, at):
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 128:
            return value, at


def chunks(data):
    """The whole chunks of a file, and whether anything follows them."""
    found, at = [], 12
    while at + 12 <= len(data):
        kind, size = struct.unpack_from("<4sI", data, at)
        if at + 12 + size > len(data):
            break
        crc, = struct.unpack_from("<I", data, at + 8 + size)
        if zlib.crc32(data[at:at + 8 + size]) != crc:
            break
        found.append((kind, data[at + 8:at + 8 + size]))
        at += 12 + size
    return found, at < len(data)


def answers(data):
    """How many records of a journal were answered with a line: all but checkpoints."""
    count = 0
    for kind, payload in chunks(data)[0]:
        at = 0
        while kind == b"RECO" and at < len(payload):
            size, at = varint(payload, at)
            count += payload[at] & 15 != 7
            at += size
    return count


def tail(data):
    """What the trailer says of the records, or None if the file is not sealed and whole."""
    found, more = chunks(data)
    if data[:8] != MAGIC or data[9:10] != b"S" or more or not found or found[-1][0] != b"TAIL":
        return None
    return found[-1][1][varint(found[-1][1], 0)[1]:]  # without its place


def read(path):
    return path.read_bytes() if path.exists() else b""


class Way:
    """A way to record: its arguments, and what lies in the folder beforehand."""

    def __init__(self, name, *arguments, before=(), link=False, input="-"):
        self.name, self.arguments, self.before = name, arguments, dict(before)
        self.link, self.input = link, input


class Run:
    """One run of a way in a folder of its own."""

    def __init__(self, bench, way, folder):
        self.bench, self.way, self.folder = bench, way, folder
        self.path = folder / "x.adj"
        (folder / "base.xml").write_bytes(bench.cards)
        (folder / "x.orders").write_text(TEXT)
        for name, content in way.before.items():
            (folder / name).write_bytes(content)
        if way.link:
            self.path.symlink_to("target.adj")

    def record(self, arguments, at=0, what="", text=TEXT):
        env = dict(os.environ, ADJ_FAULT_AT=str(at), ADJ_FAULT_DO=what, ADJ_FAULT_LOG="calls",
                   LD_PRELOAD=str(self.bench.shim))
        (self.folder / "calls").unlink(missing_ok=True)
        words = [self.bench.adjutant, "record", self.way.input, "-o", "x.adj", *arguments]
        return subprocess.run(words, cwd=self.folder, env=env, input=text.encode(),
                              capture_output=True, check=False)

    def calls(self):
        return read(self.folder / "calls").decode().split("\n")[:-1]

    def check_acknowledged(self, done):
        """Every verdict that was printed is in the record."""
        lines = len(re.findall(rb'^(?:\d+ |\{.*"number":)', done.stdout, re.M))
        data = read(self.path)
        if tail(data) is None and answers(data) < lines and data not in self.way.before.values():
            return f"{lines} lines were answered, {answers(data)} are in the file"
        if data in self.way.before.values() and lines > answers(data) and tail(data) is None:
            return f"{lines} lines were answered, and the file is as it was"
        return None

    def check_old(self):
        """What --force replaces is somewhere until the new record is whole."""
        if "--force" not in self.way.arguments or tail(read(self.path)) == self.bench.tail:
            return None
        there = [read(path) for path in self.folder.iterdir() if ".adj" in path.name]
        missing = [name for name, content in self.way.before.items() if content not in there]
        return f"{missing} is lost" if missing else None

    def finish(self, rest):
        """Goes on as a person would, to the end; the record is then that of the undisturbed run.

        `rest`: with the lines that are not recorded yet, if that can be told."""
        data = read(self.path)
        if tail(data) == self.bench.tail:
            return None
        keep = [word for word in self.way.arguments if word in ("--embed", "--keyframes")]
        again = "--force" if data in self.way.before.values() else "--resume"
        if "--resume" in self.way.arguments:
            again = "--resume"
        rest = rest and again == "--resume" and self.way.input == "-" and answers(data) > 0
        lines = TEXT.splitlines(keepends=True)[HEAD + answers(data) if rest else 0:]
        done = self.record([again, *keep], text="".join(lines))
        if tail(read(self.path)) != self.bench.tail:
            return f"after {again}: {done.returncode} {done.stderr.decode()}"
        return None

    def check_killed(self, done):
        return None if done.returncode == KILLED else f"exit code {done.returncode}"

    def check_failed(self, done):
        if done.returncode == 4 and re.search(rb"x\.adj|target\.adj", done.stderr):
            return None
        if done.returncode == self.bench.code and tail(read(self.path)) == self.bench.tail:
            return None  # it could be done without
        return f"exit code {done.returncode}: {done.stderr.decode()}"

    def check_unnoticed(self, done):
        if done.returncode == self.bench.code and tail(read(self.path)) == self.bench.tail:
            return None
        return f"exit code {done.returncode}: {done.stderr.decode()}"


# What can happen, what has to come of it, and the calls to which it happens. Killed after a call is
# killed before the next, but for the last.
ANY = "open|write|ftruncate|fsync|close|rename|unlink|open folder|fsync folder"
EVENTS = {
    "before": ("check_killed", ANY),
    "torn": ("check_killed", "write"),
    "power": ("check_killed", ANY),
    "short": ("check_unnoticed", "write"),
    "EINTR": ("check_unnoticed", "open|write|ftruncate|fsync|close|open folder|fsync folder"),
    "EIO": ("check_failed", ANY),
    "full": ("check_failed", "write"),
}


class Bench:
    def __init__(self, adjutant, shim, cards):
        self.adjutant, self.shim = adjutant.resolve(), shim.resolve()
        self.cards = cards.read_bytes()
        self.events = 0

    def undisturbed(self, way):
        with tempfile.TemporaryDirectory(prefix="adjutant-") as folder:
            run = Run(self, way, pathlib.Path(folder))
            done = run.record(way.arguments)
            self.code, self.tail = done.returncode, tail(read(run.path))
            if self.tail is None or not run.calls():
                sys.exit(f"{way.name}: {len(run.calls())} calls seen; {done.stderr.decode()}")
            left = sorted(path.name for path in run.folder.iterdir())
            return run.calls(), left

    def disturbed(self, way, at, what):
        """Returns what is wrong, or None."""
        with tempfile.TemporaryDirectory(prefix="adjutant-") as folder:
            run = Run(self, way, pathlib.Path(folder))
            done = run.record(way.arguments, at, what)
            self.events += 1
            return (getattr(run, EVENTS[what][0])(done) or run.check_acknowledged(done)
                    or run.check_old() or run.finish(rest=at % 2 == 0))

    def old(self, cut=None, text=OLD):
        """A record to be replaced, or its journal up to a byte."""
        with tempfile.TemporaryDirectory(prefix="adjutant-") as folder:
            run = Run(self, Way("old"), pathlib.Path(folder))
            env = dict(os.environ, ADJ_FAULT_AT="0" if cut is None else "7",
                       ADJ_FAULT_DO="before", LD_PRELOAD=str(self.shim))
            subprocess.run([self.adjutant, "record", "-", "-o", "x.adj"], cwd=folder, env=env,
                           input=text.encode(), capture_output=True, check=False)
            return read(run.path)[:cut]


def ways(bench):
    sealed = {"x.adj": bench.old()}
    journal = bench.old(cut=-3, text=TEXT)
    return [
        Way("plain"),
        Way("from a file", "--keyframes", "--embed", "--format", "jsonl", input="x.orders"),
        Way("sync", "--sync"),
        Way("force", "--force", "--keyframes", before=sealed),
        Way("force, sync", "--force", "--sync", before=sealed),
        Way("force after a kill", "--force", before={"x.adj": journal, "x.adj.before": bench.old()}),
        Way("force through a link", "--force", before={"target.adj": bench.old()}, link=True),
        Way("resume", "--resume", before={"x.adj": journal}),
        Way("resume, sync", "--resume", "--sync", before={"x.adj": journal}),
        Way("resume a header cut", "--resume", before={"x.adj": journal[:40]}),
    ]


def check(bench, way, number):
    """Runs a way with everything that can happen to it; prints a line of TAP; False if one fails."""
    calls, left = bench.undisturbed(way)
    wrong, before = [], bench.events
    unasked = [name for name in left if name not in
               {"x.adj", "x.orders", "base.xml", "calls", *way.before}]
    if unasked:
        wrong.append(f"left behind: {unasked}")
    for what, (_, names) in EVENTS.items():
        if what not in ("before", "torn") and "--sync" not in way.arguments:
            continue  # of a loss of power, nothing is promised; the rest is the same with --sync
        for at, call in enumerate(calls, 1):
            if call not in names.split("|"):
                continue
            fault = bench.disturbed(way, at, what)
            if fault:
                wrong.append(f"call {at}, {call}, {what}: {fault}")
    print(f"{'not ok' if wrong else 'ok'} {number} - {way.name}: {len(calls)} calls, "
          f"{bench.events - before} events", flush=True)
    for line in wrong:
        print("#  ", line.strip())
    return not wrong


def main():
    adjutant, shim, cards = (pathlib.Path(word) for word in sys.argv[1:4])
    bench = Bench(adjutant, shim, cards)
    todo = ways(bench)
    print(f"1..{len(todo)}")
    good = [check(bench, way, number) for number, way in enumerate(todo, 1)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
