"""What a browser must load before the lobby or a table can be used, and how soon: under 150 kB with its data, and under a second.

    python bench/web.py [--runs 5]

A Chromium with an empty cache opens the pages of a server on this machine; sizes are what came over the wire, heads and all.
Of the times the best counts: on a machine that others use, too, the rest tells of them. Pictures are drawn when everything else is
there, so the code that draws them is told by itself, and is no part of the limit.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path[0] = str(ROOT / "tests")  # in place of this folder, whose `web` is another

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from web.browsing import FLAGS, House, chromium  # noqa: E402

MOST: Final = 150_000  # bytes, compressed: code, style, markup, and the data that the page needs
SOONEST: Final = 1000  # milliseconds until something is painted
DRAWING: Final = re.compile(r"/(?:art|looks|places)-[^/]*\.js$")  # what draws pictures
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"


def measured(
    browser: Browser, house: House, path: str, drawn: str, held: dict[str, str]
) -> tuple[int, int, int, float, float]:
    """The bytes of the client, of its data and of what draws; the milliseconds to the first paint and to the whole page."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    for name, value in held.items():
        context.add_init_script(f"localStorage[{name!r}] = {value!r}")
    client = data = drawing = 0
    sizes: dict[str, int] = {}
    paths: dict[str, str] = {}
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.responseReceived", lambda e: paths.update({e["requestId"]: e["response"]["url"]}))
    line.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: int(e["encodedDataLength"])}))
    page.goto(house.address + path)
    page.locator(drawn).first.wait_for()
    ready = float(page.evaluate("performance.now()"))
    page.wait_for_load_state("networkidle")
    for id, size in sizes.items():
        if "/api/" in paths.get(id, ""):
            data += size
        elif DRAWING.search(paths.get(id, "")):
            drawing += size
        else:
            client += size
    painted = float(page.evaluate(PAINTED))
    context.close()
    return client, data, drawing, painted, ready


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(browser, Path(folder))
        house.open()
        pages = {"lobby": ("/", ".seatrow", {})}
        for game in ("keyforge", "arkham"):
            made = house.table(game, [{"kind": "here"}])
            kept = f'{{"{made["table"]}": {{"seats": {{"0": "{made["seats"][0]["token"]}"}}}}}}'
            pages[game] = (f"/table/{made['table']}", ".prompt .ask", {"tableforge.seats": kept})
        print(
            f"{'page':10}{'client kB':>10}{'data kB':>10}{'pictures kB':>13}{'painted ms':>12}{'ready ms':>10}   (best of {runs})"
        )
        slow = heavy = False
        for name, (path, drawn, held) in pages.items():
            measured(browser, house, path, drawn, held)  # the server has worked out its texts
            found = [measured(browser, house, path, drawn, held) for _ in range(runs)]
            client, data, drawing, painted, ready = [min(column) for column in zip(*found, strict=True)]
            print(
                f"{name:10}{client / 1000:10.1f}{data / 1000:10.1f}{drawing / 1000:13.1f}{painted:12.0f}{ready:10.0f}"
            )
            heavy = heavy or client + data > MOST
            slow = slow or painted > SOONEST
        browser.close()
        house.close()
    print("over the limit" if heavy or slow else f"within {MOST // 1000} kB and {SOONEST} ms")
    return int(heavy or slow)


if __name__ == "__main__":
    sys.exit(main())
