"""How a Game of Four Winds is settled."""

from tests.engine.rulebooks.four_winds.positions import HANDS
from tests.engine.rulebooks.suite import Settling

SETTLEMENT = Settling(
    HANDS,
    house={"losers_settle": (False, True), "banker_double_on_full": (True, False)},
    liable=True,
)
