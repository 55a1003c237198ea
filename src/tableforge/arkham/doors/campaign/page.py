"""Night of the Zealot as a page shows it: chapters, investigators, what the next scenario takes from the log, the shop."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tableforge.arkham import names, scenarios
from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck
from tableforge.arkham.decks.upgrade import Exchange, buy, is_upgrade, price
from tableforge.arkham.definition import CardDef
from tableforge.arkham.doors.campaign import telling
from tableforge.arkham.names import CLASSES, FACES
from tableforge.arkham.scenarios.ops import AddToken, DoomOnAgenda, EachDiscardsRandom, IfLog, ShuffleIn, StartAt, ToBox
from tableforge.arkham.scenarios.passages import TOKENS, passage
from tableforge.arkham.settings import MOST_SEATS
from tableforge.errors import BadPurchase, IllegalAnswer
from tableforge.kernel.core import AnyOp
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.arkham.doors.campaign import Member, NightOfTheZealot

Json = dict[str, Any]
RULE: Final = re.compile(r" ?\((AH\.[\w-]+)(?:, AH\.[\w-]+)*\)$")

TITLE: Final = Text("Night of the Zealot", "La Nuit de la Zélatrice")
RESOLUTION: Final = Text("Resolution {n}", "Conclusion {n}")
NO_RESOLUTION: Final = Text("No resolution", "Aucune conclusion")
BEGINS_AT: Final = Text("It begins at {place}.", "Tout commence ici : {place}.")
GONE_FROM_MAP: Final = Text("{place} is no longer on the map.", "Plus sur le plan : {place}.")
COMES_TOO: Final = Text("{card} is in the encounter deck.", "Dans le deck Rencontre : {card}.")
DOOM: Final = Text(
    "Cultists who got away: {n}; doom on the agenda from the start: {doom}.",
    "Cultistes échappés : {n} ; fatalité sur l’intrigue dès le début : {doom}.",
)
DISCARDS: Final = Text(
    "Each investigator discards {n} cards of the first hand by chance.",
    "Chaque investigateur défausse {n} cartes au hasard de sa première main.",
)
TOKEN_COMES: Final = Text("One more token goes into the bag: {token}.", "Un pion de plus dans la réserve : {token}.")


# ---------------------------------------------------------------- the log
def chapter(now: NightOfTheZealot, result: Json, lang: str) -> Json:
    """A scenario that has been played."""
    scenario = scenarios.scenario(result["scenario"])
    how = result["resolution"]
    story = [passage(f"{scenario.id}-{how}"), *telling.epilogue(now)]
    return {
        "scenario": scenario.id,
        "title": scenario.title.text(lang),
        "picture": ["act" if how in scenario.won else "agenda", scenario.id],
        "rounds": result.get("rounds", 0),
        "won": how in scenario.won,
        "resolution": describe_resolution(how).text(lang),
        "paragraphs": split(story, lang),
        "flags": [{"kind": n.kind, "text": n.text.text(lang), "about": n.about} for n in telling.notes(result)],
        "earned": [telling.fate(row).text(lang) for row in result["investigators"]],
    }


def describe_resolution(how: str) -> Text:
    """Return how a scenario has ended, in words; `how` is its resolution, such as R1."""
    return RESOLUTION.fill(n=how.removeprefix("R")) if how.startswith("R") else NO_RESOLUTION


def split(texts: Sequence[Text], lang: str) -> list[str]:
    """Paragraph by paragraph."""
    return [part for text in texts for part in text.text(lang).split("\n\n") if part.strip()]


def coming(now: NightOfTheZealot, lang: str) -> Json | None:
    """The scenario to be played now, and what it takes from the log; None once the campaign is over."""
    if now.over:
        return None
    scenario = scenarios.scenario(now.scenario)
    read = [passage(id) for id, flag, there in scenario.introduction if not flag or (flag in now.log) is there]
    return {
        "number": now.number,
        "scenario": scenario.id,
        "title": scenario.title.text(lang),
        "picture": ["agenda", scenario.id],
        "paragraphs": split(read, lang),
        "flags": [
            {"kind": n.kind, "text": n.text.text(lang), "about": n.about}
            for op in scenario.set_up.ops
            for n in notes_of_step(op, now.log)
        ],
    }


def notes_of_step(op: AnyOp, log: Sequence[str]) -> list[telling.Note]:
    """What a step of a scenario's set-up takes from the log, or brings into the campaign."""
    if isinstance(op, DoomOnAgenda):
        n = sum([name.startswith(op.section + "/") for name in log])
        return [telling.Note(DOOM.fill(n=n, doom=(n + op.each - 1) // op.each), "bad")] if n else []
    if isinstance(op, AddToken):
        return [telling.Note(TOKEN_COMES.fill(token=TOKENS[FACES[op.face]]), "bad")]
    if not isinstance(op, IfLog) or (op.flag in log) is not op.holds:
        return []
    step = op.op
    if isinstance(step, StartAt):
        return [telling.Note(BEGINS_AT.fill(place=place(step.title)))]
    if isinstance(step, ToBox):
        return [telling.Note(GONE_FROM_MAP.fill(place=telling.card_title(step.id)), "bad")]
    if isinstance(step, ShuffleIn):
        return [telling.Note(COMES_TOO.fill(card=telling.card_title(step.id)), "bad", step.id)]
    if isinstance(step, EachDiscardsRandom):
        return [telling.Note(DISCARDS.fill(n=step.n), "bad")]
    return []


def place(title: str) -> Text:
    """A location by its English title."""
    return next(
        (telling.card_title(d.id) for d in pool.cards().values() if d.type == names.LOCATION and d.title == title),
        Text(title),
    )


# ---------------------------------------------------------------- who takes part
def page(now: NightOfTheZealot, lang: str) -> Json:
    """What the campaign has come to."""
    return {
        "title": TITLE.text(lang),
        "of": len(scenarios.IDS),
        "difficulty": telling.DIFFICULTY[now.difficulty].text(lang),
        "result": now.result,
        "members": [member(now, m, lang) for m in now.members.values()],
        "bag": sorted(Counter(now.bag).items(), key=lambda pair: in_bag(pair[0])),
        "offers": list(now.offers),
        "next": coming(now, lang),
        "problem": waits_for(now, lang),
        "verbs": verbs(now),
    }


def in_bag(face: str) -> tuple[bool, int]:
    """Where a token stands in a row: numbers from the best to the worst, then the signs."""
    at = FACES.index(face)
    return (True, at) if at >= names.SKULL else (False, -at)


def member(now: NightOfTheZealot, m: Member, lang: str) -> Json:
    """An investigator: trauma, experience, weaknesses, and the deck with its counts."""
    d = pool.card(m.id)
    return {
        "id": m.id,
        "name": telling.card_title(m.id).text(lang),
        "faction": CLASSES[d.cls],
        "seat": now.seats.index(m.id) if m.id in now.seats else -1,
        "lead": m.id == now.lead_id,
        "status": m.status,
        "trauma": {"physical": m.trauma[0], "mental": m.trauma[1]},
        "experience": m.deck.experience,
        "earned": m.earned,
        "weaknesses": [id for id, _ in m.deck.cards if pool.card(id).weakness],
        "story": list(m.story),
        **deck(m.deck),
    }


def deck(d: Deck) -> Json:
    """The cards of a deck, those that count towards its size before the others."""
    rows = [{"id": id, "n": n, "counts": pool.counts(pool.card(id)), "leaves": may_leave(id)} for id, n in d.cards]
    return {"deck": sorted(rows, key=lambda row: not row["counts"]), "size": d.size(), "full": pool.SIZE}


def may_leave(id: str) -> bool:
    """Whether a card may leave a deck for another (AH.buying-keeps-deck-size)."""
    d = pool.card(id)
    return not (d.weakness or d.only_for or pool.is_story(d))


def waits_for(now: NightOfTheZealot, lang: str) -> str:
    """What must be settled before the next scenario; "" where nothing must."""
    if now.over:
        return ""
    try:
        now.settings()
    except IllegalAnswer as e:
        return e.text(lang)
    return ""


def verbs(now: NightOfTheZealot) -> list[str]:
    """What may be entered as things stand."""
    if now.over:
        return []
    status = [m.status for id, m in now.members.items() if id in now.seats]
    alive, room = "active" in status, len(now.seats) < MOST_SEATS
    may = {
        "buy": alive and now.played > 0,
        "buy_all": alive and now.played > 0,
        "replace": bool(now.lost_members()) and bool(now.newcomers()),
        "leave": bool(now.seats),
        "join": room and bool(now.newcomers()),
        "come_back": room and any([m.status == "away" for m in now.members.values()]),
        "take": alive and bool(now.offers),
        "lead": status.count("active") > 1,
        "lose": now.question() is not None,
        "stop": True,
    }
    return [verb for verb in now.verbs if may[verb]]


# ---------------------------------------------------------------- the shop
def shop(m: Member, taking: Sequence[tuple[str, str]], lang: str) -> Json:
    """What an investigator could buy after some purchases: each card with its price, what could leave for it, or why not."""
    had, d, lines = m.deck, m.deck, []
    for card, out in taking:
        bought = buy(d, [Exchange(out, card)], m.story)
        d = bought.deck
        lines.append({"card": card, "instead_of": out, "price": bought.price, "upgrade": is_upgrade(out, card)})
    who = pool.card(m.id)
    rows = [row(m, d, who, c, lang) for c in pool.cards().values() if is_offered(who, c)]
    rows.sort(key=lambda r: (r["why"] != "" and not r["may"], r["level"] == 0))
    return {
        "investigator": m.id,
        "had": had.experience,
        "left": d.experience,
        "taking": lines,
        "cards": rows,
        **deck(d),
    }


def is_offered(who: CardDef, c: CardDef) -> bool:
    """Whether a card stands in the shop: all that have a level above 0, and those of level 0 that the investigator may have."""
    if c.type not in pool.PLAYER_TYPES or c.weakness or c.only_for or c.level < 0:
        return False
    return c.level > 0 or pool.may_have(who, c)


def row(m: Member, d: Deck, who: CardDef, c: CardDef, lang: str) -> Json:
    """A card of the shop."""
    lower = [id for id, _ in d.cards if is_upgrade(id, c.id)]
    outs = [*lower, *[id for id, _ in d.cards if id not in lower and id != c.id and may_leave(id)], ""]
    why: BadPurchase | None = None
    try:
        buy(d, [Exchange(outs[0], c.id)], m.story)
    except BadPurchase as e:
        why = e
    told, rule = reason(why, lang)
    return {
        "id": c.id,
        "level": c.level,
        "price": price(outs[0], c.id),
        "upgrades": lower[0] if lower else "",
        "may": pool.may_have(who, c),
        "why": told,
        "rule": rule,
    }


def reason(e: BadPurchase | None, lang: str) -> tuple[str, str]:
    """The first reason of a refusal, and its rule."""
    if e is None:
        return "", ""
    text = e.problems[0].text(lang)
    found = RULE.search(text)
    return RULE.sub("", text), found[1] if found else ""
