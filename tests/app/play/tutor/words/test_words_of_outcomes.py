"""Who pays, what ranks, how a deal has ended and what a card says: each is worded by its own fact."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.advice.consequences import Consequences, consequences
from peling.advice.own_hand import Company
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Wash,
)
from peling.core.tiles import WINDS, Wind, tile
from peling.rulebooks import rule_set
from peling_app.play.tutor.words import beginning, card, coach, now, own_hand, panel, tutor
from tests.app.play.tutor.positions import discard_of_west

pytestmark = pytest.mark.usefixtures("english")
E, S, W, N = WINDS
FACTS = replace(consequences(discard_of_west(), ClaimPung(), rule_set("pung-chow")), worth=None, broken=())
CHOW = ClaimChow((tile("C4"), tile("C6")))
DOUBLED = "what East pays or receives is doubled."


def facts(action: Action, **others: object) -> Consequences:
    return replace(FACTS, action=action, **others)  # type: ignore[arg-type]  # facts of several types


@pytest.mark.parametrize(
    ("action", "payers", "others", "said"),
    [
        (Wash(), (), {}, ""),
        (Wash(), (S,), {}, "South pays you; nothing is doubled. The tiles are dealt anew."),
        (
            Wash(),
            (S, N),
            {},
            "South and North pay you the same; nothing is doubled. The tiles are dealt anew.",
        ),
        (ClaimWin(), (), {}, ""),
        (ClaimWin(), (S,), {}, f"South pays you; {DOUBLED}"),
        (ClaimWin(), (S, N), {}, f"South and North pay you; {DOUBLED}"),
        (ClaimWin(), (S, N), {"liable": N}, f"North pays you for all; {DOUBLED}"),
        (ClaimWin(), (S, N), {"payments": ((S, 8), (N, 8))}, "South and North pay you 8 each."),
        (
            ClaimWin(),
            (S, W, N),
            {"payments": ((S, 8), (W, 16), (N, 8))},
            "South and North pay you 8 each. West pays you 16.",
        ),
    ],
)
def test_who_pays_what_is_said_as_it_is(
    action: Action, payers: tuple[Wind, ...], others: dict[str, object], said: str
) -> None:
    assert tutor.then(facts(action, **others), payers) == said


@pytest.mark.parametrize(
    ("before", "behind", "said"),
    [
        ((), (), ""),
        ((), (ClaimChow,), "before a chow."),
        ((ClaimWin,), (), "Only Mah-Jongg ranks before a pung."),
        ((ClaimWin,), (ClaimChow,), "before a chow. Only Mah-Jongg ranks before a pung."),
        ((ClaimWin, ClaimKong), (), "behind every other claim: Mah-Jongg and a four of a kind."),
        (
            (ClaimWin, ClaimKong),
            (ClaimChow,),
            "before a chow. Mah-Jongg and a four of a kind rank before it.",
        ),
    ],
)
def test_what_ranks_before_and_behind_is_said_as_it_is(
    before: tuple[type, ...], behind: tuple[type, ...], said: str
) -> None:
    assert tutor.ranks(facts(ClaimPung(), outranked_by=before, outranks=behind)) == said


@pytest.mark.parametrize(
    ("own", "won", "washed", "heading"),
    [
        (False, False, False, "Nobody has won"),
        (False, True, False, "Mah-Jongg for Wren"),
        (True, True, False, "You are Mah-Jongg"),
        (False, False, True, "The tiles are washed"),
    ],
)
def test_how_a_deal_has_ended_is_said_as_it_is(*, own: bool, won: bool, washed: bool, heading: str) -> None:
    said, lead = now.ended("Wren", "Somehow", own=own, won=won, washed=washed)
    assert said == heading
    assert lead.startswith("Somehow. ")


def test_each_three_of_the_hand_and_of_the_table_may_become_a_four() -> None:
    company = Company(threes=(tile("B8"),), runs=(), pairs=(), neighbours=(), alone=())
    found = {label: text for label, text, _ in own_hand.hand_facts(company, (tile("R"),))}
    assert found["Kong"] == "with the fourth: 8 of bamboos; red dragon"
    assert "dragon" not in found["Sets"]


SETS: dict[Action, tuple[str, str]] = {
    ClaimPung(): ("a set of three, open", "your draw. OPEN"),
    CHOW: ("a sequence, open", "your draw. OPEN"),
    ClaimKong(): ("a set of four, open", "OPEN"),
    AddedKong(tile("B8")): ("a set of four, open", ""),
    ConcealedKong(tile("B8")): ("a set of four, concealed", ""),
    ClaimWin(): ("four sets and a pair: Mah-Jongg. The deal ends", ""),
}


@pytest.mark.parametrize("action", SETS, ids=lambda action: type(action).__name__)
def test_a_card_says_what_is_made_and_given_up(action: Action) -> None:
    made, given_up = SETS[action]
    assert card.makes(facts(action)) == made
    lying = card.costs(facts(ClaimKong()), 2)
    assert card.costs(facts(action), 2) == given_up.replace("OPEN", lying)


@pytest.mark.parametrize(
    ("value", "said"), [(0.0, "0"), (0.04, "0"), (0.05, "−0.1"), (1.2, "−1.2"), (12.0, "−12.0")]
)
def test_points_that_are_lost_have_a_minus_and_nothing_has_none(value: float, said: str) -> None:
    assert coach.lost(value) == said


@pytest.mark.parametrize(
    ("behind", "said"),
    [
        (0.7, "0.7 points were lost in the trials, and that may be chance (± 0.8)"),
        (-1.5, "it even brought 1.5 points more in the trials, but that may be chance (± 0.8)"),
        (0.01, "in the trials it lost nothing against the best"),
        (-0.01, "in the trials it lost nothing against the best"),
    ],
)
def test_what_may_be_chance_is_said_as_it_was_in_the_trials(behind: float, said: str) -> None:
    assert coach.may_be_chance(behind, 0.4) == f"It is about equal: {said}."


def test_what_is_more_than_chance_and_less_than_a_slip_is_not_called_chance() -> None:
    assert coach.may_be_chance(1.5, 0.4) == (
        "It is about equal: 1.5 points were lost in the trials (± 0.8). That is more than chance explains, "
        "but less than a slip."
    )


def test_who_throws_is_said_as_it_is() -> None:
    assert beginning.throws("Wren", 7, own=True) == "You throw 7"
    assert beginning.throws("Wren", 7, own=False) == "Wren: a throw of 7"


def test_what_lies_under_the_panel_is_said_where_something_does() -> None:
    assert panel.covers(None) == "Show the table (T)"
    assert (
        panel.covers(N).replace("\N{NO-BREAK SPACE}", " ")
        == "North’s tiles lie under this: show the table (T)"
    )
