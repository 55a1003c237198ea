"""A card: its facts and its sentences, lowered on demand."""

from __future__ import annotations

from dataclasses import dataclass, field

from tableforge.kernel.core import Program
from tableforge.keyforge import names
from tableforge.keyforge.definition import CardDef, Mod
from tableforge.keyforge.questions import HouseIs, KeywordIs, TraitIs
from tableforge.keyforge.words.abilities import Has, Labelled
from tableforge.keyforge.words.flow import IDIOM
from tableforge.keyforge.words.targets import Top, unquantified
from tableforge.tongue.text import column
from tableforge.words.lower import Custom, Lowering, walk

# Titles as they are printed are facts and stay as they are; at the table their slips of the pen are set right.
MISPRINTS = {
    "Daronne Mugisssante": "Daronne Mugissante",
    "Prends ça, M, Je-Sais-Tout": "Prends ça, M. Je-Sais-Tout",
    "Seigneur des Abimes": "Seigneur des Abîmes",
    "Directeur dy Z.Y.X.": "Directeur du Z.Y.X.",
    "l'Œil du Jugement": "L’Œil du Jugement",
    'Bautrem "Le Lion"': "Bautrem « Le Lion »",
    "Chroniques du Crepuscule": "Chroniques du Crépuscule",
    "Anneau d'Invisibilté": "Anneau d’Invisibilité",
}


@dataclass(frozen=True)
class Title:
    """One title: its facts and its sentences.  `older` are its sentences before the errata of the 1.3 rulebook."""

    type: int
    id: str
    en: str
    fr: str
    house: HouseIs
    rarity: str
    number: dict[str, int] = field(hash=False)
    amber: int = 0
    power: int = 0
    armor: int = 0
    traits: tuple[TraitIs, ...] = ()
    abilities: tuple[Has, ...] = ()
    older: tuple[Has, ...] | None = None

    def __post_init__(self) -> None:
        """Refuse the slips that would only show much later."""
        for name in ("abilities", "older"):
            has = getattr(self, name)
            if has is not None and not isinstance(has, tuple):
                raise TypeError(
                    f"{self.id}: {name} is a tuple of abilities, with a comma after a single one; got {has!r}"
                )
            for a in has or ():
                if not isinstance(a, Has):
                    raise TypeError(
                        f"{self.id}: {a!r} is no ability; an effect stands inside play(…), reap(…), after(…) …"
                    )
            for word, kind in unquantified(has or ()):
                raise TypeError(
                    f"{self.id}: {type(word).__name__} is given a kind of card, {kind!r}; say which of them are meant: "
                    "a(…), each(…), pick(n, …), up_to(n, …)"
                )

    def title(self, lang: str = "en") -> str:
        """The title as the table shows it."""
        french = MISPRINTS.get(self.fr, self.fr).replace("'", "’")
        return column((self.en.strip(), french), lang)

    def sentences(self, errata: bool = True) -> tuple[Has, ...]:
        """What the card says, with or without the errata of the 1.3 rulebook."""
        return self.abilities if errata or self.older is None else self.older

    def definition(self, errata: bool = True) -> CardDef:
        """The lowered card."""
        d = CardDef(
            self.id,
            self.title("en"),
            self.title("fr"),
            self.house.house,
            self.type,
            self.power,
            self.armor,
            self.amber,
            tuple([t.name for t in self.traits]),
            self.rarity,
            self.number,
        )
        has = self.sentences(errata)
        low = Lowering(self.id if has is self.abilities else f"{self.id}@older", IDIOM)
        progs: list[tuple[int, Program]] = []
        mods: list[Mod] = []
        for a in has:
            if isinstance(a, KeywordIs):
                d.keywords |= a.bit
                d.assault += a.n if a.bit == names.ASSAULT else 0
                d.hazardous += a.n if a.bit == names.HAZARDOUS else 0
            elif isinstance(a, Labelled):
                prog = low.program("/".join([names.LABELS[x] for x in a.labels]), a.effects)
                progs.extend([(label, prog) for label in a.labels])
            else:
                mods.extend(a.mods(low))
        d.progs, d.mods, d.words, d.programs = tuple(progs), tuple(mods), has, low.programs
        d.on_arrival = tuple([m for m in mods if m.at_start])
        d.older = has is not self.abilities
        for label, _ in progs:
            d.labels |= 1 << label
        d.custom = " ".join([c.name for c in walk(has, Custom)])
        d.reads_pile_order = any([t.zone.zone == names.DISCARD for t in walk(has, Top)])
        return d


def Creature(
    id: str,
    *,
    en: str,
    fr: str,
    house: HouseIs,
    power: int,
    rarity: str,
    number: dict[str, int],
    armor: int = 0,
    amber: int = 0,
    traits: tuple[TraitIs, ...] = (),
    abilities: tuple[Has, ...] = (),
    older: tuple[Has, ...] | None = None,
) -> Title:
    return Title(names.CREATURE, id, en, fr, house, rarity, number, amber, power, armor, traits, abilities, older)


def Artifact(
    id: str,
    *,
    en: str,
    fr: str,
    house: HouseIs,
    rarity: str,
    number: dict[str, int],
    amber: int = 0,
    traits: tuple[TraitIs, ...] = (),
    abilities: tuple[Has, ...] = (),
    older: tuple[Has, ...] | None = None,
) -> Title:
    return Title(names.ARTIFACT, id, en, fr, house, rarity, number, amber, 0, 0, traits, abilities, older)


def Upgrade(
    id: str,
    *,
    en: str,
    fr: str,
    house: HouseIs,
    rarity: str,
    number: dict[str, int],
    amber: int = 0,
    traits: tuple[TraitIs, ...] = (),
    abilities: tuple[Has, ...] = (),
    older: tuple[Has, ...] | None = None,
) -> Title:
    return Title(names.UPGRADE, id, en, fr, house, rarity, number, amber, 0, 0, traits, abilities, older)


def Action(
    id: str,
    *,
    en: str,
    fr: str,
    house: HouseIs,
    rarity: str,
    number: dict[str, int],
    amber: int = 0,
    traits: tuple[TraitIs, ...] = (),
    abilities: tuple[Has, ...] = (),
    older: tuple[Has, ...] | None = None,
) -> Title:
    return Title(names.ACTION, id, en, fr, house, rarity, number, amber, 0, 0, traits, abilities, older)
