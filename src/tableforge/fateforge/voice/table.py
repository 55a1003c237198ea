"""The voice of the table: questions, options and the log, in English and French.

Sentences are data (`en/table.py`, `fr/table.py`); here it is found out which one is meant and what it speaks of.  Heroes
are called by name, also to those who play them: one seat may play several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, Protocol

from tableforge.fateforge import asking, board, codes, things
from tableforge.fateforge.battle import leaving, offer, prepare
from tableforge.fateforge.battle.quest import RANKS
from tableforge.fateforge.camp import rest, trial
from tableforge.fateforge.companion import taps
from tableforge.fateforge.definition import QuestDef, Term
from tableforge.fateforge.events import EVENTS
from tableforge.fateforge.map import FAR
from tableforge.fateforge.names import COLOURS, SINGLE, SPRINT_SAFE
from tableforge.fateforge.pieces import Foe, fits_slot
from tableforge.fateforge.state import Fate, FFrame
from tableforge.fateforge.terms import KINDS
from tableforge.fateforge.voice import companion, languages, tale
from tableforge.fateforge.voice.languages import Table, say
from tableforge.kernel.ask import DONE, NATURE, RawDecision
from tableforge.kernel.event import NOT_TOLD, Event
from tableforge.kernel.options import Options
from tableforge.tongue.sentence import MOST_KEPT
from tableforge.tongue.text import LANGUAGES

Fields = dict[str, object]


class Titled(Protocol):
    """Content that has a title in each language."""

    en: str
    fr: str


HIDDEN: Final = ("rolls", "rerolls", "turns-die")  # what is behind a screen
TITLED: Final = frozenset([kind.name for kind in KINDS if kind.titled])


# ------------------------------------------------------------------ the log
def event(e: Event, seat: int | None, lang: str) -> str:
    """What happened, told to a seat or to a spectator (None); dice that the viewer may not see are counted."""
    return sentence(e, row(e, seat), lang)


@lru_cache(maxsize=MOST_KEPT)
def sentence(e: Event, name: str, lang: str) -> str:
    """The words of an event for all who see the same of it."""
    t = languages.table(lang)
    return t.finished(t.EVENTS[name].format_map(fields(e, lang)))


def row(e: Event, viewer: int | None) -> str:
    """The sentence that tells an event: of its kind, and how; what is behind a screen has one for those who cannot see it."""
    return f"{e.kind}:unseen" if e.kind in HIDDEN and not e.is_seen_by(viewer) else e.sort


def fields(e: Event, lang: str) -> Fields:
    """What the sentence of an event is filled in with."""
    t = languages.table(lang)
    out: Fields = {"n": t.count(abs(e.amount))}
    for name, number in zip("ab", e.data[3:] if e.kind == "hits" else e.data):
        out[name] = t.count(number)
    for i, thing in zip(e.cards, e.things):
        if codes.is_hero(i):
            out["other" if "hero" in out else "hero"] = t.hero(things.hero(thing.id))
        elif codes.is_foe(i):
            out["second" if "foe" in out else "foe"] = t.foe(*things.foe(thing.id))
        elif i < codes.CARD:
            out["to" if "zone" in out else "zone"] = t.zone(*things.zone(thing.id))
        else:
            out["card"] = t.card(things.card(thing.id))
    if e.kind == "foe-moves" and e.frm.at != NOT_TOLD:
        out["from"] = t.zone(things.zone(e.things[-1].id)[0], e.frm.at)
    if e.kind in (*HIDDEN, "shows", "turn"):
        out["dice"] = faces(t, [codes.face_of(r) for r in e.data])
    elif e.kind == "gains":
        out["dice"] = faces(t, list(e.data) * e.amount)
    elif e.kind == "ally":
        out["dice"] = faces(t, e.data)
    elif e.kind == "ally-result":
        out["dice"] = t.face(e.amount)
    elif e.kind in ("test-passed", "test-failed"):
        out["dice"] = tale.test_dice(e.things[0].id, e.data, t)
    elif e.kind == "new-die":
        out["dice"] = t.dice([e.amount])
    elif e.kind == "objective" and e.how != "limited":
        out["n"] = t.count(min(e.amount, e.data[0]))  # a boar too many is none too many
    out["note"] = noted(e, t, lang)
    return out


def faces(t: Table, bits: Iterable[int]) -> str:
    """What dice show, in a row."""
    return ", ".join([t.face(x) for x in bits]) or t.LABELS["nothing"]


def noted(e: Event, t: Table, lang: str) -> object:
    """What the note of an event says, or what its numbers stand for where they are no numbers."""
    read = READ.get(SORTS[e.kind])
    return e.note if read is None else read(e, t, lang)


def titled(title: str, text: str, t: Table) -> str:
    """A title and what stands under it; a cry needs no colon."""
    return f"{title}{' ' if title.endswith(('!', '?')) else t.colon}{text}"


def named(en: str, fr: str, lang: str) -> str:
    return fr if lang == "fr" else en


def goal(id: str, kind: str, lang: str) -> str:
    """An objective by its name, or by the token that is taken."""
    o = things.objective(id)
    return named(o.token, o.token_fr, lang) if kind == "takes" else named(o.en, o.fr, lang)


def defended(id: str, t: Table, lang: str) -> str:
    """What is no longer defended: an objective, an exit, a door, a portal."""
    scene, _, what = id.partition("/")
    if what.startswith("exit:"):
        return say("NOTES", t, "exit", id=what.removeprefix("exit:"))
    if any([o.id == what for o in things.scene(scene).objectives]):
        o = things.objective(id)
        return named(o.token, o.token_fr, lang) or named(o.en, o.fr, lang)
    return say("NOTES", t, "door", id=what)


def reacting(words: list[str], t: Table, lang: str) -> str:
    """The enemies that react, by colours or by types."""
    if all([word in COLOURS for word in words]):
        return t.enemies(words)
    return LANGUAGES[lang].list_items([str(t.foe(things.enemy(word), 0)) for word in words if word])


def section(e: Event, lang: str) -> str:
    """The section of its strip that an enemy goes by, read aloud."""
    d, _ = things.foe(e.things[0].id)
    pack = things.bestiary(d)
    return languages.table(lang).section(pack, d.strip[e.amount])


def weak_point(id: str, lang: str) -> str:
    d, _ = things.foe(id)
    pack = things.bestiary(d)
    assert d.boss is not None
    return languages.enemies(lang).weak_point_text(pack, d.boss).rpartition(". ")[2]


def boss_card(e: Event, lang: str) -> str:
    """The card that a boss turns, with what it says."""
    d, _ = things.foe(e.things[0].id)
    pack = things.bestiary(d)
    assert d.boss is not None
    c = d.boss.deck[e.amount]
    t = languages.table(lang)
    return titled(named(c.en, c.fr, lang), languages.enemies(lang).boss_card_text(pack, c), t)


# ------------------------------------------------------------------ questions
def question(s: Fate, d: RawDecision, lang: str) -> str:
    """What is being asked, as a full sentence, with the card that asks."""
    t = languages.table(lang)
    if d.seat == NATURE:
        return t.finished(t.QUESTIONS["chance"])
    f = s.stack[-1]
    assert isinstance(f, FFrame)
    text = t.QUESTIONS[question_kind(s, d, f)].format_map(asked(s, d, f, t, lang))
    if d.kind in TITLED and f.card >= 0:
        text = titled(str(t.card(s.pack.cards[f.card])), text, t)
    return t.finished(text.strip())


def question_kind(s: Fate, d: RawDecision, f: FFrame) -> str:
    """Which sentence of its kind asks the question."""
    if d.kind == "act":
        return "act" if s.heroes[d.src].results else "act:none"
    if d.kind == "rest":
        return "rest:free" if s.time < 0 else "rest"
    if d.kind in taps.SCREENS or d.kind == "test-result":
        return companion.question_kind(s, d)
    return tale.question_kind(s, d, f)


def asked(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """What a question is filled in with."""
    out: Fields = {"gold": s.gold, "food": s.food, "time": say("NOTES", t, "time", n=t.count(max(0, s.time))), "by": ""}
    if codes.is_hero(d.src):
        h = s.heroes[d.src]
        out["hero"] = t.hero(h.d)
        out["results"] = faces(t, [codes.face_of(r) for r in h.results])
    read = ASKED.get(d.kind)
    return out if read is None else out | read(s, d, f, t, lang)


def asked_about(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """The thing that a question is about, where it is about one."""
    return {"what": thing(s, d.about, t)} if isinstance(d.about, int) else {}


def asked_to_reroll(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """Whose dice, and what they show."""
    if not isinstance(d.about, int):
        return {}
    return {"what": thing(s, d.about, t), "results": numbered(s, d.about, t)}


def asked_to_prepare(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """What those of a seat's heroes have rolled who are not ready yet."""
    mine = [h for h in s.heroes if h.seat == d.seat and not h.ready and not h.down]
    rows = [(t.hero(h.d), faces(t, [codes.face_of(r) for r in h.results])) for h in mine]
    return {"rolled": LANGUAGES[lang].semicolon.join([say("LABELS", t, "rolled", hero=x, dice=y) for x, y in rows])}


def asked_for_order(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """Who has a place in the order already."""
    so_far = ", ".join([str(t.hero(s.heroes[p].d)) for p in s.order])
    return {"so_far": say("NOTES", t, "so-far", order=so_far) if s.order else ""}


def asked_to_absorb(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """How much is to be kept off, and of whose doing."""
    by = say("NOTES", t, "by-foe", foe=thing(s, f.it, t)) if codes.is_foe(f.it) else ""
    return {"n": t.count(f.n), "by": by}


def asked_to_use(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """After whose doing something may be used."""
    return {"by": say("NOTES", t, "use-after", foe=thing(s, f.it, t)) if codes.is_foe(f.it) else ""}


def thing(s: Fate, i: int, t: Table) -> object:
    """A hero, an enemy, a zone, a card or an item by name."""
    if i < codes.FOE:
        return t.hero(s.heroes[i].d)
    if i < codes.ZONE:
        e = s.enemy(i)
        return t.foe(e.d, e.num)
    if i < codes.CARD:
        assert s.scene is not None
        return t.zone(s.scene.map, i - codes.ZONE)
    return t.card(s.pack.cards[i - codes.CARD] if i < codes.GEAR else s.gear[i - codes.GEAR].d)


def numbered(s: Fate, p: int, t: Table) -> str:
    """A hero's dice with their places: 1 MOVE, 2 miss."""
    return ", ".join([f"{k + 1} {t.face(codes.face_of(r))}" for k, r in enumerate(s.heroes[p].results)])


# ------------------------------------------------------------------ options
class Speaker:
    """What plain options of a question say, in one language."""

    def __init__(self, s: Fate, d: RawDecision, t: Table) -> None:
        self.s = s
        self.d = d
        self.t = t

    def end(self, key: str) -> str:
        row = f"done:{self.d.kind}"
        return say("LABELS", self.t, row if row in self.t.LABELS else "done", n=self.s.pack.app.chest_gold)

    def word(self, key: str) -> str:
        return self.t.LABELS[key]

    def number(self, n: int) -> str:
        return str(n)

    def seat(self, seat: int) -> str:
        return str(seat)

    def thing(self, card: int) -> str:
        return str(thing(self.s, card, self.t))

    def deed(self, verb: str, card: int) -> str:
        return say("LABELS", self.t, verb, hero=thing(self.s, card, self.t))


def label(s: Fate, d: RawDecision, option: int, options: Options[Any], lang: str) -> str:
    """What an option says."""
    t = languages.table(lang)
    text = worded(s, d, option, options, t, lang)
    return LANGUAGES[lang].typeset(text) if d.kind == "choice" else t.finished(text)  # a choice is written as it is


def worded(s: Fate, d: RawDecision, option: int, options: Options[Any], t: Table, lang: str) -> str:
    if d.seat == NATURE:
        return options.key(s, d, option)
    if d.kind in taps.SCREENS:
        return companion.label(s, d, option, t, lang)
    odd = LABELS.get(d.kind)
    if odd is None or option == DONE:
        return options.label(s, d, option, Speaker(s, d, t))
    return odd(s, d, option, t, lang)


def quest_card(q: QuestDef, t: Table, lang: str) -> str:
    """A quest with what its card shows: how hard and how long it is, its combats and rests, and the gold to begin with (280)."""
    fights = len([leg for leg in q.flow if leg.scene])
    hours = f"{q.hours:g}".replace(".", LANGUAGES[lang].decimal)
    return say(
        "LABELS",
        t,
        "which-quest",
        note=named(q.en, q.fr, lang),
        how=t.LABELS[f"difficulty:{q.difficulty}"],
        hours=hours,
        n=t.count(fights),
        m=t.count(len(q.flow) - fights),
        gold=q.gold,
    )


def act_label(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """What a hero would do in its turn."""
    verb, n = asking.turn_verb(option), codes.target_of(option)
    assert s.scene is not None
    if verb == "end-turn":
        return t.LABELS[verb]
    if verb in ("move", "energy-move"):
        rough = verb == "move" and asking.costs_two(s, d.src)
        return say("LABELS", t, "move:rough" if rough else verb, zone=thing(s, codes.ZONE + n, t))
    if verb in ("portal", "energy-portal"):
        return say("LABELS", t, verb, id=s.scene.map.portals[n].id)
    if verb in ("strike", "shoot"):
        return say("LABELS", t, verb, foe=seen(s, s.enemy(n), t, verb == "shoot"))
    if verb == "focus":
        return interaction(s, n, t, lang)
    if verb == "weak-point":
        e, icon = asking.weak_point(s, n)
        return say("LABELS", t, verb, note=languages.lexicon(lang).result(icon), foe=t.foe(e.d, e.num))
    if verb == "use":
        return used(s, n, t, lang)
    if verb == "take":
        o = s.scene.objectives[n]
        return say("LABELS", t, verb, note=named(o.token, o.token_fr, lang))
    if verb == "revive":
        return say("LABELS", t, verb, hero=thing(s, n, t))
    assert s.ally is not None
    ally = t.ally(s.ally.d)
    if verb == "ally-result":
        return say("LABELS", t, verb, ally=ally, note=t.face(s.ally.faces[n]))
    c = s.ally.d.skills[n // 8]
    return say("LABELS", t, verb, ally=ally, note=t.face(s.ally.faces[n % 8]), card=t.card(c), text=t.way(c, 0))


def used(s: Fate, n: int, t: Table, lang: str) -> str:
    """A card that may be used, in one of its ways; how often, where that is only once."""
    c = s.pack.cards[n // offer.ALTS]
    text = t.way(c, n % offer.ALTS)
    if c.freq == SINGLE:
        text = f"{text} ({languages.lexicon(lang).frequency(c.freq)})"
    return titled(str(t.card(c)), text, t)


def seen(s: Fate, e: Foe, t: Table, where: bool) -> str:
    """An enemy with what stands on it, and where it is."""
    parts = [say("LABELS", t, "state", wounds=e.wounds, res=board.resistance(e))]
    if e.parry:
        parts.append(say("LABELS", t, "state:parry", n=e.parry))
    if e.arm:
        parts.append(say("LABELS", t, "state:armour", n=e.arm))
    parts += [t.LABELS[f"state:{name}"] for name, on in (("stunned", e.stunned), ("marked", e.marked)) if on]
    foe = t.foe(e.d, e.num)
    if where:
        return ", ".join([say("LABELS", t, "at", foe=foe, zone=thing(s, codes.ZONE + e.zone, t)), *parts])
    return f"{foe} ({', '.join(parts)})"


def target(s: Fate, option: int, t: Table) -> str:
    if codes.is_foe(option):
        return seen(s, s.enemy(option), t, True)
    return say("LABELS", t, "everyone", zone=thing(s, option, t))


def interaction(s: Fate, x: int, t: Table, lang: str) -> str:
    """What a FOCUS action would be used for."""
    assert s.scene is not None
    kind, n = asking.interaction(x)
    if kind == "door":
        return say("LABELS", t, "focus:door", id=s.scene.doors[n].id)
    if kind == "objective":
        o = s.scene.objectives[n]
        return say("LABELS", t, "focus:objective", note=named(o.en, o.fr, lang))
    return t.LABELS[f"focus:{kind}"]


def prepare_label(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """What a hero would do in its preparation."""
    p, o = codes.hero_in(option), codes.option_in(option)
    h = s.heroes[p]
    who = t.hero(h.d)
    if d.kind == "dice":
        chosen = prepare.dice_choices(board.pool(s, h), prepare.limit(h))[o]
        return say("LABELS", t, "dice", hero=who, dice=t.dice(list(chosen)))
    verb, n = codes.verb_of(o), codes.target_of(o)
    if verb == prepare.P_READY:
        return say("LABELS", t, "ready", hero=who)
    if verb == prepare.P_REROLL:
        return say("LABELS", t, "reroll", hero=who, dice=some_dice(s, p, n, t, lang))
    if verb == prepare.P_TRIPLE:
        k, side = n // prepare.FACES, n % prepare.FACES
        die = codes.die_of(h.results[k])
        return say("LABELS", t, "triple", hero=who, die=t.dice([die]), note=t.face(s.pack.dice[die][side]))
    if verb == prepare.P_SPRINT:
        hurts = s.any_foe_in(h.zone) and not h.kit.flags & SPRINT_SAFE
        return say("LABELS", t, "sprint:hurt" if hurts else "sprint", hero=who, zone=thing(s, codes.ZONE + n, t))
    c = s.pack.cards[n // offer.ALTS]
    return say("LABELS", t, "prep-use", hero=who, card=t.card(c), text=t.way(c, n % offer.ALTS))


def some_dice(s: Fate, p: int, mask: int, t: Table, lang: str) -> str:
    """Some of a hero's dice, by what they show and their colours."""
    rows = [r for k, r in enumerate(s.heroes[p].results) if mask >> k & 1]
    return ", ".join([f"{t.face(codes.face_of(r))} ({languages.lexicon(lang).die(codes.die_of(r))})" for r in rows])


def rest_label(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """What the party would do at a rest."""
    verb, n = codes.verb_of(option), codes.target_of(option)
    if verb in (taps.HEALTH, taps.ENERGY):
        hero = t.hero(s.heroes[n // taps.VALUES].d)
        return say("LABELS", t, f"app:{taps.VERBS[verb]}", hero=hero, n=n % taps.VALUES)
    if verb in (taps.USED, taps.KEPT):
        return say("LABELS", t, f"app:{taps.VERBS[verb]}", card=thing(s, codes.GEAR + n, t))
    word = rest.REST_VERBS[verb]
    if verb == rest.R_VISIT:
        camp = rest.places(s)[n]
        return say("LABELS", t, word, note=named(camp.en, camp.fr, lang), n=t.count(camp.time))
    if verb == rest.R_SERVICE:
        return tale.service_label(s, n, lang)
    if verb == rest.R_QUEST:
        return tale.quest_label(s, n, t, lang)
    if verb == rest.R_TRAIT:
        return tale.trait_label(s, n, t, lang)
    if verb == rest.R_HEAL:
        h = s.heroes[n]
        return say("LABELS", t, word, hero=t.hero(h.d), hp=h.hp, most=h.hp_max, per=s.pack.app.heal_per_gold)
    if verb in (rest.R_EAT, rest.R_SKILLS):
        return say("LABELS", t, word, hero=thing(s, n, t))
    if verb == rest.R_FOOD:
        return say("LABELS", t, word, n=s.pack.app.food_price)
    if verb == rest.R_SKILL:
        c = s.pack.cards[n]
        p = rest.owner(s, c)
        return say("LABELS", t, word, hero=thing(s, p, t), card=t.card(c), n=rest.skill_price(s, p, c))
    if verb == rest.R_BUY:
        c = s.pack.cards[n]
        shop = next(k for k in range(len(rest.places(s))) if n in rest.for_sale(s, k))
        return say("LABELS", t, word, card=t.card(c), n=rest.price(s, shop, c))
    row = "arrange:bag" if verb == rest.R_ITEM and n in s.bag else word
    return say("LABELS", t, row, card=thing(s, codes.GEAR + n, t))


def payment(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """Which results and tokens would pay."""
    assert isinstance(d.about, tuple)
    x = asking.paid_with(s, d.about, option)
    parts = [t.face(bits) for bits in x.faces]
    parts += [t.LABELS["parry-token"]] * x.parry + [t.LABELS["focus-token"]] * x.focus
    return LANGUAGES[lang].list_items(parts or [t.LABELS["nothing"]])


def card_label(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """What could be used now: a card, a Parry token, armour, a way around a trap."""
    if d.kind == "step-in":
        return used(s, option * offer.ALTS, t, lang)
    if d.kind == "use-now":
        return used(s, option, t, lang)
    verb, n = codes.verb_of(option), codes.target_of(option)
    if verb == 2:
        return used(s, n * offer.ALTS, t, lang)
    if d.kind == "trap":
        cost = priced(s.pack.app.trap_avoid, lang)
        return say("LABELS", t, "avoid", note=cost) if verb else t.LABELS["spring"]
    if verb == 0:
        return say("LABELS", t, "parry", n=s.heroes[d.src].parry)
    return say("LABELS", t, "armour", card=thing(s, codes.GEAR + n, t), n=s.gear[n].cubes)


def priced(cost: tuple[Term, ...], lang: str) -> str:
    words = languages.lexicon(lang)
    return LANGUAGES[lang].list_items([words.result(x.symbols, x.n) for x in cost])


def stow_label(s: Fate, d: RawDecision, option: int, t: Table) -> str:
    """Where an item would go; in a slot that is not its own it is only kept."""
    f = s.stack[-1]
    p, slot = (f.src, option) if f.prog.name == "stow" else (option // rest.SLOT, option % rest.SLOT)
    assert isinstance(d.about, int)
    c = s.gear[d.about - codes.GEAR].d if d.about >= codes.GEAR else s.pack.cards[d.about - codes.CARD]
    row = "slot" if fits_slot(c, slot) else "slot:kept"
    return say("LABELS", t, row, hero=thing(s, p, t), note=t.SLOT_NAMES[slot])


def exit_label(s: Fate, option: int, t: Table) -> str:
    """An exit, and what it would cost each hero (223)."""
    assert s.scene is not None
    letter, z = s.scene.exits[option]
    tolls: list[str] = []
    for p in s.standing():
        n = leaving.exit_damage(s, s.heroes[p].zone, z)
        if n:
            row = "exit:stuck" if n >= FAR else "exit:hero"
            tolls.append(say("LABELS", t, row, hero=thing(s, p, t), n=t.count(n)))
    note = ", ".join(tolls) or t.LABELS["exit:free"]
    return say("LABELS", t, "exit", id=letter, zone=thing(s, codes.ZONE + z, t), note=note)


# questions that say more than who is asked
ASKED: Final[dict[str, Callable[[Fate, RawDecision, FFrame, Table, str], Fields]]] = {
    **dict.fromkeys(tale.QUESTIONS, tale.asked),
    **dict.fromkeys(("push-to", "whom", "escort-to", "grant", "start", "stow"), asked_about),
    **dict.fromkeys(("absorb", "step-in"), asked_to_absorb),
    "reroll": asked_to_reroll,
    "prepare": asked_to_prepare,
    "order": asked_for_order,
    "use-now": asked_to_use,
    "test-result": lambda s, d, f, t, lang: companion.test_fields(s, d, t),
    "ally-with": lambda s, d, f, t, lang: {"what": t.ally(s.pack.allies[tale.whole(d.about)])},
    "trap": lambda s, d, f, t, lang: {"zone": thing(s, codes.ZONE + tale.whole(d.about), t)},
    "fountain": lambda s, d, f, t, lang: {"n": t.count(tale.whole(d.about))},
    # the first answer was whose skills they are
    "active": lambda s, d, f, t, lang: {**asked_about(s, d, f, t, lang), "n": len(f.ans) - 1},
}
# labels that say more than the name of what they point at
LABELS: Final[dict[str, Callable[[Fate, RawDecision, int, Table, str], str]]] = {
    "act": act_label,
    **dict.fromkeys(("prepare", "dice"), prepare_label),
    **dict.fromkeys(("rest", "packs"), rest_label),
    **dict.fromkeys(("step-in", "use-now", "absorb", "trap"), card_label),
    **tale.LABELS,
    "pay": payment,
    "target": lambda s, d, n, t, lang: target(s, n, t),
    "test-result": lambda s, d, n, t, lang: t.LABELS[f"test:{trial.RESULTS[n]}"],
    "interact": lambda s, d, n, t, lang: interaction(s, n, t, lang),
    "stow": lambda s, d, n, t, lang: stow_label(s, d, n, t),
    "reroll": lambda s, d, n, t, lang: some_dice(s, tale.whole(d.about), n, t, lang),
    "grant": lambda s, d, n, t, lang: languages.lexicon(lang).result(n),
    "stance": lambda s, d, n, t, lang: say("LABELS", t, "stance", note=t.stance(n)),
    "which-quest": lambda s, d, n, t, lang: quest_card(list(s.pack.quests.values())[n], t, lang),
    "exit": lambda s, d, n, t, lang: exit_label(s, n, t),
    "which-act": lambda s, d, n, t, lang: t.action(asking.next_act(s, n)),
}


# ------------------------------------------------------------------ what the notes of events stand for
def quest_told(e: Event, t: Table, lang: str) -> object:
    quest = things.quest(e.note)
    return f"{called(quest, lang)}. {named(quest.intro_en, quest.intro_fr, lang)}".removesuffix(".")


def called(x: Titled, lang: str) -> str:
    """Content by its title."""
    return named(x.en, x.fr, lang)


def slot_told(e: Event, t: Table, lang: str) -> object:
    return say("NOTES", t, "slot", n=e.amount) if e.amount else t.NOTES["slot:first"]


def order_told(e: Event, t: Table, lang: str) -> object:
    """The heroes in order, and where the enemies react among them."""
    names = [str(t.hero(things.hero(x.id))) for x in e.things]
    names.insert(e.amount, t.NOTES["react"])
    return ", ".join(names)


def stopped(e: Event, t: Table, lang: str) -> object:
    """What Parry and armour have kept off."""
    _, parried, cubes, _, _ = e.data
    parts = [say("NOTES", t, name, n=n) for name, n in (("parried", parried), ("on-armour", cubes)) if n]
    return f" ({', '.join(parts)})" if parts else ""


def foreseen(e: Event, t: Table, lang: str) -> object:
    note = e.note
    return t.NOTES[note] if note in t.NOTES else say("NOTES", t, "where", foe=t.foe(things.enemy(note), 0))


def outcome_told(e: Event, t: Table, lang: str) -> object:
    return f"{called(things.point(e.note), lang)} {companion.outcome(e.note, lang)}".rstrip(".")


SORTS: Final = {kind.name: kind.note for kind in EVENTS}
READ: Final[dict[str, Callable[[Event, Table, str], object]]] = {
    **tale.READ,
    "quest": quest_told,
    "rank": lambda e, t, lang: t.NOTES[RANKS[e.amount]],
    "scene": lambda e, t, lang: called(things.scene(e.note), lang),
    "lesson": lambda e, t, lang: t.COACH[e.note],
    "camp": lambda e, t, lang: called(things.camp(e.note), lang),
    "ally": lambda e, t, lang: t.ally(things.ally(e.note)) if e.note else "",
    "enemy": lambda e, t, lang: t.foe(things.enemy(e.note), 0),
    "slot": slot_told,
    "order": order_told,
    "board-slot": lambda e, t, lang: t.SLOT_NAMES[e.amount],
    "stopped": stopped,
    "icon": lambda e, t, lang: t.face(e.data[0]),
    "weak-point": lambda e, t, lang: weak_point(e.things[-1].id, lang),
    "stance": lambda e, t, lang: t.stance(e.amount),
    "result": lambda e, t, lang: languages.lexicon(lang).result(e.amount),
    "colour": lambda e, t, lang: languages.lexicon(lang).colour(e.amount),
    "token": lambda e, t, lang: goal(e.note, e.kind, lang),
    "objective": lambda e, t, lang: goal(e.note, e.kind, lang),
    "defended": lambda e, t, lang: defended(e.note, t, lang),
    "exit": lambda e, t, lang: e.note.rpartition("/")[2],
    "foreseen": foreseen,
    "point": lambda e, t, lang: called(things.point(e.note), lang),
    "outcome": outcome_told,
    "reacting": lambda e, t, lang: reacting(e.note.split(","), t, lang),
    "section": lambda e, t, lang: section(e, lang),
    "boss-card": lambda e, t, lang: boss_card(e, lang),
}
