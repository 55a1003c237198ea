"""The table laid out for a game: heroes with their kit, the decks, the quest or the scene (19–27, 280)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tableforge.errors import BadSetup
from tableforge.fateforge import board, cards, draw, items, quest, refusals
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.ops.lower import lower_pack
from tableforge.fateforge.pieces import Hero
from tableforge.fateforge.state import Fate, frame

HEROES = ("mercenary", "shaman", "lord", "thief", "sylvan-guard")
_LOWERED: set[str] = set()


def pack_of(content: str) -> Pack:
    """The content that a game is played with, with its cards lowered."""
    pack = cards.pack(Path(content) if content else None)
    if pack.cards and pack.cards[0].alts and pack.cards[0].alts[0].prog is None:
        lower_pack(pack)
    return pack


def seat_of(k: int, heroes: int, seats: int) -> int:
    """Who plays the k-th hero: heroes are dealt to the seats in turn."""
    return k % seats


def lay(setup: dict[str, Any]) -> Fate:
    """The laid-out table; nothing has been drawn by chance yet."""
    pack = pack_of(setup["content"])
    s = Fate(0, pack)
    s.seats = setup["seats"]
    s.solo = s.seats == 1
    s.hardcore = setup["hardcore"]
    s.companion = setup["ally"]
    for k, id in enumerate(setup["heroes"]):
        d = pack.hero(id)
        h = Hero(d, k, seat_of(k, len(setup["heroes"]), s.seats), s.tag)
        h.skills = tuple([pack.skills[x].index for x in d.start])
        h.active = h.skills
        h.stance = 0 if d.stances else -1
        s.heroes.append(h)
    for k, id in enumerate(setup["heroes"]):
        s.hero(k).kit = board.outfit(s, s.heroes[k])
        for x in pack.hero(id).items:
            items.equip(s, k, items.make(s, pack.items[x]))
    s.corruption_deck = tuple([c.index for c in pack.corruption])
    s.fear_deck = tuple([c.index for c in pack.fear])
    s.trap_deck = tuple([c.index for c in pack.trap])
    if setup["scene"]:
        s.scene = pack.scenes[setup["scene"]]
        s.prepared = tuple(setup["prepared"])
        s.stack.append(frame(quest.SINGLE_SCENE))
        geared(s, s.scene.gear)
    else:
        s.quest = pack.quests[setup["quest"]]
        s.stack.append(frame(quest.QUEST))
    s.events.clear()
    return s


def geared(s: Fate, tier: int) -> None:
    """A scene on its own is played with the skills and items that such a scene is measured with (BALANCE, gear)."""
    for p in range(len(s.heroes)):
        h = s.hero(p)
        mine = [c for c in s.pack.skills.values() if c.hero == h.d.id and c.level == 1]
        bought = sorted(mine, key=lambda c: (c.cost, c.id))[: 2 * tier]
        h.skills = (*h.skills, *[c.index for c in bought])
        h.active = h.skills[:6]
        draw.refit(s, p)


def agree(setup: dict[str, Any]) -> None:
    """Refuse settings of which each would do, but not all of them together."""
    pack = pack_of(setup["content"])
    heroes = setup["heroes"]
    if len(set(heroes)) != len(heroes):
        raise BadSetup(refusals.HERO_TWICE.fill(heroes=", ".join(heroes)))
    known = [h.id for h in pack.heroes]
    for id in heroes:
        if id not in known:
            raise BadSetup(refusals.NO_HERO.fill(hero=id, heroes=", ".join(known)))
    if setup["seats"] == 1 and len(heroes) != 2:
        raise BadSetup(refusals.ALONE_WITH_TWO.fill(n=len(heroes)))
    if not max(2, setup["seats"]) <= len(heroes) <= 4:
        raise BadSetup(refusals.HEROES_FOR_SEATS.fill(n=len(heroes), seats=setup["seats"]))
    if setup["scene"] and setup["scene"] not in pack.scenes:
        raise BadSetup(refusals.NO_SCENE.fill(scene=setup["scene"], scenes=", ".join(pack.scenes)))
    if not setup["scene"] and setup["quest"] not in pack.quests:
        raise BadSetup(refusals.NO_QUEST.fill(quest=setup["quest"], quests=", ".join(pack.quests)))
    if setup["ally"] and setup["ally"] not in [a.id for a in pack.allies]:
        raise BadSetup(refusals.NO_ALLY.fill(ally=setup["ally"], allies=", ".join([a.id for a in pack.allies])))
    if setup["scene"]:
        for name in setup["prepared"]:
            if name not in pack.scenes[setup["scene"]].setup:
                raise BadSetup(refusals.NOT_PREPARED.fill(name=name, scene=setup["scene"]))
