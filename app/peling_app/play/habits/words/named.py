"""Name what a player loses by, and say of each what it is."""

from __future__ import annotations

from typing import Final

from peling.coach.habits import Subject
from peling_app.kit.words.marks import Sentence, Sentences

habit_names: Final = Sentences[Subject](
    {
        Subject.LONE_HONOURS: Sentence("YourPlay", "Keeping lone winds and dragons"),
        Subject.BROKEN_PAIRS: Sentence("YourPlay", "Breaking a pair too soon"),
        Subject.EARLY_CLAIMS: Sentence("YourPlay", "Claiming early"),
        Subject.MISSED_CLAIMS: Sentence("YourPlay", "Letting good claims pass"),
        Subject.DREAMS: Sentence("YourPlay", "Dreaming of a great hand"),
        Subject.DANGERS: Sentence("YourPlay", "Discarding what others wait for"),
        Subject.FEEDS: Sentence("YourPlay", "Discarding what others can use"),
        Subject.WILD_TILES: Sentence("YourPlay", "Giving wild tiles away"),
        Subject.AIMS_LEFT: Sentence("YourPlay", "Giving up a special sort of hand"),
        Subject.SLOWER: Sentence("YourPlay", "Making the hand slower"),
        Subject.WAITS: Sentence("YourPlay", "Calling for fewer tiles"),
        Subject.CHEAPER: Sentence("YourPlay", "Making the hand cheaper"),
        Subject.OTHER: Sentence("YourPlay", "A mistake of another kind"),
    }
)
"""What a habit is called; a single mistake, which is tried again, may be of none of these kinds."""

habit_said: Final = Sentences[Subject](
    {
        Subject.LONE_HONOURS: Sentence(
            "YourPlay",
            "A wind or dragon that stands alone waits for two more tiles of its kind. You kept it and gave "
            "a tile of more use away.",
        ),
        Subject.BROKEN_PAIRS: Sentence(
            "YourPlay",
            "A pair is the head of the hand, or half a pung. You discarded one of two where another tile was "
            "of less use.",
        ),
        Subject.EARLY_CLAIMS: Sentence(
            "YourPlay",
            "An open set binds three tiles and shows them. You took one where waiting was worth more.",
        ),
        Subject.MISSED_CLAIMS: Sentence(
            "YourPlay",
            "A tile that finishes a set seldom comes twice. You let one pass that was worth taking.",
        ),
        Subject.DREAMS: Sentence(
            "YourPlay",
            "The hand you aimed at counts more, and comes so much more rarely that it is worth less.",
        ),
        Subject.DANGERS: Sentence(
            "YourPlay", "Another was near a win. A safer tile, or a wait, would have cost less on average."
        ),
        Subject.FEEDS: Sentence(
            "YourPlay",
            "Another can make a set of it, most often a pung of dragons or winds: he wins sooner then, or "
            "his hand counts more.",
        ),
        Subject.WILD_TILES: Sentence(
            "YourPlay",
            "A wild tile stands for any tile but a flower. You discarded one while a plain tile was of less "
            "use.",
        ),
        Subject.AIMS_LEFT: Sentence(
            "YourPlay",
            "One suit, seven pairs or the like was in reach, and worth more. What you did led away from it.",
        ),
        Subject.SLOWER: Sentence(
            "YourPlay",
            "After another choice the hand would have been nearer to a win, or helped by more tiles.",
        ),
        Subject.WAITS: Sentence(
            "YourPlay", "The hand was one tile from a win. To what you kept fewer tiles fit than to another."
        ),
        Subject.CHEAPER: Sentence(
            "YourPlay", "After another choice the hand would have counted more when it wins."
        ),
    }
)
"""What a habit is, in a sentence or two."""
