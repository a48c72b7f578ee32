"""Skills, Heroic Traits and Bystander cards: behaviour as short functions, numbers from the facts."""
