#!/usr/bin/env python3
"""Draws a captured terminal screen as SVG: tmux capture-pane -p -e -t NAME | screen.py > table.svg"""

import html
import re
import sys
import unicodedata

WIDTH, HEIGHT, MARGIN = 8.4, 18, 12
DARK, LIGHT, RED = "#16181d", "#d8dbe2", "#ff6b6b"
BLOCKS = {"█": (0, 1), "▀": (0, 0.5), "▄": (0.5, 0.5)}
CODE = re.compile(r"\033\[([0-9;]*)m|\033[()][A-Z0-9]|[\016\017]")


def columns(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def pieces(line, style):
    """The texts of a line with their styles; a style goes on in the next line."""
    at = 0
    for code in CODE.finditer(line):
        if code.start() > at:
            yield line[at : code.start()], dict(style)
        at = code.end()
        for number in (code.group(1) or "0").split(";") if code.group(1) is not None else []:
            number = int(number or 0)
            if number == 0:
                style.clear()
            elif number in (1, 2, 7):
                style[number] = True
            elif number == 22:
                style.pop(1, None)
                style.pop(2, None)
            elif number == 27:
                style.pop(7, None)
            elif number in (31, 91):
                style["red"] = True
            elif number == 39:
                style.pop("red", None)
    if at < len(line):
        yield line[at:], dict(style)


def drawn(lines):
    style = {}
    for row, line in enumerate(lines):
        column = 0
        for text, look in pieces(line, style):
            x, y = MARGIN + column * WIDTH, MARGIN + row * HEIGHT
            width = taken = columns(text)
            if look.get(7):
                yield f'<rect x="{x:.1f}" y="{y}" width="{width * WIDTH:.1f}" height="{HEIGHT}" fill="{LIGHT}"/>'
            blocks = [(at, c) for at, c in enumerate(text) if c in BLOCKS]
            for at, c in blocks:
                top, high = BLOCKS[c]
                yield (
                    f'<rect x="{x + at * WIDTH:.1f}" y="{y + top * HEIGHT:.0f}" width="{WIDTH + 0.6:.1f}"'
                    f' height="{high * HEIGHT:.0f}" fill="{LIGHT}"/>'
                )
            start = len(text) - len(text.lstrip(" "))
            x, width, text = x + start * WIDTH, columns(text.strip(" ")), text.strip(" ")
            if text and not blocks:
                fill = DARK if look.get(7) else RED if look.get("red") else LIGHT
                weight = ' font-weight="bold"' if look.get(1) else ""
                faint = ' opacity="0.6"' if look.get(2) else ""
                yield (
                    f'<text x="{x:.1f}" y="{y + 13}" textLength="{width * WIDTH:.1f}"'
                    f' fill="{fill}"{weight}{faint}>{html.escape(text)}</text>'
                )
            column += taken


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    wide = max(columns(CODE.sub("", line)) for line in lines)
    width, height = wide * WIDTH + 2 * MARGIN, len(lines) * HEIGHT + 2 * MARGIN
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}"'
        ' font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'
        ' xml:space="preserve"><style>text { white-space: pre }</style>'
    )
    print(f'<rect width="100%" height="100%" rx="6" fill="{DARK}"/>')
    for shape in drawn(lines):
        print(shape)
    print("</svg>")


if __name__ == "__main__":
    main()
