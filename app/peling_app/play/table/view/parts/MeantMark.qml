pragma ComponentBehavior: Bound

import QtQuick

// A small brass arrow over the tile or the button that a guide means. It stands still.
Item {
    id: mark

    objectName: "meantMark"

    required property bool meant
    property real unit: 1
    // How far it stands aside of the middle, to cover nothing else.
    property real aside: 0

    visible: meant
    anchors.horizontalCenter: parent.horizontalCenter
    anchors.horizontalCenterOffset: aside
    width: Math.round(22 * unit)
    height: width
    z: 3

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Paint.lacquer9
        border.width: 2
        border.color: Paint.highlight
    }
    Sign {
        anchors.centerIn: parent
        visible: mark.meant
        width: Math.round(mark.width * 0.62)
        height: width
        name: "down"
        colour: Paint.highlight
    }
}
