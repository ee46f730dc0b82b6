"""The guided deal of Part I: the first deal of a learner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from peling.core.notation import parse_tiles
from peling.core.tiles import Wind
from peling.lessons.guided import Guided, GuidedStep
from peling.play.inputs import action_from_json
from peling.rulebooks.pung_chow.part_one import ID

WALL: Final = """
    C8 C1 B3 B7 B8 R B9 C2 C8 C1 B6 B5 W C7 C4 B2 C8 B7 Wh E D3 C9 C9 D4 S N B1 D8 D1 D2 C6 C7 N D5 E C4
    B1 B4 B1 D1 C1 C3 E C5 D3 C5 B4 D6 C3 D2 D1 D7 S B2 C4 D6 D1 D3 R D6 B2 B2 C6 B6 B3 D5 W C4 B3 D8 D9
    C5 N B6 S D2 R B5 D4 D9 B6 D8 D6 B1 D9 D4 B9 C2 Wh B5 Wh W D4 B9 D9 B3 C1 B4 G B8 R C5 G C9 D7 C7 C3
    G D5 E B9 N C2 C3 G B7 W C6 C2 C6 C7 B4 B7 B8 D2 B5 D7 D8 S C8 D3 C9 D7 B8 Wh D5
"""
SCRIPT: Final = """
    E discard B4, W claim-pung, W discard S, N discard B3, E discard B1, W claim-pung, W discard D1, N
    discard E, E discard S, S discard E, W discard N, N discard C3, E discard C3, S claim-chow C2 C4, S
    discard D8, W discard C4, N discard C1, E discard C1, S discard B3, W discard B2, S claim-pung, S
    discard R, N claim-pung, N discard C5, S claim-kong, S discard B9, W discard C6, N discard B9, E
    discard B3, S go-out
"""
STEPS: Final = """
seats 0, wall 0, break 0, hand 0, watch 2, lost-turn 6, first-discard 9 act, chow 13 act, after-chow 14 act,
pair 18 act, pung 20 act, risk 21 act, they-claim 23, kong 24 act, last-discard 25 act, calling 26,
mah-jongg 29 act, count 30, others 30, settle 30, next 30
"""
"""The steps of the guide: an id for the words, how many acts come before, and whether the learner acts."""


@lru_cache(maxsize=1)
def guided() -> Guided:
    """Return the guided deal."""
    script = []
    for act in SCRIPT.replace("\n", " ").split(","):
        wind, *words = act.split()
        script.append((Wind(wind), action_from_json(words)))
    steps = []
    for line in STEPS.replace("\n", " ").split(","):
        name, done, *acts = line.split()
        steps.append(GuidedStep(f"guided/{name}", int(done), script[int(done)][1] if acts else None))
    return Guided(
        ID,
        Wind.SOUTH,
        ((3, 2), (4, 1), (2, 6), (5, 6)),
        parse_tiles(WALL),
        ((1, 3), (6, 5)),
        tuple(script),
        tuple(steps),
    )
