"""Playing at the table in a browser: by clicks, by keys, by what a screen reader would hear."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Dialog, Locator, Page, expect

from tableforge import bots, new

ROOT: Final = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE: Final = (1440, 900)
NARROW: Final = (390, 844)
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE: Final = """
async (tag) => {
  const grave = rule => !['minor', 'moderate'].includes(rule.impact) && rule.tags.includes(tag || rule.tags[0])
  const rules = Object.fromEntries(axe._audit.rules.filter(rule => !grave(rule)).map(rule => [rule.id, {enabled: false}]))
  return (await axe.run(document, {resultTypes: ['violations'], rules})).violations
}
"""
PATIENCE: Final = 300_000  # milliseconds: a guard against hanging, on a machine however slow
expect.set_options(timeout=PATIENCE)
SERVE: Final = """
import sys, time
from pathlib import Path
from tableforge import games
from tableforge.keyforge.doors import lab
from tableforge.server import live, wall_clock, worker
from tableforge.server.guard import Limits, Rate
from tableforge.server.hall import Settings
from tableforge.server.measuring import MeasuringSettings
for name in sys.argv[4:]:
    games.register(name, home=name)
moved = Path(sys.argv[1]) / 'moved'  # by how many seconds the tests have moved the clocks
moved_by = lambda: float(moved.read_text()) if moved.exists() else 0.0
live.clock_time = lambda: time.monotonic() + moved_by()
wall_clock.now = lambda: time.time() + moved_by()
often = Rate(1e6, 1e6)  # tests do in a second what people do in a minute
limits = Limits(often, often, often, frames=often, sayings=often, offers=often, sittings=often, parcels=often,
                codes=often, until_seated=300)
rough = MeasuringSettings(margins=(12.0, 0.5), games=(1,), compare=12.0, even=0.1)  # soon measured, or never
lab.STRENGTH_BOTS = ('random',)  # for it plays fast
how = {'limits': limits, 'measuring': rough, 'open_tables': sys.argv[3] == 'open'}
settings = Settings(Path(sys.argv[1]), port=int(sys.argv[2]), pace=0.0, bots=1, **how)
taken = worker.open_socket(settings.host, settings.port)
worker.run(settings, taken, lambda: print(worker.socket_address(taken), flush=True))
"""
Json = dict[str, Any]


def chromium() -> str:
    """The browser that the set-up has found or installed."""
    import setup_browser

    return str(setup_browser.found())


class Profile:
    """A browser of somebody's own, which goes to somebody else after a test: what it has fetched stays, and nothing more."""

    def __init__(self, browser: Browser, reduced: bool, touch: bool) -> None:
        motion: Literal["reduce", "no-preference"] = "reduce" if reduced else "no-preference"
        self.context = browser.new_context(reduced_motion=motion, has_touch=touch, is_mobile=touch)
        self.kind = (reduced, touch)

    def clear(self) -> None:
        """Take it from whoever had it; their store is emptied by the first page of whoever is next."""
        for page in self.context.pages:
            page.close()
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()


class House:
    """A server with its tables, and the browsers of the people at them."""

    def __init__(self, browser: Browser, data: Path, games: Path | None = None, listing: bool = False) -> None:
        self.browser = browser
        self.data = data
        self.listing = listing  # whether it keeps a list of open tables
        self.games = games  # a folder with games of packages of their own
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.taken: list[Profile] = []
        self.free: list[Profile] = []
        self.remembered = 0  # how often something was put into a browser's store
        self.errors: list[str] = []
        self.moved = 0.0  # by how many seconds the server's clocks were moved

    # ------------------------------------------------------------ the server
    def open(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        guests = [] if self.games is None else sorted([folder.name for folder in self.games.iterdir()])
        paths = [str(ROOT / "src"), *([str(self.games)] if self.games else [])]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.data), port, "open" if self.listing else "", *guests],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def kill(self) -> None:
        """End the server at once, as a crash would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def move_clocks(self, seconds: float) -> None:
        """Let the server's clocks go forward, without waiting."""
        self.moved += seconds
        fresh = self.data / "moved.new"
        fresh.write_text(str(self.moved))
        fresh.replace(self.data / "moved")

    def close(self) -> None:
        for profile in self.taken + self.free:
            profile.context.close()
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)

    def tidy(self) -> None:
        """Give back what people had; nothing may have gone wrong at any of them."""
        for profile in self.taken:
            profile.clear()
        self.free += self.taken
        self.taken = []
        errors, self.errors = self.errors, []
        assert not errors, errors

    def post(self, path: str, body: Json) -> Json:
        asked = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked) as answer:
            made: Json = json.load(answer)
        return made

    # ------------------------------------------------------------ people
    def person(
        self,
        size: tuple[int, int] = WIDE,
        theme: str = "dark",
        lang: str = "en",
        reduced: bool = True,
        touch: bool = False,
    ) -> Page:
        """A page in a browser of somebody's own; whatever goes wrong in it fails the test."""
        page = self.take_profile(reduced, touch).context.new_page()
        self.remember(page, {"tableforge.settings": {"lang": lang, "theme": theme}}, afresh=True)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.set_default_timeout(PATIENCE)
        self.listen_to(page)
        return page

    def listen_to(self, page: Page) -> None:
        """Let whatever goes wrong in a page fail the test."""
        page.on("request", lambda r: self.errors.append(f"left the house: {r.url}") if self.left_by(r.url) else None)
        page.on("dialog", self.refuse_dialog)
        page.on("pageerror", lambda e: self.errors.append(f"page error: {e} {e.stack}"))
        page.on("console", lambda m: self.errors.append(f"console: {m.text}") if policy_broken(m.text) else None)

    def take_profile(self, reduced: bool, touch: bool) -> Profile:
        found = next((p for p in self.free if p.kind == (reduced, touch)), None)
        if found is None:
            found = Profile(self.browser, reduced, touch)
        else:
            self.free.remove(found)
        self.taken.append(found)
        return found

    def remember(self, page: Page, stored: Json, afresh: bool = False) -> None:
        """Have a browser find this in its store when the page next goes somewhere; with `afresh`, this alone."""
        self.remembered += 1
        told = [f"remembered-{self.remembered}", afresh, {name: json.dumps(what) for name, what in stored.items()}]
        page.add_init_script(
            f"""(([once, afresh, stored]) => {{
              if (!location.protocol.startsWith('http') || sessionStorage.getItem(once)) return
              sessionStorage.setItem(once, 'yes')
              if (afresh) localStorage.clear()
              for (const [name, what] of Object.entries(stored)) localStorage.setItem(name, what)
            }})({json.dumps(told)})"""
        )

    def refuse_dialog(self, dialog: Dialog) -> None:
        self.errors.append(f"a dialog of the browser: {dialog.message}")
        dialog.dismiss()

    def left_by(self, url: str) -> bool:
        """Whether a request goes to anybody but the server."""
        return not url.startswith((self.address + "/", "data:", "blob:"))

    def table(self, game: str = "keyforge", seats: list[Json] | None = None, seed: int = 7, **wanted: Any) -> Json:
        """A new table, laid by the API."""
        seats = (
            [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Wick"}]
            if seats is None
            else seats
        )
        return self.post("/api/tables", {"game": game, "setup": {}, "seed": seed, "seats": seats, **wanted})

    def resumed(self, save: str, names: tuple[str, ...] = ("Ada", "Wick"), bot: str = "") -> Json:
        """A table from a save; the seats after the first are a bot's where one is named."""
        seats = [
            {"kind": "bot", "bot": bot, "name": n} if bot and k else {"kind": "here", "name": n}
            for k, n in enumerate(names)
        ]
        return self.post("/api/tables/load", {"save": save, "seats": seats})

    def hold(self, page: Page, made: Json, *seats: int, watch: bool = False) -> Page:
        """Put the tokens of a table where the lobby would put them."""
        held = {str(s["seat"]): s["token"] for s in made["seats"] if s["token"] and (not seats or s["seat"] in seats)}
        kept = {"seats": {}, "watch": made["watch"]} if watch else {"seats": held}
        self.remember(page, {"tableforge.seats": {made["table"]: kept}})
        return page

    def seat(self, page: Page, made: Json, *seats: int) -> Page:
        """Sit down at a table."""
        self.hold(page, made, *seats)
        page.goto(f"{self.address}/table/{made['table']}")
        expect(page.locator(".prompt .ask")).to_be_visible()
        return page


def policy_broken(told: str) -> bool:
    """Whether the browser complains of something that the page's policy forbids, or of a script that failed."""
    return bool(re.search(r"Content Security Policy|Uncaught|TypeError|ReferenceError", told))


def played(game: str, bot: str, answers: int, seed: int, **settings: Any) -> str:
    """A game that bots have played for a while, waiting for its first seat, as a save."""
    g = new(game, seed=seed, **settings)
    players = [bots.make(bot, seed=seed + k, game=game) for k in range(g.seats)]
    while not g.over and (len(g.answers) < answers or 0 not in g.asked):
        d = g.decision
        assert d is not None
        g.answer(players[d.seat].choose(g.view(d.seat), d), seat=d.seat)
    return g.save()


# ---------------------------------------------------------------- looking
def ask(page: Page) -> str:
    """What the table asks, without the link to its rule."""
    return page.locator(".prompt .ask").inner_text()


def legal(page: Page) -> Locator:
    """Everything that glows."""
    return page.locator(".is-legal")


def mine(page: Page) -> bool:
    """Whether this person is asked something."""
    return page.locator(".prompt.idle, .prompt.lost, .prompt.askundo").count() == 0


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    over: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return over


def violations_in_both_themes(page: Page) -> list[str]:
    """What axe-core finds on the page as it is, and what its rules on colours find in the other theme: a theme is colours alone."""
    turn = """() => {
      const root = document.documentElement
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
    }"""
    found = violations(page)
    page.evaluate(turn)
    page.evaluate(AT_REST)
    found += [f"in the other theme: {what}" for what in violations(page, "cat.color")]
    page.evaluate(turn)
    return found


def violations(page: Page, tag: str = "") -> list[str]:
    """What axe-core finds serious or critical on the page, with where it is; rules that find nothing so grave are not run.

    With a tag only the rules that bear it are run.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(GRAVE, tag)
    return [
        f"{v['id']}: {v['help']} at {v['nodes'][0]['target']} ({len(v['nodes'])})"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


# ---------------------------------------------------------------- waiting: for what happens, never for a time
MOMENT: Final = 20  # milliseconds between two looks
SETTLED: Final = "() => !document.querySelector('.app[aria-busy=true]')"
ASKED: Final = """() => {
  if (document.querySelector('.app[aria-busy=true]')) return false
  const waits = document.querySelector('.prompt.idle, .prompt.lost, .prompt.askundo')
  return !!document.querySelector('dialog') || !!document.querySelector('.prompt') && !waits
}"""
AT_REST: Final = """async () => {
  const ends = a => a.effect?.getTiming().iterations !== Infinity
  for (let still = 0; still < 3; still++) {
    await new Promise(done => requestAnimationFrame(done))
    await Promise.allSettled(document.getAnimations().filter(a => ends(a) && a.playState === 'running').map(a => a.finished))
  }
}"""
DRAWN: Final = """() => [...document.querySelectorAll('.art[aria-hidden=true]')].every(art => {
  const r = art.getBoundingClientRect()
  return !r.width || r.top > innerHeight || r.bottom < 0 || art.style.backgroundImage
})"""


def settled(page: Page) -> None:
    """Wait until what was last done at a table is seen: the answer has arrived, and so has what came of it."""
    page.wait_for_function(SETTLED, timeout=PATIENCE)


def until_asked(*pages: Page) -> Page:
    """Wait until one of some people is asked something, or the game is over; whose page it is."""
    for _ in range(PATIENCE // MOMENT):
        for page in pages:
            if page.evaluate(ASKED):
                return page
        pages[0].wait_for_timeout(MOMENT)
    raise AssertionError(f"nobody is asked: {[ask(page) for page in pages]}")


def at_rest(page: Page) -> None:
    """Wait until a page moves no more, and the pictures in sight are drawn."""
    settled(page)
    page.wait_for_function(DRAWN, timeout=PATIENCE)
    page.evaluate(AT_REST)


def read_on(page: Page) -> None:
    """Read the page of the story that is to be read now."""
    expect(page.locator(".passage")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".passage")).to_have_count(0)


# ---------------------------------------------------------------- playing
# Everything that can be answered now: where to click, and the key that is drawn on it. What is covered by something else
# is scrolled to first, and left out where it stays covered: a person could not click it either.
LOOK: Final = """
() => {
  if (document.querySelector('dialog')) return {state: 'dialog', choices: [], at: ''}
  const prompt = document.querySelector('.prompt')
  if (!prompt || prompt.matches('.lost, .askundo')) return {state: 'waits', choices: [], at: ''}
  const inside = (box, e) => e && (box.contains(e) || e.contains(box) && e.closest('button') === box)
  const spot = (box) => {
    for (const scroll of [false, true]) {
      if (scroll) box.scrollIntoView({block: 'nearest', inline: 'center'})
      const r = box.getBoundingClientRect()
      if (r.width < 2) return null
      for (const [fx, fy] of [[.5, .5], [.15, .3], [.85, .3], [.5, .1], [.15, .9]]) {
        const [x, y] = [r.left + r.width * fx, r.top + r.height * fy]
        if (inside(box, document.elementFromPoint(x, y))) return [x, y]
      }
    }
    return null
  }
  const what = (box, kind) => ({
    kind, text: box.innerText, key: box.dataset.key ?? '', verb: (box.dataset.key ?? '').split(':')[0], spot: spot(box),
    badge: (box.querySelector('.mark.key, kbd')?.textContent ?? '').trim(),
  })
  const menu = [...document.querySelectorAll('.verbs [role=menuitem]')].map(b => what(b, 'verb'))
  const all = menu.length ? menu : [
    ...[...document.querySelectorAll('.is-legal')].map(b => what(b.closest('button') ?? b.querySelector('button') ?? b, 'thing')),
    ...[...document.querySelectorAll('.housepick button')].map(b => what(b, 'house')),
    ...[...document.querySelectorAll('.prompt .do .btn, .turnend .btn')].map(b => what(b, 'button')),
  ]
  const lines = document.querySelectorAll('.log li, .log p').length
  const state = prompt.matches('.idle') ? 'idle' : 'asked'
  const at = [prompt.innerText, lines, ...all.map(c => c.key + c.kind)].join('|')
  return {state, choices: all.filter(c => c.spot || c.badge), at}
}
"""


class Hands:
    """Somebody who plays with the mouse alone or with the keyboard alone, by what is seen on the screen alone."""

    EAGER: Final = ("Reap", "Fight", "Action", "Play")  # what soon ends a game, best first

    def __init__(self, page: Page, seed: int, keys: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.keys = keys
        self.before = ""
        self.answers = 0
        self.dull: set[str] = set()  # what was chosen here and changed nothing
        self.waited = 0  # moments since anything could be chosen

    def play(self, most: int = 1500) -> None:
        """Play until the end of the game opens; a rule that was opened by the way is closed again."""
        for _ in range(most * 20):
            found = self.page.evaluate(LOOK)
            if found["state"] == "dialog":
                if self.page.locator("dialog .next").count():
                    return
                self.page.locator("dialog header button, dialog .passage .btn.main").click()
                continue
            self.turn(found)
            if self.answers > most:
                break
        raise AssertionError(f"no end after {self.answers} answers; the table shows {ask(self.page)}")

    def turn(self, found: Json) -> None:
        """One answer, or a moment's waiting where nothing has changed."""
        if found["state"] != "asked":
            self.page.wait_for_timeout(MOMENT)
            return
        if found["at"] != self.before:
            self.before, self.dull = found["at"], set()
        self.choose(found["choices"])
        settled(self.page)

    def choose(self, choices: list[Json]) -> None:
        """Choose what brings the game on: use and play what can be, and end the turn when nothing is left."""
        open_to = [c for c in choices if (c["badge"] if self.keys else c["spot"])]
        way = [c for c in open_to if c["key"] + c["text"] not in self.dull]
        if not way:  # something moved over it, or a click came while the page was busy: a person looks and tries again
            self.waited += 1
            assert self.waited < PATIENCE // MOMENT, (
                f"nothing can be {'pressed' if self.keys else 'clicked'}: {choices}"
            )
            self.page.wait_for_timeout(MOMENT)
            self.dull.clear()
            return
        self.waited = 0
        things = [c for c in way if c["kind"] in ("thing", "house")] or [c for c in way if c["badge"] != "Esc"] or way
        verbs = [c for word in self.EAGER for c in way if c["kind"] == "verb" and c["text"].startswith(word)]
        chosen = verbs[0] if verbs else self.chance.choice(things)
        self.dull.add(chosen["key"] + chosen["text"])
        self.answers += 1
        if self.keys:
            named = {"↵": "Enter", "Esc": "Escape", "␣": "Space"}
            self.page.keyboard.press(named.get(chosen["badge"], chosen["badge"].lower().replace("⇧", "Shift+")))
        else:
            self.page.mouse.click(*chosen["spot"])
