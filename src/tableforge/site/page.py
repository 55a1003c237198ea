"""The page of a site, and what tells hosts and browsers how to treat its files."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Final

from tableforge import __version__
from tableforge.server import guard
from tableforge.site.downloads import Lock

# As the server's, but that Python's own WebAssembly may run; a page cannot say by itself who may frame it.
POLICY: Final = guard.POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
IN_PAGE: Final = "; ".join([part for part in POLICY.split("; ") if not part.startswith("frame-ancestors")])
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LASTING: Final = ("assets/", "tab/")  # folders whose files have a digest in their names
MPL: Final = Path(__file__).with_name("MPL-2.0.txt")
RULE: Final = 80 * "-"
OUR_LICENCE: Final = (
    "Tableforge {version}: MIT licence for our code, texts and pictures. The games, their names and their marks belong to "
    "their publishers."
)


def write_page(page: str, base: str, site: Mapping[str, Any]) -> str:
    """Return the client's page as the page of a site: at home under `base`, with its policy and what the tab must know."""
    at_home = re.sub(r'\b(href|src)="/(?!/)', rf'\1="{escape(base)}', page)
    # a script of data is never run, so the policy lets it be; "<" could end it
    data = json.dumps(site, separators=(",", ":")).replace("<", "\\u003c")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{IN_PAGE}" />\n    '
        f'<meta name="tableforge" content="tab" data-version="{site["version"]}" data-base="{escape(base)}" />\n    '
        f'<script type="application/json" id="site">{data}</script>\n    '
    )
    start, mark, rest = at_home.partition("<title>")
    charset, _, more = start.partition('<meta name="viewport"')
    return f'{charset}{head}<meta name="viewport"{more}{mark}{rest}'


def write_headers(base: str) -> str:
    """Return the file `_headers`, in which several hosts read the headers of responses."""
    every = {name: value for name, value in guard.HEADERS.items() if name != "cache-control"}
    every["content-security-policy"] = POLICY
    blocks = [(f"{base}*", {**every, "cache-control": ASK_AGAIN})]
    blocks += [(f"{base}{folder}*", {"cache-control": FOREVER}) for folder in LASTING]
    return "\n".join([f"{path}\n" + "".join([f"  {k}: {v}\n" for k, v in told.items()]) for path, told in blocks])


def write_licences(lock: Lock, texts: Mapping[str, str], client: str) -> str:
    """Return the notices of everything that a site carries, and the text of each licence.

    `texts` are those of the wheels by their names, `client` what the client's build says of the libraries in it.
    """
    own = [OUR_LICENCE.format(version=__version__), "This site carries, unchanged but for compiling:"]
    named = [f"{name}: {licence}" for name, licence in lock.licences.items()]
    libraries = [f"{wheel.name} {wheel.version}: {wheel.licence}" for wheel in lock.wheels]
    whole = [f"{wheel.name} {wheel.version}\n\n{texts[wheel.name].strip()}" for wheel in lock.wheels]
    whole.append(f"Pyodide {lock.pyodide}\n\n{MPL.read_text('utf-8').strip()}")
    if client:
        whole.append(f"The client\n\n{client.strip()}")
    return "\n\n".join([*own, *named, *libraries, f"\n\n{RULE}\n\n".join(["", *whole])]) + "\n"


def write_worker(code: str, version: str, base: str, files: list[str]) -> str:
    """Return the service worker: what it is to keep, and its code."""
    site = json.dumps({"version": version, "base": base, "files": files}, separators=(",", ":"))
    return f"const SITE = {site};\n{code}"
