"""What a seat sees, reads and is told: views, descriptions, odds."""
