#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Installs into a folder, moves it elsewhere and uses it there as a stranger would: the command, the
library from a program of one's own, man pages, completions. Prints TAP.

usage: install.py BUILD SOURCE_ROOT PREFIX BINDIR LIBDIR DATADIR MANDIR INCLUDEDIR SANITIZE CC...
"""

import json
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def run(words, env, cwd="/", stdin=None):
    return subprocess.run([str(word) for word in words], cwd=cwd, env=env, input=stdin,
                          capture_output=True, encoding="utf-8", timeout=120)


class Installed:
    """An installed tree that was moved away from where it was installed to."""

    def __init__(self, build, root, prefix, folders, sanitize, cc, scratch):
        self.build, self.root, self.scratch = build, root, scratch
        self.sanitize, self.cc = sanitize, cc
        self.env = {key: value for key, value in os.environ.items()
                    if not key.startswith(("ADJUTANT_", "DESTDIR", "MESON"))}
        staged = scratch / "staged"
        done = run(["meson", "install", "-C", build, "--no-rebuild", "--destdir", staged], self.env)
        if done.returncode != 0:
            raise RuntimeError(done.stdout + done.stderr)
        self.top = scratch / "moved here"
        shutil.move(staged / prefix.lstrip("/"), self.top)
        self.bin, self.lib, self.data, self.man, self.include = (self.top / f for f in folders)
        self.env["PATH"] = f"{self.bin}:{self.env['PATH']}"

    def adjutant(self, *words, env=None):
        return run(["adjutant", *words], {**self.env, **(env or {})})

    def commands(self):
        return re.findall(r"^  (\w+) +[A-Z]", self.adjutant("--help").stdout, re.MULTILINE)

    def options(self, command):
        return re.findall(r"^  (-\S+)", self.adjutant(command, "--help").stdout, re.MULTILINE)

    def words_of(self, name):
        """How pkg-config's answer is split by a shell."""
        env = {**self.env, "PKG_CONFIG_PATH": str(self.lib / "pkgconfig")}
        static = [] if list(self.lib.glob("libadjutant.so*")) else ["--static"]
        done = run(["pkg-config", *static, name, "adjutant"], env)
        assert done.returncode == 0, done.stderr
        split = run(["sh", "-c", f'for word in {done.stdout.strip()}; do echo "$word"; done'], env)
        return split.stdout.split("\n")[:-1]


def same(got, wanted):
    assert got == wanted, f"got {got!r}, wanted {wanted!r}"


def check_command(here):
    """record and verify, from /, with the installed specs: one has a name that no other tree has."""
    specs = here.data / "adjutant/specs/flagship"
    shutil.copy(specs / "coyote-stands.xml", specs / "only-here.xml")
    text = (here.root / "corpus/flagship/example-of-play.orders").read_text(encoding="utf-8")
    orders = here.scratch / "game.orders"
    orders.write_text(text.replace("cards coyote-stands", "cards only-here"), encoding="utf-8")
    done = here.adjutant("record", orders)
    same((done.returncode, done.stderr), (0, ""))
    done = here.adjutant("verify", here.scratch / "game.adj")
    same((done.returncode, done.stdout.split(" files")[0]), (0, "1"))
    done = here.adjutant("clauses", "FS-RANGE-4")
    same((done.returncode, done.stderr), (0, ""))
    assert done.stdout.startswith("FS-RANGE-4"), done.stdout
    installed = {folder.name for folder in specs.parent.iterdir()}
    same(installed, {folder.name for folder in (here.root / "specs").iterdir() if folder.is_dir()})


def check_link(here):
    """A link to the command from elsewhere finds the specs, too."""
    link = here.scratch / "link"
    link.symlink_to(here.bin / "adjutant")
    same(run([link, "verify", here.scratch / "game.adj"], here.env).returncode, 0)


def check_uninstalled(here):
    """The command in the build folder takes the source tree's specs, and knows no others."""
    adjutant = here.build / "replay/cli/adjutant"
    game = here.root / "corpus/flagship/example-of-play.adj"
    same(run([adjutant, "verify", game], here.env).returncode, 0)
    done = run([adjutant, "verify", here.scratch / "game.adj"], here.env)
    same((done.returncode, "ruleset-missing" in done.stdout), (1, True))


def check_told(here):
    """ADJUTANT_SPECS goes before all."""
    done = here.adjutant("verify", here.scratch / "game.adj", env={"ADJUTANT_SPECS": "/nowhere"})
    same((done.returncode, "ruleset-missing" in done.stdout), (1, True))


def check_program(here):
    """A program of a few lines, built with pkg-config, replays a file."""
    program, game = here.scratch / "verdicts", here.scratch / "game.adj"
    sanitize = [] if here.sanitize == "none" else [f"-fsanitize={here.sanitize}"]
    env = {**here.env, "LD_LIBRARY_PATH": str(here.lib)}
    done = run([*here.cc, "-std=c17", "-Wall", "-Wextra", "-Wpedantic", "-Werror", *sanitize,
                *here.words_of("--cflags"), HERE / "verdicts.c", "-o", program,
                *here.words_of("--libs")], env)
    same((done.returncode, done.stderr), (0, ""))
    done = run([program, game], env)
    same((done.returncode, done.stderr), (0, ""))
    report = json.loads(here.adjutant("verify", "--format", "jsonl", game).stdout)
    verdicts = [line.split()[1] for line in done.stdout.splitlines()]
    same((len(verdicts), verdicts.count("refused")), (report["orders"], report["refused"]))


def check_headers(here):
    """Every public header is whole by itself."""
    headers = sorted((here.include / "adjutant").rglob("*.h"))
    assert headers
    for header in headers:
        line = f'#include "{header.relative_to(here.include / "adjutant")}"\n'
        done = run([*here.cc, "-std=c17", "-Wall", "-Wextra", "-Wpedantic", "-Werror",
                    "-fsyntax-only", "-x", "c", *here.words_of("--cflags"), "-"], here.env,
                   stdin=line)
        same((header.name, done.returncode, done.stderr), (header.name, 0, ""))


def check_symbols(here):
    """The shared library shows what the public headers declare."""
    libraries = list(here.lib.glob("libadjutant.so"))
    if not libraries:
        return "SKIP no shared library was built"
    headers = sorted((here.include / "adjutant").rglob("*.h"))
    done = run([sys.executable, HERE / "symbols.py", libraries[0], *headers], here.env)
    same((done.returncode, done.stderr), (0, "")) if done.returncode == 0 else same(done.stdout, "")


def check_pages(here):
    """Each command has its man page with each of its options; groff has nothing to say against any."""
    pages = {page.name: page for page in (here.man / "man1").iterdir()}
    commands = here.commands()
    same(set(pages), {"adjutant.1"} | {f"adjutant-{name}.1" for name in commands})
    for name in commands:
        text = pages[f"adjutant-{name}.1"].read_text(encoding="utf-8").replace("\\-", "-")
        for option in here.options(name):
            assert f"\n\\fB{option}\\fR" in text, f"{name}: the page lacks {option}"
    if not shutil.which("groff"):
        return "SKIP groff is not here"
    for page in pages.values():
        done = run(["groff", "-man", "-ww", "-z", page], here.env)
        same((page.name, done.returncode, done.stdout + done.stderr), (page.name, 0, ""))


def complete_bash(here, line):
    """What bash offers for the last word of a line; "FILES" where it leaves that to the shell."""
    script = f"""
compopt() {{ echo FILES; }}
source "{here.data}/bash-completion/completions/adjutant"
COMP_WORDS=({line.replace('=', ' = ')}{' ""' if line.endswith((' ', '=')) else ''})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_adjutant
[[ ${{#COMPREPLY[@]}} = 0 ]] || printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = run(["bash", "--norc", "-c", script], here.env)
    same((done.returncode, done.stderr), (0, ""))
    return done.stdout.split()


def complete_fish(here, line):
    script = f'source "{here.data}/fish/vendor_completions.d/adjutant.fish"; complete -C "{line}"'
    done = run(["fish", "--no-config", "-c", script], {**here.env, "HOME": str(here.scratch)})
    same((done.returncode, done.stderr), (0, ""))
    return [row.split("\t")[0] for row in done.stdout.splitlines()]


def press_tab(here, shell, setup, line, wanted):
    """Types a line and a tab into a shell on a terminal, until it shows what is wanted."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(here.scratch)
        os.execvpe(shell[0], shell, {**here.env, "HOME": str(here.scratch), "TERM": "dumb",
                                     "PS1": "", "HISTFILE": ""})
    try:
        os.write(terminal, f"{setup}; echo re''ady\n".encode())
        for sent, awaited in ((b"", b"ready"), (line.encode() + b"\t", wanted.encode())):
            os.write(terminal, sent)
            shown = b""
            while awaited not in shown.replace(b"\a", b""): # the bell rings for what is ambiguous
                there, _, _ = select.select([terminal], [], [], 30)
                assert there, f"{shell[0]} shows {shown!r}, and not {awaited!r}"
                shown += os.read(terminal, 4096)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)


def check_tabs(here, shell, setup):
    press_tab(here, shell, setup, "adjutant ver", "adjutant verify")
    press_tab(here, shell, setup, "adjutant record --key", "adjutant record --keyframes")
    press_tab(here, shell, setup, "adjutant show --format x", "adjutant show --format xml")
    press_tab(here, shell, setup, "adjutant shrink --until FS-WIN-2", "--until FS-WIN-2 ")
    press_tab(here, shell, setup, "adjutant verify gam", "adjutant verify game.")


def check_completions(here, complete):
    same(complete(here, "adjutant ver"), ["verify"])
    same(set(complete(here, "adjutant ")) - {"--help", "--version"}, set(here.commands()) | {"help"})
    for name in here.commands():
        long = {option for option in here.options(name) if option.startswith("--")}
        same({word for word in complete(here, f"adjutant {name} --")} - {"--help"}, long)
    same(complete(here, "adjutant show --format x"), ["xml"])
    same(complete(here, "adjutant judge --edition=c")[-1].split("=")[-1], "coyote")
    same(complete(here, "adjutant clauses FS-RANGE-4"), ["FS-RANGE-4"])


def check_bash(here):
    """bash completes commands, options, values, clauses and files."""
    check_completions(here, complete_bash)
    same(complete_bash(here, "adjutant verify "), ["FILES"])
    same(complete_bash(here, "adjutant record -o "), ["FILES"])
    same(complete_bash(here, "adjutant show --at "), [])
    check_tabs(here, ["bash", "--norc", "--noprofile", "-i"],
               f"source '{here.data}/bash-completion/completions/adjutant'")


def check_zsh(here):
    """zsh completes them, too."""
    if not shutil.which("zsh"):
        return "SKIP zsh is not here"
    check_tabs(here, ["zsh", "-f", "-i"], f"fpath=('{here.data}/zsh/site-functions' $fpath);"
               "autoload -Uz compinit; compinit -u -D")


def check_fish(here):
    """And so does fish."""
    if not shutil.which("fish"):
        return "SKIP fish is not here"
    check_completions(here, complete_fish)


CHECKS = [check_command, check_link, check_uninstalled, check_told, check_program, check_headers,
          check_symbols, check_pages, check_bash, check_zsh, check_fish]


def main():
    if len(sys.argv) < 11:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    build, root = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
    prefix, *folders, sanitize = sys.argv[3:10]
    failed = 0
    with tempfile.TemporaryDirectory(prefix="adjutant-") as scratch:
        here = Installed(build, root, prefix, folders, sanitize, sys.argv[10:],
                         pathlib.Path(scratch))
        for number, check in enumerate(CHECKS, 1):
            text = " ".join(check.__doc__.split()) if check.__doc__ else check.__name__
            try:
                skip = check(here)
                print(f"ok {number} - {text}{' # ' + skip if skip else ''}")
            except AssertionError as error:
                failed += 1
                print(f"not ok {number} - {text}\n# {error}")
    print(f"1..{len(CHECKS)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
