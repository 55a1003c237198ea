"""French for the flow of an ability: clauses into sentences, choices, conditions, loops."""

from __future__ import annotations

from dataclasses import replace

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.conditions import given
from tableforge.keyforge.voice.fr.lexicon import DOMAINS
from tableforge.keyforge.voice.fr.nouns import key_of, player
from tableforge.keyforge.voice.fr.sets import CHAQUE, UN, cards
from tableforge.keyforge.voice.fr.talk import ABILITIES, AMOUNTS, CONDITIONS, EFFECTS, Talk
from tableforge.keyforge.voice.fr.targets import acted_on
from tableforge.tongue.fr import Clause, do, join, listed, np, sentences, text_of, typeset, under, you_do
from tableforge.words.node import SeatsNode, SetNode


def in_order(s: Talk, words: tuple[w.Effect, ...], together: bool = True) -> list[Clause]:
    """Effects one after the other."""
    out: list[Clause] = []
    for k, e in enumerate(words):
        s.used = False
        if k and not together:
            s.player = ""
        found, s.found = s.found, ""
        s.finding = bool(found)
        said = EFFECTS(s, e)
        if s.for_each:
            said[0] = per(s, said[0])
        if found:
            said[0] = Clause(f"{found}, {said[0].text}", full=True)
        if s.used and not said[0].full:
            then = "puis" if k and isinstance(words[k - 1], w.UseCard) else ""
            said[0] = replace(said[0], glued=True, link=then)
        if s.used and together and k and isinstance(e, w.For) and len(said) == 1:
            said[0] = replace(said[0], full=False, link="et,")  # redressez-la et, pour le reste du tour, elle …
        out.extend(said)
    return out


def per(s: Talk, c: Clause) -> Clause:
    """A clause whose target is picked once for each of something."""
    each, s.for_each = f"pour {s.for_each}", ""
    if s.for_each_ends:  # as many of them as you like
        may = join("vous pouvez", c.inf, each)
        return replace(c, text=may, inf="", vous=may)
    return replace(c, text=f"{c.text} {each}", inf=c.inf and f"{c.inf} {each}", vous=c.vous and f"{c.vous} {each}")


@EFFECTS.says(w.Choose)
def choose(s: Talk, e: w.Choose) -> list[Clause]:
    if isinstance(e.what, w.Domain):
        of = "" if e.of is None else join("de la carte d’identité de", player(s, e.of).text)
        s.player = ""
        return [you_do(do("choisir", join(DOMAINS[e.what.name], of)))]
    obj = acted_on(s, e.what, "choisi")
    s.chosen = np(s.it.name, s.it.noun, s.it.many)
    s.topic = ""
    return [you_do(do("choisir", obj.np.text))]


@EFFECTS.says(w.If)
def when(s: Talk, e: w.If) -> list[Clause]:
    said = under(given(s, e.cond), in_order(s, e.effects))
    if e.otherwise:
        said += under("sinon", in_order(s, e.otherwise))
    return said


@EFFECTS.says(w.May)
def say_may(s: Talk, e: w.May) -> list[Clause]:
    s.permitted = True
    said = in_order(s, e.effects)
    s.permitted = False
    at_once = [c for c in said if not c.full]
    if not at_once or not all(c.inf for c in at_once):  # it is not you who acts
        return under("si vous le souhaitez", said)
    first = join("vous pouvez", listed([c.inf for c in at_once]))
    return [Clause(first, vous=first, glued=said[0].glued), *[c for c in said if c.full]]


@EFFECTS.says(w.IfDone)
def if_you_do(s: Talk, e: w.IfDone) -> list[Clause]:
    return under("si vous le faites", in_order(s, e.effects))


@EFFECTS.says(w.ChooseOne)
def choose_one(s: Talk, e: w.ChooseOne) -> list[Clause]:
    branches = []
    for branch in e.branches:
        s.topic = s.player = ""
        branches.append(", puis ".join(sentences(in_order(s, branch), True)))
    if len(branches) > 2:
        return [Clause(f"{', '.join(branches[:-1])} ou {branches[-1]}")]
    return [Clause(one_or_other(branches[0], branches[1]))]


def one_or_other(a: str, b: str) -> str:
    """Two clauses as a choice; with the same verb, what they share is said once."""
    one, two = a.split(" "), b.split(" ")
    if one[0] != two[0]:
        return f"{a} ou {b}"
    shared = 0
    while one[-1 - shared] == two[-1 - shared]:
        shared += 1
    return " ".join([*one[: len(one) - shared], "ou", *two[1:]])


@EFFECTS.says(w.ForEach)
def say_for_each(s: Talk, e: w.ForEach) -> list[Clause]:
    x = e.what
    before, s.in_loop = s.in_loop, True
    if isinstance(x, w.Pick):
        said = loop_of_picks(s, x, e.effects)
    else:
        said = under(loop_head(s, x), in_order(s, e.effects))
    s.in_loop = before
    return said


def loop_of_picks(s: Talk, x: w.Pick, body: tuple[w.Effect, ...]) -> list[Clause]:
    assert isinstance(x.n, q.Number)
    one = cards(s, x.sel, UN, more="différent")
    s.sets_it(one)
    pick = you_do(do("choisir", one.text))
    return under(f"{'jusqu’à ' if x.up_to else ''}{x.n.n} fois", [pick, *in_order(s, body)])


def loop_head(s: Talk, x: w.Target | SetNode | SeatsNode | q.Amount) -> str:
    """pour chaque créature alliée; 3 fois de suite; pour chaque joueur."""
    if isinstance(x, q.Who):
        s.player = x.name
        return "pour chaque joueur"
    if isinstance(x, q.Number):
        return f"{x.n} fois de suite"
    if isinstance(x, q.Amount):
        return f"pour {AMOUNTS(s, x)}"
    assert isinstance(x, SetNode)
    if key_of(x) == "it":
        one = "une" if s.it.fem else "un"
        s.it = replace(np("", s.it.noun), name=f"chac{one} d’{s.it.stressed_form}")
        s.topic = ""
        return f"l’{one} après l’autre"
    each = cards(s, x, CHAQUE)
    s.sets_it(replace(each, distributive=False))
    return f"pour {each.text}"


@EFFECTS.says(w.RepeatIf)
def repeat_if(s: Talk, e: w.RepeatIf) -> list[Clause]:
    if e.optional:
        return [Clause(join("vous pouvez répéter cet effet tant que", CONDITIONS(s, e.cond)), full=True)]
    what = "l’effet précédent une fois" if e.once else "cet effet"
    cond = given(s, e.cond)
    for has in ("possède", "contrôle"):
        cond = cond.replace(f"adversaire {has} ", f"adversaire {has} toujours ")
    return [Clause(join(do("répéter", what).imperative(), cond), full=True)]


@EFFECTS.says(w.Custom)
def custom(s: Talk, e: w.Custom) -> list[Clause]:
    text = e.text.text("fr")
    return [Clause(text[:1].lower() + text[1:])]


def line(s: Talk, *abilities: w.Has) -> str:
    """Abilities as one line of a text."""
    return typeset(text_of(has(s, abilities), True))


def has(s: Talk, abilities: tuple[w.Has, ...]) -> list[Clause]:
    return [c for a in abilities for c in ABILITIES(s, a)]
