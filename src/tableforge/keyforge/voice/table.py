"""The voice of the table: questions, options and the log, in English and French.

Sentences are data (`en/table.py`, `fr/table.py`); here it is found out which one is meant and what it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Protocol

from tableforge.kernel.ask import DONE, RawDecision
from tableforge.kernel.core import State
from tableforge.kernel.event import NOTHING, Event, Snapshot
from tableforge.kernel.options import Options, Points
from tableforge.keyforge import moves, names, points
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.definition import CardDef
from tableforge.keyforge.state import KeyForge, KFrame, Row
from tableforge.keyforge.terms import KINDS
from tableforge.keyforge.voice.languages import tongue
from tableforge.keyforge.voice.tongue import OPPONENT, Spot, TableTongue, Telling, person
from tableforge.tongue.sentence import MOST_KEPT
from tableforge.words.asked import acting_word, asking_word, branch, how_many, optional_part
from tableforge.words.flow_ops import LoopStart, Offer, Unless
from tableforge.words.idle import ALREADY
from tableforge.words.node import NEEDS, SeatsNode, SetNode


class Cards(Hashable, Protocol):
    """The card of an id, before its errata on request; a voice knows none itself."""

    def __call__(self, id: str, errata: bool = True) -> CardDef: ...


TITLED: Final = frozenset([kind.name for kind in KINDS if kind.titled])


# ------------------------------------------------------------------ names
def name(d: CardDef, lang: str) -> str:
    """The card's title."""
    return tongue(lang).title(d)


def house(h: int | str, lang: str) -> str:
    """A house's name, by number or by key.

    >>> house("shadows", "fr"), house(0, "en")
    ('Ombres', 'Brobnar')
    """
    return tongue(lang).houses[names.HOUSES.index(h) if isinstance(h, str) else h]


def step(name: str, lang: str) -> str:
    """A step of the turn.

    >>> step("forge", "fr")
    'Forger une clé'
    """
    return tongue(lang).steps[name]


def verb(name: str, lang: str) -> str:
    """What one does with a card, without the card.

    >>> verb("reap", "fr")
    'Moissonner'
    """
    return tongue(lang).labels[f"how:{name}"]


# ------------------------------------------------------------------ the log
def event(e: Event, card: Cards, seat: int | None, lang: str) -> str:
    """What happened, told to a seat or to a spectator (None); cards that the viewer may not see are not named."""
    whence = came_from(e)
    whose = person(whence.seat, seat) if whence.zone else ""
    return sentence(e, card, e.is_seen_by(seat), person(e.seat, seat), whose, lang)


@lru_cache(maxsize=MOST_KEPT)
def sentence(e: Event, card: Cards, seen: bool, who: str, whose: str, lang: str) -> str:
    """The words of an event for all who see the same of it: its cards or not, the same seat as whoever acted and as the owner."""
    t = tongue(lang)
    cards = tuple([card(x.id) for x in e.things]) if seen else ()
    source = card(e.by.id) if e.source >= 0 else None
    by = e.source not in e.cards
    also = tuple([card(x.id) if x.id else None for x in e.also])
    placed = e.kind in PLACED and e.how != ATTACHED
    keyword_of = e.kind in GIVEN and bool(also)
    grantor = also[0] if keyword_of else card(e.grantor.id) if e.grantor.id else None
    if grantor in cards:  # an upgrade that does something to itself
        grantor, by = None, False
    v, text = words_told(e, card, t)
    told = Telling(
        f"{e.kind}:{v}" if v else e.sort,
        who,
        cards,
        len(e.cards),
        abs(e.amount),
        source,
        by,
        e.note,
        frm=came_from(e).zone,
        whose=whose,
        sides=also if placed else (),
        other=None if placed or keyword_of or not also else also[0],
        grantor=grantor,
        keyword=e.note if e.note in KEYWORD_DAMAGE else "",
        text=text,
        rule=e.note if e.kind in REFUSED else "",
    )
    return in_words(told, lang)


@lru_cache(maxsize=MOST_KEPT)
def in_words(told: Telling, lang: str) -> str:
    """The sentence of an event by what it tells: at every table the same where the same has happened."""
    return tongue(lang).tell(told)


PLACED: Final = ("play", "enter", "control", "move-flank")  # a creature that has taken a place in a line
ATTACHED: Final = "attached"  # an upgrade that is played on a creature
GIVEN: Final = ("elusive", "skirmish", "poisoned", "nothing")  # what another card may have given
KEYWORD_DAMAGE: Final = ("assault", "hazardous")
REFUSED: Final = ("cannot-play", "cannot-use", "cannot-fight")
OFF_THE_TABLE: Final = ("hand", "deck", "discard", "archives")
FROM_HAND: Final = ("play", "discard")  # what goes without saying
LOOKED_AT: Final = ("reveal", "look")


def came_from(e: Event) -> Snapshot:
    """Where the cards of an event came from, or lie, where that is worth telling."""
    at = e.things[0] if e.kind in LOOKED_AT and e.things else e.frm
    if e.kind in UNTOLD or at.zone not in OFF_THE_TABLE or (e.kind in FROM_HAND and at.zone == "hand"):
        return NOTHING
    return at


# their sentence says it
UNTOLD: Final = ("draw", "take-archives", "mulligan", "reshuffle", "shuffle-pile", "swap-zones")


def words_told(e: Event, card: Cards, t: TableTongue) -> tuple[str, str]:
    """The sentence of its kind that has a place for words of a card, and these words."""
    if e.kind == "saved":
        d = card(e.by.id)
        (rule, *_) = [x for x in w.walk(d.words, w.Instead) if x.event.kind == names.IS_DESTROYED]
        return "", t.text(rule.effects, d)
    if e.kind not in ("lasting", "nothing", "decline") or not e.note:
        return "", ""
    name, _, _ = e.note.partition("#")
    id, older, _ = name.partition("@")
    d = card(id, not older)
    at = e.data[0]
    op = d.programs[e.note].ops[at] if at >= 0 else None
    if e.kind == "lasting":
        assert op is not None and isinstance(op.said, w.For)
        return "", t.text((op.said,), d)
    return ("same", "") if at == ALREADY else missing(op, d, t)


def missing(op: object, d: CardDef, t: TableTongue) -> tuple[str, str]:
    """What an op lacks, for which nothing comes of an ability."""
    if isinstance(op, Unless):
        return "unmet", t.condition(op.cond, d)
    sel = op.over if isinstance(op, LoopStart) else op.probe if isinstance(op, Offer) else getattr(op, "sel", None)
    if isinstance(sel, SetNode) and not isinstance(sel, q.Ref):
        lack = sel.lack()
        return (lack, t.phrase(sel, d)) if lack == NEEDS else (lack, "")
    if isinstance(getattr(op, "said", None), (w.StealAmber, w.LoseAmber, w.CaptureAmber)):
        return "poor", ""
    return ("zero", "") if isinstance(op, LoopStart) or isinstance(getattr(op, "said", None), w.GainAmber) else ("", "")


# ------------------------------------------------------------------ questions
def question(s: State, d: RawDecision, lang: str) -> str:
    """What is being asked, as a full sentence, with the card that asks."""
    assert isinstance(s, KeyForge)
    t = tongue(lang)
    f = s.stack[-1]
    assert isinstance(f, KFrame)
    kind = question_kind(s, d, f)
    card = subject(d, f)
    hand = len(s.players[d.seat].hand) if d.kind == "mulligan" else 0
    n = hand or (len(s.players[d.seat].archives) if d.kind == "archives" else d.least)
    text = t.questions[kind].format_map(
        {
            "house": t.in_house(s.house) if s.house >= 0 else "",
            "card": t.thing(s.cards[card].d) if card >= 0 else "",
            "phrase": t.aimed(target(s, d, f, t), aim(s, d, f, t)) if d.kind == "target" else "",
            "many": so_many(d, f, t) if d.kind == "target" else "",
            "text": t.text(optional_part(f), words_of(s, f)) if kind in ("may", "may:foe") else "",
            "n": t.count(n),
            "less": hand - 1,
        }
    )
    if d.kind in TITLED and d.src >= 0:
        text = f"{t.title(s.cards[d.src].d)}{t.colon}{text}"
    return t.finish(text)


def question_kind(s: KeyForge, d: RawDecision, f: KFrame) -> str:
    """Which sentence of its kind asks the question."""
    if d.kind == "act" and s.house < 0:
        return "act:no-house"
    if d.kind == "name-player" and isinstance(d.about, q.Zone):
        return "name-player:archives"
    if d.kind == "deck-order":
        return d.kind if s.cards[d.options[0]].owner == d.seat else "deck-order:foe"
    if d.kind == "replace" and f.prog.name == "taking":
        return "replace:aember"
    if d.kind == "replace" and isinstance(d.about, tuple) and len(d.about) > len(d.options):
        return "replace:damage"
    if d.kind == "redistribute":
        return "redistribute:aember" if d.about else "redistribute:damage"
    if d.kind == "may":
        if not optional_part(f):
            return "may:plain"
        return "may" if f.ctrl == d.seat else "may:foe"
    return d.kind


def subject(d: RawDecision, f: KFrame) -> int:
    """The card that the question is about, or NO_CARD."""
    if isinstance(d.about, int) and not isinstance(d.about, bool):
        return d.about
    if d.kind == "replace" and isinstance(d.about, tuple) and isinstance(d.about[-1], int):
        return d.about[-1]
    if f.prog.name in ("play", "handover", "fight") or not f.it:
        return d.src
    return f.it[0]


def target(s: KeyForge, d: RawDecision, f: KFrame, t: TableTongue) -> str:
    """The set that a target is chosen from, as the asked player would call it."""
    sel = d.about
    if not isinstance(sel, SetNode):
        sel = q.And(q.action_card, q.Zone(w.opponent, names.DISCARD))  # only Mimicry asks without a set of its own
    if isinstance(sel, q.Ref):
        return t.these()
    sel = rewritten(sel, lambda x: shown(s, f, x))
    return t.phrase(sel if f.ctrl == d.seat else seen_across(sel), s.cards[d.src].d if d.src >= 0 else None)


def rewritten(sel: SetNode, change: Callable[[SetNode], SetNode]) -> SetNode:
    """The same set with each of its parts changed."""
    if isinstance(sel, (q.And, q.Or)):
        return type(sel)(rewritten(sel.a, change), rewritten(sel.b, change))
    if isinstance(sel, q.Not):
        return q.Not(rewritten(sel.a, change))
    if isinstance(sel, q.Extreme):
        return q.Extreme(rewritten(sel.of, change), sel.most, sel.n)
    return change(sel)


def shown(s: KeyForge, f: KFrame, x: SetNode) -> SetNode:
    """A part of a set without what the question does not show: the house or the power of another card, "they" of a loop."""
    if isinstance(x, q.Alike) and x.what == "house" and f.it and not s.in_play(f.it[0]):
        h = s.cards[f.it[0]].house
        return q.HouseIs(names.HOUSES[h], h)
    if isinstance(x, q.Compare) and x.op == "<" and isinstance(x.b, q.CardAmount):
        return q.Compare(x.a, "<=", q.Number(x.b.value(s, f) - 1))
    if isinstance(x, q.ControlledBy) and x.who == w.they and f.who >= 0:
        return q.Side(f.who != f.ctrl)
    return x


def seen_across(sel: SetNode) -> SetNode:
    """The same set in the words of the other player: what is friendly to one is enemy to the other.

    >>> from tableforge.keyforge.words import creature, enemy, flank, friendly
    >>> seen_across(friendly.creature & flank) == (enemy.creature & flank)
    True
    """
    return rewritten(sel, across)


def across(x: SetNode) -> SetNode:
    if isinstance(x, q.Side):
        return q.Side(not x.enemy)
    if isinstance(x, q.Zone) and x.who in OTHER_PLAYER:
        return q.Zone(OTHER_PLAYER[x.who], x.zone)
    if isinstance(x, q.ControlledBy) and x.who in OTHER_PLAYER:
        return q.ControlledBy(OTHER_PLAYER[x.who])
    return x


OTHER_PLAYER: Final[dict[SeatsNode, SeatsNode]] = {w.you: w.opponent, w.opponent: w.you}


# ------------------------------------------------------------------ what becomes of the picked card
AIMS: Final[dict[type, str]] = {
    w.DealDamage: "damage",
    w.HealDamage: "heal",
    w.PlaceCounters: "counters",
    w.CaptureAmber: "capture",
    w.FightWithCard: "fight",
    w.UseCard: "use",
    w.SwapCards: "swap",
    w.PlayCard: "play",
    w.PutCardsIntoPlay: "enter",
    w.PutCardsUnder: "under",
    w.Search: "hand",
}
MOVES: Final = {
    "purge": "purged",
    "discard": "discard",
    "archive": "archives",
    "return_to_hand": "hand",
    "put_on_deck": "deck",
    "shuffle_into_deck": "deck:shuffle",
}
CUSTOM: Final = {"strikes_instead": "damage", "trigger_reap": "trigger"}
ONLY_NAMES: Final = (w.Choose, w.ForEach, w.IfDone)  # the cards are picked for what stands behind


def aim(s: KeyForge, d: RawDecision, f: KFrame, t: TableTongue) -> str:
    """What becomes of the picked card: destroyed, archived, readied, dealt damage …"""
    to = fate(acting_word(f, ONLY_NAMES), d.about)
    cards = [o for o in d.options if o != DONE]
    if to == "hand" and any([s.in_play(o) for o in cards]):
        to = "owner"
    elif to in ("deck", "deck:shuffle") and all([yours(s, o, d.seat) for o in cards]):
        to += ":yours"
    return t.many.get(f"to:{to}", "")


def fate(x: object, sel: object) -> str:
    """What a word does to a card that was picked out of a set; "" where its sentence is all there is to say."""
    if isinstance(x, w.MoveCards):
        return MOVES[x.verb]
    if isinstance(x, w.DestroyCards):
        if isinstance(x.what, w.Each) and isinstance(x.what.but, w.Pick) and x.what.but.sel == sel:
            return "spare"
        return "sacrifice" if x.sacrifice else "destroy"
    if isinstance(x, w.ChangeStatus):
        return x.status
    if isinstance(x, w.ShowCards):
        return "" if x.look else "reveal"
    if isinstance(x, w.TakeControlOf):
        return "give" if x.give else "take"
    if isinstance(x, w.MoveAmber):
        return "place" if isinstance(x.frm, q.Who) else "rob"
    return CUSTOM.get(x.name, "") if isinstance(x, w.Custom) else AIMS.get(type(x), "")


def yours(s: KeyForge, i: int, seat: int) -> bool:
    """Whether a card is one of that player's own, out of play: "its owner" would sound like somebody else."""
    return s.cards[i].owner == seat and not s.in_play(i)


def so_many(d: RawDecision, f: KFrame, t: TableTongue) -> str:
    """How many picks are due or allowed, or how much power they must have together."""
    for pick in w.walk(asking_word(f), w.Pick):
        if pick.total_power and pick.sel == d.about:
            return t.many["total-power"].format(n=pick.total_power)
    return how_many(d, f, t.many)


# ------------------------------------------------------------------ the words behind a question
def words_of(s: KeyForge, f: KFrame) -> CardDef:
    """The card whose words are being resolved: for a gained ability, the card that grants it."""
    return s.cards[f.grantor if f.grantor >= 0 else f.src].d


# ------------------------------------------------------------------ options
class Speaker:
    """What plain options of a question say, in one language."""

    def __init__(self, s: KeyForge, d: RawDecision, t: TableTongue) -> None:
        self.s = s
        self.d = d
        self.t = t
        self.viewer = None if d.seat < 0 else d.seat

    def end(self, key: str) -> str:
        return self.t.labels[key]

    def word(self, key: str) -> str:
        return self.t.labels[key]

    def number(self, n: int) -> str:
        return self.t.labels[self.d.kind].format(n=self.t.count(n))

    def seat(self, seat: int) -> str:
        return self.t.player(person(seat, self.viewer))

    def thing(self, card: int) -> str:
        return card_label(self.s, card, self.d, self.viewer, self.t)

    def deed(self, verb: str, card: int) -> str:
        text = self.t.labels[verb]
        return text.format(card=distinct(self.s, card, self.viewer, self.t)) if card >= 0 else text


def label(s: State, d: RawDecision, option: int, options: Options[Any], lang: str) -> str:
    """What an option says."""
    assert isinstance(s, KeyForge)
    t = tongue(lang)
    odd = LABELS.get(options.points(d))
    if odd is None or option == DONE:
        return t.finish(options.label(s, d, option, Speaker(s, d, t)))
    return t.finish(odd(s, d, option, t))


def effect(s: KeyForge, d: RawDecision, option: int, t: TableTongue) -> str:
    """One of two effects, in the words of the card."""
    f = s.stack[-1]
    assert isinstance(f, KFrame)
    return t.text(branch(f, option), words_of(s, f))


def waiting(s: KeyForge, d: RawDecision, option: int, t: TableTongue) -> str:
    """An ability that waits to be resolved, and what it is about."""
    assert isinstance(d.about, tuple)
    viewer = None if d.seat < 0 else d.seat
    return ability(s, d.about[option], viewer, t, d.about) + about_whom(s, d.about, option, t)


def ability(s: KeyForge, x: object, viewer: int | None, t: TableTongue, waiting: tuple[object, ...]) -> str:
    """An ability that waits to be resolved: its card (and whose, where both sides have one waiting) and its kind."""
    if isinstance(x, Row):
        return distinct(s, x.ctx.src, viewer, t)
    if not isinstance(x, KFrame):
        assert isinstance(x, int)
        return distinct(s, x, viewer, t)
    kind = x.prog.name.rpartition("#")[2].rstrip("0123456789")
    if x.src < 0:
        return t.labels[kind]
    kinds = ["gains"] if kind.startswith("gains") else kind.split("/")
    said = "/".join([t.abilities[k] for k in kinds])
    if kinds in (["gains"], ["instead"]):
        said = f"{said} ({t.title(words_of(s, x))})"
    who = distinct(s, x.src, viewer, t)
    c = s.cards[x.src]
    if person(c.ctrl, viewer) == OPPONENT and c.zone in (names.LINE, names.ARTIFACTS) and not alike(s, x.src):
        others = [s.cards[y.src] for y in waiting if isinstance(y, KFrame) and y.src >= 0]
        if any([y.d.id == c.d.id and y.ctrl != c.ctrl for y in others]):
            who = f"{who}, {t.labels[f'enemy:{names.TYPES[c.d.type]}']}"
    return t.labels["ability"].format(card=who, ability=said)


def about_whom(s: KeyForge, waiting: tuple[object, ...], k: int, t: TableTongue) -> str:
    """The card that a reaction is about, where the same reaction waits once for each of several cards."""
    x = waiting[k]
    if not isinstance(x, KFrame) or not x.it:
        return ""
    twins = {y.it for y in waiting if isinstance(y, KFrame) and y.prog is x.prog and y.src == x.src}
    c = s.cards[x.it[0]]
    # it was never in the open
    secret = c.lk is None and c.zone in (names.HAND, names.DECK, names.ARCHIVES, names.UNDER)
    return f" ({t.title(c.d)})" if len(twins) > 1 and not secret else ""


def place(s: KeyForge, d: RawDecision, at: int, t: TableTongue) -> str:
    """A place in the line that a creature may be deployed to."""
    f = s.stack[-1]
    p = f.ctrl
    if isinstance(d.about, int):  # a card that comes back to its owner
        i = d.about
        p = s.cards[i].owner
    else:
        i = f.src if f.prog.name == "play" or not isinstance(f, KFrame) else f.it[0]
    if moves.enters_how(s, i, False) & names.ENTERS_UNDER_OPPONENT:
        p = 1 - p
    line = [t.title(s.cards[x].d) for x in s.players[p].line]
    if not line:
        return t.labels["alone"]
    if at == 0:
        return t.labels["left-of"].format(first=line[0])
    if at == len(line):
        return t.labels["right-of"].format(first=line[-1])
    pairs = list(pairwise(line))
    which = "between:twins" if pairs.count((line[at - 1], line[at])) > 1 else "between"
    return t.labels[which].format(first=line[at - 1], second=line[at], at=at, next=at + 1)


def distinct(s: KeyForge, i: int, viewer: int | None, t: TableTongue) -> str:
    """A card by name, with its place where another of that name lies beside it, and its house if it is a maverick."""
    c = s.cards[i]
    notes: list[str] = []
    if c.house != c.d.house:
        notes.append(t.houses[c.house])
    if placed(s, i, viewer):
        notes.append(t.where(spot(s, i, viewer, True)))
    return f"{t.title(c.d)} ({', '.join(notes)})" if notes else t.title(c.d)


def placed(s: KeyForge, i: int, viewer: int | None) -> bool:
    """Whether a card's name comes with its place; nobody is told where a card lies in another's hand."""
    return alike(s, i) and (s.cards[i].zone != names.HAND or s.holder(i) == viewer)


def alike(s: KeyForge, i: int) -> bool:
    """Whether another card of that name is in the same row, hand or discard pile."""
    c = s.cards[i]
    if c.zone not in (names.LINE, names.ARTIFACTS, names.HAND, names.DISCARD):
        return False
    return sum([s.cards[x].d.id == c.d.id for x in s.zone(s.holder(i), c.zone)]) > 1


def spot(s: KeyForge, i: int, viewer: int | None, numbered: bool) -> Spot:
    c = s.cards[i]
    p = s.holder(i)
    if c.zone in (names.ATTACHED, names.UNDER):
        return Spot(person(s.cards[c.host].ctrl, viewer), c.zone, 0, s.cards[c.host].d)
    if c.zone == names.LIMBO:
        return Spot(person(c.owner, viewer), c.zone)
    row = s.zone(p, c.zone)
    if c.zone == names.HAND:  # whoever holds a hand sorts it as they like: only copies keep their order
        row = tuple([x for x in row if s.cards[x].d.id == c.d.id])
    return Spot(person(p, viewer), c.zone, row.index(i) + 1 if numbered else 0)


def card_label(s: KeyForge, i: int, d: RawDecision, viewer: int | None, t: TableTongue) -> str:
    """A card to choose: its name, where it is if that tells it from others, and what is on it."""
    c = s.cards[i]
    parts = [distinct(s, i, viewer, t)]
    spots = {(s.holder(x), s.cards[x].zone) for x in d.options if x != DONE}
    zones = {z for _, z in spots}
    if c.zone in (names.LINE, names.ARTIFACTS):
        if person(c.ctrl, viewer) == OPPONENT and d.kind != "attack" and not alike(s, i):
            parts.append(t.labels[f"enemy:{names.TYPES[c.d.type]}"])
        elif len(zones - {names.LINE, names.ARTIFACTS, names.ATTACHED}) > 0 or viewer is None:
            parts.append(t.where(spot(s, i, viewer, False)))
    elif c.zone in (names.ATTACHED, names.UNDER) or (len(spots) > 1 and not placed(s, i, viewer)):
        parts.append(t.where(spot(s, i, viewer, False)))
    if c.zone == names.LINE and d.kind != "pile-order":
        if c.damage:
            parts.append(t.labels["damaged"].format(n=t.count(c.damage)))
        if c.stun:
            parts.append(t.labels["stunned"])
    if c.amber and d.kind != "pile-order":
        parts.append(t.labels["holding"].format(n=t.count(c.amber)))
    return ", ".join(parts)


# labels that say more than the name of what they point at
LABELS: Final[dict[Points[Any], Callable[[KeyForge, RawDecision, int, TableTongue], str]]] = {
    points.HOUSE: lambda s, d, n, t: t.houses[n],
    points.PLACE: place,
    points.BRANCH: effect,
    points.WAITING: waiting,
}


__all__ = ["event", "house", "label", "name", "question", "step", "verb"]
