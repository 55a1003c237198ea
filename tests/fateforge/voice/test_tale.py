"""The chronicle speaks in both languages: whatever a campaign asks, offers or tells, and why something cannot be done."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from fateforge.voice.test_table import ENGLISH, SIGNS

from tableforge.fateforge import events
from tableforge.fateforge.cards import tales
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, prose
from tableforge.fateforge.tale import definition as kinds
from tableforge.fateforge.voice import tale as voice
from tableforge.fateforge.voice.languages import table as tongue
from tableforge.kernel.ask import by_lot
from tableforge.kernel.core import advance, reply
from tableforge.tongue.text import LANGUAGES, NBSP

EVENTS = [e.name for e in events.EVENTS if e.note in voice.READ]  # what only the chronicle tells
SEEDS = (*range(11), 12)
HEROES = ("mercenary", "shaman", "lord", "thief", "sylvan-guard")
OF_COMBATS = ("act", "prepare", "dice", "pay", "target", "move-to", "absorb", "order", "use-now")


@cache
def said() -> dict[str, dict[tuple[str, str], str]]:
    """Every sentence of random campaigns, by language, with the scene in which it was said."""
    out: dict[str, dict[tuple[str, str], str]] = {lang: {} for lang in LANGUAGES}
    for seed in SEEDS:
        chance = random.Random(seed)
        heroes = chance.sample(HEROES, chance.choice([2, 3, 4]))
        seats = chance.randint(1 if len(heroes) == 2 else 2, len(heroes))
        s = GAME.start(GAME.setup(tale="ember-loan", heroes=heroes, seats=seats), seed)
        assert isinstance(s, Fate) and s.saga is not None
        told = 0
        while not s.over:
            d = s.pending
            assert d is not None
            for part in d.each() if d.joint else [d]:
                for lang in LANGUAGES if part.kind not in OF_COMBATS else ():
                    out[lang][f"question {part.kind}", GAME.speech.question(s, part, lang)] = s.saga.at
                    for option in part.options:
                        out[lang][f"label {part.kind}", GAME.speech.label(s, part, option, lang)] = s.saga.at
            reply(s, by_lot(d, chance.random, 0.3))
            for e in s.events[told:]:
                for lang in LANGUAGES:
                    out[lang][f"event {e.kind}", GAME.speech.tell(e, 0, lang)] = s.saga.at
            told = len(s.events)
        for lang in LANGUAGES:
            for line in GAME.speech.story(s.events, 0, lang):
                out[lang][f"story {s.events[line.first].kind}", line.text] = ""
    return out


@pytest.mark.slow
def test_campaigns_ask_and_tell_what_the_voice_knows() -> None:
    """Random play meets nearly everything that the chronicle can say; nothing of it is left without words."""
    met = {where.partition(" ")[2] for where, _ in said()["en"]}
    assert set(EVENTS) - met <= {"card-gone", "place-lost", "reward", "news", "rumour", "gossip", "looked-up"}
    assert set(voice.QUESTIONS) - met <= {"reward", "new-die", "new-skill", "tuned", "rebuy", "look-up", "which-ally"}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chronicle_is_told_without_ids_gaps_or_marks(lang: str) -> None:
    for (where, text), scene in said()[lang].items():
        assert text.strip(), (where, scene)
        assert not SIGNS.search(text), (where, text, scene)
        assert "*" not in text or where.partition(" ")[2] not in (*EVENTS, *voice.QUESTIONS), (where, text, scene)
        assert "  " not in text and not text.startswith((".", ":")), (where, text, scene)


def test_the_french_chronicle_is_french() -> None:
    names = {x for t in (tales.tale(),) for p in t.people.values() for x in p.name.en.split()}
    for (where, text), scene in said()["fr"].items():
        found = [m.group() for m in ENGLISH.finditer(text) if m.group() not in names]
        assert not found, (where, text, scene)
        assert not re.search(r"[^\s" + NBSP + r"\d(«“‘’…!?][!?;»]", text), (where, text, scene)
        assert "« " not in text and " »" not in text, (where, text, scene)


def test_regard_is_told_warmer_or_cooler_and_never_by_number() -> None:
    for lang in LANGUAGES:
        told = [text for where, text in said()[lang] if where == "event regard"]
        assert told and not any([re.search(r"\d", text) for text in told])


def test_a_choice_is_offered_in_its_own_words_with_its_test_and_its_chance() -> None:
    for lang, sign in (("en", "%"), ("fr", f"{NBSP}%")):
        tested = [text for where, text in said()[lang] if where == "label choice" and sign in text]
        assert tested
        for text in tested:
            assert re.search(rf"\d+{sign}", text), text
    own = {voice.plain(c.text, "en") for scene in tales.tale().scenes.values() for c in scene.choices}
    own.add(tongue("en").LABELS["packs"])
    for where, text in said()["en"]:
        if where == "label choice":
            assert text in own or any([text.startswith(f"{words} (") for words in own]), text


def test_every_rule_of_the_campaign_is_explained_when_it_is_unlocked() -> None:
    for lang in LANGUAGES:
        assert set(tongue(lang).UNLOCKED) == set(tales.tale().rules)


def test_the_rule_that_is_announced_for_defended_enemies_is_the_one_of_guardians() -> None:
    """FF.guarded (p. 26): not the one of defended tokens, which is known from the start; and it is named by what it says."""
    assert prose.UNLOCKED["defended-enemies"] == "FF.guarded"
    assert (
        "guards" in tongue("en").UNLOCKED["defended-enemies"] and "garde" in tongue("fr").UNLOCKED["defended-enemies"]
    )


def test_every_rule_that_is_announced_leads_to_a_rule_of_the_pages_of_rules_to_unlock() -> None:
    for id, rule in prose.UNLOCKED.items():
        assert GAME.rules[rule].section["en"].startswith("Rules to Unlock"), (id, rule)


def test_any_hero_in_the_zone_of_the_ally_is_told_to_use_its_dice() -> None:
    """FF.ally-use"""
    assert "any hero in that zone" in tongue("en").UNLOCKED["allies"]
    assert "tout héros présent dans cette zone" in tongue("fr").UNLOCKED["allies"]


def test_every_reward_has_its_words() -> None:
    for lang in LANGUAGES:
        t = tongue(lang)
        assert len({voice.reward(r, t) for r in range(10)}) == 10


def test_a_scene_is_headed_by_the_branch_of_its_chapter() -> None:
    """Where a chapter has a title for each branch, a scene shows that of its own."""
    t = tales.tale()
    assert voice.chapter_title(t, t.scenes["a1-c3a-mouth"], "en") == "The Long Drain"
    assert voice.chapter_title(t, t.scenes["a1-c3b-column"], "fr") == "La réquisition"
    assert voice.chapter_title(t, t.scenes["a1-c1-council"], "fr") == "Le bâton fendu"


def test_a_scene_before_the_branches_is_headed_by_the_one_it_leads_to() -> None:
    """Whoever comes to Easafir as a guest does not read what awaits fugitives and prisoners."""
    t = tales.tale()
    heads = [voice.chapter_title(t, t.scenes[f"a2-c1-{how}"], "en") for how in ("guests", "fugitives", "detained")]
    assert heads == ["Full Session", "The Pear Cellar", "Half a Bunk"]
    assert voice.chapter_title(t, t.scenes["a2-c3-fork"], "en") == "The Cold Engine / Names in the Niches"


# ------------------------------------------------------------------ why not
def why(s: Fate, key: str) -> tuple[str, str]:
    d = s.pending
    assert d is not None
    reason = GAME.options.why_not(s, d if not d.joint else d.of(0), key)
    assert reason is not None
    assert reason.text("en") != reason.text("fr")
    return reason.rule, reason.text("en")


def at(scene: str, op: str = "enter", **changes: object) -> Fate:
    """A campaign whose group has just come to a scene, or to another step of the chronicle."""
    s = GAME.start(GAME.setup(tale="ember-loan", heroes=["mercenary", "shaman"], seats=1), 1)
    assert isinstance(s, Fate) and s.saga is not None
    s.saga.at = scene
    s.saga.told = ()
    for name, value in changes.items():
        setattr(s if hasattr(s, name) else s.saga, name, value)
    f = s.stack[0]
    del s.stack[1:]
    f.pc = chronicle.CHRONICLE.at(op)
    f.ans = ()
    s.pending = None
    advance(s)
    return s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("points", "taken"), [(2, ()), (4, (2,)), (7, (2, 4)), (10, (2, 4, 7)), (13, (2, 4, 7, 10))])
def test_whatever_a_reward_asks_and_gives_is_said(points: int, taken: tuple[int, ...], lang: str) -> None:
    """FF.victory-table: both rewards of every threshold, down to the last die and skill that a hero may take."""
    for pick in (0, 1):
        s = at("a1-c1-council", "reward", points=points, rewards=taken)
        assert s.pending is not None and s.pending.kind == "reward"
        known = len(s.events)
        while s.pending is not None and s.pending.kind != "choice":
            d = s.pending
            assert GAME.speech.question(s, d, lang)
            assert len({GAME.speech.label(s, d, o, lang) for o in d.options}) == len(d.options)
            reply(s, d.options[pick if d.kind == "reward" else 0])
        for e in s.events[known:]:
            assert GAME.speech.tell(e, 0, lang)


def dear(kind: int) -> tuple[str, str]:
    """A scene with a choice that wants gold, food or regard, and that choice."""
    for scene in tales.tale().scenes.values():
        for c in scene.choices:
            if c.when is not None and c.when.kind == kind and c.when.lo > 0:
                return scene.id, c.id
    raise AssertionError(kind)


def test_a_choice_that_costs_too_much_says_how_much_gold_is_missing() -> None:
    """FF.gold-shared: a choice for gold that the party has not got is refused with what it takes."""
    scene, choice = dear(kinds.HAS_GOLD)
    rule, text = why(at(scene, gold=0), choice)
    assert rule == "FF.gold-shared" and "the party has 0" in text


def test_a_choice_for_friends_names_whose_regard_it_wants() -> None:
    """FF.reputation: a choice that wants regard says whose."""
    scene, choice = dear(kinds.HAS_REP)
    names = [r.name.en for r in tales.tale().reputations]
    rule, text = why(at(scene), choice)
    assert rule == "FF.reputation" and any([name in text for name in names])


def test_a_choice_that_needs_what_nobody_can_know_is_refused_without_a_word_about_it() -> None:
    """FF.flags: what the story remembers is not told by asking."""
    assert why(at("a1-c1-council"), "witness")[0] == "FF.flags"
    refused = why(at("a1-c1-council"), "witness")[1], why(at("a1-c1-council"), "nonsense")[1]
    assert refused[0].replace("witness", "") == refused[1].replace("nonsense", "")


def test_a_way_that_is_barred_says_so() -> None:
    """FF.exploration: no way, a way too far, or a gate that is shut."""
    s = at(next(x.id for x in tales.tale().scenes.values() if x.kind == kinds.EXPLORATION))
    d = s.pending
    assert d is not None and d.kind == "direction"
    offered = {GAME.options.key(s, d, o) for o in d.options}
    for side in set(kinds.COMPASS) - offered:
        assert why(s, side)[0] == "FF.exploration"


def test_a_rest_says_why_a_service_or_a_quest_cannot_be_had() -> None:
    """FF.side-quest, FF.time-spent: time that is missing, a place that was not visited, a quest that has expired."""
    s = at("a1-r1", flags=frozenset({"prisoner"}), more_time=-2)
    assert s.saga is not None and s.time == 0
    assert why(s, "service:news")[0] == "FF.time-spent"
    assert "it takes 1 time, and 0 is left" in why(s, "side-quest:room-nine")[1]
    s.saga.quests = (("room-nine", "expired", 2),)
    assert "it has waited too long" in why(s, "side-quest:room-nine")[1]
    assert why(s, "new-trait:mercenary:lore")[0] == "FF.trait-price"
