import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.ledger.points import MOST, PointsError, PointsFault, reckon_sum


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        (" 7 ", 7),
        ("0", 0),
        ("20+8+4", 32),
        ("32*4", 128),
        ("26 x 2 x 2", 104),
        ("26 X 2", 52),
        ("26×2·2", 104),
        ("10 + 4*2 + 1", 19),
        ("30−4", 26),
        ("30 - 4 – 6", 20),
        ("\u00a020 +\u20098", 28),
        ("٢٠+٨", 28),
        ("２０＋８＊２－４", 32),
    ],
)
def test_a_text_is_reckoned_as_people_write_it(text: str, value: int) -> None:
    assert reckon_sum(text).value == value


def test_terms_and_factors_stay_to_be_shown() -> None:
    assert reckon_sum("20+8*2-4").terms == ((20,), (8, 2), (-4,))


@pytest.mark.parametrize(
    ("text", "kind", "position"),
    [
        ("", PointsFault.EMPTY, 0),
        ("   ", PointsFault.EMPTY, 0),
        ("20+", PointsFault.NO_NUMBER, 3),
        ("+20", PointsFault.NO_NUMBER, 0),
        ("20++8", PointsFault.NO_NUMBER, 3),
        ("20+a", PointsFault.NO_NUMBER, 3),
        ("20 8", PointsFault.NO_SIGN, 3),
        ("20/2", PointsFault.NO_SIGN, 2),
        ("2.5", PointsFault.NO_SIGN, 1),
        ("4-8", PointsFault.NEGATIVE, 0),
        ("9" * 14, PointsFault.TOO_MUCH, 0),
        ("9999999*9999999", PointsFault.TOO_MUCH, 0),
        ("1+" * 200, PointsFault.TOO_MUCH, 200),
        ("²", PointsFault.NO_NUMBER, 0),
    ],
)
def test_what_cannot_be_read_says_what_and_where(text: str, kind: PointsFault, position: int) -> None:
    with pytest.raises(PointsError) as raised:
        reckon_sum(text)
    assert (raised.value.kind, raised.value.position) == (kind, position)


@pytest.mark.parametrize(("text", "value"), [("-20", -20), ("+20", 20), ("−4*2+1", -7), ("4-8", -4)])
def test_an_adjustment_has_a_sign(text: str, value: int) -> None:
    assert reckon_sum(text, signed=True).value == value


def value_or_position(text: str) -> tuple[int, int]:
    """Return what a text comes to, and 0; or -1, and where it cannot be read."""
    try:
        return reckon_sum(text).value, 0
    except PointsError as error:
        return -1, error.position


@given(st.text(max_size=30))
def test_any_text_is_points_or_a_typed_error(text: str) -> None:
    value, position = value_or_position(text)
    assert -1 <= value <= MOST
    assert 0 <= position <= len(text)


@given(st.lists(st.lists(st.integers(0, 99), min_size=1, max_size=3), min_size=1, max_size=5))
def test_a_written_sum_is_its_value(terms: list[list[int]]) -> None:
    text = " + ".join(" x ".join(map(str, factors)) for factors in terms)
    made = reckon_sum(text)
    assert made.terms == tuple(map(tuple, terms))
