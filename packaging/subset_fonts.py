"""Make assets/fonts/PeLingWind.ttf: the characters of winds, dragons and numerals under a name of our own.

The source is LXGW WenKai Regular (Debian's package fonts-lxgw-wenkai), whose name is reserved: a changed
font may not bear it, so every entry of the name table that carries it is written anew. Copyright and licence
entries stay.

Usage: python packaging/subset_fonts.py [LXGWWenKai-Regular.ttf]
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CHARACTERS = "東南西北中發白一二三四五六七八九萬春夏秋冬梅蘭菊竹"
FAMILY = "PeLing Wind"
SOURCE = Path("/usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKai-Regular.ttf")
TARGET = Path(__file__).resolve().parent.parent / "assets" / "fonts" / "PeLingWind.ttf"
# Name identifiers of the OpenType specification.
COPYRIGHT, FAMILY_ID, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT, LICENCE, LICENCE_URL = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    13,
    14,
)
WINDOWS_UNICODE_ENGLISH = (3, 1, 0x409)


def subset(source: Path, target: Path) -> None:
    """Write the subset of `source` to `target`, renamed."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = [COPYRIGHT, LICENCE, LICENCE_URL]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    names = font["name"]
    for name_id, text in (
        (FAMILY_ID, FAMILY),
        (STYLE, "Regular"),
        (UNIQUE, f"{FAMILY} Regular 1.0"),
        (FULL, FAMILY),
        (VERSION, "Version 1.0"),
        (POSTSCRIPT, FAMILY.replace(" ", "") + "-Regular"),
    ):
        names.setName(text, name_id, *WINDOWS_UNICODE_ENGLISH)
    missing = set(map(ord, CHARACTERS)) - set(font.getBestCmap() or {})
    if missing:
        raise SystemExit("The source font lacks " + "".join(map(chr, sorted(missing))))
    font.save(target)


if __name__ == "__main__":
    subset(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE, TARGET)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
