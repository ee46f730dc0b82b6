"""What the app says and draws of the leaflet, Chinese Game of Four Winds."""
