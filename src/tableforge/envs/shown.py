"""A table in lines of text, as a spectator sees it."""

from __future__ import annotations

from typing import Final

from tableforge.envs import refusals
from tableforge.envs.play import Play
from tableforge.errors import BadSetup
from tableforge.kernel.scene import Scene, Zone
from tableforge.tongue.spelling import unknown

RENDER_MODES: Final = ("ansi", "human")


def check_mode(name: str | None) -> None:
    """Refuse a render mode that there is not, by BadSetup."""
    if name is not None and name not in RENDER_MODES:
        raise BadSetup(unknown(refusals.NO_RENDER, name, RENDER_MODES))


def render(play: Play, mode: str | None) -> str | None:
    """Show a table as an environment's mode says: print it (`human`), return it as text, or neither (None).

    Raises BadSetup before the first `reset()`.
    """
    if mode is None:
        return None
    if not play.begun:
        raise BadSetup(refusals.NOT_RESET.fill(what="render"))
    if mode == "human":
        print(draw_table(play))
        return None
    return draw_table(play)


def draw_table(play: Play, lang: str = "en") -> str:
    """What lies open on the table, and who is asked what."""
    lines = lines_of(play.game.shown.scene(play.game.shown.view(play.s, None), play.setup, lang))
    if play.d is not None:
        lines.append(f"[{play.d.seat}] {play.game.speech.question(play.s, play.d, lang)}")
    return "\n".join(lines)


def lines_of(scene: Scene) -> list[str]:
    """A scene as lines: the table's numbers, then each seat with its own, and what lies in each zone."""
    lines = [" · ".join([part for part in (scene.title, scene.turn, scene.note) if part])]
    if scene.figures:
        lines.append(", ".join([figure.in_words() for figure in scene.figures]))
    lines += [line_of(zone) for zone in scene.zones if zone.seat < 0 and zone.things]
    for side in scene.sides:
        lines.append(f"[{side.seat}] {side.name}: {', '.join([figure.in_words() for figure in side.figures])}")
        lines += [f"    {line_of(zone)}" for zone in scene.zones if zone.seat == side.seat and zone.things]
    return lines


def line_of(zone: Zone) -> str:
    """A zone and what lies in it."""
    return f"{zone.name}: {', '.join([thing.name for thing in zone.things])}"
