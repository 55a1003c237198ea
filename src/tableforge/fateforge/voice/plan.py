"""What an enemy would do next, read aloud from a view: where it would go, whom it would hit, and why it would do nothing."""

from __future__ import annotations

from typing import Any

from tableforge.fateforge import things
from tableforge.fateforge.definition import EnemyAct
from tableforge.fateforge.names import E_MOVE, E_PULL, E_PUSH, E_SHOOT, E_STRIKE, E_STUN
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice.languages import Table
from tableforge.tongue.both import LANGUAGES

View = dict[str, Any]
WORDS = {E_STRIKE: "plan:strike", E_SHOOT: "plan:shoot", E_PUSH: "plan:push", E_PULL: "plan:pull", E_STUN: "plan:stun"}


def said(foe: View, map: str, lang: str) -> str:
    """What an enemy of a view would do if it acted now, as a sentence; "" where that is not known."""
    plan = foe["plan"]
    if plan is None:
        return ""
    t = languages.table(lang)
    if plan["why"] != "by-strip":
        return t.NOTES[f"plan:{plan['why']}"]
    acts = things.enemy(foe["id"]).strip[plan["section"]].acts
    done = [step(acts[x["act"]], x, foe, map, t, lang) for x in plan["steps"] if not x["skipped"]]
    return t.finished(t.NOTES["plan"].format(steps=t.NOTES["plan:then"].join(done)))


def step(act: EnemyAct, x: View, foe: View, map: str, t: Table, lang: str) -> str:
    """One act: it goes to Mill yard (c); it strikes the Shaman for 2."""
    words = LANGUAGES[lang]
    if act.verb == E_MOVE:
        names = [str(t.zone(*things.zone(f"{map}/{z}"))) for z in x["zones"]]
        row = "plan:move" if len(names) == 1 else "plan:move:lot"
        return t.NOTES[row].format(zone=words.listed(names, words.or_))
    if act.verb not in WORDS:
        return t.enemy_act(things.bestiary(things.enemy(foe["id"])), act)
    whom = [str(t.hero(things.hero(id))) for id in x["heroes"]]
    whom += [str(t.foe(*things.foe(key.replace(".", "#")))) for key in x["minions"]]
    last = words.and_ if act.all else words.or_
    told = t.NOTES[WORDS[act.verb]].format(whom=words.listed(whom, last), n=t.count(x["n"]))
    if act.toxic:
        told += t.NOTES["plan:toxic"]
    return told + (t.NOTES["plan:choice"] if x["choice"] else "")
