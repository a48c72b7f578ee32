"""How much one server holds: a real server process, people in a process of their own, and a bare WebSocket echo to compare with."""
