"""What a player sees: of every kind of event, and of the table."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, get_args

import pytest

from peling.core.events import (
    BonusSetOut,
    Claimed,
    DealDrawn,
    Drawn,
    Event,
    KongLaid,
    KongOffered,
    LastTileLeft,
    LastTileRefused,
    TileDiscarded,
    TilesDealt,
    TileTurnedUp,
    WallBroken,
    Washed,
    WentOut,
    seen_by,
)
from peling.core.melds import KongForm, chow, kong, pung
from peling.core.scoring import WinBy
from peling.core.tiles import KINDS, WINDS, Tile, Wind, tile
from peling.core.view import Discarded, Offer, Opponent, Phase, PlayerView, Source, WallView
from peling.play.table import DealState, start_deal, view_of, with_note
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from tests.engine.play.fenghua_deals import whole_wall

E, S, W, N = WINDS
B1, B2, B3, R = tile("B1"), tile("B2"), tile("B3"), tile("R")
FLOWER = tile("Fl1")


@dataclass(frozen=True)
class Row:
    """An event, and what of it is hidden from everybody but the player who has it: the fields with None."""

    event: Event
    hidden: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


TILE, TILES_ = MappingProxyType({"tile": None}), MappingProxyType({"tiles": None})
ROWS = (
    Row(WallBroken((3, 4), (1, 2), W, W, 10)),
    Row(WallBroken((3, 4), (1, 2), W, W, 10, absent=True)),
    Row(WallBroken((3, 4), None, W, W, 4, lifted=False)),
    Row(TileTurnedUp(B1, W, 2, (B1,))),
    *(Row(TilesDealt(S, (B1,) * number, number, tuple(range(number))), TILES_) for number in (4, 1)),
    Row(BonusSetOut(S, FLOWER)),
    *(Row(Drawn(S, B1, source), TILE) for source in Source if source is not Source.LOOSE),
    *(
        Row(Drawn(S, B1, Source.LOOSE, replaced), TILE)
        for replaced in ("flower", "claimed-kong", "drawn-kong", "added-kong", None)
    ),
    *(Row(TileDiscarded(S, B1, standing)) for standing in (False, True)),
    Row(Claimed(S, pung(B1, W), (N, E))),
    Row(Claimed(S, chow((B1, B2, B3), B2, E))),
    Row(Claimed(S, kong(B1, KongForm.CLAIMED, N))),
    *(Row(KongLaid(S, kong(B1, form, W))) for form in (KongForm.DRAWN, KongForm.ADDED)),
    Row(KongOffered(S, B1)),
    *(Row(WentOut(S, B1, N if how.claimed else None, (B1, B2, B3), how)) for how in WinBy),
    Row(WentOut(S, None, None, (B1, B2, B3), WinBy.DEALT)),
    Row(Washed(S, (B1, R), 2)),
    Row(LastTileLeft(S)),
    Row(LastTileRefused(S)),
    Row(DealDrawn(14)),
)
"""Every kind of event, with every source of a tile and every way to a kong; it happens to South."""


def test_every_kind_of_event_and_every_source_has_a_row() -> None:
    events = [row.event for row in ROWS]
    assert {type(event) for event in events} == set(get_args(Event))
    assert {event.source for event in events if isinstance(event, Drawn)} == set(Source)
    forms = {event.meld.form for event in events if isinstance(event, Claimed | KongLaid)}
    assert forms == {None, *KongForm}


def test_every_field_that_may_hide_something_is_hidden_in_a_row() -> None:
    """A field that can be None for the others' sake is `tile` or `tiles` of what one alone gets to see."""
    may_hide = {
        (kind, part.name)
        for kind in get_args(Event)
        for part in fields(kind)
        if part.name in {"tile", "tiles"} and "None" in str(part.type)
    }
    hidden = {(type(row.event), name) for row in ROWS for name in row.hidden}
    assert may_hide - hidden == {(WentOut, "tile")}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.event))
@pytest.mark.parametrize("wind", WINDS, ids=lambda wind: wind.value)
def test_an_event_shows_a_player_what_he_can_see_and_nothing_else(row: Row, wind: Wind) -> None:
    mine = getattr(row.event, "wind", None) is wind
    assert seen_by(row.event, wind) == (row.event if mine else replace(row.event, **row.hidden))


def dealt(book: str) -> tuple[DealState, RuleSet]:
    rules = rule_set(book)
    wall = whole_wall(rules)
    round_wind = E if rules.course.rounds else None
    return start_deal(rules, rules.course.players[-1], wall, ((3, 5), (2, 3)), round_wind)[0], rules


OWN = {"me", "awaited", "hand", "drawn", "others", "dead", "answered", "dealt", "barred", "noted"}
"""What is different for everybody; all else of a view is the table's and the same for all."""


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_view_has_the_own_hand_and_of_the_others_what_lies_open(book: str) -> None:
    state, rules = dealt(book)
    place = 2
    holding = state.holdings[place]
    laid = replace(
        holding.hand,
        concealed=holding.hand.concealed[:10],
        melds=(pung(R, E),),
        bonus=(FLOWER,),
    )
    holdings = list(state.holdings)
    holdings[place] = replace(holding, hand=laid, barred=frozenset({B1}), dead="wrong-count")
    state = with_note(replace(state, holdings=tuple(holdings), drawn=B2), W, "standing", "first-turn")
    for wind in WINDS:
        view = view_of(state, wind, rules)
        own = state.holding(wind)
        assert (view.me, view.hand, view.dealt) == (wind, own.hand, state.dealt[state.winds.index(wind)])
        assert (view.barred, view.noted, view.dead) == (own.barred, own.noted, own.dead is not None)
        assert view.drawn is (B2 if wind is state.turn else None)
        assert view.awaited is (wind is state.turn)
        assert view.others == tuple(
            Opponent(
                other,
                len(state.hand(other).concealed),
                state.hand(other).melds,
                state.hand(other).bonus,
                dead=other is W,
                standing=other is W,
            )
            for other in (wind.after(step) for step in (1, 2, 3))
        )


def test_a_view_has_no_other_parts_than_those_that_are_looked_at_here() -> None:
    public = {part.name for part in fields(PlayerView)} - OWN
    assert public == {
        *("winds", "round_wind", "phase", "turn", "source", "replaced", "set_out", "offer"),
        *("discards", "wall", "untouched", "wild"),
    }
    assert {part.name for part in fields(Opponent)} == {
        *("wind", "concealed", "melds", "bonus", "dead", "standing")
    }
    tiles = [part.name for part in fields(WallView) if "Tile" in str(part.type)]
    assert tiles == ["turned_up"]


@pytest.mark.parametrize("book", RULE_SETS)
def test_what_is_the_tables_is_the_same_for_all(book: str) -> None:
    state, rules = dealt(book)
    views = [view_of(state, wind, rules) for wind in WINDS]
    for part in fields(PlayerView):
        shown = [getattr(view, part.name) for view in views]
        if part.name not in OWN:
            assert all(one == shown[0] for one in shown), part.name


def counted(view: PlayerView) -> dict[Tile, int]:
    return {KINDS[at]: number for at, number in enumerate(view.seen()) if number}


def test_what_is_seen_is_counted_once_wherever_it_lies() -> None:
    rules = rule_set("fenghua")
    state, _ = dealt("fenghua")
    hands = {
        E: ("B1", (pung(tile("B4"), S),)),
        S: ("B2 B2", (kong(tile("B5"), KongForm.DRAWN),)),
        W: ("B3", (chow((tile("D1"), tile("D2"), tile("D3")), tile("D2"), S),)),
        N: ("C9", (kong(tile("C1"), KongForm.ADDED, E),)),
    }
    holdings = tuple(
        replace(
            holding,
            hand=replace(
                holding.hand,
                concealed=tuple(map(tile, hands[wind][0].split())),
                melds=hands[wind][1],
                bonus=(FLOWER,),
            ),
        )
        for wind, holding in zip(state.winds, state.holdings, strict=True)
    )
    discards = (Discarded(E, tile("S")), Discarded(W, tile("D2"), S), Discarded(N, tile("Se1")))
    state = replace(
        state,
        holdings=holdings,
        discards=discards,
        phase=Phase.ROBBING,
        turn=W,
        offer=Offer(tile("C7"), W, robbing=True),
        wall=replace(state.wall, turned=tile("G")),
    )
    laid = {"B4": 3, "B5": 4, "D1": 1, "D2": 1, "D3": 1, "C1": 4, "S": 1, "C7": 1, "G": 1}
    for wind, own in ((E, {"B1": 1}), (S, {"B2": 2}), (W, {"B3": 1}), (N, {"C9": 1})):
        seen = {kind.code: number for kind, number in counted(view_of(state, wind, rules)).items()}
        assert seen == laid | own


def test_what_can_be_empty_in_an_event_is_there_in_a_row() -> None:
    """Else it would not be noticed if it were hidden from those who can see it."""
    for kind in get_args(Event):
        of_kind = [row.event for row in ROWS if isinstance(row.event, kind)]
        for part in fields(kind):
            empty = part.default if part.default is not MISSING else None
            assert any(getattr(event, part.name) not in {empty, None} for event in of_kind), (kind, part.name)
