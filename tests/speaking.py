"""Bring the tests back to English: what one module leaves in German would fail those that come after it."""

import weakref
from functools import wraps

from shiboken6 import isValid

from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language

_USED: weakref.WeakSet[Translations] = weakref.WeakSet()


def _watch() -> None:
    """Remember each translation that is used."""
    use = Translations.use

    @wraps(use)
    def watched(translations: Translations, wish: Language) -> None:
        _USED.add(translations)
        use(translations, wish)

    Translations.use = watched  # type: ignore[method-assign, assignment]  # every test is watched


_watch()


def back_to_english() -> None:
    """Let every translation that is not English be so."""
    for translations in list(_USED):
        if isValid(translations) and translations.language is not Language.ENGLISH:
            # Nobody is left who would have to word anything again.
            blocked = translations.blockSignals(True)
            translations.use(Language.ENGLISH)
            translations.blockSignals(blocked)
