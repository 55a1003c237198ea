"""KeyForge's view in words and short signs: names that fit, what lies on a card, what may be done with it and why not."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from tableforge.cli.table import look
from tableforge.cli.table.session import Choice, Session
from tableforge.cli.table.texts import KEYWORDS, NB, TYPES, VERBS, house_name, say
from tableforge.kernel.game import Reason
from tableforge.keyforge import names
from tableforge.keyforge.cards import card, definition

SMALL_WORDS: Final = frozenset("of the a an and in to de du des d’ la le les l’ à au aux et en un une".split())
PART_RULES: Final = {
    "aember": ("KF.forge-payment", "KF.key-current-cost", "KF.announce-check"),
    "keys": ("KF.victory", "KF.forge-compulsory"),
    "chains": ("KF.chains-penalty", "KF.chains-shedding"),
    "hand": ("KF.zone-hand", "KF.refill-size"),
    "deck": ("KF.zone-deck", "KF.empty-deck"),
    "discard": ("KF.zone-discard-pile",),
    "archives": ("KF.zone-archives", "KF.taking-the-archives"),
    "purged": ("KF.purge",),
    "who": ("KF.active-player", "KF.choose-house"),
}
PILES: Final = ("hand", "archives", "discard", "purged")


@dataclass(slots=True)
class Item:
    """Something the cursor can stand on: a card with the choices that name it, or a part of a player's strip."""

    key: str
    data: dict[str, Any] = field(default_factory=dict)
    acts: list[Choice] = field(default_factory=list)
    seat: int = 0
    part: str = ""
    text: str = ""

    @property
    def id(self) -> str:
        return str(self.data.get("id", ""))

    @property
    def badges(self) -> str:
        return "·".join(dict.fromkeys(c.badge for c in self.acts if c.badge))


def items(cards: list[dict[str, Any]], acts: list[Choice], seat: int) -> list[Item]:
    """The cards of a zone with the choices that name them, or what is attached to them."""
    out = []
    for c in cards:
        at = c["at"]
        mine = [a for a in acts if a.at == at or a.at.startswith((f"{at}.", f"{at}/"))]
        out.append(Item(f"{c['id']}@{at}", c, mine, seat))
    return out


# -------------------------------------------------------------------- names
def name(id: str, lang: str) -> str:
    """The card's title in a language."""
    c = card(id)
    return c.title(lang)


@lru_cache(4096)
def short(title: str, width: int, lang: str = "en") -> str:
    """A title that fits the width and still tells the card.

    >>> short("Champion Anaphiel", 14), short("Champion Anaphiel", 10), short("Noddy the Thief", 10)
    ('Cham. Anaphiel', 'C.Anaphiel', 'Noddy T.')
    >>> short("Potion d’Invulnérabilité", 12, "fr"), short("Prince Derric, Unifier", 13)
    ('Potion Invu.', 'Prince Derric')
    """
    if len(title) <= width:
        return title
    lead = title.split(",")[0]
    if len(lead) <= width:
        return lead
    all_words = [w.strip("“”«»\"") for w in lead.replace("’", "’ ").split()]
    words = [w for w in all_words if w and w.casefold() not in SMALL_WORDS] or all_words
    if len(" ".join(words)) <= width:
        return " ".join(words)
    # What a title is about stands last in English, unless it is "X of Y"; in French it stands first.
    front = lang == "fr" or len(words) < len(all_words) - (all_words[0].casefold() in SMALL_WORDS)
    head = words[0] if front else words[-1]
    rest = words[1:] if front else words[:-1]
    for size in (4, 1):
        brief = [w if len(w) <= size + 1 else w[:size] + "." for w in rest]
        fits = " ".join([head, *brief] if front else [*brief, head])
        if len(fits) <= width:
            return fits
    tight = "".join([head, *brief] if front else [*brief, head])
    if len(tight) <= width:
        return tight
    return head if len(head) <= width else head[: max(1, width - 1)] + "…"


# -------------------------------------------------------------------- states
def numbers(c: dict[str, Any]) -> list[tuple[str, str]]:
    """Power and armor, damage, æmber and counters as short signs, each with its colour."""
    out: list[tuple[str, str]] = []
    if "power" in c:
        left = c.get("armor_left", 0)
        out.append((f"{c['power']}/{left}" if c.get("armor") else f"{c['power']}", look.TEXT))
        if c.get("damage"):
            out.append((f"✶{c['damage']}", look.HARM))
    if c.get("amber"):
        out.append((f"æ{c['amber']}", look.ACCENT))
    if c.get("doom_counters"):
        out.append((f"†{c['doom_counters']}", look.HARM))
    return out


def states(c: dict[str, Any], lang: str, width: int) -> list[tuple[str, str]]:
    """Stunned, ready or exhausted, upgrades: in words, in shorter ones where the width is small, at last in signs."""
    ups = len(c.get("upgrades", ())) + len(c.get("under", ()))
    stunned = [(say(lang, "stunned-short"), look.ACCENT)] if c.get("stunned") else []
    words = (("ready", "exhausted", "upgrades-short"), ("ready-short", "exhausted-short", ""), ("ready-short", "", ""))
    for ready, exhausted, more in words:
        out = list(stunned)
        if not c.get("ready", True):
            out.append((say(lang, exhausted) if exhausted else "↷", look.FAINT))
        elif exhausted or not out:
            out.append((say(lang, ready), look.GOOD))
        if ups:
            out.append((say(lang, more, n=ups) if more else f"+{ups}", look.GOOD))
        if sum(len(word) + 1 for word, _ in out) - 1 <= width:
            break
    return out


def keywords(c: dict[str, Any], lang: str) -> list[str]:
    """The keywords a creature has now, taunt first."""
    words = sorted(c.get("keywords", ()), key=lambda k: k != "taunt")
    return [KEYWORDS[lang].get(k, k) for k in words]


def brief_keywords(c: dict[str, Any], lang: str, width: int) -> str:
    """The keywords in so many letters: whole, else cut short, else only the first ones."""
    words = keywords(c, lang)
    if len(" ".join(words)) > width:
        words = [w if len(w) < 7 else f"{w[:5]}." for w in words]
    while words and len(" ".join(words)) > width:
        words.pop()
    return " ".join(words)


def colon(lang: str) -> str:
    return f"{NB}: " if lang == "fr" else ": "


def kind(c: dict[str, Any], lang: str) -> str:
    """'Brobnar creature', 'créature Brobnar'."""
    houses = " / ".join(house_name(h, lang) for h in c.get("houses", [c["house"]]))
    what = TYPES[lang][c["type"]]
    return f"{what} {houses}" if lang == "fr" else f"{houses} {what}"


def now(c: dict[str, Any], lang: str) -> str:
    """What a card in play is at the moment, as a list of words; '' outside play."""
    if "ready" not in c:
        return say(lang, "maverick") if c.get("maverick") else ""
    parts: list[str] = []
    if "power" in c:
        parts.append(f"{say(lang, 'power')} {c['power']}")
        if c["armor"]:
            left = f" ({say(lang, 'armor-left', n=c['armor_left'])})" if c["armor_left"] != c["armor"] else ""
            parts.append(f"{say(lang, 'armor')} {c['armor']}{left}")
        if c["damage"]:
            parts.append(say(lang, "damage", n=c["damage"]))
    if c.get("amber"):
        parts.append(say(lang, "on-it", n=c["amber"]))
    parts.append(say(lang, "ready" if c["ready"] else "exhausted"))
    if c.get("stunned"):
        parts.append(say(lang, "stunned"))
    parts += keywords(c, lang)
    if c.get("power_counters"):
        parts.append(say(lang, "power-counters", n=c["power_counters"]))
    if c.get("doom_counters"):
        parts.append(say(lang, "doom-counters", n=c["doom_counters"]))
    parts += [say(lang, "upgrade", name=name(u["id"], lang)) for u in c.get("upgrades", ())]
    if c.get("under"):
        parts.append(say(lang, "under", n=len(c["under"])))
    if "owner" in c:
        parts.append(say(lang, "owner"))
    if c.get("maverick"):
        parts.append(say(lang, "maverick"))
    return ", ".join(parts)


def sentence(c: dict[str, Any], lang: str) -> str:
    """One card in one line of words, as the plain table reads it out."""
    state = now(c, lang)
    return f"{name(c['id'], lang)}, {kind(c, lang)}{', ' if state else ''}{state}"


def flank(n: int, of: int, lang: str) -> str:
    """Which flank the n-th creature of a line stands on, in words; '' in the middle."""
    if of == 1:
        return say(lang, "both-flanks")
    return say(lang, "left-flank") if n == 0 else say(lang, "right-flank") if n == of - 1 else ""


def printed(id: str) -> dict[str, Any]:
    """A card as it is printed, in the shape of a view."""
    c = card(id)
    return {"id": id, "at": "", "house": names.HOUSES[c.house.house], "type": names.TYPES[c.type]}


def facts(id: str, lang: str) -> str:
    """Printed power, armor, bonus æmber and traits in one line; '' where there are none."""
    c = card(id)
    parts: list[str] = []
    if c.power:
        parts.append(f"{say(lang, 'power')} {c.power}")
    if c.armor:
        parts.append(f"{say(lang, 'armor')} {c.armor}")
    if c.amber:
        parts.append(say(lang, "bonus", n=c.amber))
    traits = [trait(t.name, lang) for t in c.traits]
    if traits:
        parts.append(f"{say(lang, 'traits')}{colon(lang)}{', '.join(traits)}")
    return " · ".join(parts)


def trait(word: str, lang: str) -> str:
    from tableforge.keyforge.voice.languages import lexicon

    return lexicon(lang).trait(word)


# -------------------------------------------------------------------- what may be done with a card
def gives(session: Session, c: Choice) -> str:
    """What choosing a house would let one play and use, in numbers; '' for any other choice."""
    d = session.my_decision
    if d is None or d.kind != "house":
        return ""
    me = session.view()["players"][d.seat]
    held = sum(x["house"] == c.key for x in me["hand"] or ())
    used = sum(c.key in x.get("houses", [x["house"]]) for x in [*me["line"], *me["artifacts"]])
    return say(session.lang, "house-gives", hand=held, play=used)


def actions(session: Session, item: Item) -> list[tuple[str, Choice | None, Reason | None]]:
    """Everything one might want to do with a card: each with the choice that does it, or the reason why not now."""
    lang = session.lang
    out: list[tuple[str, Choice | None, Reason | None]] = [(a.label, a, None) for a in item.acts]
    d = session.my_decision
    if d is None:
        return out
    if d.kind != "act":
        why = session.why_not(item.key)
        return out if out or why is None else [(say(lang, "not-now"), None, why)]
    zone = item.data["at"].partition(":")[0]
    labels = definition(item.id).labels
    special = [v for v, bit in (("action", names.ACTION_LABEL), ("omni", names.OMNI)) if labels >> bit & 1]
    if zone == "hand":
        verbs = ["play", "discard"]
    elif zone == "line":
        verbs = [*(["unstun"] if item.data.get("stunned") else []), "reap", "fight", *special]
    elif zone == "artifacts":
        verbs = special or ["action"]
    else:
        verbs = ["use"] if "ready" in item.data else []
    taken = {a.verb for a in item.acts}
    for verb in verbs:
        if verb in taken:
            continue
        probe = ("reap" if item.data["type"] == "creature" else "action") if verb == "use" else verb
        why = session.why_not(f"{probe}:{item.key}")
        if why is not None:
            out.append((VERBS[lang][verb], None, why))
    return out


__all__ = [
    "Item", "PART_RULES", "PILES", "brief_keywords", "colon", "actions", "facts", "flank",
    "gives", "items", "keywords", "kind", "name", "now", "numbers", "printed", "sentence", "short", "states",
]  # fmt: skip
