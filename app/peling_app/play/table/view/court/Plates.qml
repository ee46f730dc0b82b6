pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The plates of all players, and the wind box beside East.
Item {
    id: parts

    required property BoardBase board

    Plate {
        objectName: "plateOpposite"
        visible: seat.present
        seat: parts.board.model.opposite
        unit: parts.board.unit
        spare: parts.board.spare
        height: parts.board.plateHeight
        x: Math.min(parts.board.px(802), parts.board.px(1012) + parts.board.spare - width)
        y: parts.board.px(8)
    }
    Plate {
        objectName: "plateRight"
        visible: seat.present
        seat: parts.board.model.right
        unit: parts.board.unit
        spare: parts.board.spare
        height: parts.board.plateHeight
        x: Math.min(parts.board.px(802), parts.board.px(1012) + parts.board.spare - width)
        y: Math.max(parts.board.px(72), parts.board.px(8) + height + 2)
    }
    Plate {
        objectName: "plateLeft"
        visible: seat.present
        seat: parts.board.model.left
        unit: parts.board.unit
        spare: parts.board.spare
        height: parts.board.plateHeight
        x: parts.board.px(218) - width
        y: parts.board.px(72)
    }
    Plate {
        objectName: "plateOwn"
        visible: seat.present
        seat: parts.board.model.own
        unit: parts.board.unit
        spare: parts.board.spare
        height: parts.board.plateHeight
        x: parts.board.px(218) - width
        y: parts.board.ownPlateTop
    }
    WindBox {
        objectName: "windBox"
        readonly property int side: Math.max(0, parts.board.eastSide)

        visible: parts.board.eastSide >= 0
        unit: parts.board.unit
        roundWind: parts.board.model.roundWind
        line: parts.board.model.boxLine
        labelled: parts.board.model.teaching && !low && parts.board.unit >= (side === 2 ? 0.62 : 0.42)
        beside: side === 2
        // The sets opposite begin behind it; at the sides hands lie.
        room: parts.board.px(204) - x - width - 8
        tallest: parts.board.px(66)
        overLeft: side === 3 ? parts.board.px(8) : 1000
        overRight: side === 1 ? parts.board.px(4) : 1000
        // Beside the claim bar the box and the words below it keep clear of it; without room there the box alone
        // stands beside the own hand.
        readonly property real clear: parts.board.claimsStart - width - parts.board.px(22)
        readonly property bool low: side === 0 && clear < -parts.board.spare
        x: low ? parts.board.px(13) : side === 0 ? Math.min(parts.board.px(24), clear) : parts.board.px([24, 850, 24, 86][side])
        // At the left it hangs below the plate.
        y: low ? parts.board.px(740) + parts.board.below : side === 3 ? Math.max(parts.board.px(136), parts.board.px(72) + parts.board.plateHeight + 4) : parts.board.px([622, 404, 6][side])
    }
}
