"""The examples that Part I prints are all there; the thirteenth stands in two parts."""

from peling.rulebooks import examples


def test_the_printed_examples_are_all_there() -> None:
    given = {hand["id"] for hand in examples("pung-chow")["hands"]}
    assert {f"PC1-EX-{number:02}" for number in range(1, 21)} - given == {"PC1-EX-13"}
