"""The set-up of a combat scene as plain data, for the page that every table shows before it (93, 294).

Map, objectives, exits and terrain stand in the view already; here is what they do not say: who stands where when the scene begins,
who will come later, where the heroes may start, and what the story has changed.
"""

from __future__ import annotations

from tableforge.fateforge import keys, seen
from tableforge.fateforge.battle import layout, scenes
from tableforge.fateforge.definition import SceneDef
from tableforge.fateforge.enemies import tokens
from tableforge.fateforge.names import E_SUMMON
from tableforge.fateforge.state import PLACING, PREPARATION, REST, Fate, FFrame


def briefing(s: Fate) -> seen.Briefing:
    """What a group reads before a scene: `open` until its first preparation is over, and to be looked at again at any time."""
    assert s.scene is not None
    return {
        "key": f"{fought(s)}/{s.scene.id}",
        "open": s.phase == PLACING or (s.phase == PREPARATION and s.round == 1),
        "prepared": list(s.prepared),
        "start": [keys.zone(s, z) for z in (*s.scene.start, *[x.a for x in scenes.prepared_for(s, "start", 0)])],
        "enemies": enemies(s),
        "later": later(s),
        "waves": waves(s, 1) if scenes.shown(s, "waves") else [],
        "waiting": waiting(s),
    }


def fought(s: Fate) -> int:
    """How many combats have gone before in this game: two of the same scene are told apart by it."""
    return len(s.saga.won) + len(s.saga.lost) if s.saga is not None else s.leg


def met(s: Fate) -> list[str]:
    """The types of enemies whose cards have been used so far in this game, in the order in which they were met (273)."""
    out = before(s)
    if s.scene is not None and s.phase != REST:
        out = [*out, *cards_of(s, s.scene), *[e.d.id for e in s.foes]]
    return list(dict.fromkeys(out))


def before(s: Fate) -> list[str]:
    """Those of the combats that are over: of the campaign, or of the quest."""
    if s.saga is not None:
        fought = [scenes.fought(s.pack, id) for id in (*s.saga.won, *s.saga.lost)]
    else:
        legs = s.quest.flow[: s.leg] if s.quest is not None else ()
        fought = [s.pack.scenes[x.scene] for x in legs if x.scene]
        if fought and s.scene is not None and s.phase != REST:  # the one under way
            fought.pop()
    return list(dict.fromkeys([id for scene in fought for id in cards_of(s, scene)]))


def cards_of(s: Fate, scene: SceneDef) -> list[str]:
    """The enemy cards that a scene asks for with so many heroes, the boss and whom it summons included (93)."""
    out = [line.enemy for line in (*scene.place, *scene.waves) if s.by_count(line.n)]
    boss = s.pack.enemy(scene.boss).boss if scene.boss else None
    if boss is not None:
        out += [scene.boss, *[act.enemy for card in boss.deck for act in card.acts if act.verb == E_SUMMON]]
    return list(dict.fromkeys(out))


def waiting(s: Fate) -> list[int]:
    """The seats that may still change active skills."""
    f = s.stack[s.combat()] if s.phase == PLACING and s.stack else None
    return (
        list(f.queue)
        if isinstance(f, FFrame) and s.pending is not None and s.pending.kind in ("set-up", "active")
        else []
    )


def enemies(s: Fate) -> list[seen.Placed]:
    """Each type that stands on the board when the scene begins: how many, in which zones, and their armour; the boss last."""
    assert s.scene is not None
    rows: dict[str, dict[str, int]] = {}  # of each type how many stand in which zone
    for line in layout.placed(s):
        row = rows.setdefault(line.enemy, {})
        n = min(s.by_count(line.n), s.pack.app.summon_cap - sum(row.values()))
        if n:
            row[keys.zone(s, line.at)] = row.get(keys.zone(s, line.at), 0) + n
    known = before(s)
    out: list[seen.Placed] = [
        {
            "id": id,
            "n": sum(row.values()),
            "at": row,
            "armour": tokens.armour(s, s.pack.enemy(id)),
            "new": id not in known,
        }
        for id, row in rows.items()
        if row
    ]
    boss = next((e for e in s.foes if e.d.boss is not None), None)
    if boss is not None:
        at = {keys.zone(s, s.scene.boss_at): 1}
        out.append({"id": boss.d.id, "n": 1, "at": at, "armour": boss.most_arm, "new": boss.d.id not in known})
    return out


def later(s: Fate) -> list[seen.Later]:
    """Each type that will come in some round, and how many of it: their cards and tokens are laid ready (93)."""
    rows: dict[str, int] = {}
    for x in waves(s, 1):
        rows[x["id"]] = rows.get(x["id"], 0) + x["n"]
    known = before(s)
    return [{"id": id, "n": n, "new": id not in known} for id, n in rows.items()]


def waves(s: Fate, first: int) -> list[seen.Wave]:
    """Who will come from a round on, when and where; on the screen that is told a round ahead, unless the story has shown it."""
    return [
        {"round": round, "id": line.enemy, "at": keys.zone(s, line.at), "n": s.by_count(line.n)}
        for round in range(first, s.rounds + 1)
        for line in scenes.waves(s, round)
    ]
