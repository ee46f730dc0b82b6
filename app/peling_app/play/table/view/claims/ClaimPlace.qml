pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// A place of the claim bar: brass when allowed, struck with its reason when not; it can always be reached.
Item {
    id: place

    required property string command
    required property string title
    required property string shortcut
    required property string standing
    required property string line
    required property string name
    required property real unit
    // What passes by itself, in the place of the line; a small cross at the right takes it back.
    property string kept: ""
    property string keptName: ""
    // The board is only looked at: no key does anything on it, and none is shown.
    property bool keyless: false
    property bool focused: false
    property bool current: false
    // A guide means this place; `meantName` is how a screen reader calls it then.
    property bool meant: false
    property string meantName: ""
    property rect plateAtLeft
    property rect plateAtRight
    readonly property string asked: "claim:" + command
    readonly property bool pointed: mouse.containsMouse && !mouse.pressed

    readonly property bool legal: standing === "legal"
    readonly property bool open: standing === "open"
    readonly property bool forbidden: standing === "forbidden"
    readonly property color ink: legal ? Paint.legalText : open ? Paint.title : forbidden ? Paint.quiet : Paint.idle

    // The name gets smaller before it gives up its key.
    readonly property real leastTitle: Math.ceil(titleWord.implicitWidth * Paint.leastText / titleWord.font.pixelSize)
    // Where even that has no room for both, the key stands beside the line below, which is folded rather. What
    // is allowed shows it where the line, smaller, has room beside it, what is open where it has it as it is; not
    // where the line would be folded into more than two.
    readonly property bool beside: width > keyWord.implicitWidth + leastTitle + 34
    readonly property real leastLine: Math.ceil(widestWord.implicitWidth * Paint.leastText / lineWord.font.pixelSize)
    readonly property bool below: !beside && foldedWord.lineCount <= 2 && width > keyWord.implicitWidth + (legal ? leastLine : widestWord.implicitWidth) + 34

    // The name gets smaller before it gives up the cross, too, and gives that up before it is cut.
    readonly property bool crossed: forbidden && width >= leastTitle + 38

    // Title and line stand a little apart where there is room.
    readonly property real spare: height - titleWord.height - lineWord.contentHeight
    readonly property int between: Math.round(Math.max(0, Math.min(4 * Math.max(1, unit), spare / 3)))
    readonly property real wordsTop: Math.round((spare - between) / 2)

    signal pressedOn()
    signal pointedAt(here: bool)

    onPointedChanged: place.pointedAt(place.pointed)
    onFocusedChanged: place.pointedAt(place.focused)

    Accessible.role: Accessible.Button
    Accessible.name: meant ? meantName : kept === "" ? name : title + ", " + keptName
    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.onPressAction: place.pressedOn()

    Rectangle {
        anchors.fill: parent
        visible: !place.legal
        radius: 5
        color: place.standing === "idle" ? "#2A201B" : mouse.containsMouse ? "#2F201A" : "transparent"
        border.width: place.standing === "idle" ? 0 : Paint.border
        border.color: place.open ? Paint.brassText : Paint.line
    }
    Dash {
        box: Qt.size(place.width, place.height)
        visible: place.standing === "idle"
        colour: Paint.line
        radius: 5
    }
    Rectangle {
        anchors.fill: parent
        visible: place.legal
        radius: 5
        border.width: Paint.border
        border.color: mouse.pressed ? Paint.brassDark : mouse.containsMouse ? "#FFF6DF" : "#F6E7BF"
        gradient: Gradient {
            GradientStop { position: 0; color: mouse.pressed ? "#BE9A54" : mouse.containsMouse ? "#F6E3B4" : Paint.legalTop }
            GradientStop { position: 1; color: mouse.pressed ? "#BE9A54" : mouse.containsMouse ? "#DDBD7A" : Paint.legalFoot }
        }
    }
    Word {
        id: titleWord

        objectName: "claimTitle"
        x: 10
        y: place.wordsTop + height - contentHeight
        width: Math.min(implicitWidth, parent.width - x - (keyFrame.visible && place.beside ? keyFrame.width + 14 : place.crossed ? 28 : 4))
        text: place.title
        color: place.ink
        font.weight: place.legal || place.open ? Font.Bold : Font.DemiBold
        font.pixelSize: Paint.px(15.5, Math.max(0.9, place.unit))
        // A long name is whole before it is large.
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Paint.leastText
    }
    Rectangle {
        objectName: "claimStrike"
        visible: place.forbidden && !(Paint.strong && place.crossed)
        x: titleWord.x
        y: Math.round(titleWord.y + titleWord.contentHeight * 0.55)
        width: titleWord.width
        height: 1.5
        color: Paint.forbidden
    }
    Sign {
        visible: place.crossed
        anchors.right: parent.right
        anchors.rightMargin: 9
        anchors.verticalCenter: titleWord.verticalCenter
        width: Paint.px(14, place.unit)
        height: width
        name: "cross"
        colour: Paint.refused
    }
    Rectangle {
        id: keyFrame

        objectName: "claimKey"
        visible: (place.legal || place.open) && !place.keyless && (place.beside || place.below)
        anchors.right: parent.right
        anchors.rightMargin: 9
        y: Math.round(place.beside ? titleWord.y + (titleWord.height - height) / 2 : Math.min(lineWord.y, place.height - height - 3))
        width: Math.max(19, keyWord.implicitWidth + 10)
        height: Math.round(keyWord.implicitHeight + 4)
        radius: 4
        color: "transparent"
        border.width: Paint.border
        border.color: place.ink

        Word {
            id: keyWord

            objectName: "keyWord"
            anchors.centerIn: parent
            text: place.shortcut
            color: place.ink
            font.weight: Font.DemiBold
            font.pixelSize: Paint.px(11.5, place.unit)
        }
    }
    Word {
        id: widestWord

        visible: false
        text: lineWord.text.replace(/ /g, "\n")
        font.pixelSize: lineWord.font.pixelSize
    }
    Word {
        id: foldedWord

        visible: false
        width: place.width - keyFrame.width - 22
        wrapMode: Text.WordWrap
        text: lineWord.text
        font.pixelSize: lineWord.minimumPixelSize
    }
    Word {
        id: lineWord

        objectName: "claimLine"
        x: 10
        y: place.wordsTop + titleWord.height + place.between
        width: parent.width - (place.kept !== "" ? 36 : keyFrame.visible && !place.beside ? keyFrame.width + 22 : 14)
        // Some pixels stay free above and below, within the ring of the focus.
        height: parent.height - titleWord.height - 6
        // So is a reason: beside a guide the bar is narrow.
        fontSizeMode: Text.Fit
        minimumPixelSize: Paint.leastText
        wrapMode: Text.WordWrap
        elide: Text.ElideNone
        lineHeight: 0.95
        text: place.kept === "" ? place.line : place.kept
        color: place.kept !== "" ? Paint.brassText : place.open && !Paint.strong ? "#DCCFB4" : place.ink
        font.pixelSize: Paint.px(12, place.unit)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        visible: place.focused
        radius: 7
        color: "transparent"
        border.width: 2
        border.color: Paint.lacquer9
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -5
        visible: place.focused
        radius: 9
        color: "transparent"
        border.width: 3
        border.color: Paint.cream
    }
    MeantMark {
        meant: place.meant
        // On a narrow table the plates lie over the bar.
        readonly property real past: place.plateAtLeft.right - (place.width - width) / 2
        readonly property real before: place.plateAtRight.left - (place.width + width) / 2

        unit: Math.max(1, place.unit)
        aside: Math.round(Math.max(-place.width / 2, Math.min(place.width / 2, past > 0 ? past : Math.min(0, before))))
        y: -height - 6
    }
    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: place.pressedOn()
    }
}
