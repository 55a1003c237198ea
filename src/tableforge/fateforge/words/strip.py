"""The strips of enemies, their abilities, and the cards of bosses.

strip    := section { " | " section }        section := distance ": " act { " > " act }
act      := verb [ "(" modifier { "," modifier } ")" ]
modifier := "first" | "last" | "+n" | "range+n" | "toxic" | "all" | "exit:A" | colour { "/" colour }
besides  := "call:<colour>" | "goto first" | "sweep n" | "blast n@range" | "summon <enemy> n@<where>" | "armour n"
          | "order <colour>"
"""

from __future__ import annotations

import re
from typing import Final

from tableforge.fateforge.definition import EnemyAct, EnemyDef, Section
from tableforge.fateforge.names import (
    ABILITIES,
    BURST,
    CHOICE,
    COLOURS,
    DRAIN,
    E_BLAST,
    E_CALL,
    E_GOTO,
    E_ORDER,
    E_SUMMON,
    ENEMY_VERBS,
    LEADER,
    WHOM,
)
from tableforge.fateforge.words.reading import Unreadable, colours, place_of, stranger, zones
from tableforge.fateforge.words.refusals import (
    A_SECTION,
    AN_ABILITY,
    AN_ENEMY_ACT,
    NO_ABILITY,
    NO_COLOUR,
    NO_ENEMY_VERB,
    NO_MODIFIER,
)

MODIFIERS: Final = ("first", "last", "+1", "range+1", "toxic", "all", "exit:A", *COLOURS)
ENEMY_ACT: Final = re.compile(
    r"(?P<verb>[a-z]+)(?::(?P<colours>[a-z/]+))?(?:\((?P<mods>[^)]*)\))?"
    r"(?: (?P<what>[a-z][a-z-]*))?(?: (?P<n>\d+))?(?:@(?P<where>[\w.-]+))?"
)
NUMBERED: Final = {"drain": DRAIN, "burst": BURST}


def strip(text: str) -> tuple[Section, ...]:
    """The sections of a strip, from left to right.

    >>> [(s.lo, s.hi, len(s.acts)) for s in strip("0: strike | 1: move(first) > strike(first) | 2..3: move(first)")]
    [(0, 0, 1), (1, 1, 2), (2, 3, 1)]
    """
    return tuple([section(s.strip()) for s in text.split("|")])


def section(text: str) -> Section:
    distance, colon, rest = text.partition(": ")
    if not colon:
        raise Unreadable(A_SECTION.fill(text=text, would="1: move(first) > strike(first)"))
    lo, hi = zones(distance)
    return Section(lo, hi, acts(rest))


def acts(text: str) -> tuple[EnemyAct, ...]:
    """What an enemy or a boss does, in order."""
    return tuple([act(a.strip()) for a in text.split(" > ")])


def act(text: str) -> EnemyAct:
    """One action of an enemy.

    >>> a = act("strike(first,+1)"); a.whom, a.plus
    (1, 1)
    """
    m = ENEMY_ACT.fullmatch(text)
    if m is None:
        raise Unreadable(AN_ENEMY_ACT.fill(text=text))
    done = EnemyAct(place_of(m["verb"], ENEMY_VERBS, NO_ENEMY_VERB))
    done.n = int(m["n"] or 1)
    for modifier in filter(None, (m["mods"] or "").split(",")):
        modify(done, modifier.strip())
    special = {E_CALL: m["colours"], E_GOTO: m["what"], E_SUMMON: m["what"] and m["where"], E_ORDER: m["what"]}
    if (done.verb in special and not special[done.verb]) or (done.verb == E_BLAST and not m["where"]):
        raise Unreadable(AN_ENEMY_ACT.fill(text=text))
    if done.verb == E_CALL:
        done.colours = colours(m["colours"])
    elif done.verb == E_ORDER:
        done.colours = (place_of(m["what"], COLOURS, NO_COLOUR),)
    elif done.verb == E_GOTO:
        done.whom = place_of(m["what"], WHOM, NO_MODIFIER)
        done.n = int(m["n"] or 2)
    elif done.verb == E_SUMMON:
        done.enemy, done.where = m["what"], m["where"]
    elif done.verb == E_BLAST:
        done.lo, done.hi = zones(m["where"])
    elif m["what"] or m["where"] or m["colours"]:
        raise Unreadable(AN_ENEMY_ACT.fill(text=text))
    return done


def modify(done: EnemyAct, modifier: str) -> None:
    """One word in the brackets of an action."""
    if modifier in ("first", "last"):
        done.whom = WHOM.index(modifier)
    elif modifier == "toxic":
        done.toxic = True
    elif modifier == "all":
        done.all = True
    elif modifier.startswith("exit:"):
        done.exit = modifier.removeprefix("exit:")
    elif re.fullmatch(r"\+\d+", modifier):
        done.plus = int(modifier)
    elif re.fullmatch(r"range\+\d+", modifier):
        done.reach = int(modifier.removeprefix("range"))
    elif set(modifier.split("/")) <= set(COLOURS):
        done.colours = colours(modifier)
        done.whom = CHOICE
    else:
        stranger(NO_MODIFIER, modifier, MODIFIERS)


def ability(enemy: EnemyDef, text: str) -> None:
    """Gives an enemy an ability: `blocking`, `leader:red`, `drain:2`."""
    name, colon, n = text.partition(":")
    bit = 1 << place_of(name, ABILITIES, NO_ABILITY)
    if bool(colon) != (bit in (LEADER, DRAIN, BURST)) or (name in NUMBERED and not n.isdecimal()):
        raise Unreadable(AN_ABILITY.fill(text=text))
    enemy.abilities |= bit
    if bit == LEADER:
        enemy.leads = place_of(n, COLOURS, NO_COLOUR)
    elif bit == DRAIN:
        enemy.drains = int(n)
    elif bit == BURST:
        enemy.bursts = int(n)
