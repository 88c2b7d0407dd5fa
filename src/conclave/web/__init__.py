"""The web: one door to the table, for browsers and for any other client that speaks the protocol."""
