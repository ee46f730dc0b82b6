"""Boards in notation, and those that several courses have: the same act is taught by every book."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from peling.core.tiles import Wind
from peling.core.view import Source
from peling.lessons.model import BoardTask, WrongAct
from peling.lessons.position import Position
from peling.play.inputs import action_from_json


def board(  # noqa: PLR0913 - the parts of a position
    goal: str,
    *hands: str,
    do: str,
    wrong: str = "",
    others: str = "",
    drawn: str = "",
    coming: str = "",
    loose: str = "",
    left: int | None = None,
    wild: str = "",
    source: Source = Source.WALL,
) -> BoardTask:
    """Return a board in notation.

    The player whose act comes first in `others` is to act, or the learner where there is none.

    Args:
        goal: what is to be reached, see `peling.lessons.goals`.
        hands: the letter of a wind and the hand, the learner's first.
        do: the learner's acts that reach the goal, with a comma between them: ``"pass, claim-chow C5 C7"``.
        wrong: typical wrong acts, each with the key of its words: ``"pass let-go"``.
        others: what the others do: ``"E discard C6"``; ``"E draw"`` for one who has drawn and waits.
        drawn: as in `Position`, like everything behind it.
        coming: the tiles that are drawn next.
        loose: the loose tiles that are drawn next.
        left: how many tiles are in the wall.
        wild: the wild tiles.
        source: where the tile came from that was drawn.
    """
    dealt = tuple((hand[0], hand[2:]) for hand in hands)
    me = Wind(dealt[0][0])
    acts = tuple(
        (Wind(wind), None if act == ["draw"] else action_from_json(act)) for wind, *act in _each(others)
    )
    turn = acts[0][0] if acts else me
    return BoardTask(
        Position(dealt, turn, drawn, source, coming=coming, loose=loose, left=left, wild=wild),
        me,
        goal,
        tuple(map(action_from_json, _each(do))),
        _wrong(wrong),
        acts,
    )


def _each(acts: str) -> Iterable[list[str]]:
    return (act.split() for act in acts.split(",") if act)


def _wrong(acts: str) -> tuple[WrongAct, ...]:
    return tuple(WrongAct(action_from_json(act), words) for *act, words in _each(acts))


def chow(goal: str, offered: str, drawn: str, do: str, wrong: str, coming: str = "") -> BoardTask:
    """Return a board on which South has parts of several chows, and East, who drew, discards a tile."""
    return board(
        goal,
        "S B3 B4 B6 B7 C5 C7 D3 D4 D9 D9 D9 W W",
        f"E {offered} B1 B1 C1 C2 D1 D2 D7 E S N R G",
        drawn=drawn,
        coming=coming,
        left=60,
        do=do,
        wrong=wrong,
        others=f"E discard {offered}",
    )


def with_wrong(shared: BoardTask, wrong: str) -> BoardTask:
    """Return a board with these typical wrong acts in place of its own, written as in `board`."""
    return replace(shared, wrong=_wrong(wrong))


def with_wild_tile(shared: BoardTask) -> BoardTask:
    """Return a board with 1 of circles wild, and 2 of circles in its place in the hands."""
    position = shared.position
    hands = tuple((wind, hand.replace("D1", "D2")) for wind, hand in position.hands)
    return replace(shared, position=replace(position, hands=hands, wild="D1"))


FIRST_TURN: Final = board(
    "discard W",
    "S B2 B3 B4 D5 D5 D6 D8 C1 C2 C3 C8 C8 W",
    "E B9 B9 D1 D2 D9 C5 C6 E E S G N Wh",
    drawn="G",
    coming="D7",
    left=70,
    do="discard W",
    wrong="discard D7 discards-drawn",
    others="E discard G",
)
"""The first turn: a tile was drawn, a lone wind goes."""

PUNG: Final = board(
    "pung",
    "S B2 B3 C4 C5 C6 D1 D1 D7 D8 R R W N",
    "W R B5 B6 B9 C1 C2 C9 D3 D4 D5 E S G",
    drawn="G",
    left=60,
    do="claim-pung",
    wrong="claim-kong only-two, pass let-go",
    others="W discard R",
)
"""A pair in the hand, and the third is discarded."""

OWN_KONG: Final = board(
    "own-kong",
    "S C7 C7 C7 B2 B3 B4 D5 D6 E E R S N",
    drawn="C7",
    loose="D7",
    left=60,
    do="concealed-kong C7",
    wrong="discard C7 gives-it-away",
)
"""All four of a kind were drawn."""

CLAIMED_KONG: Final = board(
    "kong",
    "S G G G B2 B3 B4 D5 D6 D7 C1 C2 S N",
    "N G B5 B6 B9 C4 C5 C9 D3 D4 D1 E S W",
    drawn="W",
    left=60,
    loose="C3",
    do="claim-kong",
    wrong="claim-pung only-three",
    others="N discard G",
)
"""Three in the hand, and the fourth is discarded."""

ADDED_KONG: Final = board(
    "added-kong",
    "S B2 B3 C4 C5 C6 D1 D1 D7 D8 W | (B8* B8 B8)<N",
    drawn="B8",
    loose="D9",
    left=60,
    do="added-kong B8",
    wrong="concealed-kong B8 lies-open",
)
"""The fourth of a pung that lies open was drawn."""

ROBBED_KONG: Final = board(
    "win",
    "S B2 B3 B4 C5 C6 C7 D1 D1 D6 D7 | (N* N N)<W",
    "N B5 B6 B9 C1 C2 C9 D3 D4 E S | (D8* D8 D8)<W",
    drawn="D8",
    left=50,
    do="claim-win",
    wrong="pass let-go",
    others="N added-kong D8",
)
"""The tile another adds to his pung is the one that is missing."""
