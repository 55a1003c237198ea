"""English for players, and for cards that the sentence knows."""

from __future__ import annotations

from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.en.lexicon import PLAYERS, SAME, YOURSELF, ZONES
from tableforge.keyforge.voice.en.talk import Talk
from tableforge.tongue.en import PLURAL, THIRD, YOU, Person, plural, possessive
from tableforge.words.node import SeatsNode


def person(talk: Talk, who: SeatsNode) -> Person:
    """A player who does something; "they" where the sentence has named this player already."""
    assert isinstance(who, q.Who)
    if who == YOURSELF:
        return YOU
    if talk.relative:
        return Person("who")
    if who == talk.actor:
        return PLAYERS["they"]
    if who.name == "its_opponent" and talk.actor is not None:
        return Person("their opponent")
    talk.actor = who
    return PLAYERS[who.name]


def owner(talk: Talk, who: SeatsNode) -> str:
    """Whose: your, their, your opponent's."""
    assert isinstance(who, q.Who)
    return possessive("they" if who == talk.actor else PLAYERS[who.name].text)


def zone(talk: Talk, z: q.Zone) -> str:
    return f"{owner(talk, z.who)} {ZONES[z.zone]}"


def refer(talk: Talk, ref: q.Ref) -> Person:
    """A card that the sentence knows: by a pronoun if it was the last one named."""
    name = SAME.get(ref.name, ref.name)
    topic = q.Ref(name)
    if talk.topic == topic and name in ("it", "this", "this_creature", "chosen"):
        several = (name == "it" and talk.it.many and ref.name != "its") or (name == "chosen" and talk.chosen.many)
        return Person("them", PLURAL) if several else Person("it")
    if talk.dealer == topic:
        return Person("it")
    talk.topic = topic
    if name == "opposing" and talk.opposed:
        return Person("that creature")
    talk.opposed = talk.opposed or name == "opposing"
    thing = talk.chosen if name == "chosen" else talk.it
    known = {
        "this": talk.title,
        "this_creature": "this creature",
        "it": thing.named(),
        "chosen": thing.named(),
        "opposing": "the attacked creature" if talk.fought else f"the creature {talk.title} fights",
        "this_way": f"the {plural(talk.way[0])} {talk.way[1]} this way",
        "destroyed_this_way": "the creatures destroyed this way",
        "rest": "the others",
    }
    many = name in ("this_way", "destroyed_this_way", "rest") or (name in ("it", "chosen") and thing.many)
    return Person(known[name], PLURAL if many else THIRD)
