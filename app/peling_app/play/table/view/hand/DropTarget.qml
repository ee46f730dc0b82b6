pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The place for a claimed tile: dashed, and solid while the tile is over it.
Item {
    id: target

    required property string title
    required property string line
    required property real unit
    property bool over: false
    readonly property real needed: words.implicitHeight + 12
    // On a small board there is room for one sentence only: what happens when the tile is dropped.
    readonly property bool small: Math.round(96 * unit) < 70

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
        id: words

        anchors.centerIn: parent
        width: parent.width - (target.small ? 6 : 16)
        text: target.small ? target.line : target.title + "\n" + target.line
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Paint.px(13, target.unit)
        lineHeight: 1.1
    }
}
