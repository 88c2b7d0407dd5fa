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
token-upheaval = Upheaval
token-wellspring = Wellspring
token-chasm = Chasm
token-ward = Ward
token-inflame = Inflame token

direction-n = north
direction-ne = north-east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-nw = north-west

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
spell-vines = Entangling Vines
    .effect = Up to 3 Vines on your Mage’s hex and its neighbours; entering costs 1 more.
    .hint = Close the way to your land before you leave; you pay the toll yourself if you come back.
spell-quicken = Quicken
    .effect = 2 more movement points in this Journey.
    .hint = Just enough to reach the tower or a Town this turn instead of the next.
spell-stone_skin = Stone Skin
    .effect = Your followers on the land cannot be killed until your next turn.
    .hint = In your next-to-last turn it keeps your majorities safe until you count.
spell-subjugate = Subjugate
    .effect = Each kill by an attack brings 1 follower from your Supply.
    .hint = Cast it before the first attack; each fight then refills your Company.
spell-transmute = Transmute
    .effect = Exchange up to 3 relics for other kinds.
    .hint = Turns what your land yields into the pair that an enclave asks for.
spell-divination = Divination
    .effect = 1 movement point: 1 relic from a Wilderness hex you control, once for each hex.
    .hint = With much land it is a second Gather; add Quicken for two more relics.
spell-chasm = Fiery Chasm
    .effect = 3 hexes in a straight line: Wards or followers go, and entering costs a follower.
    .hint = It hits your own people too, so look along the line first.
spell-gate = Gate
    .effect = Your Mage jumps to any face-up hex that it may enter.
    .hint = The quickest way home to your tower, with all movement points still to spend.
spell-imprison = Imprison
    .effect = Take an unwarded follower next to you out of the game.
    .hint = It frees a hex from afar, and the victim gets no Blood to strike back with.
spell-shadow = Shadow
    .effect = A follower in an opponent’s doorway makes one kind of relic dearer for spells.
    .hint = Choose the sphere your rival’s best spells are paid from.
spell-wellspring = Wellspring
    .effect = Who enters this hex of yours gives you 1 relic.
    .hint = Lay it where the others have to pass, near a Town or the enclaves.
spell-automaton = Automaton
    .effect = A free Apprentice in any sphere, and its spell at once.
    .hint = One relic dearer than an enclave, but no walk is needed and the spell is ready at once.
spell-corrupt = Corrupt
    .effect = One Fundamental Apprentice of each opponent becomes corrupt; once promoted it costs a point.
    .hint = Choose an Apprentice that is about to be promoted.
spell-fortify = Fortify
    .effect = A Ward on each of your Wilderness hexes that has none.
    .hint = Wherever your Mage is; each Ward costs an attacker a movement point.
spell-obliterate = Obliterate
    .effect = All Wards and followers on your Mage’s hex and next to it are gone.
    .hint = Best in the land of somebody else, and just before you count.
spell-time_stop = Time Stop
    .effect = One more Journey and Journey’s End in this turn.
    .hint = Gather first, then walk to the tower and spend it all.
spell-upheaval = Upheaval
    .effect = Move 2 neighbouring hexes to another side of the land.
    .hint = Carries a rival’s Mage far away, or your own land out of reach.

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

## On the shelf

shelf-about = Explore a land of hexes round a ruined city, hold it with followers, and have them taught magic: they rise through six overlapping spheres to 18 spells. After 13 rounds spells and land decide who is the Archmage. Alone, you face the Warlord.
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
