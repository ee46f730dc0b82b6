"""The examples that Part II prints are all there."""

from peling.rulebooks import examples


def test_the_printed_examples_are_all_there() -> None:
    printed = {hand["id"][:9] for hand in examples("pung-chow-limit")["hands"] if hand["source"] == "book"}
    assert {f"PC2-EX-{number:02}" for number in range(1, 11)} <= printed
