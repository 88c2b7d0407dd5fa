# Turniere in Worten.

title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } auf { $seats } Plätzen, Startwert { $seed }
player = Spieler
matches = Partien
wins = Siege
share = Anteil
interval = 95-%-Intervall
score = Punkte
median = ms, Median
p99 = ms, 99 %
par = Ausgeglichen wären { $par }. Ein geteilter Sieg zählt anteilig. Zeiten sind Rechenzeit je Entscheidung mit Auswahl.
against = vor
halted = Abgebrochen nach { $played } von { $games } Partien.
halted-kept = Abgebrochen nach { $played } von { $games } Partien; sie liegen in { $folder }. Derselbe Befehl macht dort weiter.
