pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.model

// What the parts of the board share: the model, the unit, what is dragged and what is on its way.
FocusScope {
    id: base

    required property BoardViewModel model

    readonly property real frame: framed(width, height)
    // Large text needs room besides that of the tiles: under the wall, where claims are, and at both sides.
    readonly property real below: under(Paint.room)
    // Made of the size of the board and of that of its text only: made of `frame` and `below` as well, it
    // would take a value between with the first of them, and everything would be drawn in that size too.
    readonly property real unit: fitting(width, height, Paint.room)

    readonly property int eastSide: model.own.east ? 0 : model.right.east ? 1 : model.opposite.east ? 2 : model.left.east ? 3 : -1

    // Whether something stands in the upper left corner: the wind box, or which tiles are wild.
    readonly property bool cornerTaken: model.opposite.east || (model.wildLine !== "" && eastSide === 3)

    // The claim bar; on a small board its words keep it wider than its share of the table.
    readonly property real claimsWidth: Math.min(Math.max(px(762), 707 * Paint.room), width - 2 * frame - 8)
    readonly property real claimsStart: Math.round(px(509) - claimsWidth / 2)

    readonly property real plateHeight: Math.max(Math.round((unit < 0.72 ? 34 : 41) * (Paint.room > 1 ? Paint.room * 1.05 : 1)), Math.round(48 * unit))

    // Where the plate of the user begins, and what stands at the foot of the court: all else ends above them.
    readonly property real ownPlateTop: Math.min(px(560), px(612) - plateHeight)
    property real courtFoot: px(643)

    // Room at each side of the table, in pixels, where the window is wider than the table.
    property real spare: 0
    property bool settled: false
    property bool pointerShown: true
    property bool keysInUse: false
    property int dragKey: -1
    property var arrivals: ({})

    signal dragBegan(key: int, face: string, faceWidth: real, at: point, grip: point)
    signal dragMoved(at: point)
    signal dragEnded()
    signal dragCancelled()

    function framed(wide: real, high: real): real {
        return Math.max(8, Math.min(24, Math.round(15 * Math.min(wide / 1048, high / 852))));
    }

    function under(room: real): real {
        return Math.round(110 * (room - 1));
    }

    function fitting(wide: real, high: real, room: real): real {
        const edges = 2 * base.framed(wide, high);
        const beside = Math.round(100 * (room - 1));
        return Math.max(0.3, Math.min(1.6, (wide - edges - 2 * beside) / 1018, (high - edges - base.under(room)) / 822));
    }

    function px(units: real): real {
        return Math.round(units * base.unit);
    }

    function seatAt(side: int): SeatViewModel {
        return [base.model.own, base.model.right, base.model.opposite, base.model.left][side];
    }

    function setArriving(id: string, arriving: bool): void {
        const next = Object.assign({}, base.arrivals);
        if (arriving) {
            next[id] = true;
        } else {
            delete next[id];
        }
        base.arrivals = next;
    }

    function isArriving(id: string, arrivals: var): bool {
        return arrivals[id] === true;
    }
}
