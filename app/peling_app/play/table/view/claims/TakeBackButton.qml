pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// Take back the last move, in learning games.
FocusScope {
    id: button

    required property BoardBase board
    required property real unit
    readonly property string asked: "take-back"
    readonly property bool current: activeFocus

    visible: board.model.canTakeBack
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: board.model.words["take-back"]
    Accessible.focusable: true
    Accessible.onPressAction: button.board.model.takeBackWished()

    Keys.onReturnPressed: board.model.takeBackWished()
    Keys.onEnterPressed: board.model.takeBackWished()

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: mouse.containsMouse ? Paint.lacquer6 : Paint.barFoot
        border.width: Paint.border
        border.color: Paint.brassDark
    }
    Column {
        anchors.centerIn: parent
        spacing: Math.round(3 * button.unit)

        Sign {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.round(Math.max(16, 19 * button.unit))
            height: width
            name: "undo"
            colour: Paint.brassText
        }
        Word {
            id: words

            objectName: "undoWord"

            anchors.horizontalCenter: parent.horizontalCenter
            // Where the word is wider than the button, the sign stands alone.
            visible: implicitWidth <= button.width - 4
            text: button.board.model.words["undo"]
            font.pixelSize: Paint.px(12, button.unit)
        }
    }
    Hint {
        board: button.board
        words: button.board.model.words["take-back"]
        thing: button.board.place("takeBack")
    }
    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: button.board.model.takeBackWished()
    }
    FocusRing {
        visible: button.activeFocus && button.board.keysInUse
        radius: 9
    }
}
