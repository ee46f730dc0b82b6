"""Word what stands round lessons and drills: buttons, headings, how far one has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Tile
from peling_app.books.faces import face
from peling_app.kit.words.marks import Counted, Sentence, Sentences
from peling_app.kit.words.tiles import joined, tile_name

translate = QCoreApplication.translate


# The start of Learn
learn_title = Sentence("Learn", "Learn")
courses_head = Sentence("Learn", "Courses")
ways_head = Sentence("Learn", "Practise")
kept_head = Sentence("Learn", "What you have learnt")
drills_title = Sentence("Learn", "Drills")
drills_line = Sentence(
    "Learn", "Which tiles win? May I claim this? What does it count? Fresh questions without end."
)
examples_title = Sentence("Learn", "The book’s examples")
judge_title = Sentence("Learn", "Judge this hand")
judge_line = Sentence(
    "Learn", "Lay a hand from a real table; the coach says what each choice is worth in points, and why."
)
known_by_heart = Sentence("Learn", "{done} of {total} known by heart.")
guided_title = Sentence("Learn", "A first deal with a guide")
guided_line = Sentence(
    "Learn", "A whole deal by your book: you play, and at the end you count the hand you have won."
)
nothing_learnt = Sentence("Learn", "Nothing yet. It is kept on this computer as you go.")
new = Sentence("Learn", "new")
all_of_learn = Sentence("Learn", "All of Learn")
in_lessons = Sentence("Learn", "in lessons")

# What was learnt: written to a file, read, forgotten
export = Sentence("Learn", "Export…")
take_in = Sentence("Learn", "Import…")
reset = Sentence("Learn", "Begin again")
keep = Sentence("Learn", "Keep it")
reset_question = Sentence("Learn", "Forget everything you have learnt here?")
reset_explained = Sentence(
    "Learn",
    "Pages done and answers of the drills are forgotten. Games and score sheets stay as they are.",
)
was_reset = Sentence("Learn", "Everything begins again.")
undo_reset = Sentence("Learn", "Undo")
was_brought_back = Sentence("Learn", "What you had learnt is back.")
file_filter = Sentence("Learn", "What was learnt (*.json)")
all_files = Sentence("Learn", "All files (*)")

# Below and beside tiles
winning_tile = Sentence("Learn", "winning tile")
laid_down = Sentence("Learn", "laid down")
concealed = Sentence("Learn", "concealed")
set_out = Sentence("Learn", "set out")
wild = Sentence("Learn", "wild")
left_over = Sentence("Learn", "left over")
loose_tiles = Sentence("Learn", "Still to lay")
pair = Sentence("Learn", "Pair")
empty = Sentence("Learn", "Nothing lies here.")
no_set = Sentence("Learn", "These tiles make no set here.")

# A question of a drill
this_sitting = Sentence("Learn", "This sitting")
comes_back = Sentence("Learn", "What you miss comes back after three others, and on later days.")
comes_back_later = Sentence("Learn", "What you miss comes back on later days.")
examples_follow = Sentence("Learn", "The book’s order; next time it begins at the first that is not solved.")
how_to_look = Sentence("Learn", "How to look")
hint = Sentence("Learn", "Hint")
level_name = Sentence("Learn", "Difficulty")
your_answer = Sentence("Learn", "Your answer")
choose_one = Sentence("Learn", "Choose one.")
choose_all = Sentence("Learn", "Choose all that are right.")
mark_all = Sentence("Learn", "Mark every tile that is right.")
write_number = Sentence("Learn", "Write the number.")
rub_out = Sentence("Learn", "Rub out")
fill_sheet = Sentence(
    "Learn", "Write how often each line counts, then the sums. What does not count stays empty."
)
fill_payments = Sentence(
    "Learn", "Write what each player pays to whom. Where nothing is paid the field stays empty."
)
other_suits = Sentence("Learn", "The other suits too")
check = Sentence("Learn", "Check")
try_again = Sentence("Learn", "Try again")
next_question = Sentence("Learn", "Next question")
next_sitting = Sentence("Learn", "Begin another sitting")
same_again = Sentence("Learn", "Same question again")
another_hand = Sentence("Learn", "Another hand")
another_question = Sentence("Learn", "Another question")
two_minutes_of_this = Sentence("Learn", "Practise two minutes")
two_minutes = Sentence("Learn", "Two minutes of practice: question {number}")
two_minutes_are_up = Sentence("Learn", "Two minutes of practice: the last question")
back_to_page = Sentence("Learn", "Back to the lesson")
show_answer = Sentence("Learn", "Show me")

# How an answer stands
right = Sentence("Learn", "Right")
this_is_right = Sentence("Learn", "This is right")
not_right = Sentence("Learn", "Not this")
right_number = Sentence("Learn", "Right is {number}")
left_out = Sentence("Learn", "Rightly left out")
right_said = Sentence("Learn", "That is right.")
see_why = Sentence("Learn", "Here is why this is not it.")
guide_waits = Sentence("Learn", "That is allowed. But here something else comes first: see above.")
this_is_it = Sentence("Learn", "This would have been right.")
shown_only = Sentence("Learn", "This was shown: the page counts as done when you do it yourself.")
counts_more = Sentence("Learn", "It can be laid so that it counts more.")
go_on_playing = Sentence("Learn", "So far so good. Go on.")

# A settlement worked out
watch_one = Sentence("Learn", "Watch one deal being settled first, payment by payment.")
a_hand_counted = Sentence("Learn", "How a hand is counted")
watch_count = Sentence("Learn", "Watch one hand being counted first, line by line.")
counts_so_far = Sentence("Learn", "{sum} = {right}")
cut_so_far = Sentence("Learn", "{uncapped} is more than the limit: it is cut to {right}")
the_limit = Sentence("Learn", "The limit")
counts_in_all = Sentence("Learn", "The hand counts {total}.")
next_step = Sentence("Learn", "Next step")
now_you = Sentence("Learn", "Now you")
step_by_step = Sentence("Learn", "Step by step")

# A table seen from above
order_of_play = Sentence("Learn", "Order of play: always to the right")
turn_table = Sentence("Learn", "Turn the table")
_SEEN_FROM = Sentence(
    "Learn", "Seen from {own}’s chair: {right} at the right, {opposite} opposite, {left} at the left."
)
begins = Sentence("Learn", "begins")
right_of_east = Sentence("Learn", "at East’s right")
opposite_east = Sentence("Learn", "opposite East")
left_of_east = Sentence("Learn", "at East’s left")
empty_seat = Sentence("Learn", "empty")
has_won = Sentence("Learn", "has won")
has_claimed = Sentence("Learn", "claims")
has_discarded = Sentence("Learn", "discards")

# A sheet to fill in
points_part = Sentence("Learn", "Points")
doubles_part = Sentence("Learn", "Doubles")
limits_part = Sentence("Learn", "Limit hands")
sums_part = Sentence("Learn", "Sums")
times_word = Sentence("Learn", "times")

# A page of a lesson
the_course = Sentence("Learn", "The course")
the_book = Sentence("Learn", "The rule book")
stands_there = Sentence("Learn", "This page follows this place in the book, in our own words.")
remember = Sentence("Learn", "To remember")
try_it = Sentence("Learn", "Try it")
read_first = Sentence("Learn", "Nothing to do here yet. Read on.")
next_page = Sentence("Learn", "Next page")
next_lesson = Sentence("Learn", "Next lesson")
end_course = Sentence("Learn", "The end")
back = Sentence("Learn", "Back")
back_to_game = Sentence("Learn", "Back to the game")
back_to_review = Sentence("Learn", "Back to the review")
back_to_records = Sentence("Learn", "Back to the records")
the_game = Sentence("Learn", "Game")
the_review = Sentence("Learn", "Review")
the_records = Sentence("Learn", "Records")
the_lesson = Sentence("Learn", "Lesson")

# On the board, the wall and the dice
on_board = Sentence(
    "Learn", "Act on the board as in play: drag, click, or use the keys. A wrong try costs nothing."
)
on_wall = Sentence(
    "Learn",
    "Click a stack of the wall, or walk along it with the arrow keys and press Enter.",
)
on_lay = Sentence(
    "Learn",
    "Drag the tiles into the places, or click them. By keyboard: arrows, then the number of a place.",
)
breaker = Sentence("Learn", "The breaker")
east_throws = Sentence("Learn", "East throws the dice")
breaker_throws = Sentence("Learn", "The breaker throws the dice too")
throw_for_east = Sentence("Learn", "Throw for East")
throw_for_breaker = Sentence("Learn", "Throw for the breaker")
how_to_throw = Sentence("Learn", "Press the button, or Enter.")
lay_first = Sentence("Learn", "Now lay the tile that will be taken first: point at the stack it lies on.")
lay_second = Sentence("Learn", "Now lay the other tile.")

# The guided deal
go_on = Sentence("Learn", "Go on")
show_me = Sentence("Learn", "Do it for me")
from_the_beginning = Sentence("Learn", "From the beginning")
again_question = Sentence("Learn", "Begin the guided deal from the beginning?")
again_explained = Sentence(
    "Learn", "You are at step {number} of {total}; it comes again once the steps before it are done."
)
go_on_from_here = Sentence("Learn", "Go on from here")
skip = Sentence("Learn", "Leave the guided deal")
begin_game = Sentence("Learn", "Begin a game of your own")
number_of_examples = Counted("LearnCounts", "%n example(s)")
number_of_drills = Counted("LearnCounts", "%n kind(s) of drill")


def of(done: int, total: int) -> str:
    """Return "6 of 19"."""
    return translate("Learn", "{done} of {total}").format(done=done, total=total)


pays = Sentence("Learn", "{wind} pays")
gets = Sentence("Learn", "to {wind}")
hand_of = Sentence("Learn", "Question {number} of {total}")
example_printed = Sentence("Learn", "Example {number} of {total}, printed in the book")
example_made = Sentence("Learn", "Example {number} of {total}, made by the book’s rules")
sitting = Sentence("Learn", "{right} right, {part} in part.")
outcome = Sentence("Learn", "Of the {total} of this sitting: {result}")
_level = Sentence("Learn", "Level {number}: {name}")
rating = Sentence("Learn", "So far: {name}. Rating {rating}.")
house_rule = Sentence("Learn", "With the house rule: {rule}")


def seen_from(own: str, right: str, opposite: str, left: str) -> str:
    """Return from whose chair a table is seen, and who sits where round it."""
    return _SEEN_FROM(own=own, right=right, opposite=opposite, left=left)


def sum_name(part: str) -> str:
    """Return the name of a sum of a sheet.

    Raises:
        KeyError: there is no such sum.
    """
    match part:
        case "points":
            return translate("Learn", "All points together")
        case "doubles":
            return translate("Learn", "All doubles together")
        case "total":
            return translate("Learn", "Total")
        case _:
            raise KeyError(part)


exported = Sentence("Learn", "Written to {name}.")
taken_in = Sentence("Learn", "What {name} holds was added.")


def file_trouble(name: str, trouble: str) -> str:
    """Return why a file could not be read."""
    match trouble:
        case "newer":
            said = translate("Learn", "{name} was written by a later version of the program.")
        case "unreadable" | "not-text" | "too-long":
            said = translate("Learn", "{name} cannot be read.")
        case _:
            said = translate("Learn", "{name} holds nothing that was learnt here, or is damaged.")
    return said.format(name=name)


write_trouble = Sentence("Learn", "{name} could not be written: {reason}")


level_title = Sentences(
    {
        1: Sentence("Levels", "First steps"),
        2: Sentence("Levels", "Familiar"),
        3: Sentence("Levels", "Practised"),
        4: Sentence("Levels", "Skilled"),
        5: Sentence("Levels", "Sure"),
    }
)
"""The names of the levels of a drill."""


def level(number: int) -> str:
    """Return a level of a drill with its name: "Level 2: Familiar"."""
    return _level(number=number, name=level_title[number]())


def course_state(done: int, total: int, lesson: str) -> str:
    """Return how far a course has come, and where it goes on."""
    if done == 0:
        return translate("Learn", "{total} lessons").format(total=total)
    if not lesson:
        return translate("Learn", "Done: all {total} lessons").format(total=total)
    return translate("Learn", "{done} of {total}. Next: {lesson}").format(
        done=done, total=total, lesson=lesson
    )


def course_line(book: str) -> str:
    """Return what the course of a book teaches.

    Raises:
        KeyError: there is no such book.
    """
    return translate("Learn", face(book).course)


examples_line = Sentence(
    "Learn",
    "Hands and payments of {book}, printed there or made by its rules, to work out for yourself.",
)
find_slips = Sentence("Learn", "Find the slips of the printer.")
done_before = Sentence("Learn", "Done. {what}")
about_minutes = Sentence("Learn", "About {minutes} minutes")
learnt = Sentence("Learn", "Pages done: {pages}. Questions answered: {answers}.")


def lesson_page(lesson: int, page: int, pages: int) -> str:
    """Return the head of a page."""
    if pages < 2:
        return translate("Learn", "Lesson {lesson}").format(lesson=lesson)
    return translate("Learn", "Lesson {lesson}, page {page} of {pages}").format(
        lesson=lesson, page=page, pages=pages
    )


def entry_spoken(number: int, title: str, state: str) -> str:
    """Return a lesson of the map for screen readers."""
    match state:
        case "done":
            words = translate("Learn", "Lesson {number}, {title}, done")
        case "here":
            words = translate("Learn", "Lesson {number}, {title}, open now")
        case _:
            words = translate("Learn", "Lesson {number}, {title}")
    return words.format(number=number, title=title)


def throw(who: str, first: int, second: int) -> str:
    """Return a throw for screen readers."""
    return translate("Learn", "{who}: {first} and {second}").format(who=who, first=first, second=second)


step_of = Sentence("Learn", "Step {number} of {total}")
set_number = Sentence("Learn", "Set {number}")
stack_name = Sentence("Learn", "Stack {stack} of {wind}’s side")
wall_passed = Sentence(
    "Learn",
    "The higher die is {higher}: so many stacks are passed over from the right of {side}’s side.",
)
wall_side = Sentence("Learn", "{first}, counted from East to the right, is {side}: that side is broken.")
wall_stack = Sentence(
    "Learn", "Both throws make {both}. Counted from the right end of {side}’s side that is stack {stack}."
)
wall_stack_on = Sentence(
    "Learn",
    "Both throws make {both}. {breaker}’s side is counted to its end, and the count goes on at the right end "
    "of {side}’s side: stack {stack}.",
)
wall_loose = Sentence("Learn", "A loose tile lies on stack {stack} of {side}’s side.")
_with_wild = Sentence("Learn", "{hand}, wild: {tiles}")
wild_stands = Sentence("Learn", "Here {wild} stands for {tiles}.")
laid_worth = Sentence("Learn", "Laid like this it counts {points}.")


def found(got: int, of: int) -> str:
    """Return how many parts of an answer are right, where something is missing or wrong."""
    if got == of:
        return translate("Learn", "Everything right was found, but not all that you chose is right.")
    return translate("Learn", "{got} of {of} found, and not all is right yet.").format(got=got, of=of)


def with_wild(hand: str, wild: tuple[Tile, ...]) -> str:
    """Return the name of a hand with what is wild in its deal: "Hand 1, wild: 5 of characters"."""
    return _with_wild(hand=hand, tiles=joined([tile_name(tile) for tile in wild]))
