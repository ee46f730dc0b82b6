"""The guided deal, a learner's first: the same plot in every book, by the book's own wall and rules.

The learner is East. He discards at once, takes a chow, a pung and a kong, is passed over once, wins, and then
counts what he has won.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from peling.core.notation import parse_tiles
from peling.core.tiles import Wind, tile
from peling.lessons.courses.build import score_it
from peling.lessons.guided import Guided, GuidedStep, Stacked, ended, stacked_wall
from peling.lessons.model import Page
from peling.play.inputs import action_from_json
from peling.rulebooks import rule_set

if TYPE_CHECKING:
    from collections.abc import Callable

HANDS: Final = {
    "E": "C5 C5 C5 R R C2 C4 D3 D4 B9 B9 N W D8",
    "S": "G G C5 D1 D2 D7 B1 B2 B8 S S E C8",
    "W": "B4 B4 C9 D2 D6 D6 B3 C6 W D1 B8 E Wh",
    "N": "C7 C7 B7 B9 B2 D4 D8 C2 C6 N S E Wh",
}
THROWS: Final = ((1, 3), (6, 5))
DRAWN: Final = "C9 B1 C3 D9 R C1 N B4 Wh"
"""What is drawn until the learner is passed over."""
BEGUN: Final = """
    E discard N, S discard C9, W discard B1, N discard C3, E claim-chow C2 C4, E discard W, S discard D9,
    W discard R, E claim-pung, E discard D8, S discard C1, W discard N, N discard B4, W claim-pung,
    W discard C9, N discard Wh,
"""
"""What is done until then."""
TAKEN: Final = "E discard G, S claim-pung, S discard C5, E claim-kong, E discard C1, S discard B6,"
"""What is done before the last tile."""
CLAIMED: Final = "W discard D5, E claim-win"
DRAWN_LAST: Final = "W discard Wh, N discard E, E go-out"
"""The end in a book where this hand is worth too little for a win by a discard: the last tile is drawn."""
STEPS: Final = "first chow after-chow pung calling passed-over kong after-kong win score settle"
WITH_FLOWER: Final = STEPS.replace("passed-over", "flower passed-over")
"""The names of the steps, and of their words: `guided/<name>`. The learner acts in all but the last two."""


def of_book(rules_id: str, own: str = "", *, flower: bool = False, deal_id: str = "") -> Callable[[], Guided]:
    """Return what makes the guided deal of a book when it is wanted.

    Args:
        rules_id: the book.
        own: the names of the steps for which the book has words of its own.
        flower: the learner draws a flower and lays it out, and his last tile he draws himself.
        deal_id: under which it is remembered; empty: by the name of the book.
    """
    return partial(_made, rules_id, deal_id or f"guided-{rules_id}", own, flower=flower)


@lru_cache
def _made(rules_id: str, deal_id: str, own: str, *, flower: bool) -> Guided:
    wanted = Stacked(
        {Wind(code): parse_tiles(hand) for code, hand in HANDS.items()},
        parse_tiles(f"{DRAWN} {'Fl1 B6 Wh E D5' if flower else 'G B6 D5'}"),
        parse_tiles("G C1" if flower else "C1"),
        tile("B5") if flower else None,
    )
    acts = f"{BEGUN} {'E set-out Fl1,' if flower else ''} {TAKEN} {DRAWN_LAST if flower else CLAIMED}"
    script = []
    for act in acts.replace("\n", " ").split(","):
        wind, *words = act.split()
        script.append((Wind(wind), action_from_json(words)))
    mine = [number for number, (wind, _) in enumerate(script) if wind is Wind.EAST]
    steps = []
    for number, name in enumerate((WITH_FLOWER if flower else STEPS).split()):
        said = f"guided/{name}-{rules_id}" if name in own.split() else f"guided/{name}"
        acts_here = number < len(mine)
        done = mine[number] if acts_here else len(script)
        steps.append(GuidedStep(said, done, script[done][1] if acts_here else None))
    return Guided(
        deal_id,
        rules_id,
        Wind.EAST,
        stacked_wall(rule_set(rules_id), THROWS, wanted),
        THROWS,
        tuple(script),
        tuple(steps),
    )


def score_page(deal: Guided) -> Page:
    """Return the page on which the learner counts the hand that he has won."""
    step = next(step for step in deal.steps if step.is_score)
    settled = ended(deal)
    task = score_it(settled.records[deal.me])
    return Page(step.id, tuple(line.item for line in settled.scores[deal.me].sheet.lines), task=task)
