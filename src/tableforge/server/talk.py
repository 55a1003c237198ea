"""What people say at a table: ready phrases in every language, whether there is talk at all, and who hears whom.

Seats and spectators talk apart.  Spectators hear both; players hear spectators once the game is over, for whoever sees
another side of the table, or knows the game better, could tell what a player must find out alone.
"""

from __future__ import annotations

from typing import Final

from tableforge.server import messages as m
from tableforge.server import refusals
from tableforge.server.records import Json, Saying
from tableforge.server.refusals import Refusal
from tableforge.server.request import clean_text
from tableforge.tongue.text import ENGLISH, Text

NOTE: Final = "talk"  # in the note of a table: false where it was laid without talk
WITHOUT: Final = Text("Nobody talks at this table.", "On ne discute pas à cette table.")
PHRASES: Final[dict[str, Text]] = {
    "hello": Text("Hello!", "Bonjour !"),
    "good-luck": Text("Good luck, have fun!", "Bonne chance, et bon jeu !"),
    "well-played": Text("Well played!", "Bien joué !"),
    "thanks": Text("Thank you!", "Merci !"),
    "oops": Text("Oops!", "Oups !"),
    "sorry": Text("Sorry!", "Désolé !"),
    "take-your-time": Text("Take your time.", "Prenez votre temps."),
    "one-moment": Text("One moment, please.", "Un instant, s’il vous plaît."),
    "back": Text("I am back.", "Me revoilà."),
    "good-game": Text("Thanks for the game!", "Merci pour la partie !"),
    "again": Text("Another game?", "On en refait une ?"),
    "bye": Text("I have to go. Goodbye!", "Je dois y aller. Au revoir !"),
}


def is_open(note: Json) -> bool:
    """Whether people may talk at a table with this note."""
    return note.get(NOTE) is not False


def as_note(talk: bool) -> Json:
    """Return the same for the note of a new table."""
    return {} if talk else {NOTE: False}


def keep_note(note: Json) -> Json:
    """Return what the note of another game of the same people takes from that of their last."""
    return as_note(is_open(note))


def tell_phrases(lang: str) -> dict[str, str]:
    """Return the ready phrases in a language, by their ids."""
    return {id: text.text(lang) for id, text in PHRASES.items()}


def read_saying(q: m.Say) -> tuple[str, str]:
    """Return the text of something said, and the id of the ready phrase that it is or "".

    A phrase is kept in English besides, for readers that do not know it.
    Raises Refusal where there is nothing to read, both a text and a phrase, or a phrase that there is not.
    """
    text = clean_text(q.text)
    if not q.phrase:
        if not text:
            raise Refusal(refusals.WRONG_FIELD.fill(name="text"), "bad-request")
        return text, ""
    if text or q.phrase not in PHRASES:
        raise Refusal(refusals.WRONG_FIELD.fill(name="text" if text else "phrase"), "bad-request")
    return PHRASES[q.phrase].text(ENGLISH), q.phrase


def hears(seat: int, held: tuple[int, ...], over: bool) -> bool:
    """Whether the holder of some seats hears what a seat says, in a game that is over or not."""
    return seat != m.SPECTATOR or not held or over


def tell_text(said: Saying, lang: str) -> str:
    """Return what was said, in the reader's language where it is a ready phrase."""
    return PHRASES[said.phrase].text(lang) if said.phrase in PHRASES else said.text
