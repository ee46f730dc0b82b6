pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// Why a tile went back: stays six seconds, or until it is put away; while the mouse is on it, it stays.
Item {
    id: note

    required property BoardBase board
    required property real unit

    visible: board.model.noteShown
    width: Math.min(words.implicitWidth + 90, board.free - 24, 620 * Math.max(0.8, unit) * Paint.room)
    height: Math.max(34, words.height + 14)

    Accessible.role: Accessible.AlertMessage
    Accessible.name: board.model.noteTitle + " " + board.model.noteReason

    Shadow {
        radius: 7
    }
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Paint.note
        border.width: Paint.border
        border.color: Paint.brass
    }
    Sign {
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: 15
        height: 15
        name: "cross"
        colour: Paint.red
    }
    Text {
        id: words

        x: 38
        anchors.verticalCenter: parent.verticalCenter
        width: note.width - 76
        textFormat: Text.StyledText
        text: "<b>" + note.escaped(note.board.model.noteTitle) + "</b> " + note.escaped(note.board.model.noteReason)
        wrapMode: Text.WordWrap
        color: Paint.ink
        font.family: Paint.sans
        font.pixelSize: Paint.px(14, note.unit)
        Accessible.ignored: true
    }
    MouseArea {
        id: open

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: note.board.model.noteOpened()
    }
    Item {
        anchors.right: parent.right
        width: 34
        height: parent.height

        Accessible.role: Accessible.Button
        Accessible.name: note.board.model.words["dismiss"]
        Accessible.onPressAction: note.board.model.dismissNote()

        Sign {
            anchors.centerIn: parent
            width: 12
            height: 12
            name: "cross"
            colour: "#66563F"
        }
        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onClicked: note.board.model.dismissNote()
        }
    }
    Timer {
        id: clock

        interval: 6000
        running: note.visible && !open.containsMouse
        onTriggered: note.board.model.dismissNote()
    }
    Connections {
        target: note.board.model

        function onNoteChanged(): void {
            if (note.board.model.noteShown) {
                clock.restart();
            }
        }
    }

    function escaped(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    }
}
