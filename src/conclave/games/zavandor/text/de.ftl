# Das Zepter von Zavandor auf Deutsch.
# `.one`, `.the`, `.acc` und `.bare` stehen im vierten Fall; `.bare` steht auf Knöpfen, `.short` passt in eine schmale Spalte.

## Namen

gem-opal = Opal
    .bare = Opal
    .acc = Opal
    .one = einen Opal
    .many = Opale
gem-sapphire = Saphir
    .bare = Saphir
    .acc = Saphir
    .one = einen Saphir
    .many = Saphire
gem-emerald = Smaragd
    .bare = Smaragd
    .acc = Smaragd
    .one = einen Smaragd
    .many = Smaragde
gem-diamond = Diamant
    .bare = Diamanten
    .acc = Diamanten
    .one = einen Diamanten
    .many = Diamanten
gem-ruby = Rubin
    .bare = Rubin
    .acc = Rubin
    .one = einen Rubin
    .many = Rubine

colour-blue = Blau
    .card = eine blaue Karte
    .piece = blaue { $value }
    .the = blaue { $value }
    .one = eine blaue { $value }
    .nth = blaue Karte { $n }
    .lump = geballte blaue { $value }
    .cards = blauen Karten
colour-green = Grün
    .card = eine grüne Karte
    .piece = grüne { $value }
    .the = grüne { $value }
    .one = eine grüne { $value }
    .nth = grüne Karte { $n }
    .lump = geballte grüne { $value }
    .cards = grünen Karten
colour-white = Weiß
    .card = eine weiße Karte
    .piece = weiße { $value }
    .the = weiße { $value }
    .one = eine weiße { $value }
    .nth = weiße Karte { $n }
    .lump = geballte weiße { $value }
    .cards = weißen Karten
colour-red = Rot
    .card = eine rote Karte
    .piece = rote { $value }
    .the = rote { $value }
    .one = eine rote { $value }
    .nth = rote Karte { $n }
    .lump = geballte rote { $value }
    .cards = roten Karten

character-witch = Hexe
    .bare = Hexe
    .the = die Hexe
    .effect = Beginnt in Edelsteine mit 10 Staub und Handkartenlimit 4.
character-elf = Elfe
    .bare = Elfe
    .the = die Elfe
    .effect = Beginnt im Energiefluss mit 10 Staub und Handkartenlimit 4.
character-druid = Druide
    .bare = Druiden
    .the = den Druiden
    .effect = Beginnt im Feuer mit 20 Staub und Handkartenlimit 5.
character-fairy = Fee
    .bare = Fee
    .the = die Fee
    .effect = Beginnt bei den Neun Weisen mit 10 Staub, zwei blauen Karten und Handkartenlimit 5.
character-mage = Magier
    .bare = Magier
    .the = den Magier
    .effect = Beginnt in Artefakte mit 15 Staub und Handkartenlimit 6.
character-kobold = Kobold
    .bare = Kobold
    .the = den Kobold
    .effect = Beginnt in Speicherung mit 20 Staub und Handkartenlimit 6.

area-gems = Edelsteine
    .short = Edelst.
    .effect = Edelsteine kosten je Stufe 10 % weniger und bringen beim Verkauf weniger.
area-flow = Energiefluss
    .short = Fluss
    .effect = 2, 5 oder 10 Staub je Runde auf Stufe 2, 3 oder 4.
area-fire = Feuer
    .short = Feuer
    .effect = Auf Stufe 4 darfst du Rubine verzaubern.
area-sages = Neun Weise
    .short = Weise
    .effect = Jede Stufe gibt zwei Karten für die nächste Runde: blau, grün, weiß, rot.
area-artifacts = Artefakte
    .short = Artef.
    .effect = Auf Stufe 2, 3 oder 4 kosten Artefakte 5, 5 oder 10 weniger, Wächter das Doppelte.
area-accumulation = Speicherung
    .short = Speich.
    .effect = Ein aktiver Platz mehr auf Stufe 2, zwei auf Stufe 4.

thing-spellbook = Zauberbuch
    .bare = Zauberbuch
    .the = das Zauberbuch
    .effect = Du darfst Smaragde verzaubern. Jedes macht den Tarnmantel 15 billiger.
thing-runestone = Runenstein
    .bare = Runenstein
    .the = den Runenstein
    .effect = Sofort ein kostenloser Wissensschritt. Jeder macht den Feuerkelch 10 billiger.
thing-ball = Kristallkugel
    .bare = Kristallkugel
    .the = die Kristallkugel
    .effect = Handkartenlimit +3. Jede macht das Elixir 5 billiger.
thing-belt = Zaubergürtel
    .bare = Zaubergürtel
    .the = den Zaubergürtel
    .effect = Zwei aktive Plätze mehr. Nur einer pro Person.
thing-mirror = Spiegel
    .bare = Spiegel
    .the = den Spiegel
    .effect = Sofort ein kostenloser Wissensstein. Alle anderen verlieren einen aktiven Edelstein.
thing-crystal = Schutzkristall
    .bare = Schutzkristall
    .the = den Schutzkristall
    .effect = Jede Runde eine grüne Karte.
thing-elixir = Elixir
    .bare = Elixir
    .the = das Elixir
    .effect = Du darfst Diamanten verzaubern. Sofort ein Diamant gratis.
thing-mask = Charismatikmaske
    .bare = Charismatikmaske
    .the = die Charismatikmaske
    .effect = Sofort ein kostenloser Wissensschritt. Jede macht Wächter 20 billiger.
thing-wand = Zauberstab
    .bare = Zauberstab
    .the = den Zauberstab
    .effect = Zwei aktive Plätze mehr. Handkartenlimit +3. Nur einer pro Person.
thing-chalice = Feuerkelch
    .bare = Feuerkelch
    .the = den Feuerkelch
    .effect = Jede Runde eine rote Karte.
thing-cloak = Tarnmantel
    .bare = Tarnmantel
    .the = den Tarnmantel
    .effect = Sofort ein kostenloser Wissensstein. Alle anderen verlieren einen aktiven Edelstein.
thing-talisman = Talisman
    .bare = Talisman
    .the = den Talisman
    .effect = Sofort zwei kostenlose Wissensschritte.

thing-phoenix = Phoenix
    .bare = Phoenix
    .the = den Phoenix
    .effect = 5 Punkte und 2 für jede Art unter deinen aktiven Edelsteinen.
thing-owl = Eule
    .bare = Eule
    .the = die Eule
    .effect = 5 Punkte und 2 für jedes Wissensgebiet auf Stufe 4.
thing-fox = Fuchs
    .bare = Fuchs
    .the = den Fuchs
    .effect = 5 Punkte und 2 für jeden aktiven Saphir, höchstens 12.
thing-toad = Kröte
    .bare = Kröte
    .the = die Kröte
    .effect = 5 Punkte und 2 für jedes Zauberbuch, jeden Runenstein, jeden Schutzkristall und jedes Elixir.
thing-unicorn = Einhorn
    .bare = Einhorn
    .the = das Einhorn
    .effect = 5 Punkte und 1 für jeden aktiven Diamanten.
thing-tomcat = Kater
    .bare = Kater
    .the = den Kater
    .effect = 5 Punkte und 2 für jeden aktiven Opal, höchstens 12.
thing-scarab = Skarabäus
    .bare = Skarabäus
    .the = den Skarabäus
    .effect = 5 Punkte und 1 für jeden aktiven Smaragd.
thing-raven = Rabe
    .bare = Raben
    .the = den Raben
    .effect = 5 Punkte und 2 für jede Kristallkugel, jede Charismatikmaske, jeden Zaubergürtel und jeden Zauberstab.
thing-salamander = Salamander
    .bare = Salamander
    .the = den Salamander
    .effect = 5 Punkte und 2 für jeden aktiven Rubin.

## Mengen

and = und
some-dust = { $n } Staub
some-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
some-lumps = { $n } geballte Energie
some-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }

## Was gefragt ist

prompt-turn = Handle, so oft du willst, und beende dann deinen Zug.
prompt-opening = Eröffne die Versteigerung um { $thing } mit mindestens { $minimum }.
prompt-bidding = Biete mehr als { $high } für { $thing } oder passe.
prompt-pay = Bezahle { $due }: Nimm den Vorschlag an oder wähle Stück für Stück.
prompt-pay-short = Bezahle { $due }: Du hast nur { $energy } auf der Hand und musst Edelsteine verkaufen.
prompt-step = Geh einen kostenlosen Wissensschritt oder verzichte darauf.
prompt-steps = Geh den ersten von { $n } kostenlosen Wissensschritten oder verzichte auf alle.
prompt-stone = Nimm kostenlos einen deiner Wissenssteine oder verzichte darauf.
prompt-lose = Wähle den aktiven Edelstein, den du verlierst.
prompt-keep = Wähle, was du behältst: Deine Energie wiegt { $weight }, dein Limit ist { $limit }.
prompt-keep-more =
    { $space ->
        [one] Wähle, was du noch behältst: Von deinem Limit { $limit } ist 1 frei.
       *[other] Wähle, was du noch behältst: Von deinem Limit { $limit } sind { $space } frei.
    }
prompt-choose = Wähle deine Figur.
prompt-wait = Gerade wirst du nichts gefragt.
prompt-over = Die Partie ist zu Ende.

## Züge

label-deal = { $character } austeilen
label-choose = { $character }: { $effect }
label-lot = Das Los fällt auf Platz { $seat }
label-reveal = { $thing } aufdecken
label-draw = { $card } ziehen
label-enchant = { $gem } für { $price } verzaubern
    .idle = { $gem } für { $price } verzaubern (ins Fünfeck)
label-sell = { $gem } für { $price } verkaufen
label-sell-inactive = Inaktiven { $gem } für { $price } verkaufen
label-activate = { $gem } aktivieren
label-deactivate = { $gem } deaktivieren
label-lose = { $gem } hergeben
label-stone = Wissensstein für { $price } kaufen
label-take = Wissensstein zu { $price } kostenlos nehmen
label-learn = { $area } auf Stufe { $level } lernen für { $price }
    .done = { $area } lernen
label-advance = { $area } kostenlos auf Stufe { $level }
    .done = { $area }
label-decline = Verzichten
label-auction = { $thing } versteigern ab { $minimum }
    .price = { $thing } versteigern ab { $minimum } (kostet { $price })
label-auction-sentinel = { $thing } versteigern ab { $minimum } für { $points } Punkte
    .price = { $thing } versteigern ab { $minimum } (kostet { $price }) für { $points } Punkte
label-pass = Passen
label-pay = Zahlen wie vorgeschlagen
    .full = { $due } zahlen wie vorgeschlagen: { $pieces }
    .change = { $due } zahlen wie vorgeschlagen: { $pieces } ({ $change } als Staub zurück)
label-pay-dust = Mit Staub zahlen
    .full = { $due } mit Staub zahlen
label-pay-card = { $card } zahlen
label-pay-concentrated = { $lump } zahlen
label-keep = Behalten wie vorgeschlagen
    .full = Behalten wie vorgeschlagen: { $pieces }
label-keep-dust = Mit Staub auffüllen
    .full = Mit Staub auffüllen ({ $n } von { $all })
    .nothing = Keinen Staub behalten
label-keep-card = { $card } behalten
label-keep-concentrated = { $lump } behalten
label-end = Zug beenden
label-bid = { $bid } bieten
    .price = { $bid } bieten (kostet { $price })

group-enchant = Edelstein verzaubern
group-learn = Wissen erweitern
group-stone = Wissensstein kaufen
group-auction = Artefakt versteigern
group-auction-sentinel = Wächter versteigern
group-activate = Aktivieren oder ruhen lassen
group-sell = Edelstein verkaufen
group-bid = Bieten
group-pay-card = Stück für Stück
group-keep-card = Stück für Stück
group-advance = Kostenloser Schritt
group-take = Kostenloser Stein
group-lose = Edelstein verlieren
group-choose = Figuren

## Warum nicht: die Zahlen dieser Stellung

why-means = Das kostet { $price }; du hast { $energy } auf der Hand, und alle deine Edelsteine brächten { $worth } dazu.
why-bid-means = Ein Gebot von { $bid } würde dich { $price } kosten; mit dem Verkauf aller Edelsteine könntest du { $means } zahlen.
why-top-bid = Dein höchstes bezahlbares Gebot ist { $top }.
why-offer = Im Angebot: { $thing }, ab { $minimum }.
why-no-offer = Zurzeit ist keines im Angebot.
why-none-owned = Du besitzt keines.
why-own-one = Du besitzt schon einen.
why-level = Deine Stufe in „{ $area }“ ist { $level }.
why-not-entered = „{ $area }“ hast du noch nicht betreten.
why-top-level = „{ $area }“ ist schon auf Stufe 4.
why-rubies = Du besitzt { $n }.
why-slots = Alle deine { $n } Plätze sind belegt.
why-no-active = Du hast keinen aktiven { $gem }.
why-no-inactive = Du hast keinen inaktiven { $gem }.
why-no-active-gem = Du hast gar keinen aktiven Edelstein.
why-learned = Deinen Schritt dieser Runde hast du schon bezahlt.
why-stone-cheapest = In deinem Fünfeck wartet kein Stein; der billigste auf deinem Brett kostet { $price }.
why-no-stone = Du hast keinen Stein mehr, weder auf dem Brett noch im Fünfeck.
why-stones-left = Auf deinem Brett liegen: { $stones }.
why-stone-gone = Er liegt nicht mehr auf deinem Brett.
why-not-offered = Nicht im Angebot: { $thing }.
why-minimum = Das Mindestgebot für { $thing } ist { $minimum }.
why-beat = Das höchste Gebot ist { $high }.
why-due =
    { $due ->
        [one] 1 ist zu zahlen, und du hast { $energy } auf der Hand.
       *[other] { $due } sind zu zahlen, und du hast { $energy } auf der Hand.
    }
why-dust-due =
    { $due ->
        [one] 1 ist zu zahlen, und du hast { $dust } Staub.
       *[other] { $due } sind zu zahlen, und du hast { $dust } Staub.
    }
why-no-card = So eine Karte hast du nicht.
why-no-lump = So eine geballte Energie hast du nicht.
why-needless =
    { $due ->
        [one] 1 ist zu zahlen: Mit diesem Stück wäre eines von denen, die du gibst, überflüssig.
       *[other] { $due } sind zu zahlen: Mit diesem Stück wäre eines von denen, die du gibst, überflüssig.
    }
why-sell-first = Du hast schon ein Stück gegeben.
why-space =
    { $space ->
        [one] Das wiegt { $weight }, und von deinem Limit ist 1 frei.
       *[other] Das wiegt { $weight }, und von deinem Limit sind { $space } frei.
    }
why-more-fits = Neben { $n } Staub passt noch ein Stück.
why-taken = Schon vergeben: { $character }.
why-shifts = Du hast in diesem Zug schon { $n }-mal Edelsteine bewegt.
why-no-free-stone = In deinem Fünfeck wartet kein Stein.
why-supply = Im Vorrat sind keine { $gem } mehr.

## Was geschah

line-first_to_choose = { $who } wählt zuerst.
line-first_to_choose-you = Du wählst zuerst.
line-sits_down = { $who } spielt { $character }.
line-sits_down-you = Du spielst { $character }.
line-round = Runde { $n } beginnt.
line-position = { $who } führt die Reihenfolge an.
line-position-you = Du nimmst Position { $n } ein.
line-revealed = Neu im Angebot: { $thing }.
line-turn = { $who } ist am Zug.
line-turn-you = Du bist am Zug.
line-income = { $who } erhält { $pieces }.
line-income-you = Du erhältst { $pieces }.
line-no-income = { $who } erhält nichts.
line-no-income-you = Du erhältst nichts.
line-draws-you = Du ziehst { $card }.
line-draws-open = { $who } zieht { $card }.
line-draws-aside = { $who } legt { $card } für die nächste Runde beiseite.
line-draws-aside-you = Du legst { $card } für die nächste Runde beiseite.
line-no_card_left = Es gibt keine { $cards } mehr: { $who } erhält dafür { $n } Staub.
line-no_card_left-you = Es gibt keine { $cards } mehr: Du erhältst dafür { $n } Staub.
line-reshuffle = Die abgelegten { $cards } werden zu einem neuen Stapel gemischt.
line-enchants = { $who } verzaubert { $gem } für { $n }.
line-enchants-you = Du verzauberst { $gem } für { $n }.
line-sells = { $who } verkauft { $gem } für { $n }.
line-sells-you = Du verkaufst { $gem } für { $n }.
line-activates = { $who } aktiviert { $gem }.
line-activates-you = Du aktivierst { $gem }.
line-deactivates = { $who } deaktiviert { $gem }.
line-deactivates-you = Du deaktivierst { $gem }.
line-auctions = { $who } bringt { $thing } zur Versteigerung.
line-auctions-you = Du bringst { $thing } zur Versteigerung.
line-opens = { $who } eröffnet mit { $n } für { $thing }.
line-opens-you = Du eröffnest mit { $n } für { $thing }.
line-bids = { $who } bietet { $n } für { $thing }.
line-bids-you = Du bietest { $n } für { $thing }.
line-passes = { $who } passt.
line-passes-you = Du passt.
line-wins = { $who } ersteigert { $thing } für { $n } und zahlt { $price }.
line-wins-you = Du ersteigerst { $thing } für { $n } und zahlst { $price }.
line-free_diamond = { $who } erhält einen Diamanten gratis.
line-free_diamond-you = Du erhältst einen Diamanten gratis.
line-loses_gem = { $who } verliert { $gem }.
line-loses_gem-you = Du verlierst { $gem }.
line-struck = Der Blitz der neun Wächter wirft { $who } aus dem Spiel.
line-struck-you = Der Blitz der neun Wächter wirft dich aus dem Spiel.
line-last_one = Nur { $who } ist noch übrig.
line-last_one-you = Nur du bist noch übrig.
line-card_spent = { $who } legt { $card } ab.
line-concentrated_spent = { $who } legt { $card } ab.
line-card_spent-you = Du legst { $card } ab.
line-concentrated_spent-you = Du legst { $card } ab.
line-lost_dust = { $who } verliert { $n } Staub, der sich nicht auszahlen lässt.
line-lost_dust-you = Du verlierst { $n } Staub, der sich nicht auszahlen lässt.
line-learns = { $free ->
    [yes] { $who } erreicht kostenlos Stufe { $n } in „{ $area }“.
   *[no] { $who } erreicht Stufe { $n } in „{ $area }“.
 }
line-learns-you = { $free ->
    [yes] Du erreichst kostenlos Stufe { $n } in „{ $area }“.
   *[no] Du erreichst Stufe { $n } in „{ $area }“.
 }
line-takes_stone = { $free ->
    [yes] { $who } nimmt kostenlos den Wissensstein zu { $n }.
   *[no] { $who } nimmt den Wissensstein zu { $n }.
 }
line-takes_stone-you = { $free ->
    [yes] Du nimmst kostenlos den Wissensstein zu { $n }.
   *[no] Du nimmst den Wissensstein zu { $n }.
 }
line-step_lapses = { $who } kann einen kostenlosen Wissensschritt nicht nutzen.
line-step_lapses-you = Du kannst deinen kostenlosen Wissensschritt nicht nutzen.
line-declines = { $who } verzichtet.
line-declines-you = Du verzichtest.
line-gives_back = { $who } gibt { $pieces } zurück.
line-gives_back-you = Du gibst { $pieces } zurück.
line-points = { $who } hat { $points }.
line-points-you = Du hast { $points }.
line-game_over = Die Partie ist zu Ende: { $n } Wächter sind verkauft.
line-game_over-rounds = Die Partie ist nach { $n } Runden zu Ende.
line-game_over-won = { $who } hat die meisten Punkte (Z122).
line-game_over-yours = Du hast die meisten Punkte (Z122).
line-game_over-shared = Gleich viele Punkte: { $who }. Der Sieg wird geteilt, denn einen Stichentscheid gibt es nicht (Z122).

## Der Tisch im Terminal

title = Das Zepter von Zavandor
head-setup = Aufbau
head-round = Runde { $n }
phase-1 = Reihenfolge
phase-2 = Energie
phase-3 = Aktionen
phase-4 = Abrechnung
head-turn = { $who } ist am Zug
head-your-turn = du bist am Zug
head-over = Die Partie ist zu Ende
you = du
out = ausgeschieden
col-position = Pos.
col-player = Name
col-points = Punkte
col-gems = Edelsteine
col-energy = Energie
col-weight = Gewicht
col-things = Wissen und Schätze
col-knowledge = Wissen
col-treasures = Schätze
resting = ruhend { $gems }
aside = beiseite { $cards }
stones-waiting =
    { $n ->
        [one] 1 Stein wartet
       *[other] { $n } Steine warten
    }
offer-title = Artefakte im Angebot
offer-none = Kein Artefakt ist im Angebot.
offer-from = ab
offer-you-pay = du zahlst
offer-points = Punkte
offer-effect = Wirkung
deck = Im Stapel: { $letters }
deck-empty = Der Stapel ist leer.
sentinels-title = Wächter
sentinels-sold = { $n } von 5 verkauft
sentinels-none = Keiner ist übrig.
sentinels-from = ab { $minimum }
sentinels-price = ab { $minimum }, du zahlst { $price }
sentinels-worth = für dich jetzt wert
hand-title = Deine Hand
hand-energy = { $n } Energie
hand-nothing = nichts
hand-selling = Edelsteine brächten { $n }
hand-weight = Gewicht { $weight } von { $limit }
hand-over = { $n } zu schwer zum Behalten
hand-stones = Steine auf deinem Brett: { $stones }
hand-no-stones = Auf deinem Brett liegt kein Stein mehr
hand-waiting = im Fünfeck wartend: { $n }
hand-step-free = dein bezahlter Schritt dieser Runde ist noch frei
hand-step-taken = dein bezahlter Schritt dieser Runde ist getan
hand-aside = Für die nächste Runde beiseitegelegt: { $cards }
hand-kept = Bisher behalten: { $pieces }
auction-title = Unter dem Hammer
auction-opening = { $who } eröffnet gleich, ab { $minimum }.
auction-high = { $who } bietet { $high }.
auction-your-price = Du würdest { $price } zahlen.
auction-bidders = Noch dabei: { $who }
due-title = Zu zahlen
due-line = { $who } hat { $due } zu zahlen.
due-line-you = Du hast { $due } zu zahlen.
final-title = Endstand
final-gems = Edelsteine
final-knowledge = Wissen
final-artifacts = Artefakte
final-sentinels = Wächter
legend = { $gems } · Karten tragen dieselben Zeichen

## Das Brett im Browser

board-track = Siegpunktleiste
board-order = Reihenfolge
board-place = Platz { $n }
board-sentinels = Wächter
board-won = { $n } von 5 vergeben
board-worth = ab { $minimum }; die Zahl: was er dir jetzt brächte
board-worth-any = ab { $minimum }; fünf vergebene beenden die Partie
board-score-you = brächte dir jetzt { $n }
board-sold = ersteigert von { $who }
board-artifacts = Artefakte
board-no-artifacts = Kein Artefakt ist im Angebot.
board-deck = { $n } im Stapel:
board-deck-letter = Stapel { $letter }
board-deck-empty = der Stapel ist leer
board-from = ab
board-you = du
board-you-pay = du zahlst { $n }
board-knowledge = Wissen
board-one-step = ein bezahlter Schritt je Runde
board-step-free = dein bezahlter Schritt ist noch frei
board-step-taken = dein bezahlter Schritt ist verbraucht
board-limit-change = Handlimit beim Betreten
board-level-you = du: Stufe { $n }
board-level-who = { $who }: Stufe { $n }
board-next-cost = nächster Schritt { $n }
board-slot = Platz
board-slots = Plätze
board-enchant = Edelstein verzaubern
board-belt = Gürtel
board-wand = Stab
board-accumulation = Speicherung
board-rest = ruhend
board-active = aktiv
board-tableau = Das Tableau von { $who }
board-slots-used = { $n } von { $all } Plätzen belegt
board-stones = Wissenssteine
board-stone = Wissensstein für { $n }
board-stone-gone = genommen
board-stones-waiting = wartende Steine: { $n }
board-points = Punkte
    .one = Punkt
board-points-track = { $n } auf der Leiste bis zur nächsten Abrechnung
board-gems = Edelsteine
board-hand = Deine Hand
board-energy = Energie
board-nothing = nichts auf der Hand
board-aside = für die nächste Runde
board-dust = Staub
board-concentrated = geballt
board-unknown = Wert verdeckt
board-weighs = wiegt { $n }
board-of = von
board-weight = Gewicht { $weight }, Limit { $limit }
board-heavy = { $n } zu schwer, um es zu behalten
board-treasures = Schätze
board-suggested = vorgeschlagen
board-kept = behalten
board-hammer = Unter dem Hammer
board-opening = { $who } eröffnet, ab { $minimum }.
board-opening-you = Du eröffnest, ab { $minimum }.
board-leading = { $who } führt mit { $n }. Geboten wird in Spielreihenfolge.
board-leading-you = Du führst mit { $n }. Geboten wird in Spielreihenfolge.
board-to-bid = am Gebot
board-leads = führt
board-still-in = bietet noch
board-passed = gepasst
board-owns-one = besitzt schon einen
board-out = ausgeschieden
board-reach = Was du erreichst
board-by-hand = aus der Hand bis { $n }
board-by-selling = nur mit Verkauf von Steinen, bis { $n }
board-no-reach = Ein Gebot von { $n } kannst du nicht zahlen, auch nicht mit allen Steinen verkauft.
board-a-bid = ein Gebot von
board-surcharge = Platz { $n } der Reihenfolge
board-discount = Wissen und Artefakte
board-would-pay = du zahlst
board-how-to-pay = So würdest du zahlen
board-how-text = Als Vorschlag; du kannst ihn dann noch ändern.
board-pay-exact = genau, nichts verloren
board-pay-change = { $n } Staub zurück
board-pay-lost = { $n } Energie geht verloren
board-pay-weight = Danach wiegt deine Hand { $n }, Grenze { $limit }
board-real-prices = Was jeder bei { $n } zahlt
board-market = Der Markt indessen
board-market-end = Der Markt am Ende
board-due = { $n } zu zahlen
board-due-who = { $who } hat { $n } zu zahlen
board-pay-suggested = { $n } zahlen wie vorgeschlagen
board-due-ticks = Die markierten Stücke sind der Vorschlag.
board-keep = Behalte höchstens { $n }
board-others = Die anderen Tableaus
board-boards = Die Tableaus
board-choose = Wähle deine Figur
board-characters = Figuren
board-taken = gewählt von { $who }
board-total = Punkte
board-effect-spellbook = Erlaubt Smaragde.
board-effect-runestone = Ein Wissensschritt frei.
board-effect-ball = Handlimit +3.
board-effect-belt = Zwei aktive Plätze mehr.
board-effect-mirror = Ein Wissensstein frei. Alle anderen verlieren einen aktiven Stein.
board-effect-crystal = Jede Runde eine grüne Karte.
board-effect-elixir = Erlaubt Diamanten. Ein Diamant sofort frei.
board-effect-mask = Wissensschritt frei. Wächter kosten 20 weniger.
board-effect-wand = Zwei aktive Plätze mehr. Handlimit +3.
board-effect-chalice = Jede Runde eine rote Karte.
board-effect-cloak = Ein Wissensstein frei. Alle anderen verlieren einen aktiven Stein.
board-effect-talisman = Zwei Wissensschritte frei.
board-means = { $n } auf der Hand, { $m } mehr durch Verkauf aller Edelsteine
board-income = Nächste Runde
board-four-become = { $n } Karten einer Farbe, konzentriert
board-with-them = dazu
board-activate = Aktivieren
board-deactivate = Ruhen
board-resting = ruhend
board-to-level = { $area } auf Stufe { $n }
board-score = { $n } Punkte
board-your-sentinels = Deine Wächter
board-sentinels-of = Die Wächter von { $who }
board-round = Runde { $n }
board-tab-mine = Meins
board-tab-boards = Tableaus
board-tab-offer = Angebot

## Im Regal

shelf-authors = Jens Drögemüller
shelf-about = Junge Zauberkundige steigern um Artefakte und Wächter. Edelsteine geben jede Runde Energie; wer führt, zahlt mehr, wer zurückliegt, weniger, und Energie hält sich nicht lange. Mit dem fünften verkauften Wächter endet die Partie.
shelf-minutes = 90–120
shelf-weight = 4
option-lightning = Blitzschlag
option-one_dust = Einerstaub
option-limited_gems = Edelsteine gehen aus
option-strict_subphases = Aktionen der Reihe nach
option-choose_character = Charakter wählen
option-druid_level3_ruby = Früher Rubin des Druiden
option-public_money = Offene Hände
option-lower_variance = Weniger Kartenglück

## Über viele Partien gezählt

counted-role = Charaktere
counted-thing = Artefakte und Wächter
ending-sentinels = Der fünfte Wächter war verkauft
ending-alone = Der Blitz ließ nur eine Person übrig
ending-rounds = Die letzte Runde war vorbei
fact-rounds = Runden
fact-sentinels = Verkaufte Wächter
