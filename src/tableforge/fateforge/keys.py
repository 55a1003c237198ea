"""The readable keys of options and of what they point at: `strike:archer.2`, `mercenary/sprint:c`, `pay:strike+move`."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import baggage, board, codes, legal, offer, prepare, rest, services, turn
from tableforge.fateforge.companion import taps
from tableforge.fateforge.definition import Card
from tableforge.fateforge.enemies.reactions import called_for
from tableforge.fateforge.names import DICE, RESULTS, STANCES, VERBS
from tableforge.fateforge.ops.use import AnyOrder
from tableforge.fateforge.pieces import BOARD_SLOTS, Foe
from tableforge.fateforge.rewards import REWARDS
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import COMPASS
from tableforge.fateforge.trial import RESULTS as RESULTS_TOLD
from tableforge.kernel.ask import DONE, NO_OPTION, Decision
from tableforge.kernel.terms import Meaning

MISSED: Final = "miss"
SLOT_KEYS: Final = ("main", "secondary", "clothing", "backpack-2", "backpack-3", "backpack-4")
ZONE_KINDS: Final = (
    "move-to",
    "leap-to",
    "push-to",
    "escort-to",
    "snare-in",
    "disarm",
    "start",
    "push",
    "path",
    "summon",
)
HERO_KINDS: Final = ("help", "order", "whom", "ally-with", "tester", "about-whom", "volunteer", "served")
RESTING: Final = ("rest", "packs")
REST_CODES: Final = {
    **{taps.VERBS[k]: k for k in (taps.HEALTH, taps.ENERGY)}, **{word: k for k, word in enumerate(rest.REST_VERBS)},
}  # fmt: skip
ITEM_WORDS: Final = tuple([rest.REST_VERBS[k] for k in (rest.R_ITEM, rest.R_DRINK)])
CARD_KINDS: Final = ("step-in", "chest", "active", "purify", "stock", "new-skill", "rebuy")
# what ends a question, where it is not "done"
OTHERWISE: Final = {"stow": "bag", "chest": "gold", "which-ally": "nobody", "set-up": "ready"}
assert len(SLOT_KEYS) == len(BOARD_SLOTS)


def face(x: int) -> str:
    """A face by its results: `strike/move`, `miss`."""
    return "/".join([name for k, name in enumerate(RESULTS) if x >> k & 1]) or MISSED


def result(r: int) -> str:
    return face(codes.face_of(r))


def foe(e: Foe) -> str:
    return f"{e.d.id}.{e.num}"


def zone(s: Fate, z: int) -> str:
    assert s.scene is not None
    return s.scene.map.letters[z]


def thing(s: Fate, i: int) -> str:
    """A hero, an enemy, a zone, a card or an item by its key."""
    if i < codes.FOE:
        return s.heroes[i].d.id
    if i < codes.ZONE:
        return foe(s.enemy(i))
    if i < codes.CARD:
        return zone(s, i - codes.ZONE)
    if i < codes.GEAR:
        return s.pack.cards[i - codes.CARD].id
    return gear(s, i - codes.GEAR)


def gear(s: Fate, i: int) -> str:
    """An item; the second of a kind has its number."""
    d = s.gear[i].d
    alike = [k for k, g in enumerate(s.gear) if g.d is d]
    return d.id if len(alike) == 1 else f"{d.id}.{alike.index(i) + 1}"


def way(c: Card, k: int) -> str:
    """A card, and which of its ways where it has several."""
    return c.id if len(c.alts) == 1 else f"{c.id}#{k + 1}"


def interaction(s: Fate, x: int) -> str:
    """What a FOCUS action is used for."""
    assert s.scene is not None
    kind, n = x // legal.THINGS, x % legal.THINGS
    if kind == legal.I_CHEST:
        return s.scene.tokens[n].id or "chest"
    if kind == legal.I_POINT:
        return s.scene.points[n].id
    if kind == legal.I_DOOR:
        return s.scene.doors[n].id
    return s.scene.objectives[n].id


def act(s: Fate, option: int) -> str:
    """An option of a hero's turn."""
    verb, n = codes.verb_of(option), codes.target_of(option)
    word = turn.TURN_VERBS[verb]
    assert s.scene is not None
    if verb == turn.T_END:
        return word
    if verb in (turn.T_MOVE, turn.T_ENERGY_MOVE):
        return f"{word}:{zone(s, n)}"
    if verb in (turn.T_PORTAL, turn.T_ENERGY_PORTAL):
        return f"{word}:{s.scene.map.portals[n].id}"
    if verb in (turn.T_STRIKE, turn.T_SHOOT):
        return f"{word}:{foe(s.enemy(n))}"
    if verb == turn.T_FOCUS:
        return f"{word}:{interaction(s, n)}"
    if verb == turn.T_WEAK:
        return f"{word}:{face(turn.weak_icon(s, n))}"
    if verb == turn.T_USE:
        return f"{word}:{way(s.pack.cards[n // offer.ALTS], n % offer.ALTS)}"
    if verb == turn.T_TAKE:
        return f"{word}:{s.scene.objectives[n].id}"
    if verb == turn.T_REVIVE:
        return f"{word}:{s.heroes[n].d.id}"
    assert s.ally is not None
    if verb == turn.T_ALLY_RESULT:
        return f"{word}:{face(s.ally.faces[n])}.{n + 1}"
    return f"{word}:{s.ally.d.skills[n // 8].id}.{n % 8 + 1}"


def dice(s: Fate, p: int, mask: int) -> str:
    """Dice by their places behind the screen, from 1."""
    return ",".join([str(k + 1) for k in range(len(s.heroes[p].results)) if mask >> k & 1])


def preparing(s: Fate, p: int, option: int) -> str:
    """An option of a hero's preparation."""
    verb, n = codes.verb_of(option), codes.target_of(option)
    word = prepare.PREP_VERBS[verb]
    if verb == prepare.P_READY:
        return word
    if verb == prepare.P_REROLL:
        return f"{word}:{dice(s, p, n)}"
    if verb == prepare.P_TRIPLE:
        k, side = n // prepare.FACES, n % prepare.FACES
        die = codes.die_of(s.heroes[p].results[k])
        return f"{word}:{k + 1}>{face(s.pack.dice[die][side])}"
    if verb == prepare.P_SPRINT:
        return f"{word}:{zone(s, n)}"
    return f"{word}:{way(s.pack.cards[n // offer.ALTS], n % offer.ALTS)}"


def resting(s: Fate, option: int) -> str:
    """An option of a rest."""
    verb, n = codes.verb_of(option), codes.target_of(option)
    if verb in (taps.HEALTH, taps.ENERGY):
        return f"{taps.VERBS[verb]}:{s.heroes[n // taps.VALUES].d.id}:{n % taps.VALUES}"
    if verb in (taps.USED, taps.KEPT):
        return f"{taps.VERBS[verb]}:{gear(s, n)}"
    word = rest.REST_VERBS[verb]
    if verb == rest.R_VISIT:
        return f"{word}:{rest.places(s)[n].id}"
    if verb == rest.R_SERVICE:
        return f"{word}:{services.service(s, n).id}"
    if verb == rest.R_QUEST:
        return f"{word}:{services.quest_ids(s)[n]}"
    if verb == rest.R_TRAIT:
        return f"{word}:{s.heroes[n // services.TRAITS].d.id}:{list(s.pack.traits)[n % services.TRAITS]}"
    if verb in (rest.R_HEAL, rest.R_EAT, rest.R_SKILLS):
        return f"{word}:{s.heroes[n].d.id}"
    if verb == rest.R_FOOD:
        return word
    if verb in (rest.R_SKILL, rest.R_BUY):
        return f"{word}:{s.pack.cards[n].id}"
    return f"{word}:{gear(s, n)}"


def payment(s: Fate, d: Decision, option: int) -> str:
    """Which results and tokens pay."""
    h = s.heroes[s.stack[-1].src]
    cost = d.about
    assert isinstance(cost, tuple)
    x = legal.payments(s, h, cost)[option]
    parts = [result(r) for r in x.results] + ["parry-token"] * x.parry + ["focus-token"] * x.focus
    return "+".join(parts)


def place(s: Fate, option: int) -> str:
    """Where an item goes."""
    return f"{s.heroes[option // rest.SLOT].d.id}:{SLOT_KEYS[option % rest.SLOT]}"


def next_act(s: Fate, k: int) -> str:
    """One of several actions by its verb; the second of a kind has its number."""
    f = s.stack[-1]
    op = f.prog.ops[f.pc]
    assert isinstance(op, AnyOrder)
    verbs = [VERBS[act.verb] for act in op.acts]
    n = verbs[: k + 1].count(verbs[k])
    return verbs[k] if n == 1 else f"{verbs[k]}.{n}"


def key(s: Fate, d: Decision, option: int) -> str:
    """The readable key of an option."""
    kind = d.kind
    if option == DONE:
        return OTHERWISE.get(kind, "done")
    if kind == "act":
        return act(s, option)
    if kind in ("prepare", "dice"):
        p, o = codes.hero_in(option), codes.option_in(option)
        id = s.heroes[p].d.id
        if kind == "prepare":
            return f"{id}/{preparing(s, p, o)}"
        h = s.heroes[p]
        chosen = prepare.dice_choices(board.pool(s, h), prepare.limit(h))[o]
        return f"{id}/{'+'.join([DICE[x] for x in chosen])}"
    if kind in RESTING:
        return resting(s, option)
    if kind == "set-up":
        return f"{rest.REST_VERBS[rest.R_SKILLS]}:{s.heroes[option].d.id}"
    if kind == "pay":
        return payment(s, d, option)
    if kind in ZONE_KINDS:
        return zone(s, option)
    if kind in HERO_KINDS:
        return s.heroes[option].d.id
    if kind == "target":
        return thing(s, option)
    if kind in CARD_KINDS:
        return s.pack.cards[option].id
    if kind == "use-now":
        return way(s.pack.cards[option // offer.ALTS], option % offer.ALTS)
    if kind == "interact":
        return interaction(s, option)
    if kind == "stow":
        hero = s.stack[-1].src
        return f"{s.heroes[hero].d.id}:{SLOT_KEYS[option]}" if s.stack[-1].prog.name == "stow" else place(s, option)
    if kind == "absorb":
        verb, n = codes.verb_of(option), codes.target_of(option)
        return "parry" if verb == 0 else f"armour:{gear(s, n)}" if verb == 1 else f"use:{s.pack.cards[n].id}"
    if kind == "trap":
        verb, n = codes.verb_of(option), codes.target_of(option)
        return "spring" if verb == 0 else "avoid" if verb == 1 else f"use:{s.pack.cards[n].id}"
    if kind == "reroll":
        assert isinstance(d.about, int)
        return dice(s, d.about, option)
    if kind == "grant":
        return face(option)
    if kind == "stance":
        return STANCES[option]
    if kind == "fountain":
        return "energy" if option else "health"
    if kind in ("extra-round", "test-reroll", "go-in"):
        return "yes" if option else "no"
    if kind == "test-result":
        return RESULTS_TOLD[option]
    if kind in ("choice", "direction") and option == baggage.OPEN_PACKS:
        return "packs"
    if kind == "choice":
        assert s.tale is not None and s.saga is not None
        return s.tale.scenes[s.saga.at].choices[option].id
    if kind == "direction":
        return COMPASS[option]
    if kind == "reward":
        return REWARDS[option].replace(" ", "-")
    if kind == "new-die":
        return DICE[option]
    if kind == "which-quest":
        return list(s.pack.quests)[option]
    if kind == "which-ally":
        return s.pack.allies[option].id
    if kind == "tuned":
        return gear(s, option)
    if kind == "look-up":
        return list(s.tale.people)[option] if s.tale is not None else ""
    if kind == "exit":
        assert s.scene is not None
        return s.scene.exits[option][0]
    if kind == "which-act":
        return next_act(s, option)
    if kind == "reaction":
        return called_for(s, option)
    return str(option)


def option(s: Fate, d: Decision, wanted: str) -> int:
    """The option with this key, or NO_OPTION; of the many of a rest only those are spelt out that it could be."""
    some = likely(s, d.options, wanted) if d.kind in RESTING and wanted != "done" else d.options
    return next((o for o in some if key(s, d, o) == wanted), NO_OPTION)


def likely(s: Fate, options: tuple[int, ...], wanted: str) -> list[int]:
    """The options of a rest that have the verb of a key and, where they are about an item, its id; the companion has more verbs."""
    word, _, what = wanted.partition(":")
    if word not in REST_CODES:
        return list(options) if s.app_only else []
    least = codes.option(REST_CODES[word])
    some = [o for o in options if least <= o < least + codes.TARGET]
    if word in ITEM_WORDS:
        return [o for o in some if what.startswith(s.gear[codes.target_of(o)].d.id)]
    return some


def meaning(s: Fate, d: Decision, option: int) -> Meaning:
    """What an option stands for: the thing it points at, by its handle, and the verb."""
    if option == DONE:
        return Meaning()
    kind = d.kind
    if kind == "act":
        verb, n = codes.verb_of(option), codes.target_of(option)
        word = turn.TURN_VERBS[verb]
        if verb in (turn.T_STRIKE, turn.T_SHOOT, turn.T_REVIVE):
            return Meaning(n, word)
        if verb in (turn.T_MOVE, turn.T_ENERGY_MOVE):
            return Meaning(codes.ZONE + n, word)
        if verb == turn.T_USE:
            return Meaning(codes.CARD + n // offer.ALTS, word)
        return Meaning(-1, word)
    if kind == "prepare":
        o = codes.option_in(option)
        verb, n = codes.verb_of(o), codes.target_of(o)
        word = prepare.PREP_VERBS[verb]
        if verb == prepare.P_SPRINT:
            return Meaning(codes.ZONE + n, word)
        return (
            Meaning(codes.CARD + n // offer.ALTS, word)
            if verb == prepare.P_CARD
            else Meaning(codes.hero_in(option), word)
        )
    if kind in RESTING:
        verb, n = codes.verb_of(option), codes.target_of(option)
        if verb in (taps.HEALTH, taps.ENERGY):
            return Meaning(n // taps.VALUES, taps.VERBS[verb])
        if verb in (taps.USED, taps.KEPT):
            return Meaning(codes.GEAR + n, taps.VERBS[verb])
        word = rest.REST_VERBS[verb]
        if verb in (rest.R_SKILL, rest.R_BUY):
            return Meaning(codes.CARD + n, word)
        if verb in (rest.R_ITEM, rest.R_DRINK):
            return Meaning(codes.GEAR + n, word)
        return Meaning(n, word) if verb in (rest.R_HEAL, rest.R_EAT, rest.R_SKILLS) else Meaning(-1, word)
    if kind == "set-up":
        return Meaning(option, rest.REST_VERBS[rest.R_SKILLS])
    if kind in ZONE_KINDS:
        return Meaning(codes.ZONE + option)
    if kind in HERO_KINDS or kind == "target":
        return Meaning(option)
    if kind in CARD_KINDS:
        return Meaning(codes.CARD + option)
    if kind == "tuned":
        return Meaning(codes.GEAR + option)
    return Meaning(codes.CARD + option // offer.ALTS) if kind == "use-now" else Meaning()
