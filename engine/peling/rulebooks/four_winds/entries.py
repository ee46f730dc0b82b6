"""The rules of the leaflet in its order, in our own words."""

from __future__ import annotations

from typing import Final

from peling.rulebooks.four_winds import citations as at
from peling.rules.ruleset import BookEntry

ENTRIES: Final = (
    BookEntry(
        "FW-TILES",
        "The cards",
        "136 cards, four each of 34 kinds: bamboos, numbers and circles from 1 to 9; the Cardinals red, "
        "green and white; the Directions East, South, West and North. Numbers run from ten thousand to "
        "ninety thousand.",
        at.CARDS,
    ),
    BookEntry(
        "FW-FLOWERS",
        "Flowers",
        "Four or eight more cards were once added: seasons, flowers and views, or trades. The leaflet calls "
        "them out of date and has no rule for them, so they are left out.",
        at.FLOWERS,
    ),
    BookEntry(
        "FW-SEATS",
        "Chairs",
        "South sits at the right of East, West opposite, North at the left. The winds are laid face down; "
        "anyone throws two dice, and the player counted takes the first card, the others the next ones to "
        "the right. The drawer of East takes the thrower's chair, the others follow to his right.",
        at.CHAIRS,
    ),
    BookEntry(
        "FW-WALL",
        "The wall",
        "Each player builds a side of seventeen heaps of two; together they make a square.",
        at.WALL,
    ),
    BookEntry(
        "FW-BANKER-FIRST",
        "The first banker",
        "The drawer of East throws and counts to the right, himself as one; by custom one is taken off the "
        "throw first. The player reached is banker: he is East now, and the other winds follow.",
        at.FIRST_BANKER,
    ),
    BookEntry(
        "FW-GAMES",
        "Games and rounds",
        "The banker keeps the bank until another player wins; then it goes to his right-hand neighbour. Four "
        "bankers make a round, and the four rounds are the East, South, West and North game: sixteen games "
        "without those repeated.",
        at.FIRST_BANKER,
    ),
    BookEntry(
        "FW-BANKER-DOUBLE",
        "The banker's double",
        "Whatever the banker wins or loses counts double.",
        at.PAYMENT,
    ),
    BookEntry(
        "FW-BREAK",
        "Breaking the wall",
        "The banker throws; the player counted throws again. Both throws together are counted in heaps from "
        "the right end of that player's wall. What was counted is passed over and becomes the rear; the head "
        "is the next heap to the left. With 6 and 7 four heaps remain on that side.",
        at.BREAK,
    ),
    BookEntry(
        "FW-DEAL",
        "The deal",
        "From the head the banker takes two heaps, then each player to the right, three times. Then the "
        "banker takes the upper cards of the first and the third heap, the others one card each. The banker "
        "discards first.",
        at.DEAL,
    ),
    BookEntry(
        "FW-THREE-HIDDEN",
        "A hidden three",
        "Three equal cards in the hand.",
        at.HIDDEN_THREE,
    ),
    BookEntry(
        "FW-THREE-VISIBLE",
        "A visible three",
        "Two equal cards of the hand and the same card discarded by anyone, laid face up.",
        at.VISIBLE_THREE,
    ),
    BookEntry(
        "FW-FOUR-HIDDEN",
        "A hidden four",
        "Four equal cards of the hand, laid down with one of them face up. An additional card is taken from "
        "the rear.",
        at.HIDDEN_FOUR,
    ),
    BookEntry(
        "FW-FOUR-VISIBLE",
        "A visible four",
        "Three equal cards of the hand and the same card discarded, laid face up, and a card taken from the "
        "rear. A visible three can be made a visible four by an own card; the leaflet says so only when it "
        "speaks of robbing it.",
        at.VISIBLE_FOUR,
    ),
    BookEntry(
        "FW-CHOW",
        "A numerically combined set",
        "Three cards of one variety in sequence. A discard may be taken for it only from the player at the "
        "left; then it is laid open. To win the card may come from anybody.",
        at.SEQUENCE,
    ),
    BookEntry(
        "FW-HEAD",
        "The head of the bird",
        "No hand wins without a pair; its second card may be drawn or given.",
        at.HEAD,
    ),
    BookEntry(
        "FW-CALLS",
        "Calls",
        "6 and 7 wait on two sides, 1 and 2 or 8 and 9 on a single side, 7 and 9 in the middle. These are "
        "names; they count nothing.",
        at.CALLS,
    ),
    BookEntry(
        "FW-TURN",
        "A turn",
        "Play goes round to the right: draw a card from the head, then discard one. After a claim it goes on "
        "at the right of the claimer.",
        at.CALLS,
    ),
    BookEntry(
        "FW-CLAIM-ORDER",
        "Who goes first",
        "The leaflet is silent; here winning goes before threes and fours, these before sequences; among "
        "equal claims the nearest after "
        "the discarder goes first. Nobody has to claim.",
        at.CALLS,
    ),
    BookEntry(
        "FW-RESERVE",
        "The reserve",
        "Seven heaps are never taken, and one heap more for each additional card that was taken for a four. "
        "When only these are left, the game is drawn.",
        at.MOON,
    ),
    BookEntry(
        "FW-WIN",
        "Winning",
        "Four sets and a head of the bird win, and so do the thirteen kinds, by a drawn or a discarded card.",
        at.HEAD,
    ),
    BookEntry(
        "FW-FULL",
        "Full points",
        "A number, mostly 1000 or 500, is agreed as full points. Some hands count that, and no hand counts "
        "more.",
        at.FULL,
    ),
    BookEntry(
        "FW-POINTS",
        "The winner's points",
        "Only the winner counts: 10, his threes, fours and pair, and for a plain hand 10 more. What a "
        "claimed card completes is visible. Of several ways to read a hand the best counts.",
        at.POINTS,
    ),
    BookEntry(
        "FW-DOUBLES",
        "Doubles",
        "The sum of all points is doubled once for each double, and the doubles add up.",
        at.DOUBLES,
    ),
    BookEntry(
        "FW-EXTRAS",
        "Optional extras",
        "Winning by pairs, by the rear card of a four, by the last card, or by robbing a four doubles once "
        "more, if that was agreed before.",
        at.PAIRS,
    ),
    BookEntry(
        "FW-PAY",
        "Payment",
        "Each loser pays the winner his points, the banker double. The discarder pays no more than the "
        "others, and losers pay each other nothing. A drawn game is not paid.",
        at.PAYMENT,
    ),
    BookEntry(
        "FW-STICKS",
        "Dotted sticks",
        "Everybody has 1000 in sticks: five with two black dots for 2, nine with ten for 10, four with one "
        "red dot for 100, and one with five red dots for 500. Change is given.",
        at.STICKS,
    ),
)
