"""A card: its facts and its sentences, lowered on demand."""

from __future__ import annotations

from dataclasses import dataclass, field

from tableforge.arkham import names
from tableforge.arkham.definition import Ability, CardDef, Mod
from tableforge.arkham.ops import flow as ops
from tableforge.arkham.questions.sets import TraitIs
from tableforge.arkham.words.abilities import (
    Advance,
    Commits,
    Committed,
    Constant,
    Has,
    Keyword,
    Objective,
    Play,
    PreyIs,
    Revelation,
    SpawnsAt,
    Symbol,
    Triggered,
    Uses,
)
from tableforge.arkham.words.common import program
from tableforge.arkham.words.flow import IDIOM
from tableforge.arkham.words.targets import WHICH
from tableforge.words.lower import Custom, Lowering, walk
from tableforge.words.targets import unquantified

ICONS = "wica*"  # willpower, intellect, combat, agility, wild


@dataclass(frozen=True)
class Title:
    """One card: its facts and its sentences.  Names are in English and French."""

    type: int
    id: str
    code: str
    en: str
    fr: str
    sub: tuple[str, str] = ("", "")
    back: tuple[str, str] = ("", "")
    cls: int = names.MYTHOS_CLASS
    level: int = -1
    cost: int = -1
    slots: tuple[int, ...] = ()
    icons: str = ""
    skills: tuple[int, int, int, int] = (0, 0, 0, 0)
    health: int = -1
    sanity: int = -1
    traits: tuple[TraitIs, ...] = ()
    unique: bool = False
    weakness: bool = False
    basic: bool = False
    only_for: str = ""
    access: tuple[tuple[int, int], ...] = ()
    signature: tuple[str, ...] = ()
    quantity: int = 1
    set: str = ""
    victory: int = -1
    fight: int = 0
    evade: int = 0
    damage: int = 0
    horror: int = 0
    shroud: int = 0
    clues: int = 0
    per_investigator: bool = False
    doom: int = -1
    stage: int = 0
    icon: str = ""
    back_icon: str = ""
    connects: tuple[str, ...] = ()
    back_connects: tuple[str, ...] = ()
    abilities: tuple[Has, ...] = field(default=())

    def __post_init__(self) -> None:
        """Refuse the slips that would only show much later."""
        if not isinstance(self.abilities, tuple):
            raise TypeError(f"{self.id}: abilities is a tuple, with a comma after a single one; got {self.abilities!r}")
        for a in self.abilities:
            if not isinstance(a, Has):
                raise TypeError(
                    f"{self.id}: {a!r} is no ability; an effect stands inside action(…), revelation(…), play(…) …"
                )
        for word, kind in unquantified(self.abilities, "What", WHICH):
            raise TypeError(
                f"{self.id}: {type(word).__name__} is given a kind of card, {kind!r}; say which of them are meant: "
                "one(…), each(…), pick(n, …), random_(…)"
            )

    def title(self, lang: str = "en") -> str:
        """The title as the table shows it."""
        return self.fr if lang == "fr" else self.en

    def lower(self) -> CardDef:
        """The lowered card."""
        d = CardDef(self.id, self.code, self.type, self.en, self.fr)
        self.write_facts(d)
        low = Lowering(self.id, IDIOM)
        found: list[Ability] = []
        mods: list[Mod] = []
        back_mods: list[Mod] = []
        for a in self.abilities:
            if isinstance(a, Constant):
                (back_mods if a.unrevealed else mods).extend(a.mods(low))
            elif isinstance(a, (Triggered, Objective, Play, Committed, Symbol)):
                lowered = a.lowered(low, len(found))
                found.append(lowered)
                if isinstance(a, Committed):
                    d.rider = lowered
                elif isinstance(a, Symbol):
                    if lowered.kind == names.ELDER_SIGN_ABILITY:
                        d.elder_sign = lowered
                    else:
                        (d.hard_symbols if a.hard else d.symbols)[a.face] = lowered
                elif isinstance(a, Play) and a.timed is None:
                    d.play = lowered
            elif isinstance(a, Revelation):
                d.revelation = program(low, "revelation", a.effects)
            elif isinstance(a, Advance):
                d.advance = program(low, "advance", a.effects)
            else:
                write_keyword(d, a)
        d.abilities, d.mods, d.back_mods = tuple(found), tuple(mods), tuple(back_mods)
        sort_out(d)
        d.words, d.programs = self.abilities, low.programs
        d.custom = " ".join([c.name for c in walk(self.abilities, Custom)])
        return d

    def write_facts(self, d: CardDef) -> None:
        """Everything that is printed but the sentences."""
        d.subtitle, d.back = self.sub, self.back
        d.cls, d.level, d.cost = self.cls, self.level, self.cost
        d.slots, d.skills, d.health, d.sanity = self.slots, self.skills, self.health, self.sanity
        d.icons = tuple([self.icons.count(x) for x in ICONS])
        d.traits = tuple([t.name for t in self.traits])
        d.unique, d.weakness, d.basic, d.only_for = self.unique, self.weakness, self.basic, self.only_for
        d.access, d.signature, d.quantity = self.access, self.signature, self.quantity
        d.set, d.victory = self.set, self.victory
        d.fight, d.evade, d.damage, d.horror = self.fight, self.evade, self.damage, self.horror
        d.shroud, d.clues, d.per_investigator = self.shroud, self.clues, self.per_investigator
        d.doom, d.stage = self.doom, self.stage
        d.icon, d.back_icon, d.connects, d.back_connects = self.icon, self.back_icon, self.connects, self.back_connects


def write_keyword(d: CardDef, a: Has) -> None:
    """A keyword, or another fact that is said in words."""
    if isinstance(a, Keyword):
        d.keywords |= a.bit
    elif isinstance(a, Uses):
        d.uses, d.use_kind, d.discard_empty = a.n, a.kind, a.discard_empty
    elif isinstance(a, PreyIs):
        d.prey = a.lowered()
        d.keywords |= names.ONLY_PREY if d.prey.only else 0
    elif isinstance(a, SpawnsAt):
        d.spawn, d.spawn_on_prey = a.place, a.place is None
    else:
        assert isinstance(a, Commits), a
        d.max_committed, d.own_tests_only = a.most, a.own_tests_only


def sort_out(d: CardDef) -> None:
    """Find once what is asked for all the time."""
    for a in d.abilities:
        a.cancels = any([isinstance(op, ops.Cancel) and not op.instead for op in a.prog.ops])
    listening = (names.FORCED, names.REACTION, names.OBJECTIVE)
    d.actions = tuple([a for a in d.abilities if a.kind == names.ACTION_ABILITY])
    d.frees = tuple([a for a in d.abilities if a.kind == names.FREE])
    d.reacts = tuple([a for a in d.abilities if a.kind in listening and a.zone == names.PLAY])
    d.in_hand = tuple([a for a in d.abilities if a.zone == names.HAND and a.event is not None])
    for a in d.in_hand:
        if a.event is not None:
            for kind in a.event.kinds():
                d.hand_watch |= 1 << kind
    d.silent = not (d.mods or d.back_mods or d.reacts or d.actions or d.frees or d.slots)
    d.objective = any([a.kind == names.OBJECTIVE for a in d.abilities])


def Investigator(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    cls: int,
    skills: tuple[int, int, int, int],
    health: int,
    sanity: int,
    access: tuple[tuple[int, int], ...],
    signature: tuple[str, ...],
    sub: tuple[str, str] = ("", ""),
    traits: tuple[TraitIs, ...] = (),
    unique: bool = False,
    quantity: int = 1,
    abilities: tuple[Has, ...] = (),
) -> Title:
    """An investigator: `access` are the classes of its deck, each up to a level."""
    return Title(
        names.INVESTIGATOR,
        id,
        code,
        en,
        fr,
        cls=cls,
        skills=skills,
        health=health,
        sanity=sanity,
        access=access,
        signature=signature,
        sub=sub,
        traits=traits,
        unique=unique,
        quantity=quantity,
        abilities=abilities,
    )


def Asset(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    sub: tuple[str, str] = ("", ""),
    cls: int = names.NEUTRAL,
    level: int = -1,
    cost: int = -1,
    slots: tuple[int, ...] = (),
    icons: str = "",
    health: int = -1,
    sanity: int = -1,
    traits: tuple[TraitIs, ...] = (),
    unique: bool = False,
    weakness: bool = False,
    only_for: str = "",
    quantity: int = 1,
    set: str = "",
    abilities: tuple[Has, ...] = (),
) -> Title:
    """An asset."""
    return Title(
        names.ASSET,
        id,
        code,
        en,
        fr,
        sub=sub,
        cls=cls,
        level=level,
        cost=cost,
        slots=slots,
        icons=icons,
        health=health,
        sanity=sanity,
        traits=traits,
        unique=unique,
        weakness=weakness,
        only_for=only_for,
        quantity=quantity,
        set=set,
        abilities=abilities,
    )


def Event(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    cost: int,
    cls: int = names.NEUTRAL,
    level: int = -1,
    icons: str = "",
    traits: tuple[TraitIs, ...] = (),
    weakness: bool = False,
    only_for: str = "",
    quantity: int = 1,
    abilities: tuple[Has, ...] = (),
) -> Title:
    """An event."""
    return Title(
        names.EVENT,
        id,
        code,
        en,
        fr,
        cost=cost,
        cls=cls,
        level=level,
        icons=icons,
        traits=traits,
        weakness=weakness,
        only_for=only_for,
        quantity=quantity,
        abilities=abilities,
    )


def Skill(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    icons: str,
    cls: int = names.NEUTRAL,
    level: int = -1,
    traits: tuple[TraitIs, ...] = (),
    quantity: int = 1,
    abilities: tuple[Has, ...] = (),
) -> Title:
    """A skill."""
    return Title(
        names.SKILL,
        id,
        code,
        en,
        fr,
        icons=icons,
        cls=cls,
        level=level,
        traits=traits,
        quantity=quantity,
        abilities=abilities,
    )


def Treachery(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    traits: tuple[TraitIs, ...] = (),
    weakness: bool = False,
    basic: bool = False,
    only_for: str = "",
    quantity: int = 1,
    set: str = "",
    abilities: tuple[Has, ...] = (),
) -> Title:
    """A treachery, or a weakness that is one."""
    return Title(
        names.TREACHERY,
        id,
        code,
        en,
        fr,
        traits=traits,
        weakness=weakness,
        basic=basic,
        only_for=only_for,
        quantity=quantity,
        set=set,
        abilities=abilities,
    )


def Enemy(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    fight: int,
    health: int,
    evade: int,
    damage: int = 0,
    horror: int = 0,
    per_investigator: bool = False,
    sub: tuple[str, str] = ("", ""),
    traits: tuple[TraitIs, ...] = (),
    unique: bool = False,
    weakness: bool = False,
    basic: bool = False,
    quantity: int = 1,
    set: str = "",
    victory: int = -1,
    abilities: tuple[Has, ...] = (),
) -> Title:
    """An enemy; `per_investigator`: it has so much health for each investigator."""
    return Title(
        names.ENEMY,
        id,
        code,
        en,
        fr,
        fight=fight,
        health=health,
        evade=evade,
        damage=damage,
        horror=horror,
        per_investigator=per_investigator,
        sub=sub,
        traits=traits,
        unique=unique,
        weakness=weakness,
        basic=basic,
        quantity=quantity,
        set=set,
        victory=victory,
        abilities=abilities,
    )


def Location(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    shroud: int,
    clues: int,
    icon: str,
    connects: tuple[str, ...],
    per_investigator: bool = True,
    back_icon: str = "",
    back_connects: tuple[str, ...] = (),
    sub: tuple[str, str] = ("", ""),
    traits: tuple[TraitIs, ...] = (),
    victory: int = -1,
    quantity: int = 1,
    set: str = "",
    abilities: tuple[Has, ...] = (),
) -> Title:
    """A location: its own icon and those that it connects to, revealed and on its other side where they differ."""
    return Title(
        names.LOCATION,
        id,
        code,
        en,
        fr,
        shroud=shroud,
        clues=clues,
        icon=icon,
        connects=connects,
        per_investigator=per_investigator,
        back_icon=back_icon,
        back_connects=back_connects or connects,
        sub=sub,
        traits=traits,
        victory=victory,
        quantity=quantity,
        set=set,
        abilities=abilities,
    )


def Act(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    stage: int,
    set: str,
    clues: int = -1,
    per_investigator: bool = True,
    back: tuple[str, str] = ("", ""),
    abilities: tuple[Has, ...] = (),
) -> Title:
    """An act; without clues it says itself how it advances."""
    return Title(
        names.ACT,
        id,
        code,
        en,
        fr,
        stage=stage,
        set=set,
        clues=clues,
        per_investigator=per_investigator,
        back=back,
        abilities=abilities,
    )


def Agenda(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    stage: int,
    doom: int,
    set: str,
    back: tuple[str, str] = ("", ""),
    abilities: tuple[Has, ...] = (),
) -> Title:
    """An agenda."""
    return Title(
        names.AGENDA,
        id,
        code,
        en,
        fr,
        stage=stage,
        doom=doom,
        set=set,
        back=back,
        abilities=abilities,
    )


def Scenario(
    id: str,
    *,
    code: str,
    en: str,
    fr: str,
    set: str,
    abilities: tuple[Has, ...] = (),
) -> Title:
    """A scenario reference card, both of its sides."""
    return Title(
        names.SCENARIO,
        id,
        code,
        en,
        fr,
        set=set,
        abilities=abilities,
    )
