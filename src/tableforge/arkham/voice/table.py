"""The voice of the table: questions, options and the log, in English and French.

Sentences are data (`en/table.py`, `fr/table.py`); here it is found out which one is meant and what it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from tableforge.arkham import board, codes, odds, points, scenarios, skill
from tableforge.arkham.definition import CardDef
from tableforge.arkham.events import EVENTS, USES
from tableforge.arkham.frames import ActionFrame, Point
from tableforge.arkham.names import (
    ACT,
    AGENDA,
    AUTO_FAIL,
    CLUE,
    DAMAGE,
    DESIGNATORS,
    DO_ACTIVATE,
    DO_COMMIT,
    DO_FORCED,
    DO_PLAY,
    DO_REACT,
    DO_USE,
    ENEMY,
    FACES,
    FACTS,
    HAND,
    HORROR,
    LOCATION,
    MAP,
    THREAT,
    TOKEN_REVEALED,
    TOKENS,
    VERBS,
    WILD,
    ZONES,
)
from tableforge.arkham.scenarios.passages import FLAGS, passage
from tableforge.arkham.state import AFrame, Arkham
from tableforge.arkham.terms import KINDS
from tableforge.arkham.view import place as place_of
from tableforge.arkham.view import twins
from tableforge.arkham.voice import sides
from tableforge.arkham.voice.languages import tongue, voice
from tableforge.arkham.voice.shape import without_signs
from tableforge.arkham.voice.tongue import NOBODY_SAID, TableTongue, Telling, first_name
from tableforge.arkham.words import Has, Title
from tableforge.arkham.words.flow import ChooseOne
from tableforge.kernel.ask import DONE, PASS, RawDecision
from tableforge.kernel.core import State
from tableforge.kernel.event import Event
from tableforge.kernel.options import Options, Points
from tableforge.kernel.react import Fact
from tableforge.tongue.sentence import MOST_KEPT, YOU, choose_forms
from tableforge.words import asked
from tableforge.words.node import SetNode

Cards: TypeAlias = Callable[[str], CardDef]  # the card of an id; a voice knows none itself

TITLED: Final = frozenset([kind.name for kind in KINDS if kind.titled])
SHARED: Final = {f"{verb}-{token}": f"{verb}-uses" for verb in ("place", "remove") for token in USES}
WITH_PLACE: Final = ("spawns", "placed-at", "hunts", "moves-to", "disengages", "stays-behind", "attach")
# locations that look alike until they are revealed
UNREVEALED: Final = {"unrevealed-woods": ("Arkham Woods", "Bois d’Arkham")}


# ------------------------------------------------------------------ names
def name(d: CardDef, lang: str) -> str:
    """The card's title."""
    return tongue(lang).title(d)


@cache
def unrevealed(id: str) -> CardDef:
    """A location of which only the back is known."""
    return CardDef(id, "", LOCATION, *UNREVEALED[id])


def known(id: str, card: Cards) -> CardDef:
    """The card of an id, also of one that only shows its back."""
    return unrevealed(id) if id in UNREVEALED else card(id)


def person(seat: int, id: str, viewer: int | None, card: Cards, t: TableTongue) -> str:
    """What a viewer calls a seat: you, or the investigator by first name."""
    if seat < 0:
        return NOBODY_SAID
    return YOU if seat == viewer else first_name(t.title(card(id)))


def verb(name: str, lang: str) -> str:
    """What one does, without the card.

    >>> verb("end-turn", "fr")
    'Terminer le tour'
    """
    return tongue(lang).labels[name]


# ------------------------------------------------------------------ the log
def event(e: Event, card: Cards, seat: int | None, lang: str, how: str = "") -> str:
    """What happened, told to a seat or to a spectator (None); cards that the viewer may not see are not named.

    `how` names another sentence of its kind than its own: one that tells what came of it, too.
    """
    return sentence(e, card, e.is_seen_by(seat), seat if seat == e.seat else None, lang, how)


@lru_cache(maxsize=MOST_KEPT)
def sentence(e: Event, card: Cards, seen: bool, viewer: int | None, lang: str, how: str) -> str:
    """The words of an event for all who see the same of it: its cards or not; a viewer is named where it is their own doing."""
    t = tongue(lang)
    things: list[CardDef] = []
    if seen:
        things = [known(x.id, card) for x in e.things]
        if e.kind in WITH_PLACE and e.things[0].host is not None:
            things.append(known(e.things[0].host.id, card))
    source = known(e.by.id, card) if e.source >= 0 else None
    by = e.source >= 0 and e.source not in e.cards and e.by.zone != "investigator"
    who = person(e.seat, e.who, viewer, card, t)
    told = Telling(
        f"{e.kind}:{how}" if how else row(e, viewer),
        who,
        tuple(things),
        len(e.cards),
        abs(e.amount),
        source,
        by,
        noted(e, card, t, lang),
        e.data,
    )
    return t.tell(told)


def row(e: Event, viewer: int | None) -> str:
    """The sentence that tells an event: of its kind, and how; tokens that only some cards hold share one."""
    if e.kind == "investigator" and e.seat != viewer:
        return "investigator:other"
    return SHARED.get(e.kind, e.sort)


def noted(e: Event, card: Cards, t: TableTongue, lang: str) -> str:
    """What the note of an event says, or what its amount stands for where that is no number."""
    sort, _, which = SORTS[e.kind].partition(":")
    if sort == "token" and which:
        return t.tokens[TOKENS.index(which)]
    if sort == "record":
        return recorded(e.note, card, t, lang)
    if sort == "card":
        return t.title(card(e.note))
    read = READ.get(sort)
    return e.note if read is None else read(e, t, lang)


def recorded(note: str, card: Cards, t: TableTongue, lang: str) -> str:
    """What is written into the campaign log: a card under its heading, or something that has come to pass."""
    section, _, id = note.partition("/")
    return t.labels[section].format(card=t.title(card(id))) if id else FLAGS[note].text(lang)


SORTS: Final = {kind.name: kind.note for kind in EVENTS}
READ: Final[dict[str, Callable[[Event, TableTongue, str], str]]] = {
    "face": lambda e, t, lang: t.face(e.amount),
    "faces": lambda e, t, lang: ", ".join([t.face(x) for x in reversed(e.data)]),
    "skill": lambda e, t, lang: t.skills[e.data[0]],
    "phase": lambda e, t, lang: t.phases[e.amount],
    "period": lambda e, t, lang: t.periods[e.amount],
    "passage": lambda e, t, lang: passage(e.note).text(lang),
    "scenario": lambda e, t, lang: scenarios.scenario(e.note).title.text(lang),
    "token": lambda e, t, lang: t.face(FACES.index(e.note)),
    "result": lambda e, t, lang: t.results[e.note],
}


# ------------------------------------------------------------------ questions
def question(s: State, d: RawDecision, lang: str) -> str:
    """What is being asked, as a full sentence, with the card that asks."""
    assert isinstance(s, Arkham)
    t = tongue(lang)
    kind = question_kind(s, d)
    about = d.about if type(d.about) is int else -1
    asked_about = s.cards[about].d if 0 <= about < len(s.cards) else None
    active = said(s, s.active, d.seat, t)
    sel = wanted(s, d) if d.kind == "target" else None
    text = choose_forms(t.questions[kind], s.active == d.seat, False, False).format_map(
        {
            **t.agreeing(asked_about),
            "card": "" if asked_about is None else t.thing(asked_about),
            "place": t.thing(shown(s, s.players[d.seat].at)) if d.kind == "act" else "",
            "n": t.count(amount(s, d)),
            "whose": t.whose(active),
            "de": t.whose(active),
            "moment": moment(s, d, t) if d.kind == "react" else "",
            "test": test(s, d, t) if kind in ("commit", "window:test") else "",
            "many": how_many(d, t) if d.kind == "target" else "",
            "phrase": "" if sel is None else voice(lang).phrase(sel, spoken(s, d.src)),
            "text": voice(lang).effect_text(asked.optional_part(frame(s)), spoken(s, d.src))
            if kind == "may:text"
            else "",
        }
    )
    if d.kind in TITLED and d.src >= 0:
        text = f"{t.title(shown(s, d.src))}{t.colon}{text}"
    return t.finish(text)


def question_kind(s: Arkham, d: RawDecision) -> str:
    """Which sentence of its kind asks the question."""
    if d.kind == "mulligan":
        return "mulligan:more" if picked(s) else "mulligan"
    if d.kind == "window":
        if skill.current(s) is not None:
            return "window:test"
        return "window:turn" if s.active not in (-1, d.seat) else "window"
    if d.kind == "may":
        return "may:deck" if type(d.about) is int else "may:text" if asked.optional_part(frame(s)) else "may"
    if d.kind == "target":
        return "target" if wanted(s, d) is None else "target:phrase"
    if d.kind == "contribute" and d.src >= 0 and s.cards[d.src].d.type not in (ACT, AGENDA):
        return "contribute:rest"
    return d.kind


def wanted(s: Arkham, d: RawDecision) -> SetNode | None:
    """The set that a target is chosen from."""
    if isinstance(d.about, SetNode):
        return d.about
    f = frame(s)
    return f.ability.target if isinstance(f, ActionFrame) and f.ability is not None else None


def frame(s: Arkham) -> AFrame:
    """What asks."""
    f = s.stack[-1]
    assert isinstance(f, AFrame)
    return f


def spoken(s: Arkham, i: int) -> Title | None:
    """The card as the voices know it, if there is one."""
    return titled(s.cards[i].d) if i >= 0 else None


@cache
def titled(d: CardDef) -> Title:
    """A card with all that its voices ask for."""
    return Title(d.type, d.id, d.code, d.en, d.fr, abilities=tuple([x for x in d.words if isinstance(x, Has)]))


def picked(s: Arkham) -> int:
    """How many picks have been made of the question at hand."""
    return len(s.stack[-1].ans)


def amount(s: Arkham, d: RawDecision) -> int:
    """The number in a question: actions left, points to assign, clues needed."""
    if d.kind == "act":
        return s.players[d.seat].actions
    if d.kind == "mulligan":
        return picked(s)
    if d.kind in ("assign-damage", "assign-horror", "hand-size", "contribute") and type(d.about) is int:
        return d.about
    return d.least


def how_many(d: RawDecision, t: TableTongue) -> str:
    """How many picks are due or allowed, where it is not just one."""
    if DONE in d.options:
        return t.questions["up-to"].format(n=d.most)
    return t.questions["all"].format(n=d.most) if d.most > 1 else ""


def said(s: Arkham, seat: int, viewer: int | None, t: TableTongue) -> str:
    """What a viewer calls a seat in a position."""
    if seat < 0:
        return NOBODY_SAID
    return YOU if seat == viewer else first_name(t.title(s.cards[s.players[seat].card].d))


def shown(s: Arkham, i: int) -> CardDef:
    """Card i as everybody sees it: a location may look like others."""
    id = s.shown(i)
    return unrevealed(id) if id in UNREVEALED else s.cards[i].d


def test(s: Arkham, d: RawDecision, t: TableTongue) -> str:
    """The test under way: whose, of which skill, against what."""
    f = skill.current(s)
    assert f is not None
    who = said(s, f.ctrl, d.seat, t)
    text = choose_forms(t.questions["test"], who == YOU, False, False)
    owner = t.whose(who)
    fields = {"whose": owner, "de": owner, "skill": t.noun(t.skills[f.skill])}
    told = text.format_map({**fields, "a": skill.value(s, f), "b": skill.difficulty(s, f)})
    chance = odds.odds(s)
    return told if chance is None else told + t.questions["odds"].format(percent=chance.percent)


def moment(s: Arkham, d: RawDecision, t: TableTongue) -> str:
    """What may be reacted to: what is about to happen, or what has happened."""
    p = s.stack[-1]
    assert isinstance(p, Point)
    return happening(s, p.facts[0], d.seat, t)


def happening(s: Arkham, fact: Fact, viewer: int, t: TableTongue) -> str:
    """A fact in a few words."""
    kind = FACTS[fact.kind]
    timed = kind in ("begins", "ends")
    who = said(s, fact.seat, viewer, t)
    card = fact.card if not timed else -1
    face = t.face(fact.amount) if fact.kind == TOKEN_REVEALED and 0 <= fact.amount <= AUTO_FAIL + 1 else "…"
    return choose_forms(t.moments[kind], who == YOU, False, fact.amount > 1).format_map(
        {
            **t.agreeing(shown(s, card) if card >= 0 and not hidden(s, card, viewer) else None),
            "who": t.who(who),
            "card": hidden_or(s, card, viewer, t),
            "n": t.count(fact.amount),
            "token": t.tokens[fact.at] if 0 <= fact.at < len(t.tokens) else "",
            "face": face,
            "period": t.periods[fact.amount] if timed else "",
        }
    )


def hidden_or(s: Arkham, i: int, viewer: int, t: TableTongue) -> object:
    """A card in a sentence; one that the viewer cannot see stays unnamed."""
    if i < 0:
        return ""
    return t.noun(t.labels["a-card"]) if hidden(s, i, viewer) else t.thing(shown(s, i))


def hidden(s: Arkham, i: int, viewer: int) -> bool:
    """Whether a card is in another's hand."""
    return s.cards[i].zone == HAND and s.cards[i].owner != viewer


# ------------------------------------------------------------------ options
class Speaker:
    """What plain options of a question say, in one language."""

    def __init__(self, s: Arkham, d: RawDecision, t: TableTongue) -> None:
        self.s = s
        self.d = d
        self.t = t
        self.viewer = None if d.seat < 0 else d.seat

    def end(self, key: str) -> str:
        return self.t.labels["mulligan:keep" if self.d.kind == "mulligan" and not picked(self.s) else key]

    def word(self, key: str) -> str:
        return self.t.labels[key]

    def number(self, n: int) -> str:
        return self.t.labels[self.d.kind].format(n=self.t.count(n))

    def seat(self, seat: int) -> str:
        name = first_name(self.t.title(self.s.cards[self.s.players[seat].card].d))
        return self.t.labels["yourself"].format(who=name) if seat == self.viewer else name

    def thing(self, card: int) -> str:
        return card_label(self.s, card, self.d, self.viewer, self.t)

    def deed(self, verb: str, card: int) -> str:
        return self.t.labels[verb].format(card=distinct(self.s, card, self.viewer, self.t) if card >= 0 else "")


def label(s: State, d: RawDecision, option: int, options: Options[Any], lang: str) -> str:
    """What an option says."""
    assert isinstance(s, Arkham)
    t = tongue(lang)
    odd = LABELS.get(options.points(d))
    if odd is None or option in (DONE, PASS):
        return t.finish(options.label(s, d, option, Speaker(s, d, t)))
    return t.finish(odd(s, d, option, options.key(s, d, option), lang))


def act_label(s: Arkham, d: RawDecision, option: int, key: str, lang: str) -> str:
    """What a seat would do, and with what."""
    t = tongue(lang)
    verb, i = codes.verb_of(option), codes.card_of(option)
    row = VERBS[verb]
    n = 0
    card = distinct(s, i, d.seat, t)
    if verb == DO_PLAY:
        n = board.price(s, i, d.seat)
        row = "play:cost" if s.cards[i].d.cost > 0 else row
    elif verb == DO_COMMIT:
        f = skill.current(s)
        have = s.cards[i].d.icons
        n = have[f.skill] + have[WILD] if f is not None else 0
        row = "commit:icons" if n else row
    elif verb in (DO_ACTIVATE, DO_USE, DO_REACT, DO_FORCED):
        a = board.ability(s, i, codes.ability_of(option))
        if verb == DO_ACTIVATE and f"by:{DESIGNATORS[a.designator]}" in t.labels:
            row = f"by:{DESIGNATORS[a.designator]}"
        title = spoken(s, i)
        own = None if title is None else sides.numbered(title, a.number)
        if "#" in key and own is not None:
            return f"{card}{t.colon}{without_signs(voice(lang).ability_text(own, title))}"
    return t.labels[row].format(card=card, n=t.count(n))


def branch(s: Arkham, d: RawDecision, option: int, key: str, lang: str) -> str:
    """One of the effects of "choose one", in the words of the card."""
    word = asked.asking_word(frame(s))
    if not isinstance(word, ChooseOne):
        return tongue(lang).labels[key]
    return voice(lang).effect_text(word.branches[option], spoken(s, d.src))


def deck_label(s: Arkham, d: RawDecision, option: int, key: str, lang: str) -> str:
    """Somebody's deck, or the encounter deck."""
    t = tongue(lang)
    if option >= len(s.players):
        return t.labels["encounter-deck"]
    who = said(s, option, None if d.seat < 0 else d.seat, t)
    whose = t.whose(who)
    return t.labels["own-deck" if who == YOU else "whose-deck"].format(whose=whose, de=whose)


def distinct(s: Arkham, i: int, viewer: int | None, t: TableTongue) -> str:
    """A card by name, with a number where another that looks just like it lies beside it."""
    title = t.title(shown(s, i))
    alike = twins(s, i)
    if len(alike) < 2 or i not in alike:
        return title
    return f"{title} ({t.labels['copy'].format(n=alike.index(i) + 1)})"


def card_label(s: Arkham, i: int, d: RawDecision, viewer: int | None, t: TableTongue) -> str:
    """A card to choose: its name, where it is if that tells it from others, and what is on it."""
    c = s.cards[i]
    seat = s.seat_of(i)
    parts = [t.player(said(s, seat, viewer, t)) if seat >= 0 else distinct(s, i, viewer, t)]
    cards = [o for o in d.options if o not in (DONE, PASS) and o != i]
    where = place_of(s, i, d.seat)
    if where and any([s.shown(o) == s.shown(i) and place_of(s, o, d.seat) != where for o in cards]):
        parts.append(spot(s, i, viewer, t))
    if c.zone == MAP and not c.revealed:
        parts.append(t.labels["unrevealed"])
    elif s.in_play(i):
        for kind, row in ((DAMAGE, "damaged"), (HORROR, "horrified"), (CLUE, "clues")):
            n = c.tokens(kind)
            if n:
                parts.append(t.labels[row].format(n=t.count(n)))
        if c.exhausted:
            parts.append(t.labels["exhausted"])
    return ", ".join(parts)


def spot(s: Arkham, i: int, viewer: int | None, t: TableTongue) -> str:
    """Where a card lies, to tell it from another of its name."""
    c = s.cards[i]
    zone = ZONES[c.zone]
    if c.zone == THREAT and c.d.type != ENEMY:
        zone = "threat:card"
    host = c.at if c.at >= 0 else c.host
    who = said(s, c.seat if c.seat >= 0 else c.owner, viewer, t)
    text = choose_forms(t.places.get(zone, ""), who == YOU, False, False)
    whose = t.whose(who)
    return text.format(whose=whose, de=whose, who=t.who(who), host=t.title(shown(s, host)) if host >= 0 else "")


def token_label(s: Arkham, d: RawDecision, option: int, key: str, lang: str) -> str:
    """A chaos token."""
    return tongue(lang).face(FACES.index(key))


# labels that say more than the name of what they point at
LABELS: Final[dict[Points[Any], Callable[[Arkham, RawDecision, int, str, str], str]]] = {
    points.ACT: act_label,
    points.SKILL: lambda s, d, n, key, lang: tongue(lang).skills[n],
    points.TOKEN: token_label,
    points.REVEALED: token_label,
    points.BRANCH: branch,
    points.SET: lambda s, d, n, key, lang: tongue(lang).labels[f"set:{key}"],
    points.DECK: deck_label,
}

__all__ = ["event", "happening", "known", "label", "name", "person", "question", "said", "shown", "verb"]
