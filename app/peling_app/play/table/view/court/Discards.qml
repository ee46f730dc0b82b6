pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The discards of all players: own and opposite six in a row, at the sides three.
Item {
    id: parts

    required property BoardBase board
    readonly property alias own: ownDiscards

    function of(side: int): DiscardRows {
        return [ownDiscards, rightDiscards, topDiscards, leftDiscards][side];
    }

    DiscardRows {
        id: ownDiscards

        objectName: "ownDiscards"
        board: parts.board
        seat: parts.board.model.own
        unit: parts.board.unit
        columnsWanted: 6
        areaWidth: parts.board.px(parts.board.model.left.present || parts.board.model.right.present ? 247 : 500)
        areaHeight: parts.board.px(183)
        width: columns * cellWidth
        height: lines * cellHeight
        x: parts.board.px(509) - Math.round((columns * cellWidth - 1) / 2)
        y: parts.board.px(lines > 2 ? 422 : 429)
    }
    DiscardRows {
        id: rightDiscards

        objectName: "rightDiscards"
        board: parts.board
        seat: parts.board.model.right
        unit: parts.board.unit
        columnsWanted: 3
        areaWidth: parts.board.px(123)
        areaHeight: parts.board.px(488)
        width: columns * cellWidth
        height: lines * cellHeight
        x: parts.board.px(635)
        y: Math.min(parts.board.px(298), parts.board.px(604) - height)
    }
    DiscardRows {
        id: topDiscards

        objectName: "topDiscards"
        board: parts.board
        seat: parts.board.model.opposite
        unit: parts.board.unit
        columnsWanted: 6
        areaWidth: parts.board.px(parts.board.model.left.present || parts.board.model.right.present ? 247 : 500)
        areaHeight: parts.board.px(183)
        width: columns * cellWidth
        height: lines * cellHeight
        x: parts.board.px(509) - Math.round((columns * cellWidth - 1) / 2)
        y: parts.board.px(99)
    }
    DiscardRows {
        id: leftDiscards

        objectName: "leftDiscards"
        board: parts.board
        seat: parts.board.model.left
        unit: parts.board.unit
        columnsWanted: 3
        areaWidth: parts.board.px(123)
        areaHeight: parts.board.px(488)
        width: columns * cellWidth
        height: lines * cellHeight
        x: parts.board.px(258)
        y: Math.min(parts.board.px(298), parts.board.px(604) - height)
    }
    Word {
        objectName: "leftDiscardsTitle"
        visible: leftDiscards.count > 0 && parts.board.model.teaching
        x: leftDiscards.x
        y: leftDiscards.y - height - Math.max(parts.board.px(6), leftDiscards.above)
        text: parts.board.model.left.discardsTitle
        width: Math.min(implicitWidth, parts.board.px(Paint.room > 1 ? 140 : 200))
        wrapMode: Text.WordWrap
        color: Paint.smallText
        font.pixelSize: Paint.px(12, parts.board.unit)
    }
    Word {
        objectName: "rightDiscardsTitle"
        visible: rightDiscards.count > 0 && parts.board.model.teaching
        x: rightDiscards.x
        y: rightDiscards.y - height - Math.max(parts.board.px(6), rightDiscards.above)
        text: parts.board.model.right.discardsTitle
        width: Math.min(implicitWidth, parts.board.px(Paint.room > 1 ? 140 : 200))
        wrapMode: Text.WordWrap
        color: Paint.smallText
        font.pixelSize: Paint.px(12, parts.board.unit)
    }
}
