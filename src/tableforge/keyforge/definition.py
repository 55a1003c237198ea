"""What a card of KeyForge is: its facts and its words, lowered; shared by all its copies and never written in a game."""

from __future__ import annotations

from tableforge.kernel.core import Program
from tableforge.words.amounts import Amount, Cond
from tableforge.words.node import PatternNode, SeatsNode, SetNode


class Mod:
    """A constant effect or a reaction, lowered: what kind, on whom, how much, while what."""

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name
        self.who: SetNode | None = None
        self.seats: SeatsNode | None = None
        self.n: Amount | None = None
        self.event: PatternNode | None = None
        self.guard: Cond | None = None
        self.given: Cond | None = None
        self.what = 0
        self.uses = 0
        self.prog: Program | None = None
        self.progs: tuple[tuple[int, Program], ...] = ()
        self.mods: tuple[Mod, ...] = ()
        self.keywords = 0
        self.assault = 0
        self.hazardous = 0
        self.to: SetNode | None = None
        self.at_start = False
        self.played = False
        self.each_time = False


class CardDef:
    """A card's facts and its lowered abilities; shared by all its copies."""

    def __init__(
        self,
        id: str,
        en: str,
        fr: str,
        house: int,
        type: int,
        power: int,
        armor: int,
        amber: int,
        traits: tuple[str, ...],
        rarity: str,
        number: dict[str, int],
    ) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.house = house
        self.type = type
        self.power = power
        self.armor = armor
        self.amber = amber
        self.traits = traits
        self.rarity = rarity
        self.number = number
        self.keywords = 0
        self.assault = 0
        self.hazardous = 0
        self.progs: tuple[tuple[int, Program], ...] = ()
        self.labels = 0
        self.mods: tuple[Mod, ...] = ()
        self.on_arrival: tuple[Mod, ...] = ()  # of these, what it says of its own play, read before it is in play
        self.words: tuple[object, ...] = ()
        self.programs: dict[str, Program] = {}  # everything it was lowered to, by name
        self.older = False  # it says what it said before its errata
        self.custom = ""
        self.reads_pile_order = False
