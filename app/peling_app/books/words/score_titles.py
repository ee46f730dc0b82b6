"""What the items of a score are called, by the ends of their ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP


def each_named(names: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return names by ids, from rows of a name and all ends of ids that bear it, with spaces between."""
    return {end: name for name, ends in names for end in ends.split()}


TITLES: Final = each_named(
    (
        (QT_TRANSLATE_NOOP("Score", "Mah-Jongg"), "BONUS-MAHJONGG B-WIN"),
        (QT_TRANSLATE_NOOP("Score", "No sequence in the hand"), "BONUS-NOSEQ DBL-NOSEQ"),
        (QT_TRANSLATE_NOOP("Score", "No other score"), "BONUS-NOOTHER"),
        (QT_TRANSLATE_NOOP("Score", "Winning tile is a loose tile"), "BONUS-LOOSE X-LOOSE B-LOOSE"),
        (QT_TRANSLATE_NOOP("Score", "Winning tile drawn"), "BONUS-DRAW B-DRAWN"),
        (QT_TRANSLATE_NOOP("Score", "Only place to win"), "BONUS-ONLYPLACE"),
        (QT_TRANSLATE_NOOP("Score", "Last tile of the wall drawn"), "BONUS-LASTTILE"),
        (QT_TRANSLATE_NOOP("Score", "Won on the first tile played"), "BONUS-FIRSTCARD"),
        (QT_TRANSLATE_NOOP("Score", "Fourth tile of an open three"), "BONUS-FOURTHTILE"),
        (QT_TRANSLATE_NOOP("Score", "Three of a kind, 2 to 8, exposed"), "PUNG-MINOR-EXPOSED"),
        (QT_TRANSLATE_NOOP("Score", "Three of a kind, 2 to 8, concealed"), "PUNG-MINOR-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Three of a kind, major, exposed"), "PUNG-MAJOR-EXPOSED"),
        (QT_TRANSLATE_NOOP("Score", "Three of a kind, major, concealed"), "PUNG-MAJOR-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Four of a kind, 2 to 8, exposed"), "KONG-MINOR-EXPOSED"),
        (QT_TRANSLATE_NOOP("Score", "Four of a kind, 2 to 8, concealed"), "KONG-MINOR-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Four of a kind, major, exposed"), "KONG-MAJOR-EXPOSED"),
        (QT_TRANSLATE_NOOP("Score", "Four of a kind, major, concealed"), "KONG-MAJOR-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Pair of dragons or of the own wind"), "PAIR-HONOR"),
        (QT_TRANSLATE_NOOP("Score", "Pair of dragons"), "PAIR-DRAGON"),
        (QT_TRANSLATE_NOOP("Score", "Pair of the own wind"), "PAIR-OWNWIND PAIR-OWN"),
        (QT_TRANSLATE_NOOP("Score", "Pair of the wind of the round"), "PAIR-ROUNDWIND PAIR-ROUND"),
        (QT_TRANSLATE_NOOP("Score", "Pair of the own wind in its round"), "PAIR-OWNROUND"),
        (QT_TRANSLATE_NOOP("Score", "Final pair, 2 to 8, claimed"), "PAIR-MINOR-PUNGED"),
        (QT_TRANSLATE_NOOP("Score", "Final pair, 2 to 8, drawn"), "PAIR-MINOR-DRAWN"),
        (QT_TRANSLATE_NOOP("Score", "Final pair of heads, claimed"), "PAIR-HEADS-PUNGED"),
        (QT_TRANSLATE_NOOP("Score", "Final pair of heads, drawn"), "PAIR-HEADS-DRAWN"),
        (
            QT_TRANSLATE_NOOP("Score", "Final pair of the own wind in its round, claimed"),
            "PAIR-OWNROUND-PUNGED",
        ),
        (QT_TRANSLATE_NOOP("Score", "Final pair of the own wind in its round, drawn"), "PAIR-OWNROUND-DRAWN"),
        (QT_TRANSLATE_NOOP("Score", "Closed sequence filled, claimed"), "SEQ-CLOSED-CHOW"),
        (QT_TRANSLATE_NOOP("Score", "Closed sequence filled, drawn"), "SEQ-CLOSED-DRAW"),
        (QT_TRANSLATE_NOOP("Score", "Open sequence filled, drawn"), "SEQ-OPEN-DRAW"),
        (QT_TRANSLATE_NOOP("Score", "Set of green dragons"), "DBL-GREEN"),
        (QT_TRANSLATE_NOOP("Score", "Set of red dragons"), "DBL-RED"),
        (QT_TRANSLATE_NOOP("Score", "Set of white dragons"), "DBL-WHITE"),
        (QT_TRANSLATE_NOOP("Score", "Set of the own wind"), "DBL-OWNWIND X-OWN-WIND"),
        (QT_TRANSLATE_NOOP("Score", "Set of the own wind in its round"), "DBL-OWNWIND-ROUND"),
        (QT_TRANSLATE_NOOP("Score", "One suit with winds and dragons"), "DBL-SUIT-HONORS"),
        (QT_TRANSLATE_NOOP("Score", "All of one suit"), "DBL-ONESUIT X-PURE"),
        (QT_TRANSLATE_NOOP("Score", "All winds and dragons"), "DBL-ALLHONORS X-HONOURS L-HONOURS"),
        (QT_TRANSLATE_NOOP("Score", "Mah-Jongg on the original hand"), "DBL-ORIGINAL"),
        (QT_TRANSLATE_NOOP("Score", "Mandarin of the own wind"), "DBL-OWN"),
        (QT_TRANSLATE_NOOP("Score", "Thirteen single heads"), "LIMIT-1"),
        (QT_TRANSLATE_NOOP("Score", "Sets and pair of heads only"), "LIMIT-2"),
        (QT_TRANSLATE_NOOP("Score", "Sets of all four winds"), "LIMIT-3"),
        (QT_TRANSLATE_NOOP("Score", "Sets of three winds, pair of the fourth"), "LIMIT-4 L-FOUR-WINDS"),
        (QT_TRANSLATE_NOOP("Score", "Four fours of a kind"), "LIMIT-5"),
        (QT_TRANSLATE_NOOP("Score", "East complete as dealt"), "LIMIT-6 L-ORIGINAL"),
        (QT_TRANSLATE_NOOP("Score", "Sets of all three dragons"), "LIMIT-7 L-THREE-DRAGONS"),
        (QT_TRANSLATE_NOOP("Score", "Three winds or dragons, exposed"), "PUNG-HONOUR-EXPOSED"),
        (QT_TRANSLATE_NOOP("Score", "Three winds or dragons, concealed"), "PUNG-HONOUR-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Four winds or dragons, exposed"), "KONG-HONOUR-EXPOSED"),
        (QT_TRANSLATE_NOOP("Score", "Four winds or dragons, concealed"), "KONG-HONOUR-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Season or flower"), "FLOWER"),
        (QT_TRANSLATE_NOOP("Score", "Set of the wind of the round"), "X-ROUND-WIND"),
        (QT_TRANSLATE_NOOP("Score", "Set of dragons"), "X-DRAGON"),
        (QT_TRANSLATE_NOOP("Score", "Own season or flower"), "X-OWN-FLOWER"),
        (QT_TRANSLATE_NOOP("Score", "All four seasons or flowers"), "X-FOUR-FLOWERS"),
        (QT_TRANSLATE_NOOP("Score", "Tile snatched from a kong"), "X-SNATCH"),
        (QT_TRANSLATE_NOOP("Score", "One suit with winds or dragons"), "X-MIXED"),
        (QT_TRANSLATE_NOOP("Score", "Ones and nines with winds or dragons"), "X-TERMINALS"),
        (QT_TRANSLATE_NOOP("Score", "Original hand"), "X-ORIGINAL"),
        (QT_TRANSLATE_NOOP("Score", "No chow in the hand"), "X-NO-CHOW B-NO-CHOW"),
        (QT_TRANSLATE_NOOP("Score", "No scoring set or pair"), "X-NO-SCORE B-NO-SCORE"),
        (QT_TRANSLATE_NOOP("Score", "Last tile of the wall"), "X-LAST B-LAST"),
        (QT_TRANSLATE_NOOP("Score", "The only possible tile"), "B-ONLY"),
        (QT_TRANSLATE_NOOP("Score", "Standing hand"), "B-STANDING"),
        (QT_TRANSLATE_NOOP("Score", "Won on East’s first discard"), "L-EAST-DISCARD"),
        (QT_TRANSLATE_NOOP("Score", "All ones and nines"), "L-TERMINALS"),
        (QT_TRANSLATE_NOOP("Score", "Four concealed pungs or kongs"), "L-CONCEALED"),
        (QT_TRANSLATE_NOOP("Score", "Thirteen odd majors"), "L-THIRTEEN"),
        (QT_TRANSLATE_NOOP("Score", "Calling nine tile hand"), "L-NINE"),
        (QT_TRANSLATE_NOOP("Score", "East’s thirteenth win running"), "L-THIRTEENTH"),
    )
)
"""What an item is called, by the end of its id: books that have the same item share its name."""


SETS: Final = {
    "PUNG-EXPOSED": QT_TRANSLATE_NOOP("Score", "Three {tiles}, exposed"),
    "PUNG-CONCEALED": QT_TRANSLATE_NOOP("Score", "Three {tiles}, concealed"),
    "KONG-EXPOSED": QT_TRANSLATE_NOOP("Score", "Four {tiles}, exposed"),
    "KONG-CONCEALED": QT_TRANSLATE_NOOP("Score", "Four {tiles}, concealed"),
    "PAIR": QT_TRANSLATE_NOOP("Score", "Pair of {tiles}"),
}
"""What a set is called where its tiles are known."""
