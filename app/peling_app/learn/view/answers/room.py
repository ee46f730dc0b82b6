"""How the height of a task is divided: the question and what is said of a try are always seen whole.

After them comes the answer, and what is left is for the board, or stays empty below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NARROW: Final = 680
"""Below this width in pixels the margins of a task are small."""
LEAST_BOARD: Final = 300
"""Pixels that a board on which somebody acts has in height at least."""
SMALL_BOARD: Final = 250
"""The same of one on which nothing can be done for now, since a try is explained."""
STRIP: Final = 44
"""The width of tiles above a question, at most."""
SMALL_STRIP: Final = 27
"""The same where there is little room, while a try is explained and above a sheet, cards or tiles."""
LOW: Final = 700
"""Below this height in pixels there is little room."""
USUALLY_SAID: Final = 165
"""So many pixels are kept free for what is said of a try: a board beside a question keeps its size then."""
SAID_BELOW: Final = 130
"""So many at least are kept free below a wall, on which nothing is claimed: it keeps its size then, too."""
LEAST_SAID: Final = 96
"""So many pixels of what was said of a try are seen in any window."""
LEAST_ANSWER: Final = 6
"""So many pixels of the answer are seen below its question, beside a long explanation."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What the parts of a task need in height, in pixels.

    Attributes:
        question: down to the end of the question, with what stands above it.
        answer: the question and all of its answer.
        said: what was said of a try; 0: nothing was.
        board: the most that a board takes; 0: none is shown.
        asks: the board only shows what a question is about, nobody acts on it.
        walled: the board shows a wall alone: nothing is claimed, and no hand lies on it.
    """

    question: int
    answer: int
    said: int = 0
    board: int = 0
    asks: bool = False
    walled: bool = False


@dataclass(frozen=True, slots=True)
class Shares:
    """What the parts of a task get at most.

    Attributes:
        said: what was said of a try; beyond that it scrolls.
        board: the board.
        is_whole: whether all of the answer is seen.
    """

    said: int
    board: int
    is_whole: bool


def divided(height: int, needs: Needs) -> Shares:
    """Return how so many pixels are divided."""
    kept = needs.question + (SMALL_BOARD if needs.board else LEAST_ANSWER)
    said = min(needs.said, max(LEAST_SAID, height - kept))
    if not needs.board:
        return Shares(said, 0, needs.answer + said <= height)
    least = SMALL_BOARD if said or needs.asks else LEAST_BOARD
    below = min(USUALLY_SAID, max(SAID_BELOW, height - needs.answer - LEAST_BOARD))
    kept = USUALLY_SAID if needs.asks else below if needs.walled else 0
    free = height - max(said, kept)
    board = max(least, min(needs.board, free - needs.answer))
    return Shares(said, board, needs.answer + said + board <= height)
