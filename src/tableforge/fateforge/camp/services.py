"""What a campaign adds to a rest: its own places and their services, side quests, and traits for points (254, 261–266)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes
from tableforge.fateforge.battle import damage, draw, items
from tableforge.fateforge.camp import lasting
from tableforge.fateforge.definition import Camp
from tableforge.fateforge.names import CHARGED
from tableforge.fateforge.state import Fate, FFrame
from tableforge.fateforge.tale import hearsay
from tableforge.fateforge.tale.condition import holds
from tableforge.fateforge.tale.definition import Place, Service
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op

SERVICES: Final = 8  # of one place, at most
TRAITS: Final = 16
MOST_TRAITS: Final = 3
TRAIT_PRICE: Final = 3
# the verbs of a rest (`rest.R_SERVICE` …)
SERVICE: Final = 9
QUEST: Final = 10
TRAIT: Final = 11

# what a service costs besides the visit: gold, and time
GOLD: Final = {"footnotes": 2, "tune": 2, "mask": 2, "heartwood": 8, "mainspring": 8, "redeem": 6, "wet-sheets": 6}
TIME: Final = {"white-sleep": 1}
ON_CREDIT: Final = 2  # health
# services that tell something, or work later
TELLING: Final = ("news", "rumour", "index", "gossip")
LASTING: Final = ("precedent", "mask", "lie-low", lasting.WET_SHEETS)
KNOWN: Final = (
    *TELLING,
    *LASTING,
    "paid-in-full",
    "white-sleep",
    "on-credit",
    "measured",
    "carry",
    "reading",
    "armoury",
    "footnotes",
    "tune",
    "soak",
    "receipts",
    "lemon",
    "heartwood",
    "mainspring",
    "redeem",
)
GROWING: Final = ("heartwood", "mainspring")  # for good, once for each hero: one more box of health, of energy
# what is asked before a service is had: about whom, and which Corruption card
OF_THE_CORRUPTED: Final = ("paid-in-full", "white-sleep", "carry", "redeem")
OF_THE_HURT: Final = ("on-credit",)
OF_ANYBODY: Final = ("measured", "reading")
ASKED: Final = {"tune": "tuned", "index": "look-up"}


def open_places(s: Fate) -> tuple[str, ...]:
    """The places that a rest of the campaign lists: named by the scene, found, and open by their own condition (262)."""
    assert s.tale is not None and s.saga is not None
    told, x = s.tale, s.saga
    out: list[str] = []
    for id in told.scenes[x.at].places:
        place = told.places[id]
        if id in x.places and (place.when is None or holds(s, place.when)):
            out.append(id)
    return tuple(out)


def discount(s: Fate, camp: Camp) -> int:
    """What a keeper lets off each item."""
    if isinstance(camp, Place) and camp.discount_when is not None and holds(s, camp.discount_when):
        return camp.discount
    return 0


def service(s: Fate, n: int) -> Service:
    """A service by its number in this rest."""
    assert s.tale is not None
    return s.tale.places[s.open[n // SERVICES]].services[n % SERVICES]


def options(s: Fate, k: int, camp: Camp) -> list[int]:
    """The services of a place that can be had now."""
    if not isinstance(camp, Place):
        return []
    assert s.saga is not None
    out: list[int] = []
    for n, x in enumerate(camp.services):
        if known(s, x) and s.gold >= GOLD.get(x.id, 0) and s.time >= TIME.get(x.id, 0) and able(s, x.id):
            out.append(codes.option(SERVICE, k * SERVICES + n))
    return out


def known(s: Fate, x: Service) -> bool:
    """Whether a service is there for the group: its condition holds, and it has not been had where that is once."""
    assert s.saga is not None
    return not (x.once and x.id in s.saga.done) and (x.when is None or holds(s, x.when))


def able(s: Fate, id: str) -> bool:
    """Whether a service would do anything; what costs neither gold nor time is had once at a rest."""
    assert s.saga is not None and s.tale is not None
    if id in s.saga.served and id not in GOLD and id not in TIME:
        return False
    if id in OF_THE_CORRUPTED:
        return any([h.corruption for h in s.heroes]) and (id != "carry" or len(s.heroes) > 1)
    if id in ("on-credit", "lemon"):
        return bool(hurt(s))
    if id == "tune":
        return bool(rechargeable(s))
    if id in GROWING:
        return bool(to_grow(s, id))
    if id == "reading":
        return bool(s.corruption_deck)
    if id == "news":
        return bool(quest_ids(s))
    if id == "index":
        return bool(hearsay.indexed(s.tale))
    if id in LASTING:
        return id not in s.saga.lasting
    return True


def hurt(s: Fate) -> list[int]:
    """The heroes whom healing does good."""
    return [p for p, h in enumerate(s.heroes) if damage.can_be_healed(h, ON_CREDIT)]


def to_grow(s: Fate, id: str) -> list[int]:
    """The heroes who have not had yet what can be had once for each of them; who takes a hero's place takes this over, too."""
    assert s.saga is not None
    return [p for p in range(len(s.heroes)) if lasting.of(id, str(p)) not in s.saga.done]


def rechargeable(s: Fate) -> list[int]:
    """Charged items that have one use left, on boards; beside a real one, wherever they are."""
    carried = items.owned(s) if s.app_only else [i for h in s.heroes for i in h.board if i >= 0]
    return [i for i in carried if s.gear[i].d.uses == CHARGED and s.gear[i].left == 1]


def visit(s: Fate, k: int, camp: Camp) -> None:
    """A place is visited: time is paid for it, once (261)."""
    if k not in s.visited:
        s.time -= camp.time
        s.visited = (*s.visited, k)
        s.emit("FF.time-spent", "visits", -1, (), s.time, note=camp.id if s.tale is None else f"{s.tale.id}/{camp.id}")


def concerned(s: Fate, id: str) -> tuple[int, ...]:
    """Whom or what a service can be about, where that has to be said: heroes, items, names in an index."""
    if id in OF_THE_CORRUPTED:
        return tuple([p for p, h in enumerate(s.heroes) if h.corruption])
    if id in OF_THE_HURT:
        return tuple(hurt(s))
    if id in OF_ANYBODY:
        return tuple(range(len(s.heroes)))
    if id in GROWING:
        return tuple(to_grow(s, id))
    if id == "tune":
        return tuple(rechargeable(s))
    assert s.tale is not None
    return tuple(hearsay.indexed(s.tale)) if id == "index" else ()


def serve(op: Op[Fate, FFrame], s: Fate, f: FFrame, seat: int, n: int) -> bool:
    """A service is had; False while something is still asked."""
    assert s.saga is not None and s.tale is not None
    x = service(s, n)
    id = x.id
    whom = card = other = -1
    about = concerned(s, id)
    if about:
        whom = s.ask(f, seat, ASKED.get(id, "served"), op.rule, about, n)
        if whom == NOT_YET:
            return False
    if id in OF_THE_CORRUPTED:
        card = s.ask(f, s.heroes[whom].seat, "purify", op.rule, s.heroes[whom].corruption, whom)
        if card == NOT_YET:
            return False
    if id == "carry":
        other = s.ask(f, seat, "served", op.rule, tuple([p for p in range(len(s.heroes)) if p != whom]), n)
        if other == NOT_YET:
            return False
    k = n // SERVICES
    visit(s, k, s.tale.places[s.open[k]])
    s.gold -= GOLD.get(id, 0)
    s.time -= TIME.get(id, 0)
    s.saga.served = (*s.saga.served, id)
    if x.once:
        s.saga.done = (*s.saga.done, id)
    s.emit("FF.rest-place", "service", seat, (), n, note=f"{s.tale.id}/{s.open[k]}/{id}")
    if id in TELLING:
        tell(s, id, whom)
    else:
        had(s, id, whom, card, other)
    return True


def tell(s: Fate, id: str, whom: int) -> None:
    """What is heard: who waits in side quests and in the next combat, whose regard will matter, what somebody wants."""
    told = s.tale
    assert told is not None
    if id == "news":
        for q in quest_ids(s):
            d = hearsay.news(s, q)
            if d is not None:
                s.emit("FF.rest-place", "news", -1, (), note=f"{told.id}/{q}/{d.id}")
    elif id == "rumour":
        for d in hearsay.rumours(s):
            s.emit("FF.rest-place", "rumour", -1, (), note=f"{told.id}/{d.id}")
    elif id == "gossip":
        for r in hearsay.gossip(s):
            s.emit("FF.rest-place", "gossip", -1, (), note=f"{told.id}/{r}")
    else:
        s.emit("FF.rest-place", "looked-up", -1, (), note=f"{told.id}/{list(told.people)[whom]}")


def had(s: Fate, id: str, whom: int, card: int, other: int) -> None:
    """What a service does."""
    if id in LASTING:
        lasting.leave(s, id)
    elif id in GROWING:
        assert s.saga is not None
        s.saga.done = (*s.saga.done, lasting.of(id, str(whom)))
        draw.resize(s, whom, 1 if id == "heartwood" else 0, 1 if id == "mainspring" else 0)
        h = s.heroes[whom]
        if id == "heartwood":
            s.emit("FF.maximum-changed", "more-health", h.seat, (whom,), h.hp_max)
        else:
            s.emit("FF.maximum-changed", "more-energy", h.seat, (whom,), h.en_max)
    elif id in ("paid-in-full", "white-sleep", "redeem"):
        draw.purify(s, whom, card)
        if id == "white-sleep":
            lasting.leave(s, lasting.of(lasting.TIRED, s.heroes[whom].d.id))
    elif id == "on-credit":
        damage.heal(s, whom, ON_CREDIT, "FF.heal")
    elif id == "measured":
        lasting.leave(s, lasting.of(lasting.MEASURED, s.heroes[whom].d.id))
    elif id == "carry":
        pass_on(s, whom, other, card)
    elif id == "reading":
        s.trait_points += 2
        s.emit("FF.trait-points", "trait-points", -1, (), 2, how="party")
        draw.corruption(s, whom)
    elif id == "armoury":
        items.refill(s)
    elif id == "footnotes":
        s.trait_points += 1
        s.emit("FF.trait-points", "trait-points", -1, (), 1, how="party")
    elif id == "tune":
        s.piece(whom).left += 1
    elif id == "soak":
        for p in reversed(range(len(s.heroes))):
            damage.heal(s, p, 1, "FF.heal")
            damage.energize(s, p, s.heroes[p].en_max, "FF.energize")
            if len(s.heroes[p].corruption) >= 3:
                draw.corruption(s, p)
    elif id == "receipts":
        s.gold += 4
        s.emit("FF.card-gold", "gold", -1, (), 4, how="party")
    elif id == "lemon":
        for p in range(len(s.heroes)):
            damage.heal(s, p, s.heroes[p].hp_max, "FF.heal")


def pass_on(s: Fate, a: int, b: int, card: int) -> None:
    """A Corruption card goes from one hero to another; both get their breath back."""
    x = s.hero(a)
    x.corruption = tuple([k for k in x.corruption if k != card])
    y = s.hero(b)
    y.corruption = (*y.corruption, card)
    for p in (a, b):
        draw.refit(s, p)
        damage.energize(s, p, 2, "FF.energize")


# ------------------------------------------------------------------ side quests
def quest_ids(s: Fate) -> list[str]:
    """The side quests that this rest has on offer, in order."""
    if s.tale is None or s.saga is None:
        return []
    here = s.tale.scenes[s.saga.at].quests
    return [id for id, state, _ in s.saga.quests if state == "open" and id in here]


def quests(s: Fate) -> list[int]:
    """Those that there is time for."""
    if s.tale is None:
        return []
    told = s.tale
    return [codes.option(QUEST, k) for k, id in enumerate(quest_ids(s)) if told.quests[id].time <= s.time]


def set_out(s: Fate, n: int) -> None:
    """A side quest is begun; the rest waits."""
    assert s.tale is not None and s.saga is not None
    id = quest_ids(s)[n]
    s.time -= s.tale.quests[id].time
    s.saga.side = id
    s.saga.quests = tuple([(q, "left" if q == id else state, k) for q, state, k in s.saga.quests])
    s.emit("FF.side-quest", "sets-out", -1, (), s.time, note=f"{s.tale.id}/{id}")


# ------------------------------------------------------------------ traits
def traits(s: Fate) -> list[int]:
    """New traits that the group's points are enough for."""
    if s.tale is None or s.trait_points < TRAIT_PRICE:
        return []
    out: list[int] = []
    for p, h in enumerate(s.heroes):
        if len(h.traits) < MOST_TRAITS:
            out += [codes.option(TRAIT, p * TRAITS + k) for k, id in enumerate(s.pack.traits) if id not in h.traits]
    return out


def gain_trait(s: Fate, n: int) -> None:
    """A hero gains a trait for the group's points."""
    p = n // TRAITS
    s.trait_points -= TRAIT_PRICE
    h = s.hero(p)
    id = list(s.pack.traits)[n % TRAITS]
    h.traits = (*h.traits, id)
    s.emit("FF.trait-price", "gains-trait", h.seat, (p,), note=id)
