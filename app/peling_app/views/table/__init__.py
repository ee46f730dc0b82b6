"""The board: QML for the table of play and the page that carries it."""
