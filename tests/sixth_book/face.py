"""The face of the book."""

from typing import Final

from peling.rules.rulebook import rules_by_topic
from peling_app.books.face import BookFace, Cover
from peling_app.books.subjects import Subject
from peling_app.kit.words.prose_file import PageWords
from tests.sixth_book.book import ID
from tests.sixth_book.citations import BOOK

FACE: Final = BookFace(
    id=ID,
    book=BOOK,
    prefixes=("CY-",),
    cloth="#3A2A4A",
    cover=Cover("Courtyard", "played in the yard", "made up for tests"),
    short="Courtyard",
    quoted="Courtyard Rules",
    about=("A dozen rules on a single page.",),
    course="All there is to know of it, in one lesson.",
    options=lambda: {
        "going_out": PageWords("Going out", ("What going out counts.",), labels={"10": "ten", "20": "twenty"})
    },
    subjects=(("CY-OUT", Subject.MAH_JONGG), ("CY-THREE", Subject.SET), ("CY-RED", Subject.DRAGONS)),
    terms=rules_by_topic("chow: CY-CHOW\npung: CY-PUNG"),
    meetings=rules_by_topic("turn: CY-TURN\nchow: CY-CHOW\nsettlement: CY-PAY"),
    places=rules_by_topic("draw: CY-TURN\none-winner: CY-ORDER\nnext-east: CY-EAST\nnobody-pays: CY-DRAW"),
)
