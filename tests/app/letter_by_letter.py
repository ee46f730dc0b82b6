"""What a reader sees of a window: whether names stand there letter by letter, and read as nothing else."""

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as Looks
from PySide6.QtQuick import QQuickItem
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from peling_app.kit.view.text.limited import in_one_line


def read(html: str) -> tuple[str, bool]:
    """Return what rich text shows, and whether it has pictures."""
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText(), has_pictures(document)


def has_pictures(document: QTextDocument) -> bool:
    """Return whether a document asks for a picture."""
    return any(one.isImageFormat() for one in document.allFormats())


def with_mnemonics(text: str) -> str:
    """Return what Qt shows of a text in which & stands before a letter to be pressed."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def paints_itself(widget: QWidget) -> bool:
    """Return whether a class of ours paints the widget, and with it the letters of its text as they are."""
    painting = next(kind for kind in type(widget).__mro__ if "paintEvent" in vars(kind))
    return painting.__module__.startswith("peling_app")


class Reader:
    """Looks at everything that is shown and notes where a name does not stand letter by letter."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.wrong: list[str] = []
        self.seen: set[str] = set()

    def look(self, place: str, root: QWidget) -> None:
        """Look at all widgets, actions, list entries and pieces of a board under a widget."""
        seen = 0
        for widget in (root, *root.findChildren(QWidget)):
            name = f"{place}: {type(widget).__name__}"
            self.shown(f"{name} tip", self._plain(f"{name} tip", widget.toolTip()))
            if isinstance(widget, QLabel):
                text = self._label(name, widget)
                self.shown(name, text if widget.buddy() is None else with_mnemonics(text))
            elif isinstance(widget, QAbstractButton | QGroupBox):
                text = widget.text() if isinstance(widget, QAbstractButton) else widget.title()
                own = paints_itself(widget)
                self.shown(name, text if own else with_mnemonics(text))
                if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty() and "Zq" in text:
                    self.wrong.append(f"{name}: a key made of a name, {text!r}")
            elif isinstance(widget, QLineEdit):
                # A field offers a name as it could be given anew: in one line.
                offered = {in_one_line(given): given for given in self.names}
                self.shown(name, offered.get(widget.text(), widget.text()))
            elif isinstance(widget, QTextEdit):
                self.shown(name, widget.toPlainText())
                if has_pictures(widget.document()):
                    self.wrong.append(f"{name}: a picture")
            elif (isinstance(widget, QAbstractItemView) and widget.model() is not None) or isinstance(
                widget, QComboBox
            ):
                self._items(name, widget.model())
            elif isinstance(widget, QQuickWidget) and widget.rootObject() is not None:
                self._pieces(name, widget.rootObject())
            if widget.isWindow():
                self.shown(
                    f"{name} title",
                    widget.windowTitle().replace("[*][*]", "\0").replace("[*]", "").replace("\0", "[*]"),
                )
            seen += 1
        for action in root.findChildren(QAction):
            self.shown(f"{place}: action", with_mnemonics(action.text()))
        assert seen > 1

    def shown(self, place: str, text: str) -> None:
        """Note where a text begins one of the names and does not go on with it."""
        for name in self.names:
            start = name[:3]
            at = text.find(start)
            while at >= 0:
                self.seen.add(start)
                there = text[at : at + len(name)]
                # Where there is no room, it may end in dots.
                if name != there and not name.startswith(there.partition("…")[0] or there):
                    self.wrong.append(f"{place}: {text[at : at + 60]!r}")
                at = text.find(start, at + 1)

    def _plain(self, place: str, text: str) -> str:
        if not Looks.mightBeRichText(text):
            return text
        shown, picture = read(text)
        if picture:
            self.wrong.append(f"{place}: a picture")
        return shown

    def _label(self, place: str, label: QLabel) -> str:
        match label.textFormat():
            case Qt.TextFormat.PlainText:
                return label.text()
            case Qt.TextFormat.RichText:
                shown, picture = read(label.text())
                if picture:
                    self.wrong.append(f"{place}: a picture")
                return shown
            case _:
                return self._plain(place, label.text())

    def _items(self, place: str, model: QAbstractItemModel) -> None:
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
        for row in range(model.rowCount(QModelIndex())):
            for column in range(columns):
                index = model.index(row, column)
                self.shown(place, str(index.data() or ""))
                said = index.data(Qt.ItemDataRole.ToolTipRole)
                self.shown(f"{place} tip", self._plain(f"{place} tip", str(said or "")))
        for column in range(columns):
            said = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
            self.shown(f"{place} head", self._plain(f"{place} head", str(said or "")))

    def _pieces(self, place: str, root: QObject) -> None:
        for item in root.findChildren(QQuickItem):
            text = item.property("text")
            if not isinstance(text, str) or not item.inherits("QQuickText"):
                continue
            # Words of the board are plain, see Word.qml; what is no such word may be rich.
            plain = item.metaObject().className().startswith("Word_")
            shown = text if plain else read(text)[0]
            self.shown(f"{place} {item.metaObject().className()}", shown)
