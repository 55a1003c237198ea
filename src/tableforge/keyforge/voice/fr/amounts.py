"""French for how much: 2 Aombres, 1 dégât pour chaque créature alliée, tout votre Aombre."""

from __future__ import annotations

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.lexicon import AOMBRE, CLE, DEGAT, MEASURES, RESERVE, the_house
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, owned, player
from tableforge.keyforge.voice.fr.sets import CHAQUE, DE, LES, cards, reference
from tableforge.keyforge.voice.fr.talk import AMOUNTS, Asked, Talk
from tableforge.keyforge.voice.phrases import BUT_A_HOUSE, COUNTED
from tableforge.tongue.fr import NP, Noun, Phrase, Quantity, agree, join
from tableforge.tongue.table import Table
from tableforge.words.amounts import Amount
from tableforge.words.node import SeatsNode, SetNode


# ------------------------------------------------------------------ amounts, counted one by one
@AMOUNTS.says(q.Count)
def count_amount(s: Talk, x: q.Count) -> str:
    return cards(s, x.of, CHAQUE).text


@AMOUNTS.says(q.HousesAmong)
def houses_among_amount(s: Talk, x: q.HousesAmong) -> str:
    but = "" if x.but is None else BUT_A_HOUSE.text("fr").format(house=the_house(x.but.name))
    return f"chaque {COUNTED[q.HousesAmong].text('fr').format(of=cards(s, x.of, LES).text, but=but)}"


@AMOUNTS.says(q.TraitsOf)
def traits_of_amount(s: Talk, x: q.TraitsOf) -> str:
    return f"chaque {COUNTED[q.TraitsOf].text('fr').format(of=Phrase(in_full(s, x.of).text))}"


@AMOUNTS.says(q.CardAmount)
def card_amount_amount(s: Talk, x: q.CardAmount) -> str:
    if x.what in MEASURES:
        return measure(s, x)
    unit = AOMBRE if x.what == "amber" else DEGAT
    where = s.it.stressed_one if key_of(x.of) == "it" else of_card(s, x.of)
    return f"chaque {unit.one} sur {where}"


@AMOUNTS.says(q.PlayerAmount)
def player_amount_amount(s: Talk, x: q.PlayerAmount) -> str:
    if x.what == "amber":
        return join("chaque Aombre de", owned(s, RESERVE, x.who).text)
    if x.what == "keys":
        by_you = name_of(x.who) == "you"
        return "chaque clé que vous avez forgée" if by_you else f"chaque clé forgée par {player(s, x.who).text}"
    return join("chacune de", f"{owned(s, CLE, x.who, True).text} non forgées")


@AMOUNTS.says(q.Register)
def register_amount(s: Talk, x: q.Register) -> str:
    if x.name == "chosen_number":
        return "le nombre choisi"
    return f"chaque {s.much.noun.one} {agree(s.much.done, s.much.noun.fem, False)} de la sorte"


@AMOUNTS.says(q.Math)
def math_amount(s: Talk, x: q.Math) -> str:
    if isinstance(x.a, q.Count) and isinstance(x.b, q.Count):
        if (x.a.of, x.b.of) == (w.friendly.creature, w.enemy.creature):
            return "chaque créature que vous contrôlez de plus que votre adversaire"
        if (x.a.of, x.b.of) == (w.enemy.creature, w.friendly.creature):
            return "chaque créature que votre adversaire contrôle de plus que vous"
        return f"{AMOUNTS(s, x.a)} au-delà du nombre {cards(s, x.b.of, DE).text}"
    return f"{AMOUNTS(s, x.a)} {x.op} {AMOUNTS(s, x.b)}"


@AMOUNTS.says(q.Number)
def number_amount(s: Talk, x: q.Number) -> str:
    return str(x.n)


@AMOUNTS.says(q.Half)
def half_amount(s: Talk, x: q.Half) -> str:
    whole = measure(s, x.of) if isinstance(x.of, q.CardAmount) else AMOUNTS(s, x.of)
    return f"{join('la moitié de', whole)} (arrondie à l’inférieur)"


@AMOUNTS.says(q.AtMost)
def at_most_amount(s: Talk, x: q.AtMost) -> str:
    return f"{AMOUNTS(s, x.of)}, jusqu’à un maximum de {x.most}"


@AMOUNTS.says(q.CandidatePower)
def candidate_power_amount(s: Talk, x: q.CandidatePower) -> str:
    return "la puissance"


def measure(s: Talk, x: q.CardAmount) -> str:
    """A number printed on a card: sa puissance, la puissance de la créature adverse."""
    noun = MEASURES[x.what]
    if key_of(x.of) == s.topic:
        return s.reference(s.topic).own(noun)
    return join("la" if noun.fem else "le", noun.one, "de", reference(s, x.of).text)


def in_full(s: Talk, x: SetNode) -> NP:
    """A card named in full, and from here on spoken of."""
    out = reference(s, x)
    s.topic = key_of(x) or s.topic
    return out


def of_card(s: Talk, x: SetNode) -> str:
    """A card behind a preposition: elle, cette créature."""
    key = key_of(x)
    return reference(s, x).stressed_form if key and s.is_topic(key) else reference(s, x).text


# ------------------------------------------------------------------ amounts of something
QUANTITIES: Table[Talk, Quantity] = Table("French quantities")


def quantity(s: Talk, n: Amount, unit: Noun, pool: SeatsNode | None = None) -> Quantity:
    """2 Aombres; 1 dégât, pour chaque créature alliée; tout votre Aombre."""
    s.asked = Asked(unit, pool)
    return QUANTITIES(s, n)


def from_pool(s: Talk, n: Amount) -> str:
    """The pool that an amount speaks of, when it is the one it is taken from: votre Aombre."""
    pool = s.asked.pool
    if pool is None or not isinstance(n, q.PlayerAmount) or n.what != "amber":
        return ""
    if name_of(n.who) not in (name_of(pool), "they"):
        return ""
    return owned(s, AOMBRE, n.who).text


@QUANTITIES.says(q.Number)
def number_of_something(s: Talk, x: q.Number) -> Quantity:
    return Quantity(s.asked.unit.with_number(x.n))


@QUANTITIES.says(q.Count, q.HousesAmong, q.TraitsOf, q.Tally)
def count_of_something(s: Talk, x: q.Amount) -> Quantity:
    return Quantity(s.asked.unit.with_number(1), f"pour {AMOUNTS(s, x)}")


@QUANTITIES.says(q.CardAmount)
def card_amount_of_something(s: Talk, x: q.CardAmount) -> Quantity:
    unit = s.asked.unit
    if x.what in MEASURES:
        return Quantity(join(f"un montant {unit.of} égal à", AMOUNTS(s, x)))
    return Quantity(unit.with_number(1), f"pour {AMOUNTS(s, x)}")


@QUANTITIES.says(q.PlayerAmount)
def player_amount_of_something(s: Talk, x: q.PlayerAmount) -> Quantity:
    pool = from_pool(s, x)
    return Quantity(f"tout {pool}") if pool else Quantity(s.asked.unit.with_number(1), f"pour {AMOUNTS(s, x)}")


@QUANTITIES.says(q.Register)
def register_of_something(s: Talk, x: q.Register) -> Quantity:
    unit = s.asked.unit
    if x.name == "all":
        return Quantity(f"tout l’{unit.one}" if unit is AOMBRE else f"tous les {unit.form(True)}")
    if x.name == "that_much" and s.much.noun is not unit:
        return Quantity(unit.with_number(1), f"pour {AMOUNTS(s, x)}")
    return Quantity(f"autant {unit.of}")


@QUANTITIES.says(q.Math)
def math_of_something(s: Talk, x: q.Math) -> Quantity:
    unit = s.asked.unit
    if x.op == "*" and isinstance(x.a, q.Number):
        return Quantity(unit.with_number(x.a.n), f"pour {AMOUNTS(s, x.b)}")
    pool = from_pool(s, x.a)
    if x.op == "-" and pool and isinstance(x.b, q.Number):
        return Quantity(f"tout {pool} sauf {x.b.n}")
    if x.op == "+" and isinstance(x.b, q.Number):
        return Quantity(f"{unit.with_number(x.b.n)} {agree('supplémentaire', unit.fem, x.b.n > 1)}")
    return Quantity(unit.with_number(1), f"pour {AMOUNTS(s, x)}")


@QUANTITIES.says(q.Half)
def half_of_something(s: Talk, x: q.Half) -> Quantity:
    pool = from_pool(s, x.of)
    if pool:
        return Quantity(f"{join('la moitié de', pool)} (arrondie à l’inférieur)")
    return Quantity(join(f"un montant {s.asked.unit.of} égal à", AMOUNTS(s, x)))


@QUANTITIES.says(q.AtMost)
def at_most_of_something(s: Talk, x: q.AtMost) -> Quantity:
    inner = QUANTITIES(s, x.of)
    return Quantity(inner.core, f"{inner.tail}, jusqu’à un maximum de {s.asked.unit.with_number(x.most)}")
