"""How Part I is settled."""

from tests.engine.rulebooks.pung_chow.positions import HANDS
from tests.engine.rulebooks.suite import Settling

SETTLEMENT = Settling(HANDS, house={"draw_settlement": ("none", "differences")}, step=2, dead=True)
