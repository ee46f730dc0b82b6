"""Word what the player is asked for when a tile may be claimed, and the offer to ask him less."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence, Sentences

kept: Final = Sentences(
    {
        "rest": Sentence("Asking", "until my turn"),
        "chows": Sentence("Asking", "all chows"),
        "useful": Sentence("Asking", "useless tiles"),
        "nearer": Sentence("Asking", "all but nearer"),
        "chows-useful": Sentence("Asking", "chows and useless"),
        "chows-nearer": Sentence("Asking", "chows, all but nearer"),
    }
)
"""What passes by itself, in a few words under "Pass"; at most two lines."""
said: Final = Sentences(
    {
        "rest": Sentence("Asking", "Until your next turn everything passes by itself, but no win."),
        "chows": Sentence("Asking", "Chows pass by themselves, but no win."),
        "useful": Sentence("Asking", "What is of no use to your hand passes by itself, but no win."),
        "nearer": Sentence("Asking", "What does not bring you nearer passes by itself, but no win."),
        "chows-useful": Sentence(
            "Asking", "Chows, and what is of no use to your hand, pass by themselves, but no win."
        ),
        "chows-nearer": Sentence(
            "Asking", "Chows, and what does not bring you nearer, pass by themselves, but no win."
        ),
    }
)
"""The same as a sentence, for screen readers and under the mouse."""
offer: Final = Sentences(
    {
        "title": Sentence("Asking", "Shall I ask you less?"),
        "text": Sentence("Asking", "Tiles of no use to you can pass by themselves; a win never does."),
        "yes": Sentence("Asking", "Let them pass"),
        "no": Sentence("Asking", "Go on asking"),
    }
)
"""What the tutor offers to a learner who has let several tiles of no use pass."""
