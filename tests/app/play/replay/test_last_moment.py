from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from peling.core.scoring import HandRecord
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealResult
from peling.play.inputs import StartDeal
from peling.storage.saves import Step
from peling_app.play.deals import Deal
from peling_app.play.replay.model.hands import open_hands, standing
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.review.model.scene import last_scene
from peling_app.play.review.store import ReviewStore
from peling_app.play.session import Session
from tests.app.play.review.conftest import BUDGET
from tests.app.play.table.moments.ends import ENDS, RARE, E, Ending, S, W, claimed_win

CLAIMED: dict[str, Callable[[], Ending]] = {
    "claimed": claimed_win,
    "claimed-own": partial(claimed_win, W),
    "claimed-three-players": partial(claimed_win, W, winds=(E, S, W)),
}
"""Deals that are won by a discard."""

WON_BY_A_HAND = {**ENDS, **RARE, **CLAIMED}
del WON_BY_A_HAND["flowers"]


def ended_deal(ending: Ending, me: Wind) -> Deal:
    """Return a finished deal with nothing but its last moment, for the player who had this wind."""
    ending.end()
    assert ending.state is not None
    assert ending.deal is not None
    around = [wind for wind in (me.after(steps) for steps in range(4)) if wind in ending.deal.winds]
    winds = dict(zip(ending.state.seats, around, strict=True))
    dealt = StartDeal((), ((1, 1), (1, 1)))
    return Deal(1, 0, (Step(dealt, replace(ending.state, winds=winds), ()),), (0,))


def held(record: HandRecord) -> Counter[Tile]:
    """Return the standing tiles of a hand that was settled, with the one that won."""
    win = record.win
    claimed = () if win is None or win.tile is None else (win.tile,)
    return Counter((*record.hand.concealed, *claimed))


@pytest.mark.cases_by_day(7)
@pytest.mark.parametrize("end", WON_BY_A_HAND.items(), ids=lambda end: end[0])
@pytest.mark.parametrize("me", [E, S, W])
def test_the_last_moment_of_a_deal_holds_every_hand_as_it_is_settled(
    qapp: object,
    tmp_path: Path,
    session: Session,
    me: Wind,
    end: tuple[str, Callable[[], Ending]],
) -> None:
    assert qapp is not None
    deal = ended_deal(end[1](), me)
    result: DealResult | None = deal.steps[-1].state.result
    laid = deal.steps[-1].state.deal
    assert result is not None
    assert laid is not None
    for wind in result.winds:
        record = result.records[wind]
        assert Counter(standing(laid, wind)) + Counter(laid.hand(wind).bonus) == held(record) + Counter(
            record.hand.bonus
        ), wind
    store = ReviewStore(session, BUDGET)
    model = ReplayModel(session, store)
    model.open(tmp_path / "ended.peling")
    session.reviewed.emit(tmp_path / "ended.peling", deal.steps)
    for side, wind in enumerate(me.after(steps) for steps in range(4)):
        if wind in result.winds:
            faces = (face.removesuffix("-wild") for face in model.board.picture.seats[side].faces)
            shown = (kind.code for _, kind in model.board.order.tiles) if wind is me else faces
            assert sorted(shown) == sorted(kind.code for kind in standing(laid, wind)), wind
    rows = [row.is_player for row in open_hands(deal.game(0))]
    hands = [laid.hand(wind) for wind in result.winds]
    lines = sum(len(standing(laid, wind)) for wind in result.winds)
    assert len(rows) == len(hands) + lines + sum(len(hand.melds) + len(hand.bonus) for hand in hands)
    assert [sorted(row.standing) for row in last_scene(deal).rows] == [
        sorted(standing(laid, wind))
        for wind in (me.after(steps) for steps in range(4))
        if wind in result.winds
    ]
    store.finish()
