pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// Which tiles are wild in this deal, where a book knows such tiles.
Item {
    id: plaque

    required property BoardBase board
    readonly property rect box: board.place("wild")
    readonly property real unit: board.unit

    visible: board.model.wildLine !== ""
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Accessible.role: Accessible.StaticText
    Accessible.name: board.model.wildName

    Rectangle {
        anchors.fill: parent
        radius: 5
        color: Paint.barFoot
        border.width: Paint.border
        border.color: Paint.brassDark
    }
    Tile {
        id: shown

        visible: plaque.visible
        x: Math.round(7 * plaque.unit)
        y: Math.round((plaque.height - height) / 2)
        face: plaque.visible ? plaque.board.model.wildFace : "back"
        faceWidth: Math.round(23 * plaque.unit)
        indexed: false
    }
    Word {
        x: shown.x + shown.width + Math.round(7 * plaque.unit)
        anchors.verticalCenter: parent.verticalCenter
        width: plaque.width - x - 4
        wrapMode: Text.WordWrap
        text: plaque.board.model.words["wild"] + "\n" + plaque.board.model.wildLine
        font.pixelSize: Paint.px(12, plaque.unit)
    }
    Hint {
        board: plaque.board
        words: plaque.board.model.wildName
        thing: plaque.box
    }
}
