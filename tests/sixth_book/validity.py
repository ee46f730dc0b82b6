"""What makes a recorded hand impossible in this book."""

from peling.core.scoring import HandRecord
from peling.rules.checks import check_bonus, check_copies, check_count, check_melds, check_win


def check(record: HandRecord) -> None:
    """Refuse an impossible hand.

    Raises:
        InvalidHandError: it cannot have been.
    """
    check_melds(record)
    check_win(record)
    check_bonus(record)
    check_count(record)
    check_copies(record)
