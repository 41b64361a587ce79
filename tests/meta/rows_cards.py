#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lists the cards of the shipped set that no row of tests/rows/cards.rows shows at work: every card
that has an effect or whose whole text is known needs a legal row titled "CARD: ..." that names it.
Exit 1 if there are any.

usage: rows_cards.py SOURCE_ROOT
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

ROW = re.compile(
    r"^== \S+ legal\b[^:\n]*: (.+?): [^\n]*\n(.*?)(?=^== |\Z)", re.MULTILINE | re.DOTALL
)


def shows_text(card):
    unknown = any(text.get("known") == "no" for text in card.findall("text"))
    return card.get("type") != "sequence" and (card.find("effect") is not None or not unknown)


def main():
    if len(sys.argv) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1])
    cards = ElementTree.parse(root / "specs/flagship/coyote-stands.xml").findall("card")
    rows = (root / "tests/rows/cards.rows").read_text(encoding="utf-8")
    shown = {card for card, body in ROW.findall(rows) if card in body}
    wanted = [card.get("name") for card in cards if shows_text(card)]
    missing = [name for name in wanted if name not in shown]
    for name in missing:
        print(f"{name}: no legal row")
    print(f"{len(wanted)} cards with a text, {len(missing)} missing")
    return 1 if missing or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
