pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// An answer to the tutor's offer.
FocusScope {
    id: button

    required property BoardBase board
    required property real unit
    required property string text
    required property string shortcut
    property bool first: false

    signal pressed()

    width: word.implicitWidth + 28 + (shortcut === "" ? 0 : key.width + 10)
    height: Math.max(30, word.implicitHeight + 12)
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: button.pressed()

    Keys.onReturnPressed: button.pressed()
    Keys.onEnterPressed: button.pressed()
    Keys.onSpacePressed: button.pressed()

    Rectangle {
        anchors.fill: parent
        radius: 5
        color: button.first ? (mouse.containsMouse ? Paint.lacquer6 : Paint.barTop) : mouse.containsMouse ? "#EADFC6" : "transparent"
        border.width: Paint.border
        border.color: button.first ? Paint.barFoot : Paint.brassDark
    }
    Text {
        id: word

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        text: button.text
        textFormat: Text.PlainText
        color: button.first ? Paint.title : Paint.ink
        font.family: Paint.sans
        font.weight: Font.DemiBold
        font.pixelSize: Paint.px(14, button.unit)
        Accessible.ignored: true
    }
    Rectangle {
        id: key

        visible: button.shortcut !== ""
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        width: keyWord.implicitWidth + 10
        height: Math.round(keyWord.implicitHeight + 4)
        radius: 4
        color: "transparent"
        border.width: Paint.border
        border.color: word.color

        Word {
            id: keyWord

            anchors.centerIn: parent
            text: button.shortcut
            color: word.color
            font.weight: Font.DemiBold
            font.pixelSize: Paint.px(11.5, button.unit)
        }
    }
    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: button.pressed()
    }
    FocusRing {
        visible: button.activeFocus && button.board.keysInUse
        radius: 8
    }
}
