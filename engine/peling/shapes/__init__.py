"""Read a hand as sets and a pair: arrangements, waits, tiles away, wild tiles."""
