#!/usr/bin/env python3
"""Makes the page's fonts: a file a face with the letters of English and Polish, and one with those of their neighbours.

Run it when a face changes: pip install fonttools brotli, then scripts/fonts.py. The results stand in fonts/; both faces
are under the SIL Open Font License 1.1. The names within the files are taken out, as the licence asks of changed fonts.
"""
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FACES = [("eb-garamond", 600), ("source-sans-3", 400), ("source-sans-3", 600)]
POLISH = {ord(letter) for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"}
# What texts of the page are set in; ASCII, Latin-1 for names, punctuation and signs.
OWN = {*range(0x20, 0x7F), *range(0xA0, 0x100), *POLISH, 0x131, 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026, 0x2032, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2264, 0x2265}
# Names of people from elsewhere: the rest of Latin Extended-A.
OTHERS = set(range(0x100, 0x180)) - OWN


def subset(font, letters):
    options = Options()
    options.layout_features = ["kern", "lnum", "tnum", "ccmp", "locl", "mark"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = []
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def plain(font):
    """The font as an uncompressed file, which the merger reads."""
    font.flavor = None
    out = BytesIO()
    font.save(out)
    out.seek(0)
    return out


for face, weight in FACES:
    def source(part):
        return TTFont(ROOT / f"node_modules/@fontsource/{face}/files/{face}-{part}-{weight}-normal.woff2")
    both = Merger().merge([plain(subset(source("latin"), OWN)), plain(subset(source("latin-ext"), OWN & POLISH))])
    for name, font in [("latin", both), ("latin-ext", subset(source("latin-ext"), OTHERS))]:
        path = ROOT / f"fonts/{face}-{weight}-{name}.woff2"
        font.flavor = "woff2"
        font.save(path)
        print(path.name, path.stat().st_size)
