#!/usr/bin/env python3
"""Makes the page's fonts: two files a face, with the letters of English and what Polish and its neighbours add.

Run it when a face changes: pip install fonttools brotli, then scripts/fonts.py. The results stand in fonts/; both faces
are under the SIL Open Font License 1.1. The names within the files are taken out, as the licence asks of changed fonts.
"""
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FACES = [("eb-garamond", 600), ("source-sans-3", 400), ("source-sans-3", 600)]
# Latin with Latin Extended-A, punctuation, and the signs that texts use.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026, 0x2032, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2264, 0x2265, 0x00D7]

for face, weight in FACES:
    for subset in ("latin", "latin-ext"):
        font = TTFont(ROOT / f"node_modules/@fontsource/{face}/files/{face}-{subset}-{weight}-normal.woff2")
        options = Options()
        options.layout_features = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark"]
        options.hinting = False
        options.notdef_outline = True
        options.name_IDs = []
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=LETTERS)
        subsetter.subset(font)
        path = ROOT / f"fonts/{face}-{weight}-{subset}.woff2"
        font.flavor = "woff2"
        font.save(path)
        print(path.name, path.stat().st_size)
