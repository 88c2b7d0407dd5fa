# Turniere in Worten.

title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } auf { $seats } Plätzen, Startwert { $seed }
player = Spieler
matches = Partien
share = Anteil
interval = 95-%-Intervall
score = Punkte
median = ms, Median
p99 = ms, 99 %
par = Ausgeglichen wären { $par }. Ein geteilter Sieg zählt anteilig. Zeiten sind Rechenzeit je Entscheidung mit Auswahl.
against = vor
halted = Abgebrochen nach { $played } von { $games } Partien.
halted-kept = Abgebrochen nach { $played } von { $games } Partien; sie liegen in { $folder }. Derselbe Befehl macht dort weiter.
rating = Wertung
kept = Die Partien, results.json und report.html liegen in { $folder }.

## Der Bericht

report-title = Turnier
report-language = Deutsch
report-lamp = Bei Tag oder bei Nacht
report-headline = { $name } liegt vorn und gewinnt auf { $share } seiner Plätze. Ausgeglichen wären { $par }, und noch liegt das im Intervall.
report-headline-sure = { $name } liegt vorn und gewinnt auf { $share } seiner Plätze. Ausgeglichen wären { $par }.
report-matches = { $n ->
    [one] Partie
   *[other] Partien
  }
report-seats = Plätze
report-seed = Startwert
report-option = Option
report-unfinished = abgebrochen: { $games } von { $wanted } Partien
report-player = Spieler
report-seat = Platz
report-seat-n = Platz { $n }
report-rating = Wertung
report-share = Anteil der Siege
report-ending = Ende
report-used = benutzt von
report-times = { $n ->
    [one] einmal
   *[other] { $n } Mal
  }
report-ratings = Wertungen
report-ratings-about = openskill (Plackett-Luce) über alle Partien, auf dessen eigener Skala mit dem Mittel des Feldes bei 25. Etwa 8 Punkte mehr heißt: vier von fünf Partien zu zweit gewinnen.
report-wins = Anteil der Siege
report-wins-about = Von allen Plätzen, die der Spieler einnahm. Ein geteilter Sieg zählt anteilig; die gepunktete Linie heißt ausgeglichen.
report-pairs = Wer vor wem lag
report-pairs-about = Wie oft der Spieler der Zeile vor dem der Spalte lag; ein Gleichstand zählt halb.
report-by-seat = Siege nach Platz
report-by-seat-about = Alle Spieler zusammen: Jeder sitzt auf jedem Platz gleich oft.
report-by-role = { $roles }: Anteil der Siege
report-by-role-about = Alle Spieler zusammen. Wo der Zufall sie zuteilt, ist der Vergleich gerecht.
report-decisions = Entscheidungen je Partie
report-endings = Wie Partien enden
report-uses = { $things }: Gebrauch
report-uses-about = Der Anteil aller Plätze, an denen es benutzt wurde, und wie oft insgesamt.
report-users = { $things }: was damit gewonnen wurde
report-users-about = Wer etwas benutzt, ist keine gerechte Stichprobe: Wer gewann, hatte die Mittel dazu. Unter dem Namen: um wie viele Prozentpunkte öfter gewonnen wurde als von denselben Spielern in allen ihren Partien.
report-lift = { $points } Punkte
report-thought = Bedenkzeit
report-thought-about = Rechenzeit je Entscheidung mit Auswahl, in Millisekunden. Nur diese Zahlen sind von Lauf zu Lauf verschieden.
report-matches-head = Partien
report-score = Punkte
report-choices = Entscheidungen
report-median = Median
report-p99 = 99 von 100 darunter
report-longest = längste
report-column = { $figures }: { $n ->
    [one] eine Partie
   *[other] { $n } Partien
  }
report-spread = Median { $median }, Mittel { $mean }, von { $low } bis { $high }.
report-reading = So liest man die Bilder: Die Linie ist das 95-%-Intervall (bei Anteilen nach Wilson, bei Wertungen von openskill). Eine Spitze nach oben liegt sicher über dem Ausgeglichenen, eine nach unten sicher darunter; ein Kreis kann beides sein. Jede Begegnung wurde aus jeder Drehung der Plätze mit demselben Zufall gespielt, und was am selben Zufall hängt, zählt nur so viel, wie es für sich sagt: Die Intervalle sind eher zu weit als zu eng.
report-files = Neben dieser Seite liegen results.json mit allen diesen Zahlen und matches.jsonl mit jeder einzelnen Partie.
