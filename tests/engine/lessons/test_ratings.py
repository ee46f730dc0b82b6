"""The rating finds the level that fits: up while answers are right, down when they are not."""

import random

from peling.lessons.drills.question import Explanation
from peling.lessons.ratings import BAND, HIGHEST, LEAST, START, begin_at, expected, level_of, rated

RIGHT, HALF, WRONG = (Explanation(got == 2, got, 2, ()) for got in (2, 1, 0))


def test_right_answers_lead_up_and_wrong_ones_down() -> None:
    rating, level = START, 1
    answers = 0
    while level < 5:
        rating = rated(rating, level, RIGHT)
        level = level_of(rating)
        answers += 1
    assert answers < 40
    while level > 1:
        rating = rated(rating, level, WRONG)
        level = level_of(rating)
    assert rated(LEAST, 1, WRONG) >= LEAST
    assert rated(HIGHEST, 5, RIGHT) <= HIGHEST


def test_half_an_answer_is_less_than_a_whole_one_and_more_than_none() -> None:
    assert rated(START, 1, WRONG) < rated(START, 1, HALF) < rated(START, 1, RIGHT)


def test_an_easier_question_is_expected_to_be_right_more_often() -> None:
    chances = [expected(START + 2 * BAND, level) for level in range(1, 6)]
    assert chances == sorted(chances, reverse=True)


def test_every_level_can_be_begun_at() -> None:
    assert [level_of(begin_at(level)) for level in range(1, 6)] == [1, 2, 3, 4, 5]


def test_somebody_of_a_known_strength_comes_to_his_level() -> None:
    """Answers right as often as a rating of level 3 says: most questions are then of levels 2 to 4."""
    chance = random.Random(11)
    truth = START + 2 * BAND + BAND // 2
    rating, seen = START, []
    for _ in range(600):
        level = level_of(rating)
        seen.append(level)
        rating = rated(rating, level, RIGHT if chance.random() < expected(truth, level) else WRONG)
    late = seen[100:]
    assert sum(2 <= level <= 4 for level in late) > 0.8 * len(late)
