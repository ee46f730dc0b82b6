pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model
import peling_app.play.table.view.parts

// The user's tiles while they are dealt: a place on the felt, backs, and in the end faces, turned up from the left.
Item {
    id: dealt

    required property BoardBase board
    readonly property DealViewModel deal: board.model.deal
    readonly property rect place: deal.yoursAt

    visible: deal.running

    Dash {
        visible: dealt.deal.yoursShown
        x: dealt.place.x
        y: dealt.place.y
        box: Qt.size(dealt.place.width, Math.round(dealt.place.height * 0.9))
        colour: Paint.cream
        strength: 0.22
        radius: 7
    }
    Word {
        visible: dealt.deal.yoursShown
        x: Math.round(dealt.place.x + (dealt.place.width - width) / 2)
        y: Math.round(dealt.place.y + (dealt.place.height * 0.9 - height) / 2)
        text: dealt.deal.yours
        color: Paint.label
        font.pixelSize: Paint.px(13, dealt.board.unit)
    }
    Repeater {
        model: dealt.deal.hand

        Item {
            id: held

            required property int index
            required property string face
            required property rect spot
            // One after the other, from the left: of each the second half of its time shows the face.
            readonly property real late: dealt.deal.turnAt + dealt.deal.turnLong * 0.5 * index / 14
            readonly property real part: Math.max(0, Math.min(1, (dealt.deal.elapsed - late) / Math.max(1, dealt.deal.turnLong * 0.5)))
            readonly property bool up: face !== "back" && part >= 0.5

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height

            Tile {
                face: held.up ? held.face : "back"
                faceWidth: held.spot.width
                indexed: dealt.board.model.indexed
                still: true
                transform: Scale {
                    origin.x: held.width / 2
                    xScale: held.face === "back" || dealt.board.model.still ? 1 : Math.max(0.04, Math.abs(1 - 2 * held.part))
                }
            }
        }
    }
}
