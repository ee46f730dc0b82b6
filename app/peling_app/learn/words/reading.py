"""Word the reading of tiles: how each tile is known, what is said of an answer."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from peling.core.tiles import Tile
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.tiles import tile_name

title = Sentence("Reading", "Reading tiles")
line = Sentence(
    "Reading", "Name each tile as it is engraved, without the index, until you know it in two seconds."
)
question = Sentence("Reading", "Which tile is this?")
begin = Sentence("Reading", "Next tile")
again = Sentence("Reading", "Read more tiles")
to_questions = Sentence("Reading", "Go on with the questions")
leave = Sentence("Reading", "Back to today")
_at_once = Sentence("Reading", "Right: {tile}, in {seconds}.")
_slow = Sentence("Reading", "Right: {tile}. It took {seconds}; it comes again, and two seconds will do then.")
_wrong = Sentence("Reading", "This is the {tile}. You chose the {other}.")
_seconds = Sentence("Reading", "{seconds} seconds")
known = Sentence("Reading", "{done} of {total} named at once")
finished = Sentence("Reading", "You have named each of the {total} tiles at once.")
usual = Sentence("Reading", "Half of them took less than {seconds}.")
looks_like = Sentences(
    {
        "B1": Sentence("Reading", "A bird: the 1 of bamboos alone has no stick."),
        "B2": Sentence("Reading", "Two sticks, one over the other."),
        "B3": Sentence("Reading", "Three sticks: one over two."),
        "B4": Sentence("Reading", "Four sticks, two over two, with nothing between them."),
        "B5": Sentence("Reading", "Four sticks, and a red one in the middle."),
        "B6": Sentence("Reading", "Six sticks: three over three."),
        "B7": Sentence("Reading", "One red stick over two rows of three."),
        "B8": Sentence("Reading", "Eight sticks that lean on each other, like an M over a W."),
        "B9": Sentence("Reading", "Nine sticks: three rows of three, with red in the middle."),
        "D1": Sentence("Reading", "One large circle."),
        "D2": Sentence("Reading", "Two circles, one over the other."),
        "D3": Sentence("Reading", "Three circles on a slant."),
        "D4": Sentence("Reading", "Four circles, two over two, with nothing between them."),
        "D5": Sentence("Reading", "Four circles, and one in the middle."),
        "D6": Sentence("Reading", "Two circles over four."),
        "D7": Sentence("Reading", "Three circles on a slant over four."),
        "D8": Sentence("Reading", "Eight circles in two columns of four."),
        "D9": Sentence("Reading", "Nine circles: three rows of three."),
        "C1": Sentence("Reading", "One stroke over the red sign of the suit."),
        "C2": Sentence("Reading", "Two strokes over the red sign of the suit."),
        "C3": Sentence("Reading", "Three strokes over the red sign of the suit."),
        "C4": Sentence("Reading", "A box with two short legs inside it, over the red sign of the suit."),
        "C5": Sentence(
            "Reading", "Strokes at the top and foot, joined by a crooked frame, over the red sign."
        ),
        "C6": Sentence(
            "Reading", "A dot and a stroke over two legs that stand apart, over the red sign of the suit."
        ),
        "C7": Sentence("Reading", "A cross whose foot bends to the right, over the red sign of the suit."),
        "C8": Sentence(
            "Reading", "Two strokes that lean apart, with nothing over them but air, over the red sign."
        ),
        "C9": Sentence(
            "Reading", "A stroke that runs down and a hook that turns up at the right, over the red sign."
        ),
        "E": Sentence("Reading", "East: a box crossed in the middle, on a trunk with two branches below."),
        "S": Sentence("Reading", "South: a roof with a cross on it, and a small frame under the roof."),
        "W": Sentence("Reading", "West: a box with a hat and two legs in it, without a red sign below."),
        "N": Sentence("Reading", "North: two figures that sit back to back."),
        "R": Sentence("Reading", "The red dragon: a box that one stroke runs through."),
        "G": Sentence("Reading", "The green dragon: a rich green sign with many strokes."),
        "Wh": Sentence("Reading", "The white dragon: an empty frame."),
    }
)
"""How each tile is known when it has no index."""


def seconds(number: float) -> str:
    """Return a time in the notation of the language: "1.4 seconds"."""
    return _seconds(seconds=QLocale().toString(number, "f", 1))


def right(kind: Tile, took: float, *, at_once: bool) -> str:
    """Return what is said of a right name, with the time it took."""
    said = _at_once if at_once else _slow
    return said(tile=tile_name(kind), seconds=seconds(took))


def wrong(kind: Tile, other: Tile) -> str:
    """Return what is said of a wrong name."""
    return _wrong(tile=tile_name(kind), other=tile_name(other))
