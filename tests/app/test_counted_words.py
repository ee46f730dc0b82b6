"""A number beside the name of many things: "1 tiles" is never said, since such words are counted words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

SOURCES: Final = Path(__file__).parents[2] / "translations" / "peling_de.ts"
BESIDE: Final = re.compile(
    r"\{\w+\} (?:tiles|times|evenings|deals|games|sheets|rounds|stacks|kinds|payments|decisions)\b"
)
NEVER_ONE: Final = (
    "{number} times {tile}: there are only four.",  # five at least
    "{number} tiles are too many",
    "{number} times {tile} on the table",
    "There are {number} times {tile}; so many there are not.",
    "{number} tiles in one place",
    "A level is said from {number} deals on",  # a number of the program
    "your {number} tiles",  # what is dealt
    "{stacks} stacks",  # of a side of the wall
    "{tiles} tiles",  # of the whole wall
    "It counts {times} times.",  # two at least
    "the hand earns it {times} times",
    "three shares: {times} times {score}.",  # two at least
    "{number} tiles to go: so many",  # one has words of its own
    "{rounds} rounds",  # as well
    "You have named each of the {total} tiles at once.",  # ten
    "deals of a hundred",
    "{deals} deals; who has it",  # a measurement
    "{costly} of {whole} decisions",
    "{done} of {whole} deals reviewed",  # so many of so many
)
"""Words whose number cannot be one, or is one of two that are compared."""


def test_no_number_that_may_be_one_stands_beside_the_name_of_many() -> None:
    texts = {
        (message.findtext("source") or "")
        for message in ET.parse(SOURCES).iter("message")  # noqa: S314 - a file of our own
        if message.get("numerus") != "yes"
    }
    assert len(texts) > 1000
    found = {text for text in texts if BESIDE.search(text) and not any(known in text for known in NEVER_ONE)}
    assert found == set()
