"""What cards are like, what they have, and how sentences open, each language beside the other, where a text with fields says it.

`clauses.py` has what cards do.  What no text with fields can say has a function of its own in the files of each language.
"""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.tongue.clause import ClauseRow, Rows
from tableforge.words.node import SetNode

# What a part of a set says of its cards, and behind the stroke what its contrary says: before the colon where it stands in the
# noun phrase of the language.  `<it|them>` follows the number of cards; in French `<blessé>` agrees with them.
QUALITIES: Final = Rows(
    {
        (q.Side, "friendly"): ClauseRow("side: friendly", "side: <allié> | side: <ennemi>"),
        (q.Side, "enemy"): ClauseRow("side: enemy", "side: <ennemi> | side: <allié>"),
        q.TraitIs: ClauseRow("trait: {name} | unlike: non-{name}", "trait: {name} | trait: non-{name}"),
        q.KeywordIs: ClauseRow(
            "state: {name} | after: without {name}",
            "place: <doté> du mot-clé {name} | place: <dépourvu> du mot-clé {name}",
        ),
        q.HasCounter: ClauseRow(
            "after: with <a {kind} counter|{kind} counters>", "place: portant un {kind} | place: sans {kind}"
        ),
        (q.Adjective, "flank"): ClauseRow(
            "place: flank | after: not on a flank",
            "place: <situé> sur un flanc | place: qui <n’est|ne sont> pas <situé> sur un flanc",
        ),
        (q.Adjective, "damaged"): ClauseRow(
            "state: damaged | state: undamaged", "state: <blessé> | state: non <blessé>"
        ),
        (q.Adjective, "is_ready"): ClauseRow("ready: ready | ready: exhausted", "state: <redressé> | state: <incliné>"),
        (q.Adjective, "stunned"): ClauseRow(
            "ready: stunned | after: not stunned", "state: <sonné> | state: non <sonné>"
        ),
        (q.Adjective, "with_amber"): ClauseRow(
            "after: with æmber on <it|them> | after: without æmber on <it|them>",
            "place: détenant de l’Aombre | place: ne détenant pas d’Aombre",
        ),
        (q.Adjective, "with_armor"): ClauseRow(
            "after: with armor | after: without armor", "place: <doté> d’une armure | place: sans armure"
        ),
        (q.Adjective, "odd_power"): ClauseRow(
            "after: with odd power | after: with even power", "power: de puissance impaire | power: de puissance paire"
        ),
        (q.Adjective, "even_power"): ClauseRow(
            "after: with even power | after: with odd power", "power: de puissance paire | power: de puissance impaire"
        ),
    }
)

# What a card has for good or for a time; the notation is that of `clauses.py`.
STATEMENTS: Final = Rows(
    {
        (w.CountsAs, "all houses"): ClauseRow("{who} belong to all houses", "{who} appartenir à {what}"),
        (w.CountsAs, "house"): ClauseRow("{who} belong to house {what}", "{who} appartenir à {what}"),
        (w.CountsAs, "flank"): ClauseRow("{who} be considered a flank creature"),
        (w.Loses, "keywords"): ClauseRow("{who} lose {what}", "{who} perdre {what}"),
        (w.Loses, "armor"): ClauseRow("{who} lose all of its armor", "{who} perdre toute son armure"),
        (w.FightDamage, "more"): ClauseRow("{who} deal +{n} damage", "{who} infliger +{n}"),
        (w.FightDamage, "none"): ClauseRow("{who} deal no damage {when}"),
        (w.FightDamage, "only"): ClauseRow("{who} only deal {n} damage {when}"),
        w.YouControl: ClauseRow("you control {what}", "vous contrôlez {what}"),
        w.MaySpend: ClauseRow(
            "you may spend æmber on {what} when forging keys",
            "vous pouvez dépenser l’Aombre {what:de} pour forger des clés",
        ),
    }
)

# How an ability begins.
OPENINGS: Final = {
    "as played": ClauseRow("when you play this card", "lorsque vous jouez cette carte"),
    "start": ClauseRow("at the start of your turn", "au début de votre tour"),
    "end": ClauseRow("at the end of your turn", "à la fin de votre tour"),
    "turn": ClauseRow("for the remainder of the turn", "pour le reste du tour"),
    "until": ClauseRow("until the start of your next turn", "jusqu’au début de votre prochain tour"),
}

# Whose turn it is, and that it is not.
YOUR_TURN: Final = ClauseRow("it is your turn", "c’est votre tour")
NOT_YOUR_TURN: Final = ClauseRow("it is not your turn", "ce n’est pas votre tour")

# What is counted one by one.
COUNTED: Final = {
    q.HousesAmong: ClauseRow("house represented among {of}{but}", "Maison représentée parmi {of}{but}"),
    q.TraitsOf: ClauseRow("trait {of} has", "trait {of:de}"),
}
BUT_A_HOUSE: Final = ClauseRow(", except for {house}", ", à l’exception de {house}")


def quality(n: SetNode) -> ClauseRow | None:
    """The row of what a part of a set says of its cards, where there is one."""
    if isinstance(n, q.Side):
        return QUALITIES[q.Side, "enemy" if n.enemy else "friendly"]
    return QUALITIES.get((q.Adjective, n.name) if isinstance(n, q.Adjective) else type(n))


def statement(a: w.Has) -> ClauseRow:
    """The row of what a card has."""
    if isinstance(a, w.CountsAs):
        return STATEMENTS.of(
            a, "all houses" if a.what == w.ALL_HOUSES else "house" if isinstance(a.what, q.HouseIs) else "flank"
        )
    if isinstance(a, w.Loses):
        return STATEMENTS.of(a, "armor" if w.ARMOR in a.what else "keywords")
    if isinstance(a, w.FightDamage):
        return STATEMENTS.of(a, "more" if a.plus else "none" if a.n == q.Number(0) else "only")
    return STATEMENTS.of(a)


def sides(row: ClauseRow, lang: str) -> tuple[str, str]:
    """What is said of cards, and what of those that are not so; "" where the language has no such words."""
    so, _, not_so = row.text(lang).partition(" | ")
    return so, not_so
