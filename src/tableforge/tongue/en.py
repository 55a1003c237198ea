"""English without any game in it: articles, plurals, verb forms, clauses, lists, sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tableforge.tongue.text import LANGUAGES

# which form of the verb a subject takes
SECOND: Final = 2
THIRD: Final = 3
PLURAL: Final = 6

NUMERALS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS: Final = ("", "first", "second", "third", "fourth")

PRONOUNS: Final = {"it": "its", "you": "your", "they": "their", "them": "their"}
ADVERBS: Final = frozenset(("automatically", "fully", "only", "successfully"))
BE: Final = {SECOND: ("are", "were"), THIRD: ("is", "was"), PLURAL: ("are", "were")}
# base form: simple past, participle
IRREGULAR: Final = {
    "choose": ("chose", "chosen"),
    "deal": ("dealt", "dealt"),
    "draw": ("drew", "drawn"),
    "fight": ("fought", "fought"),
    "get": ("got", "gotten"),
    "give": ("gave", "given"),
    "have": ("had", "had"),
    "leave": ("left", "left"),
    "lose": ("lost", "lost"),
    "pay": ("paid", "paid"),
    "put": ("put", "put"),
    "spend": ("spent", "spent"),
    "steal": ("stole", "stolen"),
    "take": ("took", "taken"),
}


@dataclass(frozen=True, slots=True)
class Person:
    """Someone or something that acts: how it is called, and the verb form it takes."""

    text: str
    form: int = THIRD


YOU: Final = Person("you", SECOND)


# ------------------------------------------------------------------ nouns
def article(noun: str) -> str:
    """The noun with a or an.

    >>> article("unlit lamp"), article("lamp"), article("“Owl”"), article("Inner room"), article("use")
    ('an unlit lamp', 'a lamp', 'an “Owl”', 'an Inner room', 'a use')
    """
    word = noun.lstrip("“[\"'").lower()
    vowel = word[:1] in "aeiouæ" and not word.startswith(("use", "uni", "one"))
    return f"{'an' if vowel else 'a'} {noun}"


def plural(noun: str) -> str:
    """
    >>> plural("lamp"), plural("copy of the map"), plural("torch")
    ('lamps', 'copies of the map', 'torches')
    """
    head, of, rest = noun.partition(" of ")
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return head[:-1] + "ies" + of + rest
    return head + ("es" if head.endswith(("s", "x", "ch", "sh")) else "s") + of + rest


def possessive(name: str) -> str:
    """
    >>> possessive("your opponent"), possessive("it"), possessive("you"), possessive("those lamps")
    ("your opponent's", 'its', 'your', "those lamps'")
    """
    if name in PRONOUNS:
        return PRONOUNS[name]
    return name + ("'" if name.startswith(("those ", "these ", "players")) else "'s")


listed = LANGUAGES["en"].list_items


def together(*parts: str) -> str:
    """The parts that are not empty, a space between them; none before a comma."""
    return " ".join([p for p in parts if p]).replace(" ,", ",")


class SpokenNumber:
    """A number that can stand before a noun, in a sentence with fields; numerals before a noun that begins with a number.

    >>> "{n:card} and {m:+1 token}".format(n=SpokenNumber(1), m=SpokenNumber(2))
    '1 card and two +1 tokens'
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(self.n)
        if noun[0] == "+" and self.n < len(NUMERALS):
            return article(noun) if self.n == 1 else f"{NUMERALS[self.n]} {plural(noun)}"
        return f"{self.n} {noun if self.n == 1 else plural(noun)}"


# ------------------------------------------------------------------ verbs
def head(verb: str) -> tuple[str, str, str]:
    """What stands before the word that is inflected, that word, what follows it."""
    words = verb.split(" ")
    k = 1 if words[0] in ADVERBS and len(words) > 1 else 0
    return " ".join(words[:k]), words[k], " ".join(words[k + 1 :])


def present(verb: str, form: int) -> str:
    """
    >>> present("fully trust", THIRD), present("be lit", PLURAL), present("agree with", THIRD)
    ('fully trusts', 'are lit', 'agrees with')
    """
    before, word, after = head(verb)
    if word == "be":
        word = BE[form][0]
    elif form == THIRD:
        if word == "have":
            word = "has"
        elif word.endswith("y") and word[-2] not in "aeiou":
            word = word[:-1] + "ies"
        else:
            word += "es" if word.endswith(("s", "x", "ch", "sh", "o")) else "s"
    return together(before, word, after)


def past(verb: str, form: int) -> str:
    """
    >>> past("file", SECOND), past("be used", THIRD), past("trim", THIRD)
    ('filed', 'was used', 'trimmed')
    """
    before, word, after = head(verb)
    return together(before, BE[form][1] if word == "be" else inflect(word, 0), after)


def participle(verb: str) -> str:
    """
    >>> participle("steal"), participle("ready"), participle("be used"), participle("knock")
    ('stolen', 'readied', 'been used', 'knocked')
    """
    before, word, after = head(verb)
    return together(before, "been" if word == "be" else inflect(word, 1), after)


def perfect(verb: str, form: int, no: bool = False) -> str:
    """
    >>> perfect("be lit", THIRD), perfect("file", SECOND, no=True)
    ('has been lit', 'have not filed')
    """
    return together("has" if form == THIRD else "have", "not" if no else "", participle(verb))


def inflect(word: str, k: int) -> str:
    """Return the past (0) or the participle (1) of a verb."""
    if word in IRREGULAR:
        return IRREGULAR[word][k]
    if word.endswith("e"):
        return word + "d"
    if re.fullmatch(r"[^aeiou]+[aeiou][^aeiouwxy]", word):  # one short syllable: trim, trimmed
        return word + word[-1] + "ed"
    return word[:-1] + "ied" if word.endswith("y") and word[-2] not in "aeiou" else word + "ed"


# ------------------------------------------------------------------ clauses
@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what.  Verbs stand in their base form; several share the object ("ready and use it")."""

    who: Person
    verbs: tuple[str, ...]
    object: str = ""
    tail: str = ""
    modal: str = ""

    def predicate(self) -> str:
        """The clause without its subject; after "you" that is the imperative."""
        verbs = [v if self.modal else present(v, self.who.form) for v in self.verbs]
        return together(self.modal, listed(verbs), self.object, self.tail)

    def finite(self) -> str:
        """The clause with its subject: "you draw a card"."""
        return together(self.who.text, self.predicate())

    def order(self) -> str:
        """As an instruction: what you do is said without "you"."""
        return self.predicate() if self.who == YOU and not self.modal else self.finite()


Said = Clause | str


def clause(who: Person, verb: str, object: str = "", tail: str = "", modal: str = "") -> Clause:
    """Return a clause with one verb."""
    return Clause(who, (verb,), object, tail, modal)


def as_instruction(said: Said) -> str:
    """A clause as an instruction, or a sentence that is already one."""
    return said if isinstance(said, str) else said.order()


def join_clauses(parts: list[Said]) -> str:
    """Clauses in one sentence; a subject (and "may") is said once as long as it stays, also where it would be "it".

    >>> trim, light = clause(YOU, "trim", "the wick"), clause(YOU, "light", "a lamp")
    >>> join_clauses([trim, light]), join_clauses([clause(Person("the baker"), "knock", "twice"), light])
    ('trim the wick and light a lamp', 'the baker knocks twice and you light a lamp')
    """
    out: list[str] = []
    before: Clause | None = None
    for p in parts:
        if isinstance(p, str):
            out.append(p)
            before = None
        elif before is None:
            out.append(p.order())
            before = p
        elif p.who == before.who or (p.who.text == "it" and before.who.form == THIRD):
            out.append(p.predicate().removeprefix(f"{p.modal} ") if p.modal == before.modal else p.predicate())
            before = p
        else:
            out.append(p.finite())
            before = p
    return listed(out)


def sentence(text: str) -> str:
    """
    >>> sentence("light a lamp"), sentence("the note says, “Knock twice.”")
    ('Light a lamp.', 'The note says, “Knock twice.”')
    """
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", ".”", "?", "!")) else text + "."
