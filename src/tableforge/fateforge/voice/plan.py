"""What enemies would do next, read aloud from a view: where each would go, whom it would hit, and what that comes to.

All of it is the strips as they are, if each enemy acted now: information, exact, and no advice.
"""

from __future__ import annotations

from typing import NamedTuple

from tableforge.fateforge import seen, things
from tableforge.fateforge.definition import EnemyAct
from tableforge.fateforge.names import E_MOVE, E_PULL, E_PUSH, E_SHOOT, E_STRIKE, E_STUN
from tableforge.fateforge.voice import languages, tale
from tableforge.fateforge.voice.languages import Table
from tableforge.tongue.text import LANGUAGES

DEALT = (E_STRIKE, E_SHOOT)
WORDS = {E_STRIKE: "plan:strike", E_SHOOT: "plan:shoot", E_PUSH: "plan:push", E_PULL: "plan:pull", E_STUN: "plan:stun"}


def said(foe: seen.Foe, map: str, lang: str) -> str:
    """What an enemy of a view would do if it acted now, as a sentence; "" where that is not known."""
    plan = foe["plan"]
    if plan is None:
        return ""
    t = languages.table(lang)
    if plan["why"] != "by-strip":
        return " ".join([t.NOTES[f"plan:{plan['why']}"], *[tale.change(row, lang) for row in plan["because"]]])
    acts = things.enemy(foe["id"]).strip[plan["section"]].acts
    done = [step(acts[x["act"]], x, foe, map, t, lang) for x in plan["steps"] if not x["skipped"]]
    return t.finished(t.NOTES["plan"].format(steps=t.NOTES["plan:then"].join(done)))


def step(act: EnemyAct, x: seen.PlannedStep, foe: seen.Foe, map: str, t: Table, lang: str) -> str:
    """One act: it goes to Mill yard (c); it strikes the Shaman for 2."""
    words = LANGUAGES[lang]
    if act.verb == E_MOVE:
        names = [str(t.zone(*things.zone(f"{map}/{z}"))) for z in x["zones"]]
        row = "plan:move" if len(names) == 1 else "plan:move:lot"
        return t.NOTES[row].format(zone=words.list_items(names, words.or_))
    if act.verb not in WORDS:
        return t.enemy_act(things.bestiary(things.enemy(foe["id"])), act)
    whom = [str(t.hero(things.hero(id))) for id in x["heroes"]]
    whom += [str(t.foe(*things.foe(key.replace(".", "#")))) for key in x["minions"]]
    last = words.and_ if act.all else words.or_
    told = t.NOTES[WORDS[act.verb]].format(whom=words.list_items(whom, last), n=t.count(x["n"]))
    if act.toxic:
        told += t.NOTES["plan:toxic"]
    return told + (t.NOTES["plan:choice"] if x["choice"] else "")


# ------------------------------------------------------------------ what it all comes to
class Blow(NamedTuple):
    """An attack that an enemy would make: on each of these heroes, or on one of them; `lot` where chance has a say in it."""

    foe: str
    n: int
    heroes: list[str]
    each: bool
    lot: bool


def blows(view: seen.View) -> list[Blow]:
    """Every attack on heroes, if each enemy acted now."""
    out: list[Blow] = []
    for e in view["foes"]:
        plan = e["plan"]
        if plan is None or plan["why"] != "by-strip":
            continue
        acts = things.enemy(e["id"]).strip[plan["section"]].acts
        lot = any([len(x["zones"]) > 1 for x in plan["steps"]])
        for x in plan["steps"]:
            if acts[x["act"]].verb in DEALT and x["heroes"]:
                out.append(Blow(e["key"], x["n"], x["heroes"], acts[x["act"]].all, lot))
    return out


def dealt(all_: list[Blow], whom: list[str]) -> tuple[int, int]:
    """How much damage some heroes would suffer together, at least and at most."""
    least = most = 0
    for b in all_:
        hit = len([id for id in b.heroes if id in whom])
        if hit:
            n = b.n * (hit if b.each else 1)
            most += n
            least += n if not b.lot and (b.each or hit == len(b.heroes)) else 0
    return least, most


def threat(view: seen.View, zone: str, lang: str) -> str:
    """What heroes in a zone would suffer if each enemy acted now; "" where nobody stands, or nobody knows."""
    here = [h["id"] for h in view["heroes"] if h["at"] == zone and not h["down"]]
    if not here or all([e["plan"] is None for e in view["foes"]]):
        return ""
    t, words = languages.table(lang), LANGUAGES[lang]
    mine = [b for b in blows(view) if any([id in here for id in b.heroes])]
    if not mine:
        return t.NOTES["threat:none"]
    who = [str(t.foe(*things.foe(key.replace(".", "#")))) for key in dict.fromkeys([b.foe for b in mine])]
    told = t.NOTES["threat"].format(n=amount(dealt(mine, here), t), whom=words.list_items(who, words.and_))
    return t.finished(told)


def then(view: seen.View, lang: str) -> str:
    """What each hero would suffer if each enemy acted in a position that is thought of; "" where that is not known."""
    if "foes" not in view or all([e["plan"] is None for e in view["foes"]]):
        return ""
    t = languages.table(lang)
    found = blows(view)
    rows = [(h["id"], dealt(found, [h["id"]])) for h in view["heroes"] if not h["down"]]
    hurt = [f"{things.hero(id).title(lang)} {span(n, t)}" for id, n in rows if n[1]]
    if not hurt:
        return t.NOTES["threat:then:none"]
    return t.finished(t.NOTES["threat:then"].format(whom=", ".join(hurt)))


def amount(n: tuple[int, int], t: Table) -> str:
    """2 damage; 0 to 2 damage."""
    least, most = n
    if least == most:
        return t.NOTES["threat:n"].format(n=t.count(most))
    return t.NOTES["threat:span"].format(least=least, n=t.count(most))


def span(n: tuple[int, int], t: Table) -> str:
    least, most = n
    return str(most) if least == most else t.NOTES["threat:to"].format(least=least, most=most)
