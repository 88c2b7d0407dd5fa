"""Two small games on our engine, the same that other libraries have: what the engine costs, side by side with theirs.

They import their own modules relatively, so that `benchmarks.build` can set them beside a copy of the engine and
compile all of it as one group, as it is done with the games of the house.
"""
