"""What cards are like, what they have, and how sentences open, each language beside the other, where a text with fields says it.

`clauses.py` has what cards do.  What no text with fields can say has a function of its own in the files of each language.
"""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.tongue.clause import Row, Rows
from tableforge.words.node import SetNode

# What a part of a set says of its cards, and behind the stroke what its contrary says: before the colon where it stands in the
# noun phrase of the language.  `<it|them>` follows the number of cards; in French `<blessé>` agrees with them.
QUALITIES: Final = Rows({
    (q.Side, "friendly"): Row("side: friendly", "side: <allié> | side: <ennemi>"),
    (q.Side, "enemy"): Row("side: enemy", "side: <ennemi> | side: <allié>"),
    q.TraitIs: Row("trait: {name} | unlike: non-{name}", "trait: {name} | trait: non-{name}"),
    q.KeywordIs: Row(
        "state: {name} | after: without {name}",
        "place: <doté> du mot-clé {name} | place: <dépourvu> du mot-clé {name}",
    ),
    q.HasCounter: Row("after: with <a {kind} counter|{kind} counters>", "place: portant un {kind} | place: sans {kind}"),
    (q.Adjective, "flank"): Row(
        "place: flank | after: not on a flank",
        "place: <situé> sur un flanc | place: qui <n’est|ne sont> pas <situé> sur un flanc",
    ),
    (q.Adjective, "damaged"): Row("state: damaged | state: undamaged", "state: <blessé> | state: non <blessé>"),
    (q.Adjective, "is_ready"): Row("ready: ready | ready: exhausted", "state: <redressé> | state: <incliné>"),
    (q.Adjective, "stunned"): Row("ready: stunned | after: not stunned", "state: <sonné> | state: non <sonné>"),
    (q.Adjective, "with_amber"): Row(
        "after: with æmber on <it|them> | after: without æmber on <it|them>",
        "place: détenant de l’Aombre | place: ne détenant pas d’Aombre",
    ),
    (q.Adjective, "with_armor"): Row(
        "after: with armor | after: without armor", "place: <doté> d’une armure | place: sans armure"
    ),
    (q.Adjective, "odd_power"): Row(
        "after: with odd power | after: with even power", "power: de puissance impaire | power: de puissance paire"
    ),
    (q.Adjective, "even_power"): Row(
        "after: with even power | after: with odd power", "power: de puissance paire | power: de puissance impaire"
    ),
})  # fmt: skip

# What a card has for good or for a time; the notation is that of `clauses.py`.
STATEMENTS: Final = Rows({
    (w.CountsAs, "all houses"): Row("{who} belong to all houses", "{who} appartenir à {what}"),
    (w.CountsAs, "house"): Row("{who} belong to house {what}", "{who} appartenir à {what}"),
    (w.CountsAs, "flank"): Row("{who} be considered a flank creature"),
    (w.Loses, "keywords"): Row("{who} lose {what}", "{who} perdre {what}"),
    (w.Loses, "armor"): Row("{who} lose all of its armor", "{who} perdre toute son armure"),
    (w.FightDamage, "more"): Row("{who} deal +{n} damage", "{who} infliger +{n}"),
    (w.FightDamage, "none"): Row("{who} deal no damage {when}"),
    (w.FightDamage, "only"): Row("{who} only deal {n} damage {when}"),
    w.YouControl: Row("you control {what}", "vous contrôlez {what}"),
    w.MaySpend: Row(
        "you may spend æmber on {what} when forging keys", "vous pouvez dépenser l’Aombre {what:de} pour forger des clés"
    ),
})  # fmt: skip

# How an ability begins.
OPENINGS: Final = {
    "as played": Row("when you play this card", "lorsque vous jouez cette carte"),
    "start": Row("at the start of your turn", "au début de votre tour"),
    "end": Row("at the end of your turn", "à la fin de votre tour"),
    "turn": Row("for the remainder of the turn", "pour le reste du tour"),
    "until": Row("until the start of your next turn", "jusqu’au début de votre prochain tour"),
}

# Whose turn it is, and that it is not.
YOUR_TURN: Final = Row("it is your turn", "c’est votre tour")
NOT_YOUR_TURN: Final = Row("it is not your turn", "ce n’est pas votre tour")

# What is counted one by one.
COUNTED: Final = {
    q.HousesAmong: Row("house represented among {of}{but}", "Maison représentée parmi {of}{but}"),
    q.TraitsOf: Row("trait {of} has", "trait {of:de}"),
}
BUT_A_HOUSE: Final = Row(", except for {house}", ", à l’exception de {house}")


def quality(n: SetNode) -> Row | None:
    """The row of what a part of a set says of its cards, where there is one."""
    if isinstance(n, q.Side):
        return QUALITIES[q.Side, "enemy" if n.enemy else "friendly"]
    return QUALITIES.get((q.Adjective, n.name) if isinstance(n, q.Adjective) else type(n))


def statement(a: w.Has) -> Row:
    """The row of what a card has."""
    if isinstance(a, w.CountsAs):
        return STATEMENTS.of(a, "all houses" if a.what == w.ALL_HOUSES else "house" if isinstance(a.what, q.HouseIs) else "flank")
    if isinstance(a, w.Loses):
        return STATEMENTS.of(a, "armor" if w.ARMOR in a.what else "keywords")
    if isinstance(a, w.FightDamage):
        return STATEMENTS.of(a, "more" if a.plus else "none" if a.n == q.Number(0) else "only")
    return STATEMENTS.of(a)


def sides(row: Row, lang: str) -> tuple[str, str]:
    """What is said of cards, and what of those that are not so; "" where the language has no such words."""
    so, _, not_so = row.text(lang).partition(" | ")
    return so, not_so

