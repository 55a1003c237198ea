"""Write the types of the browser's client from the server's messages: `python tools/wire_types.py [--check]`.

The server is the authority: `web/src/lib/wire.ts` is never edited by hand, and a test holds it to what this writes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from tableforge.server import messages

INTO = Path(__file__).parent.parent / "web/src/lib/wire.ts"
HEAD = "// Written by tools/wire_types.py from the server's messages: do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join([f'"{word}"' for word in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([typed(one) for one in schema["anyOf"]])
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema["items"]) if isinstance(schema.get("items"), dict) else "Json"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return "Record<string, Json>"
    return PLAIN.get(str(kind), "Json")


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """One message as an interface; what a client sends may leave out what has a default."""
    needed = schema.get("required", [])
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, of in schema.get("properties", {}).items():
        optional = "?" if sent and field not in needed and field != "t" else ""
        lines.append(f"  {field}{optional}: {typed(of)};")
    return "\n".join([*lines, "}"])


def written() -> str:
    """The whole file."""
    sides = {"FromClient": get_args(messages.FromClient), "FromServer": get_args(messages.FromServer)}
    out = [HEAD + "// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport type Json = any;\n"]
    seen: set[str] = set()
    for side, types in sides.items():
        _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
        for name, schema in parts.items():
            if name not in seen:
                seen.add(name)
                out.append(interface(name, schema, side == "FromClient") + "\n")
        out.append(f"export type {side} = {' | '.join([t.__name__ for t in types])};\n")
    return "\n".join(out)


def main() -> int:
    """Write the file, or say whether it is as it should be."""
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    text = written()
    if not args.parse_args().check:
        INTO.parent.mkdir(parents=True, exist_ok=True)
        INTO.write_text(text, "utf-8")
        return 0
    if INTO.exists() and INTO.read_text("utf-8") == text:
        return 0
    print(f"{INTO.name} is not what the server's messages give: run python tools/wire_types.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
