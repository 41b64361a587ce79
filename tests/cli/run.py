#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs command tests: tests/cli/*.t tell how a file reads, README.md what they are for.

  $ COMMAND     run by sh in a scratch folder of the file's own, two spaces before the dollar sign
  > MORE        goes on with the command
  TEXT          what it prints, exactly
  ! TEXT        what it prints on standard error
  [N]           its exit code, if it is not 0

Every other line is a comment. With --refresh the file is rewritten with what the commands do now.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile


def parse(text):
    """Splits a file into ['text', line] and ['command', script, expected lines]."""
    parts, command, blank = [], None, 0
    for line in text.splitlines():
        if line.startswith("  $ "):
            parts += [["text", ""]] * blank
            command = ["command", [line[4:]], []]
            parts.append(command)
        elif line.startswith("  > ") and command and not command[2]:
            command[1].append(line[4:])
        elif line.startswith("  ") and command:
            command[2] += [""] * blank + [line[2:]]  # blank lines between are printed ones
        elif not line and command:
            blank += 1
            continue
        else:
            parts += [["text", ""]] * blank + [["text", line]]
            command = None
        blank = 0
    return parts


def run(script, folder, env):
    """Runs one command; returns its output as the lines a file would have."""
    done = subprocess.run(["sh", "-c", "\n".join(script)], cwd=folder, env=env, timeout=60,
                          stdin=subprocess.DEVNULL, capture_output=True)
    lines = done.stdout.decode("utf-8", "backslashreplace").rstrip("\n").splitlines()
    lines += ["! " + line for line in done.stderr.decode("utf-8", "backslashreplace").splitlines()]
    if done.returncode != 0:
        lines.append(f"[{done.returncode}]")
    return [line.rstrip() for line in lines]


def play(parts, env):
    """Runs every command of a file, in order, in one scratch folder; yields (part, got)."""
    with tempfile.TemporaryDirectory(prefix="adjutant-") as folder:
        env = dict(env, HOME=folder)
        for part in parts:
            got = run(part[1], folder, env) if part[0] == "command" else None
            yield part, got


def write(part, got):
    if part[0] == "text":
        return [part[1]]
    first, *more = part[1]
    lines = ["  $ " + first] + ["  > " + line for line in more]
    return lines + [("  " + line).rstrip() for line in got]


def report(path, number, part, got):
    print(f"not ok {number} - {path.name}: $ {part[1][0]}")
    for sign, lines in (("-", part[2]), ("+", got)):
        for line in lines:
            print(f"#   {sign} {line}")


def check(path, env, refresh):
    """Runs one file; prints TAP; returns how many commands did something else."""
    parts = parse(path.read_text(encoding="utf-8"))
    failed, number, lines = 0, 0, []
    for part, got in play(parts, env):
        lines += write(part, got)
        if part[0] == "text":
            continue
        number += 1
        if got == [line.rstrip() for line in part[2]]:
            print(f"ok {number} - {path.name}: $ {part[1][0]}")
        else:
            failed += 1
            report(path, number, part, got)
    print(f"1..{number}")
    if refresh:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return failed


def environment(adjutant):
    here = pathlib.Path(__file__).resolve().parent
    env = {key: value for key, value in os.environ.items() if not key.startswith("ADJUTANT_")}
    env.update(PATH=f"{adjutant.parent}{os.pathsep}{env['PATH']}", LC_ALL="C.UTF-8", TZ="UTC",
               CORPUS=str(here.parent.parent / "corpus"))
    return env


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--refresh", action="store_true", help="rewrite the files")
    parser.add_argument("adjutant", type=pathlib.Path, help="the command to test")
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE.t")
    options = parser.parse_args()
    env = environment(options.adjutant.resolve())
    failed = sum(check(path, env, options.refresh) for path in options.files)
    return 1 if failed and not options.refresh else 0


if __name__ == "__main__":
    sys.exit(main())
