"""How long the program waits before it takes what is typed or clicked on a page that has just come."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Waiting times in milliseconds; all 0 in tests, where nobody's hands are slower than the page.

    Attributes:
        seen: moves at the table come one after the other, each when the last one has been seen.
        quiet: how long a new page takes no key and no click: it was meant for the page before.
        look: how long a settlement is in front before its next deal is begun with Enter, and the result of a
            game before another one is.
        read: how long it is at least said why a key did nothing; then the next key or click puts that away.
    """

    quiet: int = 400
    look: int = 1000
    seen: bool = True
    read: int = 2000


AT_ONCE = Pace(0, 0, seen=False, read=0)
