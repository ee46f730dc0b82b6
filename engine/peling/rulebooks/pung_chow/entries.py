"""The rules of Part I in the order of the book, in our own words."""

from __future__ import annotations

from typing import Final

from peling.rulebooks.pung_chow import citations as at
from peling.rules.ruleset import BookEntry

PART_ONE_ENTRIES: Final = (
    BookEntry(
        "PC-SET",
        "A winning hand",
        "A hand is complete with four sets and a pair. A set is three or four of a kind, or a sequence of "
        "three tiles of one suit. Sequences count nothing by themselves.",
        at.SUMMARY,
    ),
    BookEntry(
        "PC-TILES",
        "The tiles",
        "136 tiles, four each of 34 kinds: bamboos, circles and characters from 1 to 9, the four winds, and "
        "the red, green and white dragons. The 1s, 9s, winds and dragons are major, 2 to 8 minor.",
        at.TILES,
    ),
    BookEntry(
        "PCM-TILES",
        "The mandarins",
        "Eight flowers and seasons may be added, two for each wind: 1 belongs to East, 2 to South, 3 to "
        "West, 4 to North. Then there are 144 tiles.",
        at.TILES,
    ),
    BookEntry(
        "PC1-SEAT",
        "Seats",
        "Before the first deal everybody throws; the highest is East, those who are equal throw again. South "
        "sits at East's right, West opposite, North at his left.",
        at.SEATS,
    ),
    BookEntry(
        "PC-EAST",
        "East stays or passes",
        "East keeps his seat if he wins or nobody does. If another wins, the player at East's right becomes "
        "East and all winds move on.",
        at.SEATS,
    ),
    BookEntry(
        "PC-BANKER",
        "East pays and gets double",
        "Whatever East pays or receives at the settlement is doubled.",
        at.SEATS,
    ),
    BookEntry(
        "PC1-NOROUND",
        "No wind of the round",
        "In this part no wind prevails: only a player's own wind counts for him.",
        at.SEATS,
    ),
    BookEntry("PC-DICE", "Dice", "Two dice are used for the seats and for breaking the wall.", at.SEATS),
    BookEntry(
        "PC-WALL",
        "The wall",
        "The tiles are shuffled face down. Each player builds a side of 17 stacks of two; the sides form a "
        "square.",
        at.WALL,
    ),
    BookEntry("PCM-WALL", "The wall with mandarins", "With mandarins each side has 18 stacks.", at.MANDARINS),
    BookEntry(
        "PC-BREAK-1",
        "Who breaks the wall",
        "East throws two dice and counts round to the right, himself as one. The player reached breaks his "
        "side.",
        at.BREAK,
    ),
    BookEntry(
        "PC-BREAK-2",
        "Where it is broken",
        "The breaker throws too. Both throws together, counted from the right end of his side, name the "
        "stack that is lifted out.",
        at.BREAK,
    ),
    BookEntry(
        "PC-LOOSE-POS",
        "The loose tiles",
        "The two lifted tiles are laid on the wall at the right of the gap. They are the loose tiles and "
        "mark the end.",
        at.BREAK,
    ),
    BookEntry(
        "PC-WALL-DIR",
        "Which way the wall is used",
        "Tiles are taken from the left edge of the gap, clockwise round the square, the upper tile of a "
        "stack first.",
        at.BREAK,
    ),
    BookEntry(
        "PC-DEAL",
        "The deal",
        "East, South, West and North take four tiles each, three times round, then one each; East takes a "
        "fourteenth.",
        at.DEAL,
    ),
    BookEntry(
        "PC-TURN",
        "A turn",
        "East begins by discarding. Then each in turn to the right draws a tile, or claims the discard, and "
        "discards one face up.",
        at.PLAYING,
    ),
    BookEntry(
        "PC-HAND-SIZE",
        "Tiles in a hand",
        "Between turns a player holds thirteen tiles, and one more for every four of a kind he has made.",
        at.MAH_JONGG,
    ),
    BookEntry(
        "PC-CHOW",
        "To chow",
        "The latest discard of the player at the left may be taken for a sequence, in one's own turn instead "
        "of drawing, with the two other tiles in the hand. The sequence is laid open.",
        at.CHOW,
    ),
    BookEntry(
        "PC-PUNG",
        "To pung",
        "Any player's latest discard may be taken with two of the kind in the hand. The three are laid open "
        "and play goes on from there, so that others may lose their turn.",
        at.PUNG,
    ),
    BookEntry(
        "PC-KONG-CLAIM",
        "Four of a kind by a claim",
        "With three of the kind in the hand, any discard makes four. They lie open; a loose tile is drawn.",
        at.PUNG,
    ),
    BookEntry(
        "PC-DEAD-DISCARD",
        "A dead discard",
        "A discard must be claimed as it is thrown; when the next player has discarded, it is dead for good.",
        at.PUNG_RULES,
    ),
    BookEntry(
        "PC-WIN-CLAIM",
        "The discard that wins",
        "A discard that completes the hand may be claimed by anybody, also for the pair or a sequence.",
        at.PUNG_RULES,
    ),
    BookEntry(
        "PC-ANNOUNCE", "Discards are called", "Each discard is called by name, as a courtesy.", at.PUNG_RULES
    ),
    BookEntry(
        "PC-CLAIM-PRIORITY",
        "Who goes first",
        "A winning claim goes before three or four of a kind, and these before a chow. Of two winning claims "
        "the one nearest to the discarder in turn is served.",
        at.PUNG_RULES,
    ),
    BookEntry(
        "PC-LOOSE-MANDATORY",
        "Every four needs a loose tile",
        "Whoever lays down four of a kind draws a loose tile at once. The four are one of his four sets.",
        at.KONG,
    ),
    BookEntry(
        "PC-LOOSE-DRAW",
        "Drawing a loose tile",
        "The loose tile farther from the end is taken; the other moves up, and the end tile of the wall is "
        "put beside it.",
        at.KONG,
    ),
    BookEntry(
        "PC-EXPOSE-WHY",
        "Exposed and concealed",
        "A claimed set is laid open to prove the claim and counts half. A set that was drawn stays in the "
        "hand.",
        at.KONG,
    ),
    BookEntry(
        "PC-KONG-DRAWN",
        "Four of a kind drawn",
        "Four that were all drawn are laid down with the two end tiles face down, and count as concealed. A "
        "loose tile is drawn.",
        at.KONG,
    ),
    BookEntry(
        "PC-KONG-ADD",
        "A fourth tile added",
        "The fourth tile to an exposed three, drawn by oneself, may be added. The four count as exposed; a "
        "loose tile is drawn.",
        at.KONG,
    ),
    BookEntry(
        "PC-KONG-NO-CLAIM-FOR-EXPOSED",
        "No claim for an exposed three",
        "A discard may never be claimed as the fourth tile of an exposed three: no set holds two claimed "
        "tiles.",
        at.KONG,
    ),
    BookEntry(
        "PC-WIN",
        "Mah-Jongg",
        "Whoever completes his hand, by a drawn tile, a loose tile, a discard or the deal itself, says "
        "Mah-Jongg, and the deal ends.",
        at.MAH_JONGG,
    ),
    BookEntry(
        "PC-DEAD-HAND",
        "A dead hand",
        "A hand with a wrong number of tiles is dead: it plays on, cannot win, counts nothing and pays all "
        "others.",
        at.MAH_JONGG,
    ),
    BookEntry(
        "PC1-DRAW",
        "A drawn deal",
        "A deal that nobody wins is drawn: East stays and nothing is settled.",
        at.SUGGESTIONS,
    ),
    BookEntry(
        "PC1-SETTLE",
        "Settling the scores",
        "All count their hands. The winner gets his full score from each and is out. The others pay each "
        "other the difference of their scores. East pays and receives double.",
        at.SETTLING,
    ),
    BookEntry(
        "PC-COUNTERS",
        "Counters",
        "The usual counters are worth 1000, 500, 100, 10 and 2. Every score is even.",
        at.SETTLING,
    ),
    BookEntry(
        "PCM-USE", "With or without mandarins", "They add chance and are usually left out.", at.MANDARINS
    ),
    BookEntry(
        "PCM-EXPOSE",
        "Drawing a mandarin",
        "A mandarin of the own wind is set out, and a loose tile is drawn for it. The book does not say what "
        "is done with the others.",
        at.MANDARINS,
    ),
    BookEntry(
        "PCM-DEALT",
        "Mandarins in the deal",
        "Mandarins that were dealt are set out and replaced before East's first discard, East first.",
        at.MANDARINS,
    ),
    BookEntry(
        "PCM-SCOPE",
        "Where mandarins belong",
        "One page gives them to the game with a limit, another describes them in Part I; here they are a "
        "house rule of either part.",
        at.MANDARINS,
    ),
    BookEntry(
        "PC23-WALL3",
        "Three players",
        "Each builds his own side, and together they build the fourth.",
        at.FEWER_PLAYERS,
    ),
    BookEntry(
        "PC23-WALL2",
        "Two players",
        "Each builds two sides. Both draw hands and then play in turn.",
        at.FEWER_PLAYERS,
    ),
    BookEntry(
        "PC23-DUMMY",
        "The empty seat",
        "East throws for an empty seat. It gets no tiles and its turn is skipped.",
        at.FEWER_PLAYERS,
    ),
    BookEntry("PC23-SAME", "Otherwise as with four", "Only those who play settle.", at.FEWER_PLAYERS),
    BookEntry(
        "PC23-NOTE",
        "What changes with fewer players",
        "There is less competition and there are more tiles, so hands grow higher.",
        at.FEWER_PLAYERS,
    ),
)
"""Rules of play; the score items stand on their own card."""
