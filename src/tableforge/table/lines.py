"""A scene in plain lines of words, for whoever cannot see it: screen readers, pipes, language models."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tableforge.kernel.scene import EVERYBODY, HAND, LEAF, MAP, PAGE, PILES, STAGE, Figure, Scene, Sheet, Thing, Zone
from tableforge.tongue.text import LANGUAGES, column

TEXTS: Final = {
    "out": ("out", "éliminé"),
    "stand-here": ("here: {who}", "ici : {who}"),
    "ways": ("ways: {names}", "chemins : {names}"),
    "label": ("{label}: {what}", "{label} : {what}"),
    "pile-hidden": (
        "Face down, {n} in all: you may not look.",
        "Face cachée, {n} en tout : vous ne pouvez pas les regarder.",
    ),
    "pile-empty": ("No card.", "Aucune carte."),
    "p-step": ("Step {n} of {most}: {step}.", "Étape {n} sur {most} : {step}."),
    "p-side": ("{who}: {figures}.", "{who} : {figures}."),
    "p-zone": ("{zone}:", "{zone} :"),
    "p-zone-empty": ("{zone}: empty.", "{zone} : vide."),
    "p-emblems": ("{name}: {emblems}.", "{name} : {emblems}."),
}


class SceneLines:
    """A scene in words: `seat_name` says who sits where; `keyed` lines end with the key of their thing."""

    def __init__(self, scene: Scene, lang: str, seat_name: Callable[[int], str], keyed: bool = False) -> None:
        self.scene = scene
        self.lang = lang
        self.seat_name = seat_name
        self.keyed = keyed

    def say(self, name: str, /, **fill: object) -> str:
        """One of the table's texts, its fields filled in."""
        return column(TEXTS[name], self.lang).format(**fill)

    # ---------------------------------------------------------------- in short
    def head(self) -> str:
        """Return turn, step and the table's own numbers, in one line."""
        scene = self.scene
        who = f", {self.seat_name(scene.active)}" if scene.active != EVERYBODY and scene.steps else ""
        told = f"{scene.turn}{who}." if scene.turn else f"{scene.title}."
        if 0 <= scene.step < len(scene.steps):
            step = scene.steps[scene.step]
            told += f" {self.say('p-step', n=scene.step + 1, most=len(scene.steps), step=step)}"
        if scene.note:
            told += f" {scene.note}."
        if scene.figures:
            told += f" {self.figures(scene.figures)}."
        return told

    def figures(self, figures: Iterable[Figure]) -> str:
        """Return numbers in a row."""
        return ", ".join([f"{f.in_words()}{f' ({f.note})' if f.note else ''}" for f in figures])

    def side(self, seat: int) -> str:
        """Return a seat in numbers, without the sizes of its piles."""
        own = own_figures(self.scene, seat)
        who = self.seat_name(seat) + (f" ({self.say('out')})" if self.scene.sides[seat].out else "")
        return self.say("p-side", who=who, figures=self.figures(own)) if own else f"{who}."

    def stage(self) -> list[str]:
        """Return what is being resolved just now."""
        zones = [zone for zone in self.scene.zones if zone.layout == STAGE and zone.things]
        return [self.say("label", label=zone.name, what=", ".join([t.name for t in zone.things])) for zone in zones]

    # ---------------------------------------------------------------- pages
    def page(self) -> list[str]:
        """Return the paragraphs of the page that lies open."""
        out: list[str] = []
        for thing in [thing for zone in self.scene.zones if zone.layout == PAGE for thing in zone.things]:
            out += [name_and_kind(thing)] if thing.name else []
            out += [note.replace("*", "") for note in thing.notes]
        return out

    def leaves(self) -> list[Thing]:
        """Return the pages that are laid over the table, the topmost of each zone."""
        return [zone.things[0] for zone in self.scene.zones if zone.layout == LEAF and zone.things]

    def leaf(self, leaf: Thing, sheet: Callable[[Thing], Sheet]) -> list[str]:
        """Return such a page in lines."""
        out: list[str] = []
        for thing in leaf.all():
            out += [name_and_kind(thing), *[x for x in sheet(thing).lines if x]]
        return out

    # ---------------------------------------------------------------- the whole table
    def table(self, seats: Iterable[int]) -> list[str]:
        """Return what lies in common, then each of these seats after an empty line; pages and the head are not in it."""
        out = self.zones(EVERYBODY)
        for seat in seats:
            side = self.scene.sides[seat]
            named = f" {side.name}." if side.name not in self.seat_name(seat) else ""
            out += ["", self.side(seat) + named]
            if side.emblems:
                names = ", ".join([e.name for e in side.emblems])
                out.append(self.say("p-emblems", name=side.emblems_name, emblems=names))
            piles = [f for f in side.figures if f.zone]
            if piles:
                out.append(f"{self.figures(piles)}.")
            out += self.zones(seat)
        return out

    def zones(self, seat: int) -> list[str]:
        """Return the zones of a seat, or of everybody, that lie open."""
        out: list[str] = []
        for zone in self.scene.zones:
            if zone.seat != seat or zone.layout in (*PILES, STAGE, PAGE) or (zone.layout == HAND and zone.hidden):
                continue
            if zone.things:
                out += [self.say("p-zone", zone=zone.name), *self.things(zone)]
            elif zone.layout != HAND:
                out.append(self.say("p-zone-empty", zone=zone.name))
        return out

    def things(self, zone: Zone) -> list[str]:
        """Return the things of a zone, one a line."""
        out: list[str] = []
        if zone.hidden:
            out.append(f"  {self.say('pile-hidden', n=zone.hidden)}")
        elif not zone.things:
            out.append(f"  {self.say('pile-empty')}")
        names = {t.key: t.name for t in zone.things}
        for n, thing in enumerate(zone.things):
            told = thing.sentence()
            if thing.seats:
                who = LANGUAGES[self.lang].list_items([self.seat_name(seat) for seat in thing.seats])
                told += LANGUAGES[self.lang].semicolon + self.say("stand-here", who=who)
            if thing.ways:
                told += f" ({self.say('ways', names=', '.join([names.get(key, key) for key in thing.ways]))})"
            end = zone.end(n)
            out.append(f"  {told}{f' ({end})' if end else ''}{self.key_of(thing)}")
            for lying in thing.within if zone.layout == MAP else ():
                out.append(f"    {lying.sentence()}{self.key_of(lying)}")
        return out

    def key_of(self, thing: Thing) -> str:
        """Return the key of a thing as it stands behind its line; "" where keys are not wanted."""
        return f" [{thing.key}]" if self.keyed and thing.key else ""


def own_figures(scene: Scene, seat: int) -> tuple[Figure, ...]:
    """Return the numbers of a seat, without the sizes of its piles."""
    return tuple([f for f in scene.sides[seat].figures if not f.zone])


def name_and_kind(thing: Thing) -> str:
    """Return what a thing is called, and what it is."""
    return ", ".join([x for x in (thing.name, thing.kind) if x])
