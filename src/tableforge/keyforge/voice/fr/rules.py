"""French for what a card has for good or for a time: modifiers, permissions, prohibitions, durations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.amounts import in_full, quantity
from tableforge.keyforge.voice.fr.conditions import given
from tableforge.keyforge.voice.fr.events import event
from tableforge.keyforge.voice.fr.flow import has
from tableforge.keyforge.voice.fr.lexicon import (
    AOMBRE,
    CARTE,
    CLE,
    DEGAT,
    ETAPE,
    POINT_ARMURE,
    STEPS,
    ZONES,
    keyword,
    the_house,
)
from tableforge.keyforge.voice.fr.nouns import key_of, owned, player
from tableforge.keyforge.voice.fr.sets import (
    CHAQUE,
    DE,
    DES,
    LES,
    PROCHAIN,
    SETS,
    UN,
    any_of,
    cards,
    counting,
    number,
    reference,
)
from tableforge.keyforge.voice.fr.talk import ABILITIES, AMOUNTS, CONDITIONS, EFFECTS, LASTING, ONCE, Talk, Way
from tableforge.keyforge.voice.fr.targets import what
from tableforge.keyforge.voice.phrases import OPENINGS, statement
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.fr import (
    BARE_NE,
    NP,
    VP,
    Clause,
    agree,
    do,
    join,
    listed,
    modal,
    np,
    passive,
    sentences,
    text_of,
    under,
    verb,
)
from tableforge.tongue.text import format_signed
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ constant effects
def subject(s: Talk, x: w.Target | SetNode) -> NP:
    """What a statement speaks of: elle when it was just named."""
    if isinstance(x, w.Target):
        out = what(s, x)
        s.sets_it(out)
        return out
    key = key_of(x)
    if key:
        known = s.is_topic(key)
        ref = s.this if key == "this" else reference(s, x)  # a title has no gender to agree with
        return ref.pronoun if known else ref
    return the_set(s, x)


def the_set(s: Talk, x: SetNode) -> NP:
    """All cards of a set: les créatures alliées, or elles when just named."""
    out = cards(s, x, LES)
    known, s.topic = s.topic == repr(x), repr(x)
    return out.pronoun if known else out


def states(s: Talk, x: w.What, vp: VP, no: str = "") -> Clause:
    """A statement about cards."""
    who = subject(s, x)
    verb = VP.negate(join(vp.clitic, vp.verb.form(who)), no)
    return Clause(vp.present(who, no), who=repr(x), verb=verb, rest=vp.rest)


@ABILITIES.says(w.Gets)
def gets(s: Talk, x: w.Gets) -> list[Clause]:
    who = subject(s, x.who)
    gotten = [(n, f"en {noun}") for n, noun in ((x.power, "puissance"), (x.armor, "armure")) if n is not None]
    less = any(isinstance(n, q.Number) and n.n < 0 for n, _ in gotten)
    vp = do("subir" if less else "gagner", listed([bonus(s, n, of) for n, of in gotten]))
    return [Clause(vp.present(who), who=repr(x.who), verb=vp.verb.form(who), rest=vp.rest)]


def bonus(s: Talk, n: q.Amount, of: str) -> str:
    """+2 en puissance; +1 en puissance pour chaque créature voisine."""
    if isinstance(n, q.Number):
        return f"{format_signed(n.n)} {of}"
    if isinstance(n, q.Math) and n.op == "*" and isinstance(n.a, q.Number):
        return f"{format_signed(n.a.n)} {of} pour {AMOUNTS(s, n.b)}"
    return f"{format_signed(1)} {of} pour {AMOUNTS(s, n)}"


@ABILITIES.says(w.Gains)
def gains(s: Talk, x: w.Gains) -> list[Clause]:
    words = [keyword(k.name, k.n) for k in x.abilities if isinstance(k, q.KeywordIs)]
    quoted = [f"« {quote(s, a)} »" for a in x.abilities if not isinstance(a, q.KeywordIs)]
    if isinstance(x.who, w.Each) and any(isinstance(a, w.Labelled) and names.PLAY in a.labels for a in x.abilities):
        who = behind(cards(s, sideless(x.who.sel), CHAQUE), "que vous jouez")
        return [Clause(do("gagner", listed(words + quoted)).present(who))]
    return [states(s, x.who, do("gagner", listed(words + quoted)))]


def quote(s: Talk, ability: w.Has) -> str:
    """An ability as it stands between guillemets."""
    inner = Talk(None, s.id, s.title)
    inner.this = s.this
    return text_of(ABILITIES(inner, ability), True).removesuffix(".")


@ABILITIES.says(w.Loses)
def loses(s: Talk, x: w.Loses) -> list[Clause]:
    if w.TEXT in x.what:
        text = np(join("le texte de", subject(s, x.who).text))
        return [Clause(do("être", "considéré comme vide, à l’exception des traits").present(text))]
    said = from_row(s, x)
    if w.ARMOR in x.what:
        s.much = Way(POINT_ARMURE, "perdu")
    return said


@ABILITIES.says(w.CountsAs)
def counts_as(s: Talk, x: w.CountsAs) -> list[Clause]:
    if isinstance(x.what, q.HouseIs):
        return from_row(s, x)
    one = what(s, x.who)
    place = SETS(s, x.what).yes(one.fem, one.plural)
    return [states(s, x.who, do("être", f"{agree('considéré', one.fem, one.plural)} comme {place}"))]


@ABILITIES.says(w.YouControl, w.MaySpend)
def from_row(s: Talk, x: w.Ability) -> list[Clause]:
    """What its row says whole."""
    p = split_clause(statement(x).text("fr"))

    def say(name: str, spec: str) -> str:
        return field(s, x, name, spec)

    if not p.subject:
        return [Clause(fill_fields(f"{p.verb} {p.rest}", say))]
    inf, _, more = p.verb.partition(" ")
    return [states(s, getattr(x, p.subject), do(inf, fill_fields(f"{more} {p.rest}", say)))]


def field(s: Talk, x: w.Ability, name: str, spec: str) -> str:
    """A field of such a row."""
    y = getattr(x, name)
    if isinstance(y, q.Number):
        return DEGAT.with_number(y.n)
    if isinstance(y, tuple):
        return listed([keyword(k.name, k.n) for k in y if isinstance(k, q.KeywordIs)])
    return the_house(y.name) if isinstance(y, q.HouseIs) else join(spec, any_of(s, y, LES).text)


@ABILITIES.says(w.PlayerNumber)
def player_number(s: Talk, x: w.PlayerNumber) -> list[Clause]:
    return [{names.KEY_COST_MOD: key_cost, names.HAND_SIZE_MOD: hand_size}[x.kind](s, x)]


def key_cost(s: Talk, x: w.PlayerNumber) -> Clause:
    keys = np("les clés", CLE, True) if x.who == w.each_player else owned(s, CLE, x.who, True)
    if isinstance(x.n, q.Number):
        cost = f"{format_signed(x.n.n)} {AOMBRE.form(abs(x.n.n) > 1)}"
    else:
        cost = f"+{quantity(s, x.n, AOMBRE).text}"
    return Clause(do("coûter", cost).present(keys))


def hand_size(s: Talk, x: w.PlayerNumber) -> Clause:
    assert isinstance(x.n, q.Number)
    who = player(s, x.who)
    step = owned(s, ETAPE, x.who).text
    hand = owned(s, ZONES[names.HAND], x.who).text
    n = abs(x.n.n)
    more = agree("supplémentaire", True, n > 1) if x.n.n > 0 else "de moins"
    vp = do("refaire", f"{hand} avec {CARTE.with_number(n)} {more} lors de {step} {STEPS['draw_step']}")
    return Clause(vp.imperative() if who.you else vp.present(who))


@ABILITIES.says(w.Enters)
def say_enters(s: Talk, x: w.Enters) -> list[Clause]:
    if s.lasting == ONCE:
        who = behind(cards(s, sideless(x.what), PROCHAIN), "que vous jouez")
    else:
        who = subject(s, x.what)
    return [Clause(do("entrer", f"en jeu {entering(s, x, who)}").present(who))]


def entering(s: Talk, x: w.Enters, who: NP) -> str:
    """How it enters play: redressée, sonnée, sous le contrôle de votre adversaire."""
    s.theirs = x.how == w.UNDER_OPPONENT
    if s.theirs:
        return "sous le contrôle de votre adversaire"
    return SETS(s, w.is_ready if x.how == w.READY else w.stunned).yes(who.fem, who.plural)


def behind(who: NP, more: str) -> NP:
    """With a qualifier behind the last of its conjuncts."""
    return replace(who, parts=(*who.parts[:-1], f"{who.parts[-1]} {more}"))


def sideless(x: SetNode) -> SetNode:
    """A set without its side: what you play is not said to be friendly."""
    if isinstance(x, q.Or):
        return q.Or(sideless(x.a), sideless(x.b))
    if isinstance(x, q.And):
        if isinstance(x.a, q.Side):
            return sideless(x.b)
        return sideless(x.a) if isinstance(x.b, q.Side) else q.And(sideless(x.a), sideless(x.b))
    return x


@ABILITIES.says(w.Toll)
def toll(s: Talk, x: w.Toll) -> list[Clause]:
    who, vp = event(s, x.event, UN, UN)
    much = quantity(s, x.n, AOMBRE).text
    price = do("perdre", much) if x.to == w.supply else do("payer", much, "vous" if x.to == w.you else "")
    return [Clause(f"{modal('devoir', price).present(who)} pour {vp.infinitive()}")]


@ABILITIES.says(w.FightDamage)
def fight_damage(s: Talk, x: w.FightDamage) -> list[Clause]:
    assert isinstance(x.n, q.Number)
    if x.plus:
        return from_row(s, x)
    who = reference(s, x.who)
    attacked = passive("attaquer", who).present(who.pronoun)
    when = join("quand", attacked) if x.attacked else "en combattant"
    if x.n.n == 0:
        return [states(s, x.who, do("infliger", f"aucun dégât {when}"), BARE_NE)]
    return [states(s, x.who, do("infliger", f"{DEGAT.with_number(x.n.n)} {when}"), "que")]


@ABILITIES.says(w.SkipStep)
def skip_step(s: Talk, x: w.SkipStep) -> list[Clause]:
    who = player(s, x.who)
    vp = do("sauter", f"{owned(s, ETAPE, x.who).text} {STEPS[x.step.name]}")
    return [Clause(vp.imperative() if who.you else vp.present(who))]


# ------------------------------------------------------------------ rules about events
@ABILITIES.says(w.EventRule)
def event_rule(s: Talk, x: w.EventRule) -> list[Clause]:
    return [EVENT_RULES[x.verb](s, x)]


def cannot(s: Talk, x: w.EventRule) -> Clause:
    """les créatures ennemies ne peuvent pas moissonner."""
    one_by_one = isinstance(x.event, q.Happening) and x.event.who == w.any_player and x.given is not None
    if x.n:
        s.bound = " par tour"
        who, vp = event(s, x.event, LES, counting(f"plus de {x.n}", x.n))
        s.bound = ""
    else:
        who, vp = event(s, x.event, UN if one_by_one else LES, DE)
    can = modal("pouvoir", vp)
    if x.given is not None:
        when = join("tant que", CONDITIONS(s, x.given)) if one_by_one else given(s, x.given)
        return Clause(f"{can.present(who, 'pas')} {when}")
    acting = repr(x.event.subj) if isinstance(x.event, q.Happening) and x.event.subj is not None else ""
    return Clause(can.present(who, "pas"), who=acting, verb=VP.negate(verb("pouvoir").form(who), "pas"), rest=can.rest)


def must(s: Talk, x: w.EventRule) -> Clause:
    """vous devez choisir …; les créatures utilisées doivent combattre si possible."""
    who, vp = event(s, x.event, LES, UN)
    if isinstance(x.event, q.Happening) and x.event.who is None:
        used = replace(who, parts=(f"{who.text} {agree('utilisé', who.fem, who.plural)}",))
        return Clause(f"{modal('devoir', vp).present(used)} si possible")
    return Clause(modal("devoir", vp).present(who))


def only(s: Talk, x: w.EventRule) -> Clause:
    """elles ne peuvent que combattre; cette créature ne peut attaquer que des créatures sonnées."""
    assert isinstance(x.event, q.Happening) and x.event.subj is not None
    who = subject(s, x.event.subj)
    _, vp = event(s, x.event, LES, DES)
    if vp.rest:
        return Clause(do("pouvoir", f"{vp.verb.inf} que {vp.rest}").present(who, BARE_NE), link="mais")
    return Clause(modal("pouvoir", vp).present(who, "que"), link="mais")


def allow(s: Talk, x: w.EventRule) -> Clause:
    """What may be done as if a card belonged to the active house."""
    e = x.event
    before = "" if x.given is None else f"à chacun de vos tours, {given(s, x.given)}, "
    if isinstance(e, q.Happening) and e.who is None and e.subj is not None:
        if e.kind == names.USES:
            used = used_cards(s, e.subj, x.cards)
            if s.theirs:
                return Clause(
                    join(verb("pouvoir").form(used), passive("utiliser", used).infinitive(), as_if_active(used))
                )
            return Clause(f"{before}vous pouvez utiliser {used.text} {as_if_active(used)}")
        who, vp = event(s, e, CHAQUE, UN)
        return Clause(f"{before}{modal('pouvoir', vp).present(who)} {as_if_active(who)}")
    who, vp = event(s, e, LES, UN if x.n == 1 else number(x.n) if x.n else DES)
    return Clause(f"{before}{modal('pouvoir', vp).present(who)}")


def used_cards(s: Talk, x: SetNode, most: int) -> NP:
    if most:
        some = cards(s, x, number(most))
        return replace(some, parts=(f"jusqu’à {some.text}",))
    return in_full(s, x) if key_of(x) else the_set(s, x)


def as_if_active(who: NP) -> str:
    belong = "appartenaient" if who.plural else "appartenait"
    return join("comme", join("si", who.subject), belong, "à la Maison active")


EVENT_RULES: Final[dict[str, Callable[[Talk, w.EventRule], Clause]]] = {
    "cannot": cannot,
    "must": must,
    "only": only,
    "allow": allow,
}


# ------------------------------------------------------------------ durations
def next_turn(s: Talk, x: w.For) -> str:
    if x.who == w.you:
        return "pendant votre prochain tour"
    text = join("pendant le prochain tour de", player(s, x.who).text)
    assert x.who is not None
    s.player = x.who.name
    return text


DURATIONS: Final[dict[int, Callable[[Talk, w.For], str]]] = {
    names.THIS_TURN: lambda s, x: "ce tour-ci" if x.times else OPENINGS["turn"].text("fr"),
    names.NEXT_TURN: next_turn,
    names.UNTIL_YOUR_TURN: lambda s, x: OPENINGS["until"].text("fr"),
}


@EFFECTS.says(w.For)
def say_for(s: Talk, x: w.For) -> list[Clause]:
    prefix = DURATIONS[x.expiry](s, x) if x.expiry in DURATIONS else ""
    before, s.lasting = s.lasting, ONCE if x.times else LASTING
    said = has(s, x.what)
    s.lasting = before
    if x.expiry == names.NEXT_TURN and said[0].text.startswith("il "):
        s.player = ""
        assert x.who is not None
        said[0] = replace(said[0], text=join(player(s, x.who).text, said[0].text.removeprefix("il ")))
        prefix = "pendant son prochain tour"
    if x.until is None:
        return under(prefix, said)
    *most, last = sentences(said, True)
    who, vp = event(s, x.until, UN, UN)
    return [Clause(text, full=True) for text in [*most, join(last, "jusqu’à ce que", vp.present(who))]]
