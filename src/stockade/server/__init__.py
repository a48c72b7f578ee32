"""HTTP and WebSocket: seats and their secret links, durable tables, and frames that hold only what a seat may see."""
