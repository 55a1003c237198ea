"""Something to be read: the text of a thing, with what is printed on it."""

from __future__ import annotations

from tableforge.fateforge import seen, sheet, things
from tableforge.fateforge.definition import Card, HeroDef
from tableforge.fateforge.scene import tale
from tableforge.fateforge.scene.said import say
from tableforge.fateforge.voice import languages
from tableforge.kernel.scene import Sheet, Thing
from tableforge.tongue.sentence import capitalise


def sheet_of(view: seen.View, thing: Thing, lang: str) -> Sheet:
    """The text of a thing, with what is printed on it."""
    id = thing.id
    if id == tale.READ:
        return Sheet(thing.name, thing.kind, lines=tale.paragraphs(thing))
    if not id or id.startswith("token:"):
        return Sheet(thing.name, thing.kind, lines=tuple([x for x in thing.notes if x]) or (thing.name,))
    if "#" in id:
        return foe_sheet(thing, lang)
    if "/" in id:
        return goal_sheet(view, thing, lang) if things.is_goal(id) else zone_sheet(thing)
    if things.is_camp(id):
        return Sheet(thing.name, thing.kind, lines=thing.notes)
    d: HeroDef | Card = things.hero(id) if things.is_hero(id) else things.card(id)
    pack = things.of_hero(d) if isinstance(d, HeroDef) else things.of_card(d)
    facts = " · ".join(sheet.facts(pack, d, lang))
    return Sheet(thing.name, thing.kind, facts, tuple(sheet.text(pack, d, lang).splitlines()), tuple(sheet.rules_of(d)))


def foe_sheet(thing: Thing, lang: str) -> Sheet:
    """An enemy's card, and what it would do now."""
    d = things.enemy(thing.id)
    pack = things.bestiary(d)
    lines = (*thing.notes, *sheet.text(pack, d, lang).splitlines())
    return Sheet(thing.name, thing.kind, " · ".join(sheet.facts(pack, d, lang)), lines, tuple(sheet.rules_of(d)))


def goal_sheet(view: seen.View, thing: Thing, lang: str) -> Sheet:
    """An objective in full."""
    where, _, own = thing.id.partition("/")
    d = next(o for o in things.scene(where).objectives if o.id == own)
    text = languages.scenes(lang).objective_text(things.home(where), things.scene(where), d, len(view["heroes"]))
    return Sheet(thing.name, say(lang, "objective"), thing.now(), (text,))


def zone_sheet(thing: Thing) -> Sheet:
    """A zone: its terrain, and everything in it."""
    lines = [capitalise(m.text) for m in thing.figures] + list(thing.notes) + [x.sentence() for x in thing.within]
    return Sheet(thing.name, thing.kind, lines=tuple(lines))
