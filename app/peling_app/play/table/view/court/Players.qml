pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.dice
import peling_app.play.table.view.parts

// What stands and lies before the players besides their discards: racks, sets, bonus tiles.
Item {
    id: parts

    required property BoardBase board
    required property DealClock deal
    readonly property alias own: ownMelds
    readonly property real ownBonusTop: ownBonus.count > 0 ? ownBonus.y : parts.board.courtFoot

    function rackRect(side: int): rect {
        const rack = [null, rightRack, topRack, leftRack][side] as Rack;
        return rack === null ? Qt.rect(0, 0, 1, 1) : parts.board.mapFromItem(rack, rack.endRect());
    }

    function meldsOf(side: int): MeldRow {
        return [ownMelds, rightMelds, topMelds, leftMelds][side];
    }

    function bonusOf(side: int): MeldRow {
        return [ownBonus, rightBonus, topBonus, leftBonus][side];
    }

    MeldRow {
        id: ownMelds

        objectName: "ownMelds"
        board: parts.board
        seat: parts.board.model.own
        tiles: parts.board.model.own.melds
        sets: parts.board.model.own.sets
        title: parts.board.model.own.spoken
        faceWidth: parts.board.px(40)
        between: parts.board.px(8)
        x: parts.board.px(1006) - width
        y: parts.board.px(815) + parts.board.below - height
    }
    MeldRow {
        id: ownBonus

        objectName: "ownBonus"
        board: parts.board
        seat: parts.board.model.own
        tiles: parts.board.model.own.bonus
        area: "b"
        faceWidth: Math.min(parts.board.px(28), (parts.board.px(206) - count) / Math.max(1, count))
        x: parts.board.px(1006) - width
        y: Math.min(parts.board.px(604), parts.board.courtFoot - height - 4)
    }
    MeldRow {
        id: rightMelds

        objectName: "rightMelds"
        board: parts.board
        seat: parts.board.model.right
        tiles: parts.board.model.right.melds
        sets: parts.board.model.right.sets
        stacked: true
        fromRight: true
        faceWidth: parts.board.px(lying ? 30 : 36)
        between: parts.board.px(4)
        x: parts.board.px(984) - width
        y: Math.max(parts.board.px(134), parts.board.px(8) + 2 * parts.board.plateHeight + 8)
    }
    MeldRow {
        id: rightBonus

        objectName: "rightBonus"
        board: parts.board
        seat: parts.board.model.right
        tiles: parts.board.model.right.bonus
        area: "b"
        faceWidth: Math.min(parts.board.px(26), (parts.board.px(140) - count) / Math.max(1, count))
        x: Math.min(parts.board.px(936), rightRack.x - parts.board.px(6)) - width
        y: rightRack.y
    }
    MeldRow {
        id: topMelds

        objectName: "topMelds"
        board: parts.board
        seat: parts.board.model.opposite
        tiles: parts.board.model.opposite.melds
        sets: parts.board.model.opposite.sets
        faceWidth: parts.board.px(36) * topRow.shrink
        between: parts.board.px(8)
        x: topRow.startX + (topBonus.count > 0 ? topBonus.width + topRow.gap : 0)
        y: parts.board.px(9)
    }
    MeldRow {
        id: topBonus

        objectName: "topBonus"
        board: parts.board
        seat: parts.board.model.opposite
        tiles: parts.board.model.opposite.bonus
        area: "b"
        faceWidth: parts.board.px(28) * topRow.shrink
        x: topRow.startX
        y: parts.board.px(12)
    }
    MeldRow {
        id: leftMelds

        objectName: "leftMelds"
        board: parts.board
        seat: parts.board.model.left
        tiles: parts.board.model.left.melds
        sets: parts.board.model.left.sets
        stacked: true
        faceWidth: parts.board.px(lying ? 30 : 36)
        between: parts.board.px(4)
        x: parts.board.px(34)
        y: leftBonus.y - parts.board.px(8) - height
    }
    MeldRow {
        id: leftBonus

        objectName: "leftBonus"
        board: parts.board
        seat: parts.board.model.left
        tiles: parts.board.model.left.bonus
        area: "b"
        faceWidth: Math.min(parts.board.px(28), (parts.board.px(184) - count) / Math.max(1, count))
        x: parts.board.px(34)
        y: Math.min(parts.board.px(508), parts.board.ownPlateTop - height - 4)
    }

    QtObject {
        id: topRow

        readonly property real gap: parts.board.px(24)
        readonly property int melded: topMelds.count
        readonly property int bonus: topBonus.count
        readonly property real natural: parts.board.px(36 * melded + 8 * Math.max(0, parts.board.model.opposite.sets - 1)) + melded + (bonus > 0 ? parts.board.px(29 * bonus) + gap : 0)
        readonly property real room: parts.board.px(parts.board.cornerTaken ? 582 : 776) - topRack.width - (melded > 0 ? gap : 0)
        readonly property real shrink: natural > room ? room / natural : 1
        readonly property real taken: Math.min(natural, room) + (melded > 0 ? gap : 0) + topRack.width
        readonly property real startX: Math.round(Math.max(parts.board.px(parts.board.cornerTaken ? 208 : 14), Math.min(parts.board.px(520) - taken / 2, parts.board.px(790) - taken)))
    }

    Rack {
        id: topRack

        objectName: "topRack"
        board: parts.board
        seat: parts.board.model.opposite
        shown: parts.deal.countFor(2, parts.deal.step)
        x: topRow.startX + topRow.taken - width
        y: parts.board.px(14)
    }
    Rack {
        id: leftRack

        objectName: "leftRack"
        board: parts.board
        seat: parts.board.model.left
        shown: parts.deal.countFor(3, parts.deal.step)
        // Open tiles keep off the wind box.
        x: parts.board.px(open ? 10 : 34)
        y: Math.max(parts.board.px(150), parts.board.px(72) + parts.board.plateHeight + 8)
    }
    Rack {
        id: rightRack

        objectName: "rightRack"
        board: parts.board
        seat: parts.board.model.right
        shown: parts.deal.countFor(1, parts.deal.step)
        x: parts.board.px(open ? 998 : 984) - width
        y: rightMelds.count > 0 ? rightMelds.y + rightMelds.height + parts.board.px(10) : Math.max(parts.board.px(150), rightMelds.y + 4)
    }
}
