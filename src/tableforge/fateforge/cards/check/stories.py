"""Campaigns: what they name (T1), how they flow (T2), both languages (T3), craft (T4), and random play (T5)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tableforge.fateforge import tale as t
from tableforge.fateforge.cards.check import walk
from tableforge.fateforge.cards.check.refusals import (
    A_SIDE_QUEST,
    AN_EXPLORATION,
    BOTH_WAYS,
    CHOICE_TWICE,
    DOTS,
    EMPHASIS,
    EXITS_BACK,
    FLAG_UNREAD,
    FLAG_UNSET,
    FRENCH_SPACE,
    HARD_ALONE,
    LAST_ACT,
    LONG_CHOICE,
    NEVER,
    NO_CHOICE,
    NO_DEFAULT,
    NO_END,
    NO_NEXT,
    NOT_BACK,
    RATIO,
    STRAIGHT,
    STUCK,
    TONE,
    TOO_MANY,
    TOO_MUCH_REGARD,
    UNPAID,
    UNREACHED,
    UNTRANSLATED,
    WORDS,
)
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.cards.tales import Reader
from tableforge.fateforge.definition import Pack
from tableforge.fateforge.tale import Choice, Effect, Tale, TaleScene, When, Words

OPPOSITE: Final = {"n": "s", "s": "n", "e": "w", "w": "e"}
KNOWN_WHO: Final = t.WHO
TONE_WORDS: Final = re.compile(r"\b(destiny|ancient evil|chosen one|suddenly|soudain|ancestral)\b", re.IGNORECASE)
SPACING: Final = re.compile(r"[^\u00a0\u202f\s!?…(]([!?;»])|«[^\u00a0\u202f]| [!?;:»]")
WORD: Final = re.compile(r"[\wÀ-ÿ’-]+")
QUICK, GAMES = 300, 2000


def check(reader: Reader, pack: Pack, games: int = GAMES) -> None:
    """Everything that is wrong with a campaign, or odd in it, into the findings of its folder."""
    Stories(reader, pack).run(games)


class Stories:
    """The checks of one campaign; `pack` is the content that it is played with."""

    def __init__(self, reader: Reader, pack: Pack) -> None:
        self.reader = reader
        self.tale: Tale = reader.tale
        self.pack = pack
        self.combats = {x.story or id for id, x in pack.scenes.items()} | set(pack.scenes)
        self.setups = {name: x.setup for id, x in pack.scenes.items() for name in (id, x.story) if name}

    def row(self, id: str) -> Row:
        return self.reader.rows.get(id) or Row(self.reader.folder, "campaign.toml", "T1", {}, id)

    def run(self, games: int) -> None:
        for x in self.tale.scenes.values():
            self.scene(x, self.row(x.id))
        self.world()
        self.ways_back()
        self.flags()
        if not self.reader.folder.errors() and self.flow() and games:
            self.play(games)

    # ---------------------------------------------------------------- T1: what is named
    def scene(self, x: TaleScene, row: Row) -> None:
        if x.speaker:
            row.refers("person", x.speaker, self.tale.people, "speaker")
        for when in x.conditions():
            self.condition(when, row)
        for e in effects(x):
            self.effect(e, row)
        if x.kind == t.COMBAT and row.refers("combat", x.combat, self.combats, "combat"):
            for _, name in x.setup:
                row.refers("setup", name, self.setups[x.combat], "setup")
        for place in x.places:
            row.refers("place", place, self.tale.places, "places")
        for quest in x.quests:
            row.refers("quest", quest, self.tale.quests, "quests")
        if x.kind == t.ROUTER and (not x.routes or x.routes[-1].when is not None):
            row.find(NO_DEFAULT, "routes", check="T1")
        if x.kind == t.EXPLORATION:
            self.exploration(x, row)
        for kind, field, goto in ((t.REST, "goto", x.goto), (t.ACT_END, "next", x.next)):
            if x.kind == kind and not goto:
                row.find(NO_NEXT.fill(field=field), "kind", check="T1")
        if x.kind == t.ACT_END and self.tale.acts and x.act == self.tale.acts[-1].id:
            row.find(LAST_ACT, "kind", check="T1")
        ids = [c.id for c in x.choices]
        for id in sorted({id for id in ids if ids.count(id) > 1}):
            row.find(CHOICE_TWICE.fill(choice=id), "choices", f'"{id}"', "T1")
        if x.kind in (t.STORY, t.ENCOUNTER) and not x.choices:
            row.find(NO_CHOICE, "choices", check="T1")
        for c in x.choices:
            self.choice(c, row)
        if x.kind != t.ROUTER:
            self.language(x.text, row, "text")
        for aside in x.asides:
            self.language(aside.text, row, "asides")
        self.craft(x, row)

    def choice(self, c: Choice, row: Row) -> None:
        if (c.trial is not None) == bool(c.goto):
            row.find(BOTH_WAYS.fill(choice=c.id), "choices", f'"{c.id}"', "T1")
        if c.trial is not None:
            row.refers("trait", c.trial.trait, self.pack.traits, "test")
        price = -sum([e.n for e in c.effects if e.verb == t.DO_GOLD and e.n < 0])
        if price > max([w.lo for w in t.every(c.when) if w.kind == t.HAS_GOLD], default=0):
            row.find(UNPAID.fill(choice=c.id, gold=price), "choices", f'"{c.id}"', "T2")
        self.language(c.text, row, "choices")

    def exploration(self, x: TaleScene, row: Row) -> None:
        if not row.refers("city", x.map, self.tale.maps, "map"):
            return
        if not x.late or not x.goals:
            row.find(NO_DEFAULT, "late", check="T1")
        city = self.tale.maps[x.map]
        for spot in (x.start, *[s for s, _ in x.goals], *[s for s, _, _ in x.encounters]):
            row.refers("spot", spot, city.spots, "goals")
        regions = dict.fromkeys([*city.regions, *city.spots, *[spot.region for spot in city.spots.values() if spot.region]])
        for region in x.regions:
            row.refers("region", region, regions, "region")

    def condition(self, w: When, row: Row) -> None:
        known: dict[int, tuple[str, Iterable[str]]] = {
            t.HAS_HERO: ("hero", self.tale.heroes), t.HAS_CARD: ("story-card", self.tale.cards),
            t.HAS_REP: ("reputation", [r.id for r in self.tale.reputations]), t.HAS_ITEM: ("item", self.pack.items),
            t.HAS_TRAIT: ("trait", self.pack.traits), t.HAS_COUNT: ("counter", self.tale.counters),
            t.HAS_WON: ("combat", self.combats), t.HAS_LOST: ("combat", self.combats),
            t.HAS_QUEST: ("quest", self.tale.quests), t.HAS_VISITED: ("scene", self.tale.scenes),
        }  # fmt: skip
        if w.kind in known:
            kind, names = known[w.kind]
            row.refers(kind, w.what, names, "when", "T1")

    def effect(self, e: Effect, row: Row) -> None:
        known: dict[int, tuple[str, Iterable[str]]] = {
            t.DO_REP: ("reputation", [r.id for r in self.tale.reputations]), t.DO_CARD: ("story-card", self.tale.cards),
            t.DO_UNCARD: ("story-card", self.tale.cards), t.DO_ITEM: ("item", self.pack.items),
            t.DO_LOSE_ITEM: ("item", self.pack.items), t.DO_ALLY: ("ally", [a.id for a in self.pack.allies]),
            t.DO_RULE: ("rule", self.tale.rules), t.DO_PLACE: ("place", self.tale.places),
            t.DO_CLOSE: ("place", self.tale.places), t.DO_QUEST: ("quest", self.tale.quests),
            t.DO_END_QUEST: ("quest", self.tale.quests), t.DO_COUNT: ("counter", self.tale.counters),
        }  # fmt: skip
        if e.verb in known:
            kind, names = known[e.verb]
            row.refers(kind, e.what, names, "effects", "T1")
        elif e.verb in (t.DO_HP, t.DO_EN, t.DO_CORRUPTION):
            row.refers("hero", e.who, (*KNOWN_WHO, *self.tale.heroes), "who", "T1")
        if e.verb == t.DO_REP and abs(e.n) > 3:
            row.find(TOO_MUCH_REGARD.fill(who=e.what, n=e.n), "effects", check="T4", error=False)

    def world(self) -> None:
        """People, places, quests, cards, and maps whose ways go both ways."""
        for place in self.tale.places.values():
            row = self.row(place.id)
            if place.keeper:
                row.refers("person", place.keeper, self.tale.people, "keeper", "T1")
            self.language(place.text, row, "text")
            for when in [*t.every(place.when), *[w for s in place.services for w in t.every(s.when)]]:
                self.condition(when, row)
        for quest in self.tale.quests.values():
            self.row(quest.id).refers("scene", quest.start, self.tale.scenes, "start", "T1")
            self.language(quest.text, self.row(quest.id), "text")
        for city in self.tale.maps.values():
            for spot in city.spots.values():
                row = self.row(f"spot/{spot.id}")
                self.language(spot.clue, row, "clue")
                for side, there in spot.exits.items():
                    if row.refers("spot", there, city.spots, "exits", "T1"):
                        if city.spots[there].exits.get(OPPOSITE[side]) != spot.id:
                            row.find(EXITS_BACK.fill(side=side, there=there), "exits", check="T1")

    # ---------------------------------------------------------------- T2: how it flows
    def flags(self) -> None:
        told = [e.what for e in self.tale.effects if e.verb == t.DO_SET]
        read: dict[str, str] = {}
        for x in self.tale.scenes.values():
            read.update({w.what: x.id for w in x.conditions() if w.kind == t.HAS_FLAG})
        for place in self.tale.places.values():
            whens = [place.when, place.discount_when, *[s.when for s in place.services], *[a.when for a in place.asides]]
            read.update({w.what: place.id for when in whens for w in t.every(when) if w.kind == t.HAS_FLAG})
        read.update({flag: city.id for city in self.tale.maps.values() for _, _, flag in city.gates})
        for flag, id in read.items():
            if flag not in told and flag != "never":
                self.row(id).find(FLAG_UNSET.fill(flag=flag), "when", f'"{flag}"', "T2")
        for x in self.tale.scenes.values():
            for e in effects(x):
                if e.verb == t.DO_SET and e.what not in read:
                    self.row(x.id).find(FLAG_UNREAD.fill(flag=e.what), "effects", f'"{e.what}"', "T2", error=False)

    def leads(self) -> dict[str, list[str]]:
        """The scenes that each scene leads to."""
        scenes = self.tale.scenes
        return {id: [w for w in targets(x, self.tale) if w in scenes] for id, x in scenes.items()}

    def flow(self) -> bool:
        """Whether every scene is reached, and reaches an end."""
        scenes, leads = self.tale.scenes, self.leads()
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
                self.row(id).find(UNREACHED, check="T2")
            elif id not in ending:
                self.row(id).find(NO_END, check="T2")
        return all([id in reached for id in scenes])

    def ways_back(self) -> None:
        """Whoever goes back to a rest has come from it by a side quest, and whoever goes back to a map by an encounter."""
        leads = self.leads()
        met = [scene for x in self.tale.scenes.values() for _, scene, _ in x.encounters]
        begun = [quest.start for quest in self.tale.quests.values()]
        for goto, starts, kind in ((t.BACK_TO_REST, begun, A_SIDE_QUEST), (t.BACK_TO_MAP, met, AN_EXPLORATION)):
            within = closure(starts, leads)
            for x in self.tale.scenes.values():
                if goto in x.leads_to() and x.id not in within:
                    self.row(x.id).find(NOT_BACK.fill(goto=goto, kind=kind), "goto", f'"{goto}"', "T1")

    # ---------------------------------------------------------------- T3, T4: language and craft
    def language(self, text: Words, row: Row, field: str) -> None:
        for lang, one in (("en", text.en), ("fr", text.fr)):
            if not one:
                row.find(UNTRANSLATED.fill(lang=lang), field, check="T3")
                return
            if "'" in one or '"' in one:
                row.find(STRAIGHT.fill(lang=lang), field, one[:30], "T3")
            if "..." in one:
                row.find(DOTS.fill(lang=lang), field, one[:30], "T3")
        wrong = SPACING.search(text.fr)
        if wrong:
            row.find(FRENCH_SPACE.fill(text=text.fr[max(0, wrong.start() - 12) : wrong.end() + 2]), field, check="T3")
        if text.en.count("*") != text.fr.count("*"):
            row.find(EMPHASIS, field, text.en[:30], "T3")
        ratio = words(text.fr) / max(1, words(text.en))
        if words(text.en) > 12 and not 0.72 <= ratio <= 1.45:
            row.find(RATIO.fill(ratio=f"{ratio:.2f}"), field, text.en[:30], "T3", error=False)

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
                row.find(LONG_CHOICE.fill(choice=c.id, n=words(c.text.en)), "choices", f'"{c.id}"', "T4", error=False)
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
        for x in self.tale.scenes.values():
            names = [(x.id, met.scenes)]
            names += [(f"{x.id}/{c.id}", met.choices) for c in x.choices]
            names += [(f"{x.id}/{k}", met.asides) for k in range(len(x.asides))]
            names += [(f"{x.id}/{name}", met.setups) for _, name in x.setup]
            for name, counted in names:
                if not counted[name]:
                    self.row(x.id).find(NEVER.fill(what=name, games=games), check="T5", error=name == x.id)


def words(text: str) -> int:
    return len(WORD.findall(text))


def effects(x: TaleScene) -> list[Effect]:
    return [*x.on_enter, *[e for w in x.ways() for e in w.effects], *[e for c in x.choices for e in c.effects]]


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
