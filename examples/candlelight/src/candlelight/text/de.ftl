# Kerzenschein auf Deutsch.

prompt-watch = Du hältst Wache; der Stern zählt { $points }. Tausche eine Kerze oder lass alles, wie es ist.
prompt-light = Wähle eine Kerze für den Stern, der { $points } zählt.
prompt-wait = Die anderen wählen noch.
prompt-over = Die Partie ist zu Ende.

label-leave = Alles lassen, wie es ist
label-trade = Die Kerze mit Helligkeit { $candle } tauschen
    .nth = Die Kerze Nummer { $n } tauschen
label-light = Die Kerze mit Helligkeit { $candle } entzünden
    .nth = Die Kerze Nummer { $n } entzünden
label-draw = Eine Kerze mit Helligkeit { $candle } ziehen
label-star = Ein Stern geht auf, der { $points } zählt

line-draws = { $who }: Helligkeit { $a } gezogen.
line-rises = Nacht { $a }: der Stern zählt { $b }.
line-trades = { $who }: Helligkeit { $a } weggetauscht.
line-lights = { $who }: Helligkeit { $a } entzündet.
line-takes = { $who }: den Stern für { $a } gewonnen.
line-falls = Der Stern ist gefallen: kein Licht war allein.
