pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The plates of all players, each in the corner at its player's left hand.
Item {
    id: parts

    required property BoardBase board
    readonly property bool worded: own.hasRoomForWord && right.hasRoomForWord && opposite.hasRoomForWord && left.hasRoomForWord

    function call(side: int, word: string): void {
        [own, right, opposite, left][side].call(word);
    }
    function hush(): void {
        for (const plate of [own, right, opposite, left])
            plate.hush();
    }

    component Corner: Plate {
        board: parts.board
        box: parts.board.place(objectName)
        worded: parts.worded
    }

    Corner {
        id: opposite

        objectName: "plateOpposite"
        seat: parts.board.model.opposite
    }
    Corner {
        id: right

        objectName: "plateRight"
        seat: parts.board.model.right
    }
    Corner {
        id: left

        objectName: "plateLeft"
        seat: parts.board.model.left
    }
    Corner {
        id: own

        objectName: "plateOwn"
        seat: parts.board.model.own
    }
}
