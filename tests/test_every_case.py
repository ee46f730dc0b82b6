"""A test of many cases checks each of them and names every one that is wrong."""

import pytest

from tests.every_case import every


def test_all_cases_are_checked_and_each_wrong_one_is_named() -> None:
    checked: list[int] = []

    @every("number, square", [pytest.param(2, 4, id="two"), pytest.param(3, 8, id="three"), (4, 16), (5, 0)])
    def squares(number: int, square: int, offset: int) -> None:
        checked.append(number)
        assert number * number + offset == square

    with pytest.raises(AssertionError) as said:
        squares(offset=0)
    assert checked == [2, 3, 4, 5]
    first, *wrong = str(said.value).splitlines()
    assert first == "2 of 4 cases are wrong"
    named = [line.split(": ")[0] for line in wrong if "Error" in line]
    assert named == ["three", "3 (5, 0)"]


def test_an_error_in_one_case_leaves_the_others_checked() -> None:
    checked: list[str] = []

    @every("word", ["a", "b"])
    def letters(word: str) -> None:
        checked.append(word)
        raise KeyError(word)

    with pytest.raises(AssertionError) as said:
        letters()
    assert checked == ["a", "b"]
    assert str(said.value) == "2 of 2 cases are wrong\n0 ('a',): KeyError: 'a'\n1 ('b',): KeyError: 'b'"


@every("word", ["a", "b"])
def test_fixtures_are_given_beside_the_cases(word: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert tmp_path_factory.getbasetemp().is_dir(), word


def test_cases_that_are_not_by_day_are_left_to_the_night() -> None:
    checked: list[str] = []

    @every("word", ["a", "b", "c"], by_day=["b"])
    def letters(word: str) -> None:
        checked.append(word)

    letters(hour="day")
    assert checked == ["b"]
    letters(hour="night")
    assert checked == ["b", "a", "c"]
    (mark,) = letters.pytestmark  # type: ignore[attr-defined]  # pytest gives it to a function
    by_day, by_night = mark.args[1]
    assert by_day == "day"
    assert [one.name for one in by_night.marks] == ["nightly"]
    with pytest.raises(ValueError, match="no case is"):
        every("word", ["a"], by_day=["d"])


@every("word", ["a", "b"], by_day=["b"])
def test_by_day_the_cases_of_the_day_are_asked(word: str, request: pytest.FixtureRequest) -> None:
    assert (word == "b") is ("night" not in request.node.name)


def test_no_case_and_two_cases_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="of 0 cases"):
        every("word", [])
    with pytest.raises(ValueError, match="of 2 cases 1 have"):
        every("word", [pytest.param("a", id="x"), pytest.param("b", id="x")])
