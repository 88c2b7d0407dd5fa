# Tournaments in words.

title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
  } with { $seats } seats, seed { $seed }
player = player
matches = matches
share = share
interval = 95 % interval
score = score
median = ms, median
p99 = ms, 99 %
par = Par is { $par }. A shared victory counts as its part. Times are CPU time of decisions with a choice.
against = ahead of
halted = Stopped after { $played } of { $games } matches.
halted-kept = Stopped after { $played } of { $games } matches, which are kept in { $folder }. The same command goes on from there.
rating = rating
kept = The matches, results.json and report.html are in { $folder }.

## The report

report-title = Tournament
report-language = English
report-lamp = By day or by night
report-headline = { $name } is ahead and wins on { $share } of its seats. Par would be { $par }, which the interval still holds.
report-headline-sure = { $name } is ahead and wins on { $share } of its seats. Par would be { $par }.
report-matches = { $n ->
    [one] match
   *[other] matches
  }
report-seats = seats
report-seed = seed
report-option = option
report-unfinished = stopped: { $games } of { $wanted } matches
report-player = player
report-seat = seat
report-seat-n = Seat { $n }
report-rating = rating
report-share = share of wins
report-ending = ending
report-used = used by
report-times = { $n ->
    [one] once
   *[other] { $n } times
  }
report-ratings = Ratings
report-ratings-about = openskill (Plackett-Luce) over all matches, on its own scale with the field's mean at 25. About 8 points more means winning four of five matches between two.
report-wins = Share of wins
report-wins-about = Of all seats that the player took. A shared victory counts as its part; the dotted line is par.
report-pairs = Who came in before whom
report-pairs-about = How often the player of a row came in before the player of a column; a tie counts half.
report-by-seat = Wins by seat
report-by-seat-about = All players together: everybody sits on every seat equally often.
report-by-role = { $roles }: share of wins
report-by-role-about = All players together. Where chance deals them this is a fair comparison.
report-decisions = Decisions of a match
report-endings = How matches end
report-uses = { $things }: use
report-uses-about = The share of all seats that have used it, and how often it was used in all.
report-users = { $things }: what their users won
report-users-about = Who uses a thing is no fair sample: winners had the means. Below the name: how many per cent points more its users won than the same players do in all their matches.
report-lift = { $points } points
report-thought = Time to think
report-thought-about = CPU time of decisions with a choice, in milliseconds. These figures alone differ from run to run.
report-matches-head = matches
report-score = score
report-choices = decisions
report-median = median
report-p99 = 99 of 100 below
report-longest = longest
report-column = { $figures }: { $n ->
    [one] one match
   *[other] { $n } matches
  }
report-spread = Median { $median }, mean { $mean }, from { $low } to { $high }.
report-reading = How to read the plots: the line is the 95 % interval (Wilson's for shares, openskill's for ratings). A peak that points up lies surely above par, one that points down surely below; a round may be either. Every meeting was played from every rotation of its seats with the same chance, and what hangs on the same chance counts only for what it tells by itself: the intervals are rather too wide than too narrow.
report-files = Beside this page lie results.json with all these figures, and matches.jsonl with every single match.
