"""Text for tiles, melds and hands, and back: for bug reports, tests and lessons.

Tiles are their codes with blanks between them. A meld stands in brackets: round if exposed, square if
concealed; `*` marks the claimed tile, `+` the tile added to a pung, `<N` who gave the claimed tile. A hand
is up to three sections with `|` between them: the concealed tiles, the melds, the flowers and seasons set
out.

>>> format_hand(parse_hand("B3 B4 R | (C1 C2* C3)<E [D9 D9 D9 D9] | Se1"))
'B3 B4 R | (C1 C2* C3)<E [D9 D9 D9 D9] | Se1'
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind, sequence_from
from peling.core.tiles import Tile, Wind, tile

_MELD = re.compile(r"\s*(?:\(([^()\[\]]*)\)|\[([^()\[\]]*)\])(?:<([ESWN]))?\s*")


class NotationError(ValueError):
    """Text that is no tile, meld or hand. The message says which part.

    Attributes:
        kind: what it should have been: ``"tile"``, ``"meld"``, ``"set"`` or ``"hand"``.
        part: the part of the text; empty: the whole.
    """

    def __init__(self, kind: str, part: str, message: str) -> None:
        """Keep what and where."""
        super().__init__(message)
        self.kind = kind
        self.part = part


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Return the codes with blanks between them."""
    return " ".join(held.code for held in tiles)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text, in its order.

    Raises:
        NotationError: a word is not the code of a tile.

    >>> parse_tiles("B3 R Se1")
    (B3, R, Se1)
    """
    return tuple(_tile(word) for word in text.split())


def format_meld(meld: Meld) -> str:
    """Return the text of a meld."""
    words = [held.code for held in meld.tiles]
    if meld.form is KongForm.ADDED:
        words[-1] = f"+{words[-1]}"
    if meld.claimed is not None:
        place = meld.tiles.index(meld.claimed)
        words[place] = f"{words[place]}*"
    inner = " ".join(words)
    giver = "" if meld.claimed_from is None else f"<{meld.claimed_from.value}"
    return (f"[{inner}]" if meld.concealed else f"({inner})") + giver


def parse_meld(text: str) -> Meld:
    """Return the meld of a text.

    Raises:
        NotationError: the text is no meld.

    >>> parse_meld("(D9* D9 D9 +D9)<S").form
    <KongForm.ADDED: 'added'>
    """
    found = _MELD.fullmatch(text)
    if found is None:
        raise NotationError("meld", text, f"{text!r} is not a meld")
    return _meld(found)


def format_hand(hand: Hand) -> str:
    """Return the text of a hand; empty sections at the end are left out."""
    sections = (
        format_tiles(hand.concealed),
        " ".join(map(format_meld, hand.melds)),
        format_tiles(hand.bonus),
    )
    return " | ".join(sections).rstrip(" |")


def parse_hand(text: str) -> Hand:
    """Return the hand of a text, its concealed tiles sorted.

    Raises:
        NotationError: the text is no hand.
    """
    sections = text.split("|")
    if len(sections) > 3:
        why = "a hand has at most three sections: concealed | melds | bonus tiles"
        raise NotationError("hand", "", why)
    concealed, melds, bonus = (*sections, "", "")[:3]
    return Hand.of(parse_tiles(concealed), _melds(melds), parse_tiles(bonus))


def _tile(word: str) -> Tile:
    try:
        return tile(word)
    except ValueError as error:
        raise NotationError("tile", word, str(error)) from None


def _melds(text: str) -> list[Meld]:
    melds = []
    place = 0
    while text[place:].strip():
        found = _MELD.match(text, place)
        if found is None:
            rest = text[place:].strip()
            raise NotationError("meld", rest, f"{rest!r} is not a meld")
        melds.append(_meld(found))
        place = found.end()
    return melds


def _meld(found: re.Match[str]) -> Meld:
    exposed, concealed, giver = found.groups()
    words = (concealed if exposed is None else exposed).split()
    claimed: Tile | None = None
    added = False
    tiles: list[Tile] = []
    for place, word in enumerate(words):
        last_of_four = place == 3 and word.startswith("+")
        added = added or last_of_four
        held = _tile(word.removeprefix("+") if last_of_four else word.removesuffix("*"))
        if word.endswith("*"):
            claimed = held
        tiles.append(held)
    exposure = Exposure.CONCEALED if exposed is None else Exposure.EXPOSED
    kind = _kind(tuple(tiles))
    form = None
    if kind is MeldKind.KONG:
        form = KongForm.ADDED if added else KongForm.CLAIMED
        if exposure is Exposure.CONCEALED:
            form = KongForm.DRAWN
    return Meld(kind, tuple(tiles), exposure, None if giver is None else Wind(giver), claimed, form)


def _kind(tiles: tuple[Tile, ...]) -> MeldKind:
    """Return what these tiles are together."""
    if len(tiles) == 3 and sequence_from(tiles[0]) == tiles:
        return MeldKind.CHOW
    kind = {2: MeldKind.PAIR, 3: MeldKind.PUNG, 4: MeldKind.KONG}.get(len(tiles))
    if kind is None or len(set(tiles)) != 1:
        raise NotationError("set", format_tiles(tiles), f"{format_tiles(tiles)!r} is not a set")
    return kind
