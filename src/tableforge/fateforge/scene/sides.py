"""The seats: their heroes in numbers, the cards in hand and the boards."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import seen, things
from tableforge.fateforge.scene import tale
from tableforge.fateforge.scene.cards import held
from tableforge.fateforge.scene.heroes import hero
from tableforge.fateforge.scene.look import RULES, asked, title
from tableforge.fateforge.scene.said import say
from tableforge.kernel.scene import HAND, PILE, SHELF, Figure, Side, Zone
from tableforge.tongue.text import LANGUAGES


def side(p: seen.Seated, view: seen.View, lang: str) -> Side:
    """A seat: its heroes in numbers."""
    mine = [h for h in view["heroes"] if h["seat"] == p["seat"]]
    figures: list[Figure] = []
    for h in mine:
        whose = f"{title(things.hero(h['id']), lang)}{LANGUAGES[lang].colon}"
        name = title(things.hero(h["id"]), lang) if len(mine) > 1 else say(lang, "hp")
        told = f"{whose}{say(lang, 'health', n=h['hp'], most=h['hp_max'])}"
        figures.append(
            Figure(
                f"{h['id']}-hp",
                f"{name} ♥" if len(mine) > 1 else name,
                h["hp"],
                h["hp_max"],
                strong=True,
                final=True,
                text=told,
                zone="board",
                rules=RULES["hp"],
            )
        )
        told = f"{whose}{say(lang, 'energy', n=h['en'], most=h['en_max'])}"
        figures.append(
            Figure(
                f"{h['id']}-en",
                "↯" if len(mine) > 1 else say(lang, "en"),
                h["en"],
                h["en_max"],
                text=told,
                zone="board",
                rules=RULES["en"],
            )
        )
    who = ", ".join([things.hero(h["id"]).full(lang) for h in mine])
    if p["seat"] == view["beast_master"]:
        who = f"{who} · {say(lang, 'beast-master')}"
    return Side(p["seat"], who, tuple(figures), out=False, zone="board", rules=RULES["seat"])


PACKED: Final = ("packs", "stow", "active", "set-up")  # questions about what heroes carry


def seat_zones(p: seen.Seated, view: seen.View, lang: str) -> list[Zone]:
    """The heroes of a seat; its own skills and items in hand, everybody's on their boards."""
    seat = p["seat"]
    mine = [h for h in view["heroes"] if h["seat"] == seat]
    heroes = tuple([hero(h, view, lang) for h in mine])
    mark = "@board" if seat == view["seat"] else ""  # one's own cards are pointed at in the hand
    boards = tuple([x for h in mine for x in (hero(h, view, lang, "@board"), *held(h, view, lang, mark))])
    # a page leaves no room for what its strip says already, and for cards that cannot be used; open packs are no page
    page = tale.telling(view) and asked(view) not in PACKED
    out = [] if page else [Zone("heroes", say(lang, "heroes"), SHELF, seat, heroes)]
    if seat == view["seat"] and not page:
        hand = tuple([x for h in mine for x in held(h, view, lang)])
        out.append(Zone("hand", say(lang, "hand"), HAND, seat, hand, empty=say(lang, "no-cards"), grouped=True))
    out.append(Zone("board", say(lang, "board"), PILE, seat, boards))
    return out
