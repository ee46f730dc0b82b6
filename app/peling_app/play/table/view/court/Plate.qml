pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// A player's plate: wind, name, what the player does, total.
Item {
    id: plate

    required property SeatViewModel seat
    required property real unit

    readonly property int gap: Math.round(9 * Math.min(unit, 1.3))

    // Room at the side of the table, in pixels, which a small plate may take for its words.
    property real spare: 0

    width: Math.max(Math.round(204 * unit), Math.min(196 * Paint.room, Math.round(204 * unit + Math.max(0, spare))))

    Accessible.role: Accessible.StaticText
    Accessible.name: seat.spoken

    Rectangle {
        visible: plate.seat.acting
        anchors.fill: parent
        anchors.margins: -1
        radius: 6
        color: Paint.brassText
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        color: Paint.barFoot
        border.width: plate.seat.dead ? 0 : 1
        border.color: plate.seat.acting ? Paint.brassText : Paint.brassDark
    }
    Dash {
        visible: plate.seat.dead
        box: Qt.size(plate.width, plate.height)
        colour: Paint.brass
        line: 1.5
        radius: 5
    }
    Rectangle {
        id: windFrame

        x: Math.round(11 * Math.min(plate.unit, 1.3))
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(24, Math.round(30 * plate.unit))
        height: width
        radius: 4
        color: "transparent"
        border.width: Paint.border
        border.color: Paint.brass

        Image {
            visible: plate.seat.wind !== ""
            anchors.centerIn: parent
            width: parent.width
            height: Math.round(parent.height * 0.62)
            source: visible ? "image://board/glyph/" + plate.seat.wind + "/" + Paint.hex(Paint.cream) : ""
            sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
        }
    }
    Word {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: windFrame.x
        anchors.verticalCenter: parent.verticalCenter
        text: plate.seat.score
        font.weight: Font.Bold
        font.pixelSize: Paint.px(16, plate.unit)
    }
    Item {
        id: lines

        anchors.left: windFrame.right
        anchors.leftMargin: plate.gap
        anchors.right: total.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: nameWord.visible ? -2 : 0
        height: (nameWord.visible ? nameWord.implicitHeight - 1 : 0) + lineWord.implicitHeight

        Word {
            id: nameWord

            visible: plate.seat.name !== ""
            width: parent.width
            text: plate.seat.name
            font.family: Paint.serif
            font.pixelSize: Paint.px(17, plate.unit)
        }
        Sign {
            id: glass

            visible: plate.seat.thinking
            anchors.verticalCenter: lineWord.verticalCenter
            width: visible ? Paint.px(13, plate.unit) : 0
            height: Paint.px(13, plate.unit)
            name: "hourglass"
            colour: Paint.quiet
        }
        Word {
            id: lineWord

            anchors.left: glass.right
            anchors.leftMargin: glass.visible ? 3 : 0
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: plate.seat.line
            color: Paint.quiet
            font.pixelSize: Paint.px(12, plate.unit)
        }
    }
}
