"""Questions about a position that the view and programs ask; no rule hangs on them."""
