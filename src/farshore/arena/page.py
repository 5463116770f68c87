"""The page of a report: its style, its phrases in both languages, tables and figures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from farshore.arena.plot import legend, tag
from farshore.words import Words

STYLE = """
:root{color-scheme:light dark;--ink:#22303a;--quiet:#66727a;--paper:#fbf8f1;--card:#fff;--faint:#ddd6c6}
:root{--good:#3f7d4e;--bad:#b4483a;--even:#8b949a}
@media (prefers-color-scheme:dark){:root{--ink:#e8e2d4;--quiet:#a3adb3;--paper:#1b2228;--card:#232c33;--faint:#3a444c}
:root{--good:#7fbf8a;--bad:#e08a78;--even:#87929a}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper)}
body{max-width:76rem;margin:2.5rem auto;padding:0 1.25rem}
h1{font-size:2.1rem;margin:0} h1,h2,h3{font-weight:600;line-height:1.2} h2{margin:3rem 0 .75rem} h3{margin:0 0 .5rem}
p{margin:.4rem 0} .quiet{color:var(--quiet)}
.cards{display:flex;flex-wrap:wrap;gap:1rem;margin:1.5rem 0}
.cards div{background:var(--card);border:1px solid var(--faint);border-radius:.6rem;padding:.7rem 1.2rem}
.cards b{display:block;font-size:1.6rem;line-height:1.2;font-variant-numeric:tabular-nums}
.cards span{color:var(--quiet);font-size:.9rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:.28rem .6rem;border-bottom:1px solid var(--faint);text-align:right;white-space:nowrap}
th{color:var(--quiet);font-weight:400;font-size:.9rem}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:9rem}
.scroll{max-height:30rem;overflow:auto;flex:3 1 40rem} .scroll th{position:sticky;top:0;background:var(--paper)}
.plots{display:flex;flex-wrap:wrap;gap:2.5rem 2rem;align-items:start} figure{margin:0;flex:1 1 30rem;max-width:37rem}
section{border-top:1px solid var(--faint);padding:1.5rem 0} section figure{flex:2 1 24rem}
svg{width:100%;height:auto} svg text{font:12px sans-serif;fill:var(--quiet)} svg .said{fill:var(--ink)}
.grid{stroke:var(--faint)} .expected{stroke:var(--quiet);stroke-dasharray:4 4} .mean{stroke:var(--ink);stroke-width:1.5}
.strip{width:10rem;height:1rem;vertical-align:middle}
.good{fill:var(--good);stroke:var(--good)} .bad{fill:var(--bad);stroke:var(--bad)}
.even{fill:var(--even);stroke:var(--even)} .strip .expected{stroke-dasharray:2 2}
b.good{color:var(--good)} b.bad{color:var(--bad)} b.even{color:var(--even)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;margin:.5rem 0 0;font-size:.9rem}
.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em;border-radius:2px}
"""


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


class Page:
    """Helpers that every part of a report uses."""

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self.language = language

    def say(self, name: str, **args: object) -> str:
        return self.words.text(f"report-{name}", args)

    def heads(self, *names: str) -> list[str]:
        return [self.say(name) for name in names]

    def whole(self, title: str, parts: Sequence[str]) -> str:
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        head += tag("title", escape(title)) + tag("style", STYLE)
        page = tag("html", tag("head", head) + tag("body", "\n".join(parts)), lang=self.language)
        return f"<!doctype html>\n{page}\n"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def cell(value: object) -> str:
    return value if isinstance(value, Html) else escape(str(value))


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    top = tag("tr", "".join(tag("th", escape(head)) for head in heads))
    body = "".join(tag("tr", "".join(tag("td", cell(value)) for value in row)) for row in rows)
    return tag("div", tag("table", tag("thead", top) + tag("tbody", body)), class_="scroll")


def figure(title: str, svg: str, names: Sequence[str] = ()) -> str:
    head = tag("h3", escape(title)) if title else ""
    return tag("figure", head + svg + (legend(names) if names else ""))
