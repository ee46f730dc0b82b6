import QtQuick

// Tells the board what the thing under the mouse is called, also when that is another thing from now on.
HoverHandler {
    id: hint

    required property BoardBase board
    required property string words
    required property rect thing

    onHoveredChanged: hint.board.hint(hint.words, hint.thing, hint.hovered)
    onWordsChanged: if (hint.hovered) hint.board.hint(hint.words, hint.thing, true)
    onThingChanged: if (hint.hovered) hint.board.hint(hint.words, hint.thing, true)
}
