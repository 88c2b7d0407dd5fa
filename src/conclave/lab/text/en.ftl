# Tournaments in words.

title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
  } with { $seats } seats, seed { $seed }
player = player
matches = matches
wins = wins
share = share
interval = 95 % interval
score = score
median = ms, median
p99 = ms, 99 %
par = Par is { $par }. A shared victory counts as its part. Times are CPU time of decisions with a choice.
against = ahead of
halted = Stopped after { $played } of { $games } matches.
halted-kept = Stopped after { $played } of { $games } matches, which are kept in { $folder }. The same command goes on from there.
