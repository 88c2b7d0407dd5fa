# The terminal's own words in English.

prompt-mark = Your move
since-start = So far
since = Since your last turn
earlier =
    { $n ->
        [one] one earlier line: type “log”
       *[other] { $n } earlier lines: type “log”
    }
forced-pass = You can only pass here, so you do.
range = any from { $low } to { $high }: type for example “{ $example }”
more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
hint = A number plays that option; words narrow the list; “help” for more.
confirm = Enter plays: { $label }
no-number = There is no option { $n }; the last is { $last }.
no-number-range = There is no option { $n }. For that type “{ $example }”.
nothing-matches = Nothing here matches “{ $text }”. “why { $text }” may tell why; Enter shows all options.
matches = Options with “{ $text }” (Enter shows all again)
refused = Not allowed: { $label }
undone = Taken back: { $label }
cannot-undo = This cannot be taken back: somebody has answered, or something was revealed.
why-title = Not allowed just now
why-nothing = Nothing tempting is forbidden here.
why-allowed = That is allowed: { $label }
why-unknown = “{ $text }” is not a move here. “why” alone lists what is refused.
log-title = What happened
log-empty = Nothing has happened yet.
saved = Saved in { $path }.
save-exists = { $path } exists already; name another file.
save-folder = { $path } is a folder; name a file.
save-no-folder = There is no folder { $path }.
save-forbidden = { $path } may not be written here.
save-failed = { $path } cannot be written: { $why }.
rule-unknown = There is no rule “{ $text }”. Try a number like { $first }, or a word.
rule-usage = Which rule? Type “rule { $first }” or “rule” and a word.
rule-found = Rules with “{ $text }”
quit-ask = Save before you leave? Enter saves in { $path }; or type another name, or “no”
quit-end = You leave the table. The match ends here for you.
thinking = The others are playing
over = The match is over
winner = { $who } wins.
winner-you = You win.
winner-nobody = You lose: nobody wins.
winners = { $who } share the victory.
points = { $who }: { $n }
and = and
help-title = What you can type
help-number = 7
    .text = play option 7
help-words = sapphire
    .text = show only the options with that word; one that fits is played with Enter
help-move = bid 30
    .text = play a move by its short name
help-why = why, why ruby
    .text = what is refused here, and by which rule
help-undo = undo
    .text = take your last move back, if nothing was revealed since
help-log = log, log 100
    .text = what happened
help-rule = rule { $first }, rule owl
    .text = read the rulebook
help-save = save, save FILE
    .text = write the match down
help-look = look
    .text = draw the table again
help-quit = quit
    .text = leave the table
