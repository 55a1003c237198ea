"""The tables of a campaign and the keys that may stand in each of them; `docs/write-a-campaign.md` tells what every one is for."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.tale.definition import KINDS

SCHEMA: Final = 1  # the one that is read here
MOST_SCENES: Final = 5000
MOST_CHOICES: Final = 50  # of one scene
LANGUAGES: Final = ("en", "fr")
OFFERS: Final = ("heal", "food", "skills")
OF_CAMPAIGNS: Final = ("last-market",)  # stocks that places of a campaign may sell, and no camp of a quest does
PLACE_KINDS: Final = ("place", "shop")
REPUTATION_KINDS: Final = ("faction", "person")
EVERYBODY: Final = "all"  # of a place that teaches every hero
MIGRATED: Final = ("scene", "flag", "card", "place", "quest", "item", "spot")  # what may have another name now

EVERY_SCENE: Final = ("id", "kind", "chapter", "on_enter", "retired")
OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "story": ("text", "speaker", "asides", "choices", "exhaustive"),
    "encounter": ("text", "speaker", "asides", "choices", "exhaustive"),
    "combat": ("text", "combat", "boss", "setup", "win", "lose", "partial"),
    "rest": ("text", "asides", "time", "time_mods", "places", "quests", "goto"),
    "exploration": ("text", "asides", "map", "region", "start", "budget", "goals", "late", "encounters"),
    "router": ("routes",),
    "act-end": ("text", "next"),
    "ending": ("text", "asides"),
}
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "campaign": (
        "id",
        "version",
        "schema",
        "languages",
        "licence",
        "title",
        "blurb",
        "start",
        "heroes",
        "start_gold",
        "start_food",
        "reputation_range",
        "counters",
        "rules",
        "act",
        "chapter",
        "reputation",
        "card",
    ),
    "act": ("id", "title", "bar", "files", "combats", "ends"),
    "chapter": ("id", "title"),
    "reputation": ("id", "kind", "name"),
    "card": ("id", "n", "name", "text"),
    "character": ("id", "name", "voice", "wants"),
    "hero": ("id", "title", "story", "name", "name_fr", "short", "pronoun", "debt"),
    "file": ("chapter", "scene", "quest"),
    "quest": ("id", "text", "start", "threat", "time", "expires_after", "offered"),
    "choice": ("id", "text", "when", "test", "effects", "goto", "told", "pass", "fail"),
    "test": ("trait", "difficulty", "who", "but"),
    "outcome": ("goto", "effects", "text"),
    "way": ("goto", "effects"),
    "route": ("when", "goto", "effects"),
    "partial": ("met", "goto", "effects"),
    "aside": ("when", "text"),
    "setup": ("when", "use", "text"),
    "time_mod": ("when", "by"),
    "goal": ("place", "goto", "ask", "yes", "no"),
    "encounter": ("place", "scene", "when"),
    "place": (
        "id",
        "kind",
        "name",
        "text",
        "asides",
        "keeper",
        "where",
        "when",
        "time",
        "offers",
        "skills",
        "stock",
        "tier",
        "discount",
        "special",
    ),
    "discount": ("when", "by"),
    "special": ("id", "en", "fr", "when", "once"),
    "map": ("id", "title", "regions", "gates", "place"),
    "gate": ("between", "flag"),
    "spot": ("id", "name", "clue", "again", "region", "at", "exits"),
    "migration": ("from", "to", *MIGRATED),
}

# ---- conditions and effects: what may stand beside the word itself
BETWEEN: Final = ("min", "max")
BESIDE_CONDITION: Final[dict[str, tuple[str, ...]]] = {"rep": BETWEEN, "count": BETWEEN, "quest": ("state",)}
BESIDE_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "rep": ("by",),
    "count": ("by",),
    "hp": ("who",),
    "en": ("who",),
    "corruption": ("who",),
    "mark": ("who",),
    "end_quest": ("result",),
}
RESULTS: Final = ("won", "lost", "left")  # of a side quest that ends

assert tuple(OF_KIND) == KINDS
