"""The rules of the article in its order, in our own words."""

from __future__ import annotations

from typing import Final

from peling.rulebooks.fenghua import citations as at
from peling.rules.ruleset import BookEntry

ENTRIES: Final = (
    BookEntry(
        "FH-TILES",
        "The tiles",
        "144 tiles: characters, circles and bamboos from 1 to 9, the four winds and the three dragons, four "
        "of each, and eight single flower tiles: four seasons and four flowers. Two dice.",
        at.EQUIPMENT,
    ),
    BookEntry(
        "FH-FLOWER-WINDS",
        "Whose flower is whose",
        "East has spring and plum, South summer and orchid, West autumn and chrysanthemum, North winter and "
        "bamboo.",
        at.SCORING,
    ),
    BookEntry(
        "FH-SEAT",
        "Seats",
        "Groups differ. One way: a tile of each wind is shuffled face down, a throw of two dice tells who "
        "draws first, the others follow to the right. Who draws East keeps his chair; South sits at his "
        "right, West opposite, North at his left.",
        at.SEATING,
    ),
    BookEntry(
        "FH-COUNT",
        "Counting with the dice",
        "Every throw is counted round to the right, the thrower being one.",
        at.BANKER,
    ),
    BookEntry(
        "FH-BANKER-FIRST",
        "The first banker",
        "The player at the East seat throws two dice; the player counted is the first banker.",
        at.BANKER,
    ),
    BookEntry(
        "FH-BANKER-STAY",
        "The bank stays or passes",
        "The banker stays after his own win and after a draw. Else the player at his right follows.",
        at.BANKER,
    ),
    BookEntry(
        "FH-SEATWIND",
        "Seat winds",
        "The banker is East, his right neighbour South, then West and North. They change with the bank.",
        at.BANKER,
    ),
    BookEntry(
        "FH-ROUND",
        "The prevailing wind",
        "East prevails first, then South, West and North; it changes whenever the bank comes back to the "
        "first banker. Four rotations are a game.",
        at.BANKER,
    ),
    BookEntry("FH-WALL", "The wall", "Each player builds 18 stacks of two.", at.WALLS),
    BookEntry(
        "FH-BREAK",
        "Breaking the wall",
        "The banker throws. The player counted breaks his own wall: he counts as many stacks from its right "
        "end as the larger die shows. The gap is to the left of the last one counted. Tiles are drawn from "
        "there clockwise, the upper of a stack before the lower; the tail is at the other side of the gap.",
        at.BREAKING,
    ),
    BookEntry(
        "FH-SUPPLY",
        "Supplementary tiles",
        "A kong or a melded flower is made good from the tail, stack by stack, the upper tile first.",
        at.BREAKING,
    ),
    BookEntry(
        "FH-WILD-INDICATOR",
        "The tile turned up",
        "From the tail the breaker counts as many stacks as the smaller die shows and turns up the upper "
        "tile. It stays in the wall and nobody ever takes it.",
        at.WILD,
    ),
    BookEntry(
        "FH-WILD-KIND",
        "The wild tiles",
        "The other three tiles of the kind turned up are wild; if a season was turned up, the other three "
        "seasons, if a flower, the other three flowers.",
        at.WILD,
    ),
    BookEntry(
        "FH-WILD-FLOWER",
        "Wild flowers",
        "A wild flower or season is no flower tile: it is never melded and brings no points for flowers.",
        at.WILD,
    ),
    BookEntry(
        "FH-WILD-USE",
        "What a wild tile may be",
        "In a winning hand it stands for any tile but a flower, also for its own face. It is never part of "
        "an open run, an open pung or a kong.",
        at.WILD,
    ),
    BookEntry(
        "FH-DEAL",
        "The deal",
        "From the banker round to the right everybody takes four tiles three times. Then the banker takes "
        "two that lie on top, one stack apart, and each of the others one. The banker has 14.",
        at.DEAL,
    ),
    BookEntry(
        "FH-FLOWER-DEAL",
        "Flowers in the deal",
        "The banker first, each player lays down his flowers and draws as many tiles from the tail, until "
        "he holds none. Wild ones stay.",
        at.FLOWERS,
    ),
    BookEntry(
        "FH-SHOW",
        "How tiles are shown",
        "Sets lie to the left of the hand. A claimer says the word, discards, and then lays the set down; a "
        "winning tile of one's own is laid beside the hand.",
        at.DEAL,
    ),
    BookEntry(
        "FH-TURN",
        "A turn",
        "To the right from the banker, each draws a tile, may meld a flower and draw for it, may kong, and "
        "wins or discards. Nobody has to meld a flower, but with one in the hand he cannot win.",
        at.PLAY,
    ),
    BookEntry(
        "FH-CHOW",
        "Chow",
        "The left neighbour's fresh discard may be taken for a run with two natural tiles. It lies open and "
        "never changes.",
        at.CHOW,
    ),
    BookEntry(
        "FH-PUNG",
        "Pung",
        "Any player's fresh discard may be taken with two natural tiles of the kind. The way the claimed "
        "tile lies tells who gave it. Play goes on from the claimer.",
        at.PUNG,
    ),
    BookEntry(
        "FH-KONG",
        "Kong",
        "Four equal tiles are a kong only when they are laid down and a supplementary tile is drawn. No "
        "wild tile is in it.",
        at.KONG,
    ),
    BookEntry(
        "FH-KONG-CLOSED",
        "A closed kong",
        "Four of a kind in the hand are laid face down in one's own turn.",
        at.KONG,
    ),
    BookEntry(
        "FH-KONG-FILLING",
        "A filling kong",
        "In one's own turn a tile of the hand is added to an open pung of its kind. Others may rob it.",
        at.KONG,
    ),
    BookEntry(
        "FH-KONG-DIRECT",
        "A direct kong",
        "With three of the kind in the hand any player's fresh discard makes four.",
        at.KONG,
    ),
    BookEntry(
        "FH-KONG-AFTER",
        "After a kong",
        "A tile is drawn from the tail; the player wins, melds, kongs again or discards.",
        at.KONG,
    ),
    BookEntry(
        "FH-NO-KONG-AFTER-CLAIM",
        "After a chow or pung",
        "The claimer discards at once; no kong and no flower comes between.",
        at.KONG,
    ),
    BookEntry(
        "FH-PRIORITY",
        "Who goes first",
        "A win goes before a pung or kong, and these before a chow.",
        at.PUNG,
    ),
    BookEntry(
        "FH-DISCARDED-WILD",
        "A discarded wild tile",
        "Nobody may claim it, neither for a set nor to win. The same holds for a discarded flower.",
        at.WINNING,
    ),
    BookEntry(
        "FH-SHAPES",
        "Winning hands",
        "All flowers of one's own are melded, and the other tiles have one of five shapes.",
        at.WINNING_HAND,
    ),
    BookEntry(
        "FH-SHAPE-STANDARD", "Four sets and an eye", "Runs, pungs and kongs, and a pair.", at.WINNING_HAND
    ),
    BookEntry(
        "FH-SHAPE-SEVEN-PAIRS",
        "Seven pairs",
        "Nothing is laid down but flowers. Four equal tiles are two pairs.",
        at.WINNING_HAND,
    ),
    BookEntry(
        "FH-SHAPE-INDEPENDENT",
        "Fourteen independent tiles",
        "All different, and in each suit at least three apart, so that no two could be in one set. Nothing "
        "is laid down but flowers. There are five to seven honours in it.",
        at.WINNING_HAND,
    ),
    BookEntry(
        "FH-SHAPE-HONOURS",
        "All honours",
        "Winds and dragons in any combination, sets laid down included.",
        at.WINNING_HAND,
    ),
    BookEntry(
        "FH-SHAPE-EIGHT-FLOWERS",
        "Eight flowers",
        "A player who has melded all eight flowers may win, whatever his other tiles are.",
        at.WINNING_HAND,
    ),
    BookEntry(
        "FH-WILD-SHAPES",
        "Wild tiles in winning hands",
        "They stand for missing tiles in every shape but the eight flowers.",
        at.WINNING_HAND,
    ),
    BookEntry(
        "FH-WIN-OWN",
        "An own tile",
        "A tile drawn from the head or the tail may always win, however little the hand counts.",
        at.WINNING,
    ),
    BookEntry(
        "FH-WIN-DISCARD",
        "Winning by a discard",
        "The hand needs four points from the patterns that count for it, before rounding. Formerly three.",
        at.WINNING,
    ),
    BookEntry(
        "FH-WIN-ROB",
        "Robbing a kong",
        "The tile that another adds to his open pung may win. It is scored as an own tile and the robbed "
        "player pays for all; his pung stays a pung.",
        at.WINNING,
    ),
    BookEntry(
        "FH-WILD-EYE",
        "Sets and a lone wild tile",
        "With four sets and one wild tile any tile would win; so only an own tile does.",
        at.WINNING,
    ),
    BookEntry(
        "FH-WILD-CLAIM",
        "Claiming beside wild tiles",
        "Otherwise a claimed tile may complete a run or pung in which there are wild tiles.",
        at.WINNING,
    ),
    BookEntry(
        "FH-ONE-WINNER",
        "One winner",
        "If several claim the banker's discard to win, the nearest after him is served. Of other discards "
        "nothing is said; here the nearest after the discarder is served too.",
        at.WINNING,
    ),
    BookEntry(
        "FH-BOTTOM",
        "The bottom tile",
        "The last tile before the one turned up may be refused; if all four refuse it, the deal is drawn. "
        "Who takes it wins with it or discards it; if nobody wins with it, the deal is drawn.",
        at.DRAW,
    ),
    BookEntry("FH-DRAW", "A draw", "Nobody pays; the banker stays.", at.SCORING),
    BookEntry("FH-SUM", "Adding up", "All patterns that a hand has are added.", at.SCORING),
    BookEntry(
        "FH-MAXIMISE",
        "The best reading",
        "Of several ways to read a hand the one with the highest total counts; for a discard it must itself "
        "have the four points.",
        at.SCORING,
    ),
    BookEntry(
        "FH-SINGLE-WAIT",
        "A single call",
        "The calls are all kinds that would complete the hand in any shape, wild tiles standing for "
        "anything. One call only, and that for the middle or the closed end of a run or for the eye, is a "
        "single call.",
        at.SCORING,
    ),
    BookEntry("FH-ROUNDING", "Rounding", "The total is rounded up to tens.", at.SCORING),
    BookEntry("FH-PAY-OWN", "Paying for an own tile", "Each loser pays twice the rounded score.", at.SCORING),
    BookEntry(
        "FH-PAY-DISCARD",
        "Paying for a discard",
        "The discarder pays twice the rounded score, the others once. The banker pays no more than others.",
        at.SCORING,
    ),
    BookEntry("FH-LIABLE", "Liability", "A liable player pays what all three would have paid.", at.LIABILITY),
    BookEntry(
        "FH-LIABLE-FOUR",
        "Four claims from one player",
        "Who gave the winner the tiles of four open sets is liable, whatever the hand and however it is won.",
        at.LIABILITY,
    ),
    BookEntry(
        "FH-LIABLE-THREE",
        "Three claims from one player",
        "Three are enough if the hand is of one suit, mixed one suit, or all pung.",
        at.LIABILITY,
    ),
    BookEntry("FH-LIABLE-ROB", "The robbed player", "He pays for all, as for an own tile.", at.LIABILITY),
    BookEntry(
        "FH-LIABLE-BOTTOM",
        "The bottom tile discarded",
        "Who discards the bottom tile and lets another win with it pays for all.",
        at.LIABILITY,
    ),
    BookEntry(
        "FH-SCALE-30",
        "The old scale",
        "Until the 1990s the big patterns counted multiples of 30 in place of today's multiples of 50.",
        at.SCORING,
    ),
)
"""Rules of play and payment; the patterns stand on their own list."""
