"""What happened so far in a chronicle, told for whoever goes on with it: act by act, with the passages to read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.campaign import Episode, Recount, RecountPart
from tableforge.fateforge import things
from tableforge.fateforge.doors.campaign import telling
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, past
from tableforge.fateforge.tale.definition import FAILED, PASSED, Tale
from tableforge.fateforge.tale.prose import paragraphs
from tableforge.fateforge.voice import tale as voice
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

CHOICE: Final = Text("You chose: {what}", "Vous avez choisi : {what}")
TESTED: Final = {
    PASSED: Text("You chose: {what} The test was passed.", "Vous avez choisi : {what} Le test a réussi."),
    FAILED: Text("You chose: {what} The test was failed.", "Vous avez choisi : {what} Le test a échoué."),
}
WON: Final = Text("Combat won: {what}.", "Combat gagné : {what}.")
LOST: Final = Text("Combat lost: {what}.", "Combat perdu : {what}.")
ACT_ENDED: Final = Text("Here the act ended.", "Ici l’acte s’est terminé.")
RESTED: Final = Text("The party rested.", "Le groupe s’est reposé.")
QUEST: Final = {
    "won": Text("Side quest won: {what}.", "Quête annexe gagnée : {what}."),
    "lost": Text("Side quest lost: {what}.", "Quête annexe perdue : {what}."),
    "expired": Text("A side quest waited too long: {what}.", "Une quête annexe a attendu trop longtemps : {what}."),
}
QUEST_OVER: Final = Text("Side quest left undone: {what}.", "Quête annexe laissée là : {what}.")
ALLY: Final = Text("{what} joined the party.", "{what} a rejoint le groupe.")
SWAP: Final = Text("{comes} came in the place of {leaves}.", "{comes} a pris la place de {leaves}.")
MARKS: Final = {PASSED: "good", FAILED: "bad", "won": "good", "lost": "bad"}


def recount(sitting: Sitting, lang: str) -> Recount | None:
    """Return what happened so far in a chronicle; None for another game, and where nothing has happened yet."""
    s = sitting.state
    if not isinstance(s, Fate) or s.saga is None or not s.saga.past:
        return None
    told, given = chronicle.tale(s), sitting.setup
    standing = telling.describe_standing(given, s, lang)
    allies = [things.ally(id) for id in s.saga.allies]
    names = [telling.hero(given, h.d.id).text(lang) for h in s.heroes]
    return Recount(
        told.title.text(lang),
        " · ".join(filter(None, [standing["act"], standing["chapter"]])),
        (*names, *[a.fr if lang == "fr" else a.en for a in allies]),
        parts(told, s.saga.past, lang),
    )


def parts(told: Tale, entries: tuple[str, ...], lang: str) -> tuple[RecountPart, ...]:
    """Return the acts that entries tell of, each with what happened in it."""
    acts = [a.id for a in told.acts]
    found: dict[int, list[Episode]] = {}
    at = 0
    for entry in entries:
        kind, _, names = entry.partition(":")
        scene = told.scenes.get(names.partition("/")[0])
        if scene is not None and kind in OF_SCENES and scene.act in acts:
            at = acts.index(scene.act)
        found.setdefault(at, []).append(TOLD[kind](told, names, lang))
    return tuple([RecountPart(act_of(told, k, lang), tuple(rows)) for k, rows in sorted(found.items())])


def act_of(told: Tale, k: int, lang: str) -> str:
    """Return an act by its number and its title."""
    title = told.acts[k].title
    return telling.STANDS.fill(n=telling.numeral(k), title=Text(title.en, title.fr)).text(lang)


# ------------------------------------------------------------------ one entry
def chose(told: Tale, names: str, lang: str) -> Episode:
    """Return a choice, what came of it, and what had been told before it."""
    scene, id, how = names.split("/")
    choice = next(c for c in told.scenes[scene].choices if c.id == id)
    came = choice.comes_to().get(how)
    said = TESTED.get(how, CHOICE).fill(what=with_stop(voice.plain(choice.text, lang))).text(lang)
    after = () if came is None else tuple(paragraphs(came.text(lang)))
    return Episode(past.CHOSE, heading(told, scene, lang), said, MARKS.get(how, ""), after, passage(told, scene, lang))


def with_stop(text: str) -> str:
    """Return what is said of a choice with a stop behind it."""
    return text if text[-1:] in ".!?…”»" else f"{text}."


def fought(told: Tale, names: str, lang: str, said: Text, mark: str) -> Episode:
    """Return how a combat went."""
    d = things.combat(told.scenes[names].combat)
    text = said.fill(what=d.fr if lang == "fr" else d.en).text(lang)
    sort = past.WON if mark == "good" else past.LOST
    return Episode(sort, heading(told, names, lang), text, mark, (), passage(told, names, lang))


def quest(told: Tale, names: str, lang: str) -> Episode:
    """Return how a side quest went."""
    id, state = names.split("/")
    said = QUEST.get(state, QUEST_OVER).fill(what=voice.quest_name(told.quests[id], lang)).text(lang)
    return Episode(past.QUEST, "", said, MARKS.get(state, ""))


def ally(told: Tale, names: str, lang: str) -> Episode:
    """Return who joined the party."""
    d = things.ally(names)
    return Episode(past.ALLY, "", ALLY.fill(what=d.fr if lang == "fr" else d.en).text(lang))


def swap(told: Tale, names: str, lang: str) -> Episode:
    """Return who took whose place."""
    leaves, comes = [full_name(id) for id in names.split("/")]
    return Episode(past.SWAP, "", SWAP.fill(leaves=leaves, comes=comes).text(lang))


def full_name(id: str) -> Text:
    """Return a hero by its whole name."""
    d = things.hero(id)
    return Text(d.full("en"), d.full("fr"))


def heading(told: Tale, scene: str, lang: str) -> str:
    """Return the chapter that a scene is of; "" where it is of none."""
    return voice.chapter_title(told, told.scenes[scene], lang)


def passage(told: Tale, scene: str, lang: str) -> tuple[str, ...]:
    """Return what a scene tells, by paragraphs."""
    return tuple(paragraphs(told.scenes[scene].text.text(lang)))


def plain(kind: str, said: Text) -> Callable[[Tale, str, str], Episode]:
    """Return how an entry is told that says the same of every scene."""
    return lambda told, names, lang: Episode(kind, heading(told, names, lang), said.text(lang))


OF_SCENES: Final = (past.CHOSE, past.WON, past.LOST, past.ACT, past.RESTED)
TOLD: Final[dict[str, Callable[[Tale, str, str], Episode]]] = {
    past.CHOSE: chose,
    past.WON: lambda told, names, lang: fought(told, names, lang, WON, "good"),
    past.LOST: lambda told, names, lang: fought(told, names, lang, LOST, "bad"),
    past.ACT: plain(past.ACT, ACT_ENDED),
    past.RESTED: plain(past.RESTED, RESTED),
    past.QUEST: quest,
    past.ALLY: ally,
    past.SWAP: swap,
}
