"""Word the tables seen from above that stand beside the text of a page."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

is_no_longer_east = Sentence("Learn", "no longer East")
is_east_next = Sentence("Learn", "is East next")
may_chow = Sentence("Learn", "may chow")
may_not_chow = Sentence("Learn", "may not chow")
is_your_left = Sentence("Learn", "is at the left")
may_take = Sentence("Learn", "may take it")
is_passed_over = Sentence("Learn", "is passed over")
for_mahjongg = Sentence("Learn", "Mah-Jongg")
for_pung = Sentence("Learn", "pung, kong")
for_chow = Sentence("Learn", "chow")
adds_fourth = Sentence("Learn", "adds the fourth")
wins_with_it = Sentence("Learn", "wins with it")
pays_nothing = Sentence("Learn", "pays nothing")
pays_for_all = Sentence("Learn", "pays for all")
counts_most = Sentence("Learn", "counts most")
counts_least = Sentence("Learn", "counts least")
called_wrongly = Sentence("Learn", "wrong Mah-Jongg")
is_dead = Sentence("Learn", "dead hand")
claims_limit = Sentence("Learn", "claims the limit")
_one_pays = Sentence("Learn", "One pays the shares of all three; the two others pay nothing.")
_all_pay = Sentence("Learn", "All pay the winner; East pays double.")
captions: Final = {
    "winds": Sentence("Learn", "South sits at East’s right, West opposite, North at the left."),
    "order": Sentence("Learn", "Everything goes round to the right, from East to South, West and North."),
    "next-east": Sentence("Learn", "When East passes, it goes to the player at the right: South."),
    "drawn": Sentence("Learn", "The wall is used up, and nobody has won: nobody pays."),
    "chow": Sentence("Learn", "For a sequence the tile must come from the player at your left."),
    "not-across": Sentence(
        "Learn", "Opposite is not at the left: for a sequence the tile of this player cannot be claimed."
    ),
    "anybody": Sentence("Learn", "It does not matter who has discarded the tile."),
    "passed-over": Sentence("Learn", "East claims the tile of West: North is passed over, South comes next."),
    "first": Sentence("Learn", "Several claim one tile: who is served first, second and last."),
    "rob": Sentence("Learn", "Who adds a fourth tile to a pung may lose it to a hand that it completes."),
    "all-pay-south": _all_pay,
    "all-pay-north": _all_pay,
    "all-pay-east": Sentence("Learn", "East has won: everybody pays double."),
    "losers-settle": Sentence(
        "Learn", "Then the losers settle: of each two the lower pays the difference, doubled with East."
    ),
    "limit": Sentence("Learn", "A limit of 300: up to 300 among the others, up to 600 with East."),
    "discarder-pays": Sentence("Learn", "The discarder pays twice, the others once."),
    "each-pays-twice": Sentence("Learn", "The winner has drawn the tile: each pays twice."),
    "pays-for-all": _one_pays,
    "pays-for-all-west": _one_pays,
    "pays-for-all-east": _one_pays,
    "false-call": Sentence("Learn", "Who has called Mah-Jongg wrongly pays each of the others."),
    "dead-pays": Sentence("Learn", "A dead hand is paid nothing: it pays the others."),
    "unfinished": Sentence("Learn", "A loser with such a hand claims the limit from the other two losers."),
}
"""What a table shows that is seen from above beside a page, by its kind."""
