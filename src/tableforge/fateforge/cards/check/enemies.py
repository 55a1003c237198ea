"""Enemies and bosses (N1 to N5)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tableforge.fateforge.cards.check.refusals import (
    ASCENDING,
    BLUE_AT_0,
    COLOURS_OF_FACTION,
    DECK_SIZE,
    ICONS,
    NO_TEAM,
    OUT_OF_REACH,
    PURPLE,
    RESISTANCE,
    SECTIONS,
    TOO_TOUGH,
    WHITE_ALONE,
)
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import BossDef, EnemyDef, HeroDef, Pack, Section
from tableforge.fateforge.names import (
    BLUE,
    COLOURS,
    E_MOVE,
    E_PULL,
    E_SHOOT,
    E_STRIKE,
    ENEMY_VERBS,
    PAYS,
    RESULTS,
    WHITE,
)
from tableforge.fateforge.names import PURPLE as PURPLE_COLOUR

# Damage of a hero's turn by the gear that a scene was made for, as measured with all heroes.
REFERENCE: Final = (2.6, 3.2, 3.6, 4.3)
FARTHEST: Final = 12  # no two zones of a map lie further apart
SHARE: Final = 0.6  # of that damage, what a boss may take


def check(content: Content) -> None:
    for e in content.pack.enemies:
        if e.boss is None:
            strip(content.rows["enemy"][e.id], e)
        else:
            boss(content, content.rows["boss"][e.id], e.boss)
    factions(content)
    for id, scene in content.pack.scenes.items():
        found = next((e.boss for e in content.pack.enemies if e.id == scene.boss), None)
        if found is not None:
            reference = REFERENCE[min(scene.gear, len(REFERENCE) - 1)]
            for k, heroes in enumerate((2, 3, 4)):
                must = found.lives * found.res[k] + found.arm[k]
                can = SHARE * scene.rounds[k] * heroes * reference
                if must > can:
                    told = TOO_TOUGH.fill(heroes=heroes, can=round(can), rounds=scene.rounds[k], must=must)
                    content.rows["scene"][id].find(told, "boss", check="N5", error=False)


def strip(row: Row, e: EnemyDef) -> None:
    if not 1 <= len(e.strip) <= 3:
        row.find(SECTIONS.fill(n=len(e.strip)), "strip", check="N1")
    if any([s.lo > s.hi for s in e.strip]) or any([a.hi >= b.lo for a, b in zip(e.strip, e.strip[1:])]):
        row.find(ASCENDING, "strip", check="N1")
    if e.colour == BLUE and any([s.lo == 0 for s in e.strip]):
        row.find(BLUE_AT_0, "strip", check="N1")
    if e.res < 1:
        row.find(RESISTANCE, "res", check="N1")
    if e.colour == PURPLE_COLOUR and (e.arm < 1 or not e.abilities):
        row.find(PURPLE, "ab", check="N1")
    for section in e.strip:
        reaches(row, section)


def reaches(row: Row, section: Section) -> None:
    """An attack reaches the hero from every distance of its section, after the moves before it."""
    for distance in range(section.lo, min(section.hi, FARTHEST) + 1):
        now = distance
        for act in section.acts:
            if act.verb == E_MOVE:
                now = max(0, now - 1)
            elif act.verb == E_PULL and now <= 1 + act.reach:
                now = 0
            elif (act.verb == E_STRIKE and now > act.reach) or (act.verb == E_SHOOT and not 1 <= now <= 1 + act.reach):
                row.find(OUT_OF_REACH.fill(distance=distance, verb=ENEMY_VERBS[act.verb]), "strip", check="N2")


def factions(content: Content) -> None:
    """A faction has a card of every colour but white, or white ones only."""
    for id in content.rows.get("faction", {}):
        row = content.rows["faction"][id]
        colours = {e.colour for e in content.pack.enemies if e.faction == id and e.boss is None}
        if WHITE in colours and colours != {WHITE}:
            row.find(WHITE_ALONE, check="N3")
        elif WHITE not in colours:
            for colour in range(len(COLOURS)):
                if colour not in colours | {WHITE}:
                    row.find(COLOURS_OF_FACTION.fill(faction=id, colour=COLOURS[colour]), check="N3")


def boss(content: Content, row: Row, b: BossDef) -> None:
    if len(b.deck) < 4 or sum([card.n for card in b.deck]) < 6:
        row.find(DECK_SIZE.fill(n=len(b.deck), m=sum([card.n for card in b.deck])), "deck", check="N4")
    if not 3 <= len(b.icons) <= 5:
        row.find(ICONS.fill(n=len(b.icons)), "weak", check="N4")
    for icon in dict.fromkeys(b.icons):
        without = teams_without(content.pack, PAYS.get(icon, icon))
        if without:
            name = RESULTS[icon.bit_length() - 1] if icon else ""
            row.find(NO_TEAM.fill(icon=name, teams=without), "weak", check="N4", error=False)


def teams_without(p: Pack, results: int) -> str:
    """The pairs of heroes neither of whom ever has one of these results."""
    pairs = [(a, b) for a, b in combinations(p.heroes, 2) if not (makes(p, a) | makes(p, b)) & results]
    return ", ".join([f"{a.id} + {b.id}" for a, b in pairs])


def makes(p: Pack, hero: HeroDef) -> int:
    """Every result that a hero may have: on dice, and by the cards that give one."""
    out = 0
    for die in hero.dice:
        for face in p.dice[die] if die < len(p.dice) else ():
            out |= face
    for card in (*hero.abilities, *[c for c in p.skills.values() if c.hero == hero.id]):
        for alt in card.alts:
            for gain in alt.gains:
                out |= gain.results
    return out
