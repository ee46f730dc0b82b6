pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The place for a claimed tile: dashed, and solid while the tile is over it.
Item {
    id: target

    required property string line
    required property real unit
    property bool over: false
    required property rect box

    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Dash {
        box: Qt.size(target.width, target.height)
        visible: !target.over
        colour: Paint.highlight
        line: 2
        radius: 8
    }
    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Paint.highlight
        opacity: target.over ? 0.28 : 0.08
    }
    Rectangle {
        anchors.fill: parent
        visible: target.over
        radius: 8
        color: "transparent"
        border.width: 3
        border.color: Paint.highlight
    }
    Word {
        anchors.centerIn: parent
        width: parent.width - 10
        text: target.line
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Paint.px(13, target.unit)
        lineHeight: 1.05
        // A place too small for its words still glows when the tile is over it.
        opacity: contentHeight <= target.height - 6 && contentWidth <= width ? 1 : 0
    }
}
