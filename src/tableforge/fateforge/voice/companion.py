"""What the companion's screens ask, what can be tapped on them, and what is read aloud from them, in words.

In what is read aloud *words between stars* weigh more: those that decide.
"""

from __future__ import annotations

import re
from typing import Protocol, cast

from tableforge.fateforge import codes, things
from tableforge.fateforge.camp import trial
from tableforge.fateforge.companion import taps
from tableforge.fateforge.definition import EnemyDef, Pack
from tableforge.fateforge.enemies import reactions
from tableforge.fateforge.state import LIES_GEM, Fate, FFrame
from tableforge.fateforge.tale.definition import Trial
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice.languages import Table
from tableforge.kernel.ask import DONE, RawDecision
from tableforge.tongue.voices import part


class Aloud(Protocol):
    """What a language reads aloud beside a real board (`companion.py`)."""

    WEIGHTY: tuple[tuple[str, str], ...]  # what decides in a sentence about an enemy, as patterns
    ALLY: tuple[str, ...]  # how an ally is played


def aloud(lang: str) -> Aloud:
    return cast("Aloud", part(languages.WHERE, lang, "companion"))


def weighed(text: str, lang: str) -> str:
    """A sentence about an enemy, with the words that decide between stars."""
    for pattern, starred in aloud(lang).WEIGHTY:
        text = re.sub(pattern, starred, text)
    return text


def strip(pack: Pack, d: EnemyDef, lang: str) -> list[str]:
    """The strip of an enemy, a sentence for each section, as it is read aloud."""
    return [weighed(text, lang) for text in languages.enemies(lang).strip_text(pack, d)]


def ally_rules(id: str, lang: str) -> list[str]:
    """How the ally who comes along is played: its dice, whose turn it acts in, its wounds; nothing without one (286–289)."""
    if not id:
        return []
    d = things.ally(id)
    return [languages.table(lang).finished(line.format(n=d.hp)) for line in aloud(lang).ALLY]


def ally_card(pack: Pack, id: str, lang: str) -> list[str]:
    """The card of the ally who comes along in plain lines: its name, dice and skills, and how it is played."""
    if not id:
        return []
    d, t = things.ally(id), languages.table(lang)
    printed = " ".join(languages.cards(lang).ally_text(pack, d).split("\n"))
    return [t.finished(f"{t.ally(d)}{t.colon}{printed}"), *[x.replace("*", "") for x in ally_rules(id, lang)]]


def label(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """What an option of a screen says."""
    if d.kind == taps.CHEST_SCREEN:
        if option == DONE:
            return t.LABELS["done:app-chest"].format(n=s.pack.app.chest_gold)
        return str(t.card(s.pack.cards[option]))
    verb, n = codes.verb_of(option), codes.target_of(option)
    if verb == taps.GO:
        return t.LABELS[f"app:{taps.FOOT.get(d.kind, taps.CONTINUE)}"]
    row = f"app:{taps.VERBS[verb]}"
    fill: dict[str, object] = {"n": n}
    if verb in (taps.DOWN, taps.UP, taps.CORRUPT):
        fill["hero"] = t.hero(s.heroes[n].d)
    elif verb in (taps.HEALTH, taps.ENERGY):
        fill = {"hero": t.hero(s.heroes[n // taps.VALUES].d), "n": n % taps.VALUES}
    elif verb == taps.PURIFY:
        fill = {"hero": t.hero(s.heroes[n // taps.CARDS].d), "card": t.card(s.pack.cards[n % taps.CARDS])}
    elif verb == taps.FELL:
        fill["foe"] = t.foe(s.foes[n].d, s.foes[n].num)
    elif verb in (taps.LIFE, taps.LIVES_ON):
        fill["foe"] = t.foe(s.enemy(taps.boss(s)).d, 0)
    elif verb == taps.DEAD:
        fill["note"] = named(s, s.named[n], t)
    elif verb == taps.WEAK:
        boss = s.enemy(taps.boss(s)).d.boss
        assert boss is not None
        fill["note"] = languages.lexicon(lang).result(boss.icons[n])
    elif verb == taps.LOOT:
        kind, z, n = taps.loot(s)[n]
        row += ":gem" if kind == LIES_GEM else ":food"
        fill = {"zone": zone(s, z, t), "n": n}
    elif verb == taps.ALLY:
        row += ":nobody" if n == taps.NOBODY else ""
        fill["note"] = "" if n == taps.NOBODY else t.ally(s.pack.allies[n])
    elif verb in (taps.USED, taps.KEPT):
        fill["card"] = t.card(s.gear[n].d)
    elif verb not in (taps.TURN, taps.UPKEEP, taps.STAY):
        on_board(s, verb, n, t, lang, fill)
    return t.LABELS[row].format_map(fill)


def on_board(s: Fate, verb: int, n: int, t: Table, lang: str, fill: dict[str, object]) -> None:
    """What an option that points at the board is filled in with."""
    scene = s.scene
    assert scene is not None
    if verb in (taps.MORE, taps.LESS):
        o = scene.objectives[n]
        fill["note"] = o.fr if lang == "fr" else o.en
    elif verb == taps.CHEST:
        fill["zone"] = zone(s, scene.tokens[n].at, t)
    elif verb == taps.POINT:
        fill["zone"] = zone(s, scene.points[n].at, t)
    elif verb == taps.DOOR:
        fill["note"] = scene.doors[n].id
    else:
        assert verb == taps.PORTAL, verb
        fill["zone"] = zone(s, scene.map.portals[n].a, t)


def outcome(point: str, lang: str) -> str:
    """What an exploration token brings, by its id."""
    scene = point.partition("/")[0]
    return languages.scenes(lang).outcome_text(things.home(scene), things.scene(scene), things.point(point).outcomes)


def zone(s: Fate, z: int, t: Table) -> object:
    assert s.scene is not None
    return t.zone(s.scene.map, z)


def named(s: Fate, c: int, t: Table) -> str:
    """A colour or a type that reacts."""
    if c >= reactions.TYPES:
        return str(t.foe(s.pack.enemies[c - reactions.TYPES], 0))
    return t.enemies([reactions.called_for(s, c)])


def question_kind(s: Fate, d: RawDecision) -> str:
    """Which sentence of its kind a screen asks with."""
    if d.kind == taps.ACTION_SCREEN and s.slot == 0:
        return "app-action:first"
    if d.kind == taps.OUTCOME_SCREEN and not s.standing():
        return "app-outcome:down"
    if d.kind == taps.HEALTH_SCREEN and taps.counted(s):
        return "app-health:used"
    if d.kind == "test-result":
        assert isinstance(d.about, int)
        counts = trial.trait_counts(s, d.about, tested(s).trait)
        return "test-result:trait" if counts else "test-result"
    return d.kind


def tested(s: Fate) -> Trial:
    """The test that is being taken."""
    f = s.stack[-1]
    assert isinstance(f, FFrame)
    return trial.the_trial(s, f)


def test_fields(s: Fate, d: RawDecision, t: Table) -> dict[str, object]:
    """Who is tested, and with how many dice."""
    assert isinstance(d.about, int)
    return {"what": t.hero(s.heroes[d.about].d), "n": t.count(trial.dice(s, d.about, tested(s)))}
