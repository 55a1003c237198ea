"""A report as one HTML file: no script, no font, no picture from elsewhere; light and dark by what the reader's system says."""

from __future__ import annotations

from html import escape
from typing import Final

from tableforge.lab.report import LabReport, ReportSection

STYLE: Final = """
:root{--page:#fbfaf7;--card:#fff;--ink:#22201c;--mute:#6d675d;--grid:#e5e0d6;--axis:#a39b8c;--good:#2b7a4b;
--bad:#b4442f;
--c0:#3560a8;--c1:#c2571a;--c2:#2b7a4b;--c3:#8a4fa3;--c4:#a3842a;--c5:#1f8a94;--c6:#b23a6b;--c7:#6b6f76}
@media(prefers-color-scheme:dark){:root{--page:#171614;--card:#201f1c;--ink:#ece8df;--mute:#a59e91;--grid:#37342f;
--axis:#756e62;
--good:#58b47e;--bad:#e07a62;--c0:#7ea6ee;--c1:#ee9a5e;--c2:#6cc492;--c3:#c79be0;--c4:#d9bd62;--c5:#62c5cf;
--c6:#ea86ad;--c7:#a9adb5}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.6rem;margin:0 0 1rem}
h2{font-size:1.15rem;margin:0 0 .75rem}
section{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:1.1rem 1.2rem;margin:1.2rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.2rem;margin:0}dt{color:var(--mute)}
dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--grid);text-align:left;vertical-align:top}
th{color:var(--mute);font-weight:600}
td.n,th.n{text-align:right}td.n{white-space:nowrap}p.note{color:var(--mute);font-size:.9rem;margin:.6rem 0 0}
svg{width:100%;height:auto;display:block}
@media(max-width:700px){.chart svg{width:700px}dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}svg .mute{fill:var(--mute)}svg .cell{font-size:12px}
.grid{stroke:var(--grid)}.axis{stroke:var(--axis);stroke-width:1.5}
.margin{stroke:var(--c0);stroke-width:3;stroke-opacity:.45}
.empty{fill:var(--grid);fill-opacity:.4}.good{fill:var(--good)}.bad{fill:var(--bad)}.line{fill:none;stroke-width:2.2}
.c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--c4)}.c5{fill:var(--c5)}
.c6{fill:var(--c6)}.c7{fill:var(--c7)}
.l0{stroke:var(--c0)}.l1{stroke:var(--c1)}.l2{stroke:var(--c2)}.l3{stroke:var(--c3)}.l4{stroke:var(--c4)}
.l5{stroke:var(--c5)}.l6{stroke:var(--c6)}.l7{stroke:var(--c7)}
details summary{cursor:pointer;color:var(--mute)}
"""


def page(report: LabReport, lang: str) -> str:
    """The whole file."""
    facts = "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.facts])
    body = "".join([part(section) for section in report.sections])
    title = escape(report.title)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><main><h1>{title}</h1><section><dl>{facts}</dl></section>{body}</main></body></html>\n"
    )


def part(section: ReportSection) -> str:
    """One section of it."""
    out = [f"<section><h2>{escape(section.title)}</h2>"]
    if section.chart is not None:
        out.append(f'<div class="wide chart">{section.chart.svg()}</div>')
    if section.rows:
        out.append(table(section))
    if section.note:
        out.append(f'<p class="note">{escape(section.note)}</p>')
    return "".join([*out, "</section>"])


def table(section: ReportSection) -> str:
    """Return the table of a section as HTML; a long one is folded."""

    def row(cells: list[str], tag: str) -> str:
        kinds = [' class="n"' if k in section.numbers else "" for k in range(len(cells))]
        return f"<tr>{''.join([f'<{tag}{kind}>{escape(cell)}</{tag}>' for kind, cell in zip(kinds, cells)])}</tr>"

    rows = "".join([row(cells, "td") for cells in section.rows])
    whole = f'<div class="wide"><table><thead>{row(section.heads, "th")}</thead><tbody>{rows}</tbody></table></div>'
    long = len(section.rows) > 40 or section.hidden
    return f"<details><summary>{len(section.rows)} × {len(section.heads)}</summary>{whole}</details>" if long else whole
