# Das Ritual am Feuergipfel auf Deutsch.
# Formen eines Lebewesens: `.bare` und `.one` stehen im vierten Fall, `.the` und `.your` im ersten, mit -acc im vierten, mit -dat im dritten.

## Namen

clan-doom = Die Verdammnisbringenden
    .short = Verdammnisbringende
    .brief = Verdammnis
    .of = der Verdammnisbringenden
    .power = Noch eine Aktion, wenn du eines von ihnen der Gehirnwäsche unterzogen hast, einmal pro Zug.
    .sign = Ve
clan-cler = Der Geistliche Stand
    .short = Geistlicher Stand
    .brief = Geistlich
    .of = des Geistlichen Standes
    .power = +1 bei einer Befreiung.
    .sign = Ge
clan-twil = Die Zwielicht-Brut
    .short = Zwielicht-Brut
    .brief = Zwielicht
    .of = der Zwielicht-Brut
    .power = Was eines von ihnen fängt, kann sofort sein Untergebener werden, wenn dein Würfel seine Stärke übertrifft.
    .sign = Zw
clan-dawn = Die Wächter der Morgenröte
    .short = Wächter der Morgenröte
    .brief = Morgenröte
    .of = der Wächter der Morgenröte
    .power = Forschst du mit zweien von ihnen, darfst du noch einen Zauberspruch ziehen.
    .sign = Mo
clan-night = Die Nacht-Schwingen
    .short = Nacht-Schwingen
    .brief = Nacht
    .of = der Nacht-Schwingen
    .power = Einmal pro Zug zusätzlich eine Nacht-Schwinge bewegen oder tauschen.
    .sign = Na
clan-gaia = Gaia’s Kinder
    .short = Gaia’s Kinder
    .brief = Gaia
    .of = von Gaia’s Kindern
    .power = +1 bei der Abwehr einer Gefangennahme.
    .sign = Ga

wizard-malgrath = Malgrath
    .of = Malgraths
    .clan = Malgrath von den Verdammnisbringenden
wizard-benedikta = Benedikta
    .of = Benediktas
    .clan = Benedikta vom Geistlichen Stand
wizard-grimmsel = Grimmsel
    .of = Grimmsels
    .clan = Grimmsel von der Zwielicht-Brut
wizard-aurelian = Aurelian
    .of = Aurelians
    .clan = Aurelian von den Wächtern der Morgenröte
wizard-corvina = Corvina
    .of = Corvinas
    .clan = Corvina von den Nacht-Schwingen
wizard-sylvane = Sylvane
    .of = Sylvanes
    .clan = Sylvane von Gaia’s Kindern

creature-henchman = Scherge
    .bare = Schergen
    .one = einen Schergen
    .the = der Scherge
    .the-acc = den Schergen
    .the-dat = dem Schergen
    .your = dein Scherge
    .your-acc = deinen Schergen
    .your-dat = deinem Schergen
    .many = Schergen
creature-ghost = Geist
    .bare = Geist
    .one = einen Geist
    .the = der Geist
    .the-acc = den Geist
    .the-dat = dem Geist
    .your = dein Geist
    .your-acc = deinen Geist
    .your-dat = deinem Geist
    .many = Geister
creature-vampire = Vampir
    .bare = Vampir
    .one = einen Vampir
    .the = der Vampir
    .the-acc = den Vampir
    .the-dat = dem Vampir
    .your = dein Vampir
    .your-acc = deinen Vampir
    .your-dat = deinem Vampir
    .many = Vampire
creature-demon = Dämon
    .bare = Dämon
    .one = einen Dämon
    .the = der Dämon
    .the-acc = den Dämon
    .the-dat = dem Dämon
    .your = dein Dämon
    .your-acc = deinen Dämon
    .your-dat = deinem Dämon
    .many = Dämonen
creature-acolyte = Novize
    .bare = Novizen
    .one = einen Novizen
    .the = der Novize
    .the-acc = den Novizen
    .the-dat = dem Novizen
    .your = dein Novize
    .your-acc = deinen Novizen
    .your-dat = deinem Novizen
    .many = Novizen
creature-monk = Mönch
    .bare = Mönch
    .one = einen Mönch
    .the = der Mönch
    .the-acc = den Mönch
    .the-dat = dem Mönch
    .your = dein Mönch
    .your-acc = deinen Mönch
    .your-dat = deinem Mönch
    .many = Mönche
creature-paladin = Paladin
    .bare = Paladin
    .one = einen Paladin
    .the = der Paladin
    .the-acc = den Paladin
    .the-dat = dem Paladin
    .your = dein Paladin
    .your-acc = deinen Paladin
    .your-dat = deinem Paladin
    .many = Paladine
creature-angel = Engel
    .bare = Engel
    .one = einen Engel
    .the = der Engel
    .the-acc = den Engel
    .the-dat = dem Engel
    .your = dein Engel
    .your-acc = deinen Engel
    .your-dat = deinem Engel
    .many = Engel
creature-goblin = Goblin
    .bare = Goblin
    .one = einen Goblin
    .the = der Goblin
    .the-acc = den Goblin
    .the-dat = dem Goblin
    .your = dein Goblin
    .your-acc = deinen Goblin
    .your-dat = deinem Goblin
    .many = Goblins
creature-orc = Ork
    .bare = Ork
    .one = einen Ork
    .the = der Ork
    .the-acc = den Ork
    .the-dat = dem Ork
    .your = dein Ork
    .your-acc = deinen Ork
    .your-dat = deinem Ork
    .many = Orks
creature-ogre = Oger
    .bare = Oger
    .one = einen Oger
    .the = der Oger
    .the-acc = den Oger
    .the-dat = dem Oger
    .your = dein Oger
    .your-acc = deinen Oger
    .your-dat = deinem Oger
    .many = Oger
creature-troll = Troll
    .bare = Troll
    .one = einen Troll
    .the = der Troll
    .the-acc = den Troll
    .the-dat = dem Troll
    .your = dein Troll
    .your-acc = deinen Troll
    .your-dat = deinem Troll
    .many = Trolle
creature-squire = Knappe
    .bare = Knappen
    .one = einen Knappen
    .the = der Knappe
    .the-acc = den Knappen
    .the-dat = dem Knappen
    .your = dein Knappe
    .your-acc = deinen Knappen
    .your-dat = deinem Knappen
    .many = Knappen
creature-dwarf = Zwerg
    .bare = Zwerg
    .one = einen Zwerg
    .the = der Zwerg
    .the-acc = den Zwerg
    .the-dat = dem Zwerg
    .your = dein Zwerg
    .your-acc = deinen Zwerg
    .your-dat = deinem Zwerg
    .many = Zwerge
creature-knight = Ritter
    .bare = Ritter
    .one = einen Ritter
    .the = der Ritter
    .the-acc = den Ritter
    .the-dat = dem Ritter
    .your = dein Ritter
    .your-acc = deinen Ritter
    .your-dat = deinem Ritter
    .many = Ritter
creature-griffin = Greif
    .bare = Greifen
    .one = einen Greifen
    .the = der Greif
    .the-acc = den Greifen
    .the-dat = dem Greifen
    .your = dein Greif
    .your-acc = deinen Greifen
    .your-dat = deinem Greifen
    .many = Greife
creature-bat = Fledermaus
    .bare = Fledermaus
    .one = eine Fledermaus
    .the = die Fledermaus
    .the-acc = die Fledermaus
    .the-dat = der Fledermaus
    .your = deine Fledermaus
    .your-acc = deine Fledermaus
    .your-dat = deiner Fledermaus
    .many = Fledermäuse
creature-harpy = Harpyie
    .bare = Harpyie
    .one = eine Harpyie
    .the = die Harpyie
    .the-acc = die Harpyie
    .the-dat = der Harpyie
    .your = deine Harpyie
    .your-acc = deine Harpyie
    .your-dat = deiner Harpyie
    .many = Harpyien
creature-gargoyle = Gargoyle
    .bare = Gargoyle
    .one = einen Gargoyle
    .the = der Gargoyle
    .the-acc = den Gargoyle
    .the-dat = dem Gargoyle
    .your = dein Gargoyle
    .your-acc = deinen Gargoyle
    .your-dat = deinem Gargoyle
    .many = Gargoyles
creature-dragon = Drache
    .bare = Drachen
    .one = einen Drachen
    .the = der Drache
    .the-acc = den Drachen
    .the-dat = dem Drachen
    .your = dein Drache
    .your-acc = deinen Drachen
    .your-dat = deinem Drachen
    .many = Drachen
creature-fairy = Fee
    .bare = Fee
    .one = eine Fee
    .the = die Fee
    .the-acc = die Fee
    .the-dat = der Fee
    .your = deine Fee
    .your-acc = deine Fee
    .your-dat = deiner Fee
    .many = Feen
creature-dryad = Dryade
    .bare = Dryade
    .one = eine Dryade
    .the = die Dryade
    .the-acc = die Dryade
    .the-dat = der Dryade
    .your = deine Dryade
    .your-acc = deine Dryade
    .your-dat = deiner Dryade
    .many = Dryaden
creature-centaur = Zentaur
    .bare = Zentauren
    .one = einen Zentauren
    .the = der Zentaur
    .the-acc = den Zentauren
    .the-dat = dem Zentauren
    .your = dein Zentaur
    .your-acc = deinen Zentauren
    .your-dat = deinem Zentauren
    .many = Zentauren
creature-giant = Riese
    .bare = Riesen
    .one = einen Riesen
    .the = der Riese
    .the-acc = den Riesen
    .the-dat = dem Riesen
    .your = dein Riese
    .your-acc = deinen Riesen
    .your-dat = deinem Riesen
    .many = Riesen
creature-familiar = Vertrauter
    .bare = Vertrauten
    .one = einen Vertrauten
    .the = der Vertraute
    .the-acc = den Vertrauten
    .the-dat = dem Vertrauten
    .your = dein Vertrauter
    .your-acc = deinen Vertrauten
    .your-dat = deinem Vertrauten
    .many = Vertraute
creature-golem = Golem
    .bare = Golem
    .one = einen Golem
    .the = der Golem
    .the-acc = den Golem
    .the-dat = dem Golem
    .your = dein Golem
    .your-acc = deinen Golem
    .your-dat = deinem Golem
    .many = Golems
creature-titan = Titan
    .bare = Titanen
    .one = einen Titanen
    .the = der Titan
    .the-acc = den Titanen
    .the-dat = dem Titanen
    .your = dein Titan
    .your-acc = deinen Titanen
    .your-dat = deinem Titanen
    .many = Titanen

## Zaubersprüche

spell-aura_defense = Aura der Verteidigung
    .effect = Wer beim Angriff auf ein Lebewesen unter dieser Aura eine 6 würfelt, verliert den Angreifer an den Ablagestapel, wie der Kampf auch ausgeht.
    .hint = Mit zwei Untergebenen deckt sie drei Lebewesen, und jeder Angriff auf sie kostet in einem von sechs Fällen den Angreifer.
spell-aura_neutrality = Aura der Neutralität
    .effect = Lebewesen unter dieser Aura zählen als klanlos.
    .hint = Damit dürfen Feinde nebeneinanderliegen. Auch das +1 des Zauberers entfällt, und das kann eine fremde Auslage brechen.
spell-aura_resistance = Aura des Widerstandes
    .effect = Lebewesen unter dieser Aura haben +1, wenn sie sich gegen eine Gefangennahme wehren.
    .hint = Auf a oder b kommt sie zum Bonus der Ebene 1 hinzu.
spell-aura_stealth = Aura der Heimlichkeit
    .effect = Lebewesen unter dieser Aura haben +1 bei einer Befreiung.
    .hint = Leg sie dorthin, wo deine Befreier stehen; eine Wache liegt außerhalb der Struktur und hat nichts davon.
spell-aura_strength = Aura der Stärke
    .effect = Lebewesen unter dieser Aura haben +1, wenn sie eine Gefangennahme versuchen.
    .hint = Auf einer Position mit zwei Untergebenen macht sie drei Lebewesen zu besseren Angreifern.
spell-circle_fortune = Kreis des Glücks
    .effect = Einmal in deinem Zug, bevor du würfelst: Wirf ein Lebewesen aus deinem Kerker ab und zähle 1 zu diesem Wurf.
    .hint = So nützen dir Gefangene, für die du keinen Platz hast: Bei gleicher Stärke gewinnst du 21 statt 15 von 36 Würfen.
spell-circle_guile = Kreis der Arglist
    .effect = +1 auf alle deine Würfe bei einer Gehirnwäsche.
    .hint = Stärke 1 gelingt dir dann immer, Stärke 4 in der Hälfte der Fälle.
spell-circle_magic = Kreis der Magie
    .effect = Lebewesen in deinem Kerker zählen als Opfer für einen Zauberspruch um 1 stärker.
    .hint = Ein Lebewesen der Stärke 2 bezahlt dann auch 3+; so werden teure Sprüche erschwinglich.
spell-circle_might = Kreis der Macht
    .effect = Acht Lebewesen in deiner Struktur genügen zum Sieg.
    .hint = Liegen schon acht Lebewesen regelgerecht aus, gewinnst du, sobald du ihn sprichst.
spell-circle_scrying = Kreis der Auswahl
    .effect = Bei einer Anwerbung pro Zug: Wirf ein Lebewesen aus deinem Kerker ab, zieh eine zweite Karte und behalte eine von beiden.
    .hint = Gut, wenn nur noch ein bestimmter Klan oder eine bestimmte Stärke passt; und wenn du führst, rückt das Ende des Stapels näher.
spell-aggression = Aggression
    .effect = Das Lebewesen muss in jedem Zug seines Besitzers eine Gefangennahme versuchen, sonst wird es abgeworfen.
    .hint = Leg sie auf ein schwaches Lebewesen, das ein Gegner dringend braucht: Es kämpft mit schlechten Aussichten oder es geht.
spell-atrophy = Schwund
    .effect = Das Lebewesen hat −1 Stärke.
    .hint = Ziel auf einen Anführer, der nur knapp stark genug ist; dann bricht die Auslage.
spell-avatar = Avatar
    .effect = Das Lebewesen hat +2 Stärke.
    .hint = Am sichersten auf deinem a oder b. Ein fremder Untergebener kann damit seinem Anführer über den Kopf wachsen.
spell-ethereality = Ätherisch
    .effect = Niemand darf versuchen, das Lebewesen gefangen zu nehmen.
    .hint = Für den Anführer, an dem das meiste hängt. Angreifen darf er, kann dabei aber verloren gehen.
spell-mask_command = Maske der Herrschaft
    .effect = Für die Untergebenen des Lebewesens gilt die Stärke-Regel nicht.
    .hint = Macht selbst ein schwaches Lebewesen zum Anführer deiner stärksten.
spell-mystic_armor = Geheimnisvolle Rüstung
    .effect = Käme das Lebewesen das nächste Mal in einen Kerker oder auf den Ablagestapel, wird stattdessen die Rüstung abgeworfen.
    .hint = Schützt einen wichtigen Anführer einmal und lässt einen guten Angreifer einmal folgenlos verlieren.
spell-familiar = Beschworener Vertrauter
    .effect = Ein Lebewesen der Stärke 1 ohne Klan, das niemand gefangen nehmen darf. Verlässt es deine Kontrolle, kehrt es in dein Zauberbuch zurück.
    .hint = Passt neben jeden Klan und ist vor Gefangennahme sicher: gut für eine der letzten Positionen.
spell-golem = Beschworener Golem
    .effect = Ein Lebewesen der Stärke 1 ohne Klan. Verlässt es deine Kontrolle, wird es abgeworfen.
    .hint = Trennt Feinde oder schließt eine Lücke. Schwach, aber wer es besiegt, hat nichts davon.
spell-shade = Beschworener Schatten
    .effect = Eine genaue Kopie eines beliebigen offen liegenden Lebewesens. Verlässt sie deine Kontrolle, kehrt sie in dein Zauberbuch zurück.
    .hint = Die Kopie eines starken Lebewesens vom Klan deines Zauberers bekommt auch das +1; nach verlorenem Angriff bleibt dir die Karte.
spell-titan = Beschworener Titan
    .effect = Ein Lebewesen der Stärke 5 ohne Klan. Es kann wie jedes andere gefangen werden und in Kerkern liegen.
    .hint = Der beste Anführer und der beste Angreifer; wer ihn fängt, bekehrt ihn nur mit einer 6.
spell-balance = Balance
    .effect = Alle, die ein Lebewesen in Ebene 3 haben, auch du, entfernen ein Lebewesen aus ihrer Struktur.
    .hint = Sprich sie, solange deine eigene dritte Ebene leer ist.
spell-decoy = Lockvogel
    .effect = Bleibt vor dir liegen. Wirf ihn ab, um ein Lebewesen zu behalten, das du durch einen verlorenen Wurf bei einer Gefangennahme verlieren würdest.
    .hint = Leg ihn aus, bevor dein wichtigstes Lebewesen angreift oder angegriffen wird.
spell-domination = Herrschaft
    .effect = Eine Gehirnwäsche, die ohne Wurf gelingt.
    .hint = Spar sie für Stärke 4 auf, die sich sonst nur in einem von drei Fällen bekehren lässt.
spell-duplicate = Verdopplung
    .effect = Wirkt wie ein beliebiger Zauberspruch, der im Spiel ist oder im Ablagestapel liegt.
    .hint = So kommst du an einen teuren Spruch: Du bezahlst nur die Verdopplung.
spell-lucky_charm = Glücksbringender Zauber
    .effect = Mach eine Gefangennahme, Befreiung oder Gehirnwäsche; du darfst deinen Würfel einmal neu werfen. Zieh danach einen Zauberspruch.
    .hint = Für einen Wurf, auf den es ankommt; die neue Karte ersetzt diese.
spell-magic_tempest = Magisches Gewitter
    .effect = Alle Auren, Kreise und Bezauberungen verlassen das Spiel.
    .hint = Sieh erst nach, wessen Auslage darauf ruht: Ohne Maske, Avatar oder Neutralität brechen Strukturen, auch deine.
spell-mobility = Beweglichkeit
    .effect = Bis zum Ende deines Zuges sind Bewegen und Tauschen zusätzliche Aktionen, höchstens 20. Zieh einen Zauberspruch.
    .hint = Bau zuerst um und wirb dann für den Platz an, den du geschaffen hast.
spell-raise_dead = Erhebung der Toten
    .effect = Leg zwei Lebewesen deiner Wahl verdeckt aus dem Ablagestapel in deinen Kerker. Zieh danach einen Zauberspruch.
    .hint = Du darfst sogar zurückholen, was du gerade geopfert hast; zwei vom selben Klan bezahlen eine Forschung.
spell-resurrection = Wiedererweckung
    .effect = Nimm ein Lebewesen aus dem Ablagestapel in deine Struktur, als Wache oder in deinen Kerker.
    .hint = Bringt ohne Wurf genau das Lebewesen, das deiner Struktur noch fehlt.
spell-scry = Auswahl
    .effect = Sieh in jeden Kerker und führe dann eine Befreiung durch. Zieh danach einen Zauberspruch.
    .hint = Erst schauen, dann den Kerker wählen, in dem liegt, was du brauchst.
spell-smite = Schlag
    .effect = Führe eine Gefangennahme durch, zieh einen Zauberspruch und mach eine weitere Aktion.
    .hint = Ein Angriff, der dich weder eine Karte noch eine Aktion kostet.
spell-stone_spirit = Steingeist
    .effect = Führe eine Befreiung durch und zähle die Stärke der gegnerischen Wache zu deinem Wurf. Zieh danach einen Zauberspruch.
    .hint = Die Wache hebt sich selbst auf: Jeder Kerker ist so offen, als wäre er unbewacht.
spell-tides_chaos = Flut des Chaos
    .effect = Aus jedem anderen Kerker werden zwei zufällige Lebewesen abgeworfen; eines davon darfst du in deinen Kerker nehmen.
    .hint = Je mehr mitspielen, desto größer die Auswahl; und es verdirbt die Sprüche, auf die andere sparen.
spell-time_warp = Zeitsprung
    .effect = Mach zwei Aktionen.
    .hint = Eine Aktion mehr, als er kostet: gut für die letzten beiden Schritte zur vollständigen Struktur.
spell-tornado = Tornado
    .effect = Eine Gefangennahme, die ohne Wurf gelingt.
    .hint = Jedes deiner Lebewesen holt damit selbst den stärksten Anführer; nur Ätherisch, ein Vertrauter oder eine Rüstung helfen dagegen.
spell-touch_death = Berührung des Todes
    .effect = Eine Gefangennahme, bei der dein Würfel doppelt zählt. Gewinnst du, wird das Ziel abgeworfen.
    .hint = Das Verdoppeln bringt im Mittel 3,5, so besiegen Schwache auch Starke; ein verlorener Wurf kostet trotzdem den Angreifer.

## Arten von Dingen

type-aura = Aura
type-circle = Kreis
type-enchantment = Bezauberung
type-summoning = Beschwörung
type-general = Zauberspruch
shade-of = { $name } (Schatten)
card = { $name } ({ $clan } { $strength })
card-clanless = { $name } ({ $strength })
your-wizard = dein Zauberer
    .acc = deinen Zauberer
    .dat = deinem Zauberer
no-wizard = Person { $n }
    .of = Person { $n }:
it = es
a-creature = ein Lebewesen
and = und
or = oder

## Plätze und Besitzer

where =
    { $spot ->
        [guard] auf Wache
       *[other] auf { $spot }
    }
whither =
    { $spot ->
        [guard] auf Wache
        [dungeon] in den Kerker
       *[other] auf { $spot }
    }
standing = { $name } { $where }
standing-of = { $whose } { $name } { $where }
owned = { $the } von { $who } { $where }
place-yours =
    { $spot ->
        [guard] dein Wachplatz
       *[other] deine Position { $spot }
    }
    .acc = deine Position { $spot }
place-of =
    { $spot ->
        [guard] { $whose } Wachplatz
       *[other] { $whose } Position { $spot }
    }
place-self = die eigene Position { $spot }
place-who =
    { $spot ->
        [guard] Wachplatz von { $who }
       *[other] Position { $spot } von { $who }
    }
dungeon-yours = dein Kerker
    .acc = deinen Kerker
    .dat = deinem Kerker
dungeon-of = { $whose } Kerker
dungeon-who = der Kerker von { $who }
    .acc = den Kerker von { $who }
    .dat = dem Kerker von { $who }
own-dungeon = deinen
that-of = den von { $who }
chance = { $wins } von { $all }
    .lucky = { $odds }, mit zweitem Versuch

## Was gefragt ist

prompt-over = Die Partie ist zu Ende.
prompt-wait = Gerade wirst du nichts gefragt.
prompt-choose = Wähle deinen Zauberer: Lebewesen seines Klans sind unter deiner Kontrolle um 1 stärker.
prompt-return =
    { $n ->
        [one] Wähle noch einen Zauberspruch zum Zurückgeben: Fünf bleiben in deinem Zauberbuch.
       *[other] Wähle { $n } deiner sieben Zaubersprüche zum Zurückgeben: Fünf bleiben in deinem Zauberbuch.
    }
prompt-turn =
    { $n ->
        [one] Wähle deine letzte Aktion oder beende deinen Zug.
       *[other] Wähle eine Aktion: Du hast { $n }.
    }
prompt-turn-moves =
    { $n ->
        [0] Bewege oder tausche, { $moves ->
            [one] einmal
           *[other] bis zu { $moves } Mal
        }, oder beende deinen Zug.
        [one] Wähle eine Aktion: Du hast 1 und darfst daneben { $moves } Mal bewegen oder tauschen.
       *[other] Wähle eine Aktion: Du hast { $n } und darfst daneben { $moves } Mal bewegen oder tauschen.
    }
prompt-turn-done = Deine Aktionen sind verbraucht: Forsche, wenn du magst, oder beende deinen Zug.
prompt-turn-over = Deine Aktionen sind verbraucht: Beende deinen Zug.
prompt-turn-bound =
    { $n ->
        [one] Aggression: In diesem Zug muss { $creatures } eine Gefangennahme versuchen, sonst wird das Lebewesen abgeworfen.
       *[other] Aggression: In diesem Zug müssen { $creatures } eine Gefangennahme versuchen, sonst werden sie abgeworfen.
    }
prompt-recruit = Du hast { $drawn } gezogen: Leg die Karte { $places }.
prompt-recruit-scry = Du hast { $drawn } gezogen: Leg die Karte { $places }; oder wirf einen Gefangenen ab und zieh eine zweite.
fits-below = unter { $who }
fits-position = auf eine passende freie Position
fits-guard = auf Wache
fits-dungeon = in deinen Kerker
fits-unseen = ungesehen in deinen Kerker
prompt-keep = Behalte { $drawn }: Die andere Karte wird abgeworfen.
prompt-target =
    { $mode ->
        [tornado] Wähle, wen { $attacker } gefangen nimmt: Mit dem Tornado geht es ohne Wurf.
        [touch] Wähle, wen { $attacker } angreift: Zum doppelten Würfel { $n ->
            [one] kommt 1
           *[other] kommen { $n }
        }, und das Ziel stirbt.
       *[plain] Wähle, wen { $attacker } angreift: Zum Würfel { $n ->
            [one] kommt 1
           *[other] kommen { $n }
        }.
    }
prompt-spoils = Deine Befreiung ist gelungen: Hol jemanden aus { $dungeon } zu dir, nimm jemanden in deinen eigenen oder geh.
prompt-spoils-take = Deine Befreiung ist gelungen, doch niemand aus { $dungeon } passt in deine Struktur oder auf Wache: Nimm jemanden in deinen eigenen oder geh.
prompt-steal = Wähle, wer aus { $dungeon } in deinen kommt: Nur ihr beide werdet es wissen.
prompt-wake = Die Gehirnwäsche ist gelungen: Wähle, welches Lebewesen der Stärke { $n } zu dir kommt.
prompt-wake-any = Wähle, wer aus deinem Kerker zu dir kommt: Mit der Herrschaft geht es ohne Wurf.
prompt-put = Leg { $creature } { $places }.
prompt-join = { $creature } will dir dienen: Leg die Karte unter { $captor } oder lass sie im Kerker.
prompt-join-nowhere = { $creature } will dir dienen, doch unter { $captor } passt die Karte nirgends: Lass sie im Kerker.
prompt-fortune = Vor dem Wurf: Wirf einen Gefangenen ab und gewinne in { $lucky } statt { $plain } von { $all } Fällen, oder würfle ohne Opfer.
prompt-again = Du hast { $die } gegen { $against } gewürfelt, zusammen { $total } zu { $other }: noch einmal würfeln?
prompt-again-alone =
    { $bonus ->
        [0] Du hast { $die } gewürfelt und brauchst mehr als { $need }: noch einmal würfeln?
       *[other] Du hast { $die } gewürfelt, zusammen { $total }, und brauchst mehr als { $need }: noch einmal würfeln?
    }
prompt-up =
    { $n ->
        [one] { $creatures } hat keinen Anführer mehr und muss aufrücken: Wähle, wohin.
       *[other] { $creatures } haben keinen Anführer mehr: Wähle, wer aufrückt.
    }
prompt-remove = { $breach }. Entferne eines der beteiligten Lebewesen.
breach-clan = { $creature } darf nicht neben { $others } liegen
breach-strength =
    { $n ->
        [one] { $creature } ({ $strength }) ist nicht schwächer als { $leaders } ({ $led })
       *[other] { $creature } ({ $strength }) ist nicht schwächer als { $leaders } zusammen ({ $led })
    }
prompt-decoy = { $creature } käme in { $dungeon }: stattdessen den Lockvogel hergeben?
prompt-decoy-discards = { $creature } würde abgeworfen: stattdessen den Lockvogel hergeben?
prompt-sacrifice =
    { $least ->
        [1] Opfere ein Lebewesen { $clan } für „{ $spell }“ ({ $nth } von { $n }).
       *[other] Opfere ein Lebewesen { $clan } mit Stärke { $least } oder mehr für „{ $spell }“ ({ $nth } von { $n }).
    }
prompt-research = Opfere zwei Lebewesen { $clan } für einen neuen Zauberspruch ({ $nth } von { $n }).
prompt-granted =
    { $what ->
        [capture] „{ $spell }“ gibt dir eine Gefangennahme: Wähle, wer angreift.
        [raid] „{ $spell }“ gibt dir eine Befreiung: Wähle, wer in welchen Kerker geht.
       *[any] „{ $spell }“: Wähle eine Gefangennahme, Befreiung oder Gehirnwäsche; einmal darfst du neu würfeln.
    }
prompt-aura = Wähle die Position für „{ $spell }“: { $effect }
prompt-enchant = Wähle, worauf „{ $spell }“ liegen soll: { $effect }
prompt-second-spell = Du hast mit Wächtern der Morgenröte geforscht: Zieh einen zweiten Zauberspruch oder lass es bei einem.
prompt-model = Wähle das Lebewesen, dem dein Schatten gleicht.
prompt-duplicate = Wähle den Zauberspruch, den die Verdopplung wiederholt.
prompt-balance = Balance: Entferne ein Lebewesen aus deiner Struktur.
prompt-raise = Wähle, wer aus dem Ablagestapel in deinen Kerker kommt: Nur du wirst es wissen.
prompt-raise-titan = Hol einen Titanen offen aus dem Ablagestapel oder ungesehen ein anderes Lebewesen.
prompt-resurrect = Wähle, wer aus dem Ablagestapel zurückkommt.
prompt-tides = Nimm eines der weggespülten Lebewesen in deinen Kerker oder keines.

## Züge

label-deal = { $wizard } austeilen
label-roll = { $n } würfeln
label-draw = { $creature } ziehen
label-learn = „{ $spell }“ ziehen
label-lose = { $creature } wegspülen
label-return = „{ $spell }“ zurückgeben
    .nth = Zauberspruch { $n } zurückgeben
label-recruit = Mit { $who } anwerben (frei: { $free })
    .full = Mit { $who } anwerben (darunter nichts frei)
label-capture = Mit { $creature } angreifen
    .odds = Mit { $creature } angreifen: bestenfalls { $odds }
label-target = { $creature } angreifen
    .odds = { $creature } gefangen nehmen: { $odds }
    .touch = { $creature } töten: { $odds }
    .tornado = { $creature } ohne Wurf gefangen nehmen
note-armour = nur die Rüstung geht
note-six = eine 6 kostet den Angreifer
note-decoy = ein Lockvogel kann gehen
label-bearer = { $creature } ({ $strength })
    .change = { $creature } ({ $before } → { $after })
label-model = { $creature } nachbilden
label-aura = { $place }: { $creature }
    .instead = { $place }, statt „{ $spell }“
label-brainwash = Gehirnwäsche bei Stärke { $n }: { $odds }
label-raid = Mit { $creature } eine Befreiung aus { $dungeon } wagen
    .odds = Mit { $creature } eine Befreiung aus { $dungeon } wagen: { $odds }
label-move = { $creature } von { $here } nach { $there } bewegen
    .free = { $creature } von { $here } nach { $there } bewegen (keine Aktion)
label-post = { $creature } von { $here } auf Wache stellen
    .free = { $creature } von { $here } auf Wache stellen (keine Aktion)
label-swap = { $first } und { $second } tauschen
    .free = { $first } und { $second } tauschen (keine Aktion)
label-up = Mit { $creature } von { $here } nach { $there } aufrücken
label-imprison = { $creature } einsperren
    .armour = { $creature } einsperren: nur die Rüstung geht
label-remove = { $creature } entfernen
    .armour = { $creature } entfernen: nur die Rüstung geht
label-cast = „{ $spell }“ sprechen ({ $cost })
label-as = { $spell }: { $effect }
label-research = Mit zwei Lebewesen { $clan } forschen
    .two = Mit zwei Lebewesen { $clan } forschen: bis zu zwei Zaubersprüche
label-end = Zug beenden
    .left =
        { $n ->
            [one] Zug beenden (1 Aktion bleibt übrig)
           *[other] Zug beenden ({ $n } Aktionen bleiben übrig)
        }
label-to = { $creature } auf { $spot } legen
label-to-guard = { $creature } auf Wache stellen
label-to-dungeon = { $creature } in deinen Kerker legen
label-give = { $creature } abwerfen
    .sacrifice = { $creature } opfern
    .fortune = { $creature } abwerfen: { $odds }
    .scry = { $creature } abwerfen und eine zweite Karte ziehen
label-keep = { $creature } behalten
    .nth = Karte { $n } behalten
label-wake = { $creature } bekehren
label-free = { $creature } für deine Seite befreien
label-steal = Jemanden ungesehen in deinen Kerker nehmen
label-take = { $creature } in deinen Kerker nehmen
label-leave = Niemanden nehmen
label-raise = { $creature } erheben
    .back = { $creature } zurückholen
label-decoy = Den Lockvogel hergeben
label-again = Noch einmal würfeln
    .odds = Noch einmal würfeln: { $odds }
label-more = Einen zweiten Zauberspruch ziehen
    .shuffled = Einen zweiten Zauberspruch ziehen: dafür werden die abgelegten gemischt
label-no = Nein
label-no-again =
    { $result ->
        [win] Die { $n } behalten und gewinnen
        [tie] Die { $n } behalten: unentschieden
       *[lose] Die { $n } behalten und verlieren
    }
label-no-fortune = Ohne Opfer würfeln: { $odds }
label-no-decoy = Den Lockvogel behalten und { $creature } verlieren
label-no-join = { $creature } im Kerker lassen
label-no-more = Es bei einem Zauberspruch lassen
label-no-titan = Ungesehen ein anderes Lebewesen erheben
label-no-tides = Niemanden nehmen

group-choose = Zauberer
group-return = Zurückgeben
group-recruit = Anwerben
group-capture = Gefangennahme
group-brainwash = Gehirnwäsche
group-raid = Befreiung
group-move = Bewegen
group-swap = Tauschen
group-imprison = Einsperren
group-cast = Zaubern
group-research = Forschung
group-own = Bei dir
group-to = Hinlegen
group-give = Opfern
group-give-up = Einen Gefangenen abwerfen
group-wake = Bekehren
group-free = Befreien
group-take = Nehmen
group-raise = Erheben
group-keep = Behalten
group-up = Aufrücken
group-remove = Entfernen
group-as = Einen Spruch wiederholen

## Warum nicht: die Zahlen dieser Stellung

why-no-action = Du hast keine Aktion mehr.
why-only-nightwings = Übrig ist nur, einmal eine Nacht-Schwinge zu bewegen oder zu tauschen.
why-deck-empty = Der Anwerbestapel ist leer.
why-empty-yours = Von dir liegt niemand { $where }.
why-occupied = Dort liegt { $creature }.
why-guard = Deine Wache ist schon besetzt: { $creature }.
why-no-target = Niemand sonst hat ein Lebewesen, das gefangen genommen werden darf.
why-no-creature = Du hast kein Lebewesen in der Struktur oder auf Wache.
why-no-dungeon = Alle anderen Kerker sind leer.
why-dungeon-empty = { $dungeon } ist leer.
why-own-dungeon-empty = Dein Kerker ist leer.
why-safe-ethereal = { $creature } ist ätherisch.
why-safe-familiar = { $creature } ist ein Vertrauter.
why-no-strength = In deinem Kerker liegt niemand mit Stärke { $n }.
why-no-place = Keine deiner freien Positionen passt für { $creature }.
why-no-place-guarded = Keine deiner freien Positionen passt für { $creature }, und die Wache ist besetzt: { $guard }.
why-no-place-strength = Keine deiner freien Positionen passt für einen Gefangenen der Stärke { $n }, und die Wache ist besetzt: { $guard }.
why-only-one = Du hast Stärke { $n } angesagt, und sonst könntest du niemanden dieser Stärke bekehren.
why-below = Unter { $who } liegen { $spots }.
why-clan = { $creature } läge neben dem Feind: { $others }.
why-strength =
    { $n ->
        [one] { $creature } würde { $strength } zählen und braucht einen Anführer mit mehr als { $strength }; { $leaders } hat { $led }.
       *[other] { $creature } würde { $strength } zählen und braucht Anführer mit zusammen mehr als { $strength }; { $leaders } haben { $led }.
    }
why-leader = { $creature } hätte keinen Anführer.
why-not-neighbours = Beide müssen Lebewesen von dir sein, und Nachbarn.
why-not-in-book = „{ $spell }“ steht nicht in deinem Zauberbuch.
why-cost = Er kostet { $cost }; dir fehlt { $missing }.
why-cost-shared = Er kostet { $cost }; alles zugleich kann dein Kerker nicht bezahlen.
why-cost-spare = Er kostet { $cost }; dann bliebe in deinem Kerker niemand, den du bekehren könntest.
why-weak = { $creature } ist zu schwach: Verlangt ist { $least } oder mehr.
why-needed-later = Dann könntest du den Rest nicht bezahlen: { $missing }.
why-needed-after = Dann bliebe in deinem Kerker niemand, den du bekehren könntest.
why-clan-count =
    { $n ->
        [0] In deinem Kerker liegt kein Lebewesen { $clan }.
        [one] In deinem Kerker liegt 1 Lebewesen { $clan }.
       *[other] In deinem Kerker liegen { $n } Lebewesen { $clan }.
    }
why-few-captives =
    { $n ->
        [0] Dein Kerker ist leer.
       *[other] In deinem Kerker liegt 1 Lebewesen.
    }
why-nobody-washable = In deinem Kerker ist niemand, für den es einen Platz gibt.
why-nobody-in-play = Noch ist kein Lebewesen im Spiel.
why-no-model = Weder im Spiel noch unter den abgelegten liegt ein Zauberspruch, der jetzt wiederholt werden könnte.
why-not-involved = { $creature } verstößt gegen nichts. Beteiligt sind: { $others }.
why-given = „{ $spell }“ ist schon zurückgegeben.
why-taken = { $wizard } ist schon vergeben.

## Was geschah

line-wizard = { $who } spielt { $wizard }.
line-wizard-you = Du spielst { $wizard }.
line-dealt-you = Du bekommst „{ $spell }“.
line-keeps_spells = { $who } behält { $n } Zaubersprüche.
line-keeps_spells-you = Du behältst { $n } Zaubersprüche.
line-rolls = { $who } würfelt eine { $n }.
line-rolls-you = Du würfelst eine { $n }.
line-rolls_again = { $who } würfelt statt der { $n } noch einmal.
line-rolls_again-you = Du würfelst statt der { $n } noch einmal.
line-starts = { $who } beginnt.
line-starts-you = Du beginnst.
turn-of = { $who } ist am Zug
turn-yours = Du bist am Zug
line-turn = Runde { $n }: { $turn }.
line-recruits = { $who } wirbt mit { $creature } an.
line-recruits-you = Du wirbst mit { $creature } an.
line-recruits-wizard = { $who } wirbt mit dem Zauberer an.
line-recruits-wizard-you = Du wirbst mit deinem Zauberer an.
line-draws-you = Du ziehst { $creature }.
line-jails = { $who } sperrt die Karte ungesehen ein.
line-jails-you = Du sperrst { $creature } in deinen Kerker.
line-placed =
    { $spot ->
        [guard] { $who } stellt { $creature } { $whither }.
       *[other] { $who } legt { $creature } { $whither }.
    }
line-placed-you =
    { $spot ->
        [guard] Du stellst { $creature } { $whither }.
       *[other] Du legst { $creature } { $whither }.
    }
line-rejects = { $who } wirft { $creature } ab.
line-rejects-you = Du wirfst { $creature } ab.
line-prolonged = Die abgelegten Lebewesen werden zu einem neuen Anwerbestapel gemischt.
line-last_recruit = Das letzte Lebewesen ist gezogen: Dieser Zug ist der letzte.
line-moves =
    { $there ->
        [guard] { $who } stellt { $creature } von { $here } auf Wache.
       *[other] { $who } bewegt { $creature } von { $here } nach { $there }.
    }
line-moves-you =
    { $there ->
        [guard] Du stellst { $creature } von { $here } auf Wache.
       *[other] Du bewegst { $creature } von { $here } nach { $there }.
    }
line-swaps = { $first } und { $second } tauschen die Plätze.
line-moves_up = { $who } rückt mit { $creature } von { $here } nach { $there } auf.
line-moves_up-you = Du rückst mit { $creature } von { $here } nach { $there } auf.
line-attacks = { $who } greift mit { $creature } { $target } an.
line-attacks-you = Du greifst mit { $creature } { $target } an.
line-clash =
    { $result ->
        [won] { $n } zu { $other }: Der Angriff gelingt.
        [tie] { $n } zu { $other }: unentschieden.
       *[lost] { $n } zu { $other }: Der Angriff scheitert.
    }
line-converts =
    { $result ->
        [won] { $n } gegen { $other }: Das gefangene Lebewesen würde sich anschließen.
       *[lost] { $n } gegen { $other }: Das gefangene Lebewesen bleibt gefangen.
    }
line-raids = { $who } dringt mit { $creature } in { $dungeon } ein.
line-raids-you = Du dringst mit { $creature } in { $dungeon } ein.
line-raid_rolled =
    { $result ->
        [won] { $n } zu { $other }: Die Befreiung gelingt.
        [tie] { $n } zu { $other }: unentschieden.
       *[lost] { $n } zu { $other }: Die Befreiung scheitert.
    }
line-takes_nothing = { $who } nimmt niemanden aus { $from }.
line-takes_nothing-you = Du nimmst niemanden aus { $from }.
line-frees = { $who } befreit { $creature } aus { $from }.
line-frees-you = Du befreist { $creature } aus { $from }.
line-takes = { $who } holt { $creature } aus { $from }.
line-takes-you = Du holst { $creature } aus { $from }.
line-steals = { $creature } kommt aus { $from } in { $into }.
line-brainwashes = { $who } versucht eine Gehirnwäsche bei Stärke { $n }.
line-brainwashes-you = Du versuchst eine Gehirnwäsche bei Stärke { $n }.
line-wash_rolled =
    { $result ->
        [won] { $n } gegen { $other }: Die Gehirnwäsche gelingt.
       *[lost] { $n } gegen { $other }: Die Gehirnwäsche scheitert.
    }
line-wakes = { $who } bekehrt { $creature }.
line-wakes-you = Du bekehrst { $creature }.
line-doom_action = Die Verdammnisbringenden geben { $who } noch eine Aktion.
line-doom_action-you = Die Verdammnisbringenden geben dir noch eine Aktion.
line-imprisoned = { $creature } kommt in { $dungeon }.
line-discarded = { $creature } wird abgeworfen.
line-returns_to_book = { $creature } kehrt ins Zauberbuch zurück.
line-crumbles = { $creature } zerfällt.
line-armour_breaks = { $creature } bleibt: Nur die Geheimnisvolle Rüstung zerbricht.
line-decoy_goes = { $creature } bleibt: Stattdessen geht der Lockvogel.
line-disobeys = { $creature } hat keine Gefangennahme versucht, wie es die Aggression verlangt.
line-casts = { $who } spricht „{ $spell }“.
line-casts-you = Du sprichst „{ $spell }“.
line-researches = { $who } forscht mit zwei Lebewesen { $clan }.
line-researches-you = Du forschst mit zwei Lebewesen { $clan }.
line-gives_up = { $who } wirft { $creature } aus dem Kerker ab.
line-gives_up-you = Du wirfst { $creature } aus deinem Kerker ab.
line-learns = { $who } zieht einen Zauberspruch.
line-learns-you = Du ziehst „{ $spell }“.
line-content = { $who } zieht keinen zweiten Zauberspruch.
line-content-you = Du ziehst keinen zweiten Zauberspruch.
line-spells_shuffled = Die abgelegten Zaubersprüche werden zu einem neuen Forschungsstapel gemischt.
line-aura_laid = { $who } legt „{ $spell }“ auf { $place }.
line-aura_laid-you = Du legst „{ $spell }“ auf { $place }.
line-circle_laid = { $who } legt „{ $spell }“ aus.
line-circle_laid-you = Du legst „{ $spell }“ aus.
line-enchanted = { $who } legt „{ $spell }“ auf { $target }.
line-enchanted-you = Du legst „{ $spell }“ auf { $target }.
line-summons = { $who } beschwört { $creature }.
line-summons-you = Du beschwörst { $creature }.
line-decoy_laid = { $who } legt einen Lockvogel aus.
line-decoy_laid-you = Du legst einen Lockvogel aus.
line-duplicates = Die Verdopplung von { $who } wird zu „{ $spell }“.
line-duplicates-you = Deine Verdopplung wird zu „{ $spell }“.
line-tempest = Alle Auren, Kreise und Bezauberungen werden fortgefegt.
line-scries = { $who } sieht in alle Kerker.
line-scries-you = Du siehst in alle Kerker.
line-raises = { $who } holt { $creature } aus dem Ablagestapel.
line-raises-you = Du holst { $creature } aus dem Ablagestapel.
line-resurrects = { $who } holt { $creature } zurück.
line-resurrects-you = Du holst { $creature } zurück.
line-takes_from_tides = { $who } nimmt { $creature } aus der Flut.
line-takes_from_tides-you = Du nimmst { $creature } aus der Flut.
line-completes = { $who } vervollständigt die Struktur mit { $n } Lebewesen und gewinnt.
line-completes-you = Du vervollständigst deine Struktur mit { $n } Lebewesen und gewinnst.
line-deck_out = Der Anwerbestapel ist verbraucht: Die stärkste Struktur gewinnt.
line-too_long = { $n } Runden sind vorbei: Die stärkste Struktur gewinnt.
line-breaks_tie = Gleichstand bei Stärke { $n }: { $who } gewinnt mit { $number } Lebewesen gegen { $other } (F5).
line-breaks_tie-you = Gleichstand bei Stärke { $n }: Du gewinnst mit { $number } Lebewesen gegen { $other } (F5).
line-shares = Gleichstand bei Stärke { $n } und je { $number } Lebewesen: { $sharers } teilen sich den Sieg (F5).
line-shares-you = Gleichstand bei Stärke { $n } und je { $number } Lebewesen: Du teilst dir den Sieg mit { $sharers } (F5).

## Der Tisch im Terminal

title = Das Ritual am Feuergipfel
you = du
head-setup = Spielaufbau
head-round = Runde { $n }
head-turn = { $who } am Zug
head-your-turn = du bist am Zug
head-over = Die Partie ist zu Ende
head-actions =
    { $n ->
        [0] keine Aktion übrig
        [one] 1 Aktion übrig
       *[other] { $n } Aktionen übrig
    }
head-moves =
    { $n ->
        [one] 1 freie Bewegung
       *[other] { $n } freie Bewegungen
    }
head-last = der letzte Zug
filled = { $n } von { $all } Positionen
total = Stärke { $n }
unseen =
    { $n ->
        [one] 1 verdeckte
       *[other] { $n } verdeckte
    }
nobody = niemand
guard = Wache
dungeon = Kerker
book = Buch
laid = Zauber
shade = Schatten
some-spells =
    { $n ->
        [0] kein Spruch
        [one] 1 Spruch
       *[other] { $n } Sprüche
    }
some-decoys =
    { $n ->
        [one] Lockvogel
       *[other] { $n } Lockvögel
    }
decks = Stapel
decks-left = { $recruits } Lebewesen zum Anwerben, { $research ->
        [one] 1 Zauberspruch
       *[other] { $research } Zaubersprüche
    } zum Forschen
discards = Ablage
spent = Verbraucht
book-title = Dein Zauberbuch
book-note = was du bezahlen kannst, hat einen Haken
drawn-title = Gezogen
contest-title = Im Gang
contest-capture = Gefangennahme
contest-touch = Berührung des Todes
contest-raid = Befreiung
contest-brainwash = Gehirnwäsche
contest-conversion = Ruf der Zwielicht-Brut
contest-against = gegen
contest-need = muss { $n } übertreffen
die = Würfel
legend-enemies = Feinde:
legend-marks = * mit Bezauberung oder ein Schatten   ! muss in diesem Zug angreifen   ~ dort liegt eine Aura
col-player = Spieler
col-strength = Stärke
col-creatures = Lebewesen
final-title = Endstand
final-champion = { $who } hat die Struktur vollendet

## Im Regal

shelf-authors = Cory Loewen, Joshua Buergel
shelf-about = Baue unter deinem Zauberer eine Pyramide aus neun Lebewesen, die Starken über den Schwachen und Feinde getrennt. Wirb blind an, nimm gefangen, bekehre, dring in Kerker ein und opfere Gefangene für einen von 36 Zaubersprüchen.
shelf-minutes = 45
shelf-weight = 3
option-clan_powers = Fähigkeiten der Klans
option-prolong = Partie verlängern
option-choose_wizard = Zauberer wählen
option-guard_counts = Die Wache zählt am Ende
option-decoy_wide = Lockvogel gegen mehr Verluste

## Was das Brett sagt

board-tab-mine = Struktur
board-tab-others = Tisch
board-setup = Vorbereitung
board-round = Runde { $n }
board-first-action = Erste Aktion
board-second-action = Zweite Aktion
board-free-moves = Freie Bewegungen:
board-guard = Wache
board-no-guard = keine Wache
board-dungeon = Kerker
board-only-you = nur du siehst ihn
board-captives = Gefangene: { $n }
board-known = Bekannt: { $what }
board-unknown = { $n } verdeckt
board-empty = leer
board-book = Zauberbuch
board-spells = Zaubersprüche: { $n }
board-others = Die anderen Strukturen
board-piles = Stapel
board-pile-deck = Anwerben
board-pile-research = Forschung
board-pile-discards = Ablage
board-last = Letzte Karte gezogen: Nach diesem Zug ist Schluss
board-drawn = Gezogen
board-held = Hinzulegen
board-no-clan = ohne Klan
board-strength = Stärke
board-count = { $n } von { $all } Lebewesen, Stärke zusammen { $strength }
board-on = Position { $spot }
board-free = frei
board-or = oder
board-and = und
board-under = unter { $what }
board-must-attack = muss in diesem Zug angreifen
board-nobody = niemand
board-odds-of = { $n } von { $all }
board-type-aura = Aura
board-type-circle = Kreis
board-type-enchantment = Bezauberung
board-type-summoning = Beschwörung
board-type-general = Allgemein
board-costs = kostet { $what }
board-payable = jetzt bezahlbar
board-unpayable = nicht bezahlbar
board-not-now = jetzt nicht
board-returned = geht zurück
board-dealt = Deine sieben Zaubersprüche
board-dealt-how = gib { $n } zurück
    .one = gib noch 1 zurück
board-loot = Im Kerker von { $who }
board-the-dead = Auf dem Ablagestapel
board-to-repeat = Was wiederholt werden kann
board-wizards = Die Zauberer
board-short-aura_defense = Verteidigung
board-short-aura_neutrality = Neutralität
board-short-aura_resistance = Widerstand
board-short-aura_stealth = Heimlichkeit
board-short-aura_strength = Stärke
board-term-printed = gedruckt
board-term-clan = Klan
board-term-avatar = Avatar
board-term-atrophy = Schwund
board-term-strength = Stärke
board-term-level = Ebene 1
board-term-aura = Aura
board-term-power = Klan
board-term-guard = Fremde Wache
board-term-guile = Arglist
board-term-fortune = Glück
board-you = Du
board-die = Würfel
board-total = zusammen
board-against = gegen
board-must-beat = muss schlagen
board-odds = Die Aussichten
board-of-throws = von { $n } Würfen
board-in = { $n } von { $all }
board-odds-win = du gewinnst
board-odds-tie = Gleichstand
board-odds-lose = du verlierst
board-odds-win-them = { $who } gewinnt
board-odds-tie-them = Gleichstand
board-odds-lose-them = { $who } verliert
board-decided = entschieden
board-what-capture = Gefangennahme
board-what-touch = Berührung des Todes
board-what-raid = Befreiung
board-what-brainwash = Gehirnwäsche
board-what-conversion = Ein neuer Untergebener?
board-capture-win = Das Ziel gehört dir.
board-capture-tie = Das Ziel bleibt.
board-capture-lose = Dein Angreifer ist verloren.
board-capture-win-them = Das Ziel ist verloren.
board-capture-tie-them = Das Ziel bleibt.
board-capture-lose-them = Der Angreifer ist verloren.
board-touch-win = Das Ziel wird abgeworfen.
board-touch-tie = Das Ziel bleibt.
board-touch-lose = Dein Angreifer ist verloren.
board-touch-win-them = Das Ziel wird abgeworfen.
board-touch-tie-them = Das Ziel bleibt.
board-touch-lose-them = Der Angreifer ist verloren.
board-raid-win = Du durchsuchst den Kerker.
board-raid-tie = Nichts geschieht.
board-raid-lose = Dein Befreier wird dort eingesperrt.
board-raid-win-them = Der Kerker wird durchsucht.
board-raid-tie-them = Nichts geschieht.
board-raid-lose-them = Der Befreier wird eingesperrt.
board-brainwash-win = Der Gefangene schließt sich dir an.
board-brainwash-lose = Er bleibt in deinem Kerker.
board-brainwash-win-them = Der Gefangene wechselt die Seite.
board-brainwash-lose-them = Er bleibt im Kerker.
board-conversion-win = Er kann gleich Untergebener werden.
board-conversion-lose = Er kommt in den Kerker.
board-conversion-win-them = Er kann gleich Untergebener werden.
board-conversion-lose-them = Er kommt in den Kerker.
board-capture-win-done = Du gewinnst die Gefangennahme
board-capture-tie-done = Gleichstand: Das Ziel bleibt
board-capture-lose-done = Du verlierst die Gefangennahme
board-capture-win-them-done = Der Angreifer gewinnt
board-capture-tie-them-done = Gleichstand: Das Ziel bleibt
board-capture-lose-them-done = Der Angreifer verliert
board-touch-win-done = Die Berührung gelingt
board-touch-tie-done = Gleichstand: Das Ziel bleibt
board-touch-lose-done = Die Berührung misslingt
board-touch-win-them-done = Die Berührung gelingt
board-touch-tie-them-done = Gleichstand: Das Ziel bleibt
board-touch-lose-them-done = Die Berührung misslingt
board-raid-win-done = Die Befreiung gelingt
board-raid-tie-done = Gleichstand: Nichts geschieht
board-raid-lose-done = Dein Befreier wird gefasst
board-raid-win-them-done = Die Befreiung gelingt
board-raid-tie-them-done = Gleichstand: Nichts geschieht
board-raid-lose-them-done = Der Befreier wird gefasst
board-brainwash-win-done = Die Gehirnwäsche gelingt
board-brainwash-lose-done = Die Gehirnwäsche misslingt
board-brainwash-win-them-done = Die Gehirnwäsche gelingt
board-brainwash-lose-them-done = Die Gehirnwäsche misslingt
board-conversion-win-done = Er kann sich anschließen
board-conversion-lose-done = Er bleibt gefangen
board-conversion-win-them-done = Er kann sich anschließen
board-conversion-lose-them-done = Er bleibt gefangen
board-repair = Deine Struktur muss neu geordnet werden
board-repair-of = { $who } ordnet die Struktur neu
board-orphan = { $who } hat keinen Anführer: rückt nach { $spots } auf.
board-enemies = { $who } liegt neben einem Feind: { $others }.
board-too-strong = { $who } ist zu stark für seine Anführer: { $others }.
board-do-up = Zuerst rücken alle ohne Anführer auf, eines nach dem anderen.
board-do-out = Entferne eines der markierten Lebewesen; es kommt auf den Ablagestapel.
board-champion = { $who } hat die Struktur vervollständigt
board-by-strength = Die stärkste Struktur gewinnt
board-creature = 1 Lebewesen
board-creatures = { $n } Lebewesen
board-points-level1 = Ebene 1
board-points-level2 = Ebene 2
board-points-level3 = Ebene 3
board-points-guard = Wache
board-points-total = Stärke
board-wins-by = { $who } siegt, um { $n } stärker
board-you-win = Du siegst, um { $n } stärker
board-to = nach { $spot }
board-to-guard = auf Wache
board-self = Dein Klan: { $clan }. Seine Lebewesen zählen bei dir 1 mehr.
board-enemies-title = Diese Klans dürfen nicht nebeneinander liegen

## Über viele Partien gezählt

counted-role = Zauberer
counted-thing = Zaubersprüche
ending-structure = Eine Struktur war vollständig
ending-deck = Der Anwerbestapel war verbraucht
ending-rounds = Die letzte Runde war vorbei
fact-rounds = Runden
fact-creatures = Lebewesen im Spiel am Ende
