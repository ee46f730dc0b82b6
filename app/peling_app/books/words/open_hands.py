"""Name the sets of a hand that is laid open, in the words of its book, and what wild tiles stand for."""

from __future__ import annotations

from typing import Final

from peling.core.melds import Meld, MeldKind
from peling.core.tiles import Tile
from peling_app.books.faces import face
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import tile_name

stands_for = Sentence("Open hands", "{tile}, wild, stands for")
stands_for_itself = Sentence("Open hands", "{tile}, wild, stands for itself")
itself = Sentence("Open hands", "itself")
heads = Sentence("Open hands", "{number} different heads")
"""The tiles for which whoever washes is paid, as a group."""

_NAMED: Final = {
    False: Sentence("Open hands", "{set}, exposed"),
    True: Sentence("Open hands", "{set}, concealed"),
}
_LABELS: Final = {
    (MeldKind.CHOW, False): (
        Sentence("Open hands", "sequence"),
        Sentence("Open hands", "sequence, exposed"),
    ),
    (MeldKind.CHOW, True): (
        Sentence("Open hands", "sequence"),
        Sentence("Open hands", "sequence, concealed"),
    ),
    (MeldKind.PUNG, False): (Sentence("Open hands", "three"), Sentence("Open hands", "three, exposed")),
    (MeldKind.PUNG, True): (Sentence("Open hands", "three"), Sentence("Open hands", "three, concealed")),
    (MeldKind.KONG, False): (Sentence("Open hands", "four"), Sentence("Open hands", "four, exposed")),
    (MeldKind.KONG, True): (Sentence("Open hands", "four"), Sentence("Open hands", "four, concealed")),
}
_PAIR: Final = Sentence("Open hands", "pair")
_FLOWERS: Final = Sentence("Open hands", "flowers")


def named(rules_id: str, name: str, *, concealed: bool) -> str:
    """Return the name of a set and how it counts, in the words of its book: "three red dragons, exposed".

    Raises:
        KeyError: there is no such rule set.
    """
    return face(rules_id).score.named.get(concealed, _NAMED[concealed])(set=name)


def labels(rules_id: str, meld: Meld) -> tuple[str, str]:
    """Return what stands under a set in the words of its book: its kind, and its kind with how it counts.

    Raises:
        KeyError: there is no such rule set.
    """
    own = face(rules_id).score.sets
    if meld.kind is MeldKind.PAIR:
        pair = own.get((meld.kind, True), (_PAIR, _PAIR))
        return pair[0](), pair[1]()
    key = (meld.kind, meld.concealed)
    short, long = own.get(key, _LABELS[key])
    return short(), long()


def flowers(bonus: tuple[Tile, ...]) -> str:
    """Return what stands under flowers and seasons that were set out."""
    return tile_name(bonus[0]) if len(bonus) == 1 else _FLOWERS()
