"""Dice and formulas (F1 to F8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tableforge.fateforge.cards.check.refusals import (
    A_MISS,
    A_WEAPON_FACE,
    CHAIN,
    CHEAPER,
    ENDLESS,
    LOW_HIGH,
    NO_EFFECT,
    NO_RANGE,
    NO_WEAPON_FACE,
    NOT_ON_DICE,
    ONLY_WHEN,
    SAME_FIRST,
    SELDOM_ON_DICE,
    SIX_FACES,
    SO_MANY_SKILLS,
    STARTS_WITH,
    TEST_FACES,
    TOO_STRONG,
    UPGRADES,
)
from tableforge.fateforge.cards.content import Content
from tableforge.fateforge.cards.source import Row
from tableforge.fateforge.definition import Act, Alt, Card, HeroDef, Pack, Term
from tableforge.fateforge.names import (
    ABILITY,
    ALL,
    ANY,
    CARD_KINDS,
    DICE,
    DO_HIDE,
    DO_PREVENT,
    DO_REROLL,
    DO_SHOOT,
    DO_STANCE,
    DO_STRIKE,
    DO_TAUNT,
    IT,
    MELEE_DIE,
    MISS,
    MOMENTS,
    ON_ALLY_HIT,
    ON_HIT,
    ON_PARRIED,
    ON_PREP,
    ON_TURN,
    PARRY,
    PASSIVE,
    PAY_RESULT,
    RECURRENT,
    RESULTS,
    SAME,
    SELF,
    SPECIAL,
    VERBS,
)

TEST_WORDS: Final = ("success", "trait", "fail")
MOST_RESULTS: Final = 4
MOST_DAMAGE: Final = {1: 2.0, 2: 2.5}
LEAST_SKILLS: Final = {0: "2", 1: "≥ 12", 2: "≥ 4"}
SELDOM: Final = 2


def check(content: Content) -> None:
    dice(content)
    for card in content.pack.cards:
        row = row_of(content, card)
        if row is not None:
            written(card, row)
    for hero in content.pack.heroes:
        endless(content, hero)
        chains(content, hero)
        counted(content, hero)
        payable(content, hero)
    strong(content)


def row_of(content: Content, card: Card) -> Row | None:
    """The row that a card stands in; a weapon's special attack and an ally's skill stand in their owner's."""
    kind = {"special": "item", "ally-skill": "ally"}.get(CARD_KINDS[card.kind], CARD_KINDS[card.kind])
    return content.rows.get(kind, {}).get(card.id.partition("#")[0])


# ------------------------------------------------------------------ F1: dice
def dice(content: Content) -> None:
    for id, row in content.rows.get("die", {}).items():
        faces = row.texts("faces")
        if len(faces) != 6:
            row.find(SIX_FACES.fill(n=len(faces)), "faces", check="F1")
        if id == "test" and not set(faces) <= set(TEST_WORDS):
            row.find(TEST_FACES, "faces", check="F1")
    for k, die in enumerate(content.pack.dice):
        if DICE[k] not in content.rows["die"]:
            continue  # it is missing, which has been told
        row = content.rows["die"][DICE[k]]
        shown = 0
        for face in die:
            shown |= face
        if k < MELEE_DIE and shown & (SPECIAL | PARRY):
            row.find(NO_WEAPON_FACE, "faces", check="F1")
        if k >= MELEE_DIE and not shown & SPECIAL:
            row.find(A_WEAPON_FACE, "faces", check="F1")
        if MISS not in die:
            row.find(A_MISS, "faces", check="F1")


# ------------------------------------------------------------------ F2, F3: how a formula is written
def written(card: Card, row: Row) -> None:
    standing = card.mods.anything()
    if not (card.alts or standing or card.armour or card.die >= 0) and not any(
        [f.id == card.id for f in row.folder.errors()]
    ):
        row.find(NO_EFFECT, check="F2")
    for alt in card.alts + card.otherwise:
        for gain in alt.gains:
            for k, act in enumerate(gain.acts):
                fits(card, row, act, first=not k)


def fits(card: Card, row: Row, act: Act, first: bool) -> None:
    verb = VERBS[act.verb]
    if first and act.flags & SAME:
        row.find(SAME_FIRST, "use", check="F3")
    if act.lo > act.hi:
        row.find(LOW_HIGH.fill(lo=act.lo, hi=act.hi), "use", check="F3")
    alone = act.verb in (DO_TAUNT, DO_STANCE) or (act.verb == DO_HIDE and not act.flags & ALL)
    if alone and not act.flags & SELF:
        row.find(NO_RANGE.fill(verb=verb), "use", check="F3")
    moments = {DO_PREVENT: (ON_HIT, ON_ALLY_HIT), DO_REROLL: (ON_PREP,)}.get(act.verb, ())
    if act.flags & IT:
        moments = (ON_HIT, ON_PARRIED)
    if moments and card.when not in moments:
        would = " / ".join([MOMENTS[m] for m in moments])
        row.find(ONLY_WHEN.fill(verb="~it" if act.flags & IT else verb, would=would), "use", check="F3")


# ------------------------------------------------------------------ F4, F5: loops and chains
def own(p: Pack, hero: HeroDef) -> list[Card]:
    """Every card that a hero may use: abilities, skills, items and their special attacks."""
    skills = [card for card in p.skills.values() if card.hero == hero.id]
    items = [card for card in p.items.values() if card.only in ("", hero.id)]
    return [*hero.abilities, *skills, *items, *[card.special for card in items if card.special is not None]]


def paid(alt: Alt) -> list[Term]:
    return [term for term in alt.cost if term.kind == PAY_RESULT]


def won(alt: Alt) -> int:
    """How many results a use gives; a PARRY feeds a token."""
    return sum([gain.n for gain in alt.gains if gain.results and gain.results != PARRY])


def gives(alt: Alt) -> int:
    out = 0
    for gain in alt.gains:
        out |= gain.results
    return out & ~PARRY


def endless(content: Content, hero: HeroDef) -> None:
    """No passive cards of a turn pay for each other without end."""
    ways = [
        (card, alt)
        for card in own(content.pack, hero)
        if card.freq == PASSIVE and card.when == ON_TURN
        for alt in card.alts
        if won(alt) >= alt.results and won(alt) and len(paid(alt)) == len(alt.cost)
    ]
    for card, alt in ways:
        chain = loop(card, alt, ways)
        row = row_of(content, card)
        if chain and row is not None:
            row.find(ENDLESS.fill(chain=" → ".join(chain)), "use", check="F4")


def loop(card: Card, alt: Alt, ways: list[tuple[Card, Alt]]) -> list[str]:
    """The cards by which what a use gives comes to pay for it again."""
    seen, front = {card.id: [card.id]}, [(card, alt)]
    while front:
        one, way = front.pop()
        if all([gives(way) & term.accepts for term in paid(alt)]):
            return [*seen[one.id], card.id]
        for other, next_way in ways:
            if other.id not in seen and any([gives(way) & term.accepts for term in paid(next_way)]):
                seen[other.id] = [*seen[one.id], other.id]
                front.append((other, next_way))
    return []


def chains(content: Content, hero: HeroDef) -> None:
    """What one result comes to through every recurrent card of a hero, each used once."""
    p = content.pack
    upgraded = {card.up for card in p.skills.values()}
    skills = [
        c
        for c in (*hero.abilities, *p.skills.values())
        if c.kind == ABILITY or (c.hero == hero.id and c.id not in upgraded)
    ]
    alts = [
        alt
        for card in skills
        if card.freq == RECURRENT and card.when == ON_TURN and not card.conds
        for alt in card.alts[:1]
        if won(alt) and len(paid(alt)) == len(alt.cost)
    ]
    best = max([longest(1 << k, alts) for k in range(len(RESULTS))], default=1)
    if best > MOST_RESULTS:
        content.rows["hero"][hero.id].find(CHAIN.fill(hero=hero.id, n=best, most=MOST_RESULTS), check="F5", error=False)


def longest(start: int, alts: list[Alt]) -> int:
    """At most so many results: what can be had is used as if all of it were there at once."""
    have, n, left = start, 1, list(alts)
    while True:
        use = next((a for a in left if a.results <= n and all([t.accepts & have for t in paid(a)])), None)
        if use is None:
            return n
        left.remove(use)
        have |= gives(use)
        n += max(0, won(use) - use.results)


def strong(content: Content) -> None:
    """No recurrent skill deals more for a result than its level allows."""
    for id, card in content.pack.skills.items():
        for alt in card.alts:
            acts = [act for gain in alt.gains for act in gain.acts if act.verb in (DO_STRIKE, DO_SHOOT)]
            dealt = sum([1 + act.plus for act in acts])
            most = MOST_DAMAGE.get(card.level)
            if most and card.freq == RECURRENT and card.when == ON_TURN and alt.results and dealt / alt.results > most:
                found = TOO_STRONG.fill(n=dealt / alt.results, most=most)
                content.rows["skill"][id].find(found, "use", check="F5", error=False)


# ------------------------------------------------------------------ F6 to F8: heroes and their skills
def counted(content: Content, hero: HeroDef) -> None:
    p = content.pack
    row = content.rows["hero"][hero.id]
    mine = [card for card in p.skills.values() if card.hero == hero.id]
    for level, would in LEAST_SKILLS.items():
        n = len([card for card in mine if card.level == level])
        if (n != 2) if level == 0 else n < int(would[2:]):
            row.find(SO_MANY_SKILLS.fill(n=n, level=level, would=would), check="F6")
    if sorted(hero.start) != sorted([card.id for card in mine if card.level == 0]):
        row.find(STARTS_WITH, "start", check="F6")
    for card in mine:
        below = p.skills.get(card.up)
        if (card.level == 2) != bool(card.up) or (below and (below.level != 1 or below.hero != hero.id)):
            content.rows["skill"][card.id].find(UPGRADES, "up", check="F6")
        elif below and card.cost < below.cost:
            content.rows["skill"][card.id].find(CHEAPER.fill(cost=card.cost, before=below.cost), "cost", check="F6")


def payable(content: Content, hero: HeroDef) -> None:
    p = content.pack
    faces = [face for die in hero.dice if die < len(p.dice) for face in p.dice[die]]
    for card in p.skills.values():
        if card.hero != hero.id or not card.alts:
            continue
        short = [min(asked(alt, faces), default=(len(faces), "")) for alt in card.alts]
        n, symbol = max(short)
        row = content.rows["skill"][card.id]
        if card.level == 0 and n == 0:
            row.find(NOT_ON_DICE.fill(hero=hero.id, symbol=symbol), "use", check="F7")
        elif n < SELDOM:
            row.find(SELDOM_ON_DICE.fill(n=n, hero=hero.id, symbol=symbol), "use", check="F8", error=False)


def asked(alt: Alt, faces: list[int]) -> Iterator[tuple[int, str]]:
    """How many faces pay for each symbol of a cost; a PARRY is also a token, which no die shows."""
    for term in paid(alt):
        if term.symbols not in (ANY, PARRY):
            name = "/".join([name for k, name in enumerate(RESULTS) if term.symbols >> k & 1])
            yield len([face for face in faces if face & term.accepts]), name
