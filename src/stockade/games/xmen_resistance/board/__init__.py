"""The board: its squares or zones, ways and sight, and the notation it is drawn in."""
