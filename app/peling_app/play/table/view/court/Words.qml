pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The words on the felt that found a place, each with a thin line to what it names.
Item {
    id: words

    required property BoardBase board

    Repeater {
        model: words.board.court.labels

        Item {
            id: label

            required property string key
            required property string text
            required property rect spot
            required property list<point> line

            // What it names lies elsewhere when the own hand wins.
            visible: !(words.board.model.ending.own && (key === "sets" || key === "drawn"))
            anchors.fill: parent

            Repeater {
                model: Math.max(0, label.line.length - 1)

                Rectangle {
                    required property int index
                    readonly property point from: label.line[index]
                    readonly property point to: label.line[index + 1]

                    x: from.x
                    y: from.y
                    width: Math.hypot(to.x - from.x, to.y - from.y)
                    height: 1
                    transformOrigin: Item.TopLeft
                    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
                    antialiasing: true
                    color: Paint.brassText
                }
            }
            Word {
                objectName: "label-" + label.key
                x: label.spot.x
                y: label.spot.y
                width: label.spot.width
                height: label.spot.height
                text: label.text
                color: Paint.label
                elide: Text.ElideNone
                horizontalAlignment: label.key === "sets" ? Text.AlignRight : label.key === "box" ? Text.AlignHCenter : Text.AlignLeft
                font.pixelSize: Paint.px(12, words.board.unit)
            }
        }
    }
}
