"""The voice of the chronicle: scenes, choices and tests, what comes of them, rests and side quests of a campaign.

What scenes, people and places say stands in the campaign itself, in both languages; the sentences around it are those of
`en/chronicle.py` and `fr/chronicle.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import codes, seen, things
from tableforge.fateforge.camp import baggage, rest, services, trial
from tableforge.fateforge.camp.rewards import REWARDS
from tableforge.fateforge.state import Fate, FFrame
from tableforge.fateforge.tale import chronicle
from tableforge.fateforge.tale.definition import (
    COMPASS,
    DIFFICULTIES,
    DO_CORRUPTION,
    DO_EN,
    DO_FOOD,
    DO_GOLD,
    DO_HP,
    DO_MARK,
    ENDING,
    REST,
    Effect,
    SideQuest,
    Spot,
    Tale,
    TaleScene,
    Trial,
    Words,
)
from tableforge.fateforge.voice import languages
from tableforge.fateforge.voice.languages import Table, say
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.event import Event
from tableforge.tongue.text import LANGUAGES

Fields = dict[str, object]


QUESTIONS: Final = (
    "choice",
    "tester",
    "test-reroll",
    "go-in",
    "direction",
    "about-whom",
    "volunteer",
    "reward",
    "new-die",
    "new-skill",
    "served",
    "tuned",
    "rebuy",
    "look-up",
    "which-ally",
)
HERO_EFFECTS: Final = {
    DO_HP: "effect:hp",
    DO_EN: "effect:en",
    DO_CORRUPTION: "effect:corruption",
    DO_MARK: "effect:mark",
}
ALONE: Final = {REST: "rest", ENDING: "ending"}  # scenes that need no chapter above them
RECEIVED: Final = {DO_HP: "gains", DO_EN: "gains", DO_CORRUPTION: "purifies"}


# ------------------------------------------------------------------ what the campaign itself says
def plain(words: Words, lang: str) -> str:
    """A text without its marks of emphasis, in one line."""
    return " ".join(words.text(lang).replace("*", "").split())


def heading(scene: TaleScene, tale_id: str, lang: str) -> str:
    """What a scene goes under: its chapter, and who speaks in it."""
    tale = things.tale(tale_id)
    if scene.kind in ALONE:
        return languages.table(lang).NOTES[ALONE[scene.kind]]
    chapter = chapter_title(tale, scene, lang)
    speaker = tale.people[scene.speaker].name.text(lang) if scene.speaker in tale.people else ""
    if chapter and speaker:
        return say("NOTES", languages.table(lang), "speaks", chapter=chapter, speaker=speaker)
    return chapter or speaker or act_title(scene, tale_id, lang)


def chapter_title(tale: Tale, scene: TaleScene, lang: str) -> str:
    """The chapter of a scene; where branches have titles of their own, that of the branch which it is on, or leads to."""
    if scene.chapter not in tale.chapters:
        return ""
    titles = tale.chapters[scene.chapter].text(lang).split(" / ")
    onward = [tale.scenes[id] for id in scene.leads_to() if id in tale.scenes]
    letters = {branch(scene)} - {""} or {branch(x) for x in onward if x.chapter == scene.chapter}
    k = ord(letters.pop()) - ord("a") if len(letters) == 1 and "" not in letters else -1
    return titles[k] if 0 <= k < len(titles) else " / ".join(titles)


def branch(scene: TaleScene) -> str:
    """The letter behind the chapter in a scene's id: a2-c3b-niches is on branch b."""
    letter = scene.id.removeprefix(scene.chapter)[:1] if scene.id.startswith(scene.chapter) else ""
    return letter if letter.isalpha() else ""


def act_title(scene: TaleScene, tale_id: str, lang: str) -> str:
    """The act that a scene is of."""
    return next((a.title.text(lang) for a in things.tale(tale_id).acts if a.id == scene.act), "")


def prose(scene: TaleScene, lang: str) -> list[str]:
    """The paragraphs of a scene."""
    return [" ".join(x.split()) for x in scene.text.text(lang).split("\n\n") if x.strip()]


def result(note: str, lang: str) -> list[str]:
    """What a choice has come to, by paragraphs: `ember-loan/a1-c1-refusal/press/passed`."""
    text = things.choice(note).comes_to()[things.part(note, 3)].text(lang)
    return [" ".join(x.split()) for x in text.split("\n\n") if x.strip()]


def clue(spot: Spot, seen: int) -> Words:
    """What is seen at a place of a map: its clue, or one of the texts for who comes there once more."""
    return spot.clue if seen < 0 else spot.again[seen].text


def changes(view: seen.View, lang: str) -> list[str]:
    """What the story has changed in the combat that is fought, and why: a sentence for each change that is in force.

    For the page before a combat, for what can be looked up in it, and where an enemy can do nothing because of one."""
    return [change(row, lang) for row in view.get("changed", ())]


def change(row: seen.Change, lang: str) -> str:
    """One change: a set-up of the story (`use` of the scene `by`), or a service that lasts."""
    t = languages.table(lang)
    if not row["by"]:
        return t.finished(t.NOTES[f"changed:{row['use']}"])
    scene = things.told(row["by"])
    told = [text for (_, use), text in zip(scene.setup, scene.changes) if use == row["use"]]
    said = plain(told[int(row["n"])], lang)
    if said:
        return LANGUAGES[lang].typeset(said)
    fought = things.combat(scene.combat)
    return languages.scenes(lang).setup_text(things.home(fought.id), fought, row["use"])


def quest_name(quest: SideQuest, lang: str) -> str:
    """A side quest by what stands before its colon: Room Nine."""
    return quest.text.text(lang).partition(":")[0].strip()


def trait(id: str, lang: str) -> str:
    return things.trait(id)[lang == "fr"]


# ------------------------------------------------------------------ the log
def story_told(e: Event, t: Table, lang: str) -> object:
    scene = things.told(e.note)
    return f"{heading(scene, e.note, lang)}. {plain(scene.text, lang)}".removeprefix(". ")


def change_told(e: Event, t: Table, lang: str) -> object:
    id, use, n = e.note.rsplit("/", 2)
    return change({"by": id, "use": use, "n": n}, lang)


def reputation(e: Event, t: Table, lang: str) -> object:
    """Whose regard it is."""
    whose = things.part(e.note)
    return next(r.name.text(lang) for r in things.tale(e.note).reputations if r.id == whose)


def story_card(e: Event, t: Table, lang: str) -> object:
    card = things.tale(e.note).cards[things.part(e.note)]
    return f"{card.name.text(lang)}{LANGUAGES[lang].colon}{plain(card.text, lang)}"


def place_name(e: Event, t: Table, lang: str) -> object:
    place = things.place(e.note)
    return place.fr if lang == "fr" else place.en


def news(e: Event, t: Table, lang: str) -> object:
    quest = quest_name(things.side_quest(e.note), lang)
    return say("NOTES", t, "news", quest=quest, foe=ahead(things.part(e.note, 2), t, lang))


def person_told(e: Event, t: Table, lang: str) -> object:
    person = things.tale(e.note).people[things.part(e.note)]
    return f"{person.name.text(lang)}. {plain(person.wants, lang)}"


def spot_told(e: Event, t: Table, lang: str) -> object:
    seen = things.part(e.note, 2) if e.note.count("/") > 1 else ""
    return plain(clue(things.spot(e.note), int(seen) if seen else -1), lang)


# what the notes of events of the chronicle stand for
READ: Final[dict[str, Callable[[Event, Table, str], object]]] = {
    "story": story_told,
    "choice": lambda e, t, lang: plain(things.choice(e.note).text, lang),
    "change": change_told,
    "consequence": lambda e, t, lang: " ".join([p.replace("*", "") for p in result(e.note, lang)]),
    "tested": lambda e, t, lang: t.noun(trait(e.note, lang)),
    "trait": lambda e, t, lang: trait(e.note, lang),
    "act": lambda e, t, lang: act_title(things.told(e.note), e.note, lang),
    "reputation": reputation,
    "story-card": story_card,
    "card-name": lambda e, t, lang: things.tale(e.note).cards[things.part(e.note)].name.text(lang),
    "rule": lambda e, t, lang: t.UNLOCKED[e.note],
    "place": place_name,
    "service": lambda e, t, lang: f"{place_name(e, t, lang)}. {plain(things.service(e.note).text, lang)}",
    "news": news,
    "ahead": lambda e, t, lang: ahead(things.part(e.note), t, lang),
    "person": person_told,
    "spot": spot_told,
    "reward": lambda e, t, lang: reward(e.amount, t),
    "side-quest": lambda e, t, lang: plain(things.side_quest(e.note).text, lang),
    "quest-name": lambda e, t, lang: quest_name(things.side_quest(e.note), lang),
}


def ahead(id: str, t: Table, lang: str) -> str:
    """An enemy that waits, with its faction."""
    d = things.enemy(id)
    return say("NOTES", t, "ahead", foe=t.foe(d, 0), faction=things.bestiary(d).terms[d.faction][lang == "fr"])


def test_dice(hero: str, sides: tuple[int, ...], t: Table) -> str:
    """What the dice of a test show."""
    faces = things.of_hero(things.hero(hero)).test_die
    return ", ".join([t.NOTES[f"test:{faces[x]}"] for x in sides])


def reward(r: int, t: Table) -> str:
    return t.LABELS[f"reward:{REWARDS[r].replace(' ', '-')}"]


# ------------------------------------------------------------------ questions
def question_kind(s: Fate, d: RawDecision, f: FFrame) -> str:
    """Which sentence of its kind asks a question of the chronicle."""
    if d.kind == "chest":
        return "chest" if codes.is_hero(d.src) else "chest:reward"
    if d.kind == "served" and len(f.ans) > 1 and services.service(s, whole(d.about)).id == "carry":
        return "served:other"
    return d.kind


def whole(about: object) -> int:
    assert isinstance(about, int)
    return about


def asked(s: Fate, d: RawDecision, f: FFrame, t: Table, lang: str) -> Fields:
    """What a question of the chronicle is filled in with."""
    out: Fields = {}
    kind = d.kind
    if kind in ("tester", "test-reroll"):
        test = trial.the_trial(s, f)
        out["trait"] = t.noun(trait(test.trait, lang))
        out["level"] = t.NOTES[DIFFICULTIES[trial.difficulty(s, test)]]
    if kind == "test-reroll":
        hero = s.heroes[f.queue[0]].d
        assert isinstance(d.about, tuple)
        out["hero"] = t.hero(hero)
        out["dice"] = test_dice(hero.id, d.about, t)
    elif kind == "go-in":
        k = chronicle.question_at(s)
        texts = chronicle.scene(s).asks[chronicle.saga(s).spot].texts
        out["note"] = plain(texts[k].text, lang) if k >= 0 else t.NOTES["go-in"]
    elif kind == "direction":
        out["steps"] = say("NOTES", t, "steps", n=t.count(chronicle.saga(s).steps))
    elif kind in ("about-whom", "volunteer"):
        out["effect"] = effect(chronicle.tale(s).effects[f.queue[0]], t)
    elif kind == "reward":
        out["n"] = t.count(whole(d.about))
    elif kind in ("new-die", "new-skill"):
        out["hero"] = t.hero(s.heroes[whole(d.about)].d)
    elif kind == "rebuy":
        out["gold"] = s.gold
    elif kind in ("served", "tuned", "look-up"):
        out["service"] = plain(services.service(s, whole(d.about)).text, lang)
    return out


def effect(e: Effect, t: Table) -> str:
    """What an effect does to a hero: loses 1 health."""
    given = e.n > 0 if e.verb != DO_CORRUPTION else e.n < 0
    row = HERO_EFFECTS[e.verb]
    return say("NOTES", t, f"{row}:{RECEIVED[e.verb]}" if given and e.verb in RECEIVED else row, n=t.count(abs(e.n)))


# ------------------------------------------------------------------ options
def choice_or_packs(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """A choice of a scene, or to see to the packs first."""
    return t.LABELS["packs"] if option == baggage.OPEN_PACKS else choice_label(s, option, t, lang)


def way_or_packs(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """A way out of a place, or to see to the packs first."""
    return t.LABELS["packs"] if option == baggage.OPEN_PACKS else direction(s, option, t)


def going_in(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """Whether to end an exploration here, in the words of the scene."""
    ask = chronicle.scene(s).asks[chronicle.saga(s).spot]
    return plain(ask.yes if option else ask.no, lang)


def bought_again(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    """A skill that may be bought again, with its price."""
    c = s.pack.cards[option]
    p = rest.owner(s, c)
    return say("LABELS", t, "learn", hero=t.hero(s.heroes[p].d), card=t.card(c), n=rest.skill_price(s, p, c))


def person_label(s: Fate, d: RawDecision, option: int, t: Table, lang: str) -> str:
    return list(chronicle.tale(s).people.values())[option].name.text(lang)


# labels of the chronicle that say more than the name of what they point at
LABELS: Final[dict[str, Callable[[Fate, RawDecision, int, Table, str], str]]] = {
    "choice": choice_or_packs,
    "direction": way_or_packs,
    "tester": lambda s, d, n, t, lang: tester_label(s, n, t),
    "test-reroll": lambda s, d, n, t, lang: t.LABELS["test-reroll:yes" if n else "test-reroll:no"],
    "go-in": going_in,
    "reward": lambda s, d, n, t, lang: reward(n, t),
    "new-die": lambda s, d, n, t, lang: t.dice([n]),
    "rebuy": bought_again,
    "look-up": person_label,
    "which-ally": lambda s, d, n, t, lang: str(t.ally(s.pack.allies[n])),
}


def choice_label(s: Fate, k: int, t: Table, lang: str) -> str:
    """A choice in its own words, with its test and its price."""
    c = chronicle.scene(s).choices[k]
    notes = [] if c.trial is None else [test_label(s, c.trial, t, lang)]
    for verb, row in ((DO_GOLD, "choice:gold"), (DO_FOOD, "choice:food")):
        n = -sum([e.n for e in c.effects if e.verb == verb])
        if n > 0:
            notes.append(say("LABELS", t, row, n=n))
    text = plain(c.text, lang)
    return say("LABELS", t, "choice:noted", text=text, note=LANGUAGES[lang].semicolon.join(notes)) if notes else text


def test_label(s: Fate, test: Trial, t: Table, lang: str) -> str:
    """A test before it is taken: which trait, how hard, and how likely it is passed."""
    said = {
        "trait": trait(test.trait, lang),
        "level": t.NOTES[DIFFICULTIES[trial.difficulty(s, test)]],
        "odds": t.percent(round(100 * odds(s, test))),
    }
    if test.who in ("", "one"):
        return say("LABELS", t, "choice:test", **said)
    if test.who == "all":
        return say("LABELS", t, "choice:all", **said)
    return say("LABELS", t, "choice:hero", hero=t.hero(things.hero(test.who)), **said)


def odds(s: Fate, test: Trial) -> float:
    """How likely a test is passed: by the best hero, by the one that is named, or by all of them."""
    if test.who in ("", "one"):
        return max([trial.chance(s, p, test) for p in trial.testers(s, test)], default=0.0)
    chances = [0.0 if h.down else trial.chance(s, p, test) for p, h in enumerate(s.heroes)]
    if test.who == "all":
        out = 1.0
        for x in chances:
            out *= x
        return out
    return max([x for x, h in zip(chances, s.heroes) if h.d.id == test.who], default=0.0)


def tester_label(s: Fate, p: int, t: Table) -> str:
    """A hero who could take the test, with dice and chance."""
    f = s.stack[-1]
    assert isinstance(f, FFrame)
    test = trial.the_trial(s, f)
    row = "tester:trait" if trial.has_trait(s, p, test.trait) else "tester"
    said = {"n": t.count(trial.dice(s, p, test)), "odds": t.percent(round(100 * trial.chance(s, p, test)))}
    return say("LABELS", t, row, hero=t.hero(s.heroes[p].d), **said)


def direction(s: Fate, k: int, t: Table) -> str:
    """A way out by the compass, and whether the group has come from there; what a place is called, nobody has said."""
    x = chronicle.saga(s)
    side = t.LABELS[f"direction:{COMPASS[k]}"]
    there = chronicle.tale(s).maps[x.map].spots[x.spot].exits[COMPASS[k]]
    if there == (x.path[-2] if len(x.path) > 1 else ""):
        return say("LABELS", t, "direction:back", side=side)
    return say("LABELS", t, "direction:been", side=side) if there in x.path else side


# ------------------------------------------------------------------ a rest
def service_label(s: Fate, n: int, lang: str) -> str:
    """A service of a place, in its own words."""
    return plain(services.service(s, n).text, lang)


def quest_label(s: Fate, n: int, t: Table, lang: str) -> str:
    """A side quest that could be begun now."""
    quest = chronicle.tale(s).quests[services.quest_ids(s)[n]]
    return say("LABELS", t, "side-quest", n=t.count(quest.time), threat=quest.threat, note=quest_name(quest, lang))


def trait_label(s: Fate, n: int, t: Table, lang: str) -> str:
    """A trait that a hero could gain for the group's points."""
    hero = s.heroes[n // services.TRAITS].d
    note = trait(list(s.pack.traits)[n % services.TRAITS], lang)
    return say("LABELS", t, "new-trait", hero=t.hero(hero), note=note, n=t.count(services.TRAIT_PRICE))
