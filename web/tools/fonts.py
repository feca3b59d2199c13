"""Cuts the fonts of the first load down to the letters of our languages: `python tools/fonts.py`.

Needs fonttools and brotli. The results are kept in `src/fonts`; letters beyond them come from the
uncut files, which a browser fetches only where such a letter appears (see `styles/tokens.css`).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB = Path(__file__).parent.parent
FONTS = (
    ("grenze-gotisch", 700),
    ("grenze", 600),
    ("grenze", 700),
    ("barlow-semi-condensed", 500),
    ("barlow-semi-condensed", 600),
)
ACCENTED = "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüŒœ"
SIGNS = "\u00a0¡©«°·»¿×–—‘’‚“”„•…‹›−€"  # noqa: RUF001
FEATURES = ["kern", "lnum", "tnum", "liga", "ccmp", "mark", "locl"]


def cut(name: str, weight: int) -> None:
    """Writes the cut font; its copyright and licence stay in its name table."""
    folder = WEB / "node_modules" / "@fontsource" / name / "files"
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    options.name_IDs = [0, 1, 2, 13, 14]
    font = load_font(folder / f"{name}-latin-{weight}-normal.woff2", options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*range(0x20, 0x7F), *map(ord, ACCENTED + SIGNS)])
    subsetter.subset(font)
    font["head"].modified = font["head"].created  # the same input gives the same file
    save_font(font, WEB / "src" / "fonts" / f"{name}-{weight}.woff2", options)


if __name__ == "__main__":
    for name, weight in FONTS:
        cut(name, weight)
