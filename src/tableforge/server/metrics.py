"""Figures of a running server, as Prometheus reads them.

>>> m = Metrics(); m.count("answers"); m.observe_answer(0.004)
>>> "tableforge_answers_total 1" in m.render({"tables": 3})
True
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
ABOUT: Final = {
    "answers": "Answers that were taken and written down.",
    "refused": "Requests over sockets that were refused.",
    "frames": "Frames that came in over sockets.",
    "messages": "Messages that were sent over sockets.",
    "dropped": "Clients that were too slow to follow.",
    "undos": "Times that a game was taken back.",
    "commits": "Transactions that were committed.",
    "failures": "Errors of the server itself.",
    "troubles": "Requests that met a store that could not be reached, read or written.",
    "tables": "Tables in memory.",
    "sockets": "Open sockets.",
    "waiting": "Requests over HTTP that wait for a question.",
    "bot_queue": "Questions that bots think about or that wait for it.",
}
LATENCY: Final = "tableforge_answer_seconds"


class Metrics:
    """Counters, and how long answers took from their frame to their acknowledgement."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, n: int = 1) -> None:
        """Add `n` to a counter."""
        self.counters[name] += n

    def observe_answer(self, seconds: float) -> None:
        """Count an answer that was acknowledged after so many seconds."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def render(self, gauges: Mapping[str, int]) -> str:
        """Return all metrics in Prometheus' text format, with these gauges."""
        out = []
        for name, n in gauges.items():
            out += [
                f"# HELP tableforge_{name} {ABOUT[name]}",
                f"# TYPE tableforge_{name} gauge",
                f"tableforge_{name} {n}",
            ]
        for name in ABOUT:
            if name not in gauges:
                full = f"tableforge_{name}_total"
                out += [f"# HELP {full} {ABOUT[name]}", f"# TYPE {full} counter", f"{full} {self.counters[name]}"]
        out += [f"# HELP {LATENCY} From an answer's frame to its acknowledgement.", f"# TYPE {LATENCY} histogram"]
        below = 0
        for bound, n in zip([*[str(b) for b in BOUNDS], "+Inf"], self.buckets):
            below += n
            out.append(f'{LATENCY}_bucket{{le="{bound}"}} {below}')
        out += [f"{LATENCY}_sum {self.seconds:.6f}", f"{LATENCY}_count {below}"]
        return "\n".join(out) + "\n"
