"""A hero on the table: boxes, tokens, dice, and what holds for it now."""

from __future__ import annotations

from tableforge.fateforge import names as n
from tableforge.fateforge import seen, things
from tableforge.fateforge.lexicon import LEXICON
from tableforge.fateforge.scene.look import faces, goal, hero_emblem, title
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import ACCENT, FAINT, GOOD, HARM, Mark, Thing


def hero(h: seen.Hero, view: seen.View, lang: str, mark: str = "") -> Thing:
    """A hero: boxes, tokens, dice, and what holds for it now."""
    d = things.hero(h["id"])
    hp, en = f"♥{h['hp']}/{h['hp_max']}", f"↯{h['en']}/{h['en_max']}"
    figures = [  # beside the numbers of its seat the boxes need not be drawn again
        Mark("hp", say(lang, "health", n=h["hp"], most=h["hp_max"]), (hp,) if mark else (), h["hp"], HARM),
        Mark("en", say(lang, "energy", n=h["en"], most=h["en_max"]), (en,) if mark else (), h["en"], ACCENT),
    ]
    for name, sign, much in (("parry", "⛨", h["parry"]), ("focus", "◉", h["focus"]), ("toxic", "☣", h["toxic"])):
        if much:
            figures.append(Mark(name, say(lang, name, n=much), (f"{sign}{much}",), much))
    return Thing(
        h["id"] + mark,
        title(d, lang),
        h["id"],
        d.role(lang),
        d.role(lang),
        hero_emblem(d, lang),
        tuple(figures),
        tuple(hero_states(h, view, lang)),
        notes=tuple(hero_notes(h, view, lang)),
        turned=h["down"],
    )


def hero_states(h: seen.Hero, view: seen.View, lang: str) -> list[Mark]:
    """The dice of a hero, and what holds for it."""
    out: list[Mark] = []
    if h["results"] is None:
        if h["dice"]:
            out.append(Mark("dice", say(lang, "dice:hidden", n=h["dice"]), ("?" * h["dice"],), h["dice"], FAINT))
    elif h["results"]:
        shown = faces(h["results"], lang)
        short = faces(h["results"], lang, brief=True)
        out.append(Mark("dice", say(lang, "dice", dice=shown), (shown, short), len(h["results"]), GOOD))
    if h["grants"]:
        shown = faces(h["grants"], lang)
        out.append(
            Mark(
                "grants",
                say(lang, "grants", dice=shown),
                (f"+{shown}", f"+{faces(h['grants'], lang, brief=True)}"),
                hue=GOOD,
            )
        )
    for name, hue, so in (
        ("down", HARM, h["down"]),
        ("stunned", HARM, h["stunned"]),
        ("hidden", GOOD, h["hidden"]),
        ("taunting", ACCENT, h["taunting"]),
    ):
        if so:
            brief = f"{name}:brief"
            out.append(
                Mark(
                    name,
                    say(lang, name),
                    (say(lang, name), say(lang, brief if brief in LEXICON.texts else name)),
                    hue=hue,
                )
            )
    if h["stance"]:
        stance = languages.lexicon(lang).stance(n.STANCES.index(h["stance"]))
        out.append(
            Mark("stance", say(lang, "stance", stance=stance), (say(lang, "stance", stance=stance), stance), usual=True)
        )
    for name, so in (("sprinted", h["sprinted"]), ("ended", h["ended"])):
        if so:
            out.append(Mark(name, say(lang, name), (say(lang, name),), hue=FAINT, usual=True))
    return out


def hero_notes(h: seen.Hero, view: seen.View, lang: str) -> list[str]:
    """What a hero carries, the dice that are gone in this round, and who goes with it."""
    out = [say(lang, "carries", what=goal(view, id, lang, token=True)) for id in h["carried"]]
    if h["gone"]:
        out.append(say(lang, "gone", dice=faces([x["face"] for x in h["gone"]], lang)))
    ally = view["ally"]
    if ally is not None and ally["with"] == h["id"] and not ally["out"]:
        d = things.ally(ally["id"])
        told = {
            "who": named(d.en, d.fr, lang),
            "dice": faces(ally["dice"], lang),
            "n": ally["harm"],
            "most": ally["hp"],
        }
        out.append(say(lang, "ally", **told))
    return out
