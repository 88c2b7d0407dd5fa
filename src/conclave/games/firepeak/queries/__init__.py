"""Questions about a match of Firepeak that need more than a line."""
