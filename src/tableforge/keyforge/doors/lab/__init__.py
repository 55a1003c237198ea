"""What a game of KeyForge leaves in the lab: keys and æmber turn by turn and, where they are kept, first hands and deeds."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tableforge.kernel.event import Event
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.lexicon import LEXICON
from tableforge.keyforge.names import CREATURE
from tableforge.keyforge.settings import MOST_CHAINS
from tableforge.keyforge.state import KeyForge
from tableforge.lab.parts import Column, Deed, KeptColumns, Rated, ReferenceField, Watch
from tableforge.table.sitting import Sitting
from tableforge.tongue.lexicon import MANY
from tableforge.tongue.text import Text

SIDES: Final = "ab"
MOST_COUNTED: Final = (
    32_767  # of æmber in a pool: cards can double it turn after turn, and such games grow beyond any column
)
MOST_DEEDS: Final = 1 << 53
MOST_A_TURN: Final = (
    10.0  # of what a deck does in a turn, on average of a game: one such game must not decide the mean of all
)
CARDS_KEPT: Final = "cards"
DEEDS_KEPT: Final = "deeds"
MEASURED: Final = ("aember", "forged", "creatures")  # turn by turn

# the first player is seat 0, so that both sides of a pair begin equally often
USUAL: Final[Mapping[str, Any]] = {"first": 0}


def of_each(name: str, kind: Any, title: Text, show: Any = "") -> tuple[Column, ...]:
    """A column for each side."""
    return tuple([Column(f"{name}_{side}", kind, title, show, k) for k, side in enumerate(SIDES)])


COLUMNS: Final = (
    Column("turns", "int", LEXICON.text_of("turn" + MANY), "length"),
    *of_each("keys", "int", LEXICON.text_of("key" + MANY), "mean"),
    *of_each("aember", "ints", Text("æmber in the pool", "Aombre en réserve"), "course"),
    *of_each("forged", "ints", Text("keys forged", "clés forgées"), "course"),
    *of_each("creatures", "ints", Text("creatures in play", "créatures en jeu"), "course"),
)
DEEDS: Final = (
    *of_each("own_turns", "int", Text("own turns", "tours joués")),
    *of_each("made", "long", Text("æmber gained and stolen", "Aombre gagné et volé"), "mean"),
    *of_each("taken", "long", Text("æmber taken from the rival", "Aombre pris au rival"), "mean"),
    *of_each("destroyed", "int", Text("enemy creatures destroyed", "créatures adverses détruites"), "mean"),
    *of_each("first_key", "int", Text("own turn of the first key; 0: none", "tour de la première clé ; 0 : aucune")),
)
KEEPS: Final[Mapping[str, KeptColumns]] = {
    CARDS_KEPT: KeptColumns(
        Text(
            "the cards of both first hands, as they were dealt",
            "les cartes des deux mains de départ, telles que reçues",
        ),
        of_each("first_hand", "texts", Text("first hand", "main de départ")),
    ),
    DEEDS_KEPT: KeptColumns(
        Text(
            "what each side did: æmber made and taken, creatures destroyed",
            "ce que chaque camp a fait : Aombre produit et pris, créatures détruites",
        ),
        DEEDS,
        traced=True,
    ),
}


class Looking:
    """Looks at the table whenever a turn has begun."""

    def __init__(self, keep: frozenset[str]) -> None:
        self.keep = keep
        self.turn = -1
        self.hands: list[list[str]] = []
        self.course: list[
            tuple[int, ...]
        ] = []  # as each turn began: æmber, keys and creatures of seat 0, then of seat 1

    def look(self, g: Sitting, /) -> None:
        """Note how both players stand where a turn has begun since the last look."""
        s = g.state
        assert isinstance(s, KeyForge)
        if s.turn == self.turn:
            return
        if self.turn < 0:
            self.hands = [[s.cards[i].d.id for i in q.hand] for q in s.players]
        self.turn = s.turn
        if s.turn:
            self.course.append(stands(s))

    def row(self, g: Sitting, seats: Sequence[int], /) -> dict[str, Any]:
        """Return what is kept of a game: how it stood from turn to turn, and what else was asked for."""
        s = g.state
        assert isinstance(s, KeyForge)
        self.course.append(stands(s))
        courses = [list(course) for course in zip(*self.course)]
        for course in (courses[0], courses[len(MEASURED)]):
            if max(course) > MOST_COUNTED:
                course[:] = [min(n, MOST_COUNTED) for n in course]
        out: dict[str, Any] = {"turns": s.turn}
        for side, seat in zip(SIDES, seats):
            out[f"keys_{side}"] = s.players[seat].keys
            for k, name in enumerate(MEASURED):
                out[f"{name}_{side}"] = courses[seat * len(MEASURED) + k]
            if CARDS_KEPT in self.keep:
                out[f"first_hand_{side}"] = self.hands[seat] if self.hands else []
            if DEEDS_KEPT in self.keep:
                out.update({f"{name}_{side}": n for name, n in deeds(g.events, seat)})
        return out


def stands(s: KeyForge) -> tuple[int, ...]:
    """What is measured turn by turn, of both players."""
    p, q = s.players
    return p.amber, p.keys, len(p.line), q.amber, q.keys, len(q.line)


def deeds(events: Sequence[Event], seat: int) -> Iterator[tuple[str, int]]:
    """What a seat did in a game, by its log: own turns, æmber made, æmber taken from the rival's reach, enemy creatures destroyed,
    and the own turn in which its first key was forged (0: none).
    """
    turns = made = taken = destroyed = first = 0
    for e in events:
        own = e.seat == seat
        if e.kind == "turn":
            turns += own
        elif e.kind == "gain":
            made += e.amount if own else 0
        elif e.kind == "steal":
            made += e.amount if own else 0
            taken += e.amount if own else 0
        elif e.kind == "capture":  # off the pool of the event's seat, onto a creature
            taken += e.amount if not own and e.things and e.things[0].whose == seat else 0
        elif e.kind == "lose":
            taken += e.amount if not own and e.by.whose == seat else 0
        elif e.kind == "destroy":
            destroyed += sum([x.whose != seat and CARDS[x.id].type == CREATURE for x in e.things])
        elif e.kind == "forge" and own and not first:
            first = turns
    made, taken = min(made, MOST_DEEDS), min(taken, MOST_DEEDS)
    yield from zip(("own_turns", "made", "taken", "destroyed", "first_key"), (turns, made, taken, destroyed, first))


def watch(keep: frozenset[str], /) -> Watch:
    """Somebody who looks on at a new game."""
    return Looking(keep)


# ---------------------------------------------------------------- how strong a deck is
FIELD: Final = Path(__file__).with_name("field-1.toml")
DECKS: Final = "decks"
STRENGTH_BOTS: Final = ("medium", "hard", "easy")
STRENGTH_KEEPS: Final = (CARDS_KEPT, DEEDS_KEPT)
HANDICAP: Final = ("chains", MOST_CHAINS)
HANDICAP_WORDS: Final = (LEXICON.text_of("chain"), LEXICON.text_of("chain" + MANY))
DEEDS_TOLD: Final = (
    Deed("made", Text("æmber made a turn", "Aombre produit par tour"), 2),
    Deed("taken", Text("æmber taken from the rival a turn", "Aombre pris au rival par tour"), 2),
    Deed("creatures", Text("creatures in play, on average", "créatures en jeu, en moyenne"), 1),
    Deed("destroyed", Text("enemy creatures destroyed a turn", "créatures adverses détruites par tour"), 2),
    Deed("first_key", Text("own turn of the first key", "tour de la première clé"), 1, less_is_better=True),
)


@cache
def field() -> ReferenceField:
    """The reference field of forged decks, as `bench/reference_field.py` rated it."""
    body = tomllib.loads(FIELD.read_text("utf-8"))
    decks = [Rated(d["deck"], d["elo"], d["margin"], d["games"], d["won"], d["deeds"]) for d in body["decks"]]
    return ReferenceField(
        body["name"],
        body["bot"],
        body["version"],
        body["engine"],
        body["made"],
        body["games"],
        body["margin"],
        body["seat"],
        tuple(decks),
    )


def did(row: Mapping[str, Any], side: str, /) -> Mapping[str, float]:
    """What a side did in a game, by its own turns."""
    turns = max(1, row[f"own_turns_{side}"])
    course = row[f"creatures_{side}"][:-1]  # as each turn began
    out = {name: min(MOST_A_TURN, row[f"{name}_{side}"] / turns) for name in ("made", "taken", "destroyed")}
    out["creatures"] = sum(course) / max(1, len(course))
    if row[f"first_key_{side}"]:
        out["first_key"] = row[f"first_key_{side}"]
    return out


def first_hand(row: Mapping[str, Any], side: str, /) -> Sequence[str]:
    """The cards of a side's first hand, as they were dealt."""
    hand: Sequence[str] = row[f"first_hand_{side}"]
    return hand


def card_title(card: str, lang: str, /) -> str:
    """What a card is called."""
    return CARDS[card].title(lang)
