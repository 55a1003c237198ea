"""English for effects: what a card does, as clauses that sentences are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.clauses import ROWS
from tableforge.keyforge.voice.en.amounts import measured, quantity, share
from tableforge.keyforge.voice.en.clauses import from_row
from tableforge.keyforge.voice.en.nouns import owner, person
from tableforge.keyforge.voice.en.sets import flat, noun_of, one
from tableforge.keyforge.voice.en.talk import EFFECTS, Talk, Thing
from tableforge.keyforge.voice.en.targets import subject, target, yours
from tableforge.tongue.en import PLURAL, YOU, Clause, Person, Said, clause, together


@EFFECTS.says(w.LoseAmber)
def lose_amber(talk: Talk, e: w.LoseAmber) -> list[Said]:
    if not (isinstance(e.n, q.Math) and e.n.op == "-" and isinstance(e.n.b, q.Number)):
        return from_row(talk, e)
    who, most = person(talk, e.who), e.n.b.n
    return [clause(Person(f"{who.text} with {most + 1} æmber or more", who.form), "be reduced to", f"{most} æmber")]


@EFFECTS.says(w.CaptureAmber)
def capture_amber(talk: Talk, e: w.CaptureAmber) -> list[Said]:
    who = YOU if talk.imperative and e.by == w.this else subject(talk, e.by)
    m = measured(talk, e.n)
    what, tail = share(m, "æmber")
    if m.that_much and m.n == 1 and talk.much[0] == "æmber":
        what, tail = "it", ""
    side = ""
    if e.frm is not None:
        side = "from its own side"
    elif isinstance(e.by, w.Each) and not any(isinstance(p, q.Side) for p in flat(e.by.sel)):
        side = "from its opponent"
    return [clause(who, "capture", what, together(side, tail))]


# ------------------------------------------------------------------ damage
def damage(talk: Talk, n: q.Amount) -> tuple[str, str]:
    m = measured(talk, n)
    if m.that_much and m.n == 1 and talk.much[0] == "damage":
        return "that much damage", ""
    return quantity(m, "damage")


def again(talk: Talk, e: w.DealDamage) -> bool:
    """Whether the same cards have been dealt damage before."""
    return e.to in talk.hit and not isinstance(e.to, w.Pick)


@EFFECTS.says(w.DealDamage)
def deal_damage(talk: Talk, e: w.DealDamage) -> list[Said]:
    dealer = YOU if e.by is None else subject(talk, e.by)
    talk.dealer = e.by if isinstance(e.by, q.Ref) else None
    shared = isinstance(e.n, q.Number) or not isinstance(e.to, w.Target)
    what, tail = damage(talk, e.n) if shared and e.to not in (q.Ref("them"),) else ("", "")
    if isinstance(e.to, w.Both):
        to = f"to {f' and {what} to '.join([target(talk, t).text for t in e.to.targets])}"
    else:
        who = target(talk, e.to)
        to = f"to {'each of ' if who.form == PLURAL else ''}{who.text}"
    if not what:
        what, tail = damage(talk, e.n)
    if again(talk, e):
        what = f"an additional {what}"
    if talk.dealer is not None and tail.startswith("equal to"):
        what, tail = f"{what} {tail}", ""  # next to its verb: whose power it is
    talk.dealer = None
    talk.hit.append(e.to)
    splash = f", with {e.splash} damage splash" if e.splash else ""
    talk.much = ("damage", "dealt this way")
    talk.way = (talk.it.noun, "damaged")
    riders: list[Said] = ["this damage cannot be prevented by armor"] if e.ignoring_armor else []
    return [clause(dealer, "deal", what, together(to, splash, tail)), *riders]


@EFFECTS.says(w.HealDamage)
def heal_damage(talk: Talk, e: w.HealDamage) -> list[Said]:
    talk.much = ("damage", "healed this way")
    said = from_row(talk, e)
    talk.way = (talk.it.noun, "healed")
    return said


@EFFECTS.says(w.FightWithCard)
def fight_with(talk: Talk, e: w.FightWithCard) -> list[Said]:
    said = from_row(talk, e)
    talk.fought = True
    return said


@EFFECTS.says(w.TakeControlOf)
def take_control(talk: Talk, e: w.TakeControlOf) -> list[Said]:
    if e.give and e.what == w.this:
        return [clause(person(talk, w.opponent), "gain control of", target(talk, e.what).text)]
    return from_row(talk, e)


def discards(talk: Talk, e: w.MoveCards) -> list[Said]:
    """From a hand and from both decks its player discards; from elsewhere you do."""
    z = e.what.zone if isinstance(e.what, w.Top) else e.what.sel if isinstance(e.what, (w.Random, w.Each)) else None
    who = YOU
    if isinstance(z, q.Zone) and (z.zone == names.HAND or z.who == w.each_player or isinstance(e.what, w.Each)):
        who = person(talk, z.who)
    return [clause(who, "discard", target(talk, e.what).text)]


ARCHIVES_RIDER: Final = {
    False: "if {those} leaves your archives, it is put into its owner's hand instead",
    True: "if any of {those} leave your archives, they are put into their owner's hand instead",
}


def archives(talk: Talk, e: w.MoveCards) -> list[Said]:
    if e.whose is None:
        if isinstance(e.what, w.Pick) and e.what.sel == w.you.hand:  # "archive a card" means one from your hand
            e = replace(e, what=replace(e.what, sel=q.card))
        return from_row(talk, e)
    who = target(talk, e.what)
    said = clause(YOU, "put", who.text, f"into {owner(talk, e.whose)} archives")
    if e.whose != w.you:
        return [said]
    thing = Thing(talk.it.noun, who.form == PLURAL) if isinstance(e.what, w.Target) else Thing()
    many = thing.many or talk.scale != ""
    those = Thing(thing.noun, many).named().replace("those", "these")
    return [said, ARCHIVES_RIDER[many].format(those=those)]


def returns(talk: Talk, e: w.MoveCards) -> list[Said]:
    if isinstance(e.what, w.Pick) and isinstance(e.what.sel, q.Ref):
        return [clause(YOU, "put", target(talk, e.what).text, "into your hand")]
    if talk.found and e.what == w.it:
        talk.topic = w.it
        return [f"if you discard {talk.found} this way, put it into your hand"]
    return from_row(talk, e)


MOVED: Final = {
    "purge": "purged",
    "discard": "discarded",
    "archive": "archived",
    "return_to_hand": "returned",
    "put_on_deck": "put on a deck",
    "shuffle_into_deck": "shuffled",
}
MOVES: Final[dict[str, Callable[[Talk, w.MoveCards], list[Said]]]] = {
    "discard": discards,
    "archive": archives,
    "return_to_hand": returns,
}


@EFFECTS.says(w.MoveCards)
def move_cards(talk: Talk, e: w.MoveCards) -> list[Said]:
    talk.place = "from"
    said = MOVES.get(e.verb, from_row)(talk, e)
    talk.place = "in"
    talk.way = (talk.it.noun, MOVED[e.verb])
    return said


@EFFECTS.says(w.DiscardCardsUntil)
def discard_until(talk: Talk, e: w.DiscardCardsUntil) -> list[Said]:
    said = from_row(talk, e)
    talk.found = one(talk, e.sel)
    talk.it = Thing(noun_of(talk, e.sel))
    return said


@EFFECTS.says(w.PutCardsIntoPlay)
def put_into_play(talk: Talk, e: w.PutCardsIntoPlay) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    under = "" if yours(e.what) else f"under {owner(talk, e.under)} control"
    return [clause(YOU, "put", what, together("into play", under))]


@EFFECTS.says(w.PlayCard)
def play_card(talk: Talk, e: w.PlayCard) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    z = e.what.zone if isinstance(e.what, w.Top) else e.what.sel if isinstance(e.what, (w.Random, w.Pick)) else None
    if isinstance(z, q.Zone) and z.who == w.opponent:
        return [clause(YOU, "play", what, "as if it were yours")]
    # an order to play a card needs no leave of the active house, but a permission has to give it
    as_if = "as if it were in your hand and belonged to the active house" if talk.permitted else ""
    return [clause(YOU, "play", what, as_if)]


@EFFECTS.says(w.ForgeKey)
def forge_key(talk: Talk, e: w.ForgeKey) -> list[Said]:
    said = from_row(talk, e)
    if isinstance(e.extra, q.Math) and isinstance(said[0], Clause):
        scale = measured(talk, e.extra).tail()
        said[0] = replace(said[0], tail=f"{said[0].tail}, reduced by 1 æmber {scale}")
    return said


EFFECTS.fill(ROWS.said_in("en"), from_row)
