# The Scepter of Zavandor in English.
# `.one` has the indefinite article, `.the` the definite one; `.bare` stands on buttons, `.short` fits a narrow column.

## Names of things

gem-opal = opal
    .bare = an opal
    .acc = opal
    .one = an opal
    .many = opals
gem-sapphire = sapphire
    .bare = a sapphire
    .acc = sapphire
    .one = a sapphire
    .many = sapphires
gem-emerald = emerald
    .bare = an emerald
    .acc = emerald
    .one = an emerald
    .many = emeralds
gem-diamond = diamond
    .bare = a diamond
    .acc = diamond
    .one = a diamond
    .many = diamonds
gem-ruby = ruby
    .bare = a ruby
    .acc = ruby
    .one = a ruby
    .many = rubies

colour-blue = blue
    .card = a blue card
    .piece = blue { $value }
    .the = the blue { $value }
    .one = a blue { $value }
    .nth = blue card { $n }
    .lump = concentrated blue { $value }
    .cards = blue cards
colour-green = green
    .card = a green card
    .piece = green { $value }
    .the = the green { $value }
    .one = a green { $value }
    .nth = green card { $n }
    .lump = concentrated green { $value }
    .cards = green cards
colour-white = white
    .card = a white card
    .piece = white { $value }
    .the = the white { $value }
    .one = a white { $value }
    .nth = white card { $n }
    .lump = concentrated white { $value }
    .cards = white cards
colour-red = red
    .card = a red card
    .piece = red { $value }
    .the = the red { $value }
    .one = a red { $value }
    .nth = red card { $n }
    .lump = concentrated red { $value }
    .cards = red cards

character-witch = Witch
    .bare = the witch
    .the = the witch
    .effect = Starts in Gems with 10 dust and a hand limit of 4.
character-elf = Elf
    .bare = the elf
    .the = the elf
    .effect = Starts in Energy Flow with 10 dust and a hand limit of 4.
character-druid = Druid
    .bare = the druid
    .the = the druid
    .effect = Starts in Fire with 20 dust and a hand limit of 5.
character-fairy = Fairy
    .bare = the fairy
    .the = the fairy
    .effect = Starts in Nine Sages with 10 dust, two blue cards and a hand limit of 5.
character-mage = Mage
    .bare = the mage
    .the = the mage
    .effect = Starts in Artifacts with 15 dust and a hand limit of 6.
character-kobold = Kobold
    .bare = the kobold
    .the = the kobold
    .effect = Starts in Accumulation with 20 dust and a hand limit of 6.

area-gems = Gems
    .short = Gems
    .effect = Gems cost 10% less a level, and sell for less.
area-flow = Energy Flow
    .short = Flow
    .effect = 2, 5 or 10 dust a round at level 2, 3 or 4.
area-fire = Fire
    .short = Fire
    .effect = At level 4 you may enchant rubies.
area-sages = Nine Sages
    .short = Sages
    .effect = Each level gives two cards for the next round: blue, green, white, red.
area-artifacts = Artifacts
    .short = Artifacts
    .effect = At level 2, 3 or 4 artifacts cost 5, 5 or 10 less, sentinels twice that.
area-accumulation = Accumulation
    .short = Accum.
    .effect = One more active slot at level 2, two at level 4.

thing-spellbook = Spellbook
    .bare = the Spellbook
    .the = the Spellbook
    .effect = You may enchant emeralds. Each makes the Shadow Cloak 15 cheaper.
thing-runestone = Runestone
    .bare = the Runestone
    .the = the Runestone
    .effect = One free step of knowledge now. Each makes the Chalice of Fire 10 cheaper.
thing-ball = Crystal Ball
    .bare = the Crystal Ball
    .the = the Crystal Ball
    .effect = Hand limit +3. Each makes the Elixir 5 cheaper.
thing-belt = Magic Belt
    .bare = the Magic Belt
    .the = the Magic Belt
    .effect = Two more active slots. One a player.
thing-mirror = Magic Mirror
    .bare = the Magic Mirror
    .the = the Magic Mirror
    .effect = One free knowledge stone now. Every other player loses an active gem.
thing-crystal = Crystal of Protection
    .bare = the Crystal of Protection
    .the = the Crystal of Protection
    .effect = A green card every round.
thing-elixir = Elixir
    .bare = the Elixir
    .the = the Elixir
    .effect = You may enchant diamonds. One free diamond now.
thing-mask = Mask of Charisma
    .bare = the Mask of Charisma
    .the = the Mask of Charisma
    .effect = One free step of knowledge now. Each makes sentinels 20 cheaper.
thing-wand = Magic Wand
    .bare = the Magic Wand
    .the = the Magic Wand
    .effect = Two more active slots. Hand limit +3. One a player.
thing-chalice = Chalice of Fire
    .bare = the Chalice of Fire
    .the = the Chalice of Fire
    .effect = A red card every round.
thing-cloak = Shadow Cloak
    .bare = the Shadow Cloak
    .the = the Shadow Cloak
    .effect = One free knowledge stone now. Every other player loses an active gem.
thing-talisman = Talisman
    .bare = the Talisman
    .the = the Talisman
    .effect = Two free steps of knowledge now.

thing-phoenix = Phoenix
    .bare = the Phoenix
    .the = the Phoenix
    .effect = 5 points and 2 for each kind among your active gems.
thing-owl = Owl
    .bare = the Owl
    .the = the Owl
    .effect = 5 points and 2 for each area you have at level 4.
thing-fox = Fox
    .bare = the Fox
    .the = the Fox
    .effect = 5 points and 2 for each active sapphire, at most 12.
thing-toad = Toad
    .bare = the Toad
    .the = the Toad
    .effect = 5 points and 2 for each Spellbook, Runestone, Crystal of Protection and Elixir.
thing-unicorn = Unicorn
    .bare = the Unicorn
    .the = the Unicorn
    .effect = 5 points and 1 for each active diamond.
thing-tomcat = Tomcat
    .bare = the Tomcat
    .the = the Tomcat
    .effect = 5 points and 2 for each active opal, at most 12.
thing-scarab = Scarab
    .bare = the Scarab
    .the = the Scarab
    .effect = 5 points and 1 for each active emerald.
thing-raven = Raven
    .bare = the Raven
    .the = the Raven
    .effect = 5 points and 2 for each Crystal Ball, Mask of Charisma, Magic Belt and Magic Wand.
thing-salamander = Salamander
    .bare = the Salamander
    .the = the Salamander
    .effect = 5 points and 2 for each active ruby.

## Amounts

and = and
some-dust = { $n } dust
some-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
some-lumps = { $n } concentrated energy
some-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

## What a seat is asked

prompt-turn = Act as often as you like, then end your turn.
prompt-opening = Open the auction of { $thing } with a bid of at least { $minimum }.
prompt-bidding = Bid more than { $high } for { $thing }, or pass.
prompt-pay = Pay { $due }: accept the suggestion, or pick the pieces one by one.
prompt-pay-short = Pay { $due }: you have { $energy } in hand, so you must sell gems.
prompt-step = Take a free step of knowledge, or decline it.
prompt-steps = Take the first of { $n } free steps of knowledge, or decline them all.
prompt-stone = Take one of your knowledge stones for free, or decline.
prompt-lose = Choose the active gem that you lose.
prompt-keep = Choose what to keep: you hold a weight of { $weight }, and your limit is { $limit }.
prompt-keep-more =
    { $space ->
        [one] Choose what else to keep: 1 of your limit of { $limit } is still free.
       *[other] Choose what else to keep: { $space } of your limit of { $limit } are still free.
    }
prompt-choose = Choose your character.
prompt-wait = Nothing is asked of you just now.
prompt-over = The match is over.

## Moves

label-deal = Deal { $character }
label-choose = { $character }: { $effect }
label-lot = The lot falls on seat { $seat }
label-reveal = Turn up { $thing }
label-draw = Draw { $card }
label-enchant = Enchant { $gem } for { $price }
    .idle = Enchant { $gem } for { $price } (to the pentagon)
label-sell = Sell { $gem } for { $price }
label-sell-inactive = Sell an inactive { $gem } for { $price }
label-activate = Activate { $gem }
label-deactivate = Deactivate { $gem }
label-lose = Give up { $gem }
label-stone = Buy the knowledge stone for { $price }
label-take = Take the knowledge stone of { $price } for free
label-learn = Learn { $area } to level { $level } for { $price }
    .done = Learn { $area }
label-advance = { $area } to level { $level } for free
    .done = { $area }
label-decline = Decline
label-auction = Auction { $thing } from { $minimum }
    .price = Auction { $thing } from { $minimum } (costs { $price })
label-auction-sentinel = Auction { $thing } from { $minimum } for { $points } points
    .price = Auction { $thing } from { $minimum } (costs { $price }) for { $points } points
label-pass = Pass
label-pay = Pay as suggested
    .full = Pay { $due } as suggested: { $pieces }
    .change = Pay { $due } as suggested: { $pieces } ({ $change } back in dust)
label-pay-dust = Pay in dust
    .full = Pay { $due } in dust
label-pay-card = Pay { $card }
label-pay-concentrated = Pay the { $lump }
label-keep = Keep as suggested
    .full = Keep as suggested: { $pieces }
label-keep-dust = Fill up with dust
    .full = Fill up with dust ({ $n } of { $all })
    .nothing = Keep no dust
label-keep-card = Keep { $card }
label-keep-concentrated = Keep the { $lump }
label-end = End the turn
label-bid = Bid { $bid }
    .price = Bid { $bid } (costs { $price })

group-enchant = Enchant a gem
group-learn = Extend knowledge
group-stone = Buy a knowledge stone
group-auction = Auction an artifact
group-auction-sentinel = Auction a sentinel
group-activate = Activate or rest a gem
group-sell = Sell a gem
group-bid = Bid
group-pay-card = Piece by piece
group-keep-card = Piece by piece
group-advance = Free step
group-take = Free stone
group-lose = Lose a gem
group-choose = Characters

## Why not: the figures of this position

why-means = It costs { $price }; you have { $energy } in hand and could raise { $worth } more by selling all gems.
why-bid-means = A bid of { $bid } would cost you { $price }; with all your gems sold you could pay { $means }.
why-top-bid = The highest bid you could pay is { $top }.
why-offer = On offer: { $thing }, from { $minimum }.
why-no-offer = None is on offer just now.
why-none-owned = You own none.
why-own-one = You own one already.
why-level = Your level in { $area } is { $level }.
why-not-entered = You have not entered { $area } yet.
why-top-level = { $area } is at level 4 already.
why-rubies = You own { $n }.
why-slots = All { $n } of your slots are taken.
why-no-active = You have no active { $gem }.
why-no-inactive = You have no inactive { $gem }.
why-no-active-gem = You have no active gem at all.
why-learned = You have paid for your step of this round.
why-stone-cheapest = No stone waits in your pentagon; the cheapest on your board costs { $price }.
why-no-stone = You have no stone left, neither on your board nor in the pentagon.
why-stones-left = On your board are: { $stones }.
why-stone-gone = It is no longer on your board.
why-not-offered = Not on offer: { $thing }.
why-minimum = The minimum for { $thing } is { $minimum }.
why-beat = The highest bid is { $high }.
why-due = { $due } is due, and you have { $energy } in hand.
why-dust-due = { $due } is due, and you have { $dust } dust.
why-no-card = You hold no such card.
why-no-lump = You hold no such concentrated energy.
why-needless = { $due } is due: with this piece, one of those you hand over would not be needed.
why-sell-first = You have handed over a piece already.
why-space =
    { $space ->
        [one] It weighs { $weight }, and 1 of your limit is still free.
       *[other] It weighs { $weight }, and { $space } of your limit are still free.
    }
why-more-fits = Beside { $n } dust another piece would still fit.
why-taken = Taken already: { $character }.
why-shifts =
    { $n ->
        [one] You have moved gems once in this turn.
       *[other] You have moved gems { $n } times in this turn.
    }
why-no-free-stone = No stone waits in your pentagon.
why-supply = No { $gem } are left in the supply.

## What happened

line-first_to_choose = { $who } chooses first.
line-first_to_choose-you = You choose first.
line-sits_down = { $who } plays { $character }.
line-sits_down-you = You play { $character }.
line-round = Round { $n } begins.
line-position = { $who } leads the order of play.
line-position-you = You take position { $n }.
line-revealed = New on offer: { $thing }.
line-turn = It is { $who }’s turn.
line-turn-you = It is your turn.
line-income = { $who } gains { $pieces }.
line-income-you = You gain { $pieces }.
line-no-income = { $who } gains nothing.
line-no-income-you = You gain nothing.
line-draws-you = You draw { $card }.
line-draws-open = { $who } draws { $card }.
line-draws-aside = { $who } lays { $card } aside for the next round.
line-draws-aside-you = You lay { $card } aside for the next round.
line-no_card_left = There are no { $cards } left: { $who } gets { $n } dust instead.
line-no_card_left-you = There are no { $cards } left: you get { $n } dust instead.
line-reshuffle = The spent { $cards } are shuffled into a new deck.
line-enchants = { $who } enchants { $gem } for { $n }.
line-enchants-you = You enchant { $gem } for { $n }.
line-sells = { $who } sells { $gem } for { $n }.
line-sells-you = You sell { $gem } for { $n }.
line-activates = { $who } activates { $gem }.
line-activates-you = You activate { $gem }.
line-deactivates = { $who } deactivates { $gem }.
line-deactivates-you = You deactivate { $gem }.
line-auctions = { $who } puts { $thing } up for auction.
line-auctions-you = You put { $thing } up for auction.
line-opens = { $who } opens { $thing } with { $n }.
line-opens-you = You open { $thing } with { $n }.
line-bids = { $who } bids { $n } for { $thing }.
line-bids-you = You bid { $n } for { $thing }.
line-passes = { $who } passes.
line-passes-you = You pass.
line-wins = { $who } wins { $thing } for { $n } and pays { $price }.
line-wins-you = You win { $thing } for { $n } and pay { $price }.
line-free_diamond = { $who } gets a diamond for free.
line-free_diamond-you = You get a diamond for free.
line-loses_gem = { $who } loses { $gem }.
line-loses_gem-you = You lose { $gem }.
line-struck = The lightning of the nine sentinels strikes { $who }, who is out of the game.
line-struck-you = The lightning of the nine sentinels strikes you: you are out of the game.
line-last_one = { $who } is the last one left.
line-last_one-you = You are the last one left.
line-card_spent = { $who } lays down { $card }.
line-concentrated_spent = { $who } lays down { $card }.
line-card_spent-you = You lay down { $card }.
line-concentrated_spent-you = You lay down { $card }.
line-lost_dust = { $who } loses { $n } dust that cannot be paid out.
line-lost_dust-you = You lose { $n } dust that cannot be paid out.
line-learns = { $free ->
    [yes] { $who } reaches level { $n } in { $area } for free.
   *[no] { $who } reaches level { $n } in { $area }.
 }
line-learns-you = { $free ->
    [yes] You reach level { $n } in { $area } for free.
   *[no] You reach level { $n } in { $area }.
 }
line-takes_stone = { $free ->
    [yes] { $who } takes the knowledge stone of { $n } for free.
   *[no] { $who } takes the knowledge stone of { $n }.
 }
line-takes_stone-you = { $free ->
    [yes] You take the knowledge stone of { $n } for free.
   *[no] You take the knowledge stone of { $n }.
 }
line-step_lapses = { $who } cannot use a free step of knowledge.
line-step_lapses-you = You cannot use your free step of knowledge.
line-declines = { $who } declines.
line-declines-you = You decline.
line-gives_back = { $who } gives back { $pieces }.
line-gives_back-you = You give back { $pieces }.
line-points = { $who } has { $points }.
line-points-you = You have { $points }.
line-game_over = The match is over: { $n } sentinels are sold.
line-game_over-rounds = The match is over after { $n } rounds.
line-game_over-won = { $who } has the most points (Z122).
line-game_over-yours = You have the most points (Z122).
line-game_over-shared = Level on points: { $who }. The victory is shared, since there is no tie-break (Z122).

## The terminal's table

title = The Scepter of Zavandor
head-setup = Set-up
head-round = Round { $n }
phase-1 = Order of play
phase-2 = Energy
phase-3 = Actions
phase-4 = Reckoning
head-turn = { $who }’s turn
head-your-turn = your turn
head-over = The match is over
you = you
out = out of the game
col-position = Pos.
col-player = Player
col-points = Points
col-gems = Gems
col-energy = Energy
col-weight = Weight
col-things = Knowledge and treasures
col-knowledge = Knowledge
col-treasures = Treasures
resting = resting { $gems }
aside = aside { $cards }
stones-waiting =
    { $n ->
        [one] 1 stone waiting
       *[other] { $n } stones waiting
    }
offer-title = Artifacts on offer
offer-none = No artifact is on offer.
offer-from = from
offer-you-pay = you pay
offer-points = points
offer-effect = effect
deck = In the deck: { $letters }
deck-empty = The deck is empty.
sentinels-title = Sentinels
sentinels-sold = { $n } of 5 sold
sentinels-none = None is left.
sentinels-from = from { $minimum }
sentinels-price = from { $minimum }, you pay { $price }
sentinels-worth = worth to you now
hand-title = Your hand
hand-energy = { $n } energy
hand-nothing = nothing
hand-selling = gems would sell for { $n }
hand-weight = weight { $weight } of { $limit }
hand-over = { $n } too heavy to keep
hand-stones = Stones on your board: { $stones }
hand-no-stones = No stone is left on your board
hand-waiting = waiting in the pentagon: { $n }
hand-step-free = your paid step of this round is still free
hand-step-taken = your paid step of this round is taken
hand-aside = Laid aside for the next round: { $cards }
hand-kept = Kept so far: { $pieces }
auction-title = Under the hammer
auction-opening = { $who } is about to open from { $minimum }.
auction-high = { $who } bids { $high }.
auction-your-price = You would pay { $price }.
auction-bidders = Still in: { $who }
due-title = To pay
due-line = { $who } has { $due } to pay.
due-line-you = You have { $due } to pay.
final-title = Final standing
final-gems = Gems
final-knowledge = Knowledge
final-artifacts = Artifacts
final-sentinels = Sentinels
legend = { $gems } · cards bear the signs of their gems

## The board in the browser

board-track = Victory track
board-order = Order of play
board-place = position { $n }
board-sentinels = Sentinels
board-won = { $n } of 5 won
board-worth = from { $minimum }; the figure is what it would score you now
board-worth-any = from { $minimum }; five in players’ hands end the match
board-score-you = would score you { $n } now
board-sold = won by { $who }
board-artifacts = Artifacts
board-no-artifacts = No artifact is on offer.
board-deck = { $n } left in the deck:
board-deck-letter = deck { $letter }
board-deck-empty = the deck is empty
board-from = from
board-you = you
board-you-pay = you pay { $n }
board-knowledge = Knowledge
board-one-step = one paid step a round
board-step-free = your paid step is still free
board-step-taken = your paid step is taken
board-limit-change = hand limit on entering
board-level-you = you: level { $n }
board-level-who = { $who }: level { $n }
board-next-cost = next step { $n }
board-slot = slot
board-slots = slots
board-enchant = Enchant a gem
board-belt = Belt
board-wand = Wand
board-accumulation = Accumulation
board-rest = at rest
board-active = active
board-tableau = The board of { $who }
board-slots-used = { $n } of { $all } slots taken
board-stones = Knowledge stones
board-stone = Knowledge stone for { $n }
board-stone-gone = taken
board-stones-waiting = stones waiting: { $n }
board-points = points
    .one = point
board-points-track = { $n } on the track until the next reckoning
board-gems = Gems
board-hand = Your hand
board-energy = energy
board-nothing = nothing in hand
board-aside = for the next round
board-dust = dust
board-concentrated = concentrated
board-unknown = value hidden
board-weighs = weighs { $n }
board-of = of
board-weight = Weight { $weight }, limit { $limit }
board-heavy = { $n } too heavy to keep after this round
board-treasures = Treasures
board-suggested = suggested
board-kept = kept
board-hammer = Under the hammer
board-opening = { $who } opens, from { $minimum }.
board-opening-you = You open, from { $minimum }.
board-leading = { $who } leads with { $n }. Bids go round in order of play.
board-leading-you = You lead with { $n }. Bids go round in order of play.
board-to-bid = to bid
board-leads = leads
board-still-in = still in
board-passed = passed
board-owns-one = owns one
board-out = out of the game
board-reach = What you can reach
board-by-hand = from your hand up to { $n }
board-by-selling = only by selling gems, up to { $n }
board-no-reach = A bid of { $n } is beyond your means, even with every gem sold.
board-a-bid = a bid of
board-surcharge = position { $n } in order
board-discount = knowledge and artifacts
board-would-pay = you would pay
board-how-to-pay = How you would pay
board-how-text = As the program would suggest; you may change it then.
board-pay-exact = exactly, nothing lost
board-pay-change = { $n } dust comes back
board-pay-lost = { $n } energy is lost
board-pay-weight = You keep a weight of { $n }, limit { $limit }
board-real-prices = What each would pay at { $n }
board-market = The market meanwhile
board-market-end = The market at the end
board-due = { $n } to pay
board-due-who = { $who } has { $n } to pay
board-pay-suggested = Pay { $n } as suggested
board-due-ticks = The ticked pieces are the suggestion.
board-keep = Keep at most { $n }
board-others = The other boards
board-boards = The boards
board-choose = Choose your character
board-characters = Characters
board-taken = taken by { $who }
board-total = Points
board-effect-spellbook = Lets you enchant emeralds.
board-effect-runestone = One free knowledge step.
board-effect-ball = Hand limit +3.
board-effect-belt = Two more active slots.
board-effect-mirror = A free knowledge stone. All others lose an active gem.
board-effect-crystal = A green card every round.
board-effect-elixir = Lets you enchant diamonds. One free diamond now.
board-effect-mask = Free knowledge step. Sentinels cost 20 less.
board-effect-wand = Two more active slots. Hand limit +3.
board-effect-chalice = A red card every round.
board-effect-cloak = A free knowledge stone. All others lose an active gem.
board-effect-talisman = Two free knowledge steps.
board-means = { $n } in hand, { $m } more by selling every gem
board-income = Next round
board-four-become = { $n } cards of a colour, concentrated
board-with-them = with them
board-activate = Activate
board-deactivate = Rest
board-resting = at rest
board-to-level = { $area } to level { $n }
board-score = { $n } points
board-your-sentinels = Your sentinels
board-sentinels-of = The sentinels of { $who }
board-round = Round { $n }
board-tab-mine = Mine
board-tab-boards = Boards
board-tab-offer = Offer

## On the shelf

shelf-authors = Jens Drögemüller
shelf-about = Young wizards bid for artifacts and sentinels. Gems yield energy every round; the leader pays more, who trails pays less, and energy will not keep. The fifth sentinel sold ends it.
shelf-minutes = 90–120
shelf-weight = 4
option-lightning = Lightning
option-one_dust = Dust of one
option-limited_gems = Gems run out
option-strict_subphases = Actions in order
option-choose_character = Choose your character
option-druid_level3_ruby = The Druid’s early ruby
option-public_money = Open hands
option-lower_variance = Less luck in the cards

## Counted over many matches

counted-role = Characters
counted-thing = Artifacts and sentinels
ending-sentinels = The fifth sentinel was sold
ending-alone = Lightning left one player
ending-rounds = The last round was over
fact-rounds = Rounds
fact-sentinels = Sentinels sold
