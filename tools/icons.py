"""Draw the icons of the installed client from its sign: `python tools/icons.py [--check]`.

`web/public/favicon.svg` is the one drawing: a rounded square and an anvil.  From it come the pictures that browsers and phones want
as pixels, in `web/public`.  The same drawing gives the same pixels everywhere; a test holds the files to what this draws.
"""

from __future__ import annotations

import argparse
import re
import struct
import sys
import zlib
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC: Final = ROOT / "web/public"
SIGN: Final = PUBLIC / "favicon.svg"
GRID: Final = 32  # the side of the drawing
LINES: Final = 4  # scan lines in each row of pixels
CURVE: Final = 24  # straight pieces of a curve
CORNER: Final = 0.5522847498  # how far the handles of a curve are for a quarter of a circle
ROUND, FULL = "round", "full"  # the square with its corners cut, or filling the whole picture
# what is drawn: its side in pixels, how it ends, how large the anvil is in it (phones may cut a fifth of a full one away)
ICONS: Final = {
    "icon-192.png": (192, ROUND, 1.0),
    "icon-512.png": (512, ROUND, 1.0),
    "icon-maskable-192.png": (192, FULL, 0.8),
    "icon-maskable-512.png": (512, FULL, 0.8),
    "apple-touch-icon.png": (180, FULL, 0.9),
}

Point = tuple[float, float]
Outline = list[Point]


def trace_path(drawn: str) -> Outline:
    """Return the outline of an SVG path with one closed shape, its curves as straight pieces.

    Raises ValueError where it has a command that none of ours needs.
    """
    outline: Outline = []
    x = y = 0.0
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", drawn):
        at = [float(n) for n in re.findall(r"-?[\d.]+", rest)]
        if command == "c":
            outline += trace_curve((x, y), (x + at[0], y + at[1]), (x + at[2], y + at[3]), (x + at[4], y + at[5]))
            x, y = outline[-1]
            continue
        if command in "Zz":
            continue
        if command == "M":
            x, y = at
        elif command == "H":
            (x,) = at
        elif command == "V":
            (y,) = at
        elif command == "h":
            x += at[0]
        elif command == "v":
            y += at[0]
        elif command == "l":
            x, y = x + at[0], y + at[1]
        else:
            raise ValueError(f"the sign has the command {command!r}; M, H, V, h, v, l, c and z can be drawn")
        outline.append((x, y))
    return outline


def trace_curve(a: Point, b: Point, c: Point, d: Point) -> Outline:
    """Return the points of a cubic curve after its first."""
    found = []
    for k in range(1, CURVE + 1):
        t = k / CURVE
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        found.append(tuple([sum([wk * p[axis] for wk, p in zip(w, (a, b, c, d), strict=True)]) for axis in (0, 1)]))
    return [(x, y) for x, y in found]


def trace_square(side: float, radius: float) -> Outline:
    """Return the outline of a square with rounded corners."""
    if not radius:
        return [(0, 0), (side, 0), (side, side), (0, side)]
    r, k, far = radius, radius * (1 - CORNER), side
    return [
        *[(r, 0.0), (far - r, 0.0), *trace_curve((far - r, 0), (far - k, 0), (far, k), (far, r))],
        *[(far, far - r), *trace_curve((far, far - r), (far, far - k), (far - k, far), (far - r, far))],
        *[(r, far), *trace_curve((r, far), (k, far), (0, far - k), (0, far - r))],
        *[(0.0, r), *trace_curve((0, r), (0, k), (k, 0), (r, 0))],
    ]


def cover_pixels(outline: Outline, size: int) -> list[list[float]]:
    """Return how much of each pixel, row by row, lies within an outline: exact across, by scan lines down."""
    edges = list(pairwise([*outline, outline[0]]))
    picture = []
    for row in range(size):
        cover = [0.0] * size
        for line in range(LINES):
            y = row + (line + 0.5) / LINES
            crossed = sorted(
                [
                    ax + (y - ay) / (by - ay) * (bx - ax)
                    for (ax, ay), (bx, by) in edges
                    if min(ay, by) <= y < max(ay, by)
                ]
            )
            for left, right in zip(crossed[::2], crossed[1::2], strict=True):
                for x in range(max(0, floor(left)), min(size, ceil(right))):
                    cover[x] += (min(right, x + 1) - max(left, x)) / LINES
        picture.append(cover)
    return picture


def draw_icon(size: int, end: str, share: float) -> bytes:
    """Return the pixels of an icon as rows of red, green, blue and opacity, each row after a byte for "unfiltered"."""
    drawing = SIGN.read_text("utf-8")
    square = re.search(r'<rect[^>]* rx="([\d.]+)" fill="(#\w{6})"', drawing)
    anvil = re.search(r'<path d="([^"]+)" fill="(#\w{6})"', drawing)
    if square is None or anvil is None:
        raise ValueError(f"{SIGN.name} must have a <rect> with rx and fill and a <path> with d and fill")
    ground, colour = [bytes.fromhex(found[2][1:]) for found in (square, anvil)]
    scale, middle = size / GRID, GRID / 2
    inner = [
        ((middle + (x - middle) * share) * scale, (middle + (y - middle) * share) * scale)
        for x, y in trace_path(anvil[1])
    ]
    under = cover_pixels(trace_square(size, float(square[1]) * scale if end == ROUND else 0), size)
    over = cover_pixels(inner, size)
    rows = bytearray()
    for below, above in zip(under, over, strict=True):
        rows.append(0)
        for b, a in zip(below, above, strict=True):
            rows += bytes([round(g + (c - g) * a) for g, c in zip(ground, colour, strict=True)])
            rows.append(round(min(b, 1.0) * 255))
    return bytes(rows)


def write_png(pixels: bytes, size: int) -> bytes:
    """Return a PNG file of such pixels."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", head),
            chunk(b"IDAT", zlib.compress(pixels, 9)),
            chunk(b"IEND", b""),
        ]
    )


def read_png(data: bytes) -> bytes:
    """Return the pixels of a PNG file that `write_png` made."""
    at, packed = 8, b""
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    return zlib.decompress(packed)


def main() -> int:
    """Draw all icons, or only compare them with the files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail where a file is not what would be drawn"
    )
    check = parser.parse_args().check
    wrong = []
    for name, (size, end, share) in ICONS.items():
        path, pixels = PUBLIC / name, draw_icon(size, end, share)
        if not check:
            path.write_bytes(write_png(pixels, size))
        elif not path.is_file() or read_png(path.read_bytes()) != pixels:
            wrong.append(name)
    if wrong:
        print(f"{', '.join(wrong)}: not what {SIGN.name} shows: run python tools/icons.py", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
