"""The campaign log of Night of the Zealot, read as a story: a paragraph or a few for each entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tableforge.arkham import scenarios
from tableforge.arkham.decks import pool
from tableforge.arkham.decks.upgrade import price
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.scenarios.passages import FLAGS, LISTS, TOKENS, passage
from tableforge.tongue.text import LANGUAGES, Text, in_every

if TYPE_CHECKING:
    from tableforge.arkham.doors.campaign import NightOfTheZealot

Json = dict[str, Any]

DIFFICULTY: Final = {name: LEXICON.text_of(f"difficulty:{name}") for name in ("easy", "standard", "hard", "expert")}
WHO: Final = Text("This night belonged to {who} ({difficulty}).", "Cette nuit fut celle de {who} ({difficulty}).")
SCENARIO: Final = Text("Scenario {n}: {title}", "Scénario {n} : {title}")
CROSSED_OUT: Final = Text("No longer true: {flag}", "Ce n’est plus vrai : {flag}")
EARNED: Final = Text("{who} earned {n} experience", "{who} a gagné {n} d’expérience")
BEARS: Final = Text("{what}, and bears {trauma}", "{what}, et porte {trauma}")
TRAUMA: Final = (  # one, and several
    (Text("1 physical trauma", "1 traumatisme physique"), Text("{n} physical trauma", "{n} traumatismes physiques")),
    (Text("1 mental trauma", "1 traumatisme mental"), Text("{n} mental trauma", "{n} traumatismes mentaux")),
)
FATE: Final = {
    "killed": Text("{who} did not live to tell of it", "{who} n’a pas survécu pour le raconter"),
    "insane": Text("{who} came back without a sane thought", "{who} y a laissé sa raison"),
}
GAINS: Final = Text("{who} carries {card} from now on.", "{who} emporte désormais {card}.")
OFFERED: Final = Text("{card} will go with whoever goes on.", "{card} ira avec ceux qui continuent.")
# a sentence of the log and an offer that speak of the same person are one sentence
AND_OFFERED: Final = {
    ("lita-finds-others", "lita-chantler"): Text(
        "Lita had to look for other allies, and will go with whoever goes on.",
        "Lita a dû se chercher d’autres alliés, et ira avec ceux qui continuent.",
    )
}
LOST: Final = Text("{card} is lost for good.", "{card} est perdue pour toujours.")
TOKEN: Final = Text(
    "The chaos bag holds one more token: {token}.", "La réserve du Chaos compte un pion de plus : {token}."
)
BOUGHT: Final = Text(
    "{who} put {card} in the place of {old}, for {n} experience.",
    "{who} a mis {card} à la place de {old}, pour {n} d’expérience.",
)
BOUGHT_ALL: Final = Text(
    "{who} made a better deck of it, for {n} experience: {cards}.",
    "{who} a amélioré son deck, pour {n} d’expérience : {cards}.",
)
EXCHANGED: Final = Text("{card} in the place of {old}", "{card} à la place de {old}")
REPLACED: Final = Text("{new} took the place of {old}.", "{new} a pris la place de {old}.")
LEFT: Final = Text("{who} went a different way.", "{who} a pris un autre chemin.")
JOINED: Final = Text("{who} joined the others.", "{who} a rejoint les autres.")
CAME_BACK: Final = Text("{who} came back.", "{who} a repris sa place.")
LEADS: Final = Text("{who} went ahead from then on.", "{who} marcha dès lors en tête.")
FORLORN: Final = Text(
    "Nobody was left to take the place of {who}, and with that the night was lost.",
    "Il ne restait personne pour prendre la place de {who}, et la nuit fut perdue.",
)
# what is asked when nobody is left to take somebody's place
NOBODY_TO_CHOOSE: Final = Text(
    "Nobody is left who could take the place of {who}. By the rules all players have lost the campaign; or whoever has nobody to "
    "play leaves, and the others go on.",
    "Il ne reste personne pour prendre la place de {who}. Selon les règles, tous les joueurs ont perdu la campagne ; ou bien "
    "celui qui n’a plus personne à incarner la quitte, et les autres continuent.",
)
LEAVES: Final = Text("{who}: the player leaves, the others go on", "{who} : le joueur part, les autres continuent")
LOSES: Final = Text("The campaign is lost", "La campagne est perdue")
STOPPED: Final = Text("Here they stopped.", "Ils s’arrêtèrent là.")
STOP: Final = Text("{text}.", "{text}.")
# what is written, as the investigators would have it; all else is neither good nor bad
GOOD: Final = ("house-standing", "ritual-broken", "umordhoth-repelled", "cultists-interrogated")
BAD: Final = ("ghoul-priest-alive", "past-midnight", "arkham-succumbed", "lita-sacrificed", "cultists-got-away")


def card_title(id: str) -> Text:
    """A card or an investigator in a sentence."""
    return pool.told(pool.card(id)) if id in pool.cards() else Text(id)


def join_titles(ids: list[str]) -> Text:
    """Several of them in a row."""
    return in_a_row([card_title(id) for id in ids])


def in_a_row(texts: list[Text]) -> Text:
    """Return texts as one list with commas, in every language."""
    return in_every(lambda lang: LANGUAGES[lang].list_items([text.text(lang) for text in texts]))


def paragraphs(now: NightOfTheZealot, entry: Json) -> list[Text]:
    """What an entry that has just been made says."""
    verb = entry["do"]
    if verb == "begin":
        who = join_titles(now.seats)
        return [passage("night-of-the-zealot-prologue"), WHO.fill(who=who, difficulty=DIFFICULTY[now.difficulty])]
    if verb == "record":
        return game(now, entry["result"])
    if verb == "buy":
        new, old = entry["card"], entry["instead_of"]
        who = card_title(entry["investigator"])
        return [BOUGHT.fill(who=who, card=card_title(new), old=card_title(old), n=price(old, new))]
    if verb == "buy_all":
        paid = sum([price(old, new) for new, old in entry["cards"]])
        told = [EXCHANGED.fill(card=card_title(new), old=card_title(old)) for new, old in entry["cards"]]
        return [BOUGHT_ALL.fill(who=card_title(entry["investigator"]), n=paid, cards=in_a_row(told))]
    if verb == "replace":
        return [REPLACED.fill(old=card_title(entry["investigator"]), new=card_title(entry["deck"]["investigator"]))]
    if verb == "join":
        return [JOINED.fill(who=card_title(entry["deck"]["investigator"]))]
    if verb == "take":
        return [GAINS.fill(who=card_title(entry["investigator"]), card=card_title(entry["card"]))]
    if verb == "stop":
        return [STOPPED]
    if verb == "lose":
        return [FORLORN.fill(who=join_titles(now.lost_members()))]
    sentence = {"leave": LEFT, "come_back": CAME_BACK, "lead": LEADS}[verb]
    return [sentence.fill(who=card_title(entry["investigator"]))]


def game(now: NightOfTheZealot, result: Json) -> list[Text]:
    """A scenario: how it ended, what is written of it, and what became of everybody."""
    scenario = scenarios.scenario(result["scenario"])
    number = scenarios.IDS.index(scenario.id) + 1
    out = [SCENARIO.fill(n=number, title=scenario.title), passage(f"{scenario.id}-{result['resolution']}")]
    out += [note.text for note in notes(result)]
    out += [fate(row) for row in result["investigators"]]
    return out + epilogue(now)


def epilogue(now: NightOfTheZealot) -> list[Text]:
    """How the campaign ended, where the last scenario ended it."""
    return [passage(f"night-of-the-zealot-{now.result}")] if now.result in ("won", "lost", "survived") else []


class Note(NamedTuple):
    """A sentence of the log, and what it is to the investigators: good, bad or plain."""

    text: Text
    kind: str = "plain"
    about: str = ""  # a card


def notes(result: Json) -> list[Note]:
    """What is written into the log, sentence by sentence; names of a list stand together."""
    out: list[Note] = []
    names: dict[str, list[str]] = {}
    offered = [how for what, _, how in result["changes"] if what == "offers-card"]
    for what, seat, how in result["changes"]:
        section, _, name = how.partition("/")
        if what == "record" and name:
            names.setdefault(section, []).append(name)
        elif what == "record":
            both = [said for (flag, card), said in AND_OFFERED.items() if flag == how and card in offered]
            out += [Note(said, kind_of(how)) for said in both or [FLAGS[how]]]
        elif what == "cross-out":
            out.append(Note(CROSSED_OUT.fill(flag=FLAGS[how]), "good" if kind_of(how) == "bad" else "plain"))
        elif what == "gains-card":
            who = card_title(result["investigators"][seat]["id"])
            out.append(Note(GAINS.fill(who=who, card=card_title(how)), about=how))
        elif what == "offers-card" and not any([card == how for _, card in AND_OFFERED]):
            out.append(Note(OFFERED.fill(card=card_title(how)), about=how))
        elif what == "loses-card":
            out.append(Note(LOST.fill(card=card_title(how)), "bad", how))
        elif what == "token":
            out.append(Note(TOKEN.fill(token=TOKENS[how]), "bad"))
    return out + [Note(LISTS[section].fill(names=join_titles(ids)), kind_of(section)) for section, ids in names.items()]


def kind_of(flag: str) -> str:
    """What a sentence of the log is to the investigators."""
    return "good" if flag in GOOD else "bad" if flag in BAD else "plain"


def fate(row: Json) -> Text:
    """What became of an investigator."""
    who = card_title(row["id"])
    if row["status"] in FATE:
        return STOP.fill(text=FATE[row["status"]].fill(who=who))
    said = EARNED.fill(who=who, n=row["experience"])
    told = [(one if n == 1 else many).fill(n=n) for n, (one, many) in zip(row["trauma"], TRAUMA, strict=True) if n]
    if told:
        said = BEARS.fill(what=said, trauma=in_a_row(told))
    return STOP.fill(text=said)
