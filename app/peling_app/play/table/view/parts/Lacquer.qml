pragma ComponentBehavior: Bound

import QtQuick

// The ground of a bar or a box over the felt: lacquer with an edge of brass.
Rectangle {
    anchors.fill: parent
    radius: 8
    border.width: Paint.border
    border.color: Paint.brass
    gradient: Gradient {
        GradientStop { position: 0; color: Paint.barTop }
        GradientStop { position: 1; color: Paint.barFoot }
    }
}
