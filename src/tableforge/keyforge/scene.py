"""KeyForge's table as data: both sides with their battlelines, artifacts, piles and numbers, in the words of a language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tableforge.kernel.scene import (
    ACCENT,
    FAINT,
    GOOD,
    HAND,
    HARM,
    PILE,
    ROW,
    SHELF,
    STAGE,
    Attempt,
    Emblem,
    Figure,
    Mark,
    Outcome,
    Scene,
    Sheet,
    Side,
    Thing,
    Zone,
)
from tableforge.keyforge import names, sheet
from tableforge.keyforge.cards import card, definition
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.tongue.both import column
from tableforge.tongue.spelling import squash

View = dict[str, Any]

SHAPES: Final = {
    "brobnar": ("▲", "orange"), "dis": ("◎", "pink"), "logos": ("∴", "blue"), "mars": ("⌖", "lime"),
    "sanctum": ("✚", "sand"), "shadows": ("▚", "lilac"), "untamed": ("Ψ", "green"),
}  # fmt: skip
FIGURE_RULES: Final = {
    "amber": ("KF.forge-payment", "KF.key-current-cost", "KF.announce-check"),
    "keys": ("KF.victory", "KF.forge-compulsory"),
    "chains": ("KF.chains-penalty", "KF.chains-shedding"),
    "hand": ("KF.zone-hand", "KF.refill-size"),
    "deck": ("KF.zone-deck", "KF.empty-deck"),
    "discard": ("KF.zone-discard-pile",),
    "archives": ("KF.zone-archives", "KF.taking-the-archives"),
    "purged": ("KF.purge",),
    "seat": ("KF.active-player", "KF.choose-house"),
}
LIST_RULES: Final = ("KF.deck-36-cards", "KF.deck-three-houses")
STEPS: Final = ("forge", "house", "main", "ready", "draw")
VERBS: Final = ("play", "", "discard")  # in the order of the list; whatever uses a card stands between

# English and French of what stands on the table; names of houses, keywords, traits and types come from the voices
SAID: Final = {
    "turn": ("Turn {n}", "Tour {n}"),
    "set-up": ("Set-up", "Mise en place"),
    "active": ("{house} is active", "Maison active : {house}"),
    "houses": ("Houses", "Maisons"),
    "ended": ("after {n} turns", "après {n} tours"),
    "forge": ("Forge", "Forger"),
    "house": ("House", "Maison"),
    "main": ("Play, use, discard", "Jouer, utiliser"),
    "ready": ("Ready", "Redresser"),
    "draw": ("Draw", "Piocher"),
    # zones and numbers
    "amber": ("Æmber", "Aombre"),
    "amber-cost": ("æmber {n}, a key costs {cost}", "Aombre {n}, une clé coûte {cost}"),
    "keys": ("Keys", "Clés"),
    "keys-of": ("keys {n} of 3", "clés {n} sur 3"),
    "chains": ("Chains", "Chaînes"),
    "chains-of": ("chains {n}", "chaînes {n}"),
    "check": ("Check!", "Prêt !"),
    "hand": ("Hand", "Main"),
    "deck": ("Deck", "Deck"),
    "discard": ("Discard", "Défausse"),
    "archives": ("Archives", "Archives"),
    "purged": ("Purged", "Purgées"),
    "line": ("Battleline", "Ligne de front"),
    "artifacts": ("Artifacts", "Artéfacts"),
    "limbo": ("being played", "en train d’être jouée"),
    "list": ("Deck list", "Liste du deck"),
    "no-line": ("no creature in this battleline", "aucune créature dans cette ligne de front"),
    "no-artifacts": ("none", "aucun"),
    "no-hand": ("no card", "aucune carte"),
    "left": ("left flank", "flanc gauche"),
    "right": ("right flank", "flanc droit"),
    "both": ("both flanks", "les deux flancs"),
    # what is on a card
    "kind": ("{house} {type}", "{type} {house}"),
    "power": ("power {n}", "puissance {n}"),
    "armor": ("armor {n}", "armure {n}"),
    "armor-left": ("armor {n} ({left} of it left this turn)", "armure {n} (dont {left} encore ce tour-ci)"),
    "damage": ("{n} damage", "dégâts : {n}"),
    "on-it": ("{n} æmber on it", "Aombre dessus : {n}"),
    "bonus": ("{n} bonus æmber", "bonus d’Aombre : {n}"),
    "doom": ("doom counters: {n}", "marqueurs fatalité : {n}"),
    "counters": ("power counters: {n}", "marqueurs +1 en puissance : {n}"),
    "is-ready": ("ready", "redressée"),
    "is-ready:brief": ("ready", "redr."),
    "exhausted": ("exhausted", "inclinée"),
    "exhausted:brief": ("exh.", "incl."),
    "stunned": ("stunned", "sonnée"),
    "stunned:brief": ("STUN", "SONNÉ"),
    "more": ("+{n} up.", "+{n} am."),
    "upgrade": ("upgrade: {name}", "amélioration : {name}"),
    "under": ("cards under it: {n}", "cartes dessous : {n}"),
    "owner": ("owned by the opponent", "appartient à l’adversaire"),
    "maverick": ("maverick", "franc-tireur"),
    "traits": ("Traits: {traits}", "Traits : {traits}"),
    # what the signs mean
    "legend:power": ("power 5, 2 armor left", "puissance 5, armure 2"),
    "legend:damage": ("3 damage", "3 dégâts"),
    "legend:amber": ("1 æmber on it", "1 Aombre dessus"),
    "legend:bonus": ("1 bonus æmber when played", "bonus d’1 Aombre en jouant"),
    "legend:doom": ("doom counters", "marqueurs fatalité"),
    "legend:house": ("its house", "sa Maison"),
    "legend:more": ("an upgrade or a card under it", "améliorée, ou carte dessous"),
    "legend:taunt": ("taunt", "provocation"),
    "legend:exhausted": ("exhausted", "inclinée"),
    "legend:flanks": ("the flanks of a battleline", "les flancs d’une ligne"),
    "legend:check": ("7 in the pool, a key costs 6", "7 en réserve, une clé coûte 6"),
    "legend:keys": ("one key of three forged", "une clé forgée sur trois"),
    # answers
    "choose": ("Choose it", "La choisir"),
    "use": ("Use", "Utiliser"),
    "gives": ("{hand} in hand, {play} in play", "{hand} en main, {play} en jeu"),
}


LEGEND: Final = {
    "power": "5/2", "damage": "✶3", "amber": "æ1", "bonus": "+1æ", "doom": "†1", "house": "▲Bro", "more": "+1", "taunt": "T",
    "exhausted": "↷", "flanks": "⎡ ⎤", "check": "7/6", "keys": "■□□",
}  # fmt: skip


def say(lang: str, name: str, /, **fill: object) -> str:
    text = column(SAID[name], lang)
    return text.format(**fill) if fill else text


# ------------------------------------------------------------------ names
@cache
def house(name: str, lang: str) -> Emblem:
    """A house with its shape and colour."""
    from tableforge.keyforge.voice import table

    return Emblem(name, table.house(name, lang), *SHAPES[name])


@cache
def sort(type: str, lang: str) -> str:
    """The type of a card in a word."""
    from tableforge.keyforge.voice.languages import lexicon

    return lexicon(lang).type_name(type)


def keyword(name: str, lang: str) -> Mark:
    """A keyword in words; taunt, which forbids attacks on others, has a letter where there is room for one only."""
    from tableforge.keyforge.voice.languages import lexicon

    word = lexicon(lang).keyword(name)
    return Mark(name, word, (word, "T") if name == "taunt" else (word,), hue=ACCENT)


def title(id: str, lang: str) -> str:
    """The card's name as the log writes it."""
    return card(id).title(lang).replace("'", "’")


# ------------------------------------------------------------------ cards
def thing(c: View, view: View, lang: str) -> Thing:
    """A card as it lies there, with everything on it."""
    id, key = c["id"], f"{c['id']}@{c['at']}"
    houses = " / ".join([house(h, lang).name for h in c.get("houses", [c["house"]])])
    what = sort(c["type"], lang)
    within = [*c.get("upgrades", ()), *[x for x in c.get("under", ()) if x]]
    return Thing(
        key,
        title(id, lang),
        id,
        what,
        say(lang, "kind", house=houses, type=what),
        house(c["house"], lang),
        figures_in_play(c, lang) if "ready" in c else figures_printed(id, lang),
        states(c, lang),
        keywords(c, lang),
        notes(c, lang),
        not c.get("ready", True),
        tuple([thing(x, view, lang) for x in within]),
        attempts(c, key, view, lang),
    )


def figures_in_play(c: View, lang: str) -> tuple[Mark, ...]:
    """Power and armor, damage, æmber and counters as they are now."""
    out: list[Mark] = []
    if "power" in c:
        armor, left = c["armor"], c["armor_left"]
        out.append(Mark("power", say(lang, "power", n=c["power"]), (strength(c["power"], armor, left),), c["power"]))
        if armor:
            told = say(lang, "armor-left", n=armor, left=left) if left != armor else say(lang, "armor", n=armor)
            out.append(Mark("armor", told, (), left))
        if c["damage"]:
            out.append(Mark("damage", say(lang, "damage", n=c["damage"]), (f"✶{c['damage']}",), c["damage"], HARM))
    if c.get("amber"):
        out.append(Mark("amber", say(lang, "on-it", n=c["amber"]), (f"æ{c['amber']}",), c["amber"], ACCENT))
    if n := c.get("doom_counters"):
        out.append(Mark("doom", say(lang, "doom", n=n), (f"†{n}",), n, HARM))
    return tuple(out)


def figures_printed(id: str, lang: str) -> tuple[Mark, ...]:
    """Power, armor and bonus æmber as they are printed."""
    c = card(id)
    out: list[Mark] = []
    if c.amber:
        out.append(Mark("bonus", say(lang, "bonus", n=c.amber), (f"+{c.amber}æ",), c.amber, ACCENT))
    if c.type == names.CREATURE:
        out.append(Mark("power", say(lang, "power", n=c.power), (strength(c.power, c.armor, c.armor),), c.power))
    if c.armor:
        out.append(Mark("armor", say(lang, "armor", n=c.armor), (), c.armor))
    return tuple(out)


def strength(power: int, armor: int, left: int) -> str:
    return f"{power}/{left}" if armor else f"{power}"


def states(c: View, lang: str) -> tuple[Mark, ...]:
    """Stunned, ready or exhausted, and how many cards are on or under it; nothing outside play."""
    if "ready" not in c:
        return ()
    out: list[Mark] = []
    if c.get("stunned"):
        out.append(Mark("stunned", say(lang, "stunned"), (say(lang, "stunned:brief"),), hue=ACCENT))
    if c["ready"]:
        words = (agreed("is-ready", c["type"], lang), say(lang, "is-ready:brief"))
        out.append(Mark("ready", words[0], words, hue=GOOD, usual=True))
    else:
        words = (agreed("exhausted", c["type"], lang), say(lang, "exhausted:brief"))
        out.append(Mark("exhausted", words[0], (*words, "↷"), hue=FAINT))
    if n := len(c.get("upgrades", ())) + len(c.get("under", ())):
        out.append(Mark("more", "", (say(lang, "more", n=n), f"+{n}"), n, GOOD))
    return tuple(out)


def agreed(name: str, type: str, lang: str) -> str:
    """A state in the gender of the card's type: une créature redressée, un artéfact redressé."""
    from tableforge.keyforge.voice.languages import lexicon

    return lexicon(lang).agreeing(say(lang, name), type)


def keywords(c: View, lang: str) -> tuple[Mark, ...]:
    """The keywords that a creature has now, or that a card elsewhere has in print; taunt first."""
    if "ready" in c:
        has = c.get("keywords", ())
    else:
        has = KEYWORDS.among(definition(c["id"]).keywords)
    return tuple([keyword(name, lang) for name in sorted(has, key=lambda name: name != "taunt")])


def notes(c: View, lang: str) -> tuple[str, ...]:
    """What else is to be said of a card."""
    out: list[str] = []
    if n := c.get("power_counters"):
        out.append(say(lang, "counters", n=n))
    out += [say(lang, "upgrade", name=title(u["id"], lang)) for u in c.get("upgrades", ())]
    if n := len(c.get("under", ())):
        out.append(say(lang, "under", n=n))
    if "owner" in c:
        out.append(say(lang, "owner"))
    if c.get("maverick"):
        out.append(say(lang, "maverick"))
    return tuple(out)


def attempts(c: View, key: str, view: View, lang: str) -> tuple[Attempt, ...]:
    """What the asked player might want to do with a card; the question and `why_not` say whether it may be done."""
    d = view.get("decision")
    if d is None or d["seat"] != view["seat"]:
        return ()
    if d["kind"] != "act":
        return (Attempt(key, say(lang, "choose")),)
    from tableforge.keyforge.voice import table

    zone = c["at"].partition(":")[0]
    labels = definition(c["id"]).labels
    special = [v for v, bit in (("action", names.ACTION_LABEL), ("omni", names.OMNI)) if labels >> bit & 1]
    creature = c["type"] == "creature"
    if zone == "hand":
        verbs = ["play", "discard"]
    elif "ready" not in c:
        verbs = []
    elif zone == "line":
        verbs = [*(["unstun"] if c["stunned"] else []), "reap", "fight", *special]
    elif zone == "artifacts":
        verbs = special or ["action"]
    else:  # the opponent's: whatever one would do with it is refused alike
        return (Attempt(f"{'reap' if creature else 'action'}:{key}", say(lang, "use")),)
    return tuple([Attempt(f"{verb}:{key}", table.verb(verb, lang)) for verb in verbs])


# ------------------------------------------------------------------ sides and zones
def side(p: View, view: View, deck: Deck | None, lang: str) -> Side:
    """A player in numbers."""
    edition = view["edition"]

    def figure(name: str, value: int, zone: str = "", **more: Any) -> Figure:
        return Figure(name, say(lang, name), value, zone=zone, rules=rules(name, edition), **more)

    check = say(lang, "check") if p["amber"] >= p["key_cost"] else ""
    worth = say(lang, "amber-cost", n=p["amber"], cost=p["key_cost"])
    keys = say(lang, "keys-of", n=p["keys"])
    figures = [
        figure("amber", p["amber"], most=p["key_cost"], note=check, strong=True, text=worth),
        figure("keys", p["keys"], most=names.KEYS_TO_WIN, pips=True, strong=True, final=True, text=keys),
        figure("chains", p["chains"], text=say(lang, "chains-of", n=p["chains"])),
        figure("hand", p["hand_size"], "hand"),
        figure("deck", p["deck_size"], "deck"),
        figure("discard", len(p["discard"]), "discard"),
        figure("archives", p["archives_size"], "archives"),
    ]
    if p["purged_size"]:
        figures.append(figure("purged", p["purged_size"], "purged"))
    return Side(
        p["seat"],
        "" if deck is None else deck.title(lang),
        tuple(figures),
        tuple([house(h, lang) for h in p["houses"]]),
        view["house"] if view["active"] == p["seat"] and view["house"] else "",
        say(lang, "houses"),
        zone="" if deck is None else "list",
        rules=rules("seat", edition),
    )


def rules(name: str, edition: str) -> tuple[str, ...]:
    """The rules behind a number, as the edition has them."""
    return tuple([sheet.held(id, edition) for id in FIGURE_RULES[name]])


def zones(p: View, view: View, deck: Deck | None, lang: str) -> list[Zone]:
    """A player's zones, from the middle of the table outwards."""
    seat = p["seat"]

    def zone(name: str, layout: str, cards: list[View] | None, hidden: int = 0, **more: Any) -> Zone:
        things = tuple([thing(c, view, lang) for c in cards or ()])
        rules_ = rules(name, view["edition"]) if name in FIGURE_RULES else ()
        return Zone(name, say(lang, name), layout, seat, things, hidden if cards is None else 0, rules=rules_, **more)

    order = {h: n for n, h in enumerate(p["houses"])}
    hand = None if p["hand"] is None else sorted(p["hand"], key=lambda c: order.get(c["house"], len(order)))
    ends = (say(lang, "left"), say(lang, "right"), say(lang, "both"))
    out = [
        zone("line", ROW, p["line"], empty=say(lang, "no-line"), ends=ends),
        zone("artifacts", SHELF, p["artifacts"], empty=say(lang, "no-artifacts")),
        zone("hand", HAND, hand, p["hand_size"], empty=say(lang, "no-hand"), grouped=True),
        zone("deck", PILE, None, p["deck_size"]),
        zone("discard", PILE, p["discard"]),
        zone("archives", PILE, p["archives"], p["archives_size"]),
        zone("purged", PILE, p["purged"], p["purged_size"]),
    ]
    if deck is not None:
        out.append(Zone("list", say(lang, "list"), PILE, seat, listed(deck, lang), grouped=True, rules=LIST_RULES))
    return out


def listed(deck: Deck, lang: str) -> tuple[Thing, ...]:
    """Every card of a deck under its house: the list is open to both players."""
    out: list[Thing] = []
    for h in deck.houses:
        for id in sorted(deck.of_house(h), key=lambda id: squash(title(id, lang))):
            c: View = {"id": id, "at": "list", "house": names.HOUSES[h], "type": names.TYPES[card(id).type]}
            if card(id).house.house != h:
                c["maverick"] = True
            out.append(thing(c, {}, lang))
    return tuple(out)


# ------------------------------------------------------------------ the scene
def scene(view: View, setup: View, lang: str) -> Scene:
    """All that a view holds, in the words of a language."""
    named = setup.get("decks") if setup.get("position") is None else None
    decks = [Deck.from_json(d) for d in named] if named else [None, None]
    players = view["players"]
    shown = [z for p in players for z in zones(p, view, decks[p["seat"]], lang)]
    played = tuple([thing(c, view, lang) for c in view["limbo"]])
    active = view["house"]
    return Scene(
        "keyforge",
        f"KeyForge {view['edition']}",
        tuple([side(p, view, decks[p["seat"]], lang) for p in players]),
        (*shown, Zone("limbo", say(lang, "limbo"), STAGE, things=played)),
        view["seat"],
        say(lang, "turn", n=view["turn"]) if view["turn"] else say(lang, "set-up"),
        view["active"],
        tuple([say(lang, step) for step in STEPS]) if view["turn"] else (),
        STEPS.index(view["step"]) if view["step"] in STEPS else -1 if view["step"] == "start" else len(STEPS),
        house(active, lang) if active else None,
        say(lang, "active", house=house(active, lang).name) if active else "",
        verbs=VERBS,
        hints=hints(view, lang),
        legend=tuple([(sign, say(lang, f"legend:{name}")) for name, sign in LEGEND.items()]),
    )


def hints(view: View, lang: str) -> tuple[tuple[str, str], ...]:
    """What choosing a house would let one play and use, in numbers."""
    d = view.get("decision")
    if d is None or d["kind"] != "house" or d["seat"] != view["seat"]:
        return ()
    me = view["players"][view["seat"]]
    out = []
    for h in d["options"]:
        held = sum([c["house"] == h for c in me["hand"]])
        used = sum([h in c.get("houses", [c["house"]]) for c in [*me["line"], *me["artifacts"]]])
        out.append((h, say(lang, "gives", hand=held, play=used)))
    return tuple(out)


# ------------------------------------------------------------------ a card to be read
def sheet_of(id: str, words: tuple[str, ...], edition: str, lang: str) -> Sheet:
    """A card's text in an edition, with every rule that it and the keywords it has now cite."""
    from tableforge.keyforge.voice.languages import lexicon

    c = card(id)
    h = house(names.HOUSES[c.house.house], lang).name
    what = sort(names.TYPES[c.type], lang)
    traits = [lexicon(lang).trait(t.name) for t in c.traits]
    facts = [m.text for m in figures_printed(id, lang)]
    if traits:
        facts.append(say(lang, "traits", traits=", ".join(traits)))
    text = sheet.card_text(id, lang, edition)
    return Sheet(
        title(id, lang),
        say(lang, "kind", house=h, type=what),
        " · ".join(facts),
        tuple(text.splitlines()),
        tuple(sheet.rules_of(id, edition, words)),
    )


def outcome(result: View, lang: str) -> Outcome:
    """Who has forged three keys, and when."""
    return Outcome((result["winner"],), result["rule"], say(lang, "ended", n=result["turns"]))


__all__ = ["outcome", "scene", "sheet_of"]
