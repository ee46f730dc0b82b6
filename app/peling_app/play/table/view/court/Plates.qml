pragma ComponentBehavior: Bound

import QtQuick
import peling_app.play.table.view.parts

// The plates of all players, each in the corner at its player's left hand.
Item {
    id: parts

    required property BoardBase board

    component Corner: Plate {
        board: parts.board
        box: parts.board.place(objectName)
    }

    Corner {
        objectName: "plateOpposite"
        seat: parts.board.model.opposite
    }
    Corner {
        objectName: "plateRight"
        seat: parts.board.model.right
    }
    Corner {
        objectName: "plateLeft"
        seat: parts.board.model.left
    }
    Corner {
        objectName: "plateOwn"
        seat: parts.board.model.own
    }
}
