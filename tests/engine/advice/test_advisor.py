"""Advice: the reasons are the facts of the position, the order is that of an expert."""

from random import Random

import pytest

from peling.advice.advisor import REASONS, advise
from peling.advice.formula.appraisal import appraise
from peling.advice.formula.prices import AIMS
from peling.advice.players import LEVELS
from peling.advice.reasons import NEAR_AIM
from peling.core.actions import AddedKong, ClaimChow, ClaimPung, ConcealedKong, Discard, GoOut, Pass
from peling.core.tiles import Tile, Wind, tile
from peling.play.table import DealState, view_of
from peling.rulebooks import RULE_SETS
from peling.rules.legality import legal_actions
from tests.engine.advice.positions_walk import moments
from tests.engine.positions import E, S, W, book, play, position

CALLING = "B1 B2 B3 B4 B4 B4 D2 D3 D4 C7 C7 C2 C3"


def offered(hands: dict[Wind, str], discard: str) -> DealState:
    state, _ = play(position(hands, drawn=discard), (E, Discard(tile(discard))))
    return state


def facts(state: DealState, wind: Wind, action: object, reason: str) -> dict[str, object]:
    advice = next(found for found in advise(view_of(state, wind, book()), book()) if found.action == action)
    given = advice.reason(reason)
    assert given is not None, reason
    return dict(given.evidence.facts)


def tiles(state: DealState, wind: Wind, action: object, reason: str) -> tuple[Tile, ...]:
    advice = next(found for found in advise(view_of(state, wind, book()), book()) if found.action == action)
    given = advice.reason(reason)
    return () if given is None else given.evidence.tiles


@pytest.mark.parametrize(
    "state",
    [
        position({E: CALLING}, drawn="C9"),
        position({E: CALLING}, drawn="C4"),
        position(),
        offered({S: CALLING}, "C4"),
        offered({E: "B1 B4 B7 D1 D4 C1 C4 C4 C7 E S W N", W: "D7 D7 D7 B4 B4 B1 B2 B3 C1 C2 C3 N N"}, "D7"),
    ],
    ids=["calling", "complete", "silent", "claim-win", "claim-kong"],
)
def test_advice_is_on_every_legal_action_in_the_order_of_an_expert(state: DealState) -> None:
    wind = state.asked[0] if state.asked else E
    view = view_of(state, wind, book())
    advice = advise(view, book())
    assert {found.action for found in advice} == set(legal_actions(view, book()))
    assert [found.worth for found in advice] == sorted((found.worth for found in advice), reverse=True)
    assert advice[0].action == LEVELS["expert"](Random(1)).choose(view, book())
    for found in advice:
        ids = [reason.id for reason in found.reasons]
        assert ids == [id_ for id_ in REASONS if id_ in ids]
        assert ids


def test_nothing_to_decide_is_no_advice() -> None:
    assert advise(view_of(position(), W, book()), book()) == ()


def test_going_out_says_what_the_hand_counts() -> None:
    state = position({E: CALLING}, drawn="C4")
    # 20, 2 for drawing, 4 for the concealed fours of bamboos.
    assert facts(state, E, GoOut(), "wins") == {"score": 26}


def test_a_discard_says_how_far_the_hand_is_and_what_would_help() -> None:
    state = position({E: CALLING}, drawn="C9")
    discard = Discard(tile("C9"))
    assert facts(state, E, discard, "tiles-away") == {"before": 1, "after": 1}
    # That others hold some of them cannot be seen.
    assert tiles(state, E, discard, "useful-tiles") == (tile("C1"), tile("C4"))
    assert facts(state, E, discard, "useful-tiles") == {"live": 8, "away": 1}
    aim = facts(state, E, discard, "aims-at")
    assert aim["pattern"] == "any"
    assert aim["away"] == 1
    worse = Discard(tile("D3"))
    assert facts(state, E, worse, "tiles-away") == {"before": 1, "after": 2}


def test_a_tile_that_all_can_see_does_not_count_as_live() -> None:
    state = position({E: CALLING}, drawn="C9", wall="C4 D7 D7 D7")
    assert facts(state, E, Discard(tile("C9")), "useful-tiles") == {"live": 2, "away": 1}
    assert tiles(state, E, Discard(tile("C9")), "useful-tiles") == (tile("C1"), tile("C4"))


def test_a_claim_says_what_it_exposes_and_what_would_be_discarded() -> None:
    state = offered({S: "R R B1 B2 B3 B4 B5 B6 C7 C7 D2 D9 N"}, "R")
    assert facts(state, S, ClaimPung(), "exposes") == {"sets": 1}
    assert tiles(state, S, ClaimPung(), "then-discard")[0] in {tile("D2"), tile("D9"), tile("N")}
    assert facts(state, S, ClaimPung(), "tiles-away") == {"before": 3, "after": 2}
    assert facts(state, S, Pass(), "tiles-away") == {"before": 3, "after": 3}


def test_a_chow_claimed_leads_nearer() -> None:
    state = offered({S: "D2 D3 B1 B2 B3 C5 C5 C7 C8 E S W N"}, "D4")
    chow = ClaimChow((tile("D2"), tile("D3")))
    away = facts(state, S, chow, "tiles-away")
    assert away == {"before": 4, "after": 3}


def test_a_four_says_that_a_loose_tile_comes() -> None:
    state = position({E: "C7 C7 C7 B1 B2 B3 D4 D5 D6 C2 C2 N W"}, drawn="C7")
    drawable = view_of(state, E, book()).wall.drawable
    assert facts(state, E, ConcealedKong(tile("C7")), "loose-tile") == {"drawable": drawable}
    state = position({E: "B1 B2 B3 D4 D5 D6 C2 C2 D7 D8 | (C7 C7 C7*)<S"}, drawn="C7")
    assert facts(state, E, AddedKong(tile("C7")), "tiles-away") == {"before": 1, "after": 1}


def test_exposed_sets_late_in_the_wall_make_discards_dangerous() -> None:
    exposed = "B2 B2 D5 D6 | (B7 B7 B7*)<E (B4 B4 B4*)<E (B1 B2* B3)<E"
    late = position({E: CALLING.replace("B4 B4 B4", "D7 D7 D7"), S: exposed}, drawn="B9", wall="C4 C4 C4 C4")
    early = position({E: CALLING.replace("B4 B4 B4", "D7 D7 D7"), S: exposed}, drawn="B9")
    discard = Discard(tile("B9"))
    assert facts(late, E, discard, "danger")["cost"] != 0
    view = view_of(early, E, book())
    assert all(found.reason("danger") is None for found in advise(view, book()))


def test_patterns_aimed_at_are_those_that_have_words() -> None:
    rng = Random(3)
    suits = [f"{suit}{rank}" for suit in "BDC" for rank in range(1, 10)]
    hands = [" ".join(rng.sample(suits, 13)) for _ in range(5)]
    hands += ["B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B9 D2 C3", "E E S S W W N N R R G Wh B1"]
    hands += ["B1 B2 B3 B5 B6 B7 B9 B9 E E E R R"]
    seen = set()
    for held in hands:
        state = position({E: held}, drawn="D1", winds=(E, W))
        for found in advise(view_of(state, E, book()), book()):
            aim = found.reason("aims-at")
            if aim is not None:
                seen.add(aim.evidence.fact("pattern"))
    assert seen <= set(AIMS)
    assert len(seen) >= 2


FACTS = {
    "wins": {"score"},
    "tiles-away": {"before", "after"},
    "aims-at": {"pattern", "away", "value"},
    "useful-tiles": {"live", "away"},
    "exposes": {"sets"},
    "loose-tile": {"drawable"},
    "then-discard": set(),
    "danger": {"cost"},
}
"""What each reason tells; the words of the tutor are made of it."""


def test_no_dream_is_said_of_a_hand_that_is_far_from_it() -> None:
    far = 0
    for view, rules in moments("pung-chow", 1, every=3):
        dreams = [
            one for one in appraise(view, rules) if one.pattern not in ("any", "") and one.need > NEAR_AIM
        ]
        far += len(dreams)
        said = {found.action: found.reason("aims-at") for found in advise(view, rules)}
        assert not [one for one in dreams if said[one.action] is not None]
        for reason in said.values():
            fact = {} if reason is None else dict(reason.evidence.facts)
            assert fact.get("pattern", "any") == "any" or fact["away"] in range(NEAR_AIM + 1)
    assert far, "nothing far off was aimed at"


def test_every_reason_tells_its_facts_in_every_book() -> None:
    seen = set()
    for book_id in RULE_SETS:
        for view, rules in moments(book_id, 1, every=3):
            for found in advise(view, rules):
                for reason in found.reasons:
                    seen.add(reason.id)
                    assert set(dict(reason.evidence.facts)) == FACTS[reason.id]
    assert seen | {"wins"} == set(REASONS)
