"""What the page of keys says: the first five keys and minutes, headings of groups, where keys work."""

from __future__ import annotations

from typing import Final

from peling_app.kit.command import Group, Scope
from peling_app.kit.words.marks import Sentence, Sentences

title = Sentence("HelpPage", "Help and keys")
manual_title = Sentence("HelpPage", "The Pe-Ling manual")
"""The title of the manual where it is written for a browser."""
first_keys_title = Sentence("HelpPage", "The first five keys")
first_steps_title = Sentence("HelpPage", "The first five minutes")
subtitle = Sentence(
    "HelpPage", "Everything can be done with the mouse, with the keys alone, or by a screen reader"
)
first_keys: Final = (
    (("tile.left", "tile.right"), Sentence("HelpPage", "Go to a tile of your hand")),
    (("tile.choose",), Sentence("HelpPage", "Select the tile; once more discards it")),
    (("claim.pass",), Sentence("HelpPage", "Let the offered tile pass")),
    (("tutor.advise",), Sentence("HelpPage", "Ask the tutor what is best")),
    (("table.why",), Sentence("HelpPage", "Ask why something is not possible")),
)
"""What a player needs who has never played with keys; those of one row are said together."""
first_steps: Final = (
    Sentence("HelpPage", "Choose Play, then Start. The seats are drawn by dice, and the tiles are dealt."),
    Sentence(
        "HelpPage",
        "On your turn you hold one tile too many. Drag a tile onto the table, click it twice, or go "
        "to it with the arrows and press Enter twice: it is discarded.",
    ),
    Sentence(
        "HelpPage",
        "When another player discards, the bar above your hand shows what you may claim. Mah-Jongg, "
        "Kong, Pung, Chow and Pass always stand in this order. Nobody hurries you.",
    ),
    Sentence(
        "HelpPage",
        "The tutor beside the table says what each claim makes, counts and costs, and why a claim is "
        "not allowed, with the place in the book. Ask Why not? of any tile or button with the right "
        "button of the mouse or the key W. In a narrow window press Ctrl+1 to open the tutor, "
        "or a sign on its strip at the edge.",
    ),
    Sentence(
        "HelpPage",
        "After the deal the four hands lie open with every point and double. You can close the "
        "program at any time: Continue goes on exactly there.",
    ),
)
group_heading: Final = Sentences(
    {
        Group.CLAIMS: Sentence("HelpPage", "Claims"),
        Group.TABLE: Sentence("HelpPage", "At the table"),
        Group.GAME: Sentence("HelpPage", "Game"),
        Group.LEARN: Sentence("HelpPage", "Lessons and drills"),
        Group.SCORE: Sentence("HelpPage", "Score sheet"),
        Group.VIEW: Sentence("HelpPage", "View"),
        Group.HELP: Sentence("HelpPage", "Help"),
    }
)
"""What groups of keys are called, in the order in which they stand."""
place: Final = Sentences(
    {
        Scope.HOME: Sentence("HelpPage", "on the start page"),
        Scope.SETUP: Sentence("HelpPage", "setting the table"),
        Scope.COMPARE: Sentence("HelpPage", "comparing books"),
        Scope.JUDGE: Sentence("HelpPage", "judging a hand"),
        Scope.REPLAY: Sentence("HelpPage", "in the replay"),
        Scope.REVIEW: Sentence("HelpPage", "in the review"),
        Scope.OWN_HANDS: Sentence("HelpPage", "practising own hands"),
        Scope.GAMES: Sentence("HelpPage", "among saved games"),
    }
)
"""Where keys work whose group does not say it."""
contents = Sentence("HelpPage", "Chapters")
keys_title = Sentence("HelpPage", "First steps and keys")
all_keys = Sentence("HelpPage", "All keys")
next_chapter = Sentence("HelpPage", "Next: {chapter}")
