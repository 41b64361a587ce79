#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Proving Ground is whole: every form that a card text can have occurs in it, every value is given,
each empire has 12 starting cards, 42 cards to draw and a Sequence of Play card, and its ready fleets
are legal in every edition. Prints what is wrong; exit 1 if anything is.

The forms are read off the schema and the loader, so that a new one is asked for by itself:
schema/cards.rng has elements, attributes and the words they take; cards_check.c which verbs make
sense in which window, and whether from the hand, in play, cancellable or under a condition;
cards_selector.c the selectors. specs/README.md lists the same windows and verbs; it is held here.

usage: proving_ground.py ADJUTANT SOURCE_ROOT
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

RNG = "{http://relaxng.org/ns/structure/1.0}"
# What says that a value or a text is not known, or where it was seen: not in a set of our own.
UNKNOWN_ELEMENTS = {"text", "one-of", "sum"}
UNKNOWN_DEFINES = {"told", "unknown", "sum"}
UNKNOWN_ATTRIBUTES = {"assumed", "known", "why", "lo", "hi", "unknown", "from"}
STARTING = {"flagship", "ship", "squadron", "commander"}
EDITIONS = ("prometheus", "coyote", "japanese")


def name_of(tag):
    return tag.removeprefix(RNG)


class Schema:
    """Elements, attributes and words that a card set can hold, as triples."""

    def __init__(self, path):
        grammar = ElementTree.parse(path).getroot()
        self.defines = {define.get("name"): define for define in grammar.findall(f"{RNG}define")}
        self.forms = set()
        self.walk(grammar.find(f"{RNG}start"), None, None, ())

    def walk(self, node, element, attribute, seen):
        kind = name_of(node.tag)
        if kind == "element":
            element, attribute = node.get("name"), None
            if element in UNKNOWN_ELEMENTS:
                return
            self.forms.add((element, None, None))
        elif kind == "attribute":
            attribute = node.get("name")
            if attribute in UNKNOWN_ATTRIBUTES and (element, attribute) != ("launch", "from"):
                return
            self.forms.add((element, attribute, None))
        elif kind == "value" and attribute is not None and node.text not in ("unknown", None):
            self.forms.add((element, attribute, node.text))
        elif kind == "ref":
            name = node.get("name")
            if name not in UNKNOWN_DEFINES and name not in seen:
                self.walk(self.defines[name], element, attribute, seen + (name,))
            return
        for child in node:
            self.walk(child, element, attribute, seen)


def windows(source):
    """Window -> verbs, zones, and whether it has <unless> and conditions, of cards_check.c."""
    rows = re.findall(r'\[ADJ_FS_W_\w+\] = \{"([^"]+)",\s*([A-Z |]+?),\s*([A-Z |]+?)\}', source)
    return {name: (verbs.lower().replace(" ", "").split("|"), may.replace(" ", "").split("|"))
            for name, verbs, may in rows}


def table(source, name):
    """The words of one table of the loader."""
    body = re.search(name + r"\[\] = \{(.*?)NULL", source, re.DOTALL)[1]
    return set(re.findall(r'\{"([^"]+)",', body))


def zone_of(card, effect):
    """As the loader fills it in (specs/README.md, `zone`)."""
    played = (card.get("type") in STARTING or effect.get("on") == "static"
              or effect.find("pay") is not None)
    return effect.get("zone") or ("play" if played else "hand")


def selector_forms(selectors, empires):
    forms = set()
    for selector in selectors:
        words = re.fullmatch(r"(\w+)\.(\w+)(\.other)?(\[.+\])?", selector)
        if words is None or selector == "paid.task":
            forms.add(selector)
            continue
        side, kind, other, traits = words.groups()
        forms |= {"an empire" if side in empires else side, "." + kind}
        forms |= {".other"} if other else set()
        forms |= {"[trait]"} if traits else set()
        forms |= {"[trait|trait]"} if traits and "|" in traits else set()
    return forms


def used_forms(root):
    used = set()
    for node in root.iter():
        used.add((node.tag, None, None))
        for attribute, text in node.attrib.items():
            used.add((node.tag, attribute, None))
            used |= {(node.tag, attribute, word) for word in [text, *text.split()]}
    return used


def missing_forms(root, specs):
    missing = [" ".join(filter(None, form)) for form in
               sorted(Schema(specs / "schema/cards.rng").forms - used_forms(root), key=str)]
    wanted, found = set(), set()
    for window, (verbs, may) in windows((specs / "cards_check.c").read_text()).items():
        wanted |= {(window, verb) for verb in verbs}
        for flag, form in (("HAND", "zone hand"), ("TABLE", "zone play"), ("UNLESS", "unless"),
                           ("IF", "condition")):
            wanted |= {(window, form)} if flag in may else set()
    for card in root.iter("card"):
        for effect in card.findall("effect"):
            on = effect.get("on")
            found |= {(on, node.tag) for node in effect.iter()}
            found.add((on, "zone " + zone_of(card, effect)))
            if {"attack", "src", "tgt"} & set(effect.attrib):
                found.add((on, "condition"))
    missing += [f"on {window}: {form}" for window, form in sorted(wanted - found)]
    source = (specs / "cards_selector.c").read_text()
    selectors = [text for node in root.iter() for key, text in node.attrib.items()
                 if key in ("of", "what", "to", "under", "from", "sel", "src", "tgt")
                 and not (node.tag == "cp" or node.tag == "damage" and key == "add")]
    wanted = table(source, "words") | {"." + kind for kind in table(source, "kinds")}
    wanted |= {"own", "enemy", "any", "an empire", ".other", "[trait]", "[trait|trait]"}
    empires = {empire.get("id") for empire in root.findall("empire")}
    missing += [f"selector {form}"
                for form in sorted(wanted - selector_forms(selectors, empires))]
    return missing


def missing_traits(root, shipped):
    """Traits of the printed cards, and those that a text of this set asks for."""
    has = {trait.text for trait in root.iter("trait")}
    asked = {trait for node in root.iter() for text in node.attrib.values()
             for list in re.findall(r"\[([^\]]+)\]$", text) for trait in list.split("|")}
    return [f"trait {trait}" for trait in
            sorted(({trait.text for trait in shipped.iter("trait")} | asked) - has)]


def missing_values(root):
    wrong = []
    for node in root.iter():
        if node.tag in UNKNOWN_ELEMENTS or \
                (UNKNOWN_ATTRIBUTES & set(node.attrib)) - ({"from"} if node.tag == "launch" else set()):
            wrong.append(f"<{node.tag}> says that something is not known")
    for card in root.findall("card"):
        sort = card.get("type")
        wanted = {"sequence": {"copies"}}.get(sort, {"copies", "number", "colour"})
        wanted = wanted | ({"crew"} if sort in ("crew", "commander") else set())
        wrong += [f"{card.get('name')}: no {key}" for key in sorted(wanted - set(card.attrib))]
    return wrong


def wrong_counts(root):
    wrong = []
    for empire in root.findall("empire"):
        cards = [card for card in root.findall("card") if card.get("empire") == empire.get("id")]
        count = {"starting": 0, "sequence": 0, "drawn": 0}
        for card in cards:
            sort = card.get("type")
            count["starting" if sort in STARTING else "sequence" if sort == "sequence" else "drawn"] \
                += int(card.get("copies", 0))
        if count != {"starting": 12, "sequence": 1, "drawn": 42}:
            wrong.append(f"{empire.get('name')}: {count}")
    return wrong + ([] if len(root.findall("empire")) == 2 else ["there are not two empires"])


def wrong_in_readme(specs):
    """The table of windows in README.md has the verbs of cards_check.c."""
    told = {}
    for row in re.findall(r"^\| (`[a-z`:._, ]+?`) \| [^|]+ \| ([^|]+) \|$",
                          (specs / "README.md").read_text(encoding="utf-8"), re.MULTILINE):
        names = re.findall(r"`([^`]+)`", row[0])
        names = [name if name[0] != "." else "react:cost" + name for name in names]
        words = set(re.findall(r"\b(?:hits|stat|move|launch|retarget|turn|cp|damage)\b", row[1]))
        told |= {name: words for name in names}
    wanted = windows((specs / "cards_check.c").read_text())
    return [f"specs/README.md, {window}: {sorted(told.get(window, ()))}, the loader has {verbs}"
            for window, (verbs, _) in wanted.items() if told.get(window) != set(verbs)]


def wrong_scenarios(adjutant, root, specs):
    """Every ready fleet is legal in every edition, and every starting card sails in one."""
    wrong, sail = [], set()
    for path in sorted((specs / "flagship/scenarios").glob("*.orders")):
        text = path.read_text(encoding="utf-8")
        sail |= {name.strip() for fleet in re.findall(r": fleet (.*)", text)
                 for name in fleet.split(";")}
        for edition in EDITIONS:
            head = re.sub(r"^game flagship$", f"game flagship\nedition {edition}", text,
                          flags=re.MULTILINE)
            with tempfile.TemporaryDirectory() as folder:
                done = subprocess.run([adjutant, "record", "-", "-o", f"{folder}/scenario.adj"],
                                      input=head, capture_output=True, encoding="utf-8")
            if done.returncode != 0:
                wrong.append(f"{path.name} under {edition}: {done.stdout}{done.stderr}")
    wrong += [f"{card.get('name')} sails in no scenario" for card in root.findall("card")
              if card.get("type") in STARTING and card.get("name") not in sail]
    return wrong


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    adjutant, specs = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]) / "specs"
    root = ElementTree.parse(specs / "flagship/proving-ground.xml").getroot()
    shipped = ElementTree.parse(specs / "flagship/coyote-stands.xml").getroot()
    wrong = [f"not in the set: {form}"
             for form in missing_forms(root, specs) + missing_traits(root, shipped)]
    wrong += missing_values(root) + wrong_counts(root) + wrong_in_readme(specs)
    wrong += wrong_scenarios(adjutant, root, specs)
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
