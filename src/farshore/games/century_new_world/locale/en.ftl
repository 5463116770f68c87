# Century: A New World. Ids as in docs/contract.md.
title = Century: A New World
tagline = Send settlers out, trade your way from corn to furs, and claim eight Point cards.
edition-standard = Standard (reconstructed)

variant-board = Fourth board
    .help = The board beside A1, B1 and C1; it decides which locations there are.
variant-board-random = Random
variant-board-D1 = D1
variant-board-E1 = E1
variant-board-F1 = F1
variant-round_cap = Round limit
    .help = If everybody only rests, the game ends after this round.

ask-turn = Work at a location, or rest
ask-upgrade = Which cubes do you upgrade? { NUMBER($left) ->
        [one] 1 step left
       *[other] Up to { $left } steps
    }
ask-trade = How often do you trade at { $location }?
ask-visit-fort = { NUMBER($done) ->
        [0] Claim the Point card, take a Bonus tile, or both
        [1] Take a Bonus tile as well?
       *[other] Claim the Point card as well?
    }
ask-explore = Which Exploration tile do you take?
ask-return-cubes = Your storage holds 10 cubes: return { NUMBER($left) ->
        [one] 1 cube
       *[other] { $left } cubes
    }, whichever you like

event-settlers-placed = { $seat } sends { NUMBER($count) ->
        [one] 1 settler
       *[other] { $count } settlers
    } to { $location }
event-settlers-displaced = { $by } sends { NUMBER($count) ->
        [one] 1 settler
       *[other] { $count } settlers
    } of { $owner } home from { $location }
event-rested = { $seat } rests; { NUMBER($count) ->
        [0] no settler was out
        [one] 1 settler comes home
       *[other] { $count } settlers come home
    }
event-tools-used = { $seat } gains { $cubes } with Tool cards
event-produced = { $seat } produces { $cubes } at { $location }
event-cube-upgraded = { $seat } upgrades { $cube } to { $to }
event-traded = { $seat } trades { $given } for { $received } at { $location }
event-card-claimed = { $seat } claims { $card } for { $paid }
event-settlers-joined = { NUMBER($count) ->
        [one] 1 settler joins
       *[other] { $count } settlers join
    } { $seat }
event-bonus-taken = { $seat } takes the Bonus tile { $tile }
event-location-explored = { $seat } takes { $exploration } and opens { $location }
event-cubes-found = { $seat } finds { $cubes }
event-cube-returned = { $seat } returns 1 { $cube }
event-last-round-begun = { $seat } holds 8 Point cards: this round is the last

word-rest = Rest
    .help = All your settlers come home. You do nothing else this turn.
word-stop = Stop here
    .help = Leave the remaining upgrades unused.
word-leave = Leave the fort
    .help = You are done at this fort.

times = { NUMBER($name) ->
        [one] Once
        [2] Twice
       *[other] { $name } times
    }
board = Board { $name }
cube-yellow = corn
    .help = Level 1. Worth nothing at the end.
cube-red = meat
    .help = Level 2. Worth 1 point at the end.
cube-green = tobacco
    .help = Level 3. Worth 1 point at the end.
cube-brown = { NUMBER($count) ->
        [one] fur
       *[other] furs
    }
    .help = Level 4. Worth 1 point at the end.
circle-prairie = Prairie
circle-forest = Forest
circle-river = River
circle-mountain = Mountain
symbol-native_help = Native Help
symbol-tool = Tool
symbol-new_settlers = New Settlers
symbol-exploration = Exploration

score-cards = Point cards
score-bonus-tiles = Bonus tiles
score-exploration = Exploration tiles
score-cubes = Cubes left
tally-yellow = Corn
tally-red = Meat
tally-green = Tobacco
tally-brown = Furs
    .one = Fur
tally-settlers = Settlers at home
    .one = Settler at home
tally-reserve = Settlers in reserve
    .one = Settler in reserve
tally-cards = Point cards
    .one = Point card
tally-bonus-tiles = Bonus tiles
    .one = Bonus tile
tally-exploration-tiles = Exploration tiles
    .one = Exploration tile
phase-main = Until somebody holds 8 cards
phase-last-round = Last round

explain-production = Production: take { $gain }.
explain-upgrade = Upgrade: up to { NUMBER($count) ->
        [one] 1 step
       *[other] { $count } steps
    }, each raising 1 cube by 1 level: corn, meat, tobacco, fur.
explain-trade = Trade as often as you like, at least once: give { $give }, get { $gain }.
explain-fort = { NUMBER($stacks) ->
        [0] Fort: claim the Point card above it.
        [2] Fort: claim the Point card above it, take the top Bonus tile of one of its two stacks, or both.
       *[other] Fort: claim the Point card above it, take the top Bonus tile, or both.
    }
explain-placing = Takes { NUMBER($count) ->
        [one] 1 settler
       *[other] { $count } settlers
    } while empty. If another player's settlers are there, it takes one more than those, and they go home.
explain-circle = Symbol: { $circle }. Native Help and Tool cards with it work here.
explain-native-help = Native Help: locations with the symbol { $circle } take 1 settler less, but at least 1.
explain-tool = Tool: at locations with the symbol { $circle } you first gain 1 { $cube }.
explain-new-settlers = New Settlers: { NUMBER($count) ->
        [one] 1 settler comes
       *[other] { $count } settlers come
    } from your reserve, or as many as it has.
explain-exploration = Exploration: take 1 Exploration tile off the board. The location below is open to everybody from now on.
explain-price = Costs { $cost }. Worth { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    }.
explain-bonus-single = At the end: 2 points for each symbol { $symbol } you have.
explain-bonus-pair = At the end: 3 points for each pair of symbols { $first } and { $second } you have.
explain-bonus-settlers = At the end: 1 point for every 2 settlers at home and on the board.
explain-bonus-flat = At the end: 3 points.
explain-find-symbol = At the end: 1 more symbol { $symbol } for your Bonus tiles.
explain-find-settler = At once: 1 settler from your reserve, if it has any.
explain-find-points = At the end: { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    }.
explain-find-cubes = At once: { $gain }.

# Names, our own. An edition with other ids falls back on the bare name.
location = { $name }
card = { $name }
tile = { $name }
exploration = { $name }

location-A1-1 = Harbour Fort
location-A1-2 = Meadow Fort
location-A1-3 = Cornfield
location-A1-4 = Forest Workshop
location-A1-5 = Hunting Ridge
location-A1-6 = Ferry Landing
location-B1-1 = Timber Fort
location-B1-2 = Stone Fort
location-B1-3 = Homestead
location-B1-4 = Riverside Farm
location-B1-5 = Council Circle
location-C1-1 = Trapline
location-C1-2 = Mountain Fair
location-C1-3 = Tanners' Camp
location-C1-4 = Ford of the Herds
location-C1-5 = Forest Post
location-C1-6 = Tobacco Barn
location-D1-1 = Smokehouse
location-D1-2 = Floodplain
location-D1-3 = Pipe Circle
location-D1-4 = Corn Crib
location-D1-5 = Great Workshop
location-D1-6 = Fur Exchange
location-E1-1 = Mill
location-E1-2 = Tobacco Patch
location-E1-3 = Drying Racks
location-E1-4 = Canoe Market
location-E1-5 = Winter Camp
location-E1-6 = Bison Plain
location-F1-1 = Beaver Dam
location-F1-2 = Wagon Stop
location-F1-3 = Seed Merchant
location-F1-4 = Terrace Gardens
location-F1-5 = High Pass
location-F1-6 = Master Artisans

card-P01 = Prairie Guides
card-P02 = Forest Trackers
card-P03 = River Guides
card-P04 = Mountain Scouts
card-P05 = Prairie Elders
card-P06 = Forest Elders
card-P07 = Mountain Elders
card-P08 = River Elders
card-P09 = Prairie Council
card-P10 = Forest Council
card-P11 = Water Wheel
card-P12 = Pickaxe
card-P13 = Plough
card-P14 = Hunting Bow
card-P15 = Fishing Net
card-P16 = Snare
card-P17 = Lasso
card-P18 = Sickle
card-P19 = Sluice
card-P20 = Axe
card-P21 = Traveller
card-P22 = Trapper
card-P23 = Farmhand
card-P24 = Carpenter
card-P25 = Young Couple
card-P26 = Blacksmith
card-P27 = Wagon Train
card-P28 = Twin Brothers
card-P29 = Miller's Family
card-P30 = Ship from Home
card-P31 = Compass
card-P32 = Spyglass
card-P33 = Canoe
card-P34 = Pathfinder
card-P35 = Sketched Map
card-P36 = Mountain Trail
card-P37 = Surveyor
card-P38 = Expedition
card-P39 = Star Chart
card-P40 = Great Atlas

tile-BT01 = Native Help + Tool
tile-BT02 = Native Help + Tool
tile-BT03 = Tool + New Settlers
tile-BT04 = Tool + New Settlers
tile-BT05 = New Settlers + Exploration
tile-BT06 = New Settlers + Exploration
tile-BT07 = Exploration + Native Help
tile-BT08 = Exploration + Native Help
tile-BT09 = Native Help + New Settlers
tile-BT10 = Tool + Exploration
tile-BT11 = Native Help
tile-BT12 = Tool
tile-BT13 = New Settlers
tile-BT14 = Exploration
tile-BT15 = Every 2 Settlers
tile-BT16 = Every 2 Settlers
tile-BT17 = 3 Points

exploration-ET01 = Dreamcatcher
exploration-ET02 = Stone Hammer
exploration-ET03 = Footprints
exploration-ET04 = Old Compass
exploration-ET05 = Castaway
exploration-ET06 = Hermit
exploration-ET07 = Waterfall
exploration-ET08 = Canyon
exploration-ET09 = Abandoned Camp
exploration-ET10 = Hidden Cache

# Numbers of the board, in a terminal
shown-standing = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
shown-need = takes { $count }
shown-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
shown-below = { $count } below

# Headings in the terminal
part-forts = Forts, with their Point card and Bonus tile
part-next_card = Next in the deck
part-cards = Point cards
part-tiles = Bonus tiles
part-explorations = Exploration tiles
