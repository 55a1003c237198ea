"""The toy's table as data: a map that all seats share, and what each of them carries."""

from __future__ import annotations

from typing import Any, Final

from tableforge.kernel.scene import (
    ACCENT,
    FAINT,
    HAND,
    MAP,
    PILE,
    SHELF,
    UNKNOWN,
    Attempt,
    Emblem,
    Figure,
    Mark,
    Scene,
    Side,
    Thing,
    Zone,
)
from tableforge.tongue.text import column

SHAPES: Final = {
    "rope": ("§", "sand"),
    "bell": ("♪", "blue"),
    "cloak": ("▼", "lilac"),
    "stone": ("▪", "plain"),
    "kettle": ("♨", "sand"),
    "foghorn": ("◁", "blue"),
    "songbook": ("♫", "lilac"),
    "charm": ("✦", "plain"),
    "bellows": ("◇", "sand"),
    "lullaby": ("☾", "blue"),
}
GRID: Final = {"marsh": (0, 0), "mill": (1, 0), "bridge": (2, 0), "quay": (1, 1), "tower": (3, 0)}
SAID: Final = {
    "title": ("Lamplighters", "Allumeurs de lampes"),
    "round": ("Round {n}", "Manche {n}"),
    "fog": ("Fog", "Brume"),
    "lit": ("Lamps", "Lampes"),
    "map": ("Town", "Ville"),
    "bag": ("Bag", "Sac"),
    "discard": ("Discard", "Défausse"),
    "deck": ("Deck", "Pioche"),
    "hand": ("Hand", "Main"),
    "worn": ("Worn", "Porté"),
    "wounds": ("Wounds", "Blessures"),
    "die": ("Omen", "Présage"),
    "nothing": ("nothing", "rien"),
    "burning": ("lamp lit", "lampe allumée"),
    "dark": ("lamp: needs {n}", "lampe : il faut {n}"),
    "walk": ("Walk there", "S’y rendre"),
    "choose": ("Give it", "La donner"),
    "light": ("Light the lamp", "Allumer la lampe"),
    "wear": ("Wear it", "La porter"),
    "tool": ("tool", "outil"),
    "rope": ("rope", "corde"),
    "bell": ("bell", "cloche"),
    "cloak": ("cloak", "cape"),
    "stone": ("stone", "pierre"),
    "quay": ("quay", "quai"),
    "mill": ("mill", "moulin"),
    "bridge": ("bridge", "pont"),
    "tower": ("tower", "tour"),
    "marsh": ("marsh", "marais"),
    "kettle": ("kettle", "bouilloire"),
    "foghorn": ("foghorn", "corne de brume"),
    "songbook": ("songbook", "recueil de chants"),
    "charm": ("charm", "porte-bonheur"),
    "bellows": ("bellows", "soufflet"),
    "lullaby": ("lullaby", "berceuse"),
    "play": ("Play it", "La jouer"),
}


def say(lang: str, name: str, /, **fill: object) -> str:
    text = column(SAID[name], lang)
    return text.format(**fill) if fill else text


def tool(key: str, lang: str, attempts: tuple[Attempt, ...] = ()) -> Thing:
    id = key.partition("@")[0]
    name = say(lang, id)
    return Thing(
        key,
        name.capitalize(),
        id,
        say(lang, "tool"),
        say(lang, "tool"),
        Emblem(id, name, *SHAPES[id]),
        attempts=attempts,
    )


def held(key: str, asked: str, lang: str) -> Thing:
    """A card of one's own hand: worn in one's turn, else given to whatever is asked for."""
    tries: tuple[Attempt, ...] = ()
    if asked == "act":
        tries = (Attempt(f"wear:{key}", say(lang, "wear")), Attempt(f"play:{key}", say(lang, "play")))
    if asked in ("help", "bell"):
        tries = (Attempt(key, say(lang, "choose")),)
    return tool(key, lang, tries)


def place(name: str, view: dict[str, Any], asked: str, lang: str) -> Thing:
    from toy.game import LAMPS, PATHS, PLACES

    n = PLACES.index(name)
    lamp: tuple[Mark, ...] = ()
    if name in view["lit"]:
        lamp = (Mark("lit", say(lang, "burning"), ("☀",), hue=ACCENT),)
    elif n in LAMPS:
        lamp = (Mark("dark", say(lang, "dark", n=LAMPS[n]), (f"☼{LAMPS[n]}",), LAMPS[n], FAINT),)
    here = tuple([p for p, player in enumerate(view["players"]) if player["at"] == name])
    tries = []
    if asked == "act":
        mine = view["seat"] in here
        tries.append(Attempt("light", say(lang, "light")) if mine else Attempt(f"walk:{name}", say(lang, "walk")))
    ways = tuple([PLACES[x] for x in PATHS[n]])
    title = say(lang, name).capitalize()
    return Thing(name, title, name, figures=lamp, attempts=tuple(tries), seats=here, ways=ways, place=GRID[name])


def scene(view: dict[str, Any], lang: str) -> Scene:
    from toy.game import FOG_LIMIT, PLACES

    d = view.get("decision")
    asked = d["kind"] if d is not None and d["seat"] == view["seat"] else ""
    sides, zones = [], [Zone("map", say(lang, "map"), MAP, things=tuple([place(n, view, asked, lang) for n in PLACES]))]
    thrown = tuple([tool(f"{id}@discard:{k}", lang) for k, id in enumerate(view["discard"])])
    zones.append(Zone("discard", say(lang, "discard"), PILE, things=thrown, rules=("LL.deal",)))
    for p, player in enumerate(view["players"]):
        wounds = Figure("wounds", say(lang, "wounds"), player["wounds"], 3, pips=True, strong=True, rules=("LL.wound",))
        die = Figure(
            "die", say(lang, "die"), UNKNOWN if player["die"] is None and player["rolled"] else player["die"] or 0
        )
        size = Figure("hand", say(lang, "hand"), player["hand_size"], zone="hand", rules=("LL.deal",))
        sides.append(Side(p, figures=(wounds, die, size), out=player["wounds"] >= 3, rules=("LL.act",)))
        worn = tuple([tool(f"{id}@worn", lang) for id in player["worn"]])
        zones.append(Zone("worn", say(lang, "worn"), SHELF, p, worn, empty=say(lang, "nothing")))
        hand = tuple([held(key, asked, lang) for key in player["hand"] or ()])
        hidden = player["hand_size"] if player["hand"] is None else 0
        zones.append(Zone("hand", say(lang, "hand"), HAND, p, hand, hidden, say(lang, "nothing")))
    figures = (
        Figure("fog", say(lang, "fog"), view["fog"], FOG_LIMIT, strong=True, rules=("LL.fog",)),
        Figure("lit", say(lang, "lit"), len(view["lit"]), 3, pips=True, strong=True, rules=("LL.goal",)),
        Figure("deck", say(lang, "deck"), view["deck_size"], rules=("LL.deal",)),
        Figure("discard", say(lang, "discard"), len(view["discard"]), zone="discard", rules=("LL.deal",)),
    )
    active = d["seat"] if d is not None else -1
    turn = say(lang, "round", n=view["turn"])
    return Scene(
        "lamplighters", say(lang, "title"), tuple(sides), tuple(zones), view["seat"], turn, active, figures=figures
    )


__all__ = ["scene"]
