"""Archmage, by Tim Heerema: 1 to 4 players."""
