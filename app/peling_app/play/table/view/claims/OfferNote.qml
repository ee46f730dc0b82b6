pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The tutor offers to ask less; it waits until it is answered, and the game goes on meanwhile.
Item {
    id: note

    required property BoardBase board
    required property real unit
    readonly property AskedViewModel offer: board.model.asked

    signal closed()

    function answer(wanted: bool): void {
        note.closed();
        note.offer.answer(wanted);
    }

    visible: offer.offered && !board.model.noteShown && !board.model.waysShown && !board.model.throwsShown
    width: Math.min(board.width - 32, Math.max(answers.width + 36, 520 * Math.max(0.8, unit) * Paint.room))
    height: words.height + answers.height + 38

    Accessible.role: Accessible.AlertMessage
    Accessible.name: offer.words["title"] + " " + offer.words["text"]

    Rectangle {
        y: 5
        width: parent.width
        height: parent.height
        radius: 7
        color: "#000000"
        opacity: 0.35
    }
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Paint.note
        border.width: Paint.border
        border.color: Paint.brass
    }
    MouseArea {
        anchors.fill: parent
    }
    Column {
        id: words

        x: 18
        y: 12
        width: parent.width - 36
        spacing: 4

        Text {
            width: parent.width
            text: note.offer.words["title"]
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Paint.ink
            font.family: Paint.serif
            font.pixelSize: Paint.px(20, note.unit)
            Accessible.ignored: true
        }
        Text {
            width: parent.width
            text: note.offer.words["text"]
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Paint.ink
            font.family: Paint.sans
            font.pixelSize: Paint.px(14, note.unit)
            Accessible.ignored: true
        }
    }
    Flow {
        id: answers

        x: 18
        anchors.top: words.bottom
        anchors.topMargin: 12
        width: Math.min(note.board.width - 68, yes.width + no.width + 10)
        spacing: 10

        OfferButton {
            id: yes

            objectName: "offerYes"
            board: note.board
            unit: note.unit
            first: true
            text: note.offer.words["yes"]
            shortcut: note.offer.keys
            onPressed: note.answer(true)
        }
        OfferButton {
            id: no

            objectName: "offerNo"
            board: note.board
            unit: note.unit
            text: note.offer.words["no"]
            shortcut: ""
            onPressed: note.answer(false)
        }
    }
}
