"""English for effects: what a card does, as clauses that sentences are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en.amounts import many_cards, many_counters, measured, quantity, share
from tableforge.keyforge.voice.en.events import happening
from tableforge.keyforge.voice.en.lexicon import EACH_PLAYER, IT, OPPONENT, SUPPLY, THIS, THIS_CREATURE, YOURSELF
from tableforge.keyforge.voice.en.nouns import owner, person, zone
from tableforge.keyforge.voice.en.sets import cards, flat, noun_of, one, ways_of
from tableforge.keyforge.voice.en.talk import EFFECTS, Talk, Thing
from tableforge.keyforge.voice.en.targets import subject, target
from tableforge.tongue.en import PLURAL, YOU, Person, Said, clause, participle, plural, together


# ------------------------------------------------------------------ æmber
@EFFECTS.says(w.GainAmber)
def say_gain_amber(talk: Talk, e: w.GainAmber) -> list[Said]:
    who = person(talk, e.who)
    m = measured(talk, e.n)
    if m.that_much and m.n == 1 and talk.much[0] == "æmber":
        return [clause(who, "gain", "that much æmber")]
    what, tail = ("æmber", f"equal to {m.equal}") if m.whole and m.equal and not m.that_much else quantity(m, "æmber")
    return [clause(who, "gain", what, tail)]


@EFFECTS.says(w.LoseAmber)
def say_lose_amber(talk: Talk, e: w.LoseAmber) -> list[Said]:
    who = person(talk, e.who)
    if isinstance(e.n, q.Math) and e.n.op == "-" and isinstance(e.n.b, q.Number):
        most = e.n.b.n
        return [clause(Person(f"{who.text} with {most + 1} æmber or more", who.form), "be reduced to", f"{most} æmber")]
    said = clause(who, "lose", *share(measured(talk, e.n), "æmber"))
    talk.much = ("æmber", "you lost this way" if who == YOU else "lost this way")
    return [said]


@EFFECTS.says(w.StealAmber)
def say_steal_amber(talk: Talk, e: w.StealAmber) -> list[Said]:
    said = clause(person(talk, e.who), "steal", *share(measured(talk, e.n), "æmber"))
    talk.much = ("æmber", "stolen this way")
    return [said]


@EFFECTS.says(w.CaptureAmber)
def say_capture_amber(talk: Talk, e: w.CaptureAmber) -> list[Said]:
    who = YOU if talk.imperative and e.by == THIS else subject(talk, e.by)
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


@EFFECTS.says(w.MoveAmber)
def say_move_amber(talk: Talk, e: w.MoveAmber) -> list[Said]:
    if isinstance(e.frm, q.Who):
        assert not isinstance(e.to, q.Who)
        n = f"{measured(talk, e.n).n} æmber"
        if e.frm == SUPPLY:
            return [clause(YOU, "place", n, f"from the common supply on {target(talk, e.to).text}")]
        return [clause(YOU, "move", n, f"from {owner(talk, e.frm)} pool to {target(talk, e.to).text}")]
    assert isinstance(e.to, q.Who)
    frm, m = target(talk, e.frm).text, measured(talk, e.n)
    n = m.whole or f"{m.n} æmber"
    if e.to == SUPPLY:
        return [clause(YOU, "discard", n, f"from {frm}")]
    return [clause(YOU, "move", n, f"from {frm} to {owner(talk, e.to)} pool")]


@EFFECTS.says(w.PayAmber)
def say_pay_amber(talk: Talk, e: w.PayAmber) -> list[Said]:
    who, m = person(talk, e.frm), measured(talk, e.n)
    what, tail = share(m, "æmber")
    return [clause(who, "give", f"{person(talk, e.to).text} {what}", tail, "must")]


@EFFECTS.says(w.RedistributeTokens)
def say_redistribute(talk: Talk, e: w.RedistributeTokens) -> list[Said]:
    unit = "æmber" if e.what == w.AMBER else "damage"
    among = cards(talk, e.among).text
    return [clause(YOU, "redistribute", f"the {unit}", f"on {among} among {among}")]


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
def say_deal_damage(talk: Talk, e: w.DealDamage) -> list[Said]:
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


@EFFECTS.says(w.DivideDamage)
def say_divide_damage(talk: Talk, e: w.DivideDamage) -> list[Said]:
    said = clause(YOU, "deal", *damage(talk, e.n))
    return [said, f"you may divide this damage among {target(talk, e.among).text}"]


@EFFECTS.says(w.HealDamage)
def say_heal_damage(talk: Talk, e: w.HealDamage) -> list[Said]:
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
@EFFECTS.says(w.DestroyCards)
def say_destroy_cards(talk: Talk, e: w.DestroyCards) -> list[Said]:
    verb = "sacrifice" if e.sacrifice else "destroy"
    who = YOU if e.by is None else person(talk, e.by)
    said = clause(who, verb, target(talk, e.what).text)
    talk.way = (talk.it.noun, participle(verb))
    return [said]


@EFFECTS.says(w.ChangeStatus)
def say_set_status(talk: Talk, e: w.ChangeStatus) -> list[Said]:
    said = clause(YOU, e.status, target(talk, e.what).text)
    talk.way = (talk.it.noun, participle(e.status))
    return [said]


@EFFECTS.says(w.PlaceCounters)
def say_place_counters(talk: Talk, e: w.PlaceCounters) -> list[Said]:
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


@EFFECTS.says(w.FightWithCard)
def say_fight_with(talk: Talk, e: w.FightWithCard) -> list[Said]:
    said = clause(YOU, "fight with", target(talk, e.what).text)
    talk.fought = True
    if e.against is not None:
        said = replace(said, tail=f"against {target(talk, e.against).text}")
    return [said]


@EFFECTS.says(w.UseCard)
def say_use_card(talk: Talk, e: w.UseCard) -> list[Said]:
    return [clause(YOU, "use", target(talk, e.what).text, "as if it were yours" if e.as_yours else "")]


@EFFECTS.says(w.TakeControlOf)
def say_take_control(talk: Talk, e: w.TakeControlOf) -> list[Said]:
    if e.give and e.what == THIS:
        return [clause(person(talk, OPPONENT), "gain control of", target(talk, e.what).text)]
    if e.give:
        return [clause(YOU, "give control of", target(talk, e.what).text, f"to {person(talk, OPPONENT).text}")]
    what = target(talk, e.what).text
    until = "" if e.until is None else f"until {happening(talk, e.until).finite()}"
    return [clause(YOU, "take control of", what, until)]


@EFFECTS.says(w.SwapCards)
def say_swap(talk: Talk, e: w.SwapCards) -> list[Said]:
    a, b = target(talk, e.a).text, target(talk, e.b).text
    if isinstance(e.a, q.Zone):
        return [clause(YOU, "swap", f"{a} and {b}")]
    return [clause(YOU, "swap", a, f"with {b}" if "battleline" in b else f"with {b} in the battleline")]


@EFFECTS.says(w.MoveCardToFlank)
def say_move_to_flank(talk: Talk, e: w.MoveCardToFlank) -> list[Said]:
    return [clause(YOU, "move", target(talk, e.what).text, "to either flank of its controller's battleline")]


# ------------------------------------------------------------------ cards between zones
def yours(what: w.What) -> bool:
    """Whether such cards go back to your own hand or deck."""
    sel = what.sel if isinstance(what, (w.Pick, w.Each, w.Random)) else what
    if isinstance(sel, w.Top):
        return sel.zone.who == YOURSELF
    if isinstance(sel, w.Target):
        return False
    parts = [x for p in flat(sel) for x in (ways_of(p) if isinstance(p, q.Or) else [p])]
    return any(p in (THIS, q.Side(False)) or (isinstance(p, q.Zone) and p.who == YOURSELF) for p in parts)


def home(what: w.What, who: Person, place: str) -> str:
    """Where cards go back to: your hand, its owner's hand, their owners' hands."""
    if yours(what) and what != THIS:  # this card may be another's
        return f"your {place}"
    return f"their owners' {plural(place)}" if who.form == PLURAL else f"its owner's {place}"


def way(talk: Talk, done: str) -> None:
    talk.way = (talk.it.noun, done)


def purges(talk: Talk, e: w.MoveCards) -> list[Said]:
    return [clause(YOU, "purge", target(talk, e.what).text)]


def discards(talk: Talk, e: w.MoveCards) -> list[Said]:
    """From a hand and from both decks its player discards; from elsewhere you do."""
    z = e.what.zone if isinstance(e.what, w.Top) else e.what.sel if isinstance(e.what, (w.Random, w.Each)) else None
    who = YOU
    if isinstance(z, q.Zone) and (z.zone == names.HAND or z.who == EACH_PLAYER or isinstance(e.what, w.Each)):
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
        return [clause(YOU, "archive", target(talk, e.what).text)]
    who = target(talk, e.what)
    said = clause(YOU, "put", who.text, f"into {owner(talk, e.whose)} archives")
    if e.whose != YOURSELF:
        return [said]
    thing = Thing(talk.it.noun, who.form == PLURAL) if isinstance(e.what, w.Target) else Thing()
    many = thing.many or talk.scale != ""
    those = Thing(thing.noun, many).named().replace("those", "these")
    return [said, ARCHIVES_RIDER[many].format(those=those)]


def returns(talk: Talk, e: w.MoveCards) -> list[Said]:
    if isinstance(e.what, w.Pick) and isinstance(e.what.sel, q.Ref):
        return [clause(YOU, "put", target(talk, e.what).text, "into your hand")]
    if talk.found and e.what == IT:
        talk.topic = IT
        return [f"if you discard {talk.found} this way, put it into your hand"]
    who = target(talk, e.what)
    return [clause(YOU, "return", who.text, f"to {home(e.what, who, 'hand')}")]


def puts_on_deck(talk: Talk, e: w.MoveCards) -> list[Said]:
    who = target(talk, e.what)
    return [clause(YOU, "put", who.text, f"on top of {home(e.what, who, 'deck')}")]


def shuffles_in(talk: Talk, e: w.MoveCards) -> list[Said]:
    who = target(talk, e.what)
    return [clause(YOU, "shuffle", who.text, f"into {home(e.what, who, 'deck')}")]


MOVES: Final[dict[str, tuple[str, Callable[[Talk, w.MoveCards], list[Said]]]]] = {
    "purge": ("purged", purges),
    "discard": ("discarded", discards),
    "archive": ("archived", archives),
    "return_to_hand": ("returned", returns),
    "put_on_deck": ("put on a deck", puts_on_deck),
    "shuffle_into_deck": ("shuffled", shuffles_in),
}


@EFFECTS.says(w.MoveCards)
def say_move_cards(talk: Talk, e: w.MoveCards) -> list[Said]:
    done, say = MOVES[e.verb]
    talk.place = "from"
    said = say(talk, e)
    talk.place = "in"
    way(talk, done)
    return said


@EFFECTS.says(w.DrawCards)
def say_draw_cards(talk: Talk, e: w.DrawCards) -> list[Said]:
    who = person(talk, e.who)
    m = measured(talk, e.n)
    return [clause(who, "draw", many_cards(m.n), m.tail())]


@EFFECTS.says(w.RefillHand)
def say_refill_hand(talk: Talk, e: w.RefillHand) -> list[Said]:
    who = person(talk, e.who)
    their = owner(talk, e.who)
    return [clause(who, "refill", f"{their} hand", f"as if it were the end of {their} turn")]


@EFFECTS.says(w.ShuffleZone)
def say_shuffle_zone(talk: Talk, e: w.ShuffleZone) -> list[Said]:
    return [clause(YOU, "shuffle", zone(talk, e.zone))]


@EFFECTS.says(w.Search)
def say_search(talk: Talk, e: w.Search) -> list[Said]:
    where = cards(talk, e.zones).text
    what = target(talk, e.what).text
    it = "them" if isinstance(e.what, w.Each) else "it"
    return [clause(YOU, "search", where, f"for {what}, reveal {it}, and put {it} into your hand")]


@EFFECTS.says(w.ShowCards)
def say_show_cards(talk: Talk, e: w.ShowCards) -> list[Said]:
    talk.place = "in" if e.look else "from"
    said = clause(YOU, "look at" if e.look else "reveal", target(talk, e.what).text)
    talk.place = "in"
    way(talk, "looked at" if e.look else "revealed")
    return [said]


@EFFECTS.says(w.DiscardCardsUntil)
def say_discard_until(talk: Talk, e: w.DiscardCardsUntil) -> list[Said]:
    talk.found = one(talk, e.sel)
    talk.it = Thing(noun_of(talk, e.sel))
    until = f"from the top of your deck until you discard {talk.found} or run out of cards"
    return [clause(YOU, "discard", "cards", until)]


@EFFECTS.says(w.PutCardsUnder)
def say_put_under(talk: Talk, e: w.PutCardsUnder) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    return [clause(YOU, "put", what, f"facedown under {cards(talk, e.card).text}")]


@EFFECTS.says(w.PutCardsIntoPlay)
def say_put_into_play(talk: Talk, e: w.PutCardsIntoPlay) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    under = "" if yours(e.what) else f"under {owner(talk, e.under)} control"
    return [clause(YOU, "put", what, together("into play", under))]


@EFFECTS.says(w.PlayCard)
def say_play_card(talk: Talk, e: w.PlayCard) -> list[Said]:
    talk.place = "from"
    what = target(talk, e.what).text
    talk.place = "in"
    z = e.what.zone if isinstance(e.what, w.Top) else e.what.sel if isinstance(e.what, (w.Random, w.Pick)) else None
    if isinstance(z, q.Zone) and z.who == OPPONENT:
        return [clause(YOU, "play", what, "as if it were yours")]
    # an order to play a card needs no leave of the active house, but a permission has to give it
    as_if = "as if it were in your hand and belonged to the active house" if talk.permitted else ""
    return [clause(YOU, "play", what, as_if)]


# ------------------------------------------------------------------ keys
@EFFECTS.says(w.ForgeKey)
def say_forge_key(talk: Talk, e: w.ForgeKey) -> list[Said]:
    who = person(talk, e.who)
    if e.extra is None:
        return [clause(who, "forge", "a key", "at no cost")]
    if e.extra == q.Number(0):
        return [clause(who, "forge", "a key", "at current cost")]
    m = measured(talk, e.extra)
    less = f", reduced by 1 æmber {m.tail()}" if isinstance(e.extra, q.Math) else ""
    return [clause(who, "forge", "a key", f"at +{m.n} æmber current cost{less}")]


@EFFECTS.says(w.UnforgeKey)
def say_unforge_key(talk: Talk, e: w.UnforgeKey) -> list[Said]:
    return [clause(YOU, "unforge", "it")]


@EFFECTS.says(w.GainChains)
def say_gain_chains(talk: Talk, e: w.GainChains) -> list[Said]:
    who = person(talk, e.who)
    m = measured(talk, e.n)
    return [clause(who, "gain", f"{m.n} chain{'' if m.n == 1 else 's'}", m.tail())]
