# Die Befehlszeile in Worten.

## Hilfe

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL ...
commands = Befehle
options = Optionen
examples = Beispiele
default = (sonst { $value })
required = (nötig)
value-game_id = SPIEL
value-number = NUMMER
value-file = DATEI
value-FILE = DATEI
value-DIR = ORDNER
value-NAME = NAME
value-NAMES = NAME,...
value-TEXT = TEXT
value-URL = URL
value-ADDRESS = [ADRESSE]
any-help = Das alles sagen.
any-version = Welche Version das ist.
any-lang = Die Sprache; sonst die deines Systems.
any-option = Eine Option der Regeln einschalten; conclave games nennt sie.
any-json = Ein JSON-Objekt ausgeben, für Programme.
any-seed = Dieselbe Zahl gibt noch einmal denselben Zufall.
command-conclave = Ein Tisch für Brettspiele über Zauberer. „conclave BEFEHL --help“ sagt mehr über einen Befehl.
    .examples =
        conclave serve --open          der Tisch in deinem Browser
        conclave play firepeak         eine Partie im Terminal
        conclave rules zavandor Z39    was eine Regel sagt
command-games = Die Spiele nennen, die man spielen kann.
command-rules = Das Regelheft von SPIEL lesen, oder eine Regel nach ihrer NUMMER.
    .examples =
        conclave rules zavandor
        conclave rules zavandor Z39 --lang en
rules-coverage = Welche Tests welche Regel zeigen; scheitert, wo eine keinen hat.
rules-tests = Wo die Tests liegen, für --coverage.
command-play = SPIEL im Terminal gegen Programme spielen.
    .examples =
        conclave play zavandor --seats 3 --bots greedy,adept
        conclave play firepeak -o clan_powers --save abend.conclave
        conclave play --load abend.conclave
play-seats = Wie viele spielen, dich mitgezählt.
play-seat = Wo du sitzt, von 0 an gezählt.
play-bots = Deine Gegner, ein Name für alle oder einer je Platz: { $bots }.
play-name = Dein Name.
play-load = Mit einer gespeicherten Partie weitermachen.
play-save = Die Partie vor jeder Entscheidung in dieser neuen Datei festhalten.
command-replay = Eine aufgezeichnete Partie zeigen: was geschah, und wohin es führte.
    .examples =
        conclave replay abend.conclave --to 40 --seat 0
replay-to = Nach so vielen Zügen anhalten.
replay-seat = Mit den Augen eines Platzes, von 0 an gezählt; sonst denen eines Zuschauers.
command-serve = Den Tisch für Browser bereitstellen.
    .examples =
        conclave serve --open
        conclave serve --host 0.0.0.0 --port 9000
serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist die für alle.
serve-port = Der Port, an dem gelauscht wird.
serve-db = Eine Datei, oder postgresql://user@host/name; sonst eine Datei in deinem Datenordner.
serve-workers = Prozesse, die antworten.
serve-thinkers = Prozesse für Bots, je Arbeiter.
serve-rate = Befehle je Sekunde; 0: beliebig viele.
serve-pace = Sekunden zwischen den Zügen von Bots, mindestens.
serve-effort = Wie viel über Hinweise und Analysen nachgedacht wird, als Anteil des Üblichen.
serve-open = Den Browser öffnen.
command-simulate = Programme viele Partien von SPIEL spielen lassen.
    .examples =
        conclave simulate zavandor --seats 4 --games 1000 --bots greedy,random,random,random
simulate-seats = Wie viele spielen.
simulate-games = Wie viele Partien.
simulate-bots = Ein Name für alle Plätze oder einer je Platz: { $bots }.
simulate-workers = Prozesse, die spielen.
command-tournament = Ein Feld von Programmen SPIEL um eine Tabelle spielen lassen: alle gegen alle, von jedem Platz, mit demselben Zufall. Mit --out geht durch Abbrechen nichts verloren, und es gibt einen Bericht.
    .examples =
        conclave tournament zavandor --bots adept,greedy,random --workers 2 --out leiter
        conclave tournament firepeak --bots greedy,random,random,random --seats 4
tournament-bots = Das Feld: { $bots }. Wer doppelt genannt ist, ergibt eine Aufstellung.
tournament-games = Partien, auf ganze Runden aufgerundet.
tournament-seats = Wie viele an einem Tisch sitzen.
tournament-workers = Prozesse, die spielen; sonst 1, oder mit --cluster alle seine Kerne.
tournament-cluster = Auf einem Ray-Cluster spielen, bei host:port, ray://host:port oder auto; ohne Adresse auf einem eigenen dieses Rechners.
tournament-out = Jede Partie und den Bericht hier festhalten, und mit dem weitermachen, was hier liegt.

## Fehler

more = „{ $command } --help“ sagt mehr.
stopped = Abgebrochen.
file = { $path }: { $why }.
unwritten = Die Ausgabe lässt sich nicht schreiben: { $why }.
no-command = Es gibt keinen Befehl „{ $text }“. { $meant ->
    [blank] Es gibt: { $known }.
   *[other] Meinst du { $meant }?
  }
no-option = { $command } kennt keine Option „{ $text }“.{ $meant ->
    [blank] {""}
   *[other] {" "}Meinst du { $meant }?
  }
needs-value = { $option } braucht einen Wert dahinter.
no-value = { $option } nimmt keinen Wert.
missing-argument = { $command } braucht { $argument }.
missing-option = { $command } braucht { $option }.
bad-value = { $option } nimmt { $wanted }.
too-much = Für „{ $text }“ ist kein Platz: { $command } { $usage }
number = eine Zahl
    .from = eine Zahl, mindestens { $low }
    .to = eine Zahl, höchstens { $high }
    .between = eine Zahl von { $low } bis { $high }
    .above = eine Zahl über { $low }, höchstens { $high }
whole-number = eine ganze Zahl
    .from = eine ganze Zahl, mindestens { $low }
    .to = eine ganze Zahl, höchstens { $high }
    .between = eine ganze Zahl von { $low } bis { $high }

## Was ausgegeben wird

you = Du
games-id = id
games-game = Spiel
games-players = Personen
games-options = Optionen
coverage = { $rules } Regeln, { $bare ->
    [0] 0 ohne Test.
   *[other] { $bare } ohne Test: { $which }.
  }
coverage-same = Deutsch und Englisch haben dieselben Nummern.
coverage-other = Deutsch und Englisch haben NICHT dieselben Nummern.
series-seat = Platz
series-player = Spieler
series-wins = Siege
series-share = Anteil
series-score = Punkte
series-finished = { $finished } von { $games } Partien beendet, { $decisions } Entscheidungen je Partie, { $speed } je Sekunde
series-fact = { $name }: im Mittel { $mean }, von { $low } bis { $high }
series-ending = { $name }: { $share }
