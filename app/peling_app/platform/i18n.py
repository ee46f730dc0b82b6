"""Load the translations and switch them while the program runs.

English has its own file for the plurals. Qt tells every widget with a LanguageChange event; whoever has no
widget listens to `Translations.changed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from peling_app.platform.settings import LANGUAGES, Language


def language_of(wish: Language, system: QLocale | None = None) -> Language:
    """Return the language to use: the wish, or the first of the system's languages that we have."""
    if wish is not Language.SYSTEM:
        return wish
    for name in (system or QLocale.system()).uiLanguages():
        for language in LANGUAGES:
            if name.split("-")[0] == language.value:
                return language
    return Language.ENGLISH


class Translations(QObject):
    """The translation in use.

    Signals:
        changed: another language is in use; every text must be asked again.
    """

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Look for ``peling_<language>.qm`` in `folder`; nothing is loaded yet."""
        super().__init__(parent)
        self._folder = folder
        self._loaded: dict[Language, list[QTranslator]] = {}
        self._language: Language | None = None

    @property
    def language(self) -> Language:
        """Return the language in use."""
        return self._language or Language.ENGLISH

    def use(self, wish: Language) -> None:
        """Switch to a language; a missing file leaves the sources, which are English."""
        language = language_of(wish)
        if language is self._language:
            return
        for translator in self._loaded.get(self.language, ()):
            QCoreApplication.removeTranslator(translator)
        self._language = language
        # British dates and clocks go with British spelling.
        QLocale.setDefault(QLocale("en_GB" if language is Language.ENGLISH else language.value))
        if language not in self._loaded:
            self._loaded[language] = list(self._load(language))
        for translator in self._loaded[language]:
            QCoreApplication.installTranslator(translator)
        self.changed.emit()

    def _load(self, language: Language) -> Iterator[QTranslator]:
        """Read the files of a language; each language is read once and then kept."""
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase", qt_folder), ("peling", str(self._folder))):
            translator = QTranslator()
            if translator.load(f"{name}_{language.value}", folder):
                translator.setParent(self)
                yield translator
