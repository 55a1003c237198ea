"""What the companion's screens show, as plain data without a language; nothing of what is still face down."""

from __future__ import annotations

from tableforge.fateforge import codes, keys, seen
from tableforge.fateforge.app import briefing, coach
from tableforge.fateforge.battle import items, scenes
from tableforge.fateforge.companion import screens, taps
from tableforge.fateforge.enemies.reactions import called_for, is_of, wanted
from tableforge.fateforge.names import COLOURS
from tableforge.fateforge.pieces import Foe
from tableforge.fateforge.state import COMPANION_COMBAT, LIES_GEM, Fate, FFrame


def view(s: Fate) -> seen.App:
    """What the screen that is asked shows, besides what every view has."""
    d = s.pending
    out: seen.App = {"screen": d.kind.removeprefix("app-") if d is not None else "", "supplies": supplies(s)}
    f = next((x for x in s.stack if x.prog.name == COMPANION_COMBAT), None)
    if s.scene is None or not isinstance(f, FFrame):
        return out
    top = s.stack[-1]
    out |= {
        "prepared": list(s.prepared),
        "start": [keys.zone(s, z) for z in (*s.scene.start, *[x.a for x in scenes.prepared(s, "start")])],
        "waves": waves(s),
        "ally": ally(s, taps.ally(s, f)),
        "allies": [s.pack.allies[k].id for k in scenes.allies(s)] if scenes.ally(s) < 0 else [],
        "new": new_rules(s, f),
        "coach": explained(s, out["screen"]),
        "standing": len(s.standing()),
        "reacting": wanted(s),
        "arrived": arrived(s),
        "named": [reacting(s, c) for c in s.named],
        "colours": [COLOURS[c] for c in range(len(COLOURS)) if any([not e.out and e.d.colour == c for e in s.foes])],
        "boss": boss(s, bool(f.struck)),
        "summoned": [token(s, e) for e in s.foes[f.k :] if not e.out] if f.struck else [],
        "upkeep": taps.asks_upkeep(s),
        "loot": [
            {"kind": "gem" if kind == LIES_GEM else "food", "at": keys.zone(s, z), "n": n}
            for kind, z, n in taps.loot(s)
        ],
        "won": s.outcome,
        "read": reading(s, top) if isinstance(top, FFrame) and top.prog is screens.READ else None,
    }
    return out


# when the coach explains what, by the screen on which it is shown
COACHED = {
    "set-up": (coach.PLACED,),
    "round": (coach.ROUND, coach.ROLLED, coach.PREPARED),
    "action": (coach.TURN,),
    "reactions": (coach.REACTING,),
    "enemies": (coach.ENEMY_TURNS, coach.UPKEPT),
    "extra": (coach.EXTRA,),
    "outcome": (coach.LEAVING,),
}


def explained(s: Fate, screen: str) -> list[str]:
    """What the coach of a first battle says on a screen."""
    return [step for moment in COACHED.get(screen, ()) for step in coach.steps(s, moment)]


def new_rules(s: Fate, f: FFrame) -> list[str]:
    """The rules that are told at the set-up: those that are new in a campaign, and all that a scene on its own goes by (14)."""
    assert s.scene is not None
    if s.tale is None:
        return list(s.scene.unlock)
    return [rule for k, rule in enumerate(s.tale.rules) if f.paid >> k & 1]


def ally(s: Fate, k: int) -> str:
    return s.pack.allies[k].id if k >= 0 else ""


def token(s: Fate, e: Foe) -> seen.Token:
    """A token that has come: its type, its number, and where it is put."""
    return {"id": e.d.id, "n": e.num, "at": keys.zone(s, e.zone), "armour": e.arm}


def supplies(s: Fate) -> list[seen.Supply]:
    """What the group has of things that are used up: each kind once, with the uses that are left of how many."""
    rows: dict[str, seen.Supply] = {}
    for i in taps.counted(s):
        g = s.gear[i]
        row = rows.setdefault(g.d.id, {"id": g.d.id, "left": 0, "of": 0, "used": "", "kept": ""})
        row["left"] += g.left
        row["of"] += items.uses(g.d)
        if g.left and not row["used"]:
            row["used"] = f"used:{keys.gear(s, i)}"
        if g.left < items.uses(g.d) and not row["kept"]:
            row["kept"] = f"kept:{keys.gear(s, i)}"
    return list(rows.values())


def arrived(s: Fate) -> list[seen.Arrived]:
    """Who has come in this round: how many of which type, where, and their numbers."""
    out: list[seen.Arrived] = []
    for line in scenes.waves(s, s.round) if s.round else ():
        n = s.by_count(line.n)
        tokens = [e.num for e in s.foes if e.d.id == line.enemy and e.zone == line.at and not e.out]
        out.append({"id": line.enemy, "at": keys.zone(s, line.at), "n": n, "tokens": tokens[-n:]})
    return out


def waves(s: Fate) -> list[seen.Wave]:
    """Who will come in which round, as far as it is told: all at the set-up, later those of the next round."""
    return [x for x in briefing.waves(s, s.round + 1) if not s.round or x["round"] == s.round + 1]


def reacting(s: Fate, c: int) -> seen.Reacting:
    """A colour or a type that reacts, with the types of it and the numbers of their tokens."""
    found: dict[str, list[int]] = {}
    for e in s.foes:
        if not e.out and is_of(e, c):
            found.setdefault(e.d.id, []).append(e.num)
    return {"id": called_for(s, c), "types": [{"id": id, "tokens": sorted(row)} for id, row in found.items()]}


def boss(s: Fate, turned: bool) -> seen.Boss | None:
    """The boss: its lives, what of its weak point is covered, and the card that lies open."""
    i = taps.boss(s)
    if i < 0:
        return None
    e = s.enemy(i)
    d = e.d.boss
    assert d is not None
    return {
        "id": e.d.id,
        "lives": e.lives,
        "most": taps.most_lives(s, e),
        "resistance": e.res,
        "armour": 0 if e.bare else e.most_arm,
        "covered": [bool(e.covered >> k & 1) for k in range(len(d.icons))],
        "card": d.deck[e.discard[-1]].id if turned and e.discard else "",
        "left": len(e.deck),
    }


def reading(s: Fate, f: FFrame) -> seen.Read:
    """What is shown until it has been read."""
    out: seen.Read = {"what": screens.READS[f.way], "card": s.pack.cards[f.card].id if f.card >= 0 else ""}
    assert s.scene is not None
    if f.way == screens.READ_CARD:
        out["hero"] = s.heroes[f.n].d.id
    elif f.way == screens.READ_POINT:
        out["point"] = s.scene.points[f.n].id
    elif f.way == screens.READ_WEAK:
        out["boss"] = s.foes[f.n - codes.FOE].d.id
    return out
