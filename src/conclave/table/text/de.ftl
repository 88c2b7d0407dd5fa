# Die Worte des Terminals auf Deutsch.

prompt-mark = Dein Zug
since-start = Bisher
since = Seit deinem letzten Zug
earlier =
    { $n ->
        [one] eine frühere Zeile: tippe „log“
       *[other] { $n } frühere Zeilen: tippe „log“
    }
forced-pass = Du kannst hier nur passen und passt.
range = alles von { $low } bis { $high }: tippe zum Beispiel „{ $example }“
more =
    { $n ->
        [one] und eine weitere
       *[other] und { $n } weitere
    }
hint = Eine Zahl spielt die Möglichkeit; Wörter grenzen ein; „hilfe“ sagt mehr.
confirm = Enter spielt: { $label }
no-number = Eine Möglichkeit { $n } gibt es nicht; die letzte ist { $last }.
no-number-range = Eine Möglichkeit { $n } gibt es nicht. Tippe dafür „{ $example }“.
nothing-matches = Nichts passt zu „{ $text }“. „warum { $text }“ sagt vielleicht, weshalb; Enter zeigt alles.
matches = Möglichkeiten mit „{ $text }“ (Enter zeigt wieder alle)
refused = Nicht erlaubt: { $label }
undone = Zurückgenommen: { $label }
cannot-undo = Das lässt sich nicht zurücknehmen: Jemand hat geantwortet, oder etwas wurde aufgedeckt.
why-title = Jetzt nicht erlaubt
why-nothing = Nichts Verlockendes ist hier verboten.
why-allowed = Das ist erlaubt: { $label }
why-unknown = „{ $text }“ ist hier kein Zug. „warum“ allein zählt auf, was verboten ist.
log-title = Was geschah
log-empty = Noch ist nichts geschehen.
saved = Gespeichert in { $path }.
save-exists = { $path } gibt es schon; nenne eine andere Datei.
save-folder = { $path } ist ein Ordner; nenne eine Datei.
save-no-folder = Den Ordner { $path } gibt es nicht.
save-forbidden = { $path } darf hier nicht geschrieben werden.
save-failed = { $path } lässt sich nicht schreiben: { $why }.
rule-unknown = Es gibt keine Regel „{ $text }“. Versuche eine Nummer wie { $first } oder ein Wort.
rule-usage = Welche Regel? Tippe „regel { $first }“ oder „regel“ und ein Wort.
rule-found = Regeln mit „{ $text }“
quit-ask = Vor dem Gehen speichern? Enter speichert in { $path }; oder tippe einen anderen Namen oder „nein“
quit-end = Du verlässt den Tisch. Die Partie endet hier für dich.
thinking = Die anderen spielen
over = Die Partie ist zu Ende
winner = Gewonnen hat { $who }.
winner-you = Du hast gewonnen.
winner-nobody = Verloren: Niemand gewinnt.
winners = Den Sieg teilen sich { $who }.
points = { $who }: { $n }
and = und
help-title = Was du tippen kannst
help-number = 7
    .text = Möglichkeit 7 spielen
help-words = saphir
    .text = nur Möglichkeiten mit diesem Wort zeigen; eine einzelne spielst du mit Enter
help-move = bid 30
    .text = einen Zug mit seinem Kurznamen spielen
help-why = warum, warum rubin
    .text = was hier verboten ist, und durch welche Regel
help-undo = zurück
    .text = deinen letzten Zug zurücknehmen, wenn seitdem nichts aufgedeckt wurde
help-log = protokoll, protokoll 100
    .text = was geschah
help-rule = regel { $first }, regel eule
    .text = im Regelheft lesen
help-save = speichern, speichern DATEI
    .text = die Partie aufschreiben
help-look = tisch
    .text = den Tisch neu zeichnen
help-quit = verlassen
    .text = vom Tisch gehen
