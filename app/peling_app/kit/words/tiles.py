"""Name tiles, sets, winds and suits as they stand in sentences, titles and for screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.melds import Meld, MeldKind
from peling.core.tiles import Suit, Tile, Wind
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence, Sentences

translate = QCoreApplication.translate

NO_BREAK: Final = "\u00a0"
NO_LINE_ENDS: Final = "\N{WORD JOINER}"
"""It has no width; no line ends where it stands."""
"""A space at which no line ends."""
_NAMES: Final = {
    "E": Sentence("Tiles", "east wind"),
    "S": Sentence("Tiles", "south wind"),
    "W": Sentence("Tiles", "west wind"),
    "N": Sentence("Tiles", "north wind"),
    "R": Sentence("Tiles", "red dragon"),
    "G": Sentence("Tiles", "green dragon"),
    "Wh": Sentence("Tiles", "white dragon"),
    "B": Sentence("Tiles", "{rank} of bamboos"),
    "D": Sentence("Tiles", "{rank} of circles"),
    "C": Sentence("Tiles", "{rank} of characters"),
    "Fl": Sentence("Tiles", "flower {rank}"),
    "Se": Sentence("Tiles", "season {rank}"),
}
_TITLES: Final = {
    "E": Sentence("Tiles", "East wind"),
    "S": Sentence("Tiles", "South wind"),
    "W": Sentence("Tiles", "West wind"),
    "N": Sentence("Tiles", "North wind"),
    "R": Sentence("Tiles", "Red dragon"),
    "G": Sentence("Tiles", "Green dragon"),
    "Wh": Sentence("Tiles", "White dragon"),
    "B": Sentence("Tiles", "{number} of bamboos"),
    "D": Sentence("Tiles", "{number} of circles"),
    "C": Sentence("Tiles", "{number} of characters"),
    "Fl": Sentence("Tiles", "Flower {rank}"),
    "Se": Sentence("Tiles", "Season {rank}"),
}
_SEVERAL: Final = {
    "E": QT_TRANSLATE_NOOP("Tiles", "east winds"),
    "S": QT_TRANSLATE_NOOP("Tiles", "south winds"),
    "W": QT_TRANSLATE_NOOP("Tiles", "west winds"),
    "N": QT_TRANSLATE_NOOP("Tiles", "north winds"),
    "R": QT_TRANSLATE_NOOP("Tiles", "red dragons"),
    "G": QT_TRANSLATE_NOOP("Tiles", "green dragons"),
    "Wh": QT_TRANSLATE_NOOP("Tiles", "white dragons"),
    "B": QT_TRANSLATE_NOOP("Tiles", "{rank}s of bamboos"),
    "D": QT_TRANSLATE_NOOP("Tiles", "{rank}s of circles"),
    "C": QT_TRANSLATE_NOOP("Tiles", "{rank}s of characters"),
}
_RANKS: Final = (
    Sentence("Tiles", "One"),
    Sentence("Tiles", "Two"),
    Sentence("Tiles", "Three"),
    Sentence("Tiles", "Four"),
    Sentence("Tiles", "Five"),
    Sentence("Tiles", "Six"),
    Sentence("Tiles", "Seven"),
    Sentence("Tiles", "Eight"),
    Sentence("Tiles", "Nine"),
)
suit_name: Final = Sentences[Suit](
    {
        Suit.BAMBOOS: Sentence("Tiles", "bamboos"),
        Suit.CIRCLES: Sentence("Tiles", "circles"),
        Suit.CHARACTERS: Sentence("Tiles", "characters"),
    }
)
"""The name of a suit inside a sentence."""
wind_name: Final = Sentences[Wind](
    {
        Wind.EAST: Sentence("Winds", "East"),
        Wind.SOUTH: Sentence("Winds", "South"),
        Wind.WEST: Sentence("Winds", "West"),
        Wind.NORTH: Sentence("Winds", "North"),
    }
)
"""The name of a wind as a player is called by it."""
_WIND_GLYPHS: Final = {Wind.EAST: "東", Wind.SOUTH: "南", Wind.WEST: "西", Wind.NORTH: "北"}


def tile_name(tile: Tile) -> str:
    """Return the name of a tile inside a sentence: "5 of characters", "red dragon"."""
    return _NAMES[_group(tile)](rank=tile.rank)


def tile_title(tile: Tile) -> str:
    """Return the name of a tile as a title: "Five of characters", "Red dragon"."""
    number = _RANKS[tile.rank - 1]() if tile.rank else ""
    return _TITLES[_group(tile)](rank=tile.rank, number=number)


def begun(words: str, person: str = "") -> str:
    """Return a sentence with a capital at its beginning: the name of a tile may stand there, small elsewhere.

    The name of a person stays as it was typed.
    """
    return words if person and words.startswith(person) else words[:1].upper() + words[1:]


def several(tile: Tile) -> str:
    """Return the name of more than one of a kind: "5s of characters", "red dragons"."""
    words = _SEVERAL.get(_group(tile))
    return translate("Tiles", words).format(rank=tile.rank) if words else tile_name(tile)


def wind_glyph(wind: Wind) -> str:
    """Return the character of a wind, as on its tile."""
    return _WIND_GLYPHS[wind]


def short_run(tiles: tuple[Tile, ...]) -> str:
    """Return tiles of one suit by their numbers, "4–5–6"; other tiles by their names."""
    if all(tile.suit is not None for tile in tiles):
        return "–".join(str(tile.rank) for tile in tiles)
    return joined([tile_name(tile) for tile in tiles])


def in_heading(text: str) -> str:
    """Return a text for a heading: no line of it ends within "Mah-Jongg"."""
    return text.replace("Mah-Jongg", f"Mah-{NO_LINE_ENDS}Jongg")


def joined(words: list[str]) -> str:
    """Return words as a list in a sentence: "East, South and West"."""
    if len(words) < 2:
        return "".join(words)
    return translate("Tiles", "{words} and {last}").format(words=", ".join(words[:-1]), last=words[-1])


def counted(names: Iterable[str]) -> str:
    """Return names as a list in a sentence, each once: "South × 2 and East"; no line begins with the 2."""
    times = Counter(names)
    return joined([name if n == 1 else f"{name} ×{NO_BREAK}{n}" for name, n in times.items()])


def tiles_joined(tiles: Iterable[Tile]) -> str:
    """Return names of tiles as a list in a sentence, each kind once: "1 of bamboos × 2 and red dragon"."""
    return counted(map(tile_name, tiles))


def one_of(words: list[str]) -> str:
    """Return words as a choice in a sentence: "East, South or West"."""
    if len(words) < 2:
        return "".join(words)
    return translate("Tiles", "{words} or {last}").format(words=", ".join(words[:-1]), last=words[-1])


def winds_joined(winds: tuple[Wind, ...]) -> str:
    """Return winds as a list in a sentence."""
    return joined([wind_name(wind) for wind in winds])


def meld_name(meld: Meld) -> str:
    """Return the name of a set for screen readers and the log: "three red dragons", "3–4–5 of bamboos"."""
    match meld.kind:
        case MeldKind.CHOW:
            suit = meld.tile.suit
            return translate("Tiles", "{run} of {suit}").format(
                run=short_run(meld.tiles), suit=suit_name(suit) if suit else ""
            )
        case MeldKind.PUNG:
            return translate("Tiles", "three {tiles}").format(tiles=several(meld.tile))
        case MeldKind.KONG:
            return translate("Tiles", "four {tiles}").format(tiles=several(meld.tile))
        case MeldKind.PAIR:
            return translate("Tiles", "a pair of {tiles}").format(tiles=several(meld.tile))


def _group(tile: Tile) -> str:
    if tile.suit is not None:
        return tile.suit.value
    if tile.is_flower:
        return "Fl"
    return "Se" if tile.is_season else tile.code


def wild_tile(name: str) -> str:
    """Return how a wild tile is called: "3 of circles, wild"."""
    return translate("Board", "{tile}, wild").format(tile=name)
