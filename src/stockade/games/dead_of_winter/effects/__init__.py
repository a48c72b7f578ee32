"""The words that content is written in, and how each is carried out."""
