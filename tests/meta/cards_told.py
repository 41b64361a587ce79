#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`adjutant cards` tells all that a card set's XML says: each value of a card's head, and of each
effect its window, conditions, price, limit, actions with their numbers, guard and duration. Read off
the XML alone, past loader and ruleset. It does not hold the sentences (tests/cli/cards-*.t do), but
that nothing is left out of them. Prints what is missing; exit 1 if anything is.

usage: cards_told.py ADJUTANT FILE.xml...
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

STARTING = {"flagship", "ship", "squadron", "commander"}
WINDOWS = {"static": "While in play", "basic": "Basic Order", "enemy_basic": "the enemy whose ship",
           "attack": "Attack Order", "declare": "Declare step", "support": "Support step",
           "defend": "Defend step", "resolve": "Order is resolved",
           "react:boarding_target": "target of a Boarding attack", "react:cost.focus": "cost of Focus",
           "react:cost.repel": "Repel cost", "react:cost.boarding": "cost of a Boarding card",
           "react:phase.discard": "your Discard phase"}
# A bare selector's words; "self" may be a ship or a card.
SELECTORS = {"self": "this ", "host": "the ship it lies", "src": "source", "tgt": "the target",
             "attack": "the attack", "order": "", "boarding": "the attacking Boarding card",
             "paid.task": "Tasked for it"}
KINDS = {"ship": "ship", "squadron": "squadron", "flagship": "Flagship", "boarding": "Boarding card",
         "crew": "crew card", "player": ""}
KEYS = {"atk": "Atk", "cmd": "Cmd", "def": "Def", "hull": "Hull", "direct": "Direct hit",
        "guided": "Guided hit", "assault": "Assault value", "hand": "Hand Size", "reach.direct": "range",
        "reach.guided": "range", "reach.boarding": "range", "cost.focus": "pays up to",
        "cost.repel": "pays up to", "cost.boarding": "pays up to", "targetable": "cannot be chosen"}
ZONES = {"discard": "discard pile", "removed": "removed from the game", "hand": "hand",
         "play": "stays in play"}
PAID = {"discard": "discard this", "removed": "remove this"}


def selected(text, empires, turned):
    """The words of a selector; `turned`: the enemy is the card's owner."""
    if text in SELECTORS:
        return [SELECTORS[text]]
    kind, _, traits = text.rstrip("]").partition("[")
    side, kind, *other = kind.split(".") if "." in kind else (kind, "player")
    you = side in ("own", "enemy") and (side == "own") != turned
    words = [KINDS[kind]] + (traits.split("|") if traits else []) + ["other"] * len(other)
    if side in empires:
        return words + [empires[side]]
    if side == "any":
        return words + ["each" if kind == "player" else KINDS[kind]]
    return words + [r"\byour?s?\b" if you else "the other player" if kind == "player" else "enemy"]


def priced(node, empires, turned, third=""):
    """The words of a <pay>, a <cost> or an <unless>."""
    words = [f"pay{third} {node.get('cp')} Command Point"] if node.get("cp") else []
    words += [f"discard{third} {node.get('hand')} hand card"] if node.get("hand") else []
    words += [PAID[node.get("self")]] if node.get("self") else []
    for hand in node.findall("hand"):
        words.append(f"discard {hand.get('n')} hand card")
    for task in node.findall("task"):
        words += ["Task "] + selected(task.get("sel"), empires, turned)
    return words


def acted(node, empires, turned):
    """The words of an action."""
    words = []
    for attribute in ("what", "of", "under", "from", "to"):
        value = node.get(attribute)
        if attribute == "from" and node.tag != "launch":
            continue  # where the number is from
        if value in ZONES:
            words.append(ZONES[value])
        elif value in ("tasked", "untasked"):
            words.append(f"is {value.capitalize()}")
        elif value is not None:
            words += selected(value, empires, turned)
    number = node.get("add") or node.get("stop") or node.get("set") or node.get("hits")
    if number and node.get("key") != "targetable" and (node.tag, number) != ("launch", "0"):
        sign = r"[^-+]\b" if node.tag != "stat" or not node.get("add") or "cost" in node.get("key") else \
            "-" if number.startswith("-") else r"\+"
        words.append(rf"{sign}{number.lstrip('-')}\b")
    words += [rf"{' or '.join(node.get('either').split())}\b"] if node.get("either") else []
    words += [KEYS[node.get("key")]] if node.get("key") else []
    words += [node.get("type").capitalize()] if node.get("type") else []
    words += ["until the turn ends"] if node.get("until") == "turn" else []
    return words + {"hits": ["stopped" if node.get("stop") else "gains"], "retarget": ["becomes the target"],
                    "cp": ["lose" if (number or "").startswith("-") else "gain", "Command Point"],
                    "damage": ["taken off" if (number or "").startswith("-") else "takes"]}.get(node.tag, [])


def expected(effect, hand, empires):
    """The words that the sentence of an effect has to have."""
    turned = effect.get("on") == "enemy_basic"
    words = [WINDOWS[effect.get("on")]]
    words += [kind.capitalize() for kind in (effect.get("attack") or "").split()]
    for condition in ("src", "tgt"):
        if effect.get(condition) and effect.get("on") != "react:boarding_target":
            words += selected(effect.get(condition), empires, turned)
    words += ["once per turn"] if effect.get("limit") == "turn" else []
    if hand and effect.get("on") != "resolve":
        words.append("^Played")
    for part in effect.iter():
        if part.tag == "pay":
            words += priced(part, empires, turned)
        elif part.tag == "unless":
            words += ["unless the other player"] + priced(part, empires, turned, "s")
        elif part.tag == "branch":
            words.append(f"{part.get('name')} \\(")
        elif part.tag not in ("effect", "choose", "task"):
            words += acted(part, empires, turned)
    return words


def is_from_hand(card, effect):
    zone = effect.get("zone")
    if zone:
        return zone == "hand"
    starting = STARTING & set(card.get("type").split())
    return not (starting or effect.get("on") == "static" or effect.find("pay") is not None)


def head_of(card, empires):
    """What a card's object has to have: key and text."""
    kinds = card.get("type").split()
    head = {"name": card.get("name")}
    head.update({key: card.get(key) for key in ("number", "copies") if card.get(key)})
    if card.get("empire"):
        head["empire"] = empires[card.get("empire")]
    adds = set(kinds) <= {"commander", "crew"}
    for key in ("setup", "cost", "atk", "cmd", "def", "hull"):
        value = card.find(key)
        if value is None or adds and value.get("value") == "0" and key not in ("setup", "cost"):
            continue
        sign = "+" if adds and key not in ("setup", "cost") else ""
        head[key] = f"{sign}{value.get('value')}" if value.get("value") else None
    return head


def check_card(card, told, empires):
    name, wrong = card.get("name"), []
    for key, value in head_of(card, empires).items():
        said = told.get(key, "")
        if value is None and not re.search("known|more|to", said):
            wrong.append(f"{name}: {key} is \"{said}\", and is not known")
        if value is not None and (said.split(" and ")[0] if key == "cost" else said) != value:
            wrong.append(f"{name}: {key} is \"{said}\", not \"{value}\"")
    for word in [trait.text for trait in card.iter("trait")]:
        if word not in told.get("traits", ""):
            wrong.append(f"{name}: the trait {word} is missing")
    for word in priced(card.find("cost"), empires, False) if card.find("cost") is not None else []:
        if not re.search(word, told["cost"]):
            wrong.append(f"{name}: the cost lacks \"{word}\"")
    if told["aliases"] != [alias.text for alias in card.findall("alias")]:
        wrong.append(f"{name}: other names are {told['aliases']}")
    unknown = card.find("text") is not None and card.find("text").get("known") == "no"
    if unknown != any("text that is not known" in note for note in told["notes"]):
        wrong.append(f"{name}: the notes are {told['notes']}")
    return wrong + check_effects(card, told["effects"], empires)


def check_effects(card, told, empires):
    name, wrong = card.get("name"), []
    effects = [(is_from_hand(card, effect), effect) for effect in card.findall("effect")]
    if card.get("type") == "crew" and not any(hand and effect.get("on") == "basic" for hand, effect in effects):
        effects.append((True, ElementTree.fromstring(
            '<effect on="basic"><move what="self" under="own.ship"/></effect>')))
    effects.sort(key=lambda pair: not pair[0])  # those from the hand first
    if len(told) != len(effects):
        return [f"{name}: {len(told)} texts are told"]
    for (hand, effect), text in zip(effects, told):
        if text["name"] != effect.get("name"):
            wrong.append(f"{name}: an ability is called {text['name']}")
        wrong += [f"{name}: \"{text['text']}\" lacks \"{word}\""
                  for word in expected(effect, hand, empires) if not re.search(word, text["text"])]
    return wrong


def check_sums(root, told):
    """Each sum stands with each card that is in it, with all its names."""
    names = {card.get("id"): card.get("name") for card in root.findall("card")}
    notes = {one["name"]: one["notes"] for one in told}
    for part in root.findall("sum"):
        cards = [names[one.get("card")] for one in part.findall("of")]
        if "crew" in [one.get("key") for one in part.findall("of")]:
            continue
        words = [f"Together {part.get('lo')}"] + [f"of {card}" for card in cards]
        for card in cards:
            if not any(all(word in note for word in words) for note in notes[card]):
                yield f"{card}: {words} are not in one note"


def check_file(adjutant, path):
    root = ElementTree.parse(path).getroot()
    empires = {empire.get("id"): empire.get("name") for empire in root.findall("empire")}
    done = subprocess.run([adjutant, "cards", "--format", "jsonl", path], capture_output=True, check=True)
    told = [json.loads(line) for line in done.stdout.decode().splitlines()]
    cards = root.findall("card")
    if len(told) != len(cards):
        return [f"{path}: {len(told)} of {len(cards)} cards are told"]
    faults = [fault for card, one in zip(cards, told) for fault in check_card(card, one, empires)]
    return faults + list(check_sums(root, told))


def main():
    wrong = [fault for path in sys.argv[2:] for fault in check_file(sys.argv[1], path)]
    for fault in wrong:
        print(fault)
    sys.exit(len(wrong) > 0)


main()
