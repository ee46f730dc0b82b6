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
    width: row.width + 22
    height: Math.max(32, Math.round(36 * unit), words.height + 8)
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: words.text
    Accessible.focusable: true
    Accessible.onPressAction: button.board.model.takeBackWished()

    Keys.onReturnPressed: board.model.takeBackWished()
    Keys.onEnterPressed: board.model.takeBackWished()

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: mouse.containsMouse ? Paint.lacquer6 : Paint.lacquer8
        border.width: Paint.border
        border.color: Paint.brassDark
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: 6

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            width: 16
            height: 16
            name: "undo"
            colour: Paint.title
        }
        Word {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            text: button.board.model.words["take-back"]
            font.weight: Font.DemiBold
            font.pixelSize: Paint.px(13, button.unit)
        }
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
