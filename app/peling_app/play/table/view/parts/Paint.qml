pragma Singleton
import QtQuick

// Colours, fonts and text sizes of the board; the same by day and by night.
QtObject {
    readonly property string serif: "EB Garamond 12"
    readonly property string sans: "Lato"

    readonly property color lacquer9: "#1A110E"
    readonly property color lacquer8: "#241814"
    readonly property color lacquer6: "#4A352B"
    readonly property color barTop: "#2F201A"
    readonly property color barFoot: "#1F1511"
    readonly property color brass: "#B8924A"
    readonly property color brassDark: "#8A6C38"
    readonly property color brassText: "#DFC58B"
    readonly property color highlight: "#E9C46A"
    readonly property color newest: "#D9A94E"
    readonly property color cream: "#F1E3BF"
    readonly property color title: "#F6EACD"
    readonly property color text: "#EADFC8"
    readonly property color text2: "#C9B99B"
    readonly property color idleText: "#A08F76"
    readonly property color line: "#5D4739"
    readonly property color legalTop: "#EBD29A"
    readonly property color legalFoot: "#CFAC66"
    readonly property color legalText: "#20140E"
    readonly property color forbidden: "#E08A74"
    readonly property color label: "#E8DCC0"
    readonly property color smallText: "#EADFC6"
    readonly property color note: "#F6EFDE"
    readonly property color ink: "#231A14"
    readonly property color red: "#97261F"
    readonly property color ivory: "#F7EFDC"

    readonly property int leastText: 12

    // High contrast: thin lines are wider, and no word is paler than the others. The board sets it.
    property bool strong: false
    readonly property int border: strong ? 2 : 1
    readonly property color quiet: strong ? title : text2
    readonly property color idle: strong ? text : idleText
    readonly property color refused: strong ? title : forbidden

    // Tiles have the faces with large numerals. The board sets it.
    property bool numerals: false

    // The size of text that the user wants, 1 for 100 percent, and how much more room words need by it.
    property real zoom: 1
    readonly property real room: Math.max(1, zoom)

    // Text grows and shrinks less than the table, and never under the least size; both grow with the setting.
    function px(size: real, unit: real): int {
        const plain = Math.max(leastText, Math.round(size * (unit < 1 ? unit : 1 + (unit - 1) * 0.6)));
        return Math.max(leastText, Math.round(plain * zoom));
    }

    // A colour as the pictures' addresses want it: RRGGBB.
    function hex(colour: color): string {
        return colour.toString().slice(-6);
    }
}
