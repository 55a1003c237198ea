"""Campaigns: what they name (T1, `tales.py`), how they flow (T2), languages (T3, `texts.py`), craft (T4), random play (T5)."""

from __future__ import annotations

import re
from typing import Final

from tableforge.fateforge.camp.trial import TESTER
from tableforge.fateforge.cards.check import walk
from tableforge.fateforge.cards.check.refusals import (
    EXITS_BACK,
    EXITS_ON_THE_GRID,
    FLAG_UNREAD,
    FLAG_UNSET,
    HARD_ALONE,
    LONG_CHOICE,
    NEVER,
    NEVER_FOUGHT,
    NEVER_GIVEN,
    NEVER_OPENED,
    NEVER_UNLOCKED,
    NEXT_ACT,
    NO_END,
    NO_TESTER,
    OTHER_ACT,
    STUCK,
    SURE_CHOICE,
    TONE,
    TOO_MANY,
    TOO_MUCH_REGARD,
    UNPAID,
    UNREACHED,
    WORDS,
)
from tableforge.fateforge.cards.check.tales import Names, effects, of_place, of_spot
from tableforge.fateforge.cards.check.texts import Texts, line_with, words
from tableforge.fateforge.cards.reader import MANIFEST, MAP, Reader
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.tale import definition as t
from tableforge.fateforge.tale.definition import CityMap, Tale, TaleScene, When

OPPOSITE: Final = {"n": "s", "s": "n", "e": "w", "w": "e"}
STEP: Final = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}
TONE_WORDS: Final = re.compile(r"\b(destiny|ancient evil|chosen one|suddenly|soudain|ancestral)\b", re.IGNORECASE)
BROUGHT: Final = {t.HAS_CARD: t.DO_CARD, t.HAS_COUNT: t.DO_COUNT, t.HAS_QUEST: t.DO_QUEST}
QUICK, GAMES = 300, 2000


def check(reader: Reader, pack: Pack, games: int = GAMES) -> None:
    """Everything that is wrong with a campaign, or odd in it, into the findings of its folder."""
    if not reader.folder.unread and reader.tale.scenes:
        Names(reader, pack).run()
        Texts(reader).run()
        Stories(reader, pack).run(games)


class Stories:
    """How one campaign flows and plays; `pack` is the content that it is played with."""

    def __init__(self, reader: Reader, pack: Pack) -> None:
        self.reader = reader
        self.tale: Tale = reader.tale
        self.pack = pack

    def row(self, id: str) -> Row:
        return self.reader.rows.get(id) or Row(self.reader.folder, MANIFEST, "T1", {}, id)

    def run(self, games: int) -> None:
        for x in self.tale.scenes.values():
            self.craft(x, self.row(x.id))
            self.choices(x, self.row(x.id))
        for city in self.tale.maps.values():
            self.city(city)
        self.flags()
        self.brought()
        if not self.reader.folder.errors() and self.flow() and games:
            self.play(games)

    # ---------------------------------------------------------------- T1: choices and maps that can be played and make no sense
    def choices(self, x: TaleScene, row: Row) -> None:
        """One of them is always possible, what costs gold asks for it, and who tests is meant only where somebody does."""
        if x.choices and all([c.when is not None for c in x.choices]) and not row.data.get("exhaustive"):
            row.find(SURE_CHOICE, "choices", check="T1")
        for c in x.choices:
            price = -sum([e.n for e in c.effects if e.verb == t.DO_GOLD and e.n < 0])
            if price > max([w.lo for w in t.every(c.when) if w.kind == t.HAS_GOLD], default=0):
                row.find(UNPAID.fill(choice=c.id, gold=price), "choices", f'id = "{c.id}"', "T1")
        tried = [c for c in x.choices if c.trial is not None]
        told = [
            e
            for c in tried
            for e in (*c.effects, *[e for w in (c.passed, c.failed) if w is not None for e in w.effects])
        ]
        if any([e.who == TESTER and e not in told for e in effects(x)]):
            row.find(NO_TESTER, "effects", f'"{TESTER}"', "T1")

    def city(self, city: CityMap) -> None:
        """Every way of a map leads back by the opposite side, and lies where the grid says."""
        for spot in city.spots.values():
            row = self.row(f"spot/{spot.id}")
            if spot.region:
                row.refers("region", spot.region, city.regions, "region", "T1")
            for side, there in [(side, city.spots[id]) for side, id in spot.exits.items() if id in city.spots]:
                if there.exits.get(OPPOSITE[side]) != spot.id:
                    row.find(EXITS_BACK.fill(side=side, there=there.id), "exits", check="T1")
                x, y = there.at[0] - spot.at[0], there.at[1] - spot.at[1]
                across, down = STEP[side]
                if x * across + y * down <= 0 or (x and y):
                    row.find(EXITS_ON_THE_GRID.fill(side=side, there=there.id), "exits", check="T1")

    # ---------------------------------------------------------------- T2: how it flows
    def asked(self) -> list[tuple[When, str]]:
        """Every condition, with where it stands."""
        out = [(w, x.id) for x in self.tale.scenes.values() for w in x.conditions()]
        out += [
            (w, f"spot/{spot.id}")
            for city in self.tale.maps.values()
            for spot in city.spots.values()
            for w in of_spot(spot)
        ]
        return out + [(w, place.id) for place in self.tale.places.values() for w in of_place(place)]

    def flags(self) -> None:
        told = {e.what for e in self.tale.effects if e.verb == t.DO_SET}
        told |= {t.marked(e.what, id) for e in self.tale.effects if e.verb == t.DO_MARK for id in self.tale.heroes}
        read = {w.what: self.row(id) for w, id in self.asked() if w.kind == t.HAS_FLAG}
        gates = Row(self.reader.folder, MAP, "T2", {}, "")
        read.update({flag: gates for city in self.tale.maps.values() for _, _, flag in city.gates})
        for flag, row in read.items():
            if flag not in told and flag != "never":
                row.find(FLAG_UNSET.fill(flag=flag), "when", f'"{flag}"', "T2")
        for x in self.tale.scenes.values():
            for e in effects(x):
                if e.verb == t.DO_SET and e.what not in read:
                    self.row(x.id).find(FLAG_UNREAD.fill(flag=e.what), "effects", f'"{e.what}"', "T2", error=False)

    def brought(self) -> None:
        """What is asked for is brought by something: cards, counters, combats, places, side quests."""
        given = {(e.verb, e.what) for e in self.tale.effects}
        fought = {x.combat for x in self.tale.scenes.values()}
        for w, id in self.asked():
            verb = BROUGHT.get(w.kind)
            if verb is not None and (verb, w.what) not in given:
                self.row(id).find(NEVER_GIVEN.fill(what=w.what), "when", f'"{w.what}"', "T2")
            if w.kind in (t.HAS_WON, t.HAS_LOST) and w.what not in fought:
                self.row(id).find(NEVER_FOUGHT.fill(what=w.what), "when", f'"{w.what}"', "T2")
        for x in self.tale.scenes.values():
            for verb, field, ids in ((t.DO_PLACE, "places", x.places), (t.DO_QUEST, "quests", x.quests)):
                for name in ids:
                    if (verb, name) not in given:
                        self.row(x.id).find(NEVER_OPENED.fill(what=name), field, f'"{name}"', "T2")
        self.unlocked()

    def unlocked(self) -> None:
        """Every rule of the campaign is unlocked by an effect, or by a combat."""
        known = {x.story or id: x for id, x in self.pack.scenes.items()} | self.pack.scenes
        told = {e.what for e in self.tale.effects if e.verb == t.DO_RULE}
        told |= {rule for x in self.tale.scenes.values() if x.combat in known for rule in known[x.combat].unlock}
        for rule in self.tale.rules:
            if rule not in told:
                self.reader.folder.top(MANIFEST, "T2").find(NEVER_UNLOCKED.fill(rule=rule), "rules", f'"{rule}"', "T2")

    def acts(self) -> None:
        """From act to act only an act-end leads, and always to the next one."""
        order = [act.id for act in self.tale.acts]
        for x in self.tale.scenes.values():
            for goto in x.leads_to():
                there = self.tale.scenes.get(goto)
                if there is None:
                    continue
                if x.kind == t.ACT_END and there.act != order[order.index(x.act) + 1]:
                    self.row(x.id).find(NEXT_ACT.fill(there=goto), "next", check="T2")
                elif x.kind != t.ACT_END and there.act != x.act:
                    self.row(x.id).find(OTHER_ACT.fill(there=goto), "goto", f'"{goto}"', "T2")

    def flow(self) -> bool:
        """Whether every scene is reached, and reaches an end; one that is retired need not be."""
        self.acts()
        scenes = self.tale.scenes
        leads = {id: [w for w in targets(x, self.tale) if w in scenes] for id, x in scenes.items()}
        reached = closure([self.tale.start], leads)
        back: dict[str, list[str]] = {id: [] for id in scenes}
        ends: list[str] = []
        for id, x in scenes.items():
            for there in leads[id]:
                back[there].append(id)
            out = targets(x, self.tale)
            if x.kind == t.ENDING or t.BACK_TO_MAP in out or t.BACK_TO_REST in out:
                ends.append(id)
        ending = closure(ends, back)
        for id in scenes:
            if id not in reached:
                if not self.retired(id):
                    self.row(id).find(UNREACHED, check="T2")
            elif id not in ending:
                self.row(id).find(NO_END, check="T2")
        return all([id in reached or self.retired(id) for id in scenes])

    def retired(self, id: str) -> bool:
        return self.row(id).data.get("retired") is True

    # ---------------------------------------------------------------- T4: craft
    def craft(self, x: TaleScene, row: Row) -> None:
        n = words(x.text.en)
        if x.kind in (t.STORY, t.ENCOUNTER) and not 60 <= n <= 140:
            row.find(WORDS.fill(n=n), "text", check="T4", error=False)
        if len([c for c in x.choices if c.when is None]) > 5:
            row.find(TOO_MANY, "choices", check="T4", error=False)
        if len(x.choices) == 1 and x.choices[0].trial is not None and x.choices[0].trial.difficulty == 2:
            row.find(HARD_ALONE, "choices", check="T4", error=False)
        for c in x.choices:
            if words(c.text.en) > 25:
                row.find(
                    LONG_CHOICE.fill(choice=c.id, n=words(c.text.en)), "choices", f'id = "{c.id}"', "T4", error=False
                )
        for e in effects(x):
            if e.verb == t.DO_REP and abs(e.n) > 3:
                row.find(TOO_MUCH_REGARD.fill(who=e.what, n=e.n), "effects", f'"{e.what}"', "T4", error=False)
        for text in (x.text.en, x.text.fr):
            found = TONE_WORDS.search(text)
            if found:
                row.find(TONE.fill(word=found[0]), "text", found[0], "T4", error=False)

    # ---------------------------------------------------------------- T5: play
    def play(self, games: int) -> None:
        met = walk.walk(self.tale, {h.id: h.trait for h in self.pack.heroes}, games)
        for id in met.stuck:
            self.row(id).find(STUCK, check="T5")
        if games < GAMES:
            return  # too few to say that something is never met
        for x in [x for x in self.tale.scenes.values() if not self.retired(x.id)]:
            names = [(x.id, met.scenes, "")]
            names += [(f"{x.id}/{c.id}", met.choices, f'id = "{c.id}"') for c in x.choices]
            names += [(f"{x.id}/{k}", met.asides, line_with(a.text.text("en"))) for k, a in enumerate(x.asides)]
            names += [(f"{x.id}/{name}", met.setups, f'"{name}"') for _, name in x.setup]
            for name, counted, mark in names:
                if not counted[name]:
                    self.row(x.id).find(NEVER.fill(what=name, games=games), "", mark, "T5", error=name == x.id)


def targets(x: TaleScene, tale: Tale) -> list[str]:
    """Every scene that one leads to, by the side quests it offers, too."""
    return [*x.leads_to(), *[tale.quests[q].start for q in x.quests if q in tale.quests]]


def closure(starts: list[str], leads: dict[str, list[str]]) -> set[str]:
    seen: set[str] = set()
    edge = [s for s in starts if s in leads]
    while edge:
        id = edge.pop()
        if id not in seen:
            seen.add(id)
            edge += leads[id]
    return seen
