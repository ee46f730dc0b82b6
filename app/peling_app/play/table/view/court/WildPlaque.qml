pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// Which tiles are wild in this deal, where a book knows such tiles.
Item {
    id: plaque

    required property BoardBase board
    required property real unit

    visible: board.model.wildLine !== ""
    width: Math.round(Math.max(134 * unit, words.x + words.width + 8))
    height: Math.max(Math.round(42 * unit), words.height + 2)

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
        x: Math.round(6 * plaque.unit)
        y: Math.round((plaque.height - height) / 2)
        face: plaque.visible ? plaque.board.model.wildFace : "back"
        faceWidth: Math.round(24 * plaque.unit)
        indexed: false
    }
    Column {
        id: words

        x: shown.x + shown.width + Math.round(7 * plaque.unit)
        anchors.verticalCenter: parent.verticalCenter

        Word {
            text: plaque.board.model.words["wild"]
            color: Paint.highlight
            font.pixelSize: Paint.px(12, plaque.unit)
            lineHeight: 0.92
        }
        Word {
            text: plaque.board.model.wildLine
            font.pixelSize: Paint.px(12, plaque.unit)
            lineHeight: 0.92
        }
    }
}
