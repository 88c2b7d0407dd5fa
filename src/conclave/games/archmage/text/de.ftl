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
token-upheaval = Umwälzung
token-wellspring = Urquell
token-chasm = Schlund
token-ward = Schutzzeichen
token-inflame = Brandmarker

direction-n = Norden
direction-ne = Nordosten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-nw = Nordwesten

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
    .effect = Jemand mit mehr als 10 Relikten behält nur 10; du bestimmst, was geht.
    .hint = Warte, bis jemand für einen Meisterzauber spart, und nimm, was dieser kostet.
spell-vines = Rankenfessel
    .effect = Bis zu 3 Ranken auf das Feld deines Magiers und die Nachbarfelder; Betreten kostet 1 mehr.
    .hint = Sperr den Weg in dein Land, bevor du gehst; kommst du zurück, zahlst du selbst.
spell-quicken = Eile
    .effect = 2 Bewegungspunkte mehr auf dieser Reise.
    .hint = Reicht oft gerade, um Turm oder Stadt noch in diesem Zug zu erreichen.
spell-stone_skin = Steinhaut
    .effect = Deine Gefolgsleute im Land können bis zu deinem nächsten Zug nicht getötet werden.
    .hint = Im vorletzten Zug sichert sie deine Mehrheiten, bis du zählst.
spell-subjugate = Unterwerfen
    .effect = Jeder im Angriff Getötete bringt dir 1 Gefolgsmann aus deinem Vorrat.
    .hint = Vor dem ersten Angriff sprechen; dann füllt jeder Kampf dein Gefolge.
spell-transmute = Verwandeln
    .effect = Tausche bis zu 3 Relikte gegen andere Arten.
    .hint = Macht aus dem Ertrag deines Landes das Paar, das eine Enklave verlangt.
spell-divination = Weissagung
    .effect = 1 Bewegungspunkt: 1 Relikt von einem Wildnisfeld, das du kontrollierst, je Feld einmal.
    .hint = Mit viel Land ein zweites Sammeln; mit Eile noch zwei Relikte mehr.
spell-chasm = Feuerschlund
    .effect = 3 Felder in gerader Linie: Schutzzeichen oder Gefolgsleute gehen, und Betreten kostet einen Gefolgsmann.
    .hint = Trifft auch deine Leute; schau dir die Linie vorher an.
spell-gate = Pforte
    .effect = Dein Magier springt auf ein beliebiges offenes Feld, das er betreten darf.
    .hint = Der schnellste Weg heim zum Turm, und alle Bewegungspunkte sind noch da.
spell-imprison = Einkerkern
    .effect = Nimm einen ungeschützten Gefolgsmann in deiner Nähe ganz aus dem Spiel.
    .hint = Räumt ein Feld von nebenan, und das Opfer bekommt kein Blut zum Zurückschlagen.
spell-shadow = Schatten
    .effect = Ein Gefolgsmann in einem fremden Eingang verteuert dort eine Reliktart beim Zaubern.
    .hint = Nimm die Sphäre, aus der die besten Zauber des anderen bezahlt werden.
spell-wellspring = Urquell
    .effect = Wer dieses Feld von dir betritt, gibt dir 1 Relikt.
    .hint = Leg ihn dorthin, wo alle vorbeimüssen, an eine Stadt oder die Enklaven.
spell-automaton = Automat
    .effect = Ein Lehrling umsonst in einer beliebigen Sphäre und sein Zauber sofort.
    .hint = Ein Relikt teurer als in einer Enklave, dafür ohne Weg, und der Zauber ist sofort bereit.
spell-corrupt = Verderben
    .effect = Bei allen anderen wird ein Lehrling der Grundstufe verdorben; befördert kostet er einen Punkt.
    .hint = Nimm einen Lehrling, der bald befördert wird.
spell-fortify = Befestigen
    .effect = Ein Schutzzeichen auf jedes deiner Wildnisfelder, das noch keines hat.
    .hint = Ganz gleich, wo dein Magier ist; jedes Zeichen kostet Angreifer einen Bewegungspunkt.
spell-obliterate = Auslöschen
    .effect = Alle Schutzzeichen und Gefolgsleute auf dem Feld deines Magiers und daneben sind weg.
    .hint = Am besten mitten in fremdem Land und kurz bevor du zählst.
spell-time_stop = Zeitstillstand
    .effect = Noch eine Reise und noch ein Reiseende in diesem Zug.
    .hint = Erst sammeln, dann zum Turm gehen und alles ausgeben.
spell-upheaval = Umwälzung
    .effect = Verlege 2 benachbarte Felder an eine andere Seite des Landes.
    .hint = Trägt einen fremden Magier weit fort oder dein Land außer Reichweite.

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

## Im Regal

shelf-about = Erkunde ein Land aus Sechsecken um eine Ruinenstadt, halte es mit Gefolgsleuten und lass sie Magie lernen: Sie steigen durch sechs Sphären, die sich überschneiden, zu 18 Zaubern auf. Nach 13 Runden entscheiden Zauber und Land, wer Erzmagier ist. Allein trittst du gegen den Kriegsherrn an.
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
