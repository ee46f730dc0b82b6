"""Word what stands round the course *Playing well*: its name, what was measured, what an act is worth."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence, Sentences

title = Sentence("PlayingWell", "Playing well")
line = Sentence(
    "PlayingWell",
    "When to claim, what to discard, what to aim at in {book}: what the figures of many deals say.",
)
measured = Sentence("PlayingWell", "From deals that computers played")

how_sure = Sentence(
    "PlayingWell", "The figure behind a sum of points says how far off it may be, 19 times in 20."
)

of_dilemma = Sentence(
    "PlayingWell",
    "{points} points of a deal. {positions} positions from play, each played on {worlds} times either way; "
    "the hand wins {won} of a hundred deals, the other way {other}, and counts {counts} then, the other way "
    "{less}.",
)
of_manner = Sentence(
    "PlayingWell",
    "{points} points in every deal, against three players without the habit. {deals} deals; who has it wins "
    "{won} of a hundred.",
)

lost = Sentence("PlayingWell", "{done}: {points} points (± {error}) less than the best.")
best = Sentence(
    "PlayingWell",
    "Played on many times, the hand wins {won} of a hundred deals and counts {counts} on average then.",
)
as_good = Sentence("PlayingWell", "{done}: as good as anything. By the figures the best is: {best}.")

NAMES: Final = Sentences(
    {
        "wind-before-terminal": Sentence("Measured", "A lone guest wind is discarded before a lone 1 or 9"),
        "wind-before-dragon": Sentence("Measured", "A lone guest wind is discarded before a lone dragon"),
        "wind-before-own": Sentence("Measured", "A lone guest wind is discarded before a wind that counts"),
        "terminal-before-middle": Sentence("Measured", "A lone 1 or 9 is discarded before a lone 3 to 7"),
        "fresh-honour-kept": Sentence(
            "Measured", "A lone honour that nobody has shown is kept late in a deal"
        ),
        "pair-of-three-broken": Sentence(
            "Measured", "Of three pairs or more one is broken, not an open sequence"
        ),
        "only-pair-broken": Sentence("Measured", "The only pair is broken, not an open sequence"),
        "gap-broken": Sentence("Measured", "A closed sequence is broken before an open one"),
        "dragon-early": Sentence("Measured", "A pung of dragons is claimed in the first six rounds"),
        "dragon-late": Sentence("Measured", "A pung of dragons is claimed later"),
        "own-wind-claimed": Sentence("Measured", "A pung of a wind that counts is claimed"),
        "guest-wind-claimed": Sentence("Measured", "A pung of guest winds is claimed"),
        "chow-far": Sentence("Measured", "The first chow is claimed four tiles or more from a win"),
        "chow-near": Sentence("Measured", "The first chow is claimed to be calling"),
        "chow-open": Sentence("Measured", "Another chow is claimed with sets open already"),
        "pung-many-pairs": Sentence(
            "Measured", "The first pung of a suit is claimed with three pairs or more"
        ),
        "pung-only-pair": Sentence("Measured", "The first pung of a suit is claimed with the only pair"),
        "idle-claim": Sentence("Measured", "A set is claimed that brings the hand no nearer to a win"),
        "concealed-kong": Sentence("Measured", "Four tiles of a kind are laid down as a kong at once"),
        "added-kong": Sentence("Measured", "The fourth tile is added to an open pung at once"),
        "claimed-kong": Sentence("Measured", "A discard is claimed for a kong"),
        "chow-last": Sentence("Measured", "A chow is claimed to be calling in the last four turns"),
        "pung-last": Sentence("Measured", "A pung is claimed to be calling in the last four turns"),
        "safe-last": Sentence(
            "Measured", "The safest tile is discarded in the last four turns, two tiles or more from a win"
        ),
        "calling-last": Sentence(
            "Measured", "The safest tile is discarded in the last four turns though the hand is calling"
        ),
        "wide-wait": Sentence("Measured", "The wait with more tiles is taken, not the one that counts more"),
        "safe-calling": Sentence("Measured", "The safest tile is discarded though the hand is calling"),
        "safe-near": Sentence("Measured", "The safest tile is discarded two tiles from a win"),
        "safe-far": Sentence("Measured", "The safest tile is discarded three tiles or more from a win"),
        "nearest-tile": Sentence("Measured", "The discard that leaves the hand nearest to a win is chosen"),
        "wild-kept": Sentence("Measured", "The wild tile is kept and another one discarded"),
        "suit-8": Sentence("Measured", "One suit is aimed at with eight tiles of it and honours"),
        "suit-9": Sentence("Measured", "One suit is aimed at with nine tiles of it and honours"),
        "suit-10": Sentence("Measured", "One suit is aimed at with ten tiles of it and honours"),
        "suit-11": Sentence("Measured", "One suit is aimed at with eleven tiles of it and honours, or more"),
        "pungs-4": Sentence("Measured", "All pungs are aimed at with four pairs and threes"),
        "pungs-5": Sentence("Measured", "All pungs are aimed at with five pairs and threes or more"),
        "majors-8": Sentence(
            "Measured", "The thirteen are aimed at with eight different terminals and honours"
        ),
        "majors-9": Sentence(
            "Measured", "The thirteen are aimed at with nine different terminals and honours"
        ),
        "majors-10": Sentence("Measured", "The thirteen are aimed at with ten terminals and honours or more"),
        "pairs-4": Sentence("Measured", "Seven pairs are aimed at with four pairs"),
        "pairs-5": Sentence("Measured", "Seven pairs are aimed at with five pairs or more"),
        "apart-9": Sentence("Measured", "Tiles that stand apart are aimed at with nine of them"),
        "apart-10": Sentence("Measured", "Tiles that stand apart are aimed at with ten of them or more"),
        "nearest": Sentence("Measured", "Always what brings the hand nearest to a win, whatever it counts"),
        "fearless": Sentence("Measured", "Never a thought of what a discard may give away"),
        "fearful": Sentence("Measured", "Six times as much fear of what a discard may give away"),
        "closed": Sentence("Measured", "No chow and no pung is ever claimed"),
        "no-chows": Sentence("Measured", "No chow is ever claimed"),
        "eager": Sentence("Measured", "Chows and pungs are liked twice as much"),
        "any-hand": Sentence("Measured", "Any four sets will do: no hand of one suit, no rare hand"),
        "one-suit": Sentence("Measured", "One suit is aimed at in every deal"),
        "no-kongs": Sentence("Measured", "No kong is ever made"),
        "wild-given": Sentence("Measured", "A wild tile is as easily discarded as any other"),
        "points-ignored": Sentence("Measured", "No care is taken for the points that a win needs"),
    }
)
"""What was compared, or what the habit is, by the ids of the figures."""
