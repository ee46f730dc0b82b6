"""How a deal begins: its course in time, its pictures, and what QML is shown of it."""
