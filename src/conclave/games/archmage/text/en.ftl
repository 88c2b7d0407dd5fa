# Archmage in English.
# `.of` says whose or of what; the other forms matter in German.

## Names

sphere-nature = Nature
    .of = of Nature
    .sign = Na
sphere-matter = Matter
    .of = of Matter
    .sign = Ma
sphere-time = Time
    .of = of Time
    .sign = Ti
sphere-will = Will
    .of = of Will
    .sign = Wi
sphere-death = Death
    .of = of Death
    .sign = De
sphere-blood = Blood
    .of = of Blood
    .sign = Bl

relic-seeds = Seeds
    .some =
        { $n ->
            [one] 1 Seed
           *[other] { $n } Seeds
        }
relic-widgets = Widgets
    .some =
        { $n ->
            [one] 1 Widget
           *[other] { $n } Widgets
        }
relic-scrolls = Scrolls
    .some =
        { $n ->
            [one] 1 Scroll
           *[other] { $n } Scrolls
        }
relic-gems = Gems
    .some =
        { $n ->
            [one] 1 Gem
           *[other] { $n } Gems
        }
relic-bones = Bones
    .some =
        { $n ->
            [one] 1 Bone
           *[other] { $n } Bones
        }
relic-blood = Blood
    .some = { $n } Blood

face-grove = Grove
    .one = a Grove
    .sign = Gr
face-ruins = Ruins
    .one = Ruins
    .sign = Ru
face-library = Library
    .one = a Library
    .sign = Li
face-mine = Mine
    .one = a Mine
    .sign = Mi
face-crypt = Crypt
    .one = a Crypt
    .sign = Cr
face-camp = Camp
    .one = a Camp
    .sign = Ca
face-drow = Drow
    .one = the enclave of the Drow
    .sign = dr
face-trolls = Trolls
    .one = the enclave of the Trolls
    .sign = tr
face-gremlins = Gremlins
    .one = the enclave of the Gremlins
    .sign = gr
face-town = Town
    .one = a Town
    .sign = To
face-dryads = Dryads
    .one = the enclave of the Dryads
    .sign = dy
face-gnomes = Gnomes
    .one = the enclave of the Gnomes
    .sign = gn
face-elves = Elves
    .one = the enclave of the Elves
    .sign = el
face-dwarves = Dwarves
    .one = the enclave of the Dwarves
    .sign = dw
face-goblins = Goblins
    .one = the enclave of the Goblins
    .sign = go
face-demons = Demons
    .one = the enclave of the Demons
    .sign = de
face-cursed_tower = Cursed Tower
    .one = the Cursed Tower
    .sign = CT
face-wilderness = unknown Wilderness
    .one = an unknown Wilderness
    .sign = ??
face-outpost = unknown Outpost
    .one = an unknown Outpost
    .sign = ?O

token-vines = Vines
    .some = Vines
    .sign = v
token-upheaval = Upheaval
    .some = an Upheaval token
    .sign = u
token-wellspring = Wellspring
    .some = a Wellspring
    .sign = w
token-chasm = Chasm
    .some = a Chasm
    .sign = c
token-ward = Ward
token-inflame = Inflame token

direction-n = north
    .to = north
direction-ne = north-east
    .to = north-east
direction-se = south-east
    .to = south-east
direction-s = south
    .to = south
direction-sw = south-west
    .to = south-west
direction-nw = north-west
    .to = north-west

bearing-n = north
    .brief = N
bearing-ne = north-east
    .brief = NE
bearing-e = east
    .brief = E
bearing-se = south-east
    .brief = SE
bearing-s = south
    .brief = S
bearing-sw = south-west
    .brief = SW
bearing-w = west
    .brief = W
bearing-nw = north-west
    .brief = NW

sign-0 = Moon
    .of = Moon’s
    .dat = Moon
sign-1 = Flame
    .of = Flame’s
    .dat = Flame
sign-2 = Leaf
    .of = Leaf’s
    .dat = Leaf
sign-3 = Key
    .of = Key’s
    .dat = Key
sign-4 = the Warlord
    .of = the Warlord’s
    .dat = the Warlord

level-fundamental = Fundamental
level-advanced = Advanced
level-master = Master
duration-instant = instant
duration-temporary = temporary
duration-permanent = permanent
phase-preparation = Preparation
phase-journey = Journey
phase-journeys_end = Journey’s End
mage = Mage
mage-tower = Mage Tower
company = Company
supply = Supply
warlord = Warlord

## Spells

spell-decay = Decay
    .effect = An opponent with more than 10 relics is cut down to 10; you choose what goes.
    .hint = Wait until somebody saves up for Masters, and take what that spell needs.
    .brief = cut a rival to 10
    .effect-solo = The Warlord’s next march is 2 steps shorter; with no step left he neither moves nor inflames.
    .hint-solo = Only a 3 on the march die still moves him then.
    .brief-solo = his march 2 shorter
spell-vines = Entangling Vines
    .effect = Up to 3 Vines on your Mage’s hex and its neighbours; entering costs 1 more.
    .hint = Close the way to your land before you leave; you pay the toll yourself if you come back.
    .brief = block up to 3 hexes
spell-quicken = Quicken
    .effect = 2 more movement points in this Journey.
    .hint = Just enough to reach the tower or a Town this turn instead of the next.
    .brief = +2 points
spell-stone_skin = Stone Skin
    .effect = Your followers on the land cannot be killed until your next turn.
    .hint = In your next-to-last turn it keeps your majorities safe until you count.
    .brief = nobody of yours dies
spell-subjugate = Subjugate
    .effect = Each kill by an attack brings 1 follower from your Supply.
    .hint = Cast it before the first attack; each fight then refills your Company.
    .brief = attacks recruit
spell-transmute = Transmute
    .effect = Exchange up to 3 relics for other kinds.
    .hint = Turns what your land yields into the pair that an enclave asks for.
    .brief = swap up to 3 relics
spell-divination = Divination
    .effect = 1 movement point: 1 relic from a Wilderness hex you control, once for each hex.
    .hint = With much land it is a second Gather; add Quicken for two more relics.
    .brief = relics for points
spell-chasm = Fiery Chasm
    .effect = 3 hexes in a straight line: Wards or followers go, and entering costs a follower.
    .hint = It hits your own people too, so look along the line first.
    .brief = 3 hexes in a line
spell-gate = Gate
    .effect = Your Mage jumps to any face-up hex that it may enter.
    .hint = The quickest way home to your tower, with all movement points still to spend.
    .brief = to any face-up hex
spell-imprison = Imprison
    .effect = Take an unwarded follower next to you out of the game.
    .hint = It frees a hex from next door, and the victim gets no Blood to strike back with.
    .brief = take a follower away
spell-shadow = Shadow
    .effect = A follower in an opponent’s doorway makes one kind of relic dearer for spells.
    .hint = Choose the sphere your rival’s best spells are paid from.
    .brief = make a relic dearer
    .effect-solo = You choose the direction of the Warlord’s next march.
    .hint-solo = Send him away from your land.
    .brief-solo = choose his direction
spell-wellspring = Wellspring
    .effect = Who enters this hex of yours gives you 1 relic.
    .hint = Lay it where the others have to pass, near a Town or the enclaves.
    .brief = visitors pay you
    .effect-solo = The Warlord cannot inflame this hex, and gives you 1 relic of its land when he enters it.
    .hint-solo = Lay it where he is heading, on the hex you want to keep from fire.
    .brief-solo = a hex without fire
spell-automaton = Automaton
    .effect = A free Apprentice in any sphere, and its spell at once.
    .hint = One relic dearer than an enclave, but no walk is needed and the spell is ready at once.
    .brief = a free Apprentice
spell-corrupt = Corrupt
    .effect = One Fundamental Apprentice of each opponent becomes corrupt; once promoted it costs a point.
    .hint = Choose an Apprentice that is about to be promoted.
    .brief = spoil Apprentices
    .effect-solo = The Warlord loses 1 point in the end.
    .hint-solo = It counts each time: the sooner you know it, the more it takes.
    .brief-solo = he loses 1 point
spell-fortify = Fortify
    .effect = A Ward on each Wilderness hex that your followers hold and that has none.
    .hint = Wherever your Mage is; each Ward costs an attacker a movement point.
    .brief = Wards everywhere
spell-obliterate = Obliterate
    .effect = All Wards and followers on your Mage’s hex and next to it are gone.
    .hint = Best in the land of somebody else, and just before you count.
    .brief = clear all around you
spell-time_stop = Time Stop
    .effect = One more Journey and Journey’s End in this turn.
    .hint = Gather first, then walk to the tower and spend it all.
    .brief = one more Journey
spell-upheaval = Upheaval
    .effect = Move 2 neighbouring hexes to another side of the land.
    .hint = Carries a rival’s Mage far away, or your own land out of reach.
    .brief = move two hexes

## Parts of sentences

and = and
or = or
spot = { $cell } ({ $face })
some-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
some-followers =
    { $n ->
        [one] 1 follower
       *[other] { $n } followers
    }
some-wards =
    { $n ->
        [one] 1 Ward
       *[other] { $n } Wards
    }
some-relics =
    { $n ->
        [one] 1 relic
       *[other] { $n } relics
    }
some-towns =
    { $n ->
        [one] 1 Town of your choice
       *[other] { $n } Towns of your choice
    }
nothing = nothing

## What a seat is asked

prompt-over = The match is over.
prompt-wait = You are not asked anything just now.
prompt-planet = Move one of your planets a step towards the middle: it brings you a relic of its colour.
prompt-align = Others are ahead: move a planet that is farthest from the middle.
prompt-journey = Travel on, or end your Journey here.
    .start = Travel, explore, and take hold of land.
    .spent = All movement points are spent: end your Journey here.
    .fire = A fire of the Warlord burns here: put it out, travel on, or end your Journey.
    .foe = Somebody else holds this hex: attack, travel on, or end your Journey.
    .ward = Somebody else holds this hex under a Ward: remove the Ward, travel on, or end your Journey.
    .hidden = Nobody knows yet what lies here: explore it, travel on, or end your Journey.
    .vacant = Nobody holds this hex: leave a follower, travel on, or end your Journey.
prompt-trade = You have found { $race }: trade 2 equal relics for an Apprentice in that sphere, or leave it.
prompt-tribute = { $owner } Wellspring takes a relic: choose which one you give.
prompt-end = end your turn
    .again = set out on your next Journey
prompt-end-town = In a Town: gather what your land yields, or { $next }.
prompt-end-camp = In a Camp: recruit up to 3 followers, or { $next }.
prompt-end-enclave = With the { $race }: initiate Apprentices in { $spheres }, or { $next }.
prompt-end-wild = In the Wilderness: place Wards, build your Mage Tower, or { $next }.
prompt-end-wards = In the Wilderness: place Wards, or { $next }.
prompt-end-tower = At your Mage Tower: initiate and promote, place Wards, or { $next }.
prompt-end-none = There is no action on this hex, so { $next }.
    .spells = There is no action on this hex: cast spells, or { $next }.
prompt-end-done = Your action is done, so { $next }.
    .spells = Your action is done. Cast spells, or { $next }.
prompt-town =
    { $n ->
        [one] Choose what your Town gives you: a relic of any kind, or a follower.
       *[other] Choose what your Towns give you, { $n } times: a relic of any kind, or a follower.
    }
prompt-initiate =
    { $n ->
        [one] Initiate one more Apprentice, or leave it at that.
       *[other] Initiate up to { $n } more Apprentices, or leave it at that.
    }
prompt-after-building = Your Mage Tower stands: now place Wards, or initiate and promote, or leave it at that.
prompt-promote = Promote as often as you like: two neighbours of a rank become one above them.
prompt-apprentice = A clean and a corrupt Apprentice stand at { $place }: which one takes part in the promotion to { $spell }?
prompt-payment =
    { $n ->
        [one] Pay for { $spell }: 1 more relic.
       *[other] Pay for { $spell }: { $n } more relics.
    }
prompt-vines =
    { $n ->
        [one] Lay Vines on one more hex, or leave it at that.
       *[other] Lay Vines on up to { $n } hexes round your Mage: entering them costs 1 more.
    }
prompt-exchange =
    { $n ->
        [one] Transmute one more relic, or leave it at that: which one do you give?
       *[other] Transmute up to { $n } relics: which one do you give?
    }
prompt-exchange-for = Choose what { $relic } turns into.
prompt-victim = Decay: whom do you cut down to { $limit } relics?
prompt-decay =
    { $n ->
        [one] Choose one more of { $owner } relics that decays.
       *[other] Choose { $n } of { $owner } relics that decay.
    }
prompt-wellspring = Choose the hex for your Wellspring: whoever enters it gives you 1 relic.
    .solo = Choose the hex for your Wellspring: the Warlord cannot inflame it.
prompt-gate = Choose the hex that the Gate leads to.
prompt-doorway = Choose a doorway for your Shadow: spells paid with that relic become dearer there.
prompt-capture = Choose the follower that you imprison.
prompt-chasm = Choose the direction of the Chasm: Wards and followers in it are lost, your own too.
prompt-teach = Choose the sphere of your new Apprentice.
prompt-taint = Choose which of { $owner } Apprentices becomes corrupt.
prompt-upheaval-first = Choose the first of two neighbouring hexes that are moved.
prompt-upheaval-second = Choose the neighbour that is moved together with { $spot }.
prompt-upheaval-cell = Choose where { $spot } goes.
prompt-upheaval-other = Choose where { $spot } goes, next to it.
prompt-guide = Choose the direction of the Warlord’s march.

## Moves

label-deal = The planet of { $sphere }
label-start = { $owner } begins
label-find = { $face }
label-compass = The Warlord goes { $direction }
label-march =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
label-planet = { $sphere }: 1 step, { $relic }
    .last = { $sphere }: into the middle, { $relic }
label-go = Go { $direction } to { $spot }: { $points }
    .far = Go to { $spot }
    .with = Go { $direction } to { $spot }: { $points }, { $notes }
note-toll = { $token } make it dearer
    .upheaval = the Upheaval makes it dearer
note-follower = 1 follower lost
note-tribute = 1 relic to { $owner }
label-explore = Explore { $spot }: 1 point
label-place = Put a follower on { $spot }
label-unward = Remove { $of } Ward: 1 point
    .plain = Remove the Ward: 1 point
label-attack = Kill { $of } follower: 1 point
    .fire = Put out the fire: 1 point
    .plain = Attack: 1 point
label-divine = Take { $relic } from { $spot }: 1 point
    .plain = Take a relic from { $spot }: 1 point
label-stop = End the Journey here
label-gather = Gather: { $what }
label-recruit =
    { $n ->
        [one] Recruit 1 follower
       *[other] Recruit { $n } followers
    }
label-initiate = Initiate in { $sphere } for { $relics }
label-wards =
    { $n ->
        [0] Place Wards
        [one] Place 1 Ward
       *[other] Place { $n } Wards
    }
label-build = Build the Mage Tower: { $what }
    .plain = Build the Mage Tower
label-promote = Promote to { $spell } ({ $spheres })
    .corrupt = Promote to { $spell } ({ $spheres }): a corrupt one rises
label-end = End the turn
    .again = On to the next Journey
label-cast = Cast { $spell } ({ $cost })
label-cost =
    { $n ->
        [one] 1 { $relics }
       *[other] { $n } relics: { $relics }
    }
label-pay = Pay { $relic }
    .door = Pay { $relic } (doorway held: { $relics } in all)
label-at = Hex { $spot }
    .vines = Vines on { $spot }
    .wellspring = A Wellspring on { $spot }
    .capture = { $of } follower on { $spot }
    .fire = The fire on { $spot }
    .upheaval = Lift { $spot }
label-to = To { $spot }
    .gate = To { $spot }
    .losing = To { $spot }: { $notes }
    .cell = To cell { $cell }
label-toward = { $direction }: { $spots }
    .plain = Towards the { $direction }
label-against = { $owner }: { $relics }
    .plain = { $owner }
label-discard = Take away { $relic }
label-door = { $of } doorway of { $sphere }
label-taint = { $of } Apprentice in { $sphere }
label-teach = An Apprentice in { $sphere }
    .spell = An Apprentice in { $sphere }, and { $spell } at once
label-trade = { $relics } for an Apprentice in { $sphere }
label-give = Give { $relic }
label-take = Take { $relic }
label-follower = Take 1 follower
label-clean = The clean one
label-corrupt = The corrupt one
label-done = Leave it at that
    .trade = No trade
    .initiate = No more Apprentices
    .after_building = Nothing more
    .promote = No more promotions
    .vines = No more Vines
    .exchange = No more exchanges

group-planet = Move a planet
group-go = Travel
group-here = On this hex
group-divine = Divination
group-end = Action
group-initiate = Initiate
group-promote = Promote
group-cast = Cast a spell
group-pay = Pay with
group-at = Hexes
group-to = Where to
group-toward = Directions
group-against = Whom
group-discard = Take away
group-door = Doorways
group-taint = Apprentices
group-teach = Spheres
group-trade = Trade
group-give = Give
group-take = Take
group-clean = Which one
group-compass = Directions

## Why not: the figures of this position

why-planet = The planet of { $sphere } lies in the middle already.
why-farthest =
    { $n ->
        [one] The farthest of your planets is 1 step from the middle.
       *[other] The farthest of your planets is { $n } steps from the middle.
    }
why-points = It costs { $cost }; you have { $n }.
why-far =
    { $n ->
        [one] Your Mage is 1 step away from { $spot }.
       *[other] Your Mage is { $n } steps away from { $spot }.
    }
why-no-land = There is no land on { $cell }.
why-mage = { $owner } Mage stands on { $spot }.
why-tower = { $owner } Mage Tower stands on { $spot }.
why-held = { $owner } follower stands on { $spot }.
why-fire = A fire of the Warlord burns on { $spot }.
why-nobody = Nobody’s follower stands on { $spot }.
why-warded = A Ward protects the follower on { $spot }.
why-face-down = Nobody has turned up { $spot } yet.
why-divined = You have taken a relic from { $spot } in this Journey.
why-known = It is face up: { $face }.
why-stands = Your Mage stands on { $spot }.
why-no-tower = You have not built your Mage Tower yet.
why-tower-on = Your Mage Tower stands on { $spot }.
why-company = Your Company is empty.
why-supply =
    { $n ->
        [0] Your Supply is empty.
        [one] There is 1 follower in your Supply.
       *[other] There are { $n } followers in your Supply.
    }
why-pair = It takes { $price }; you have { $n }.
why-none = You have no { $relics }.
why-relics =
    { $n ->
        [one] { $owner } has 1 relic.
       *[other] { $owner } has { $n } relics.
    }
why-richest = It takes more than { $limit }; no opponent has more than { $n }.
why-unknown = { $spell } is not in your Spell Book.
    .later = { $spell } is not in your Spell Book yet.
    .last = { $spell } comes into your Spell Book only when you count.
why-cast = You have cast { $spell } in this turn.
why-price = It costs { $cost }; you have { $own }.
why-price-door = It costs { $cost }, and { $n } more for a doorway that is held ({ $doors }); you have { $own }.
why-no-pupil =
    { $n ->
        [one] None of your Apprentices stands on the place of { $places }.
       *[other] None of your Apprentices stands on the places of { $places }.
    }
why-asked = Asked now: { $question }
why-own = Your own follower stands on { $spot }.
why-no-ward = No Ward lies on { $spot }.
why-warlord = The Warlord stands on { $spot }.
why-over = Your Journey ended on { $spot }.
    .extra = This Journey ended on { $spot }; Time Stop brings another.
why-acted = You have had your action on { $spot }.
    .extra = You have had your action on { $spot }; Time Stop brings another after the next Journey.
why-initiated = You have an Apprentice for { $sphere } from this visit already.
why-no-wards = None of your followers stands on { $spot } or next to it.
    .wild = None of your followers stands in the Wilderness on { $spot } or next to it.
why-all-warded = Wards lie there already: { $spots }.
why-nothing =
    { $n ->
        [0] Nothing that you control would bring a relic, and your Supply is empty.
       *[other] Nothing that you control would bring a relic or a follower.
    }
why-door = { $owner } follower stands in the doorway of { $sphere }.
why-first = This spell has done nothing yet.
why-no-march = The Warlord has no turn left.
why-idle-vines = No hex on or next to { $spot } can take new Vines.
why-idle-wellspring = You hold no Wilderness hex that could take a new Wellspring.
why-idle-gate = Your Mage may enter no other face-up hex.
why-idle-shadow = No doorway of an opponent is free, or you have no follower left to send.
why-idle-imprison = No opponent’s follower without a Ward stands on { $spot } or next to it.
why-idle-chasm = From { $spot } no direction leads to a hex that can take the token.
why-idle-upheaval = No two hexes can be lifted and laid down elsewhere.
why-idle-automaton = Your Supply and your Company are empty.
why-idle-fortify = None of your followers stands on a Wilderness hex without a Ward.
why-idle-obliterate = No Ward, and no follower that can be killed, is on { $spot } or next to it.
why-cursed = { $spot } is the middle of the Ruined City.
why-vines = Your Vines lie on { $spot } already.
why-no-divination = You have not cast Divination in this Journey.
why-not-wild = { $spot } is no Wilderness hex of yours.
why-border = In this direction the land ends behind { $spot }.
why-spring = Your Wellspring lies on { $spot } already.
why-city = { $spot } belongs to the Ruined City.
why-no-border = Neither { $spot } nor a hex that it could be lifted with has an edge at the border.
why-no-partner = With no hex beside it can { $spot } be lifted so that the land stays in one piece.
why-apart = { $spot } does not lie beside { $other }.
why-cut-off = Without { $spot } and { $other } some of the land would be cut off.
why-nowhere = Nowhere else could { $spot } and { $other } be laid down.
why-nothing-left = After paying you would have no relic to exchange.
why-theirs = { $owner } has no { $relics }.
why-no-ruins = You control no Ruins.
why-no-victim = No opponent has a clean Apprentice on the Fundamental level.
why-tainted = { $owner } Apprentices in { $sphere } are all corrupt already.
why-empty = None of { $owner } Apprentices stands in { $sphere }.
why-quick =
    { $n ->
        [one] The point you have left is Quicken’s.
       *[other] The { $n } points you have left are Quicken’s.
    }

## What happened

yours =
    .of = your
    .dat = you
theirs =
    .of = { $who }’s
    .dat = { $who }
yours-follower = your follower
theirs-follower = { $who }’s follower
yours-ward = your Ward
theirs-ward = { $who }’s Ward
yours-shadow = your follower
theirs-shadow = { $who }’s follower
warlords-fire = the Warlord’s fire
turn-yours = your turn
turn-of = { $who }’s turn
line-starts = { $who } begins.
line-starts-you = You begin.
line-warlord_appears = The Warlord appears on { $spot }, looking { $direction }.
line-turn = Round { $n }: { $turn }.
line-fades =
    { $n ->
        [one] { $who } takes 1 spell token back.
       *[other] { $who } takes { $n } spell tokens back.
    }
line-fades-you =
    { $n ->
        [one] You take 1 spell token back.
       *[other] You take { $n } spell tokens back.
    }
line-learns = { $who } now knows { $spell }.
line-learns-you = You now know { $spell }.
line-forgets = { $who } no longer knows { $spell }.
line-forgets-you = You no longer know { $spell }.
line-aligns = { $who } has to move the planet of { $sphere }: { $relics }.
line-aligns-you = You have to move the planet of { $sphere }: { $relics }.
line-planet =
    { $n ->
        [0] { $who } moves the planet of { $sphere } into the middle: { $relics }.
       *[other] { $who } moves the planet of { $sphere }: { $relics }.
    }
line-planet-you =
    { $n ->
        [0] You move the planet of { $sphere } into the middle: { $relics }.
       *[other] You move the planet of { $sphere }: { $relics }.
    }
line-final_turn = { $who } has the last turn: all planets stand in line.
line-final_turn-you = You have your last turn: all your planets stand in line.
line-counts = { $who } counts { $n }: { $spells } for spells, { $lands } for lands.
line-counts-you = You count { $n }: { $spells } for spells, { $lands } for lands.
line-warlord_counts = The Warlord counts { $n }: { $more } for the difficulty, { $lands } for lands, { $places } for Towns and Outposts.
line-warlord_loses =
    { $n ->
        [one] Corrupt takes 1 point from him, which leaves { $left }.
       *[other] Corrupt takes { $n } points from him, which leaves { $left }.
    }
line-ends-points = Everybody has counted after the last turn (A184): { $winners } wins with the most points (A22).
line-ends-points-you = Everybody has counted after the last turn (A184): you win with the most points (A22).
line-ends-broken = Everybody has counted (A184). Level on points: { $tied }. Decided by { $why }: { $winners } wins.
line-ends-broken-you = Everybody has counted (A184). Level on points: { $tied }. Decided by { $why }: you win.
line-ends-part = Everybody has counted (A184). Level on points: { $tied }. Decided by { $why }; then all is equal, and the victory is shared by { $winners } (A38).
line-ends-shared = Everybody has counted (A184). Level on points: { $tied }. All else is equal too, so the victory is shared (A38).
tie-break-1 = the Master spells (A33)
tie-break-2 = the Advanced spells (A34)
tie-break-3 = the Fundamental spells (A35)
tie-break-4 = the Apprentices (A36)
tie-break-5 = the followers on the land (A37)
line-ends_alone =
    { $outcome ->
        [won] All is counted: { $n } to { $lord } against the Warlord. { $who } wins (AS21).
        [tied] All is counted: { $n } to { $lord } against the Warlord. A tie is his (AS21).
       *[lost] All is counted: { $n } to { $lord } against the Warlord. He wins (AS21).
    }
line-ends_alone-you =
    { $outcome ->
        [won] All is counted: { $n } to { $lord } against the Warlord. You win (AS21).
        [tied] All is counted: { $n } to { $lord } against the Warlord. A tie is his (AS21).
       *[lost] All is counted: { $n } to { $lord } against the Warlord. He wins (AS21).
    }
line-goes-gate = { $who } steps through the Gate to { $spot }.
line-goes-gate-you = You step through the Gate to { $spot }.
line-cursed = { $who } loses a follower to the Cursed Tower.
line-cursed-you = You lose a follower to the Cursed Tower.
line-scorched = { $who } loses a follower in the Chasm on { $spot }.
line-scorched-you = You lose a follower in the Chasm on { $spot }.
line-tribute = { $who } gives { $relic } to { $whose } at the Wellspring on { $spot }.
line-tribute-you = You give { $relic } to { $whose } at the Wellspring on { $spot }.
line-explores = { $who } explores { $spot } and finds { $found }.
line-explores-you = You explore { $spot } and find { $found }.
line-gains = { $who } takes { $relics }.
line-gains-you = You take { $relics }.
line-rallies =
    { $n ->
        [one] { $who } calls 1 follower from the Supply.
       *[other] { $who } calls { $n } followers from the Supply.
    }
line-rallies-you =
    { $n ->
        [one] You call 1 follower from your Supply.
       *[other] You call { $n } followers from your Supply.
    }
line-trades = { $who } trades { $price } for an Apprentice in { $sphere }.
line-trades-you = You trade { $price } for an Apprentice in { $sphere }.
line-places = { $who } puts a follower on { $spot }.
line-places-you = You put a follower on { $spot }.
line-unwards = { $who } removes { $thing } on { $spot }.
line-unwards-you = You remove { $thing } on { $spot }.
line-attacks = { $who } kills { $thing } on { $spot }: { $blood ->
        [0] no Blood for either (AV3)
        [1] 1 Blood for the attacker only (AV3)
        [2] 1 Blood for the owner only (AV3)
       *[other] 1 Blood for both
    }.
line-attacks-you = You kill { $thing } on { $spot }: { $blood ->
        [0] no Blood for either (AV3)
        [1] 1 Blood for you only (AV3)
        [2] 1 Blood for the owner only (AV3)
       *[other] 1 Blood for both
    }.
line-attacks-fire = { $who } puts out the fire on { $spot }: { $blood ->
        [0] no Blood (AV3)
       *[other] 1 Blood
    }.
line-attacks-fire-you = You put out the fire on { $spot }: { $blood ->
        [0] no Blood (AV3)
       *[other] 1 Blood
    }.
line-divines = { $who } divines { $relic } from { $spot }{ $n ->
        [0] , for which there is no room (AV3)
       *[other] {""}
    }.
line-divines-you = You divine { $relic } from { $spot }{ $n ->
        [0] , for which there is no room (AV3)
       *[other] {""}
    }.
line-stops = { $who } ends the Journey on { $spot }.
line-stops-you = You end your Journey on { $spot }.
line-again = { $who } sets out on another Journey.
line-again-you = You set out on another Journey.
line-gathers = { $who } gathers in the Town on { $spot }.
line-gathers-you = You gather in the Town on { $spot }.
line-recruits =
    { $n ->
        [one] { $who } recruits 1 follower.
       *[other] { $who } recruits { $n } followers.
    }
line-recruits-you =
    { $n ->
        [one] You recruit 1 follower.
       *[other] You recruit { $n } followers.
    }
line-initiates = { $who } initiates an Apprentice in { $sphere } for { $price }.
line-initiates-you = You initiate an Apprentice in { $sphere } for { $price }.
line-wards =
    { $n ->
        [one] { $who } places 1 Ward.
       *[other] { $who } places { $n } Wards.
    }
line-wards-you =
    { $n ->
        [one] You place 1 Ward.
       *[other] You place { $n } Wards.
    }
line-builds =
    { $back ->
        [0] { $who } builds the Mage Tower on { $spot }.
       *[other] { $who } builds the Mage Tower on { $spot }; the follower there comes back.
    }
line-builds-you =
    { $back ->
        [0] You build your Mage Tower on { $spot }.
       *[other] You build your Mage Tower on { $spot }; your follower there comes back.
    }
line-promotes =
    { $corrupt ->
        [0] { $who } promotes an Apprentice to { $spell }.
       *[other] { $who } promotes a corrupt Apprentice to { $spell }.
    }
line-promotes-you =
    { $corrupt ->
        [0] You promote an Apprentice to { $spell }.
       *[other] You promote a corrupt Apprentice to { $spell }.
    }
line-casts = { $who } casts { $spell }.
line-casts-you = You cast { $spell }.
line-pays = { $who } pays { $relics }.
line-pays-you = You pay { $relics }.
line-leaves_door = { $who } has paid { $thing } out of the doorway of { $sphere }.
line-leaves_door-you = You have paid { $thing } out of your doorway of { $sphere }.
line-lays = { $who } lays { $token } on { $spot }.
line-lays-you = You lay { $token } on { $spot }.
line-exchanges = { $who } changes { $relic } into { $other }.
line-exchanges-you = You change { $relic } into { $other }.
line-decays = { $who } lets { $whose } { $relic } decay.
line-decays-you = You let { $whose } { $relic } decay.
line-haunts = { $who } puts a Shadow into { $whose } doorway of { $sphere }.
line-haunts-you = You put a Shadow into { $whose } doorway of { $sphere }.
line-captures = { $who } imprisons { $thing } from { $spot }.
line-captures-you = You imprison { $thing } from { $spot }.
line-chasm = { $who } opens a Chasm to the { $direction }.
line-chasm-you = You open a Chasm to the { $direction }.
line-dies = { $who } loses the follower on { $spot } to { $spell }.
line-dies-you = You lose the follower on { $spot } to { $spell }.
line-ward_gone = { $who } loses the Ward on { $spot } to { $spell }.
line-ward_gone-you = You lose the Ward on { $spot } to { $spell }.
line-uproots = { $who } moves { $spot } to { $target }.
line-uproots-you = You move { $spot } to { $target }.
line-teaches =
    { $new ->
        [0] { $who } has one more Apprentice in { $sphere }.
       *[other] { $who } has a new Apprentice in { $sphere }, and the spell at once.
    }
line-teaches-you =
    { $new ->
        [0] You have one more Apprentice in { $sphere }.
       *[other] You have a new Apprentice in { $sphere }, and the spell at once.
    }
line-taints = { $who } corrupts { $whose } Apprentice in { $sphere }.
line-taints-you = You corrupt { $whose } Apprentice in { $sphere }.
line-taints-warlord = { $who } corrupts the Warlord: he loses 1 point.
line-taints-warlord-you = You corrupt the Warlord: he loses 1 point.
line-slows =
    { $n ->
        [one] The Warlord’s next march is 1 step shorter.
       *[other] The Warlord’s next march is { $n } steps shorter.
    }
line-guides = The Warlord’s next direction will be chosen for him.
line-compass =
    { $chosen ->
        [0] The Warlord turns { $direction }.
       *[other] The Warlord is sent { $direction }.
    }
line-turns = The way is barred: the Warlord turns { $direction }.
line-marches = The Warlord marches to { $spot }.
line-warlord_rests = The Warlord rests: no march, no fire.
line-warlord_unwards =
    { $fire ->
        [0] The Warlord breaks the Ward on { $spot }.
       *[other] The fire breaks the Ward on { $spot }.
    }
line-warlord_kills =
    { $fire ->
        [0] The Warlord
       *[other] The fire
    } kills the follower on { $spot }: { $blood ->
        [0] no Blood (AV3)
       *[other] 1 Blood
    }.
line-warlord_sinks = The Warlord falls into the Chasm on { $spot }.
line-turned_up = The fire lights up { $spot } and reveals { $found }.
line-inflames =
    { $spread ->
        [0] The Warlord sets fire to { $spot }.
       *[other] The fire spreads to { $spot }.
    }

## The table in a terminal

title = Archmage
you = you
head-setup = Set-up
head-round = Round { $n } of { $all }
head-turn = { $who }’s turn
head-your-turn = your turn
head-over = The match is over
head-last = the last turn
col-player = Player
col-points = Points
    .brief = Pts
col-spells = Spells
    .brief = Sp
col-company = Company
    .brief = Co
col-supply = Supply
    .brief = Su
col-relics = Relics
col-lands = Lands
lord-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
lord-looks = looks { $direction }
lord-fires = { $n ->
        [one] 1 fire
       *[other] { $n } fires
    }, { $left ->
        [one] 1 token left
       *[other] { $left } tokens left
    }
lord-shorter = next march { $n } shorter
lord-guided = you choose his next direction
tower-title = Your Tower Board
row-apprentices = Apprentices
row-promotions = could rise to
row-planets = planets, steps to the middle
corrupted = ({ $n } corrupt)
nobody = nobody
spell-was-cast = cast in this turn
legend = Figures beside a land: movement points to get there. Small letters: followers, + under a Ward. @ Mage, # Mage Tower, * fire, ! Warlord.
final-title = Final standing
final-lost = The Warlord has won.

## What the board says

board-land = Land
board-tab-tower = Tower
board-tab-book = Spells
board-setup = Set-up
board-round = Round { $n } of { $all }
board-final = last turn
board-you = you
board-lord = The Warlord
board-in-the-middle = in the middle of the land
board-from-tower = { $n } { $direction } of the tower
board-bare-cell = Bare ground { $cell }
board-cost = { $n } points to get there; { $left } left then
    .one = 1 point to get there; { $left } left then
board-dear = Dearer on the way: { $n } × 1 more
board-losses = Followers lost on the way: { $n }
board-tribute = Relics to give on the way: { $n }
board-tower-of = Mage Tower: { $who }
board-held = Held by { $who }
board-held-ward = Held by { $who }, under a Ward
board-fire = On fire
board-mage-of = Mage: { $who }
board-well-of = Wellspring: { $who }
board-offer-hidden = Face down; exploring costs 1 point
board-offer-fire = No action while it burns; putting it out costs 1 point
board-offer-enclave = Teaches { $spheres }
board-offer-hybrid = Teaches { $spheres }, each once
board-offer-town = Gather here what your land yields
board-offer-camp = Recruit up to 3 followers here
board-offer-cursed_tower = Entering costs a follower; no action here
board-offer-land = Yields { $relic }; Wards or a tower at Journey’s End
board-apprentices = Apprentices: { $n }
board-corrupt-ones = corrupt: { $n }
board-known-soon = known from the next Preparation on
board-known-last = counts at the end of this turn
board-unknown = not known
board-was-cast = cast
board-ready = ready
board-can-rise = an Apprentice can rise to it at the tower
board-door-free = Doorway of { $sphere }, free
board-door-held = Doorway of { $sphere }, held by { $who }
board-board-of = Tower Board: { $who }
board-your-board = Your Tower Board
board-payable = Payable with
board-cannot-pay = not payable
board-aims-hexes = Would reach { $n } hexes now.
    .one = Would reach 1 hex now.
board-aims-other = Could be aimed at { $n } things now.
    .one = Could be aimed at 1 thing now.
board-castable = can be cast
board-not-now = not now
board-costs = Costs { $n }:
board-book = Spell Book
board-book-count = { $n } known, { $more } not yet
board-book-empty = Empty. Apprentices bring spells: initiate followers in enclaves.
board-planets = Planets: { $n } steps left
    .one = Planets: 1 step left
    .none = Planets: in line
board-planet-at = { $sphere }: { $n } from the middle
board-planet-home = { $sphere }: in the middle
board-steps-left = Steps before the planets stand in line: { $n }
board-planets-of = Planets, { $who }: { $n } steps left
    .one = Planets, { $who }: 1 step left
board-men = company { $company }, supply { $supply }
board-whose = Whose Tower Board
board-board-or-book = Spheres or Spell Book
board-spheres = Six spheres
board-leads = leads, { $n } points
board-shares = shares the lead, { $n } point
board-leads-counted = led when counted, { $n } points
board-shares-counted = shared the lead when counted, { $n } point
board-none-counted = no points when counted
board-book-n = Spells known: { $n }
board-company-n = In the Company: { $n }
board-supply-n = In the Supply: { $n }
board-followers-n = Followers on the land: { $n }
board-captives-n = Captives: { $n }
board-has-tower = The Mage Tower is built
board-points-of = { $who }: { $n } points. Where do they come from?
    .one = { $who }: 1 point. Where does it come from?
board-points-fundamental = Fundamental
board-points-advanced = Advanced
board-points-master = Master
board-points-lost = Corruption
board-points-lands = Lands
board-points-places = Towns, Outposts
board-points-tainted = Corrupt
board-points-difficulty = Difficulty
board-points-total = Points
board-counted-brief = counted
board-counted = Counted at the end of the last turn; these points are final.
board-lord-level = { $level }
board-lord-looks = Looks { $direction }
board-lord-guided = you choose his next way
board-lord-shorter = next march { $n } shorter
board-lord-done = his marches are over
board-lord-next = marches 1 to 3 after your turn
board-fires = fires: { $n }
board-flames = { $n } left
board-face-down = Still face down
board-points-left = { $n } movement points left
    .one = 1 movement point left
board-last-turn = This is your last turn: what you hold and know at its end counts.
board-do-explore = Explore
board-do-attack = Attack
board-do-unward = Remove the Ward
board-do-place = Place a follower
board-reckoning = How the points came about

## On the shelf

shelf-authors = Tim Heerema
shelf-about = Explore a land of hexes round a ruined city, hold it with followers, and have them taught magic: they rise through six spheres to 18 spells. After 13 rounds spells and land decide. Alone, you face the Warlord.
shelf-minutes = 60–120
shelf-weight = 4
option-difficulty = The Warlord (solo)
option-full_land = The land for four
option-relic_cap = At most 9 relics of a kind
option-wild_wards = Wards in the Wilderness only
option-cast_stays = Cast spells count in the end
option-strict_quicken = Quicken not for Divination
value-apprentice = Apprentice
value-adept = Adept
value-master = Master

## What is counted over many matches

counted-thing = Spells
fact-rounds = Rounds
fact-unexplored = Hexes left face down
fact-warlord = The Warlord's points
ending-aligned = The planets are in line
ending-won = The Warlord is beaten
ending-lost = The Warlord has won
