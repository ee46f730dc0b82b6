"""The leaflet "Directions of Playing Mah-Jongg, Chinese Game of Four Winds", part by part."""
