"""Wrong ways to lay out a hand, made at random: tiles swapped between the sets, tiles left beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from peling.lessons import tasks
from peling.lessons.model import LayTask
from peling.rules.ruleset import RuleSet


def wrong_layouts(task: LayTask, rules: RuleSet, most: int) -> Iterator[list[str]]:
    """Yield so many wrong layouts of a hand, always the same ones."""
    rng = random.Random(str(task.tiles))
    seen = 0
    for number in range(4 * most):
        codes = [held.code for held in task.tiles]
        if number % 3:
            right = tasks.solution(task, rules)
            codes = [code for group in right for code in group.split()] if isinstance(right, list) else codes
            for _ in range(rng.randint(1, 3)):
                one, other = rng.sample(range(len(codes)), 2)
                codes[one], codes[other] = codes[other], codes[one]
        else:
            rng.shuffle(codes)
        sizes = [3] * (len(codes) // 3) + ([2] if len(codes) % 3 == 2 else [])
        groups, at = [], 0
        for size in sizes:
            taken = size if rng.random() < 0.8 else rng.randint(1, 4)
            groups.append(" ".join(codes[at : at + taken]))
            at += taken
        groups = [group for group in groups if group]
        if seen < most and not tasks.check(task, groups, rules).right:
            seen += 1
            yield groups
