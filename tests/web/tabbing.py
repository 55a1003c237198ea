"""Pages of a static site whose worker asks the server of the tests: all that the pages do, and no Python in the browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route
from web.browsing import House

from tableforge import games
from tableforge.site.answers import ABOUT_A_GAME, GAMES

SITE: dict[str, Any] = {
    "version": "test",
    "pyodide": "python/",
    "library": "library.so",
    "archives": {},
    "bytes": 100,
    "answers": "answers/",
    "single": [GAMES, *[f"{game}/{part}" for game in games.names() for part in ABOUT_A_GAME]],
    "packed": [],
}
# As `web/src/tab/worker.ts` speaks: laid to two fifths at once, and wholly when it is let go.
WORKER = """
const how = HOW
const sockets = new Map()
const bytes = (text) => new TextEncoder().encode(text)
const done = (id, more) => postMessage({ t: "done", id, files: [], text: "", ...more })
const ready = async () => {
  await (await navigator.storage.getDirectory()).getDirectoryHandle("tableforge", { create: true })
  postMessage({ t: "ready", key: "", kept: how.kept, snapshot: null, marks: {}, heap: 0 })
}
postMessage({ t: "progress", done: 40, total: 100 })
if (how.why) postMessage({ t: "failed", why: how.why })
else if (how.slow) new BroadcastChannel("laying").onmessage = ready
else ready()
onmessage = async ({ data: m }) => {
  if (m.t === "call") {
    const answer = await fetch(`${m.path}?${m.query}`, { method: m.method, headers: m.headers, body: m.body })
    const body = new Uint8Array(await answer.arrayBuffer())
    postMessage({ t: "answer", id: m.id, status: answer.status, headers: [...answer.headers], body })
  } else if (m.t === "connect") {
    const socket = new WebSocket(`ws://${location.host}${m.path}`)
    sockets.set(m.id, socket)
    socket.onopen = () => postMessage({ t: "opened", id: m.id })
    socket.onmessage = (e) => postMessage({ t: "frame", id: m.id, frame: e.data })
    socket.onclose = (e) => postMessage({ t: "closed", id: m.id, code: e.code })
  } else if (m.t === "frame") sockets.get(m.id).send(m.frame)
  else if (m.t === "hang up") sockets.get(m.id).close()
  else if (m.t === "backup") {
    const files = [["tables.sqlite3", "SQLite format 3\\0 …"], ["owner.key", "key"]]
    done(m.id, { files: files.map(([name, text]) => ({ name, bytes: bytes(text) })) })
  } else if (m.t === "restore") {
    done(m.id, { text: m.files.map(f => f.name).join() === "tables.sqlite3,owner.key" ? "" : "strange files" })
  } else if (m.t === "close") {
    for (const socket of sockets.values()) socket.close()
    done(m.id)
  }
}
"""


def in_tab(house: House, page: Page, base: str = "/", **how: Any) -> Page:
    """Let a person's pages be those of a site in the folder `base`.

    `how` the table is laid: `slow`ly, failing with the reason `why`, in a browser that keeps nothing (`kept=False`).
    """
    worker = WORKER.replace("HOW", json.dumps({"slow": False, "why": "", "kept": True, **how}))
    site = json.dumps({**SITE, "base": base})
    head = f'<meta name="tableforge" content="tab"><script type="application/json" id="site">{site}</script><title>'

    def serve(route: Route) -> None:
        request = route.request
        path = request.url.removeprefix(house.address + base)
        if path.startswith("assets/worker-"):
            route.fulfill(body=worker, content_type="text/javascript")
            return
        if path.startswith(SITE["answers"]):
            lang, name = path.removeprefix(SITE["answers"]).removesuffix(".json").split("/", 1)
            route.fulfill(response=route.fetch(url=f"{house.address}/api/{name}?lang={lang}"))
            return
        found = route.fetch(url=f"{house.address}/{path}")
        if request.resource_type != "document":
            route.fulfill(response=found)
            return
        text = found.text().replace('="/', f'="{base}').replace("<title>", head)
        route.fulfill(response=found, body=text)

    def is_file(url: str) -> bool:
        path = url.removeprefix(house.address)
        return path.startswith(base) and not path.startswith(("/api/", "/ws/", "/health"))

    page.context.grant_permissions(["local-network-access"])  # what the test has handed out counts as from far away
    page.context.route(is_file, serve)
    return page
