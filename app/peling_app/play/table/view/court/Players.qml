pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// What lies and stands before the players: discards, open sets, flowers, racks.
Item {
    id: parts

    required property BoardBase board

    function rackRect(side: int): rect {
        const rack = [null, rightRack, topRack, leftRack][side] as Rack;
        return rack === null ? Qt.rect(0, 0, 1, 1) : rack.endRect();
    }

    function discardsOf(side: int): TileRow {
        return [ownDiscards, rightDiscards, topDiscards, leftDiscards][side];
    }

    function meldsOf(side: int): TileRow {
        return [ownMelds, rightMelds, topMelds, leftMelds][side];
    }

    function bonusOf(side: int): TileRow {
        return [ownBonus, rightBonus, topBonus, leftBonus][side];
    }

    component Lane: TileRow {
        board: parts.board
        tiles: seat.discards
        area: "d"
        title: seat.discardsTitle
        box: parts.board.place(objectName)
    }
    component Sets: TileRow {
        board: parts.board
        tiles: seat.melds
        area: "m"
        title: seat.spoken
        hidden: parts.board.model.ending.side === seat.side
        box: parts.board.place(objectName)
    }
    component Flowers: TileRow {
        board: parts.board
        tiles: seat.bonus
        area: "b"
        title: seat.bonusTitle
        hidden: parts.board.model.ending.byFlowers && parts.board.model.ending.side === seat.side
        box: parts.board.place(objectName)
    }
    component Standing: Rack {
        board: parts.board
        box: parts.board.place(objectName)
        visible: parts.board.model.ending.side !== seat.side
    }

    Lane {
        id: ownDiscards

        objectName: "ownDiscards"
        seat: parts.board.model.own
    }
    Lane {
        id: rightDiscards

        objectName: "rightDiscards"
        seat: parts.board.model.right
    }
    Lane {
        id: topDiscards

        objectName: "topDiscards"
        seat: parts.board.model.opposite
    }
    Lane {
        id: leftDiscards

        objectName: "leftDiscards"
        seat: parts.board.model.left
    }
    Sets {
        id: ownMelds

        objectName: "ownMelds"
        seat: parts.board.model.own
    }
    Flowers {
        id: ownBonus

        objectName: "ownBonus"
        seat: parts.board.model.own
    }
    Sets {
        id: rightMelds

        objectName: "rightMelds"
        seat: parts.board.model.right
    }
    Flowers {
        id: rightBonus

        objectName: "rightBonus"
        seat: parts.board.model.right
    }
    Sets {
        id: topMelds

        objectName: "topMelds"
        seat: parts.board.model.opposite
    }
    Flowers {
        id: topBonus

        objectName: "topBonus"
        seat: parts.board.model.opposite
    }
    Sets {
        id: leftMelds

        objectName: "leftMelds"
        seat: parts.board.model.left
    }
    Flowers {
        id: leftBonus

        objectName: "leftBonus"
        seat: parts.board.model.left
    }
    Standing {
        id: topRack

        objectName: "topRack"
        seat: parts.board.model.opposite
    }
    Standing {
        id: leftRack

        objectName: "leftRack"
        seat: parts.board.model.left
    }
    Standing {
        id: rightRack

        objectName: "rightRack"
        seat: parts.board.model.right
    }
}
