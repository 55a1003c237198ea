"""Rulings of Fateforge: how positions are laid out, and what players do.

    t = given(map="mill-ford", you=hero("mercenary", at="b", results="strike strike* move miss", skills="m-charge"),
              ally=hero("shaman", at="a"), enemies="archer.1@c conscript.1@b+armour:1")
    t.you.does("strike:conscript.1").then("conscript.1", armour=0).then("you", results="move strike* miss")

The heroes are you, ally, third and fourth, each with a seat of its own unless `seats` says fewer.  A die is scripted by its
colour and face in `chance`: given(…, chance="red:strike yellow:miss"); `position.picks` has everything else.

A campaign is laid open at a scene, ours or one that is written down for the ruling:

    t = given(tale="ember-loan", scene="a1-c2-toll", gold=1, regard={"militia": 2}, you=hero("lord"), chance="test:trait")
    t = given(stories=told('''[[scene]] …'''), flags="prisoner")
    t.group("plead", "lord").then("table", scene="a1-r1", flags="pell-alive")
"""

from __future__ import annotations

import functools
import re
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final, Self

from tableforge import testing
from tableforge.fateforge import cards
from tableforge.fateforge.position import SEATS
from tableforge.fateforge.state import (
    Fate,
)
from tableforge.table.handle import start_from_position


# ---------------------------------------------------------------- rulings
def hero(id: str | None = None, **what: Any) -> dict[str, Any]:
    """One hero of a position: place, boxes, results, skills, items, marks (`position.HERO_WORDS`)."""
    return what if id is None else {"hero": id, **what}


def told(scenes: str, places: str = "", city: str = "", top: str = "") -> str:
    """A small campaign, written down where it is needed: its scenes and side quests, places of rest, a map, and the rest of its
    manifest (reputations, counters, cards).  It begins at its first scene; a scene without a kind is one of the story.
    """
    return str(write_campaign(scenes, places, city, top).name)


@functools.cache
def write_campaign(scenes: str, places: str, city: str, top: str) -> tempfile.TemporaryDirectory[str]:
    """The folder of such a campaign, for as long as the program runs."""
    folder = tempfile.TemporaryDirectory(prefix="tale-")
    first = tomllib.loads(scenes)["scene"][0]["id"]
    heroes = ", ".join([f'"{h.id}"' for h in cards.pack().heroes])
    acts = "".join(
        [f'[[act]]\nid = "a{n}"\nfiles = [{{}}]\n'.format('"scenes.toml"' if n == 1 else "") for n in (1, 2, 3)]
    )
    texts = {
        "campaign.toml": f'id = "told"\nstart = "{first}"\nheroes = [{heroes}]\n{top}\n{acts}',
        "scenes.toml": re.sub(r"(?m)^(\[\[scene]]\nid = .*)$(?!\nkind)", r'\1\nkind = "story"', scenes.strip()),
        "places.toml": places,
        "map.toml": city,
    }
    for name, text in texts.items():
        (Path(folder.name) / name).write_text(text, encoding="utf-8")
    return folder


def given(*, seed: int = 1, **fields: Any) -> Ruling:
    """A position, ready to act in: heroes you, ally, third, fourth; scene or map, enemies, tokens, step, order … (`position`)."""
    return Ruling(start_from_position("fateforge", fields, seed))


class Ruling(testing.CooperativeRuling["Side"]):
    """A position of Fateforge under examination."""

    open_kinds = ("act", "prepare", "rest", "dice", "choice", "direction")

    @property
    def s(self) -> Fate:
        """The whole position."""
        assert isinstance(self.state, Fate)
        return self.state

    def side(self, seat: int) -> Side:
        return Side(self, seat)

    def then(self, ref: str, **want: Any) -> Self:
        """Assert what a hero, an enemy, an item, a card or the "table" now is; results in any order."""
        for name in ("results", "grants"):
            if isinstance(want.get(name), str):
                want[name] = sorted(want[name].split())
        return super().then(ref, **want)

    def full_key(self, key: str, seat: int | None = None) -> str:
        """Keys have no places here: they are whole as they are."""
        return key

    def is_excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        return name in ("used", "spent") and subject in SEATS  # that is told of the card

    def group(self, *answers: str | int) -> Self:
        """The group answers what is asked of it; any seat speaks for all."""
        return self.answers(*answers)

    def plays_on(self, *answers: str | int, until: str = "act") -> Self:
        """Everybody takes what ends the matter (ready, end-turn, done, no) until a question of this kind stands."""
        self.answers(*answers)
        for _ in range(200):
            d = self.g.decision
            if d is None or d.kind == until:
                return self
            ends = [o.key for o in d.options if o.key.split("/")[-1] in ENDS]
            self.g.answer(ends[0] if ends else d.options[0].key, d.seat)
        raise AssertionError(f"no question {until!r} comes: {self.story()}")

    def sees(self, seat: str) -> dict[str, Any]:
        """What a seat sees."""
        return self.g.game.shown.view(self.state, self.seat(seat, "player"))

    def options(self, seat: str | None = None) -> list[str]:
        """The keys that may be answered now."""
        d = self.decision_for(None if seat is None else self.seat(seat, "player"))
        return [] if d is None else [o.key for o in d.options]

    def story(self) -> str:
        lines = []
        for e in self.events():
            about = " ".join([self.arbiter.key(self.s, i, 0) for i in e.cards])
            lines.append(f"  {e.kind} {about} {e.amount} {e.note} ({e.rule})")
        d = self.g.decision
        asked = "" if d is None else f"\n  asked: {d.kind} {[o.key for o in d.options]}"
        return "what happened:\n" + "\n".join(lines) + asked


ENDS: Final = ("ready", "end-turn", "done", "no")


class Side(testing.RulingSide[Ruling]):
    """A hero who acts, in its turn by the key of what it does (`strike:archer.1`), then the answers to what it asks."""

    def does(self, verb: str, what: str | None = None, *answers: str | int, target: str | None = None) -> Ruling:
        """Do something by its key, then answer what it asks; a hero's own name need not stand before it in the preparation."""
        t = self.t
        t.mark()
        h = t.s.heroes[self.seat]
        d = t.decision_for(h.seat)
        own = f"{h.d.id}/{verb}"
        key = own if d is not None and any([o.key == own for o in d.options]) else verb
        t.answer(key, h.seat)
        return t.answers(*(() if what is None else (what,)), *answers)

    def ends_turn(self, *answers: str | int) -> Ruling:
        """Ends the turn, then answers what follows."""
        return self.does("end-turn", None, *answers)

    def may(self, key: str) -> bool:
        """Whether this is a legal answer of the hero's seat now."""
        h = self.t.s.heroes[self.seat]
        return self.t.may(key, h.seat) or self.t.may(f"{h.d.id}/{key}", h.seat)
