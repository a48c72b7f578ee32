"""What machine players know about this game. No rule looks in here."""
