"""Word what stands round lessons and drills: buttons, headings, how far one has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

translate = QCoreApplication.translate


class LearnCounts(QObject):
    """Phrases with a number; a class, since `tr` is the only form in which lupdate sees plurals in Python."""

    def examples(self, number: int) -> str:
        """Return how many examples a book has."""
        return self.tr("%n example(s)", "", number)

    def drills(self, number: int) -> str:
        """Return how many kinds of drill there are."""
        return self.tr("%n kind(s) of drill", "", number)


counts = LearnCounts()
"""The one object that words these plurals."""


def of(done: int, total: int) -> str:
    """Return "6 of 19"."""
    return translate("Learn", "{done} of {total}").format(done=done, total=total)


def rub_out() -> str:
    """Return the name of the key that rubs out a digit."""
    return translate("Learn", "Rub out")


def pays(wind: str) -> str:
    """Return the head of a row of payments."""
    return translate("Learn", "{wind} pays").format(wind=wind)


def gets(wind: str) -> str:
    """Return the head of a column of payments."""
    return translate("Learn", "to {wind}").format(wind=wind)


def winning_tile() -> str:
    """Return the word below the winning tile."""
    return translate("Learn", "winning tile")


def laid_down() -> str:
    """Return the word below a set that was claimed."""
    return translate("Learn", "laid down")


def concealed() -> str:
    """Return the word below a set that counts as concealed."""
    return translate("Learn", "concealed")


def set_out() -> str:
    """Return the word below flowers and seasons."""
    return translate("Learn", "set out")


def wild() -> str:
    """Return the word below the wild tiles of the deal."""
    return translate("Learn", "wild")


def drills_title() -> str:
    """Return the title of the page of drills."""
    return translate("Learn", "Drills")


def new() -> str:
    """Return the word for a drill nobody has tried."""
    return translate("Learn", "new")


def hand_of(number: int, total: int) -> str:
    """Return the head of a question in a sitting."""
    return translate("Learn", "Question {number} of {total}").format(number=number, total=total)


def sitting(right: int, part: int) -> str:
    """Return how the sitting has gone."""
    return translate("Learn", "{right} right, {part} in part.").format(right=right, part=part)


def comes_back() -> str:
    """Return what happens with a question that was missed."""
    return translate("Learn", "What you miss comes back after three others, and on later days.")


def this_sitting() -> str:
    """Return the head of the squares."""
    return translate("Learn", "This sitting")


def how_to_look() -> str:
    """Return the head of the column of hints."""
    return translate("Learn", "How to look")


def your_answer() -> str:
    """Return the head over the answer."""
    return translate("Learn", "Your answer")


def choose_one() -> str:
    """Return how to choose one answer."""
    return translate("Learn", "Choose one.")


def choose_all() -> str:
    """Return how to choose several."""
    return translate("Learn", "Choose all that are right.")


def check() -> str:
    """Return the button that checks."""
    return translate("Learn", "Check")


def try_again() -> str:
    """Return the button that lets one answer again."""
    return translate("Learn", "Try again")


def next_question() -> str:
    """Return the button to the next question."""
    return translate("Learn", "Next question")


def same_again() -> str:
    """Return the button that asks the same once more."""
    return translate("Learn", "Same question again")


def show_answer() -> str:
    """Return the button that shows the solution."""
    return translate("Learn", "Show the answer")


def hint() -> str:
    """Return the button that helps."""
    return translate("Learn", "Hint")


def level(number: int) -> str:
    """Return the name of a level."""
    return translate("Learn", "Level {number}").format(number=number)


def level_name() -> str:
    """Return the name of the choice of levels."""
    return translate("Learn", "Difficulty")


def back() -> str:
    """Return the button to the page before."""
    return translate("Learn", "Back")


def house_rule(rule: str) -> str:
    """Return that a question is asked under a house rule."""
    return translate("Learn", "With the house rule: {rule}").format(rule=rule)


def right() -> str:
    """Return the mark of a right answer."""
    return translate("Learn", "Right")


def also_right() -> str:
    """Return the mark of a right answer that was left out."""
    return translate("Learn", "Also right")


def this_is_right() -> str:
    """Return the sign of the one right answer, when another was chosen."""
    return translate("Learn", "This is right")


def not_right() -> str:
    """Return the mark of a wrong answer."""
    return translate("Learn", "Not right")


def times_word() -> str:
    """Return the unit of a line of a sheet."""
    return translate("Learn", "times")


def left_over() -> str:
    """Return the word before tiles that are in no set."""
    return translate("Learn", "left over")


def points_part() -> str:
    """Return the head of the lines of points."""
    return translate("Learn", "Points")


def doubles_part() -> str:
    """Return the head of the lines of doubles."""
    return translate("Learn", "Doubles")


def limits_part() -> str:
    """Return the head of the limit hands."""
    return translate("Learn", "Limit hands")


def sums_part() -> str:
    """Return the head of the sums."""
    return translate("Learn", "Sums")


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


def learn_title() -> str:
    """Return the title of the start of Learn."""
    return translate("Learn", "Learn")


def learn_line() -> str:
    """Return what Learn is, in a sentence."""
    return translate(
        "Learn",
        "Short pages, tiles to move, questions to answer. A wrong try is explained, then tried again.",
    )


def courses_head() -> str:
    """Return the head over the courses."""
    return translate("Learn", "Courses")


def ways_head() -> str:
    """Return the head over the other ways to learn."""
    return translate("Learn", "Practise")


def kept_head() -> str:
    """Return the head of what was learnt."""
    return translate("Learn", "What you have learnt")


def export() -> str:
    """Return the button that writes what was learnt to a file."""
    return translate("Learn", "Export")


def take_in() -> str:
    """Return the button that adds what a file holds."""
    return translate("Learn", "Import")


def reset() -> str:
    """Return the button that forgets everything."""
    return translate("Learn", "Begin again")


def keep() -> str:
    """Return the button that leaves things as they are."""
    return translate("Learn", "Keep it")


def reset_question() -> str:
    """Return the question before everything is forgotten."""
    return translate("Learn", "Forget everything you have learnt here?")


def reset_explained() -> str:
    """Return what is lost then."""
    return translate(
        "Learn",
        "Pages done and answers of the drills are forgotten. Games and score sheets stay as they are.",
    )


def was_reset() -> str:
    """Return that everything was forgotten."""
    return translate("Learn", "Everything begins again.")


def exported(name: str) -> str:
    """Return that a file was written."""
    return translate("Learn", "Written to {name}.").format(name=name)


def taken_in(name: str) -> str:
    """Return that a file was read."""
    return translate("Learn", "What {name} holds was added.").format(name=name)


def file_filter() -> str:
    """Return the filter of the file dialog."""
    return translate("Learn", "What was learnt (*.json)")


def all_files() -> str:
    """Return the filter of the file dialog that lets everything through."""
    return translate("Learn", "All files (*)")


def file_trouble(name: str, trouble: str) -> str:
    """Return why a file could not be read."""
    match trouble:
        case "newer":
            said = translate("Learn", "{name} was written by a later version of the program.")
        case "unreadable" | "not-text" | "too-long":
            said = translate("Learn", "{name} cannot be read.")
        case _:
            said = translate("Learn", "{name} holds nothing that was learnt here.")
    return said.format(name=name)


def write_trouble(name: str, reason: str) -> str:
    """Return why a file could not be written."""
    return translate("Learn", "{name} could not be written: {reason}").format(name=name, reason=reason)


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
    match book:
        case "pung-chow":
            return translate(
                "Learn", "From the first tile to the settlement. Begin here if you have never played."
            )
        case "pung-chow-limit":
            return translate("Learn", "What Part II changes: the limit, the wind box, rounds and penalties.")
        case "how-to-play":
            return translate(
                "Learn", "What is different in the British booklet, its scoring and special hands."
            )
        case "four-winds":
            return translate(
                "Learn", "What is different in the export leaflet, where only the winner counts."
            )
        case "fenghua":
            return translate(
                "Learn", "What is different in Fenghua: wild tiles, flowers and its own scoring."
            )
        case _:
            raise KeyError(book)


def drills_line() -> str:
    """Return what drills are."""
    return translate(
        "Learn", "Which tiles win? May I claim this? What does it count? Fresh questions without end."
    )


def examples_title() -> str:
    """Return the title of the book's examples."""
    return translate("Learn", "The book’s examples")


def examples_line(book: str) -> str:
    """Return what the examples are."""
    return translate(
        "Learn", "The hands that {book} works out, to score for yourself. Find the slips of the printer."
    ).format(book=book)


def guided_title() -> str:
    """Return the title of the guided deal."""
    return translate("Learn", "A first deal with a guide")


def guided_line() -> str:
    """Return what the guided deal is."""
    return translate(
        "Learn", "A whole deal from the dice to the settlement; the guide says at each step what to do."
    )


def about_minutes(minutes: int) -> str:
    """Return how long something takes."""
    return translate("Learn", "About {minutes} minutes").format(minutes=minutes)


def nothing_learnt() -> str:
    """Return what stands there before the first page was done."""
    return translate("Learn", "Nothing yet. It is kept on this computer as you go.")


def learnt(pages: int, answers: int) -> str:
    """Return how much was learnt."""
    return translate("Learn", "Pages done: {pages}. Questions answered: {answers}.").format(
        pages=pages, answers=answers
    )


def loose_tiles() -> str:
    """Return the name of the row of tiles that lie in no set."""
    return translate("Learn", "Still to lay")


def next_page() -> str:
    """Return the button to the next page."""
    return translate("Learn", "Next page")


def next_lesson() -> str:
    """Return the button to the next lesson."""
    return translate("Learn", "Next lesson")


def end_course() -> str:
    """Return the button at the end of the course."""
    return translate("Learn", "The end")


def try_it() -> str:
    """Return the name of the place of a task."""
    return translate("Learn", "Try it")


def lesson_page(lesson: int, page: int, pages: int) -> str:
    """Return the head of a page."""
    if pages < 2:
        return translate("Learn", "Lesson {lesson}").format(lesson=lesson)
    return translate("Learn", "Lesson {lesson}, page {page} of {pages}").format(
        lesson=lesson, page=page, pages=pages
    )


def the_course() -> str:
    """Return the title of the map of a course."""
    return translate("Learn", "The course")


def remember() -> str:
    """Return the head of what is to be remembered."""
    return translate("Learn", "To remember")


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


def back_to_game() -> str:
    """Return the words of the button that leads back to the game."""
    return translate("Learn", "Back to the game")


def open_book() -> str:
    """Return the button that opens the rule book."""
    return translate("Learn", "Open the book")


def close() -> str:
    """Return the button that puts a sheet away."""
    return translate("Learn", "Close")


def step_of(number: int, total: int) -> str:
    """Return how far the guided deal has come."""
    return translate("Learn", "Step {number} of {total}").format(number=number, total=total)


def go_on() -> str:
    """Return the button to the next step."""
    return translate("Learn", "Go on")


def show_me() -> str:
    """Return the button that lets the guide do the step."""
    return translate("Learn", "Do it for me")


def skip() -> str:
    """Return the button that leaves the guided deal."""
    return translate("Learn", "Leave the guided deal")


def begin_game() -> str:
    """Return the button at the end of the guided deal."""
    return translate("Learn", "Begin a game of your own")


def on_board() -> str:
    """Return how a task on the board is done."""
    return translate(
        "Learn", "Act on the board as in play: drag, click, or use the keys. A wrong try costs nothing."
    )


def on_wall() -> str:
    """Return how a stack of the wall is pointed at."""
    return translate(
        "Learn",
        "Click a stack of the wall, or walk along it with the arrow keys and press Enter.",
    )


def on_lay() -> str:
    """Return how a hand is laid out."""
    return translate(
        "Learn",
        "Drag the tiles into the places, or click them. By keyboard: arrows, then the number of a place.",
    )


def mark_all() -> str:
    """Return how tiles are marked."""
    return translate("Learn", "Mark every tile that is right.")


def write_number() -> str:
    """Return how a number is given."""
    return translate("Learn", "Write the number.")


def fill_sheet() -> str:
    """Return how a sheet is filled in."""
    return translate(
        "Learn", "Write how often each line counts, then the sums. What does not count stays empty."
    )


def fill_payments() -> str:
    """Return how payments are filled in."""
    return translate(
        "Learn", "Write what each player pays to whom. Where nothing is paid the field stays empty."
    )


def breaker() -> str:
    """Return who throws second."""
    return translate("Learn", "The breaker")


def set_number(number: int) -> str:
    """Return the name of a place for a set."""
    return translate("Learn", "Set {number}").format(number=number)


def pair() -> str:
    """Return the name of the place for the pair."""
    return translate("Learn", "Pair")


def empty() -> str:
    """Return that nothing lies in a place."""
    return translate("Learn", "Nothing lies here.")


def no_set() -> str:
    """Return that tiles make no set."""
    return translate("Learn", "These tiles make no set here.")


def right_told() -> str:
    """Return that a try was right."""
    return translate("Learn", "That is right.")


def look_again() -> str:
    """Return that a try was not right."""
    return translate("Learn", "Not yet. Look again.")


def legal_but() -> str:
    """Return that an act was allowed and does not lead there."""
    return translate("Learn", "That is allowed, but it does not lead to what is asked here.")


def go_on_playing() -> str:
    """Return that the first step is done."""
    return translate("Learn", "So far so good. Go on.")


def another_hand() -> str:
    """Return the button that asks another question of the same sort."""
    return translate("Learn", "Another hand")


def stack_name(wind: str, stack: int) -> str:
    """Return a stack of the wall for screen readers."""
    return translate("Learn", "Stack {stack} of {wind}’s side").format(stack=stack, wind=wind)


def wall_side(side: str, first: str) -> str:
    """Return whose side is broken."""
    return translate(
        "Learn", "{first}, counted from East to the right, is {side}: that side is broken."
    ).format(first=first, side=side)


def wall_stack(side: str, both: str, stack: str) -> str:
    """Return which stack is lifted."""
    return translate(
        "Learn", "Both throws make {both}. Counted from the right end of {side}’s side that is stack {stack}."
    ).format(both=both, side=side, stack=stack)


def wall_loose(side: str, stack: str) -> str:
    """Return on which stack a loose tile lies."""
    return translate("Learn", "A loose tile lies on stack {stack} of {side}’s side.").format(
        side=side, stack=stack
    )


def wild_stands(wild: str, tiles: str) -> str:
    """Return what a wild tile can stand for in the set it was laid in; `tiles` joined by "or"."""
    return translate("Learn", "Here {wild} stands for {tiles}.").format(wild=wild, tiles=tiles)


def laid_worth(points: str) -> str:
    """Return what a hand counts as it was laid."""
    return translate("Learn", "Laid like this it counts {points}.").format(points=points)


def counts_more() -> str:
    """Return that a hand can be laid so that it counts more."""
    return translate("Learn", "It can be laid so that it counts more.")


def east_throws() -> str:
    """Return that East is to throw."""
    return translate("Learn", "East throws the dice")


def breaker_throws() -> str:
    """Return that the breaker is to throw too."""
    return translate("Learn", "The breaker throws the dice too")


def throw_for_east() -> str:
    """Return the button that throws for East."""
    return translate("Learn", "Throw for East")


def throw_for_breaker() -> str:
    """Return the button that throws for the breaker."""
    return translate("Learn", "Throw for the breaker")


def how_to_throw() -> str:
    """Return how the dice are thrown."""
    return translate("Learn", "Press the button, or Enter.")


def lay_first() -> str:
    """Return what to do with the first of the two tiles that were lifted."""
    return translate("Learn", "Now lay the tile that will be taken first: point at the stack it lies on.")


def lay_second() -> str:
    """Return what to do with the second of the two tiles that were lifted."""
    return translate("Learn", "Now lay the other tile.")


def found(got: int, of: int) -> str:
    """Return how many parts of an answer are right, where something is missing or wrong."""
    if got == of:
        return translate("Learn", "Everything right was found, but not all that you chose is right.")
    return translate("Learn", "{got} of {of} found, and not all is right yet.").format(got=got, of=of)


def in_lessons() -> str:
    """Return what the top bar says of a course."""
    return translate("Learn", "in lessons")


def the_book() -> str:
    """Return the title of a place in a book that has no section."""
    return translate("Learn", "The rule book")


def stands_there() -> str:
    """Return what the citation of a page means."""
    return translate("Learn", "This page follows this place in the book, in our own words.")


def read_first() -> str:
    """Return that there is nothing to do on the board yet."""
    return translate("Learn", "Nothing to do here yet. Read on.")


def all_of_learn() -> str:
    """Return the button to the start of Learn."""
    return translate("Learn", "All of Learn")
