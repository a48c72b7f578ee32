"""Decks that players bring: building, reading and writing them."""
