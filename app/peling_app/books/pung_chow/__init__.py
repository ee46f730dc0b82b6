"""What the app says and draws of Pung Chow, both parts."""
