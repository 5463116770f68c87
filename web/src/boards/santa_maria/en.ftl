santa-colony = Your colony, six by six
santa-your-colony = Your colony
santa-dice-hint = white dice take a column, blue dice a row
santa-year = Year
santa-religion = Religion
santa-religion-what = { $count ->
    [one] 1 blue die in reserve
   *[other] { $count } blue dice in reserve
}
santa-conquistadors = Conquistadors
santa-conquistadors-what = lower in a stack is ahead
santa-docks = Docks
santa-docks-what = pay the cargo, keep the income
santa-docks-left = { $count } in the stack
santa-scholar = Scholars
santa-scholar-what = lasting skill
santa-bishop = Bishops
santa-scholar-SC04 = Mathe{ "\u00AD" }matician
santa-scholar-SC07 = Provi{ "\u00AD" }sioner
santa-bishop-what = at the end, −{ $cost } each
santa-station = Missions
santa-station-what = gain once
santa-fee = { $coins } coins
santa-free = free
santa-retire = Retire
santa-retire-what = and gain this at once
santa-land = New land
santa-double = double
santa-triple = triple
santa-harbour = When you retire
santa-white-left = { $count ->
    [one] 1 white die left
   *[other] { $count } white dice left
}
santa-single = single building: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
santa-retired = retired
santa-solo = { $points } points or more win the solo game.
coach-santa_maria-turn = Dice are your strongest turns: a white one uses every vacant building of a column, a blue one those of a row. A tile laid first makes them stronger.
    .at = die:
coach-santa_maria-choose-line = The line with the value of the die is free; the others cost the coins shown. All vacant buildings in it are activated in order; the die stays on the last.
    .at = column: row:
coach-santa_maria-place-tile = Lay the tile where a column or row grows long: every die used there will do more. Full lines with colonists score at the end.
coach-santa_maria-ship = Pay the cargo and keep the tile. Whenever you retire, each shipment at a dock pays you its income.
    .at = dock:
coach-santa_maria-recruit = A scholar is a lasting skill, a bishop scores at the end, a mission pays at once. You pay 2 coins to each player who is already there.
coach-santa_maria-retire = Retiring ends your year: take what the space gives, then your harbour pays. The spaces go to those who retire first.
santa-pool-left = { $count } to take
santa-pool = dice pool
santa-over = as it stood after the last year
santa-first = 1st
santa-of-coins = Coins
santa-of-points = Happiness
santa-of-religion = Religion
santa-of-conquistador = Conquest
santa-of-ship = Ship
santa-of-road = Road

# What scholars and bishops do, as short as a tile needs it; pointing at one tells the whole.
santa-skill-foreman = Leave a die on any building it used
santa-skill-architect = Tiles cost 1 wood less
santa-skill-agronomist = Triples cost no grain
santa-skill-mathematician = Change each die by 2 for free
santa-skill-steward = Single buildings cost 1 less
santa-skill-merchant = Sugar, gems, gold sell for 3
santa-skill-provisioner = Buy wood and grain for 2
santa-skill-navigator = Any good replaces 1 of a cargo
santa-skill-theologian = Extra step for 2 coins
santa-skill-captain = 1 coin for each conquest step
santa-asks-shipment = { $points } per shipment, max { $cap }
santa-asks-line = { $points } per full line, max { $cap }
santa-asks-monk = { $points } per monk, max { $cap }
santa-asks-terrain = { $points } per { $terrain ->
    [forest] forest
    [farmland] field
    [mountain] mountain
   *[town] town
} space, max { $cap }
santa-asks-terrains = { $points } per set of 3 lands, max { $cap }
santa-asks-region = { $points } per space of largest land, max { $cap }
santa-bishop-BI1 = Fleet
santa-bishop-BI2 = Fields
santa-bishop-BI3 = Clergy
santa-bishop-BI4 = Towns
santa-bishop-BI5 = Wilds
santa-bishop-BI6 = Province

# The legend of signs.
santa-sign-ship = Shipping
    .help = Pay the cargo of a tile at the docks and take it into your harbour.
santa-sign-conquistador = Conquistador
    .help = One space on the track; the furthest score at the end of the year.
santa-sign-religion = Religion
    .help = One space on the track, one more for 1 grain.
santa-sign-monk = Monk
    .help = Passing this symbol, you may place a monk with a scholar, a bishop or a mission.
santa-sign-colonist = Colonist
    .help = 1 point in each full row and each full column at the end.
santa-sign-tree = Tree
    .help = In the solo game the conquistador must have passed the tree of the year.
santa-sign-road = Road
    .help = Fills a space but is not a building: it is never activated.
santa-sign-forest = Forest
    .help = A terrain. Bishops and an achievement of the solo game count terrains.
santa-sign-farmland = Farmland
    .help = A terrain that bishops count.
santa-sign-mountain = Mountain
    .help = A terrain that bishops count.
santa-sign-town = Town
    .help = A terrain that bishops count.
santa-sign-order = Order
    .help = In which order the buildings of a row or column are activated.
