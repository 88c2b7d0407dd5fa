# The Ritual at Firepeak in English.
# Forms of a creature: `.one` has the indefinite article, `.the` the definite one, `.your` the owner; the cases matter in German.

## Names

clan-doom = The Doombringers
    .short = Doombringers
    .brief = Doom
    .of = of the Doombringers
    .power = One more action after you have brainwashed one of them, once per turn.
    .sign = Do
clan-cler = The Clergy
    .short = Clergy
    .brief = Clergy
    .of = of the Clergy
    .power = +1 when they raid.
    .sign = Cl
clan-twil = The Twilight Brood
    .short = Twilight Brood
    .brief = Twilight
    .of = of the Twilight Brood
    .power = What one of them captures may join you at once as its minion, if your die exceeds its strength.
    .sign = Tw
clan-dawn = The Guardians of the Dawn
    .short = Guardians of the Dawn
    .brief = Dawn
    .of = of the Guardians of the Dawn
    .power = When you research with two of them you may draw one more spell.
    .sign = Da
clan-night = The Nightwings
    .short = Nightwings
    .brief = Night
    .of = of the Nightwings
    .power = One extra move or swap of a Nightwing per turn.
    .sign = Ni
clan-gaia = Gaia’s Children
    .short = Gaia’s Children
    .brief = Gaia
    .of = of Gaia’s Children
    .power = +1 when they defend against capture.
    .sign = Ga

wizard-malgrath = Malgrath
    .of = Malgrath’s
    .clan = Malgrath of the Doombringers
wizard-benedikta = Benedikta
    .of = Benedikta’s
    .clan = Benedikta of the Clergy
wizard-grimmsel = Grimmsel
    .of = Grimmsel’s
    .clan = Grimmsel of the Twilight Brood
wizard-aurelian = Aurelian
    .of = Aurelian’s
    .clan = Aurelian of the Guardians of the Dawn
wizard-corvina = Corvina
    .of = Corvina’s
    .clan = Corvina of the Nightwings
wizard-sylvane = Sylvane
    .of = Sylvane’s
    .clan = Sylvane of Gaia’s Children

creature-henchman = henchman
    .bare = henchman
    .one = a henchman
    .the = the henchman
    .the-acc = the henchman
    .the-dat = the henchman
    .your = your henchman
    .your-acc = your henchman
    .your-dat = your henchman
    .many = henchmen
creature-ghost = ghost
    .bare = ghost
    .one = a ghost
    .the = the ghost
    .the-acc = the ghost
    .the-dat = the ghost
    .your = your ghost
    .your-acc = your ghost
    .your-dat = your ghost
    .many = ghosts
creature-vampire = vampire
    .bare = vampire
    .one = a vampire
    .the = the vampire
    .the-acc = the vampire
    .the-dat = the vampire
    .your = your vampire
    .your-acc = your vampire
    .your-dat = your vampire
    .many = vampires
creature-demon = demon
    .bare = demon
    .one = a demon
    .the = the demon
    .the-acc = the demon
    .the-dat = the demon
    .your = your demon
    .your-acc = your demon
    .your-dat = your demon
    .many = demons
creature-acolyte = acolyte
    .bare = acolyte
    .one = an acolyte
    .the = the acolyte
    .the-acc = the acolyte
    .the-dat = the acolyte
    .your = your acolyte
    .your-acc = your acolyte
    .your-dat = your acolyte
    .many = acolytes
creature-monk = monk
    .bare = monk
    .one = a monk
    .the = the monk
    .the-acc = the monk
    .the-dat = the monk
    .your = your monk
    .your-acc = your monk
    .your-dat = your monk
    .many = monks
creature-paladin = paladin
    .bare = paladin
    .one = a paladin
    .the = the paladin
    .the-acc = the paladin
    .the-dat = the paladin
    .your = your paladin
    .your-acc = your paladin
    .your-dat = your paladin
    .many = paladins
creature-angel = angel
    .bare = angel
    .one = an angel
    .the = the angel
    .the-acc = the angel
    .the-dat = the angel
    .your = your angel
    .your-acc = your angel
    .your-dat = your angel
    .many = angels
creature-goblin = goblin
    .bare = goblin
    .one = a goblin
    .the = the goblin
    .the-acc = the goblin
    .the-dat = the goblin
    .your = your goblin
    .your-acc = your goblin
    .your-dat = your goblin
    .many = goblins
creature-orc = orc
    .bare = orc
    .one = an orc
    .the = the orc
    .the-acc = the orc
    .the-dat = the orc
    .your = your orc
    .your-acc = your orc
    .your-dat = your orc
    .many = orcs
creature-ogre = ogre
    .bare = ogre
    .one = an ogre
    .the = the ogre
    .the-acc = the ogre
    .the-dat = the ogre
    .your = your ogre
    .your-acc = your ogre
    .your-dat = your ogre
    .many = ogres
creature-troll = troll
    .bare = troll
    .one = a troll
    .the = the troll
    .the-acc = the troll
    .the-dat = the troll
    .your = your troll
    .your-acc = your troll
    .your-dat = your troll
    .many = trolls
creature-squire = squire
    .bare = squire
    .one = a squire
    .the = the squire
    .the-acc = the squire
    .the-dat = the squire
    .your = your squire
    .your-acc = your squire
    .your-dat = your squire
    .many = squires
creature-dwarf = dwarf
    .bare = dwarf
    .one = a dwarf
    .the = the dwarf
    .the-acc = the dwarf
    .the-dat = the dwarf
    .your = your dwarf
    .your-acc = your dwarf
    .your-dat = your dwarf
    .many = dwarves
creature-knight = knight
    .bare = knight
    .one = a knight
    .the = the knight
    .the-acc = the knight
    .the-dat = the knight
    .your = your knight
    .your-acc = your knight
    .your-dat = your knight
    .many = knights
creature-griffin = griffin
    .bare = griffin
    .one = a griffin
    .the = the griffin
    .the-acc = the griffin
    .the-dat = the griffin
    .your = your griffin
    .your-acc = your griffin
    .your-dat = your griffin
    .many = griffins
creature-bat = bat
    .bare = bat
    .one = a bat
    .the = the bat
    .the-acc = the bat
    .the-dat = the bat
    .your = your bat
    .your-acc = your bat
    .your-dat = your bat
    .many = bats
creature-harpy = harpy
    .bare = harpy
    .one = a harpy
    .the = the harpy
    .the-acc = the harpy
    .the-dat = the harpy
    .your = your harpy
    .your-acc = your harpy
    .your-dat = your harpy
    .many = harpies
creature-gargoyle = gargoyle
    .bare = gargoyle
    .one = a gargoyle
    .the = the gargoyle
    .the-acc = the gargoyle
    .the-dat = the gargoyle
    .your = your gargoyle
    .your-acc = your gargoyle
    .your-dat = your gargoyle
    .many = gargoyles
creature-dragon = dragon
    .bare = dragon
    .one = a dragon
    .the = the dragon
    .the-acc = the dragon
    .the-dat = the dragon
    .your = your dragon
    .your-acc = your dragon
    .your-dat = your dragon
    .many = dragons
creature-fairy = fairy
    .bare = fairy
    .one = a fairy
    .the = the fairy
    .the-acc = the fairy
    .the-dat = the fairy
    .your = your fairy
    .your-acc = your fairy
    .your-dat = your fairy
    .many = fairies
creature-dryad = dryad
    .bare = dryad
    .one = a dryad
    .the = the dryad
    .the-acc = the dryad
    .the-dat = the dryad
    .your = your dryad
    .your-acc = your dryad
    .your-dat = your dryad
    .many = dryads
creature-centaur = centaur
    .bare = centaur
    .one = a centaur
    .the = the centaur
    .the-acc = the centaur
    .the-dat = the centaur
    .your = your centaur
    .your-acc = your centaur
    .your-dat = your centaur
    .many = centaurs
creature-giant = giant
    .bare = giant
    .one = a giant
    .the = the giant
    .the-acc = the giant
    .the-dat = the giant
    .your = your giant
    .your-acc = your giant
    .your-dat = your giant
    .many = giants
creature-familiar = Familiar
    .bare = Familiar
    .one = a Familiar
    .the = the Familiar
    .the-acc = the Familiar
    .the-dat = the Familiar
    .your = your Familiar
    .your-acc = your Familiar
    .your-dat = your Familiar
    .many = Familiars
creature-golem = Golem
    .bare = Golem
    .one = a Golem
    .the = the Golem
    .the-acc = the Golem
    .the-dat = the Golem
    .your = your Golem
    .your-acc = your Golem
    .your-dat = your Golem
    .many = Golems
creature-titan = Titan
    .bare = Titan
    .one = a Titan
    .the = the Titan
    .the-acc = the Titan
    .the-dat = the Titan
    .your = your Titan
    .your-acc = your Titan
    .your-dat = your Titan
    .many = Titans

## Spells

spell-aura_defense = Aura of Defense
    .effect = An attacker who rolls a 6 against a creature under this aura is discarded, whoever wins the capture.
    .hint = With two minions it covers three creatures, and each attack on them risks the attacker one time in six.
spell-aura_neutrality = Aura of Neutrality
    .effect = Creatures under this aura count as having no clan.
    .hint = Lets enemies stand side by side. It also takes away a wizard’s +1, which can break a rival’s layout.
spell-aura_resistance = Aura of Resistance
    .effect = Creatures under this aura have +1 when they defend against capture.
    .hint = On a or b it adds to the bonus of level 1.
spell-aura_stealth = Aura of Stealth
    .effect = Creatures under this aura have +1 when they raid.
    .hint = Lay it where your raiders stand; a guard is outside the structure and gains nothing.
spell-aura_strength = Aura of Strength
    .effect = Creatures under this aura have +1 when they try to capture.
    .hint = On a position with two minions it turns three creatures into better attackers.
spell-circle_fortune = Circle of Fortune
    .effect = Once in your turn, before a roll of yours: discard a creature from your dungeon for +1 on that roll.
    .hint = Gives prisoners you have no place for a use: in an even capture you win 21 of 36 instead of 15.
spell-circle_guile = Circle of Guile
    .effect = +1 on all your brainwash rolls.
    .hint = A creature of strength 1 then never fails, and a 4 turns half the time.
spell-circle_magic = Circle of Magic
    .effect = Creatures in your dungeon count 1 stronger when you sacrifice them for a spell.
    .hint = A creature of strength 2 then pays for 3+, so the dear spells come within reach.
spell-circle_might = Circle of Might
    .effect = Eight creatures in your structure are enough to win.
    .hint = With eight legal creatures in place, casting it wins on the spot.
spell-circle_scrying = Circle of Scrying
    .effect = Once per turn when recruiting: give up a creature from your dungeon, draw a second card, keep one of the two.
    .hint = Helps when only a certain clan or strength still fits, and brings the end of the deck nearer when you lead.
spell-aggression = Aggression
    .effect = In each of its owner’s turns the creature must try a capture, or it is discarded.
    .hint = Put it on a weak creature that a rival cannot spare: either it fights against the odds, or it goes.
spell-atrophy = Atrophy
    .effect = The creature has −1 strength.
    .hint = Aim at a leader who is only just strong enough for its minions; the layout breaks.
spell-avatar = Avatar
    .effect = The creature has +2 strength.
    .hint = Safest on your own a or b. On a rival’s minion it can outgrow the leader and break the layout.
spell-ethereality = Ethereality
    .effect = Nobody may try to capture the creature.
    .hint = For the leader on whom most of your structure hangs. It may attack, but then it can be lost.
spell-mask_command = Mask of Command
    .effect = The strength rule does not hold for the creature’s minions.
    .hint = Makes even a weak creature the leader of your strongest ones.
spell-mystic_armor = Mystic Armor
    .effect = The next time the creature would be locked up or discarded, only the armor is lost.
    .hint = Protects a key leader once, and lets a good attacker lose once without harm.
spell-familiar = Summon Familiar
    .effect = A creature of strength 1 without a clan that nobody may try to capture. When it leaves your control it returns to your spellbook.
    .hint = Fits beside every clan and cannot be taken: good for one of the last positions.
spell-golem = Summon Golem
    .effect = A creature of strength 1 without a clan. When it leaves your control it is discarded.
    .hint = Separates enemies or closes a gap. Weak, but your rivals win nothing by taking it.
spell-shade = Summon Shade
    .effect = An exact copy of any face-up creature. When it leaves your control it returns to your spellbook.
    .hint = A copy of a strong creature of your wizard’s clan gets the +1 as well; after a lost attack you still have the card.
spell-titan = Summon Titan
    .effect = A creature of strength 5 without a clan. It can be captured and lie in dungeons like any other.
    .hint = The best leader and the best attacker; whoever captures it turns it only on a 6.
spell-balance = Balance
    .effect = Every player with a creature in level 3, you included, removes one creature from the structure.
    .hint = Cast it while your own third level is empty.
spell-decoy = Decoy
    .effect = Stays in front of you. Discard it to keep a creature that you would lose through a lost capture roll.
    .hint = Have it out before your most important creature attacks or is attacked.
spell-domination = Domination
    .effect = A brainwash that succeeds without a roll.
    .hint = Save it for a creature of strength 4, which a roll turns only one time in three.
spell-duplicate = Duplicate
    .effect = Does the same as any spell that is in play or among the spell discards.
    .hint = A way to a dear spell at a moderate price: you pay only for Duplicate.
spell-lucky_charm = Lucky Charm
    .effect = Do a capture, a raid or a brainwash; you may roll your die again once. Then draw a spell.
    .hint = For a roll that matters; the new card makes up for this one.
spell-magic_tempest = Magic Tempest
    .effect = All auras, circles and enchantments leave play.
    .hint = Look first whose layout rests on them: without Mask, Avatar or Neutrality structures break, yours too.
spell-mobility = Mobility
    .effect = Until your turn ends, moves and swaps are extra actions, at most 20. Draw a spell.
    .hint = Rebuild first, then recruit into the place you have made.
spell-raise_dead = Raise Dead
    .effect = Put two creatures of your choice from the discard pile into your dungeon, unseen. Then draw a spell.
    .hint = You may even take back what you have just sacrificed; a pair of one clan pays for research.
spell-resurrection = Resurrection
    .effect = Take one creature from the discard pile into your structure, as guard or into your dungeon.
    .hint = Brings the one creature your structure still needs, without a roll.
spell-scry = Scry
    .effect = Look into every dungeon, then do a raid. Then draw a spell.
    .hint = Look first, then choose the dungeon that holds what you need.
spell-smite = Smite
    .effect = Do a capture, draw a spell and do one more action.
    .hint = An attack that costs you neither a card nor an action.
spell-stone_spirit = Stone Spirit
    .effect = Do a raid and add the strength of the opposing guard to your roll. Then draw a spell.
    .hint = The guard cancels itself out: any dungeon is as open as an unguarded one.
spell-tides_chaos = Tides of Chaos
    .effect = Two creatures at random from every other dungeon are discarded; you may take one of them into yours.
    .hint = The more players, the better your choice; and it spoils the spells others are saving for.
spell-time_warp = Time Warp
    .effect = Do two actions.
    .hint = One action more than it costs: good for the last two steps to a complete structure.
spell-tornado = Tornado
    .effect = A capture that succeeds without a roll.
    .hint = Any creature of yours takes even the strongest leader; only Ethereality, a Familiar or Mystic Armor stand in the way.
spell-touch_death = Touch of Death
    .effect = Do a capture with your die doubled. If you win, the target is discarded.
    .hint = Doubling adds 3.5 on average, so the weak can bring down the strong; a loss still costs the attacker.

## Kinds of things

type-aura = Aura
type-circle = Circle
type-enchantment = Enchantment
type-summoning = Summoning
type-general = Spell
shade-of = { $name } (Shade)
card = { $name } ({ $clan } { $strength })
card-clanless = { $name } ({ $strength })
your-wizard = your wizard
    .acc = your wizard
    .dat = your wizard
no-wizard = player { $n }
    .of = player { $n }’s
it = it
a-creature = a creature
and = and
or = or

## Places and owners

where =
    { $spot ->
        [guard] on guard
       *[other] on { $spot }
    }
whither =
    { $spot ->
        [guard] on guard
        [dungeon] into the dungeon
       *[other] on { $spot }
    }
standing = { $name } { $where }
standing-of = { $whose } { $name } { $where }
owned = { $who }’s { $bare } { $where }
place-yours =
    { $spot ->
        [guard] your guard’s place
       *[other] your position { $spot }
    }
    .acc = your position { $spot }
place-of =
    { $spot ->
        [guard] { $whose } guard’s place
       *[other] { $whose } position { $spot }
    }
place-self = their own position { $spot }
place-who =
    { $spot ->
        [guard] { $who }’s guard’s place
       *[other] { $who }’s position { $spot }
    }
dungeon-yours = your dungeon
    .acc = your dungeon
    .dat = your dungeon
dungeon-of = { $whose } dungeon
dungeon-who = { $who }’s dungeon
    .acc = { $who }’s dungeon
    .dat = { $who }’s dungeon
own-dungeon = yours
that-of = { $who }’s
chance = { $wins } in { $all }
    .lucky = { $odds }, with a second try

## What a seat is asked

prompt-over = The match is over.
prompt-wait = Nothing is asked of you just now.
prompt-choose = Choose your wizard: creatures of its clan are 1 stronger under your control.
prompt-return =
    { $n ->
        [one] Choose one more spell to give back: five stay in your spellbook.
       *[other] Choose { $n } of your seven spells to give back: five stay in your spellbook.
    }
prompt-turn =
    { $n ->
        [one] Choose your last action, or end your turn.
       *[other] Choose an action: you have { $n }.
    }
prompt-turn-moves =
    { $n ->
        [0] Move or swap, { $moves ->
            [one] once
           *[other] up to { $moves } times
        }, or end your turn.
        [one] Choose an action: you have 1, and { $moves ->
            [one] 1 move or swap
           *[other] { $moves } moves or swaps
        } beside it.
       *[other] Choose an action: you have { $n }, and { $moves ->
            [one] 1 move or swap
           *[other] { $moves } moves or swaps
        } beside them.
    }
prompt-turn-done = Your actions are used: research if you like, or end your turn.
prompt-turn-over = Your actions are used: end your turn.
prompt-turn-bound =
    { $n ->
        [one] Aggression: { $creatures } must try a capture in this turn, or it is discarded.
       *[other] Aggression: { $creatures } must try a capture in this turn, or they are discarded.
    }
prompt-recruit = You have drawn { $drawn }: put it { $places }.
prompt-recruit-scry = You have drawn { $drawn }: put it { $places }; or give up a captive to draw a second one.
fits-below = below { $who }
fits-position = on a free position where it fits
fits-guard = on guard
fits-dungeon = into your dungeon
fits-unseen = unseen into your dungeon
prompt-keep = Keep { $drawn }: the other one is discarded.
prompt-target =
    { $mode ->
        [tornado] Choose whom { $attacker } captures: the Tornado needs no roll.
        [touch] Choose whom { $attacker } attacks: it adds { $n } to twice its die, and kills.
       *[plain] Choose whom { $attacker } attacks: it adds { $n } to the die.
    }
prompt-spoils = Your raid has succeeded: free somebody in { $dungeon }, take somebody into your own, or leave.
prompt-spoils-take = Your raid has succeeded, but nobody in { $dungeon } fits into your structure or on guard: take somebody into your own, or leave.
prompt-steal = Choose who goes from { $dungeon } to yours: only the two of you will know.
prompt-wake = The brainwash has succeeded: choose which creature of strength { $n } joins you.
prompt-wake-any = Choose which of your captives joins you: Domination needs no roll.
prompt-put = Put { $creature } { $places }.
prompt-join = { $creature } is ready to serve: put it below { $captor }, or leave it in the dungeon.
prompt-join-nowhere = { $creature } is ready to serve, but it fits nowhere below { $captor }: leave it in the dungeon.
prompt-fortune = Before you roll: give up a captive for +1 and win in { $lucky } of { $all } throws instead of { $plain }, or roll as you are.
prompt-again = You rolled { $die } against { $against }, { $total } to { $other } in all: roll again?
prompt-again-alone =
    { $bonus ->
        [0] You rolled { $die } and need more than { $need }: roll again?
       *[other] You rolled { $die }, { $total } in all, and need more than { $need }: roll again?
    }
prompt-up =
    { $n ->
        [one] { $creatures } has no leader any more: move it up.
       *[other] { $creatures } have no leader any more: move one of them up.
    }
prompt-remove = { $breach }: remove one of those that take part.
breach-clan = { $creature } lies beside an enemy, { $others }
breach-strength =
    { $n ->
        [one] { $creature } ({ $strength }) is not weaker than { $leaders } ({ $led })
       *[other] { $creature } ({ $strength }) is not weaker than { $leaders } together ({ $led })
    }
prompt-decoy = { $creature } would go to { $dungeon }: give the Decoy instead?
prompt-decoy-discards = { $creature } would be discarded: give the Decoy instead?
prompt-sacrifice =
    { $least ->
        [1] Sacrifice a creature { $clan } for { $spell } ({ $nth } of { $n }).
       *[other] Sacrifice a creature { $clan } of strength { $least } or more for { $spell } ({ $nth } of { $n }).
    }
prompt-research = Sacrifice two creatures { $clan } for a new spell ({ $nth } of { $n }).
prompt-granted =
    { $what ->
        [capture] { $spell } lets you capture: choose your attacker.
        [raid] { $spell } lets you raid: choose your raider and a dungeon.
       *[any] { $spell }: choose a capture, a raid or a brainwash, and you may roll again once.
    }
prompt-aura = Choose the position for { $spell }: { $effect }
prompt-enchant = Choose what { $spell } lies on: { $effect }
prompt-second-spell = You have researched with Guardians of the Dawn: draw a second spell, or leave it at one.
prompt-model = Choose the creature that your Shade copies.
prompt-duplicate = Choose the spell that Duplicate repeats.
prompt-balance = Balance: remove a creature of your structure.
prompt-raise = Choose who rises from the discards into your dungeon: only you will know.
prompt-raise-titan = Raise a Titan from the discards for all to see, or another creature unseen.
prompt-resurrect = Choose who comes back from the discards.
prompt-tides = Take one of those that the Tides of Chaos have washed away into your dungeon, or none.

## Moves

label-deal = Deal { $wizard }
label-roll = Roll a { $n }
label-draw = Draw { $creature }
label-learn = Draw { $spell }
label-lose = { $creature } is washed away
label-return = Give back { $spell }
    .nth = Give back spell { $n }
label-recruit = Recruit below { $who } (free: { $free })
    .full = Recruit with { $who } (nothing free below)
label-capture = Capture with { $creature }
    .odds = Capture with { $creature }: at best { $odds }
label-target = Capture { $creature }
    .odds = Capture { $creature }: { $odds }
    .touch = Kill { $creature }: { $odds }
    .tornado = Capture { $creature } without a roll
note-armour = its armor breaks instead
note-six = a 6 costs your attacker
note-decoy = a Decoy may go instead
label-bearer = { $creature } ({ $strength })
    .change = { $creature } ({ $before } → { $after })
label-model = Copy { $creature }
label-aura = { $place }: { $creature }
    .instead = { $place }, instead of { $spell }
label-brainwash = Brainwash a creature of strength { $n }: { $odds }
label-raid = Raid { $dungeon } with { $creature }
    .odds = Raid { $dungeon } with { $creature }: { $odds }
label-move = Move { $creature } from { $here } to { $there }
    .free = Move { $creature } from { $here } to { $there } (no action)
label-post = Move { $creature } from { $here } on guard
    .free = Move { $creature } from { $here } on guard (no action)
label-swap = Swap { $first } and { $second }
    .free = Swap { $first } and { $second } (no action)
label-up = Move { $creature } up from { $here } to { $there }
label-imprison = Imprison { $creature }
    .armour = Imprison { $creature }: only its armor goes
label-remove = Remove { $creature }
    .armour = Remove { $creature }: only its armor goes
label-cast = Cast { $spell } ({ $cost })
label-as = { $spell }: { $effect }
label-research = Research with two creatures { $clan }
    .two = Research with two creatures { $clan }: up to two spells
label-end = End your turn
    .left =
        { $n ->
            [one] End your turn (1 action unused)
           *[other] End your turn ({ $n } actions unused)
        }
label-to = Put { $creature } on { $spot }
label-to-guard = Put { $creature } on guard
label-to-dungeon = Put { $creature } into your dungeon
label-give = Give up { $creature }
    .sacrifice = Sacrifice { $creature }
    .fortune = Give up { $creature }: { $odds }
    .scry = Give up { $creature } and draw a second recruit
label-keep = Keep { $creature }
    .nth = Keep card { $n }
label-wake = Win over { $creature }
label-free = Free { $creature } for your own side
label-steal = Take somebody into your dungeon, unseen
label-take = Take { $creature } into your dungeon
label-leave = Take nobody
label-raise = Raise { $creature }
    .back = Bring back { $creature }
label-decoy = Give the Decoy
label-again = Roll again
    .odds = Roll again: { $odds }
label-more = Draw a second spell
    .shuffled = Draw a second spell: the discarded ones are shuffled for it
label-no = No
label-no-again =
    { $result ->
        [win] Keep the { $n } and win
        [tie] Keep the { $n }: a tie
       *[lose] Keep the { $n } and lose
    }
label-no-fortune = Roll as you are: { $odds }
label-no-decoy = Keep the Decoy and lose { $creature }
label-no-join = Leave { $creature } in the dungeon
label-no-more = Leave it at one spell
label-no-titan = Raise another creature, unseen
label-no-tides = Take nobody

group-choose = Wizards
group-return = Give back
group-recruit = Recruit
group-capture = Capture
group-brainwash = Brainwash
group-raid = Raid
group-move = Move
group-swap = Swap
group-imprison = Imprison
group-cast = Cast
group-research = Research
group-own = Yours
group-to = Place
group-give = Sacrifice
group-give-up = Give up a captive
group-wake = Win over
group-free = Free
group-take = Take
group-raise = Raise
group-keep = Keep
group-up = Move up
group-remove = Remove
group-as = Repeat a spell

## Why not: the figures of this position

why-no-action = You have no action left.
why-only-nightwings = All that is left is one move or swap of a Nightwing.
why-deck-empty = No recruit is left.
why-empty-yours = Nobody of yours lies { $where }.
why-occupied = { $creature } lies there.
why-guard = { $creature } is your guard already.
why-no-target = Nobody else has a creature that may be captured.
why-no-creature = You have no creature in your structure or on guard.
why-no-dungeon = All other dungeons are empty.
why-dungeon-empty = { $dungeon } is empty.
why-own-dungeon-empty = Your dungeon is empty.
why-safe-ethereal = { $creature } is ethereal.
why-safe-familiar = { $creature } is a Familiar.
why-no-strength = Nobody of strength { $n } lies in your dungeon.
why-no-place = No free position of yours suits { $creature }.
why-no-place-guarded = No free position of yours suits { $creature }, and { $guard } is your guard.
why-no-place-strength = No free position of yours suits a captive of strength { $n }, and { $guard } is your guard.
why-only-one = You have said strength { $n }, and nobody else of that strength could be won over.
why-below = Below { $who } are { $spots }.
why-clan = { $creature } would lie beside an enemy: { $others }.
why-strength =
    { $n ->
        [one] { $creature } would count { $strength } and needs a leader of more than { $strength }; { $leaders } has { $led }.
       *[other] { $creature } would count { $strength } and needs leaders of more than { $strength } together; { $leaders } have { $led }.
    }
why-leader = { $creature } would have no leader.
why-not-neighbours = Both must be creatures of yours, and neighbours.
why-not-in-book = { $spell } is not in your spellbook.
why-cost = It costs { $cost }; you lack { $missing }.
why-cost-shared = It costs { $cost }; your dungeon cannot pay all of it at once.
why-cost-spare = It costs { $cost }; nobody would be left in your dungeon whom you could win over.
why-weak = { $creature } is too weak: { $least } or more is needed.
why-needed-later = Then you could not pay the rest: { $missing }.
why-needed-after = Then nobody would be left in your dungeon whom you could win over.
why-clan-count =
    { $n ->
        [0] No creature { $clan } lies in your dungeon.
        [one] 1 creature { $clan } lies in your dungeon.
       *[other] { $n } creatures { $clan } lie in your dungeon.
    }
why-few-captives =
    { $n ->
        [0] Your dungeon is empty.
       *[other] Your dungeon holds 1 creature.
    }
why-nobody-washable = Nobody in your dungeon has a place to go.
why-nobody-in-play = No creature is in play yet.
why-no-model = No spell lies in play or among the discards that could be repeated now.
why-not-involved = { $creature } breaks no rule. Involved are: { $others }.
why-given = { $spell } is given back already.
why-taken = { $wizard } has been taken.

## What happened

line-wizard = { $who } plays { $wizard }.
line-wizard-you = You play { $wizard }.
line-dealt-you = You are dealt { $spell }.
line-keeps_spells = { $who } keeps { $n } spells.
line-keeps_spells-you = You keep { $n } spells.
line-rolls = { $who } rolls a { $n }.
line-rolls-you = You roll a { $n }.
line-rolls_again = { $who } rolls again instead of the { $n }.
line-rolls_again-you = You roll again instead of the { $n }.
line-starts = { $who } begins.
line-starts-you = You begin.
turn-of = { $who }’s turn
turn-yours = your turn
line-turn = Round { $n }: { $turn }.
line-recruits = { $who } recruits with { $creature }.
line-recruits-you = You recruit with { $creature }.
line-recruits-wizard = { $who } recruits with the wizard.
line-recruits-wizard-you = You recruit with your wizard.
line-draws-you = You draw { $creature }.
line-jails = { $who } locks the recruit up, unseen.
line-jails-you = You lock { $creature } up in your dungeon.
line-placed = { $who } puts { $creature } { $whither }.
line-placed-you = You put { $creature } { $whither }.
line-rejects = { $who } discards { $creature }.
line-rejects-you = You discard { $creature }.
line-prolonged = The discarded creatures are shuffled into a new recruit deck.
line-last_recruit = The last recruit is drawn: this turn is the last one.
line-moves =
    { $there ->
        [guard] { $who } puts { $creature } from { $here } on guard.
       *[other] { $who } moves { $creature } from { $here } to { $there }.
    }
line-moves-you =
    { $there ->
        [guard] You put { $creature } from { $here } on guard.
       *[other] You move { $creature } from { $here } to { $there }.
    }
line-swaps = { $first } and { $second } change places.
line-moves_up = { $who } moves { $creature } up from { $here } to { $there }.
line-moves_up-you = You move { $creature } up from { $here } to { $there }.
line-attacks = { $who } attacks { $target } with { $creature }.
line-attacks-you = You attack { $target } with { $creature }.
line-clash =
    { $result ->
        [won] { $n } to { $other }: the attack succeeds.
        [tie] { $n } to { $other }: a tie.
       *[lost] { $n } to { $other }: the attack fails.
    }
line-converts =
    { $result ->
        [won] { $n } against { $other }: the captive is ready to join its captor.
       *[lost] { $n } against { $other }: the captive stays a captive.
    }
line-raids = { $who } raids { $dungeon } with { $creature }.
line-raids-you = You raid { $dungeon } with { $creature }.
line-raid_rolled =
    { $result ->
        [won] { $n } to { $other }: the raid succeeds.
        [tie] { $n } to { $other }: a tie.
       *[lost] { $n } to { $other }: the raid fails.
    }
line-takes_nothing = { $who } leaves { $from } without taking anybody.
line-takes_nothing-you = You leave { $from } without taking anybody.
line-frees = { $who } frees { $creature } from { $from }.
line-frees-you = You free { $creature } from { $from }.
line-takes = { $who } takes { $creature } away from { $from }.
line-takes-you = You take { $creature } away from { $from }.
line-steals = { $creature } goes from { $from } to { $into }.
line-brainwashes = { $who } tries to brainwash a creature of strength { $n }.
line-brainwashes-you = You try to brainwash a creature of strength { $n }.
line-wash_rolled =
    { $result ->
        [won] { $n } against { $other }: the brainwash succeeds.
       *[lost] { $n } against { $other }: the brainwash fails.
    }
line-wakes = { $who } wins over { $creature }.
line-wakes-you = You win over { $creature }.
line-doom_action = The Doombringers give { $who } one more action.
line-doom_action-you = The Doombringers give you one more action.
line-imprisoned = { $creature } goes to { $dungeon }.
line-discarded = { $creature } is discarded.
line-returns_to_book = { $creature } returns to the spellbook.
line-crumbles = { $creature } crumbles.
line-armour_breaks = { $creature } stays: only the Mystic Armor breaks.
line-decoy_goes = { $creature } stays: the Decoy goes instead.
line-disobeys = { $creature } has not tried a capture, as Aggression demands.
line-casts = { $who } casts { $spell }.
line-casts-you = You cast { $spell }.
line-researches = { $who } researches with two creatures { $clan }.
line-researches-you = You research with two creatures { $clan }.
line-gives_up = { $who } discards { $creature } from the dungeon.
line-gives_up-you = You discard { $creature } from your dungeon.
line-learns = { $who } draws a spell.
line-learns-you = You draw { $spell }.
line-content = { $who } draws no second spell.
line-content-you = You draw no second spell.
line-spells_shuffled = The discarded spells are shuffled into a new research deck.
line-aura_laid = { $who } lays { $spell } on { $place }.
line-aura_laid-you = You lay { $spell } on { $place }.
line-circle_laid = { $who } lays down { $spell }.
line-circle_laid-you = You lay down { $spell }.
line-enchanted = { $who } lays { $spell } on { $target }.
line-enchanted-you = You lay { $spell } on { $target }.
line-summons = { $who } summons { $creature }.
line-summons-you = You summon { $creature }.
line-decoy_laid = { $who } lays out a Decoy.
line-decoy_laid-you = You lay out a Decoy.
line-duplicates = The Duplicate of { $who } becomes { $spell }.
line-duplicates-you = Your Duplicate becomes { $spell }.
line-tempest = All auras, circles and enchantments are swept away.
line-scries = { $who } looks into all dungeons.
line-scries-you = You look into all dungeons.
line-raises = { $who } raises { $creature } from the discards.
line-raises-you = You raise { $creature } from the discards.
line-resurrects = { $who } brings back { $creature }.
line-resurrects-you = You bring back { $creature }.
line-takes_from_tides = { $who } takes { $creature } out of the tides.
line-takes_from_tides-you = You take { $creature } out of the tides.
line-completes = { $who } completes the structure with { $n } creatures and wins.
line-completes-you = You complete your structure with { $n } creatures and win.
line-deck_out = The recruits are used up: the strongest structure wins.
line-too_long = { $n } rounds are over: the strongest structure wins.
line-breaks_tie =
    { $number ->
        [one] A tie at strength { $n }: { $who } wins with 1 creature against { $other } (F5).
       *[other] A tie at strength { $n }: { $who } wins with { $number } creatures against { $other } (F5).
    }
line-breaks_tie-you =
    { $number ->
        [one] A tie at strength { $n }: you win with 1 creature against { $other } (F5).
       *[other] A tie at strength { $n }: you win with { $number } creatures against { $other } (F5).
    }
line-shares =
    { $number ->
        [one] A tie at strength { $n } with 1 creature each: { $sharers } share the victory (F5).
       *[other] A tie at strength { $n } with { $number } creatures each: { $sharers } share the victory (F5).
    }
line-shares-you =
    { $number ->
        [one] A tie at strength { $n } with 1 creature each: you share the victory with { $sharers } (F5).
       *[other] A tie at strength { $n } with { $number } creatures each: you share the victory with { $sharers } (F5).
    }

## The table in a terminal

title = The Ritual at Firepeak
you = you
head-setup = Set-up
head-round = Round { $n }
head-turn = { $who }’s turn
head-your-turn = your turn
head-over = The match is over
head-actions =
    { $n ->
        [0] no action left
        [one] 1 action left
       *[other] { $n } actions left
    }
head-moves =
    { $n ->
        [one] 1 free move
       *[other] { $n } free moves
    }
head-last = the last turn
filled = { $n } of { $all } positions
total = strength { $n }
unseen =
    { $n ->
       *[other] { $n } unseen
    }
nobody = nobody
guard = guard
dungeon = dungeon
book = book
laid = spells
shade = Shade
some-spells =
    { $n ->
        [0] no spell
        [one] 1 spell
       *[other] { $n } spells
    }
some-decoys =
    { $n ->
        [one] Decoy
       *[other] { $n } Decoys
    }
decks = Decks
decks-left = { $recruits ->
        [one] 1 recruit
       *[other] { $recruits } recruits
    }, { $research ->
        [one] 1 spell
       *[other] { $research } spells
    } to research
discards = Discards
spent = Spent spells
book-title = Your spellbook
book-note = what you can pay is ticked
drawn-title = Drawn
contest-title = Under way
contest-capture = Capture
contest-touch = Touch of Death
contest-raid = Raid
contest-brainwash = Brainwash
contest-conversion = Twilight’s call
contest-against = against
contest-need = must exceed { $n }
die = die
legend-enemies = Enemies:
legend-marks = * enchanted or a Shade   ! must attack this turn   ~ an aura lies there
col-player = Player
col-strength = Strength
col-creatures = Creatures
final-title = Final standing
final-champion = { $who } completed the structure

## On the shelf

shelf-authors = Cory Loewen, Joshua Buergel
shelf-about = Build a pyramid of nine creatures below your wizard, the strong above the weak and enemies kept apart. Recruit blindly, capture, brainwash, raid dungeons, and sacrifice captives for one of 36 spells.
shelf-minutes = 45
shelf-weight = 3
option-clan_powers = Clan powers
option-prolong = Prolong the match
option-choose_wizard = Choose your wizard
option-guard_counts = The guard counts in the end
option-decoy_wide = Decoy against more losses

## What the board says

board-tab-mine = Structure
board-tab-others = Table
board-setup = Set-up
board-round = Round { $n }
board-first-action = First action
board-second-action = Second action
board-free-moves = Free moves:
board-guard = Guard
board-no-guard = no guard
board-dungeon = Dungeon
board-only-you = only you see it
board-captives = captives: { $n }
board-known = Known: { $what }
board-unknown = { $n } face down
board-empty = empty
board-book = Spellbook
board-spells = spells: { $n }
board-others = The other structures
board-piles = Piles
board-pile-deck = recruits
board-pile-research = research
board-pile-discards = discards
board-last = Last recruit drawn: the match ends after this turn
board-drawn = Drawn
board-held = To be placed
board-no-clan = no clan
board-strength = strength
board-count = { $n } of { $all } creatures, total strength { $strength }
board-on = position { $spot }
board-free = free
board-or = or
board-and = and
board-under = under { $what }
board-must-attack = must attack in this turn
board-nobody = nobody
board-odds-of = { $n } in { $all }
board-type-aura = aura
board-type-circle = circle
board-type-enchantment = enchantment
board-type-summoning = summoning
board-type-general = general
board-costs = costs { $what }
board-payable = payable now
board-unpayable = not payable
board-not-now = not now
board-returned = goes back
board-dealt = Your seven spells
board-dealt-how = give { $n } back
    .one = give 1 more back
board-loot = In { $who }’s dungeon
board-the-dead = On the discard pile
board-to-repeat = Spells that can be repeated
board-wizards = The wizards
board-short-aura_defense = Defense
board-short-aura_neutrality = Neutrality
board-short-aura_resistance = Resistance
board-short-aura_stealth = Stealth
board-short-aura_strength = Strength
board-term-printed = printed
board-term-clan = clan
board-term-avatar = Avatar
board-term-atrophy = Atrophy
board-term-strength = Strength
board-term-level = Level 1
board-term-aura = Aura
board-term-power = Clan power
board-term-guard = Their guard
board-term-guile = Guile
board-term-fortune = Fortune
board-you = You
board-die = die
board-total = total
board-against = against
board-must-beat = must beat
board-odds = The odds
board-of-throws = of { $n } throws
board-in = { $n } in { $all }
board-odds-win = you win
board-odds-tie = a tie
board-odds-lose = you lose
board-odds-win-them = { $who } wins
board-odds-tie-them = a tie
board-odds-lose-them = { $who } loses
board-decided = decided
board-what-capture = Capture
board-what-touch = Touch of Death
board-what-raid = Raid
board-what-brainwash = Brainwash
board-what-conversion = A new minion?
board-capture-win = The target is yours.
board-capture-tie = The target stays.
board-capture-lose = Your attacker is lost.
board-capture-win-them = The target is lost.
board-capture-tie-them = The target stays.
board-capture-lose-them = The attacker is lost.
board-touch-win = The target is discarded.
board-touch-tie = The target stays.
board-touch-lose = Your attacker is lost.
board-touch-win-them = The target is discarded.
board-touch-tie-them = The target stays.
board-touch-lose-them = The attacker is lost.
board-raid-win = You search the dungeon.
board-raid-tie = Nothing happens.
board-raid-lose = Your raider is locked up there.
board-raid-win-them = The dungeon is searched.
board-raid-tie-them = Nothing happens.
board-raid-lose-them = The raider is locked up.
board-brainwash-win = The captive joins you.
board-brainwash-lose = It stays in your dungeon.
board-brainwash-win-them = The captive changes sides.
board-brainwash-lose-them = It stays in the dungeon.
board-conversion-win = It may become a minion at once.
board-conversion-lose = It goes into the dungeon.
board-conversion-win-them = It may become a minion at once.
board-conversion-lose-them = It goes into the dungeon.
board-capture-win-done = You win the capture
board-capture-tie-done = A tie: the target stays
board-capture-lose-done = You lose the capture
board-capture-win-them-done = The attacker wins
board-capture-tie-them-done = A tie: the target stays
board-capture-lose-them-done = The attacker loses
board-touch-win-done = The touch succeeds
board-touch-tie-done = A tie: the target stays
board-touch-lose-done = The touch fails
board-touch-win-them-done = The touch succeeds
board-touch-tie-them-done = A tie: the target stays
board-touch-lose-them-done = The touch fails
board-raid-win-done = The raid succeeds
board-raid-tie-done = A tie: nothing happens
board-raid-lose-done = Your raider is caught
board-raid-win-them-done = The raid succeeds
board-raid-tie-them-done = A tie: nothing happens
board-raid-lose-them-done = The raider is caught
board-brainwash-win-done = The brainwash succeeds
board-brainwash-lose-done = The brainwash fails
board-brainwash-win-them-done = The brainwash succeeds
board-brainwash-lose-them-done = The brainwash fails
board-conversion-win-done = It may join its captor
board-conversion-lose-done = It stays a captive
board-conversion-win-them-done = It may join its captor
board-conversion-lose-them-done = It stays a captive
board-repair = Your structure must be repaired
board-repair-of = { $who } repairs
board-orphan = { $who } has no leader: it moves up to { $spots }.
board-enemies = { $who } lies beside an enemy: { $others }.
board-too-strong = { $who } is too strong for its leaders: { $others }.
board-do-up = First those without a leader move up, one at a time.
board-do-out = Remove one of the marked creatures; it goes to the discard pile.
board-champion = { $who } completed the structure
board-by-strength = The strongest structure wins
board-creature = 1 creature
board-creatures = { $n } creatures
board-points-level1 = Level 1
board-points-level2 = Level 2
board-points-level3 = Level 3
board-points-guard = Guard
board-points-total = Strength
board-wins-by = { $who } wins, stronger by { $n }
board-you-win = You win, stronger by { $n }
board-to = to { $spot }
board-to-guard = on guard
board-self = Your clan: { $clan }. Its creatures count 1 more with you.
board-enemies-title = These clans may not be neighbours

## Counted over many matches

counted-role = Wizards
counted-thing = Spells
ending-structure = A structure was complete
ending-deck = The recruit deck ran out
ending-rounds = The last round was over
fact-rounds = Rounds
fact-creatures = Creatures in play at the end
