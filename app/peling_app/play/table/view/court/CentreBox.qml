pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The plaque in the middle: who sits where, and who is to act or has acted. When discards come near it folds to
// one line, and goes when they need all; the plates tell it as well.
Item {
    id: centre

    required property BoardBase board
    readonly property BoardViewModel model: board.model
    readonly property real unit: board.unit
    readonly property rect box: board.place("centreBox")
    readonly property bool whole: board.court.plaque === "full"
    readonly property real aside: Math.round(15 * unit) + westward.height / 2
    // On a small board the winds at the sides would lie over the other two: these stay.
    readonly property bool crowded: Math.max(upper.width, lower.width) > width - 2 * aside && Math.max(westward.width, eastward.width) > lower.y - upper.y - upper.height

    objectName: "centreBox"
    // The dice are thrown here, and lie over it.
    visible: box.width > 0 && !model.deal.running
    // Where somebody wins the word is called there, and his hand lies open.
    opacity: model.ending.shown && model.ending.side >= 0 ? 0 : 1
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Accessible.role: Accessible.StaticText
    Accessible.name: model.centre

    Behavior on opacity {
        NumberAnimation { duration: centre.model.still ? 100 : 240 }
    }
    Rectangle {
        anchors.fill: parent
        radius: 3
        color: "#34000000"
        border.width: Paint.border
        border.color: Paint.brass
    }
    Rectangle {
        visible: centre.whole
        anchors.fill: parent
        anchors.margins: Math.round(4 * centre.unit)
        radius: 2
        color: "transparent"
        border.width: Paint.border
        border.color: Paint.brass
        opacity: 0.45
    }

    component WindWord: Word {
        visible: centre.whole
        color: Paint.cream
        font.family: Paint.serif
        font.pixelSize: Paint.px(15.5, Math.max(0.85, centre.unit))
    }

    WindWord {
        id: upper

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(6 * centre.unit)
        text: centre.model.windOpposite
    }
    WindWord {
        id: lower

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(5 * centre.unit)
        text: centre.model.windOwn
    }
    WindWord {
        id: westward

        visible: centre.whole && !centre.crowded
        x: Math.round(15 * centre.unit) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        rotation: 90
        text: centre.model.windLeft
    }
    WindWord {
        id: eastward

        visible: centre.whole && !centre.crowded
        x: centre.width - Math.round(15 * centre.unit) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        rotation: -90
        text: centre.model.windRight
    }
    Word {
        id: said

        readonly property real between: centre.whole ? lower.y - upper.y - upper.height : centre.height

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(centre.whole ? upper.y + upper.height + (between - height) / 2 : (centre.height - height) / 2)
        width: centre.whole ? centre.width - 2 * (centre.aside + 3) : centre.width - 10
        text: centre.model.centre
        wrapMode: centre.whole ? Text.WordWrap : Text.NoWrap
        elide: Text.ElideNone
        lineHeight: 0.95
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Paint.px(13, centre.unit)
        // Where it would lie over the winds it is left out; arrow and plates tell it too.
        opacity: contentWidth <= width && contentHeight <= between + 1 ? 1 : 0
    }
    Sign {
        readonly property bool upright: centre.model.arrow % 2 === 0
        readonly property real off: Math.round(2 * centre.unit)

        visible: centre.model.arrow >= 0
        width: Math.round(13 * centre.unit)
        height: width
        name: ["down", "right", "up", "left"][Math.max(0, centre.model.arrow)]
        colour: Paint.highlight
        x: centre.model.arrow === 1 ? centre.width + off : centre.model.arrow === 3 ? -off - width : Math.round((centre.width - width) / 2)
        y: centre.model.arrow === 0 ? centre.height + off - 1 : centre.model.arrow === 2 ? 1 - off - height : Math.round((centre.height - height) / 2)
    }
    Hint {
        enabled: said.opacity === 0
        board: centre.board
        words: centre.model.centre
        thing: centre.box
    }
}
