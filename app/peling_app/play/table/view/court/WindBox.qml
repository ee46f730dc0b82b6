pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The box that marks East; the character of the round lies on top where the book has rounds.
Item {
    id: mark

    required property BoardBase board
    readonly property rect box: board.place("windBox")
    readonly property int side: Math.max(0, board.eastSide)
    readonly property string line: board.model.boxLine
    readonly property string roundWind: board.model.roundWind

    visible: box.width > 0
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Accessible.role: Accessible.StaticText
    Accessible.name: line

    Shadow {
        x: Math.round(2 * mark.board.unit)
        y: Math.round(4 * mark.board.unit)
        radius: 5
        opacity: 0.32
    }
    Rectangle {
        anchors.fill: parent
        radius: 4
        border.width: Paint.border
        border.color: Paint.brass
        gradient: Gradient {
            GradientStop { position: 0; color: "#6E3123" }
            GradientStop { position: 1; color: "#47190F" }
        }

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(parent.height * 0.7)
            height: width
            radius: width / 2
            color: Paint.ivory
            border.width: Paint.border
            border.color: "#7D2A1C"

            Image {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.64)
                height: width
                source: "image://board/glyph/" + (mark.roundWind === "" ? "E" : mark.roundWind) + "/" + Paint.hex(Paint.red)
                sourceSize: Qt.size(Math.round(width), Math.round(height))
            }
        }
    }
    Hint {
        board: mark.board
        words: mark.line
        thing: mark.box
    }
}
