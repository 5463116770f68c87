# Santa Maria. Ids as in docs/contract.md.
title = Santa Maria
tagline = Build a colony of 6 by 6, use dice to set its rows and columns to work, and make it the happiest after 3 years.
edition-standard = Standard (reconstructed)

variant-colonies = Colonies
    .help = How each player gets a colony board.
variant-colonies-random = Random
    .help = Each player gets one of the four A sides at random. Best for a first game.
variant-colonies-chosen = Chosen
    .help = Players choose an A side counter-clockwise; the starting player chooses last.
variant-colonies-advanced = Advanced
    .help = Everybody plays the B side, and chooses a town hall with a scholar.
variant-blue_dice = Blue dice
    .help = Where the blue dice lie.
variant-blue_dice-own = Each their own
    .help = Every player rolls and keeps their own blue dice.
variant-blue_dice-common = Common pool
    .help = All take blue dice from one pool, in a year as many as they have unlocked.
variant-town_hall_scholar = Scholar of the town hall
    .help = Do the points of the scholar that comes with a town hall count?
variant-town_hall_scholar-scores = Scores its points
variant-town_hall_scholar-no-points = No points

ask-take-board = Which colony board do you take?
ask-choose-hall = Which town hall do you take? Its scholar comes with it
ask-turn = Your turn: expand, activate a building, use a die, or retire
ask-place-tile = Where does “{ $tile }” go? Choose a place for its first space, then turn it
ask-turn-tile = Which way does “{ $tile }” lie?
ask-place-road = Where does the road tile go?
ask-choose-line = Which line do you activate with { $die }? { NUMBER($free) ->
        [0] Each point of change costs 1 coin
       *[other] The first { $free } points of change are free, each further one costs 1 coin
    }
ask-leave-die = Where do you leave the die?
ask-gain = Something will not fit into your storage. Sell first?
    .after-sell = { $thing } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
ask-pay = Pay { $cost }, or replace something?
    .after-good = in place of { $thing }
ask-religion = You would pass a monk symbol. Advance?
ask-extra-step = Pay 1 grain{ NUMBER($coins) ->
        [0] {""}
       *[other] {" "}or { $coins } coins
    } { NUMBER($ends) ->
        [0] to advance 1 more space on the religion track?
       *[other] for 1 more point, at the end of the religion track?
    }
    .good-grain = Pay 1 grain
    .good-gold = Pay 1 gold
    .good-coins = Pay { $coins } coins
    .buy = Buy and pay
    .after-sell = { $thing } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
    .after-buy = { $thing } for { $price } coins
ask-recruit = Where does your monk go?
    .after-sell = { $thing } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
ask-ship = Which shipment do you fulfil?
    .shipment = { $thing } from { $dock }, { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    }
    .after-sell = { $thing } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
    .after-buy = { $thing } for { $price } coins
ask-trade = Trade { NUMBER($costs) ->
        [one] { $pay }
       *[other] one of { $pay }
    } for { NUMBER($ways) ->
        [one] { $gains }?
       *[other] one of { $gains }?
    }
    .good = Pay 1 { $thing }
    .after-good = for { $gain }
    .after-sell = { $thing } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
    .after-buy = { $thing } for { $price } coins
ask-retire = Where do you retire?
ask-last-sale = Sell something before the final scoring?
    .after-sell = { $thing } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }

event-board-taken = { $seat } takes { $board }
event-hall-chosen = { $seat } chooses the town hall “{ $hall }”
event-year-begun = Year { $year } begins; { $seat } starts
event-white-dice-rolled = White dice are rolled: { $dice }
event-blue-die-rolled = { $seat } rolls a { $die }
event-tile-bought = { $seat } buys the tile “{ $tile }”
event-tile-placed = { $seat } places “{ $tile }” at { $cell }
event-building-activated = { $seat } pays { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    } to activate the building at { $cell }
event-column-activated = { $seat } uses a { $die } on { $column }{ NUMBER($price) ->
        [0] {""}
        [one] , changed for 1 coin
       *[other] , changed for { $price } coins
    }
event-row-activated = { $seat } uses a { $die } on { $row }{ NUMBER($price) ->
        [0] {""}
        [one] , changed for 1 coin
       *[other] , changed for { $price } coins
    }
event-die-left = { $seat } leaves the die on the building at { $cell }
event-gained = { $seat } gains { $goods }
event-surplus-sold = { $seat } has no room for { $goods } and gets { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
event-paid = { $seat } pays { $goods }
event-good-replaced = { $seat } pays 1 { $good } in place of { $replaced }
event-sold = { $seat } sells 1 { $good } for { NUMBER($price) ->
        [one] 1 coin
       *[other] { $price } coins
    }
event-bought = { $seat } buys 1 { $good } for { $price } coins
event-shipped = { $seat } ships { $shipment } from { $dock }
event-shipment-arrived = A new shipment waits at { $dock }: { $shipment }
event-conquistador-advanced = { $seat } moves the conquistador to space { $space }
event-religion-advanced = { $seat } moves to space { $space } of the religion track
event-religion-extended = { $seat } pays { $goods } to advance 1 more space
event-scholar-trained = { $seat } trains the { $scholar }
event-bishop-appointed = { $seat } appoints the { $bishop }
event-station-reached = { $seat } sends a monk to the { $station }
event-monk-welcomed = { $seat } pays { $price } coins to { $owner }
event-retired = { $seat } retires: { $retire }
event-income-received = { $seat } receives income from { $dock }, { NUMBER($count) ->
        [one] 1 ship
       *[other] { $count } ships
    }
event-conquest-scored = { $seat } { NUMBER($place) ->
        [0] has passed the tree of this year
       *[other] is number { $place } of the conquistadors
    } and gains { $points } points
event-year-ended = Year { $year } ends
event-achievement-reached = { $seat } reaches { $achievement }

word-sell = Sell
    .help = Free action: 1 coin for wood or grain; 2 coins for sugar, a gem or gold, 3 with the Merchant.
word-buy = Buy
    .help = Free action: 1 wood or 1 grain for 3 coins, for 2 with the Provisioner.
word-retire = Retire
    .help = Take a retiring space and its action, then the income of your harbour. You have no more turns this year.
word-gain = Take it now
    .help = What does not fit is sold at the usual price.
word-pay = Pay as shown
    .help = Everything else in kind.
word-advance = Advance
    .help = Pass the monk symbol and recruit a monk.
word-decline = Decline
    .help = Do not use this.
word-stay = Stay here
    .help = Pay nothing; advance no further.
word-done = Done
    .help = Sell nothing more.

good-wood = { NUMBER($count) ->
        [one] wood
       *[other] wood
    }
    .help = Basic resource. Sells for 1 coin, costs 3 (2 with the Provisioner). You can store 3.
good-grain = { NUMBER($count) ->
        [one] grain
       *[other] grain
    }
    .help = Basic resource. Sells for 1 coin, costs 3 (2 with the Provisioner). You can store 3.
good-sugar = { NUMBER($count) ->
        [one] sugar
       *[other] sugar
    }
    .help = Advanced resource. Sells for 2 coins (3 with the Merchant). You can store 3.
good-gem = { NUMBER($count) ->
        [one] gem
       *[other] gems
    }
    .help = Advanced resource. Sells for 2 coins (3 with the Merchant). You can store 3.
good-gold = { NUMBER($count) ->
        [one] gold
       *[other] gold
    }
    .help = Advanced resource that replaces any other resource. Sells for 2 coins (3 with the Merchant). You can store 3.
good-coins = { NUMBER($count) ->
        [one] coin
       *[other] coins
    }
    .help = Activate single buildings, change dice, buy basic resources, pay for monks. 3 coins are 1 point at the end.
good-points = { NUMBER($count) ->
        [one] point
       *[other] points
    }
    .help = Happiness. The player with the most points wins.

board = colony board { $name }
    .help = The printed buildings of a colony.
cell = row { $a }, column { $b }
    .help = A space of the colony. White dice activate its column, blue dice its row.
column = column { $name }
    .help = All vacant buildings in it, from top to bottom.
row = row { $name }
    .help = All vacant buildings in it, from left to right.
turn-0 = As it is
turn-90 = A quarter turn clockwise
turn-180 = Half a turn
turn-270 = A quarter turn counter-clockwise
die-white-1 = white 1
die-white-2 = white 2
die-white-3 = white 3
die-white-4 = white 4
die-white-5 = white 5
die-white-6 = white 6
die-blue-1 = blue 1
die-blue-2 = blue 2
die-blue-3 = blue 3
die-blue-4 = blue 4
die-blue-5 = blue 5
die-blue-6 = blue 6
die = die { $name }
    .help = A white die activates the column of its value, a blue one the row. It stays on the last building.
value-1 = { NUMBER($count) ->
        [one] one
       *[other] ones
    }
value-2 = { NUMBER($count) ->
        [one] two
       *[other] twos
    }
value-3 = { NUMBER($count) ->
        [one] three
       *[other] threes
    }
value-4 = { NUMBER($count) ->
        [one] four
       *[other] fours
    }
value-5 = { NUMBER($count) ->
        [one] five
       *[other] fives
    }
value-6 = { NUMBER($count) ->
        [one] six
       *[other] sixes
    }
terrain-forest = forest
terrain-farmland = farmland
terrain-mountain = mountain
terrain-town = town

effect-trade = trade
effect-ship = shipping
effect-conquistador = conquistador
effect-religion = religion
effect-road = road tile

dock = dock { $name }
dock-coins = the coin dock
dock-religion = the religion dock
dock-conquistador = the conquistador dock
dock-points = the happiness dock
retire = retiring space { $name }
retire-coins = coins
retire-religion = religion
retire-conquistador = conquistador
retire-shipping = shipping
retire-road = road tile
scholar = scholar { $name }
scholar-SC01 = Foreman
scholar-SC02 = Architect
scholar-SC03 = Agronomist
scholar-SC04 = Mathematician
scholar-SC05 = Steward
scholar-SC06 = Merchant
scholar-SC07 = Provisioner
scholar-SC08 = Navigator
scholar-SC09 = Theologian
scholar-SC10 = Captain
bishop = bishop { $name }
bishop-BI1 = Bishop of the Fleet
bishop-BI2 = Bishop of the Fields
bishop-BI3 = Bishop of the Clergy
bishop-BI4 = Bishop of the Towns
bishop-BI5 = Bishop of the Wilds
bishop-BI6 = Bishop of the Province
station = missionary station { $name }
station-MS1 = Mission of Joy
station-MS2 = Mission in the Woods
station-MS3 = Mission on the Hill
station-MS4 = Mission of Gold
achievement-communism = Communism
    .help = 28 points or more from colonists.
achievement-capitalism = Capitalism
    .help = 4 sets of shipment tiles.
achievement-theocracy = Theocracy
    .help = 30 points or more from what bishops ask for.
achievement-capracracy = Capracracy
    .help = An unbroken chain of one terrain (not roads) across the colony, from west to east or from north to south.
achievement-democracy = Democracy
    .help = 120 points or more.
achievement-utopy = Utopy
    .help = 150 points or more.

score-happiness = Happiness gained in play
score-conquistadors = Conquistadors
score-coins = Resources and coins
score-colonists = Colonists
score-scholars = Scholars
score-bishops = Bishops' requirements
score-bishop-cost = Cost of bishops
score-harbour = Sets in the harbour
score-shipments = Shipment tiles
tally-wood = Wood
tally-grain = Grain
tally-sugar = Sugar
tally-gem = Gems
    .one = Gem
tally-gold = Gold
tally-coins = Coins
    .one = Coin
tally-happiness = Happiness
tally-religion = Religion
tally-conquistador = Conquistador
tally-monks = Monks at home
    .one = Monk at home
tally-ships = Shipment tiles
    .one = Shipment tile
tally-buildings = Buildings
    .one = Building
tally-blue-dice = Blue dice
    .one = Blue die
tally-full-lines = Full lines
    .one = Full line
tally-achievements = Achievements
    .one = Achievement
tally-year = Year
tally-years = of
tally-retired = Retired
phase-year-1 = First year
phase-year-2 = Second year
phase-year-3 = Last year

explain-gain = Gain { $goods }.
explain-trade = Trade, once: 1 { $good } for { $goods }.
explain-trade-or = Or 1 { $good } for { $goods }.
explain-ship = Shipping: fulfil { NUMBER($times) ->
        [one] 1 shipment tile
       *[other] { $times } shipment tiles
    } at the docks.
explain-conquistador = Conquistador: advance { NUMBER($times) ->
        [one] 1 space
       *[other] { $times } spaces
    }.
explain-religion = Religion: { NUMBER($times) ->
        [one] advance 1 space, and 1 more for 1 grain
       *[other] { $times } times, advance 1 space, and 1 more for 1 grain
    }. At the end of the track each space is 1 point instead.
explain-road = Take { NUMBER($times) ->
        [one] 1 road tile and place it
       *[other] { $times } road tiles and place them
    } on any empty space.
explain-road-space = Road with { NUMBER($colonists) ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }: points for each full row or column.
explain-terrain-forest = (forest)
explain-terrain-farmland = (farmland)
explain-terrain-mountain = (mountain)
explain-terrain-town = (town)
explain-shipment = Pay { $goods }. Income each time you retire; at the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    }.
explain-points = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    }.
explain-points-of-monks = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } for a monk here; nothing if it came with your town hall.
explain-foreman = You may leave a die on any building it has activated.
explain-architect = Every expansion tile costs you 1 wood less.
explain-agronomist = Triple expansion tiles cost you no grain.
explain-mathematician = The first { $points } points of change of each die are free.
explain-steward = Each single building costs you 1 coin less, but at least 1.
explain-merchant = You sell sugar, gems and gold for { $price } coins. Surplus and the final sale stay at { $usual }.
explain-provisioner = You buy basic resources for { $price } coins.
explain-navigator = Each time you ship you may pay any resource in place of one shown.
explain-theologian = You may pay { $price } coins instead of 1 grain for the extra space of a religion action.
explain-captain = Each step of your conquistador also gives 1 coin.
explain-bishop-shipment = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } per shipment tile in your harbour, at most { $cap }; the bishop costs { $cost } points.
explain-bishop-line = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } per full row or column, at most { $cap }; the bishop costs { $cost } points.
explain-bishop-monk = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } per monk on the common board, at most { $cap }; the bishop costs { $cost } points.
explain-bishop-terrain = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } for each space of { $terrain }, at most { $cap }; the bishop costs { $cost } points.
explain-bishop-terrains = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } for each set of { $spaces }, at most { $cap }; the bishop costs { $cost } points.
explain-bishop-region = At the end { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } per space of your largest group of one terrain, at most { $cap }; the bishop costs { $cost } points.

# Names, made from what the components show. An edition with other ids falls back on the bare name.
tile = tile { $name }
tile-D01 = wood, 1 colonist
tile-D02 = grain, 1 colonist
tile-D03 = sugar, 1 colonist
tile-D04 = gem, 1 colonist
tile-D05 = 2 coins, 1 colonist
tile-D06 = wood, 2 colonists
tile-D07 = grain, 2 colonists
tile-D08 = 2 coins, 2 colonists
tile-D09 = wood, shipping
tile-D10 = grain, religion
tile-D11 = sugar, conquistador
tile-D12 = gem, shipping
tile-D13 = sugar, trade
tile-D14 = conquistador, 1 point
tile-D15 = religion, trade
tile-T01 = 2 wood, shipping, 1 colonist
tile-T02 = wood, gem, 1 colonist
tile-T03 = 2 wood, trade, 2 colonists
tile-T04 = 2 grain, shipping, 1 colonist
tile-T05 = grain, religion, 2 colonists
tile-T06 = sugar, shipping, 1 colonist
tile-T07 = sugar, conquistador, 2 colonists
tile-T08 = gem, shipping, 1 colonist
tile-T09 = gem, religion, 1 colonist
tile-T10 = 2 coins, shipping, 2 colonists
tile-T11 = 2 points, religion, 1 colonist
tile-T12 = conquistador, trade, 2 colonists
tile-T13 = conquistador, 3 coins, 2 colonists
tile-T14 = 2 wood, sugar, 1 point
tile-T15 = 2 grain, gem, trade
tile-H1 = sugar + 1 coin, religion
tile-H2 = gem + 1 coin, conquistador
tile-H3 = wood + grain, 1 point
tile-H4 = trade, shipping + 1 coin
tile-R1 = road with 1 colonist
tile-R2 = road with 1 colonist
tile-R3 = road with 1 colonist
shipment = shipment { $name }
shipment-SS01 = wood + sugar
shipment-SS02 = wood + gem
shipment-SS03 = grain + sugar
shipment-SS04 = grain + gem
shipment-ST01 = 2 wood + grain
shipment-ST02 = wood + 2 grain
shipment-ST03 = wood + sugar
shipment-ST04 = wood + gem
shipment-ST05 = grain + sugar
shipment-ST06 = grain + gem
shipment-ST07 = 2 sugar
shipment-ST08 = 2 gems
shipment-ST09 = sugar + gem
shipment-ST10 = sugar + gem
shipment-ST11 = 2 wood + sugar
shipment-ST12 = 2 grain + gem
shipment-ST13 = wood + grain + sugar
shipment-ST14 = wood + grain + gem
shipment-ST15 = wood + 2 sugar
shipment-ST16 = wood + 2 gems
shipment-ST17 = grain + 2 sugar
shipment-ST18 = grain + 2 gems
shipment-ST19 = wood + sugar + gem
shipment-ST20 = grain + sugar + gem
shipment-ST21 = 2 wood + grain + gem
shipment-ST22 = wood + 2 grain + sugar
shipment-ST23 = 3 sugar
shipment-ST24 = 3 gems
shipment-ST25 = 2 sugar + gem
shipment-ST26 = sugar + 2 gems
shipment-ST27 = wood + grain + sugar + gem
shipment-ST28 = wood + grain + sugar + gem
shipment-ST29 = wood + 2 sugar + gem
shipment-ST30 = grain + sugar + 2 gems

# Numbers of the board, in a terminal
shown-wood = { NUMBER($count) ->
        [one] 1 wood
       *[other] { $count } wood
    }
shown-grain = { NUMBER($count) ->
        [one] 1 grain
       *[other] { $count } grain
    }
shown-sugar = { NUMBER($count) ->
        [one] 1 sugar
       *[other] { $count } sugar
    }
shown-gem = { NUMBER($count) ->
        [one] 1 gem
       *[other] { $count } gems
    }
shown-coins = { NUMBER($count) ->
        [one] 1 coin
       *[other] { $count } coins
    }
shown-points = { NUMBER($count) ->
        [one] 1 point
       *[other] { $count } points
    }
shown-colonists = { NUMBER($count) ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
shown-shipments_left = { NUMBER($count) ->
        [one] 1 shipment in the stack
       *[other] { $count } shipments in the stack
    }

# Headings in the terminal
part-white_dice = White dice
part-blue_pool = Blue dice
part-blue_dice = Blue dice
part-display = Expansion tiles
part-docks = Docks
part-monk_spaces = Scholars, bishops, missions
part-retiring = Where to retire
part-halls = Town halls
part-scholars = Scholars
part-own_scholar = Scholar of the town hall
part-harbour = Harbour
part-conquistadors = Conquistadors, year by year
