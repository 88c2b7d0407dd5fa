"""The paragraphs of the rulebook: what happens in Archmage. This is the list of what the steps say and ask.

Events
======

`state.tell(word, seat, a, b, c)`: seat is who acts, unless said otherwise. Cells, faces, relics (= spheres), spells, tokens
and directions are numbers of `components`; an owner is a seat, or 4 for the Warlord (his followers are Inflame tokens).

Set-up and turns

=================  =========================================================================================
dealt              a sphere's planet lies at orbit b (-3 to 3); seat starts with c of its relics (A12, A13)
starts             seat begins (A14)
warlord_appears    on cell a, looking in direction b (AS3)
turn               seat's turn, round a (A40)
fades              a of seat's temporary tokens are taken back (A50)
learns             spell a comes into seat's Spell Book (A54, A181)
forgets            spell a leaves it
aligns             planet a moves to distance b because others are ahead; c relics of its colour gained (A63)
planet             seat moves planet a to distance b (0: the middle); c relics of its colour gained (A57, A58)
final_turn         this is seat's last turn (A61)
counts             seat has a points: b of spells (less what corruption costs), c of lands (A32)
warlord_counts     the Warlord has a points: b of lands, c of Towns and Outposts, the rest by the difficulty (AS20)
warlord_loses      of these Corrupt takes a points, b are left (AS20)
ends               nobody's: the seats in mask a win; those in b have the most points; where some of them lose, the
                   tie-break c decides, 1 for Master spells to 5 for followers on the land (A33 to A38)
ends_alone         seat ends with a points, the Warlord with b (AS21)
=================  =========================================================================================

Journey

=================  =========================================================================================
goes               seat's Mage goes to cell a for b points (0: by Gate); the hex shows c
cursed             seat loses a follower from Company to Supply on the Cursed Tower, cell a (A95)
scorched           the same in a Chasm, cell a (A207)
tribute            seat gives 1 relic a to owner b for the Wellspring on cell c (A211)
explores           seat turns up cell a and finds face b (A97)
gains              seat takes b relics of kind a
rallies            a of seat's followers come from Supply to Company
trades             seat gives 2 relics for an Apprentice in sphere a, exploring cell b (A100)
places             seat puts a follower on cell a, which shows b (A70)
unwards            seat removes the Ward of owner b on cell a (A111)
attacks            seat kills the follower of owner b on cell a; both take 1 Blood, the Warlord none (A112, A113, AS15)
divines            seat takes 1 relic of kind b from cell a (A206)
stops              seat's Journey ends on cell a, which shows b
again              seat's next Journey of this turn begins (A216)
=================  =========================================================================================

Journey's End

=================  =========================================================================================
gathers            seat gathers in the Town on cell a (A130); `gains` and `rallies` follow
recruits           seat recruits a followers (A135)
initiates          seat gives 2 relics for an Apprentice in sphere a (A140, A142, A160)
wards              seat's action or Fortify places a Wards (A151, A214)
builds             seat builds the Mage Tower on cell a, which shows b; c = 1: a follower returns (A153); `gains` follow
promotes           an Apprentice of seat rises to the place of spell a; the other goes to the Company (b = 0) or to the
                   Supply (b = 1); c = 1: the risen one is corrupt (A162, A164)
=================  =========================================================================================

Spells

=================  =========================================================================================
casts              seat casts spell a (A170)
pays               seat pays b relics of kind a for it, penalty included (A171 to A173)
leaves_door        by paying, seat has freed its doorway a: the follower of owner b goes to that owner's Supply (A210)
lays               seat lays spell token a on cell b (A178)
exchanges          seat gives 1 relic a for 1 relic b (A205)
decays             seat removes 1 relic b of seat a (A200)
haunts             seat puts a follower into doorway b of seat a; c = 1: from the Company (A210)
captures           seat captures the follower of owner b on cell a (A209)
chasm              seat's chasm runs in direction a (A207); `lays`, `dies`, `ward_gone` follow
dies               seat = owner: the follower on cell a is killed by spell b (A207, A215)
ward_gone          seat = owner: the Ward on cell a is removed by spell b
uproots            seat moves the hex on cell a, which shows c, to cell b (A217); once for each of the two
teaches            a follower of seat becomes an Apprentice in sphere a; b = 1: its spell is new in the book (A212)
taints             seat corrupts an Apprentice in sphere b of seat a; a = 4: the Warlord loses a point (A213, AS18)
slows              the Warlord's next march is a steps shorter (AS18)
guides             seat will choose the Warlord's next direction (AS18)
=================  =========================================================================================

The Warlord (seat is always 0, the player)

=================  =========================================================================================
compass            his direction is a; b = 1: chosen by the player (AS5, AS18)
march              the march die shows a; he makes b steps
turns              the way is forbidden: he turns to direction a (AS6)
marches            he comes to cell a, which shows b
warlord_rests      he neither moves nor inflames (AS18)
warlord_unwards    he (b = 0) or his fire (b = 1) removes the Ward on cell a (AS8, AS12)
warlord_kills      he (b = 0) or his fire (b = 1) kills the follower on cell a; the player takes 1 Blood (AS9, AS12)
warlord_sinks      he falls into the Chasm on cell a: it is gone, and so is his turn (AS10)
turned_up          cell a is turned up for his fire and shows b (AS11)
inflames           an Inflame token comes to cell a; b = 1: the fire has spread (AS11, AS12)
=================  =========================================================================================

Choices
=======

Class (fields beside seat), module, the moves it offers, and its word in `View.asked`.

======================================  ==============  ==================================================  ================
Planet                                  preparation     PLANET                                              planet
AlignPlanet                             preparation     PLANET, the farthest only (A63)                     planet
Journey (Menu)                          journey         GO, EXPLORE, PLACE, UNWARD, ATTACK, DIVINE, CAST,   journey
                                                        STOP
Trade (face, cell)                      exploring       TRADE, DONE (A100)                                  trade
Tribute (owner, cell, relics)           arrival         GIVE (A211)                                         tribute
JourneysEnd (Menu)                      journeys_end    GATHER, RECRUIT, INITIATE, WARDS, BUILD, PROMOTE,   journeys_end
                                                        CAST, END
TownYield (left)                        journeys_end    TAKE, TAKE_FOLLOWER (A133)                          town
InitiateMore (left, spheres)            initiation      INITIATE, DONE (A141, A143)                         initiate
AfterBuilding                           journeys_end    WARDS, INITIATE, PROMOTE, DONE (A158)               after_building
Promoting                               promotion       PROMOTE, DONE (A161)                                promote
WhichApprentice (spell, place, first)   promotion       CLEAN, CORRUPTED (A165)                             apprentice
Payment (spell, due)                    payment         PAY (A171 to A173, A210)                            payment
LayVines (left)                         fundamental     AT, DONE (A201)                                     vines
Exchange (left)                         fundamental     GIVE, DONE (A205)                                   exchange
ExchangeFor (left, given)               fundamental     TAKE                                                exchange_for
DecayVictim                             fundamental     AGAINST (A200)                                      victim
DecayRelics (victim)                    fundamental     DISCARD                                             decay
LayWellspring                           advanced        AT (A211)                                           wellspring
GateTarget                              advanced        TO (A208)                                           gate
Doorway                                 advanced        DOOR (A210)                                         doorway
Capture                                 advanced        AT (A209)                                           capture
ChasmDirection                          advanced        TOWARD (A207)                                       chasm
Teach                                   master          TEACH (A212)                                        teach
Taint (victim)                          master          TAINT (A213)                                        taint
UpheavalFirst                           upheaval        AT (A217)                                           upheaval_first
UpheavalSecond (first)                  upheaval        AT                                                  upheaval_second
UpheavalCell (first, second)            upheaval        TO, where the first hex goes                        upheaval_cell
UpheavalOther (first, second, cell)     upheaval        TO, where the second goes                           upheaval_other
GuideWarlord                            warlord         COMPASS (AS18)                                      guide
======================================  ==============  ==================================================  ================

Chance: DealPlanet (seat, oval): DEAL; StartPlayer: START; WarlordStart and RollCompass: COMPASS; RollMarch: PACE;
TurnUp (seat, cell) and Kindle (cell, how: 1 where the fire has spread): FIND.

Ids of pieces in `touches` and `Card.aims` are listed in `speech`.
"""
