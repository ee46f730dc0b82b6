"""Word the tables seen from above that stand beside the text of a page."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

loses_deal = Sentence("Learn", "has not won")
is_east_next = Sentence("Learn", "is East next")
may_chow = Sentence("Learn", "may chow")
may_take = Sentence("Learn", "may take it")
is_passed_over = Sentence("Learn", "is passed over")
for_mahjongg = Sentence("Learn", "Mah-Jongg")
for_pung = Sentence("Learn", "pung, kong")
for_chow = Sentence("Learn", "chow")
adds_fourth = Sentence("Learn", "adds the fourth")
wins_with_it = Sentence("Learn", "wins with it")
captions: Final = {
    "winds": Sentence("Learn", "South sits at East’s right, West opposite, North at the left."),
    "order": Sentence("Learn", "Everything goes round to the right, from East to South, West and North."),
    "next-east": Sentence("Learn", "When East passes, it goes to the player at the right: South."),
    "chow": Sentence("Learn", "For a sequence the tile must come from the player at your left."),
    "anybody": Sentence("Learn", "It does not matter who has discarded the tile."),
    "passed-over": Sentence("Learn", "East claims the tile of West: North is passed over, South comes next."),
    "first": Sentence("Learn", "Several claim one tile: who is served first, second and last."),
    "rob": Sentence("Learn", "Who adds a fourth tile to a pung may lose it to a hand that it completes."),
    "all-pay": Sentence("Learn", "All pay the winner; East pays double."),
    "all-pay-east": Sentence("Learn", "East has won: everybody pays double."),
    "discarder-pays": Sentence("Learn", "The discarder pays twice, the others once."),
    "each-pays-twice": Sentence("Learn", "The winner has drawn the tile: each pays twice."),
}
"""What a table shows that is seen from above beside a page, by its kind."""
