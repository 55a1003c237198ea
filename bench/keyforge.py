"""The figures of the README, taken again: `python bench/keyforge.py [--quick]` measures compiled and pure, as JSON."""

from __future__ import annotations

import json
import sys

from tableforge.bench import measure_both

if __name__ == "__main__":
    print(json.dumps(measure_both("keyforge", quick="--quick" in sys.argv[1:]), indent=2))
