"""Write the catalogues that gettext reads (.mo) from those that people read (.po): `python tools/catalogue.py`.

The standard library reads .mo files but cannot write them; the format is two tables of offsets and the texts.
"""

from __future__ import annotations

import ast
import struct
from pathlib import Path

LOCALES = Path(__file__).resolve().parent.parent / "src" / "tableforge" / "cli" / "locale"
MAGIC, HEADER = 0x950412DE, 28


def read(text: str) -> dict[str, str]:
    """The sentences of a .po file; a plural stands behind its singular, with a NUL between, as in a .mo file."""
    out: dict[str, str] = {}
    fields: dict[str, str] = {}
    name = ""
    for line in [*text.splitlines(), ""]:
        if line.startswith("#"):
            continue
        if not line:
            if fields:
                ids = [fields[k] for k in ("msgid", "msgid_plural") if k in fields]
                out["\0".join(ids)] = "\0".join([v for k, v in fields.items() if k.startswith("msgstr")])
            fields = {}
        elif line.startswith('"'):
            fields[name] += ast.literal_eval(line)
        else:
            name, _, value = line.partition(" ")
            fields[name] = ast.literal_eval(value)
    return out


def compiled(sentences: dict[str, str]) -> bytes:
    """The same as a .mo file: both tables are sorted by what is looked up."""
    pairs = sorted([(a.encode(), b.encode()) for a, b in sentences.items()])
    start = HEADER + 16 * len(pairs)
    tables, texts = [b"", b""], b""
    for which in (0, 1):
        for pair in pairs:
            tables[which] += struct.pack("<II", len(pair[which]), start + len(texts))
            texts += pair[which] + b"\0"
    head = struct.pack("<7I", MAGIC, 0, len(pairs), HEADER, HEADER + 8 * len(pairs), 0, start)
    return head + tables[0] + tables[1] + texts


if __name__ == "__main__":
    for source in sorted(LOCALES.rglob("*.po")):
        source.with_suffix(".mo").write_bytes(compiled(read(source.read_text("utf-8"))))
