"""French for players and what is theirs."""

from __future__ import annotations

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.fr.lexicon import ATTACHED_TO_IT, CONTROLEUR, KEYS, PLAYERS, ZONES, whole
from tableforge.keyforge.voice.fr.talk import Talk
from tableforge.tongue.fr import NP, Noun, join, np
from tableforge.words.node import SeatsNode, SetNode


def name_of(who: SeatsNode | None) -> str:
    assert isinstance(who, q.Who)
    return who.name


def player(s: Talk, who: SeatsNode | None) -> NP:
    """A player as a subject: vous, votre adversaire, or il when just spoken of."""
    name = name_of(who)
    if name in PLAYERS:
        out = PLAYERS[name]
    elif s.player == "they":
        out = whole(s.it.own(ATTACHED_TO_IT[name]))
    elif name == "its_opponent":
        out = whole(join("l’adversaire de", s.it.own(CONTROLEUR)))
    elif s.topic == "it":
        out = whole(s.it.own(ATTACHED_TO_IT[name]))
    else:
        out = whole(join("le", ATTACHED_TO_IT[name].one, "de", s.reference("it" if s.met else "this_creature").text))
    known = s.player and (s.player == name or (name == "they" and s.player in ("each_player", "any_player")))
    if known and not out.you:
        return out.pronoun
    s.player = "" if out.you else name
    return out


def owned(s: Talk, noun: Noun, who: SeatsNode | None, plural: bool = False) -> NP:
    """What belongs to a player: votre main, la main de votre adversaire, sa main when the player was just named."""
    name = name_of(who)
    if name == "you":
        text = f"{'vos' if plural else 'votre'} {noun.form(plural)}"
    elif s.player and name in (s.player, "they"):
        text = PLAYERS["they"].own(noun, plural)
    else:
        before = s.player
        who_np = player(s, who)
        s.player = before
        text = join("les" if plural else "la" if noun.fem else "le", noun.form(plural), "de", who_np.text)
    return np(text, noun, plural)


def zone(s: Talk, z: q.Zone) -> NP:
    """votre main, la défausse de votre adversaire, vos archives."""
    return owned(s, ZONES[z.zone], z.who, z.zone == names.ARCHIVES)


def key_of(x: SetNode) -> str:
    """The name of a reference; "" for anything else."""
    return KEYS.get(x.name, x.name) if isinstance(x, q.Ref) else ""
