"""The words of scenes: what exploration tokens, terrain, a story's preparation and finished objectives do; and weak points.

gem red · food 1 · item tier1 · weak 1 · parry 1 · energize 1@0 · guard 2@0 · disarm all · quiet · no-range+1
cube f:2 · fountain b:3 · snare 2@e · dry e · difficult f · start d · open-zone d-f · barricade c<b · door D1:f-h:closed
stun undead@0-1:1 (in range) · stun conscript@f:2 (in a zone) · stun red:2 (anywhere) · strip blue:all
plus poacher@e:1 · minus recruit@c:9 (9: all of them) · shift watchdog@c>e · bar white b r1 · no-sprint r1 · colours 1 r1-2
show waves · reveal P2 · sealed P1 · unseal P1 · open D1 · undefend exit:A · done O1:1 · any-focus O1 · free wagon · arm boss:-1
lives boss:-1 · ally hound (who comes along) · fear r1 · slot 1 r1 (the enemies react before the first hero) · no-wave r2
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tableforge.fateforge.definition import Consequence, Outcome
from tableforge.fateforge.names import ALL_OF_IT, ANYWHERE
from tableforge.fateforge.words.reading import Unreadable, place_of, stranger, zones
from tableforge.fateforge.words.refusals import AN_OUTCOME, NO_CONSEQUENCE, NO_OUTCOME, NO_ZONE

ID: Final = r"(?P<what>[A-Za-z][\w-]*)"
N: Final = r"(?P<n>[+-]?\d+|all)"
ZONE: Final = r"(?P<a>[a-z])"
ROUNDS: Final = r"r(?P<first>\d)(?:-(?P<last>\d))?"
# Each word with the pattern of what stands behind it, and one that would do.
SHAPES: Final = {
    "gem": (ID, "gem red"),
    "food": (N, "food 1"),
    "item": (r"tier(?P<n>\d)", "item tier1"),
    "weak": (N, "weak 1"),
    "parry": (N, "parry 1"),
    "energize": (rf"{N}@(?P<range>[\w-]+)", "energize 1@0"),
    "guard": (rf"{N}@(?P<range>[\w-]+)", "guard 2@0"),
    "disarm": (r"(?P<n>all)", "disarm all"),
    "quiet": ("", "quiet"),
    "no-range+1": ("", "no-range+1"),
    "cube": (rf"{ZONE}:{N}", "cube f:2"),
    "fountain": (rf"{ZONE}:{N}", "fountain b:3"),
    "snare": (rf"{N}@{ZONE}", "snare 2@e"),
    "dry": (ZONE, "dry e"),
    "difficult": (ZONE, "difficult f"),
    "start": (ZONE, "start d"),
    "open-zone": (rf"{ZONE}-(?P<b>[a-z])", "open-zone d-f"),
    "barricade": (rf"{ZONE}<(?P<b>[a-z])", "barricade c<b"),
    "door": (rf"{ID}:{ZONE}-(?P<b>[a-z]):(?P<state>closed|open)", "door D1:f-h:closed"),
    "stun": (rf"{ID}(?:@(?:{ZONE}|(?P<range>\d+(?:-\d+)?|any)))?:{N}", "stun undead@0-1:1"),
    "strip": (rf"{ID}:{N}", "strip blue:all"),
    "plus": (rf"{ID}@{ZONE}:{N}", "plus poacher@e:1"),
    "minus": (rf"{ID}@{ZONE}:{N}", "minus recruit@c:1"),
    "shift": (rf"{ID}@{ZONE}>(?P<b>[a-z])", "shift watchdog@c>e"),
    "bar": (rf"{ID} {ZONE}(?: {ROUNDS})?", "bar white b r1"),
    "no-sprint": (ROUNDS, "no-sprint r1"),
    "colours": (rf"{N} {ROUNDS}", "colours 1 r1-2"),
    "show": (ID, "show waves"),
    "reveal": (ID, "reveal P2"),
    "unseal": (ID, "unseal P1"),
    "sealed": (ID, "sealed P1"),
    "open": (ID, "open D1"),
    "undefend": (r"(?P<what>exit:[A-Z]|[A-Z]\w*)", "undefend exit:A"),
    "done": (rf"{ID}:{N}", "done O1:1"),
    "any-focus": (ID, "any-focus O1"),
    "free": (r"(?P<what>.+)", "free wagon"),
    "arm": (r"(?P<what>boss):(?P<n>[+-]?\d+)", "arm boss:-1"),
    "lives": (r"(?P<what>boss):(?P<n>-\d+)", "lives boss:-1"),
    "ally": (ID, "ally hound"),
    "fear": (ROUNDS, "fear r1"),
    "slot": (rf"(?P<n>[1-4]) {ROUNDS}", "slot 1 r1"),
    "no-wave": (ROUNDS, "no-wave r2"),
}
PATTERNS: Final = {word: re.compile(pattern) for word, (pattern, _) in SHAPES.items()}
POINT_WORDS: Final = (
    "gem",
    "food",
    "item",
    "cube",
    "stun",
    "strip",
    "snare",
    "disarm",
    "show",
    "reveal",
    "open-zone",
    "dry",
    "weak",
    "energize",
    "guard",
)
TERRAIN_WORDS: Final = ("difficult", "barricade", "fountain", "door", "sealed", "open")
SETUP_WORDS: Final = (
    "plus",
    "minus",
    "shift",
    "stun",
    "done",
    "quiet",
    "colours",
    "show",
    "bar",
    "barricade",
    "cube",
    "parry",
    "no-sprint",
    "no-range+1",
    "any-focus",
    "free",
    "arm",
    "start",
    "lives",
    "weak",
    "ally",
    "fear",
    "slot",
    "no-wave",
    "disarm",
    "dry",
    "difficult",
    "open",
    "open-zone",
    "reveal",
    "unseal",
    "undefend",
)
DONE_WORDS: Final = ("open", "undefend")
ALL_TOKENS: Final = 9  # minus conscript@c:9

CONSEQUENCE: Final = re.compile(r"(?P<word>[a-z-]+)(?: (?P<what>[a-z][\w-]*|exit:[A-Z]))?(?: (?P<n>[+-]?\d+))?")
CONSEQUENCES: Final = {
    "armour": "armour 0",
    "no-armour": "no-armour",
    "res": "res -2",
    "lives": "lives -1",
    "end": "end frightening",
    "remove": "remove restless 2",
    "energize": "energize 1",
    "undefend": "undefend exit:A",
}


def outcomes(text: str, letters: Sequence[str], words: Sequence[str]) -> tuple[Outcome, ...]:
    """What a line does, one word after another; zones by their letters, and `words` are those that may stand there.

    >>> [(o.word, o.n, o.a) for o in outcomes("cube b:+2; quiet", "abc", SETUP_WORDS)]
    [('cube', 2, 1), ('quiet', 0, -1)]
    """
    return tuple([outcome(one.strip(), letters, words) for one in text.split(";")])


def outcome(text: str, letters: Sequence[str], words: Sequence[str]) -> Outcome:
    """One word of a scene, with what stands behind it.

    >>> o = outcome("stun undead@0-1:1", "abc", POINT_WORDS); o.what, o.lo, o.hi, o.n
    ('undead', 0, 1, 1)
    """
    word, _, rest = text.partition(" ")
    if word not in words:
        stranger(NO_OUTCOME, word, words)
    m = PATTERNS[word].fullmatch(rest)
    if m is None:
        raise Unreadable(AN_OUTCOME.fill(text=text, would=SHAPES[word][1]))
    found = m.groupdict()
    out = Outcome(word, number(found.get("n") or "0"), found.get("what") or "")
    if found.get("a"):
        out.a = place_of(found["a"], letters, NO_ZONE)
    if found.get("b"):
        out.b = place_of(found["b"], letters, NO_ZONE)
    if found.get("range"):
        out.lo, out.hi = zones(found["range"])
    elif word == "stun" and out.a < 0:
        out.hi = ANYWHERE
    if found.get("first"):
        out.rounds = tuple(range(int(found["first"]), int(found["last"] or found["first"]) + 1))
    if word == "door":
        out.n = int(found["state"] == "open")
    if word == "minus" and out.n == ALL_TOKENS:
        out.n = ALL_OF_IT
    return out


def number(text: str) -> int:
    return ALL_OF_IT if text == "all" else int(text)


def consequences(text: str) -> tuple[Consequence, ...]:
    """What follows when a weak point is covered.

    >>> [(c.word, c.n, c.what) for c in consequences("res -2; end frightening; remove restless 2; undefend exit:A")]
    [('res', -2, ''), ('end', 0, 'frightening'), ('remove', 2, 'restless'), ('undefend', 0, 'exit:A')]
    """
    return tuple([consequence(one.strip()) for one in text.split(";")])


def consequence(text: str) -> Consequence:
    word = text.partition(" ")[0]
    if word not in CONSEQUENCES:
        stranger(NO_CONSEQUENCE, word, CONSEQUENCES)
    m, would = CONSEQUENCE.fullmatch(text), CONSEQUENCE.fullmatch(CONSEQUENCES[word])
    if m is None or would is None or [bool(m[k]) for k in ("what", "n")] != [bool(would[k]) for k in ("what", "n")]:
        raise Unreadable(AN_OUTCOME.fill(text=text, would=CONSEQUENCES[word]))
    return Consequence(word, int(m["n"] or 0), m["what"] or "")
