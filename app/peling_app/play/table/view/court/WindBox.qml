pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The box that marks East; the character of the round lies on top where the book has rounds.
Item {
    id: box

    required property real unit
    required property string roundWind
    required property string line
    property bool labelled: true
    property bool beside: false
    // How wide the words beside the box may be, and how far the words below it may reach over its sides.
    property real room: 1000
    property real overLeft: 1000
    property real overRight: 1000
    // How high the words beside the box may be; higher ones are left out, the box says them to who asks.
    property real tallest: 1000

    width: Math.round(82 * unit)
    height: Math.round(60 * unit)

    Accessible.role: Accessible.StaticText
    Accessible.name: line

    Rectangle {
        y: Math.round(4 * box.unit)
        width: parent.width
        height: parent.height
        radius: 6
        color: "#000000"
        opacity: 0.3
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        border.width: Paint.border
        border.color: Paint.brass
        gradient: Gradient {
            GradientStop { position: 0; color: "#5E2B1E" }
            GradientStop { position: 1; color: "#3A170F" }
        }

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(38 * box.unit)
            height: width
            radius: width / 2
            color: Paint.ivory
            border.width: Paint.border
            border.color: "#B9A679"

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3
                radius: width / 2
                color: "transparent"
                border.width: Paint.border
                border.color: Paint.red
            }
            Image {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.62)
                height: width
                source: "image://board/glyph/" + (box.roundWind === "" ? "E" : box.roundWind) + "/" + Paint.hex(Paint.red)
                sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
            }
        }
    }
    Word {
        visible: box.labelled && (!box.beside || height <= box.tallest)
        x: box.beside ? box.width + 8 : Math.max(-box.overLeft, Math.min((box.width - width) / 2, box.width + box.overRight - width))
        width: box.beside ? Math.min(implicitWidth, box.room) : implicitWidth
        wrapMode: Text.WordWrap
        y: box.beside ? (box.height - height) / 2 : box.height + Math.round(7 * box.unit)
        text: box.line
        color: Paint.label
        horizontalAlignment: box.beside ? Text.AlignLeft : Text.AlignHCenter
        font.pixelSize: Paint.px(12, box.unit)
        lineHeight: 1.05
    }
}
