pragma ComponentBehavior: Bound

import QtQuick

// A die drawn with its pips; one and four are red, as on Chinese dice.
Rectangle {
    id: die

    required property int value
    property real side: 34

    readonly property var pips: [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    width: side
    height: side
    radius: side * 0.16
    color: Paint.ivory
    border.width: Paint.border
    border.color: "#B9A679"

    Repeater {
        model: die.pips[Math.max(1, Math.min(6, die.value)) - 1]

        Rectangle {
            required property int modelData
            readonly property real size: die.side * (die.value === 1 ? 0.3 : 0.19)

            width: size
            height: size
            radius: size / 2
            color: die.value === 1 || die.value === 4 ? "#A2241D" : "#1D2C47"
            x: die.side * (0.25 + 0.25 * (modelData % 3)) - size / 2
            y: die.side * (0.25 + 0.25 * Math.floor(modelData / 3)) - size / 2
        }
    }
}
