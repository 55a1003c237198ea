"""Golden saves: whole chronicles with everything in them that a save must outlive, played again and compared.

A save is a JSON file of `tests/fateforge/chronicles`: how the chronicle is begun, and its games, each with its answers, where it
stood at its end, and the turn that made another game of it.  `python -m harness.playthroughs` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tableforge
from tableforge import campaign, laws
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, memoir
from tableforge.table.sitting import Sitting, answer_key

FOLDER = Path(__file__).parent.parent / "chronicles"
FILES = sorted(FOLDER.glob("*.json"))
Json = dict[str, Any]
WANTED = ("buys", "learns", "sets-out", "quest-ends", "act-again")  # events that are to happen in one of its games
MOST_TRIES = 8


def turn_of(save: Json, n: int) -> Json | None:
    """What turns the n-th game into another: an act begun again at its first rest, then a hero exchanged before a choice."""
    turns: list[Json] = save["turns"]
    return turns[n] if n < len(turns) else None


def stands(g: Sitting, turn: Json) -> bool:
    """Whether a game has come to where a turn is wanted."""
    s = g.state
    assert isinstance(s, Fate)
    return bool(chronicle.saga(s).act == turn["act"] and chronicle.standing_at(s) == turn["step"])


def entered(c: campaign.Campaign, g: Sitting, turn: Json) -> None:
    c.turn(turn["do"], g, **turn["fields"])


def begun(save: Json) -> campaign.Campaign:
    return campaign.new("fateforge", seed=save["seed"], **save["setup"])


def game_of(c: campaign.Campaign) -> Sitting:
    game = c.next_game()
    return tableforge.new("fateforge", seed=game.seed, **game.settings)


def played(save: Json, player: int) -> list[Json] | None:
    """The games of a chronicle by lot; None where one of the wanted things has not happened."""
    out: list[Json] = []
    c, met = begun(save), set()
    while not c.over:
        g, chooser, keys = game_of(c), laws.Chooser(player + len(out)), []
        turn = turn_of(save, len(out))
        while not g.over and not (turn is not None and stands(g, turn)):
            d = g.state.pending
            assert d is not None
            keys.append(answer_key(g.game, g.state, chooser.pick(d)))
            g.answer(keys[-1])
        out.append({"answers": keys, "digest": g.digest(), "scene": scene(g)})
        met |= {e.kind for e in g.events}
        if g.over and turn is not None:
            return None
        if turn is None:
            c.record(g.result or {})
        else:
            entered(c, g, turn)
    return out if met >= set(WANTED) else None


def scene(g: Sitting) -> str:
    assert isinstance(g.state, Fate)
    return chronicle.saga(g.state).at


def regenerated(path: Path) -> bool:
    """Write a save anew, by lot: the shortest of some chronicles in which everything happens that is wanted; whether it changed."""
    save = json.loads(path.read_text("utf-8"))
    found = [games for player in range(MOST_TRIES) if (games := played(save, 1000 * player)) is not None]
    assert found, f"{path.name}: no chronicle of {MOST_TRIES} has {', '.join(WANTED)}"
    save["games"] = min(found, key=lambda games: sum([len(game["answers"]) for game in games]))
    text = json.dumps(save, ensure_ascii=False, indent=1) + "\n"
    changed = text != path.read_text("utf-8")
    path.write_text(text, "utf-8")
    return changed


HEADS: dict[str, Json] = {
    "in-english": {
        "about": "Three heroes and two people, told in English; act II is begun again, and a hero is exchanged in act III.",
        "lang": "en",
        "seed": 11,
        "setup": {"heroes": ["mercenary", "shaman", "lord"], "seats": 2},
        "turns": [
            {"act": 1, "step": memoir.RESTING, "do": "restart_act", "fields": {}},
            {"act": 2, "step": memoir.CHOOSING, "do": "swap", "fields": {"leaves": "shaman", "comes": "thief"}},
        ],
    },
    "en-francais": {
        "about": "Four heroes and three people, told in French; act I is begun again with other heroes, then two people play on.",
        "lang": "fr",
        "seed": 12,
        "setup": {"heroes": ["thief", "sylvan-guard", "lord", "shaman"], "seats": 3},
        "turns": [
            {
                "act": 0,
                "step": memoir.RESTING,
                "do": "restart_act",
                "fields": {"heroes": ["mercenary", "sylvan-guard", "lord", "shaman"], "seats": 4},
            },
            {"act": 1, "step": memoir.RESTING, "do": "players", "fields": {"seats": 2}},
        ],
    },
    "solo": {
        "about": "One person with two heroes; a hero is exchanged on the map of the city, and act III is begun again.",
        "lang": "en",
        "seed": 13,
        "setup": {"heroes": ["lord", "sylvan-guard"], "seats": 1},
        "turns": [
            {"act": 0, "step": memoir.ON_THE_MAP, "do": "swap", "fields": {"leaves": "lord", "comes": "mercenary"}},
            {"act": 2, "step": memoir.RESTING, "do": "restart_act", "fields": {}},
        ],
    },
}


def main(wanted: list[str]) -> None:
    """Write the saves anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, head in HEADS.items():
        called = f"fateforge/{name}"
        if wanted and called not in wanted:
            continue
        path = FOLDER / f"{name}.json"
        had = json.loads(path.read_text("utf-8")) if path.exists() else {}
        path.write_text(
            json.dumps({**head, "games": had.get("games", [])}, ensure_ascii=False, indent=1) + "\n", "utf-8"
        )
        print(f"{called}: {'written anew' if regenerated(path) else 'as it was'}")
