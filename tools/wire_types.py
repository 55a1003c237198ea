"""Write what follows from the declarations of server and games: `python tools/wire_types.py [--check]`.

From the server's messages `web/src/lib/wire.ts`; from the view that each game declares `web/src/games/<game>/view.gen.ts` and the
tables of `docs/write-a-bot.md`; from what a review is `web/src/pages/analysis/told.gen.ts`, and from the answers of some
addresses `web/src/lib/answers.gen.ts`.  None of it is edited by hand, and a test holds it to what this writes.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import view_types

from tableforge import games
from tableforge.analysis.told import Review, Tried
from tableforge.kernel import scene, shown
from tableforge.server import analyses, judging, messages, puzzles, recounts

ROOT = Path(__file__).resolve().parent.parent
WIRE = ROOT / "web/src/lib/wire.ts"
TABLES = ROOT / "web/src/games"
PAGE = ROOT / "docs/write-a-bot.md"
REVIEW = ROOT / "web/src/pages/analysis/told.gen.ts"
ANSWERS = ROOT / "web/src/lib/answers.gen.ts"
ANSWERED = (
    analyses.TableAnalysis,
    judging.JudgedPosition,
    judging.JudgeForm,
    recounts.ToldSoFar,
    puzzles.PuzzleInfo,
    puzzles.DailyPuzzle,
    puzzles.PuzzleStanding,
    puzzles.PuzzleHint,
    puzzles.PuzzleSolution,
)
HEAD = "// Written by tools/wire_types.py from the server's messages: do not edit.\n"
# what a message holds beside what its fields are declared to be
OFFERS = (messages.OfferList, messages.OfferState, messages.OfferGone)
PARTS = {"FromClient": (messages.LookAtOffers,), "FromServer": (scene.Side, scene.Zone, shown.ShownEvent, *OFFERS)}
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
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join([typed(one) for one in schema['prefixItems']])}]"
    if kind == "array":
        inner = typed(schema["items"]) if isinstance(schema.get("items"), dict) else "Json"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'Json'}>"
    return PLAIN.get(str(kind), "Json")


def is_lean(name: str) -> bool:
    """Whether what is as usual is left out of what goes by this name."""
    return name == "SceneUpdate" or hasattr(scene, name)


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """One message as an interface; what a client sends, and what is told without what is as usual, may lack what has a default."""
    needed = schema.get("required", [])
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, of in schema.get("properties", {}).items():
        optional = "?" if (sent or is_lean(name)) and field not in needed and field != "t" else ""
        lines.append(f"  {field}{optional}: {typed(of)};")
    return "\n".join([*lines, "}"])


def wire() -> str:
    """The types of the messages."""
    sides = {"FromClient": get_args(messages.FromClient), "FromServer": get_args(messages.FromServer)}
    out = [HEAD + "// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport type Json = any;\n"]
    seen: set[str] = set()
    for side, types in sides.items():
        _, parts = msgspec.json.schema_components((*types, *PARTS[side]), ref_template="#/$defs/{name}")
        for name, schema in parts.items():
            if name not in seen:
                seen.add(name)
                out.append(interface(name, schema, side == "FromClient") + "\n")
        out.append(f"export type {side} = {' | '.join([t.__name__ for t in types])};\n")
    return "\n".join(out)


def answers() -> str:
    """The types of what some addresses answer; what is a message, too, is that of the messages."""
    said = {name for types in (messages.FromClient, messages.FromServer) for name in parts_of(get_args(types))}
    found = {name: schema for name, schema in parts_of(ANSWERED).items() if name not in said}
    out = [interface(name, schema, False) + "\n" for name, schema in found.items()]
    shared = sorted([name for name in (*said, "Json") if re.search(rf"\b{name}\b", "\n".join(out))])
    head = HEAD.replace("the server's messages", "what the server's addresses answer")
    return "\n".join([head, f'import type {{ {", ".join(shared)} }} from "./wire";\n', *out])


def parts_of(types: tuple[Any, ...]) -> dict[str, Any]:
    """Everything that some messages or answers are made of, by name."""
    return msgspec.json.schema_components(types, ref_template="#/$defs/{name}")[1]


def written() -> dict[Path, str]:
    """Every file, and what it should be; a game without a table of its own in the browser has no types there."""
    views = {name: of for name in games.names() if (of := games.game(name).shown.view_type) is not None}
    drawn = {TABLES / name / "view.gen.ts": of for name, of in views.items() if (TABLES / name).is_dir()}
    types = {path: view_types.typescript(of) for path, of in drawn.items()}
    types[REVIEW] = view_types.typescript(Review, Tried, what="what a review is,")
    return {WIRE: wire(), ANSWERS: answers(), **types, PAGE: view_types.filled(PAGE.read_text("utf-8"), views)}


def stale() -> list[Path]:
    """The files that are not what they should be."""
    return [path for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    """Write the files, or say which are not as they should be."""
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    if not args.parse_args().check:
        for path, text in written().items():
            path.write_text(text, "utf-8")
        return 0
    behind = stale()
    for path in behind:
        print(f"{path.relative_to(ROOT)} is not what is declared: run python tools/wire_types.py", file=sys.stderr)
    return 1 if behind else 0


if __name__ == "__main__":
    raise SystemExit(main())
