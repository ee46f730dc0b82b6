pragma ComponentBehavior: Bound

import QtQuick

// A piece of text in the board's fonts.
Text {
    color: Paint.title
    font.family: Paint.sans
    textFormat: Text.PlainText
    elide: Text.ElideRight
    Accessible.ignored: true
}
