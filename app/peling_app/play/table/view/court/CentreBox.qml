pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The compass in the middle: who sits where, and who is to act or has acted.
Item {
    id: centre

    required property BoardViewModel model
    required property real unit

    // With large text it takes the room that discards leave it.
    readonly property real grown: Math.min(1.4, Paint.room)

    width: Math.round(148 * unit * grown)
    height: Math.round(Math.min(138, 124 * grown) * unit)

    Accessible.role: Accessible.StaticText
    Accessible.name: model.centre

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: "transparent"
        border.width: Paint.border
        border.color: Paint.brass
        opacity: 0.8
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(5 * centre.unit)
        radius: 2
        color: "transparent"
        border.width: Paint.border
        border.color: Paint.brass
        opacity: 0.35
    }

    component WindWord: Word {
        color: Paint.cream
        font.family: Paint.serif
        font.pixelSize: Paint.px(16, centre.unit)
    }

    WindWord {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(9 * centre.unit)
        text: centre.model.windOpposite
    }
    WindWord {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(8 * centre.unit)
        text: centre.model.windOwn
    }
    WindWord {
        x: Math.round(19 * centre.unit) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        rotation: 90
        text: centre.model.windLeft
    }
    WindWord {
        x: centre.width - Math.round(19 * centre.unit) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        rotation: -90
        text: centre.model.windRight
    }
    Word {
        anchors.centerIn: parent
        width: centre.width - 2 * Math.round(19 * centre.unit) - Paint.px(16, centre.unit) - 6
        text: centre.model.centre
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Paint.px(13, centre.unit)
        // On a very small board it would lie over the winds; arrow and plates tell it too.
        opacity: contentWidth <= width && contentHeight <= centre.height - 2 * (Math.round(9 * centre.unit) + Paint.px(16, centre.unit)) ? 1 : 0
    }
    Sign {
        readonly property real off: Math.round(8 * centre.unit)
        readonly property bool upright: centre.model.arrow % 2 === 0

        visible: centre.model.arrow >= 0
        width: Math.round((upright ? 14 : 18) * centre.unit)
        height: width
        name: ["down", "right", "up", "left"][Math.max(0, centre.model.arrow)]
        colour: Paint.highlight
        x: centre.model.arrow === 1 ? centre.width + off : centre.model.arrow === 3 ? -off - width : (centre.width - width) / 2
        y: centre.model.arrow === 0 ? centre.height - 4 * centre.unit : centre.model.arrow === 2 ? 4 * centre.unit - height : (centre.height - height) / 2
    }
}
