# Archmage auf Deutsch.
# `.of` sagt, wessen oder wovon; `.dat` ist der Dativ, `.acc` der Akkusativ.

## Namen

sphere-nature = Natur
    .of = der Natur
    .sign = Na
sphere-matter = Materie
    .of = der Materie
    .sign = Ma
sphere-time = Zeit
    .of = der Zeit
    .sign = Ze
sphere-will = Wille
    .of = des Willens
    .sign = Wi
sphere-death = Tod
    .of = des Todes
    .sign = To
sphere-blood = Blut
    .of = des Blutes
    .sign = Bl

relic-seeds = Samen
    .some = { $n } Samen
relic-widgets = Apparate
    .some =
        { $n ->
            [one] 1 Apparat
           *[other] { $n } Apparate
        }
relic-scrolls = Schriftrollen
    .some =
        { $n ->
            [one] 1 Schriftrolle
           *[other] { $n } Schriftrollen
        }
relic-gems = Edelsteine
    .some =
        { $n ->
            [one] 1 Edelstein
           *[other] { $n } Edelsteine
        }
relic-bones = Knochen
    .some = { $n } Knochen
relic-blood = Blut
    .some = { $n } Blut

face-grove = Hain
    .one = einen Hain
    .sign = Ha
face-ruins = Ruinen
    .one = Ruinen
    .sign = Ru
face-library = Bibliothek
    .one = eine Bibliothek
    .sign = Bi
face-mine = Mine
    .one = eine Mine
    .sign = Mi
face-crypt = Gruft
    .one = eine Gruft
    .sign = Gr
face-camp = Lager
    .one = ein Lager
    .sign = La
face-drow = Drow
    .one = die Enklave der Drow
    .sign = dr
face-trolls = Trolle
    .one = die Enklave der Trolle
    .sign = tr
face-gremlins = Gremlins
    .one = die Enklave der Gremlins
    .sign = gr
face-town = Stadt
    .one = eine Stadt
    .sign = St
face-dryads = Dryaden
    .one = die Enklave der Dryaden
    .sign = dy
face-gnomes = Gnome
    .one = die Enklave der Gnome
    .sign = gn
face-elves = Elfen
    .one = die Enklave der Elfen
    .sign = el
face-dwarves = Zwerge
    .one = die Enklave der Zwerge
    .sign = zw
face-goblins = Goblins
    .one = die Enklave der Goblins
    .sign = go
face-demons = Dämonen
    .one = die Enklave der Dämonen
    .sign = dä
face-cursed_tower = Verfluchter Turm
    .one = den Verfluchten Turm
    .sign = VT
face-wilderness = unbekannte Wildnis
    .one = eine unbekannte Wildnis
    .sign = ??
face-outpost = unbekannter Außenposten
    .one = einen unbekannten Außenposten
    .sign = ?A

token-vines = Ranken
    .some = Ranken
    .sign = r
token-upheaval = Umwälzung
    .some = ein Plättchen der Umwälzung
    .sign = u
token-wellspring = Urquell
    .some = einen Urquell
    .sign = q
token-chasm = Schlund
    .some = einen Schlund
    .sign = s
token-ward = Schutzzeichen
token-inflame = Brandmarker

direction-n = Norden
    .to = nach Norden
direction-ne = Nordosten
    .to = nach Nordosten
direction-se = Südosten
    .to = nach Südosten
direction-s = Süden
    .to = nach Süden
direction-sw = Südwesten
    .to = nach Südwesten
direction-nw = Nordwesten
    .to = nach Nordwesten

bearing-n = nördlich
    .brief = N
bearing-ne = nordöstlich
    .brief = NO
bearing-e = östlich
    .brief = O
bearing-se = südöstlich
    .brief = SO
bearing-s = südlich
    .brief = S
bearing-sw = südwestlich
    .brief = SW
bearing-w = westlich
    .brief = W
bearing-nw = nordwestlich
    .brief = NW

sign-0 = Mond
    .of = des Mondes
    .dat = dem Mond
sign-1 = Flamme
    .of = der Flamme
    .dat = der Flamme
sign-2 = Blatt
    .of = des Blattes
    .dat = dem Blatt
sign-3 = Schlüssel
    .of = des Schlüssels
    .dat = dem Schlüssel
sign-4 = der Kriegsherr
    .of = des Kriegsherrn
    .dat = dem Kriegsherrn

level-fundamental = Grundstufe
level-advanced = hohe Stufe
level-master = Meisterstufe
duration-instant = sofort
duration-temporary = zeitweilig
duration-permanent = dauerhaft
phase-preparation = Vorbereitung
phase-journey = Reise
phase-journeys_end = Reiseende
mage = Magier
mage-tower = Magierturm
company = Gefolge
supply = Vorrat
warlord = Kriegsherr

## Zauber

spell-decay = Verfall
    .effect = Jemand anders mit mehr als 10 Relikten behält nur 10; du bestimmst, was geht.
    .hint = Warte, bis jemand für einen Meisterzauber spart, und nimm, was dieser kostet.
    .brief = auf 10 stutzen
    .effect-solo = Der nächste Marsch des Kriegsherrn ist 2 Schritte kürzer; bleibt keiner, bewegt er sich nicht und legt kein Feuer.
    .hint-solo = Dann bewegt ihn nur noch eine 3 auf dem Marschwürfel.
    .brief-solo = sein Marsch 2 kürzer
spell-vines = Rankenfessel
    .effect = Bis zu 3 Ranken auf das Feld deines Magiers und die Nachbarfelder; Betreten kostet 1 mehr.
    .hint = Sperr den Weg in dein Land, bevor du gehst; kommst du zurück, zahlst du selbst.
    .brief = bis zu 3 Felder sperren
spell-quicken = Eile
    .effect = 2 Bewegungspunkte mehr auf dieser Reise.
    .hint = Reicht oft gerade, um Turm oder Stadt noch in diesem Zug zu erreichen.
    .brief = +2 Punkte
spell-stone_skin = Steinhaut
    .effect = Deine Gefolgsleute im Land können bis zu deinem nächsten Zug nicht getötet werden.
    .hint = Im vorletzten Zug sichert sie deine Mehrheiten, bis du zählst.
    .brief = keiner von dir stirbt
spell-subjugate = Unterwerfen
    .effect = Jeder im Angriff Getötete bringt dir 1 Gefolgsmann aus deinem Vorrat.
    .hint = Vor dem ersten Angriff sprechen; dann füllt jeder Kampf dein Gefolge.
    .brief = Angriffe werben an
spell-transmute = Verwandeln
    .effect = Tausche bis zu 3 Relikte gegen andere Arten.
    .hint = Macht aus dem Ertrag deines Landes das Paar, das eine Enklave verlangt.
    .brief = bis zu 3 tauschen
spell-divination = Weissagung
    .effect = 1 Bewegungspunkt: 1 Relikt von einem Wildnisfeld, das du kontrollierst, je Feld einmal.
    .hint = Mit viel Land ein zweites Sammeln; mit Eile noch zwei Relikte mehr.
    .brief = Relikte für Punkte
spell-chasm = Feuerschlund
    .effect = 3 Felder in gerader Linie: Schutzzeichen oder Gefolgsleute gehen, und Betreten kostet einen Gefolgsmann.
    .hint = Trifft auch deine Leute; schau dir die Linie vorher an.
    .brief = 3 Felder in einer Linie
spell-gate = Pforte
    .effect = Dein Magier springt auf ein beliebiges offenes Feld, das er betreten darf.
    .hint = Der schnellste Weg heim zum Turm, und alle Bewegungspunkte sind noch da.
    .brief = auf jedes offene Feld
spell-imprison = Einkerkern
    .effect = Nimm einen ungeschützten Gefolgsmann in deiner Nähe ganz aus dem Spiel.
    .hint = Räumt ein Feld von nebenan, und das Opfer bekommt kein Blut zum Zurückschlagen.
    .brief = jemanden wegsperren
spell-shadow = Schatten
    .effect = Ein Gefolgsmann in einem fremden Eingang verteuert dort eine Reliktart beim Zaubern.
    .hint = Nimm die Sphäre, aus der die besten Zauber des anderen bezahlt werden.
    .brief = ein Relikt verteuern
    .effect-solo = Du wählst die Richtung, in die der Kriegsherr als Nächstes marschiert.
    .hint-solo = Schick ihn weg von deinem Land.
    .brief-solo = Richtung wählen
spell-wellspring = Urquell
    .effect = Wer dieses Feld von dir betritt, gibt dir 1 Relikt.
    .hint = Leg ihn dorthin, wo alle vorbeimüssen, an eine Stadt oder die Enklaven.
    .brief = Besucher zahlen dir
    .effect-solo = Hier kann der Kriegsherr kein Feuer legen, und betritt er das Feld, bekommst du 1 Relikt seines Landes.
    .hint-solo = Leg ihn auf seinen Weg, auf das Feld, das nicht brennen soll.
    .brief-solo = ein Feld ohne Feuer
spell-automaton = Automat
    .effect = Ein Lehrling umsonst in einer beliebigen Sphäre und sein Zauber sofort.
    .hint = Ein Relikt teurer als in einer Enklave, dafür ohne Weg, und der Zauber ist sofort bereit.
    .brief = ein Lehrling umsonst
spell-corrupt = Verderben
    .effect = Bei allen anderen wird ein Lehrling der Grundstufe verdorben; befördert kostet er einen Punkt.
    .hint = Nimm einen Lehrling, der bald befördert wird.
    .brief = Lehrlinge verderben
    .effect-solo = Der Kriegsherr verliert am Ende 1 Punkt.
    .hint-solo = Es zählt jedes Mal: Je früher du es kennst, desto mehr nimmt es ihm.
    .brief-solo = er verliert 1 Punkt
spell-fortify = Befestigen
    .effect = Ein Schutzzeichen auf jedes Wildnisfeld mit einem deiner Gefolgsleute, auf dem noch keines liegt.
    .hint = Ganz gleich, wo dein Magier ist; jedes Zeichen kostet Angreifer einen Bewegungspunkt.
    .brief = überall Schutzzeichen
spell-obliterate = Auslöschen
    .effect = Alle Schutzzeichen und Gefolgsleute auf dem Feld deines Magiers und daneben sind weg.
    .hint = Am besten mitten in fremdem Land und kurz bevor du zählst.
    .brief = alles ringsum räumen
spell-time_stop = Zeitstillstand
    .effect = Noch eine Reise und noch ein Reiseende in diesem Zug.
    .hint = Erst sammeln, dann zum Turm gehen und alles ausgeben.
    .brief = noch eine Reise
spell-upheaval = Umwälzung
    .effect = Verlege 2 benachbarte Felder an eine andere Seite des Landes.
    .hint = Trägt einen fremden Magier weit fort oder dein Land außer Reichweite.
    .brief = zwei Felder verlegen

## Teile von Sätzen

and = und
or = oder
spot = { $cell } ({ $face })
some-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
some-followers =
    { $n ->
        [one] 1 Gefolgsmann
       *[other] { $n } Gefolgsleute
    }
some-wards = { $n } Schutzzeichen
some-relics =
    { $n ->
        [one] 1 Relikt
       *[other] { $n } Relikte
    }
some-towns =
    { $n ->
        [one] 1 Stadt nach Wahl
       *[other] { $n } Städte nach Wahl
    }
nothing = nichts

## Was gefragt ist

prompt-over = Die Partie ist zu Ende.
prompt-wait = Gerade wirst du nichts gefragt.
prompt-planet = Rück einen deiner Planeten einen Schritt zur Mitte: Er bringt dir ein Relikt seiner Farbe.
prompt-align = Andere sind weiter: Rück einen der Planeten, die am weitesten außen liegen.
prompt-journey = Reise weiter oder beende deine Reise hier.
    .start = Zieh los, erkunde und nimm Land ein.
    .spent = Alle Bewegungspunkte sind ausgegeben: Beende deine Reise hier.
    .fire = Hier brennt ein Feuer des Kriegsherrn: Lösch es, reise weiter oder beende deine Reise.
    .foe = Dieses Feld hält jemand anderes: Greif an, reise weiter oder beende deine Reise.
    .ward = Dieses Feld hält jemand anderes mit Schutzzeichen: Entfern das Zeichen, reise weiter oder beende deine Reise.
    .hidden = Noch weiß niemand, was hier liegt: Erkunde es, reise weiter oder beende deine Reise.
    .vacant = Dieses Feld hält niemand: Lass einen Gefolgsmann da, reise weiter oder beende deine Reise.
prompt-trade = Du hast { $race } gefunden: Tausch 2 gleiche Relikte gegen einen Lehrling in dieser Sphäre oder lass es.
prompt-tribute = Der Urquell { $owner } nimmt ein Relikt: Wähle, welches du gibst.
prompt-end = beende deinen Zug
    .again = brich zu deiner nächsten Reise auf
prompt-end-town = In einer Stadt: Sammle, was dein Land bringt, oder { $next }.
prompt-end-camp = In einem Lager: Wirb bis zu 3 Gefolgsleute an oder { $next }.
prompt-end-enclave = In der Enklave ({ $race }): Weih Lehrlinge ein ({ $spheres }) oder { $next }.
prompt-end-wild = In der Wildnis: Setz Schutzzeichen, bau deinen Magierturm oder { $next }.
prompt-end-wards = In der Wildnis: Setz Schutzzeichen oder { $next }.
prompt-end-tower = In deinem Magierturm: Weih ein und befördere, setz Schutzzeichen oder { $next }.
prompt-end-none = Auf diesem Feld gibt es keine Aktion, also { $next }.
    .spells = Auf diesem Feld gibt es keine Aktion: Zaubere oder { $next }.
prompt-end-done = Deine Aktion ist getan, also { $next }.
    .spells = Deine Aktion ist getan. Zaubere oder { $next }.
prompt-town =
    { $n ->
        [one] Wähle, was deine Stadt dir gibt: ein Relikt beliebiger Art oder einen Gefolgsmann.
       *[other] Wähle { $n }-mal, was deine Städte dir geben: ein Relikt beliebiger Art oder einen Gefolgsmann.
    }
prompt-initiate =
    { $n ->
        [one] Weih noch einen Lehrling ein oder lass es dabei.
       *[other] Weih bis zu { $n } weitere Lehrlinge ein oder lass es dabei.
    }
prompt-after-building = Dein Magierturm steht: Setz jetzt Schutzzeichen, weih ein und befördere, oder lass es dabei.
prompt-promote = Befördere, so oft du magst: Aus zwei Nachbarn einer Stufe wird einer darüber.
prompt-apprentice = Bei „{ $place }“ stehen ein reiner und ein verdorbener Lehrling: Welcher wird für „{ $spell }“ genommen?
prompt-payment =
    { $n ->
        [one] Bezahle „{ $spell }“: noch 1 Relikt.
       *[other] Bezahle „{ $spell }“: noch { $n } Relikte.
    }
prompt-vines =
    { $n ->
        [one] Leg Ranken auf noch ein Feld oder lass es dabei.
       *[other] Leg Ranken auf bis zu { $n } Felder um deinen Magier: Betreten kostet dort 1 mehr.
    }
prompt-exchange =
    { $n ->
        [one] Verwandle noch ein Relikt oder lass es dabei: Welches gibst du?
       *[other] Verwandle bis zu { $n } Relikte: Welches gibst du?
    }
prompt-exchange-for = Was soll aus { $relic } werden?
prompt-victim = Verfall: Wer behält nur { $limit } Relikte?
prompt-decay =
    { $n ->
        [one] Wähle noch ein Relikt { $owner }, das vergeht.
       *[other] Wähle { $n } Relikte { $owner }, die vergehen.
    }
prompt-wellspring = Wähle das Feld für deinen Urquell: Wer es betritt, gibt dir 1 Relikt.
    .solo = Wähle das Feld für deinen Urquell: Der Kriegsherr kann dort kein Feuer legen.
prompt-gate = Wähle das Feld, auf das die Pforte führt.
prompt-doorway = Wähle einen Eingang für deinen Schatten: Zauber, die mit diesem Relikt bezahlt werden, kosten dort mehr.
prompt-capture = Wähle den Gefolgsmann, den du einkerkerst.
prompt-chasm = Wähle die Richtung des Schlundes: Schutzzeichen und Gefolgsleute darin sind verloren, auch deine.
prompt-teach = Wähle die Sphäre deines neuen Lehrlings.
prompt-taint = Wähle, welcher Lehrling { $owner } verdorben wird.
prompt-upheaval-first = Wähle das erste von zwei benachbarten Feldern, die verlegt werden.
prompt-upheaval-second = Wähle das Nachbarfeld, das mit { $spot } verlegt wird.
prompt-upheaval-cell = Wähle, wohin { $spot } kommt.
prompt-upheaval-other = Wähle, wohin { $spot } kommt, gleich daneben.
prompt-guide = Wähle die Richtung, in die der Kriegsherr marschiert.

## Züge

label-deal = Der Planet { $sphere }
label-start = { $owner } beginnt
label-find = { $face }
label-compass = Der Kriegsherr geht { $direction }
label-march =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
label-planet = { $sphere }: 1 Schritt, { $relic }
    .last = { $sphere }: in die Mitte, { $relic }
label-go = { $direction } auf { $spot }: { $points }
    .far = Auf { $spot } gehen
    .with = { $direction } auf { $spot }: { $points }, { $notes }
note-toll = { $token } kosten mehr
    .upheaval = die Umwälzung kostet mehr
note-follower = 1 Gefolgsmann geht verloren
note-tribute = 1 Relikt an { $owner }
label-explore = Erkunden: { $spot }, 1 Punkt
label-place = Gefolgsmann auf { $spot } stellen
label-unward = Schutzzeichen { $of } entfernen: 1 Punkt
    .plain = Schutzzeichen entfernen: 1 Punkt
label-attack = Gefolgsmann { $of } töten: 1 Punkt
    .fire = Das Feuer löschen: 1 Punkt
    .plain = Angreifen: 1 Punkt
label-divine = { $relic } von { $spot } nehmen: 1 Punkt
    .plain = Ein Relikt von { $spot } nehmen: 1 Punkt
label-stop = Die Reise hier beenden
label-gather = Sammeln: { $what }
label-recruit =
    { $n ->
        [one] 1 Gefolgsmann anwerben
       *[other] { $n } Gefolgsleute anwerben
    }
label-initiate = In die Sphäre { $sphere } einweihen für { $relics }
label-wards =
    { $n ->
        [0] Schutzzeichen setzen
       *[other] { $n } Schutzzeichen setzen
    }
label-build = Den Magierturm bauen: { $what }
    .plain = Den Magierturm bauen
label-promote = Zu „{ $spell }“ befördern ({ $spheres })
    .corrupt = Zu „{ $spell }“ befördern ({ $spheres }): ein verdorbener steigt auf
label-end = Zug beenden
    .again = Zur nächsten Reise aufbrechen
label-cast = „{ $spell }“ sprechen ({ $cost })
label-cost =
    { $n ->
        [one] 1 { $relics }
       *[other] { $n } Relikte: { $relics }
    }
label-pay = { $relic } zahlen
    .door = { $relic } zahlen (Eingang besetzt: insgesamt { $relics })
label-at = Feld { $spot }
    .vines = Ranken auf { $spot }
    .wellspring = Ein Urquell auf { $spot }
    .capture = Der Gefolgsmann { $of } auf { $spot }
    .fire = Das Feuer auf { $spot }
    .upheaval = Anheben: { $spot }
label-to = Auf { $spot }
    .gate = Auf { $spot }
    .losing = Auf { $spot }: { $notes }
    .cell = Auf Platz { $cell }
label-toward = { $direction }: { $spots }
    .plain = Nach { $direction }
label-against = { $owner }: { $relics }
    .plain = { $owner }
label-discard = { $relic } wegnehmen
label-door = Der Eingang „{ $sphere }“ { $of }
label-taint = Der Lehrling in „{ $sphere }“ { $of }
label-teach = Ein Lehrling in „{ $sphere }“
    .spell = Ein Lehrling in „{ $sphere }“ und sofort „{ $spell }“
label-trade = { $relics } gegen einen Lehrling in „{ $sphere }“
label-give = { $relic } geben
label-take = { $relic } nehmen
label-follower = 1 Gefolgsmann nehmen
label-clean = Der reine
label-corrupt = Der verdorbene
label-done = Es dabei lassen
    .trade = Kein Tausch
    .initiate = Keine weiteren Lehrlinge
    .after_building = Nichts weiter
    .promote = Keine weiteren Beförderungen
    .vines = Keine weiteren Ranken
    .exchange = Nichts weiter verwandeln

group-planet = Einen Planeten rücken
group-go = Reisen
group-here = Auf diesem Feld
group-divine = Weissagung
group-end = Aktion
group-initiate = Einweihen
group-promote = Befördern
group-cast = Zaubern
group-pay = Womit
group-at = Felder
group-to = Wohin
group-toward = Richtungen
group-against = Wen
group-discard = Wegnehmen
group-door = Eingänge
group-taint = Lehrlinge
group-teach = Sphären
group-trade = Tauschen
group-give = Geben
group-take = Nehmen
group-clean = Welcher
group-compass = Richtungen

## Warum nicht: die Zahlen dieser Stellung

why-planet = Der Planet { $of } liegt schon in der Mitte.
why-farthest =
    { $n ->
        [one] Dein äußerster Planet ist 1 Schritt von der Mitte entfernt.
       *[other] Deine äußersten Planeten sind { $n } Schritte von der Mitte entfernt.
    }
why-points = Es kostet { $cost }; du hast { $n }.
why-far =
    { $n ->
        [one] Dein Magier ist 1 Schritt von { $spot } entfernt.
       *[other] Dein Magier ist { $n } Schritte von { $spot } entfernt.
    }
why-no-land = Auf { $cell } liegt kein Land.
why-mage = Der Magier { $owner } steht auf { $spot }.
why-tower = Der Magierturm { $owner } steht auf { $spot }.
why-held = Ein Gefolgsmann { $owner } steht auf { $spot }.
why-fire = Auf { $spot } brennt ein Feuer des Kriegsherrn.
why-nobody = Auf { $spot } steht niemandes Gefolgsmann.
why-warded = Ein Schutzzeichen schützt den Gefolgsmann auf { $spot }.
why-face-down = Noch niemand hat { $spot } umgedreht.
why-divined = Von { $spot } hast du auf dieser Reise schon ein Relikt genommen.
why-known = Es liegt offen: { $face }.
why-stands = Dein Magier steht auf { $spot }.
why-no-tower = Deinen Magierturm hast du noch nicht gebaut.
why-tower-on = Dein Magierturm steht auf { $spot }.
why-company = Dein Gefolge ist leer.
why-supply =
    { $n ->
        [0] Dein Vorrat ist leer.
        [one] In deinem Vorrat ist 1 Gefolgsmann.
       *[other] In deinem Vorrat sind { $n } Gefolgsleute.
    }
why-pair = Es kostet { $price }; du hast { $n }.
why-none = Von dieser Art ({ $relics }) hast du nichts.
why-relics =
    { $n ->
        [one] { $owner } hat 1 Relikt.
       *[other] { $owner } hat { $n } Relikte.
    }
why-richest = Es braucht mehr als { $limit }; niemand sonst hat mehr als { $n }.
why-unknown = „{ $spell }“ steht nicht in deinem Zauberbuch.
    .later = „{ $spell }“ steht noch nicht in deinem Zauberbuch.
    .last = „{ $spell }“ kommt erst in dein Zauberbuch, wenn du zählst.
why-cast = „{ $spell }“ hast du in diesem Zug schon gesprochen.
why-price = Er kostet { $cost }; du hast { $own }.
why-price-door = Er kostet { $cost } und { $n } mehr für einen besetzten Eingang ({ $doors }); du hast { $own }.
why-no-pupil = Dort steht keiner deiner Lehrlinge: { $places }.
why-asked = Gefragt ist jetzt: { $question }
why-own = Auf { $spot } steht ein Gefolgsmann von dir.
why-no-ward = Auf { $spot } liegt kein Schutzzeichen.
why-warlord = Der Kriegsherr steht auf { $spot }.
why-over = Deine Reise endete auf { $spot }.
    .extra = Diese Reise endete auf { $spot }; „Zeitstillstand“ bringt noch eine.
why-acted = Deine Aktion auf { $spot } hast du schon gehabt.
    .extra = Deine Aktion auf { $spot } hast du schon gehabt; „Zeitstillstand“ bringt nach der nächsten Reise noch eine.
why-initiated = Für { $sphere } hast du bei diesem Besuch schon einen Lehrling.
why-no-wards = Weder auf { $spot } noch daneben steht ein Gefolgsmann von dir.
    .wild = Weder auf { $spot } noch daneben steht ein Gefolgsmann von dir in der Wildnis.
why-all-warded = Schutzzeichen liegen dort schon: { $spots }.
why-nothing =
    { $n ->
        [0] Nichts, was du hältst, brächte dir ein Relikt, und dein Vorrat ist leer.
       *[other] Nichts, was du hältst, brächte dir ein Relikt oder einen Gefolgsmann.
    }
why-door = Ein Gefolgsmann { $owner } steht im Eingang: { $sphere }.
why-first = Dieser Zauber hat noch nichts bewirkt.
why-no-march = Der Kriegsherr hat keinen Zug mehr.
why-idle-vines = Kein Feld auf oder neben { $spot } kann neue Ranken aufnehmen.
why-idle-wellspring = Du hältst kein Wildnisfeld, das einen neuen Urquell aufnehmen könnte.
why-idle-gate = Dein Magier darf kein anderes offenes Feld betreten.
why-idle-shadow = Kein fremder Eingang ist frei, oder du hast niemanden mehr zu schicken.
why-idle-imprison = Weder auf { $spot } noch daneben steht ein fremder Gefolgsmann ohne Schutzzeichen.
why-idle-chasm = Von { $spot } führt keine Richtung zu einem Feld, das den Marker aufnehmen kann.
why-idle-upheaval = Keine zwei Felder lassen sich abheben und anderswo anlegen.
why-idle-automaton = Dein Vorrat und dein Gefolge sind leer.
why-idle-fortify = Keiner deiner Gefolgsleute steht in der Wildnis ohne Schutzzeichen.
why-idle-obliterate = Auf { $spot } und daneben ist kein Schutzzeichen und niemand, der getötet werden kann.
why-cursed = { $spot } ist die Mitte der Ruinenstadt.
why-vines = Auf { $spot } liegen schon deine Ranken.
why-no-divination = „Weissagung“ hast du auf dieser Reise nicht gesprochen.
why-not-wild = { $spot } ist kein Wildnisfeld von dir.
why-border = In dieser Richtung endet das Land hinter { $spot }.
why-spring = Auf { $spot } liegt schon dein Urquell.
why-city = { $spot } gehört zur Ruinenstadt.
why-no-border = Weder { $spot } noch ein Feld, mit dem es abgehoben werden könnte, hat eine Kante am Rand.
why-no-partner = Mit keinem Feld daneben lässt sich { $spot } so abheben, dass das Land zusammenhängt.
why-apart = { $spot } liegt nicht neben { $other }.
why-cut-off = Ohne { $spot } und { $other } wäre ein Stück Land abgeschnitten.
why-nowhere = Nirgendwo sonst ließen sich { $spot } und { $other } anlegen.
why-nothing-left = Nach dem Bezahlen hättest du kein Relikt mehr zu tauschen.
why-theirs = Von dieser Art ({ $relics }) ist dort nichts: { $owner }.
why-no-ruins = Du hältst keine Ruinen.
why-no-victim = Niemand sonst hat auf der Grundstufe einen reinen Lehrling.
why-tainted = Alle Lehrlinge { $owner } sind dort schon verdorben: { $sphere }.
why-empty = Dort steht kein Lehrling { $owner }: { $sphere }.
why-quick =
    { $n ->
        [one] Der Punkt, den du noch hast, kommt von „Eile“.
       *[other] Die { $n } Punkte, die du noch hast, kommen von „Eile“.
    }

## Was geschah

yours =
    .of = von dir
    .dat = dich
theirs =
    .of = von { $who }
    .dat = { $who }
yours-follower = deinen Gefolgsmann
theirs-follower = den Gefolgsmann von { $who }
yours-ward = dein Schutzzeichen
theirs-ward = das Schutzzeichen von { $who }
yours-shadow = deinen Gefolgsmann
theirs-shadow = den Gefolgsmann von { $who }
warlords-fire = das Feuer des Kriegsherrn
turn-yours = dein Zug
turn-of = der Zug von { $who }
line-starts = { $who } beginnt.
line-starts-you = Du beginnst.
line-warlord_appears = Der Kriegsherr erscheint auf { $spot } und blickt { $direction }.
line-turn = Runde { $n }: { $turn }.
line-fades = { $who } nimmt { $n } Zauberplättchen zurück.
line-fades-you = Du nimmst { $n } Zauberplättchen zurück.
line-learns = { $who } kennt jetzt „{ $spell }“.
line-learns-you = Du kennst jetzt „{ $spell }“.
line-forgets = { $who } kennt „{ $spell }“ nicht mehr.
line-forgets-you = Du kennst „{ $spell }“ nicht mehr.
line-aligns = { $who } muss den Planeten { $of } rücken: { $relics }.
line-aligns-you = Du musst den Planeten { $of } rücken: { $relics }.
line-planet =
    { $n ->
        [0] { $who } rückt den Planeten { $of } in die Mitte: { $relics }.
       *[other] { $who } rückt den Planeten { $of }: { $relics }.
    }
line-planet-you =
    { $n ->
        [0] Du rückst den Planeten { $of } in die Mitte: { $relics }.
       *[other] Du rückst den Planeten { $of }: { $relics }.
    }
line-final_turn = { $who } hat den letzten Zug: Alle Planeten stehen in einer Reihe.
line-final_turn-you = Du hast deinen letzten Zug: Alle deine Planeten stehen in einer Reihe.
line-counts = { $who } zählt { $n }: { $spells } für Zauber, { $lands } für Land.
line-counts-you = Du zählst { $n }: { $spells } für Zauber, { $lands } für Land.
line-warlord_counts = Der Kriegsherr zählt { $n }: { $more } für die Schwierigkeit, { $lands } für Land, { $places } für Städte und Außenposten.
line-warlord_loses =
    { $n ->
        [one] „Verderben“ nimmt ihm 1 Punkt: Es bleiben { $left }.
       *[other] „Verderben“ nimmt ihm { $n } Punkte: Es bleiben { $left }.
    }
line-ends-points = Alle haben nach ihrem letzten Zug gezählt (A184): { $winners } gewinnt mit den meisten Punkten (A22).
line-ends-points-you = Alle haben nach ihrem letzten Zug gezählt (A184): Du gewinnst mit den meisten Punkten (A22).
line-ends-broken = Alle haben gezählt (A184). Gleich viele Punkte: { $tied }. Es entscheiden { $why }: { $winners } gewinnt.
line-ends-broken-you = Alle haben gezählt (A184). Gleich viele Punkte: { $tied }. Es entscheiden { $why }: Du gewinnst.
line-ends-part = Alle haben gezählt (A184). Gleich viele Punkte: { $tied }. Es entscheiden { $why }; danach ist alles gleich, und den Sieg teilen { $winners } (A38).
line-ends-shared = Alle haben gezählt (A184). Gleich viele Punkte: { $tied }. Auch danach ist alles gleich, also wird der Sieg geteilt (A38).
tie-break-1 = die Meisterzauber (A33)
tie-break-2 = die Hochzauber (A34)
tie-break-3 = die Grundzauber (A35)
tie-break-4 = die Lehrlinge (A36)
tie-break-5 = die Gefolgsleute im Land (A37)
line-ends_alone =
    { $outcome ->
        [won] Alles ist gezählt: { $n } zu { $lord } gegen den Kriegsherrn. { $who } gewinnt (AS21).
        [tied] Alles ist gezählt: { $n } zu { $lord } gegen den Kriegsherrn. Ein Gleichstand gehört ihm (AS21).
       *[lost] Alles ist gezählt: { $n } zu { $lord } gegen den Kriegsherrn. Er gewinnt (AS21).
    }
line-ends_alone-you =
    { $outcome ->
        [won] Alles ist gezählt: { $n } zu { $lord } gegen den Kriegsherrn. Du gewinnst (AS21).
        [tied] Alles ist gezählt: { $n } zu { $lord } gegen den Kriegsherrn. Ein Gleichstand gehört ihm (AS21).
       *[lost] Alles ist gezählt: { $n } zu { $lord } gegen den Kriegsherrn. Er gewinnt (AS21).
    }
line-goes-gate = { $who } geht durch die Pforte auf { $spot }.
line-goes-gate-you = Du gehst durch die Pforte auf { $spot }.
line-cursed = { $who } verliert einen Gefolgsmann an den Verfluchten Turm.
line-cursed-you = Du verlierst einen Gefolgsmann an den Verfluchten Turm.
line-scorched = { $who } verliert einen Gefolgsmann im Schlund auf { $spot }.
line-scorched-you = Du verlierst einen Gefolgsmann im Schlund auf { $spot }.
line-tribute = { $who } gibt am Urquell auf { $spot } { $relic } an { $whose }.
line-tribute-you = Du gibst am Urquell auf { $spot } { $relic } an { $whose }.
line-explores = { $who } erkundet { $spot } und findet { $found }.
line-explores-you = Du erkundest { $spot } und findest { $found }.
line-gains = { $who } nimmt { $relics }.
line-gains-you = Du nimmst { $relics }.
line-rallies =
    { $n ->
        [one] { $who } ruft 1 Gefolgsmann aus dem Vorrat.
       *[other] { $who } ruft { $n } Gefolgsleute aus dem Vorrat.
    }
line-rallies-you =
    { $n ->
        [one] Du rufst 1 Gefolgsmann aus deinem Vorrat.
       *[other] Du rufst { $n } Gefolgsleute aus deinem Vorrat.
    }
line-trades = { $who } tauscht { $price } gegen einen Lehrling in „{ $sphere }“.
line-trades-you = Du tauschst { $price } gegen einen Lehrling in „{ $sphere }“.
line-places = { $who } stellt einen Gefolgsmann auf { $spot }.
line-places-you = Du stellst einen Gefolgsmann auf { $spot }.
line-unwards = { $who } entfernt { $thing } auf { $spot }.
line-unwards-you = Du entfernst { $thing } auf { $spot }.
line-attacks = { $who } tötet { $thing } auf { $spot }: { $blood ->
        [0] für beide kein Blut (AV3)
        [1] 1 Blut nur für die angreifende Seite (AV3)
        [2] 1 Blut nur für die angegriffene Seite (AV3)
       *[other] je 1 Blut für beide
    }.
line-attacks-you = Du tötest { $thing } auf { $spot }: { $blood ->
        [0] für beide kein Blut (AV3)
        [1] 1 Blut nur für dich (AV3)
        [2] 1 Blut nur für die angegriffene Seite (AV3)
       *[other] je 1 Blut für beide
    }.
line-attacks-fire = { $who } löscht das Feuer auf { $spot }: { $blood ->
        [0] kein Blut (AV3)
       *[other] 1 Blut
    }.
line-attacks-fire-you = Du löschst das Feuer auf { $spot }: { $blood ->
        [0] kein Blut (AV3)
       *[other] 1 Blut
    }.
line-divines = { $who } weissagt { $relic } von { $spot }{ $n ->
        [0] , wofür kein Platz ist (AV3)
       *[other] {""}
    }.
line-divines-you = Du weissagst { $relic } von { $spot }{ $n ->
        [0] , wofür kein Platz ist (AV3)
       *[other] {""}
    }.
line-stops = { $who } beendet die Reise auf { $spot }.
line-stops-you = Du beendest deine Reise auf { $spot }.
line-again = { $who } bricht zu einer weiteren Reise auf.
line-again-you = Du brichst zu einer weiteren Reise auf.
line-gathers = { $who } sammelt in der Stadt auf { $spot }.
line-gathers-you = Du sammelst in der Stadt auf { $spot }.
line-recruits =
    { $n ->
        [one] { $who } wirbt 1 Gefolgsmann an.
       *[other] { $who } wirbt { $n } Gefolgsleute an.
    }
line-recruits-you =
    { $n ->
        [one] Du wirbst 1 Gefolgsmann an.
       *[other] Du wirbst { $n } Gefolgsleute an.
    }
line-initiates = { $who } weiht für { $price } einen Lehrling in „{ $sphere }“ ein.
line-initiates-you = Du weihst für { $price } einen Lehrling in „{ $sphere }“ ein.
line-wards = { $who } setzt { $n } Schutzzeichen.
line-wards-you = Du setzt { $n } Schutzzeichen.
line-builds =
    { $back ->
        [0] { $who } baut den Magierturm auf { $spot }.
       *[other] { $who } baut den Magierturm auf { $spot }; der Gefolgsmann dort kommt zurück.
    }
line-builds-you =
    { $back ->
        [0] Du baust deinen Magierturm auf { $spot }.
       *[other] Du baust deinen Magierturm auf { $spot }; dein Gefolgsmann dort kommt zurück.
    }
line-promotes =
    { $corrupt ->
        [0] { $who } befördert einen Lehrling zu „{ $spell }“.
       *[other] { $who } befördert einen verdorbenen Lehrling zu „{ $spell }“.
    }
line-promotes-you =
    { $corrupt ->
        [0] Du beförderst einen Lehrling zu „{ $spell }“.
       *[other] Du beförderst einen verdorbenen Lehrling zu „{ $spell }“.
    }
line-casts = { $who } spricht „{ $spell }“.
line-casts-you = Du sprichst „{ $spell }“.
line-pays = { $who } zahlt { $relics }.
line-pays-you = Du zahlst { $relics }.
line-leaves_door = { $who } hat { $thing } aus dem Eingang „{ $sphere }“ freigekauft.
line-leaves_door-you = Du hast { $thing } aus deinem Eingang „{ $sphere }“ freigekauft.
line-lays = { $who } legt { $token } auf { $spot }.
line-lays-you = Du legst { $token } auf { $spot }.
line-exchanges = { $who } verwandelt { $relic } in { $other }.
line-exchanges-you = Du verwandelst { $relic } in { $other }.
line-decays = { $who } lässt { $relic } { $whose } vergehen.
line-decays-you = Du lässt { $relic } { $whose } vergehen.
line-haunts = { $who } stellt einen Schatten in den Eingang „{ $sphere }“ { $whose }.
line-haunts-you = Du stellst einen Schatten in den Eingang „{ $sphere }“ { $whose }.
line-captures = { $who } kerkert { $thing } auf { $spot } ein.
line-captures-you = Du kerkerst { $thing } auf { $spot } ein.
line-chasm = { $who } reißt { $direction } einen Schlund auf.
line-chasm-you = Du reißt { $direction } einen Schlund auf.
line-dies = { $who } verliert den Gefolgsmann auf { $spot } durch „{ $spell }“.
line-dies-you = Du verlierst den Gefolgsmann auf { $spot } durch „{ $spell }“.
line-ward_gone = { $who } verliert das Schutzzeichen auf { $spot } durch „{ $spell }“.
line-ward_gone-you = Du verlierst das Schutzzeichen auf { $spot } durch „{ $spell }“.
line-uproots = { $who } verlegt { $spot } nach { $target }.
line-uproots-you = Du verlegst { $spot } nach { $target }.
line-teaches =
    { $new ->
        [0] { $who } hat einen weiteren Lehrling in „{ $sphere }“.
       *[other] { $who } hat einen neuen Lehrling in „{ $sphere }“ und sofort dessen Zauber.
    }
line-teaches-you =
    { $new ->
        [0] Du hast einen weiteren Lehrling in „{ $sphere }“.
       *[other] Du hast einen neuen Lehrling in „{ $sphere }“ und sofort dessen Zauber.
    }
line-taints = { $who } verdirbt einen Lehrling { $whose } in „{ $sphere }“.
line-taints-you = Du verdirbst einen Lehrling { $whose } in „{ $sphere }“.
line-taints-warlord = { $who } verdirbt den Kriegsherrn: Er verliert 1 Punkt.
line-taints-warlord-you = Du verdirbst den Kriegsherrn: Er verliert 1 Punkt.
line-slows =
    { $n ->
        [one] Der nächste Marsch des Kriegsherrn ist 1 Schritt kürzer.
       *[other] Der nächste Marsch des Kriegsherrn ist { $n } Schritte kürzer.
    }
line-guides = Die nächste Richtung des Kriegsherrn wird für ihn gewählt.
line-compass =
    { $chosen ->
        [0] Der Kriegsherr wendet sich { $direction }.
       *[other] Der Kriegsherr wird { $direction } geschickt.
    }
line-turns = Der Weg ist versperrt: Der Kriegsherr dreht { $direction } ab.
line-marches = Der Kriegsherr marschiert auf { $spot }.
line-warlord_rests = Der Kriegsherr ruht: kein Marsch, kein Feuer.
line-warlord_unwards =
    { $fire ->
        [0] Der Kriegsherr zerbricht das Schutzzeichen auf { $spot }.
       *[other] Das Feuer zerbricht das Schutzzeichen auf { $spot }.
    }
line-warlord_kills =
    { $fire ->
        [0] Der Kriegsherr
       *[other] Das Feuer
    } tötet den Gefolgsmann auf { $spot }: { $blood ->
        [0] kein Blut (AV3)
       *[other] 1 Blut
    }.
line-warlord_sinks = Der Kriegsherr stürzt in den Schlund auf { $spot }.
line-turned_up = Das Feuer erhellt { $spot } und enthüllt { $found }.
line-inflames =
    { $spread ->
        [0] Der Kriegsherr steckt { $spot } in Brand.
       *[other] Das Feuer greift auf { $spot } über.
    }

## Der Tisch im Terminal

title = Archmage
you = du
head-setup = Aufbau
head-round = Runde { $n } von { $all }
head-turn = { $who } ist am Zug
head-your-turn = du bist am Zug
head-over = Die Partie ist zu Ende
head-last = der letzte Zug
col-player = Spieler
col-points = Punkte
    .brief = Pkt
col-spells = Zauber
    .brief = Za
col-company = Gefolge
    .brief = Ge
col-supply = Vorrat
    .brief = Vo
col-relics = Relikte
col-lands = Land
lord-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
lord-looks = blickt { $direction }
lord-fires = { $n } Feuer, noch { $left } Marker
lord-shorter = nächster Marsch { $n } kürzer
lord-guided = du wählst seine nächste Richtung
tower-title = Deine Turmtafel
row-apprentices = Lehrlinge
row-promotions = könnten aufsteigen
row-planets = Planeten, Schritte zur Mitte
corrupted = ({ $n } verdorben)
nobody = niemand
spell-was-cast = in diesem Zug gesprochen
legend = Zahlen neben dem Land: Bewegungspunkte bis dorthin. Kleine Buchstaben: Gefolgsleute, + mit Schutzzeichen. @ Magier, # Magierturm, * Feuer, ! Kriegsherr.
final-title = Endstand
final-lost = Der Kriegsherr hat gewonnen.

## Was die Tafel sagt

board-land = Land
board-tab-tower = Turm
board-tab-book = Zauber
board-setup = Aufbau
board-round = Runde { $n } von { $all }
board-final = letzter Zug
board-you = du
board-lord = Der Kriegsherr
board-in-the-middle = mitten im Land
board-from-tower = { $n } { $direction } vom Turm
board-bare-cell = Freier Platz { $cell }
board-cost = { $n } Punkte bis dorthin; dann noch { $left }
    .one = 1 Punkt bis dorthin; dann noch { $left }
board-dear = Teurer unterwegs: { $n } × 1 mehr
board-losses = Verlorene Gefolgsleute unterwegs: { $n }
board-tribute = Relikte abzugeben unterwegs: { $n }
board-tower-of = Magierturm: { $who }
board-held = Gehalten: { $who }
board-held-ward = Gehalten: { $who }, mit Schutzzeichen
board-fire = In Brand
board-mage-of = Magier: { $who }
board-well-of = Urquell: { $who }
board-offer-hidden = Verdeckt; Erkunden kostet 1 Punkt
board-offer-fire = Keine Aktion, solange es brennt; Löschen kostet 1 Punkt
board-offer-enclave = Lehrt { $spheres }
board-offer-hybrid = Lehrt { $spheres }, je einmal
board-offer-town = Hier sammelst du, was dein Land bringt
board-offer-camp = Hier wirbst du bis zu 3 Gefolgsleute an
board-offer-cursed_tower = Betreten kostet einen Gefolgsmann; keine Aktion
board-offer-land = Bringt { $relic }; am Reiseende Schutzzeichen oder Turm
board-apprentices = Lehrlinge: { $n }
board-corrupt-ones = verdorben: { $n }
board-known-soon = bekannt ab der nächsten Vorbereitung
board-known-last = zählt am Ende dieses Zuges
board-unknown = nicht bekannt
board-was-cast = gesprochen
board-ready = bereit
board-can-rise = am Turm kann ein Lehrling dorthin aufsteigen
board-door-free = Eingang „{ $sphere }“, frei
board-door-held = Eingang „{ $sphere }“, besetzt: { $who }
board-board-of = Turmtafel: { $who }
board-your-board = Deine Turmtafel
board-payable = Bezahlbar mit
board-cannot-pay = nicht bezahlbar
board-aims-hexes = Würde jetzt { $n } Felder erreichen.
    .one = Würde jetzt 1 Feld erreichen.
board-aims-other = Könnte jetzt { $n } Dinge treffen.
    .one = Könnte jetzt 1 Ding treffen.
board-castable = jetzt möglich
board-not-now = jetzt nicht
board-costs = Kostet { $n }:
board-book = Zauberbuch
board-book-count = { $n } bekannt, { $more } noch nicht
board-book-empty = Leer. Lehrlinge bringen Zauber: Weih Gefolgsleute in Enklaven ein.
board-planets = Planeten: noch { $n } Schritte
    .one = Planeten: noch 1 Schritt
    .none = Planeten: in einer Reihe
board-planet-at = { $sphere }: { $n } von der Mitte
board-planet-home = { $sphere }: in der Mitte
board-steps-left = Schritte, bis die Planeten in einer Reihe stehen: { $n }
board-planets-of = Planeten, { $who }: noch { $n } Schritte
    .one = Planeten, { $who }: noch 1 Schritt
board-men = Gefolge { $company }, Vorrat { $supply }
board-whose = Wessen Turmtafel
board-board-or-book = Sphären oder Zauberbuch
board-spheres = Sechs Sphären
board-leads = führt, { $n } Punkte
board-shares = teilt die Führung, { $n } Punkt
board-leads-counted = führte bei der Zählung, { $n } Punkte
board-shares-counted = führte bei der Zählung gemeinsam, { $n } Punkt
board-none-counted = bei der Zählung keine Punkte
board-book-n = Bekannte Zauber: { $n }
board-company-n = Im Gefolge: { $n }
board-supply-n = Im Vorrat: { $n }
board-followers-n = Gefolgsleute im Land: { $n }
board-captives-n = Gefangene: { $n }
board-has-tower = Der Magierturm ist gebaut
board-points-of = { $who }: { $n } Punkte. Woher kommen sie?
    .one = { $who }: 1 Punkt. Woher kommt er?
board-points-fundamental = Grundstufe
board-points-advanced = Hohe Stufe
board-points-master = Meister
board-points-lost = Verderben
board-points-lands = Land
board-points-places = Städte, Außenposten
board-points-tainted = Verderben
board-points-difficulty = Schwierigkeit
board-points-total = Punkte
board-counted-brief = gezählt
board-counted = Am Ende des letzten Zuges gezählt; diese Punkte stehen fest.
board-lord-level = { $level }
board-lord-looks = Blickt nach { $direction }
board-lord-guided = du wählst seinen nächsten Weg
board-lord-shorter = nächster Marsch { $n } kürzer
board-lord-done = er marschiert nicht mehr
board-lord-next = marschiert nach dir 1 bis 3
board-fires = Feuer: { $n }
board-flames = noch { $n }
board-face-down = Noch verdeckt
board-points-left = { $n } Bewegungspunkte übrig
    .one = 1 Bewegungspunkt übrig
board-last-turn = Das ist dein letzter Zug: Es zählt, was du an seinem Ende hältst und kennst.
board-do-explore = Erkunden
board-do-attack = Angreifen
board-do-unward = Schutzzeichen entfernen
board-do-place = Gefolgsmann hinstellen
board-reckoning = Wie die Punkte zustande kamen

## Im Regal

shelf-authors = Tim Heerema
shelf-about = Erkunde ein Land aus Sechsecken, halte es mit Gefolgsleuten und lass sie Magie lernen: Sie steigen durch sechs Sphären zu 18 Zaubern auf. Nach 13 Runden entscheiden Zauber und Land. Allein trittst du gegen den Kriegsherrn an.
shelf-minutes = 60–120
shelf-weight = 4
option-difficulty = Der Kriegsherr (solo)
option-full_land = Das Land für vier
option-relic_cap = Höchstens 9 Relikte einer Art
option-wild_wards = Schutzzeichen nur in der Wildnis
option-cast_stays = Gesprochene Zauber zählen am Ende
option-strict_quicken = Eile nicht für Weissagung
value-apprentice = Lehrling
value-adept = Adept
value-master = Meister

## What is counted over many matches

counted-thing = Zauber
fact-rounds = Runden
fact-unexplored = Felder, die verdeckt blieben
fact-warlord = Punkte des Kriegsherrn
ending-aligned = Die Planeten stehen in einer Linie
ending-won = Der Kriegsherr ist besiegt
ending-lost = Der Kriegsherr hat gewonnen
