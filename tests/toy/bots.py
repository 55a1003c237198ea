"""What greedy likes in Lamplighters: lamps that burn, little fog, nobody hurt, and standing where a lamp can be lit."""

from __future__ import annotations

from typing import Any

from toy.game import LAMPS, PLACES

from tableforge.table.sitting import Sitting

REST = ("act",)
ORDERS = ()


def worth(g: Sitting, seat: int) -> float:
    """How much the seat likes what it sees: all seats want the same."""
    view = g.view(seat, asked=False)
    dark = [PLACES[place] for place in LAMPS if PLACES[place] not in view["lit"]]
    near = sum([p["at"] in dark for p in view["players"]])
    hurt = sum([p["wounds"] for p in view["players"]])
    return float(10.0 * len(view["lit"]) - 3.0 * view["fog"] - 2.0 * hurt + near)


def prefer(view: dict[str, Any], seat: int, kind: str, keys: list[str]) -> list[float] | None:
    """Others have their say before a test is over, so what comes of lighting a lamp does not show at once."""
    if kind != "act":
        return None
    dark = [PLACES[place] for place in LAMPS if PLACES[place] not in view["lit"]]
    return [3.0 if k == "light" else 2.0 if k.startswith("wear:") else float(k.partition(":")[2] in dark) for k in keys]


def patience(view: dict[str, Any], seat: int, kind: str, keys: list[str], gains: list[float]) -> int | None:
    return None
