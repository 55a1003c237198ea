"""An enemy on the table: all that stands on it, and what it would do if it acted now."""

from __future__ import annotations

from tableforge.fateforge import names as n
from tableforge.fateforge import seen, things
from tableforge.fateforge.scene.look import asked, called, foe_emblem, foe_kind, goal, term
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages, plan
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import ACCENT, HARM, Attempt, Mark, Thing
from tableforge.tongue.sentence import capitalise


def foe(e: seen.Foe, view: seen.View, lang: str) -> Thing:
    """An enemy with all that stands on it, and what it would do if it acted now."""
    d = things.enemy(e["id"])
    t = languages.table(lang)
    figures = [
        Mark(
            "wounds",
            say(lang, "wounds", n=e["wounds"], most=e["res"]),
            (f"{e['wounds']}/{e['res']}",),
            e["wounds"],
            HARM,
        )
    ]
    for name, sign, value in (("foe-armour", "▣", e["armour"]), ("parry", "⛨", e["parry"])):
        if value:
            figures.append(Mark(name, say(lang, name, n=value), (f"{sign}{value}",), value))
    if "lives" in e:
        figures.append(Mark("lives", say(lang, "lives", n=e["lives"]), (f"♥{e['lives']}",), e["lives"], HARM))
    states = [Mark(name, say(lang, name), (say(lang, name),), hue=HARM) for name in ("stunned", "marked") if e[name]]
    words = [
        Mark(name, term(name, lang), (term(name, lang),), hue=ACCENT)
        for k, name in enumerate(n.ABILITIES)
        if e["abilities"] >> k & 1
    ]
    return Thing(
        e["key"],
        capitalise(str(t.foe(d, e["n"]))),
        f"{e['id']}#{e['n']}",
        foe_emblem(d, lang).name,
        foe_kind(d, lang),
        foe_emblem(d, lang),
        tuple(figures),
        tuple(states),
        tuple(words),
        tuple(foe_notes(e, view, lang)),
        e["stunned"],
        attempts=foe_attempts(e, view, lang),
    )


def foe_notes(e: seen.Foe, view: seen.View, lang: str) -> list[str]:
    """What an enemy defends, guards and carries; the icons of a boss's weak point; what it would do now."""
    out: list[str] = []
    if e["defends"]:
        out.append(say(lang, "defends", what=duty(e["defends"], view, lang)))
    if e["guards"]:
        out.append(say(lang, "guards", what=called(e["guards"], lang)))
    if e["guarded"]:
        out.append(say(lang, "guarded"))
    if e["gold"]:
        out.append(say(lang, "holds-gold", n=e["gold"]))
    if e["food"]:
        out.append(say(lang, "holds-food"))
    if "covered" in e:
        d = things.enemy(e["id"]).boss
        assert d is not None
        t = languages.table(lang)
        icons = [t.face(icon) for icon in d.icons]
        rows = [say(lang, "covered", what=x) if on else x for x, on in zip(icons, e["covered"])]
        out.append(say(lang, "weak", what=", ".join(rows)))
        out.append(say(lang, "deck", n=e["deck"]))
        if e["next_card"]:
            card = next(c for c in d.deck if c.id == e["next_card"])
            out.append(say(lang, "next-card", what=named(card.en, card.fr, lang)))
    if told := plan.said(e, view["map"], lang):
        out.append(told)
    return out


def duty(what: str, view: seen.View, lang: str) -> str:
    """What an enemy defends: an objective, an exit, a door, a portal."""
    if what.startswith("exit:"):
        return say(lang, "exit", id=what.removeprefix("exit:"))
    if any([o["id"] == what for o in view["objectives"]]):
        return goal(view, what, lang, token=True)
    return what


def foe_attempts(e: seen.Foe, view: seen.View, lang: str) -> tuple[Attempt, ...]:
    if asked(view) == "act":
        t = languages.table(lang)
        name = t.foe(things.enemy(e["id"]), e["n"])
        return tuple(
            [Attempt(f"{verb}:{e['key']}", capitalise(t.LABELS[verb].format(foe=name))) for verb in ("strike", "shoot")]
        )
    return ()
