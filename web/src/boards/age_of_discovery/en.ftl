discovery-chart = Chart of the New World
discovery-resists = Resistance of the natives
discovery-strength = Strength aboard
discovery-none = none
discovery-events = Events
discovery-rounds = Rounds
discovery-now = this round
discovery-atlantic = Atlantic Ocean
discovery-south-sea = South Sea
discovery-incognita = Terra incognita
discovery-initiative = Initiative
discovery-initiative-what = coins and order
discovery-dock = Colonist Dock
discovery-dock-what = sail to a region
discovery-goods = Trade Goods
discovery-goods-what = take 1 of 4
discovery-shipping = Merchant Shipping
discovery-shipping-what = highest value
discovery-shipping-join = join
discovery-buildings = Capital Buildings
discovery-buildings-what = ${ $price } each
discovery-discovery = Discovery
discovery-discovery-what = one expedition
discovery-discovery-join = join
discovery-specialists = Specialists
discovery-specialists-what = for next round
discovery-warfare = Warfare
discovery-warfare-what = battle or war
discovery-kind-immediate = works at once
discovery-kind-once = works once
discovery-kind-continuous = works every round
discovery-income = +${ $money } a round
discovery-ships = ships
discovery-income-brief = +${ $money }
discovery-order = Order of players
discovery-leads = leads
discovery-pile = { $count } to come
discovery-last-age = { $count ->
    [one] 1 building known for Age III
   *[other] { $count } buildings known for Age III
}
discovery-training = any ${ $price }
discovery-scores = Age { $age } scores
discovery-after-round = after round { $round }
discovery-most = Most ({ $colony }+)
discovery-tied = Two tied
discovery-second = Second

# What a building does, in the few words its card has room for.
discovery-gain-worker = { $amount } { $worker } a round
discovery-join-discovery = { $amount } { $worker } joins Discovery
discovery-fill-x = { $worker } on dock space X
discovery-fill-y = { $worker } on dock space Y
discovery-gain-money = { $when ->
    [now] ${ $amount } at once
   *[always] ${ $amount } a round
}
discovery-money-by-goods = ${ $amount } per { $goods } a round
discovery-levy-by-ships = ${ $amount } per ship from each rival
discovery-draw-goods = { $when ->
    [now] { $amount } random goods
   *[always] { $amount } random good a round
}
discovery-swap-goods = swap a good with a rival
discovery-sell-goods = sell goods for ${ $amount } each
discovery-move-colonists = move { $amount } colonists a round
discovery-discover-freely = discover unopposed
discovery-gain-ship = { $amount } merchant ship
discovery-choose-specialists = any { $amount } specialists
discovery-settle-colonists = settle { $amount } colonists
discovery-send-soldiers = { $amount } soldiers to one region
discovery-settle-two-players = you and a rival settle { $amount } each
discovery-thin-colonies = strikes all colonies of { $amount }+
discovery-remove-colonists = remove up to { $amount } colonists
discovery-take-tokens = a token from { $amount } rivals
discovery-raise-captains = captains +{ $amount } in Discovery
discovery-lower-resistance = natives resist { $amount } less
discovery-convert-more = missionaries bring +{ $amount }
discovery-cancel-conversion = stops rivals’ missionaries
discovery-carry-workers = { $amount } ships carry workers
discovery-raise-militia = +{ $amount } soldier when attacked
discovery-move-soldier = move { $amount } soldier a round
discovery-move-to-front = to the front of 1 track
discovery-points = { $each ->
    [one] 1 point
   *[other] { $each } points
}
discovery-score-goods = { discovery-points } per { $per ->
    [1] good
   *[other] { $per } goods
}
discovery-score-workers = { discovery-points } per { $per ->
    [1] worker on the map
   *[other] { $per } workers on the map
}
discovery-score-ships = { discovery-points } per { $per ->
    [1] ship
   *[other] { $per } ships
}
discovery-score-soldiers = { discovery-points } per { $per ->
    [1] soldier on the map
   *[other] { $per } soldiers on the map
}
discovery-score-buildings = { discovery-points } per { $per ->
    [1] building
   *[other] { $per } buildings
}
discovery-score-colonised-regions = { discovery-points } per { $per ->
    [1] settled region
   *[other] { $per } settled regions
}
discovery-score-money = { discovery-points } per ${ $per }
discovery-score-discoveries = { discovery-points } per { $per ->
    [1] discovery
   *[other] { $per } discoveries
}
discovery-score-builders = { discovery-points } per { $per ->
    [1] builder on the map
   *[other] { $per } builders on the map
}
discovery-score-scholars = { discovery-points } per { $per ->
    [1] last specialist
   *[other] { $per } last specialists
}
milestone-age_of_discovery = The regions are scored
coach-age_of_discovery-place-worker = One worker at a time, then the events happen from top to bottom. A colonist on the dock sails to a region; the first space of an event acts first.
coach-age_of_discovery-land-worker = Where somebody has three workers, the end of an age brings 6 points for the most and 2 for the second. The first with three takes the region's good.
    .at = region:
coach-age_of_discovery-take-good = Goods pay every round: three alike $3, four alike $6, any other three $1.
coach-age_of_discovery-buy-building = Buildings that work every round are worth most early; those of the last age count points.
coach-age_of_discovery-choose-target = Nobody knows how many natives resist. A larger crew is safer; a captain counts 2, soldiers bring booty.
    .at = region:

# Goods and workers named without being a thing to point at: on the chart, in what a building does.
discovery-good-silver = Silver
discovery-good-sugar = Sugar
discovery-good-gold = Gold
discovery-good-tobacco = Tobacco
discovery-good-coffee = Coffee
discovery-good-indigo = Indigo
discovery-good-fur = Fur
discovery-good-cattle = Cattle
discovery-good-cocoa = Cocoa
discovery-good-fish = Fish
discovery-good-rice = Rice
discovery-worker-colonist = colonist
discovery-worker-captain = captain
discovery-worker-merchant = merchant
discovery-worker-missionary = missionary
discovery-worker-soldier = soldier
discovery-worker-builder = builder

# What a nation can do, in a few words.
discovery-nations = Nations
discovery-nation-england = 2 more on the dock and its order, once
discovery-nation-spain = begins with a free discovery
discovery-nation-france = a good before anybody else, twice
discovery-nation-portugal = the discovery deck at 3, once an age
discovery-nation-holland = the merchant ship, once
discovery-nation-italy = a taken place in Specialists, twice

# The legend of signs.
discovery-sign-initiative = Initiative
    .help = Earns the number of its space and sets the order of the next round.
discovery-sign-dock = Colonist Dock
    .help = Workers sail to discovered regions, from left to right.
discovery-sign-goods = Trade Goods
    .help = Each worker takes one good.
discovery-sign-shipping = Merchant Shipping
    .help = The highest value takes the ship.
discovery-sign-buildings = Capital Buildings
    .help = Each worker may buy one building.
discovery-sign-discovery = Discovery
    .help = One expedition a round.
discovery-sign-specialists = Specialists
    .help = A specialist for the next round.
discovery-sign-warfare = Warfare
    .help = A free battle, or a war for $10.
discovery-sign-ship = Merchant ship
    .help = Stands for any good, one in each set.
discovery-sign-coin = Money
    .help = Plunder, income and prices.
discovery-sign-point = Points
    .help = What a building, token or region is worth.
discovery-sign-immediate = Works at once
    .help = The building acts when you buy it, and never again.
discovery-sign-once = Works once
    .help = You choose when.
discovery-sign-continuous = Works every round
    .help = In the phase of building benefits, or as a lasting rule.
discovery-sign-resistance = Resistance
    .help = What an expedition must reach to succeed.
discovery-sign-plague = Plague
    .help = Removes workers, or lowers resistance.
discovery-sign-laurel = Glory
    .help = Points for the regions you have settled.
discovery-none-home = No workers at home
