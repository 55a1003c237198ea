"""How far apart the pictures of a group are: creatures of a house, heroes, speakers, enemies, locations, places.

    python bench/pictures.py

Each picture is drawn outside the browser (`web/sheet.mjs`) and rendered by Chromium at 96 px. For each pair within a group: the
mean absolute difference of red, green and blue (0 to 255), and the number of bits in which two difference hashes of 64 bits
differ; least and median. "One ground" gives all of a group the same id for their ground, so that only what stands before it counts.
"""

from __future__ import annotations

import argparse
import base64
import json
import subprocess
import sys
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
sys.path[0] = str(ROOT / "tests")  # in place of this folder, whose `web` is another

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from web.browsing import FLAGS, chromium  # noqa: E402

from tableforge.fateforge.tale import prose  # noqa: E402
from tableforge.server.catalogue import cards_of  # noqa: E402

SIZE: Final = 96
Subject = dict[str, Any]
# the pixels of a picture, as the browser has rendered it
PIXELS: Final = """async ([urls, size]) => {
  const canvas = new OffscreenCanvas(size, size), pen = canvas.getContext('2d', { willReadFrequently: true });
  const out = [];
  for (const url of urls) {
    const image = new Image(size, size);
    image.src = url;
    await image.decode();
    pen.clearRect(0, 0, size, size);
    pen.drawImage(image, 0, 0, size, size);
    let text = '';
    for (const byte of pen.getImageData(0, 0, size, size).data) text += String.fromCharCode(byte);
    out.push(btoa(text));
  }
  return out;
}"""


def groups() -> dict[str, list[Subject]]:
    """Whom and what the pictures of each group show."""
    out: dict[str, list[Subject]] = {}

    def add(group: str, game: str, kind: str, id: str, **more: str) -> None:
        out.setdefault(group, []).append({"game": game, "kind": kind, "id": id, **more})

    for id, c in cards_of("keyforge", "en").items():
        group = "creatures" if c["type"] == "creature" else "other cards"
        add(f"{c['faction'].capitalize()}, {group}", "keyforge", c["faction"], id, sub=c["type"])
    for id, c in cards_of("arkham", "en").items():
        if c["type"] in ("location", "enemy", "investigator", "treachery"):
            add(f"Arkham, {c['type']}", "arkham", c["type"], id, sub=c["faction"])
    for id, c in cards_of("fateforge", "en").items():
        if c["type"] in ("hero", "enemy", "item"):
            add(f"Fateforge, {c['type']}", "fateforge", c["type"], id, sub=c["faction"])
    for told in prose.known().values():
        for id in told.people:
            add("Fateforge, speaker", "fateforge", "speaker", id)
    return {name: out[name] for name in sorted(out)}


def drawn(subjects: Iterable[Subject]) -> list[str]:
    """The SVG of each."""
    told = json.dumps(list(subjects))
    run = subprocess.run(
        ["node", "sheet.mjs"], cwd=ROOT / "web", input=told, stdout=subprocess.PIPE, text=True, check=True
    )
    return list(json.loads(run.stdout))


def rendered(page: Page, pictures: list[str]) -> list[bytes]:
    """The pixels of each, red, green, blue and alpha."""
    urls = ["data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode() for svg in pictures]
    return [base64.b64decode(text) for text in page.evaluate(PIXELS, [urls, SIZE])]


def colours(pixels: bytes) -> bytes:
    """Red, green and blue of every second pixel of every second row."""
    rows = range(0, SIZE, 2)
    return b"".join([pixels[4 * (y * SIZE + x) : 4 * (y * SIZE + x) + 3] for y in rows for x in rows])


def difference_hash(pixels: bytes) -> int:
    """64 bits: in each of 8 rows of 9 cells, whether a cell is brighter than the next."""

    def brightness(column: int, row: int) -> int:
        xs = range(column * SIZE // 9, (column + 1) * SIZE // 9)
        ys = range(row * SIZE // 8, (row + 1) * SIZE // 8)
        cells = [4 * (y * SIZE + x) for y in ys for x in xs]
        return sum([299 * pixels[k] + 587 * pixels[k + 1] + 114 * pixels[k + 2] for k in cells]) // len(cells)

    lit = [[brightness(x, y) for x in range(9)] for y in range(8)]
    return sum([1 << (8 * y + x) for y in range(8) for x in range(8) if lit[y][x] > lit[y][x + 1]])


def apart(all: list[bytes]) -> tuple[float, float, int, float]:
    """Least and median difference of colour and of hash."""
    seen = [colours(x) for x in all]
    hashes = [difference_hash(x) for x in all]
    rgb = [sum([abs(a - b) for a, b in zip(x, y, strict=True)]) / len(x) for x, y in combinations(seen, 2)]
    bits = [(a ^ b).bit_count() for a, b in combinations(hashes, 2)]
    return min(rgb), median(rgb), min(bits), median(bits)


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    wanted = groups()
    own = drawn([s for group in wanted.values() for s in group])
    same = drawn([{**s, "ground": "one"} for group in wanted.values() for s in group])
    print(
        f"{len(own)} pictures, {sum(map(len, own)) / len(own) / 1000:.1f} kB on average, {max(map(len, own)) / 1000:.1f} at most"
    )
    print(
        "| | pictures | RGB: least / median | hash: least / median | one ground, RGB |\n| --- | --- | --- | --- | --- |"
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        at = 0
        for name, subjects in wanted.items():
            part = slice(at, at + len(subjects))
            at += len(subjects)
            least, middle, few, bits = apart(rendered(page, own[part]))
            flat, flat_middle, *_ = apart(rendered(page, same[part]))
            shown = f"{least:.1f} / {middle:.1f} | {few} / {bits:.0f} | {flat:.1f} / {flat_middle:.1f}"
            print(f"| {name} | {len(subjects)} | {shown} |", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
