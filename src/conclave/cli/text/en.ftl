# The command line in words.

## Help

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND ...
commands = Commands
options = Options
examples = Examples
default = (else { $value })
required = (needed)
value-game_id = GAME
value-number = NUMBER
value-file = FILE
value-FILE = FILE
value-DIR = FOLDER
value-NAME = NAME
value-NAMES = NAME,...
value-TEXT = TEXT
value-URL = URL
value-ADDRESS = [ADDRESS]
any-help = Say all this.
any-version = Which version this is.
any-lang = The language; else that of your system.
any-option = Switch on an option of the rules; conclave games lists them.
any-json = Print one JSON object, for programs.
any-seed = The same number gives the same chance again.
command-conclave = One table for board games about wizards. Say “conclave COMMAND --help” for more about a command.
    .examples =
        conclave serve --open          the table in your browser
        conclave play firepeak         a match in the terminal
        conclave rules zavandor Z39    what a rule says
command-games = List the games that can be played.
command-rules = Read the rulebook of GAME, or one rule by its NUMBER.
    .examples =
        conclave rules zavandor
        conclave rules zavandor Z39 --lang de
rules-coverage = Which tests show which rule; fails where a rule has none.
rules-tests = Where the tests are, for --coverage.
command-play = Play GAME in the terminal against programs.
    .examples =
        conclave play zavandor --seats 3 --bots greedy,adept
        conclave play firepeak -o clan_powers --save evening.conclave
        conclave play --load evening.conclave
play-seats = How many players, you among them.
play-seat = Where you sit, counted from 0.
play-bots = Your opponents, one name for all or one each: { $bots }.
play-name = Your name.
play-load = Go on with a saved match.
play-save = Keep the match in this new file, before every decision.
command-replay = Show a recorded match: what happened, and the position it led to.
    .examples =
        conclave replay evening.conclave --to 40 --seat 0
replay-to = Stop after so many moves.
replay-seat = Through the eyes of a seat, counted from 0; else of a spectator.
command-serve = Serve the table to browsers.
    .examples =
        conclave serve --open
        conclave serve --host 0.0.0.0 --port 9000
serve-host = The address to listen at; 0.0.0.0 is everybody's.
serve-port = The port to listen at.
serve-db = A file, or postgresql://user@host/name; else a file in your data folder.
serve-workers = Processes that answer.
serve-thinkers = Processes for bots, a worker.
serve-rate = Commands a second; 0: any.
serve-pace = Seconds between moves of bots, at least.
serve-effort = How much is thought about hints and analyses, as a share of the usual.
serve-open = Open the browser.
command-simulate = Let programs play many matches of GAME.
    .examples =
        conclave simulate zavandor --seats 4 --games 1000 --bots greedy,random,random,random
simulate-seats = How many players.
simulate-games = How many matches.
simulate-bots = One name for all seats or one each: { $bots }.
simulate-workers = Processes that play.
command-tournament = Let a field of programs play GAME for a table: everybody against everybody, from every seat, with the same chance. With --out nothing is lost by stopping, and there is a report.
    .examples =
        conclave tournament zavandor --bots adept,greedy,random --workers 2 --out ladder
        conclave tournament firepeak --bots greedy,random,random,random --seats 4
tournament-bots = The field: { $bots }. Who is named twice makes a line-up.
tournament-games = Matches, rounded up to whole rounds.
tournament-seats = How many sit at a table.
tournament-workers = Processes that play; else 1, or with --cluster all of its cores.
tournament-cluster = Play on a Ray cluster at host:port, ray://host:port or auto; without an address on one of this machine's own.
tournament-out = Keep every match and the report here, and go on with what is here.

## Mistakes

more = “{ $command } --help” says more.
stopped = Stopped.
file = { $path }: { $why }.
unwritten = What was to be printed cannot be written: { $why }.
no-command = There is no command “{ $text }”. { $meant ->
    [blank] There are: { $known }.
   *[other] Did you mean { $meant }?
  }
no-option = { $command } has no option “{ $text }”.{ $meant ->
    [blank] {""}
   *[other] {" "}Did you mean { $meant }?
  }
needs-value = { $option } needs a value after it.
no-value = { $option } takes no value.
missing-argument = { $command } needs { $argument }.
missing-option = { $command } needs { $option }.
bad-value = { $option } takes { $wanted }.
too-much = There is no place for “{ $text }”: { $command } { $usage }
number = a number
    .from = a number, at least { $low }
    .to = a number, at most { $high }
    .between = a number from { $low } to { $high }
    .above = a number above { $low }, at most { $high }
whole-number = a whole number
    .from = a whole number, at least { $low }
    .to = a whole number, at most { $high }
    .between = a whole number from { $low } to { $high }

## What is printed

you = You
games-id = id
games-game = game
games-players = players
games-options = options
coverage = { $rules } rules, { $bare ->
    [0] 0 without a test.
   *[other] { $bare } without a test: { $which }.
  }
coverage-same = German and English have the same numbers.
coverage-other = German and English do NOT have the same numbers.
series-seat = seat
series-player = player
series-wins = wins
series-share = share
series-score = score
series-finished = { $finished } of { $games } matches finished, { $decisions } decisions a match, { $speed } a second
series-fact = { $name }: { $mean } on average, from { $low } to { $high }
series-ending = { $name }: { $share }
