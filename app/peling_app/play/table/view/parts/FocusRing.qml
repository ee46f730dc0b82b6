pragma ComponentBehavior: Bound

import QtQuick

// The double ring of the keyboard focus: cream, with dark lines outside and inside.
Item {
    id: ring

    property real radius: 8
    property real gap: 4
    readonly property real reach: gap + 2

    anchors.fill: parent
    anchors.margins: -gap

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: ring.radius + 2
        color: "transparent"
        border.width: 2
        border.color: Paint.lacquer9
    }
    Rectangle {
        anchors.fill: parent
        radius: ring.radius
        color: "transparent"
        border.width: 3
        border.color: Paint.cream
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: Math.max(1, ring.radius - 3)
        color: "transparent"
        border.width: 1.5
        border.color: Paint.lacquer9
    }
}
