"""Everything Tableforge refuses, under one root.  Each error says who, what came, and what would do, in two languages."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable

LONGEST_SHOWN = 80
NBSP = "\u00a0"


class Both(str):
    """One sentence in both languages: the English text itself, which carries its French twin.

    >>> Both("line 3: no such house", "ligne 3 : aucune Maison de ce nom").text("fr")
    'ligne 3\\xa0: aucune Maison de ce nom'
    """

    __slots__ = ("fr",)
    fr: str

    def __new__(cls, en: str, fr: str) -> Both:
        self = super().__new__(cls, en)
        self.fr = typeset(fr)
        return self

    def __reduce__(self) -> tuple[type[Both], tuple[str, str]]:
        return Both, (str(self), self.fr)

    def text(self, lang: str = "en") -> str:
        return self.fr if lang == "fr" else str(self)


class TableforgeError(Exception):
    """Root of every error that Tableforge raises on purpose.  `str` is its English text, `text("fr")` the French one."""

    def __init__(self, message: str = "", *, fr: str = "") -> None:
        super().__init__(message)
        self.fr = message.fr if isinstance(message, Both) else typeset(fr)

    def __str__(self) -> str:
        return str(self.args[0])  # also where it is a KeyError, which would show the repr

    def text(self, lang: str = "en") -> str:
        """The message in a language; English where there is no other."""
        return self.fr if lang == "fr" and self.fr else str(self)


class IllegalAnswer(TableforgeError, ValueError):
    """The answer is not among the options of the pending decision."""


class NotYourDecision(IllegalAnswer):
    """A seat answered that is not the seat being asked."""


class GameOver(IllegalAnswer):
    """The game has ended: nobody is asked anything."""


class NothingToUndo(TableforgeError):
    """No decision has been answered yet."""


class UnknownGame(TableforgeError, ValueError):
    """No game of that name."""


class UnknownCard(TableforgeError, KeyError):
    """No card of that name or id; the message offers the nearest."""


class UnknownRule(TableforgeError, KeyError):
    """No rule of that id or title."""


class UnknownEdition(TableforgeError, ValueError):
    """No rulebook of that edition."""


class UnknownBot(TableforgeError, ValueError):
    """No bot of that name."""


class UnknownLanguage(TableforgeError, ValueError):
    """No voice for that language."""


class BadDeck(TableforgeError, ValueError):
    """A deck that cannot be played; `problems` lists everything that is wrong with it, each in both languages."""

    def __init__(self, message: str, problems: tuple[Both, ...] = (), *, fr: str = "") -> None:
        super().__init__(message, fr=fr)
        self.problems = problems


class BadSetup(TableforgeError, ValueError):
    """A position or a setting that no game could have."""


class BadSave(TableforgeError, ValueError):
    """A save that is damaged, or from another format or game."""


class StepBudget(TableforgeError):
    """One answer set off more steps than any legal effect needs: a loop, stopped with the position in the message."""


# ---------------------------------------------------------------- what many of them say
def typeset(fr: str) -> str:
    """A French sentence with the blanks that never break: before double signs, and inside guillemets."""
    return re.sub(r" (?=[:;!?»](?:[\s».,)]|$))|(?<=«) ", NBSP, fr)


def short(value: object) -> str:
    """A value as Python writes it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}…"


def quoted(value: object) -> str:
    """A value in a French sentence: a text stands in guillemets, all else as Python writes it.

    >>> quoted("urchin"), quoted(7)
    ('«\\xa0urchin\\xa0»', '7')
    """
    if not isinstance(value, str):
        return short(value)
    shown = [c if c.isprintable() or c == NBSP else repr(c)[1:-1] for c in value[: LONGEST_SHOWN + 1]]
    if len(shown) > LONGEST_SHOWN:
        shown[LONGEST_SHOWN - 1 :] = "…"
    return f"«{NBSP}{''.join(shown)}{NBSP}»"


def nearest(word: str, known: Iterable[str]) -> Both:
    """'; did you mean …?' for a misspelt word, or '' when nothing is near.

    >>> nearest("dogder", ["dodger", "urchin"])
    "; did you mean 'dodger'?"
    """
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), 1, 0.5)
    return did_you_mean(close[0], close[0]) if close else Both("", "")


def did_you_mean(en: str, fr: str) -> Both:
    return Both(f"; did you mean {en!r}?", f" ; vouliez-vous dire {quoted(fr)} ?")


def unknown(en: str, fr: str, name: object, known: Iterable[str], told: bool = True) -> Both:
    """That something has no such name, with the nearest known one; `told` also lists them all.

    >>> unknown("there is no game", "il n’y a pas de jeu", "chess", ["keyforge"])
    "there is no game 'chess'; known: keyforge"
    """
    names = list(known)
    near = nearest(str(name)[:LONGEST_SHOWN], names)
    every = Both("", "")
    if told:
        listed = ", ".join(names)
        every = Both(
            f"{' K' if near else '; k'}nown: {listed}", f"{' V' if near else ' ; v'}aleurs connues : {listed}"
        )
    return Both(f"{en} {short(name)}{near}{every}", f"{fr} {quoted(name)}{near.fr}{every.fr}")


def got(en: str, fr: str, value: object) -> Both:
    """What would do, and what came instead.

    >>> got("a seed is a whole number", "une graine est un nombre entier", "x").text("fr")
    'une graine est un nombre entier\\xa0; reçu\\xa0: «\\xa0x\\xa0»'
    """
    return Both(f"{en}; got {short(value)}", f"{fr} ; reçu : {quoted(value)}")


# What a system answers when a file cannot be had; what is not here is told as the system tells it.
SYSTEM_SAYS = {
    errno.ENOENT: ("there is no such file", "ce fichier n’existe pas"),
    errno.EACCES: ("that is not allowed", "ce n’est pas permis"),
    errno.EPERM: ("that is not allowed", "ce n’est pas permis"),
    errno.EISDIR: ("it is a folder", "c’est un dossier"),
    errno.ENOTDIR: ("a part of the path is no folder", "une partie du chemin n’est pas un dossier"),
    errno.EROFS: ("the disk is read-only", "le disque est en lecture seule"),
    errno.ENOSPC: ("the disk is full", "le disque est plein"),
    errno.EDQUOT: ("the disk is full", "le disque est plein"),
    errno.ENAMETOOLONG: ("the name is too long", "le nom est trop long"),
    errno.EEXIST: ("something of that name is already there", "quelque chose de ce nom existe déjà"),
}


def system_says(e: OSError) -> Both:
    """Why a file cannot be read or written, in both languages.

    >>> system_says(FileNotFoundError(2, "No such file or directory")).text("fr")
    'ce fichier n’existe pas'
    """
    told = e.strerror or str(e)
    return Both(*SYSTEM_SAYS.get(e.errno or 0, (told, told)))
