"""What an evening came to: whatever was played, its figures add up and its debts make all even."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from peling.core.scoring import WinBy
from peling.ledger.entry import Adjustment, DealEntry, Points, Result
from peling.ledger.inputs import Enter
from peling.ledger.sheet import Sheet
from peling.ledger.summary.evening import evening_of, won_hands
from tests.engine.ledger.sheets import sheet


def won(winner: int, *points: int) -> DealEntry:
    """Return a deal entered by its points."""
    return DealEntry(winner=winner, by=WinBy.WALL, hands=tuple(Points(str(one)) for one in points))


DRAWN = DealEntry(result=Result.DRAWN, hands=(None,) * 4)


def played(*entries: DealEntry) -> Sheet:
    """Return the sheet of some deals."""
    return sheet(*map(Enter, entries)).sheet


@st.composite
def evenings(draw: st.DrawFn) -> Sheet:
    """Make an evening by any book, of wins by points and drawn deals."""
    rules_id = draw(st.sampled_from(["pung-chow", "how-to-play", "four-winds", "fenghua"]))
    figures = st.lists(st.integers(0, 300), min_size=4, max_size=4)
    deals = draw(st.lists(st.one_of(st.just(None), st.tuples(st.integers(0, 3), figures)), max_size=8))
    entries = [DRAWN if one is None else won(one[0], *one[1]) for one in deals]
    return sheet(*map(Enter, entries), rules_id=rules_id).sheet


@given(evenings())
def test_an_evening_adds_up(made: Sheet) -> None:
    found = evening_of(made)
    assert sum(found.balances) == 0
    left = list(found.balances)
    for payer, payee, amount in found.payments:
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    assert left == [0, 0, 0, 0]
    assert sum(found.wins) + found.drawn == found.deals == len(made.deals)
    assert min(found.ranks) == 1
    for one, other in zip(found.balances, found.ranks, strict=True):
        assert other == 1 + sum(balance > one for balance in found.balances)
    scores = [one.score for one in won_hands(made)]
    if scores:
        assert found.biggest is not None
        assert found.cheapest is not None
        assert (found.biggest.score, found.cheapest.score) == (max(scores), min(scores))
        assert found.mean_score == Fraction(sum(scores), len(scores))


def test_the_first_of_equal_hands_is_the_biggest_and_the_cheapest() -> None:
    found = evening_of(played(won(1, 0, 40, 0, 0), won(2, 0, 0, 40, 0)))
    assert found.biggest is not None
    assert found.cheapest is not None
    assert (found.biggest.row.number, found.cheapest.row.number) == (1, 1)


def test_it_counts_how_long_somebody_was_east() -> None:
    found = evening_of(played(won(0, 40, 0, 0, 0), won(0, 40, 0, 0, 0), won(2, 0, 0, 40, 0)))
    assert found.longest_east == ((0,), 3)


def test_all_who_were_east_as_long_are_named() -> None:
    """Of two who had been East for one deal the first alone stood there."""
    found = evening_of(played(won(1, 0, 40, 0, 0), won(2, 0, 0, 40, 0)))
    assert found.longest_east == ((0, 1), 1)


def test_nothing_is_said_of_an_evening_that_has_not_begun() -> None:
    found = evening_of(played())
    assert (found.biggest, found.mean_score, found.longest_east, found.ended) == (None, None, None, "")
    assert found.ranks == (1, 1, 1, 1)


def test_nobody_owes_where_changes_by_hand_left_the_sums_uneven() -> None:
    uneven = DealEntry(
        result=Result.DRAWN, hands=(None,) * 4, adjustments=(Adjustment(("+10", "", "", ""), "a gift"),)
    )
    found = evening_of(played(uneven))
    assert sum(found.balances) == 10
    assert found.payments == ()
