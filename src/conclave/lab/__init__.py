"""Simulation and study of the games."""
