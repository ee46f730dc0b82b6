pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The small cross at what passes by itself: pressed, the player is asked for everything again.
Item {
    id: button

    required property BoardBase board
    required property bool focused

    width: 28
    height: 26

    Accessible.role: Accessible.Button
    Accessible.name: board.model.words["ask-all"]
    Accessible.description: board.model.asked.keptName
    Accessible.ignored: !visible
    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.onPressAction: button.board.model.asked.allWished()

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: 4
        color: mouse.containsMouse ? Paint.lacquer6 : "transparent"
        border.width: mouse.containsMouse || Paint.strong ? Paint.border : 0
        border.color: Paint.brassText
    }
    Sign {
        anchors.centerIn: parent
        width: 11
        height: 11
        name: "cross"
        colour: Paint.brassText
    }
    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: {
            button.board.keysInUse = false;
            button.board.model.asked.allWished();
        }
        onContainsMouseChanged: {
            const corner = button.mapToItem(button.board, 0, 0);
            button.board.hint(button.board.model.words["ask-all"], Qt.rect(corner.x, corner.y, button.width, button.height), containsMouse);
        }
    }
    FocusRing {
        visible: button.focused
        radius: 7
    }
}
