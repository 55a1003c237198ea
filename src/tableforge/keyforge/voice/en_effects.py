"""English for effects: what a card does, as clauses that sentences are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names, words
from tableforge.keyforge.questions import (
    Amount,
    Math,
    Number,
    Or,
    Ref,
    Side,
    Who,
    Zone,
)
from tableforge.keyforge.questions import card as any_card
from tableforge.keyforge.voice.en_counts import many_cards, many_counters, measured, quantity, share, target
from tableforge.keyforge.voice.en_events import happening
from tableforge.keyforge.voice.en_grammar import (
    PLURAL,
    YOU,
    Person,
    Said,
    clause,
    participle,
    plural,
    together,
)
from tableforge.keyforge.voice.en_nouns import (
    IT,
    THIS,
    THIS_CREATURE,
    YOURSELF,
    cards,
    flat,
    noun_of,
    one,
    owner,
    person,
    ways_of,
    zone,
)
from tableforge.keyforge.voice.en_talk import EFFECTS, Talk, Thing
from tableforge.keyforge.words import Both, Each, Pick, Random, Target, Top, What

OPPONENT, EACH_PLAYER, SUPPLY = Who("opponent"), Who("each_player"), Who("supply")


# ------------------------------------------------------------------ æmber
@EFFECTS.says(words.GainAmber)
def _(talk: Talk, e: words.GainAmber) -> list[Said]:
    who = person(talk, e.who)
    m = measured(talk, e.n)
    if m.that_much and m.n == 1 and talk.much[0] == "æmber":
        return [clause(who, "gain", "that much æmber")]
    what, tail = ("æmber", f"equal to {m.equal}") if m.whole and m.equal and not m.that_much else quantity(m, "æmber")
    return [clause(who, "gain", what, tail)]


@EFFECTS.says(words.LoseAmber)
def _(talk: Talk, e: words.LoseAmber) -> list[Said]:
    who = person(talk, e.who)
    if isinstance(e.n, Math) and e.n.op == "-" and isinstance(e.n.b, Number):
        most = e.n.b.n
        return [clause(Person(f"{who.text} with {most + 1} æmber or more", who.form), "be reduced to", f"{most} æmber")]
    said = clause(who, "lose", *share(measured(talk, e.n), "æmber"))
    talk.much = ("æmber", "you lost this way" if who == YOU else "lost this way")
    return [said]


@EFFECTS.says(words.StealAmber)
def _(talk: Talk, e: words.StealAmber) -> list[Said]:
    said = clause(person(talk, e.who), "steal", *share(measured(talk, e.n), "æmber"))
    talk.much = ("æmber", "stolen this way")
    return [said]


def subject(talk: Talk, what: What) -> Person:
    """A card that does something itself."""
    who = target(talk, what)
    return Person("they", PLURAL) if who.text == "them" else who


@EFFECTS.says(words.CaptureAmber)
def _(talk: Talk, e: words.CaptureAmber) -> list[Said]:
    who = YOU if talk.imperative and e.by == THIS else subject(talk, e.by)
    m = measured(talk, e.n)
    what, tail = share(m, "æmber")
    if m.that_much and m.n == 1 and talk.much[0] == "æmber":
        what, tail = "it", ""
    side = ""
    if e.frm is not None:
        side = "from its own side"
    elif isinstance(e.by, Each) and not any(isinstance(p, Side) for p in flat(e.by.sel)):
        side = "from its opponent"
    return [clause(who, "capture", what, together(side, tail))]


@EFFECTS.says(words.MoveAmber)
def _(talk: Talk, e: words.MoveAmber) -> list[Said]:
    if isinstance(e.frm, Who):
        assert not isinstance(e.to, Who)
        n = f"{measured(talk, e.n).n} æmber"
        if e.frm == SUPPLY:
            return [clause(YOU, "place", n, f"from the common supply on {target(talk, e.to).text}")]
        return [clause(YOU, "move", n, f"from {owner(talk, e.frm)} pool to {target(talk, e.to).text}")]
    assert isinstance(e.to, Who)
    frm, m = target(talk, e.frm).text, measured(talk, e.n)
    n = m.whole or f"{m.n} æmber"
    if e.to == SUPPLY:
        return [clause(YOU, "discard", n, f"from {frm}")]
    return [clause(YOU, "move", n, f"from {frm} to {owner(talk, e.to)} pool")]


@EFFECTS.says(words.PayAmber)
def _(talk: Talk, e: words.PayAmber) -> list[Said]:
    who, m = person(talk, e.frm), measured(talk, e.n)
    what, tail = share(m, "æmber")
    return [clause(who, "give", f"{person(talk, e.to).text} {what}", tail, "must")]


@EFFECTS.says(words.Redistribute)
def _(talk: Talk, e: words.Redistribute) -> list[Said]:
    unit = "æmber" if e.what == words.AMBER else "damage"
    among = cards(talk, e.among).text
    return [clause(YOU, "redistribute", f"the {unit}", f"on {among} among {among}")]


# ------------------------------------------------------------------ damage
def damage(talk: Talk, n: Amount) -> tuple[str, str]:
    m = measured(talk, n)
    if m.that_much and m.n == 1 and talk.much[0] == "damage":
        return "that much damage", ""
    return quantity(m, "damage")


def again(talk: Talk, e: words.DealDamage) -> bool:
    """Whether the same cards have been dealt damage before."""
    return e.to in talk.hit and not isinstance(e.to, Pick)


@EFFECTS.says(words.DealDamage)
def _(talk: Talk, e: words.DealDamage) -> list[Said]:
    dealer = YOU if e.by is None else subject(talk, e.by)
    talk.dealer = e.by if isinstance(e.by, Ref) else None
    shared = isinstance(e.n, Number) or not isinstance(e.to, Target)
    what, tail = damage(talk, e.n) if shared and e.to not in (Ref("them"),) else ("", "")
    if isinstance(e.to, Both):
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


@EFFECTS.says(words.DivideDamage)
def _(talk: Talk, e: words.DivideDamage) -> list[Said]:
    said = clause(YOU, "deal", *damage(talk, e.n))
    return [said, f"you may divide this damage among {target(talk, e.among).text}"]


@EFFECTS.says(words.HealDamage)
def _(talk: Talk, e: words.HealDamage) -> list[Said]:
    talk.much = ("damage", "healed this way")
    if e.n is None:
        said = clause(YOU, "fully heal", target(talk, e.who).text)
    elif e.who in (THIS, THIS_CREATURE):
        said = clause(subject(talk, e.who), "heal", *damage(talk, e.n))
    else:
        what, tail = damage(talk, e.n)
        frm = f"from {target(talk, e.who).text}"
        said = clause(YOU, "heal", f"{'up to ' if e.up_to else ''}{what}", together(frm, tail))
    talk.way = (talk.it.noun, "healed")
    return [said]


# ------------------------------------------------------------------ cards in play
@EFFECTS.says(words.DestroyCards)
def _(talk: Talk, e: words.DestroyCards) -> list[Said]:
    verb = "sacrifice" if e.sacrifice else "destroy"
    who = YOU if e.by is None else person(talk, e.by)
    said = clause(who, verb, target(talk, e.what).text)
    talk.way = (talk.it.noun, participle(verb))
    return [said]


@EFFECTS.says(words.SetStatus)
def _(talk: Talk, e: words.SetStatus) -> list[Said]:
    said = clause(YOU, e.status, target(talk, e.what).text)
    talk.way = (talk.it.noun, participle(e.status))
    return [said]


@EFFECTS.says(words.PlaceCounters)
def _(talk: Talk, e: words.PlaceCounters) -> list[Said]:
    if e.remove:
        who = subject(talk, e.on)
        m = measured(talk, e.n)
        return [clause(who, "lose", many_counters(m.n, e.kind.name), m.tail())]
    on = target(talk, e.on).text
    m = measured(talk, e.n)
    what = many_counters(m.n, e.kind.name)
    if m.tail():
        return [clause(YOU, "give", f"{on} {what}", m.tail())]
    return [clause(YOU, "put", what, f"on {on}")]


@EFFECTS.says(words.FightWith)
def _(talk: Talk, e: words.FightWith) -> list[Said]:
    said = clause(YOU, "fight with", target(talk, e.what).text)
    talk.fought = True
    if e.against is not None:
        said = replace(said, tail=f"against {target(talk, e.against).text}")
    return [said]


@EFFECTS.says(words.UseCard)
def _(talk: Talk, e: words.UseCard) -> list[Said]:
    return [clause(YOU, "use", target(talk, e.what).text, "as if it were yours" if e.as_yours else "")]


@EFFECTS.says(words.TakeControl)
def _(talk: Talk, e: words.TakeControl) -> list[Said]:
    if e.give and e.what == THIS:
        return [clause(person(talk, OPPONENT), "gain control of", target(talk, e.what).text)]
    if e.give:
        return [clause(YOU, "give control of", target(talk, e.what).text, f"to {person(talk, OPPONENT).text}")]
    what = target(talk, e.what).text
    until = "" if e.until is None else f"until {happening(talk, e.until).finite()}"
    return [clause(YOU, "take control of", what, until)]


@EFFECTS.says(words.Swap)
def _(talk: Talk, e: words.Swap) -> list[Said]:
    a, b = target(talk, e.a).text, target(talk, e.b).text
    if isinstance(e.a, Zone):
        return [clause(YOU, "swap", f"{a} and {b}")]
    return [clause(YOU, "swap", a, f"with {b}" if "battleline" in b else f"with {b} in the battleline")]


@EFFECTS.says(words.MoveToFlank)
def _(talk: Talk, e: words.MoveToFlank) -> list[Said]:
    return [clause(YOU, "move", target(talk, e.what).text, "to either flank of its controller's battleline")]


# ------------------------------------------------------------------ cards between zones
def yours(what: What) -> bool:
    """Whether such cards go back to your own hand or deck."""
    sel = what.sel if isinstance(what, (Pick, Each, Random)) else what
    if isinstance(sel, Top):
        return sel.zone.who == YOURSELF
    if isinstance(sel, Target):
        return False
    parts = [q for p in flat(sel) for q in (ways_of(p) if isinstance(p, Or) else [p])]
    return any(p in (THIS, Side(False)) or (isinstance(p, Zone) and p.who == YOURSELF) for p in parts)


def home(what: What, who: Person, place: str) -> str:
    """Where cards go back to: your hand, its owner's hand, their owners' hands."""
    if yours(what) and what != THIS:  # this card may be another's
        return f"your {place}"
    return f"their owners' {plural(place)}" if who.form == PLURAL else f"its owner's {place}"


def way(talk: Talk, done: str) -> None:
    talk.way = (talk.it.noun, done)


def purges(talk: Talk, e: words.MoveCards) -> list[Said]:
    return [clause(YOU, "purge", target(talk, e.what).text)]


def discards(talk: Talk, e: words.MoveCards) -> list[Said]:
    """From a hand and from both decks its player discards; from elsewhere you do."""
    z = e.what.zone if isinstance(e.what, Top) else e.what.sel if isinstance(e.what, (Random, Each)) else None
    who = YOU
    if isinstance(z, Zone) and (z.zone == names.HAND or z.who == EACH_PLAYER or isinstance(e.what, Each)):
        who = person(talk, z.who)
    return [clause(who, "discard", target(talk, e.what).text)]


ARCHIVES_RIDER: Final = {
    False: "if {those} leaves your archives, it is put into its owner's hand instead",
    True: "if any of {those} leave your archives, they are put into their owner's hand instead",
}


def archives(talk: Talk, e: words.MoveCards) -> list[Said]:
    if e.whose is None:
        if isinstance(e.what, Pick) and e.what.sel == words.you.hand:  # "archive a card" means one from your hand
            e = replace(e, what=replace(e.what, sel=any_card))
        return [clause(YOU, "archive", target(talk, e.what).text)]
    who = target(talk, e.what)
    said = clause(YOU, "put", who.text, f"into {owner(talk, e.whose)} archives")
    if e.whose != YOURSELF:
        return [said]
    thing = Thing(talk.it.noun, who.form == PLURAL) if isinstance(e.what, Target) else Thing()
    many = thing.many or talk.scale != ""
    those = Thing(thing.noun, many).named().replace("those", "these")
    return [said, ARCHIVES_RIDER[many].format(those=those)]


def returns(talk: Talk, e: words.MoveCards) -> list[Said]:
    if isinstance(e.what, Pick) and isinstance(e.what.sel, Ref):
        return [clause(YOU, "put", target(talk, e.what).text, "into your hand")]
    if talk.found and e.what == IT:
        talk.topic = IT
        return [f"if you discard {talk.found} this way, put it into your hand"]
    who = target(talk, e.what)
    return [clause(YOU, "return", who.text, f"to {home(e.what, who, 'hand')}")]


def puts_on_deck(talk: Talk, e: words.MoveCards) -> list[Said]:
    who = target(talk, e.what)
    return [clause(YOU, "put", who.text, f"on top of {home(e.what, who, 'deck')}")]


def shuffles_in(talk: Talk, e: words.MoveCards) -> list[Said]:
    who = target(talk, e.what)
    return [clause(YOU, "shuffle", who.text, f"into {home(e.what, who, 'deck')}")]


MOVES: Final[dict[str, tuple[str, Callable[[Talk, words.MoveCards], list[Said]]]]] = {
    "purge": ("purged", purges),
    "discard": ("discarded", discards),
    "archive": ("archived", archives),
    "return_to_hand": ("returned", returns),
    "put_on_deck": ("put on a deck", puts_on_deck),
    "shuffle_into_deck": ("shuffled", shuffles_in),
}


@EFFECTS.says(words.MoveCards)
def _(talk: Talk, e: words.MoveCards) -> list[Said]:
    done, say = MOVES[e.verb]
    talk.place = "from"
    said = say(talk, e)
    talk.place = "in"
    way(talk, done)
    return said


@EFFECTS.says(words.DrawCards)
def _(talk: Talk, e: words.DrawCards) -> list[Said]:
    who = person(talk, e.who)
    m = measured(talk, e.n)
    return [clause(who, "draw", many_cards(m.n), m.tail())]


@EFFECTS.says(words.RefillHand)
def _(talk: Talk, e: words.RefillHand) -> list[Said]:
    who = person(talk, e.who)
    their = owner(talk, e.who)
    return [clause(who, "refill", f"{their} hand", f"as if it were the end of {their} turn")]


@EFFECTS.says(words.ShuffleZone)
def _(talk: Talk, e: words.ShuffleZone) -> list[Said]:
    return [clause(YOU, "shuffle", zone(talk, e.zone))]


@EFFECTS.says(words.Search)
def _(talk: Talk, e: words.Search) -> list[Said]:
    where = cards(talk, e.zones).text
    what = target(talk, e.what).text
    it = "them" if isinstance(e.what, Each) else "it"
    return [clause(YOU, "search", where, f"for {what}, reveal {it}, and put {it} into your hand")]


@EFFECTS.says(words.ShowCards)
def _(talk: Talk, e: words.ShowCards) -> list[Said]:
    talk.place = "in" if e.look else "from"
    said = clause(YOU, "look at" if e.look else "reveal", target(talk, e.what).text)
    talk.place = "in"
    way(talk, "looked at" if e.look else "revealed")
    return [said]


@EFFECTS.says(words.DiscardUntil)
def _(talk: Talk, e: words.DiscardUntil) -> list[Said]:
    talk.found = one(talk, e.sel)
    talk.it = Thing(noun_of(talk, e.sel))
    until = f"from the top of your deck until you discard {talk.found} or run out of cards"
    return [clause(YOU, "discard", "cards", until)]


@EFFECTS.says(words.PutUnder)
def _(talk: Talk, e: words.PutUnder) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    return [clause(YOU, "put", what, f"facedown under {cards(talk, e.card).text}")]


@EFFECTS.says(words.PutIntoPlay)
def _(talk: Talk, e: words.PutIntoPlay) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    under = "" if yours(e.what) else f"under {owner(talk, e.under)} control"
    return [clause(YOU, "put", what, together("into play", under))]


@EFFECTS.says(words.PlayCard)
def _(talk: Talk, e: words.PlayCard) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    z = e.what.zone if isinstance(e.what, Top) else e.what.sel if isinstance(e.what, (Random, Pick)) else None
    if isinstance(z, Zone) and z.who == OPPONENT:
        return [clause(YOU, "play", what, "as if it were yours")]
    # an order to play a card needs no leave of the active house, but a permission has to give it
    as_if = "as if it were in your hand and belonged to the active house" if talk.permitted else ""
    return [clause(YOU, "play", what, as_if)]


# ------------------------------------------------------------------ keys
@EFFECTS.says(words.ForgeKey)
def _(talk: Talk, e: words.ForgeKey) -> list[Said]:
    who = person(talk, e.who)
    if e.extra is None:
        return [clause(who, "forge", "a key", "at no cost")]
    if e.extra == Number(0):
        return [clause(who, "forge", "a key", "at current cost")]
    m = measured(talk, e.extra)
    less = f", reduced by 1 æmber {m.tail()}" if isinstance(e.extra, Math) else ""
    return [clause(who, "forge", "a key", f"at +{m.n} æmber current cost{less}")]


@EFFECTS.says(words.UnforgeKey)
def _(talk: Talk, e: words.UnforgeKey) -> list[Said]:
    return [clause(YOU, "unforge", "it")]


@EFFECTS.says(words.GainChains)
def _(talk: Talk, e: words.GainChains) -> list[Said]:
    who = person(talk, e.who)
    m = measured(talk, e.n)
    return [clause(who, "gain", f"{m.n} chain{'' if m.n == 1 else 's'}", m.tail())]
