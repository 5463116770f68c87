# Empires: Age of Discovery. Ids as in docs/contract.md.
title = Empires: Age of Discovery
tagline = Place workers, discover and settle a New World, trade, build and fight over three ages.
edition-standard = Standard (goods reconstructed)

variant-builders = Builders expansion
    .help = Adds builders, who raise what regions are worth and make buildings cheaper, and 20 more buildings.
variant-expansion_buildings = Buildings of the expansion
    .help = With the Builders expansion: which of its 20 buildings take part.
variant-expansion_buildings-spoils-1-money = { building-spoils-1-money }
variant-expansion_buildings-spoils-1-ship = { building-spoils-1-ship }
variant-expansion_buildings-spoils-1-specialists = { building-spoils-1-specialists }
variant-expansion_buildings-magellan = { building-magellan }
variant-expansion_buildings-new-world-city = { building-new-world-city }
variant-expansion_buildings-new-world-mission = { building-new-world-mission }
variant-expansion_buildings-overpopulation = { building-overpopulation }
variant-expansion_buildings-smuggler = { building-smuggler }
variant-expansion_buildings-spoils-2-money = { building-spoils-2-money }
variant-expansion_buildings-spoils-2-goods = { building-spoils-2-goods }
variant-expansion_buildings-stone-masonry = { building-stone-masonry }
variant-expansion_buildings-papal-edict = { building-papal-edict }
variant-expansion_buildings-mint = { building-mint }
variant-expansion_buildings-trading-house = { building-trading-house }
variant-expansion_buildings-reformation = { building-reformation }
variant-expansion_buildings-mayflower = { building-mayflower }
variant-expansion_buildings-age-of-discovery = { building-age-of-discovery }
variant-expansion_buildings-new-world-capital-city = { building-new-world-capital-city }
variant-expansion_buildings-age-of-reason = { building-age-of-reason }
variant-expansion_buildings-rewrite-history = { building-rewrite-history }
variant-nations = Nations
    .help = Six nations, each with an advantage of its own.
variant-nations-off = None
    .help = The order of players is random; the first has $10, each next one $1 more.
variant-nations-auction = By auction
    .help = Everybody has $15 and bids for nations and places in the order.
variant-nations-random = Random
    .help = Nations and order are random; everybody has $10.
variant-points_purchase = Purchase of points
    .help = After each New World scoring money buys points: $1, $3 or $10 a point in ages I, II and III.
variant-two_captains = Two captains
    .help = For two players: both begin with 2 captains in Discovery.
variant-less_luck = Less luck
    .help = The 10 buildings of age III that take part are drawn at the start and lie open.
variant-no_survivors = No survivors
    .help = A token that beats an expedition leaves the game, and an unknown one takes its place.
variant-reconnaissance = Reconnaissance
    .help = In your turn, pay $1, $2 or $3 by age to look at a face-down discovery in private.
variant-advanced_reconnaissance = Advanced reconnaissance
    .help = Discovery tokens lie face up from the start; the cards of the deck stay hidden.
variant-plague = Plague of age II
    .help = The texts of this building differ. Every colony of 3 or more workers is affected.
variant-plague-to_one = Colonies shrink to 1 worker
variant-plague-by_one = Colonies lose 1 worker
variant-wealth = Money for 1 point with Wealth
    .help = The printed text is not certain; $5 is the value players report.
variant-stables = Stables ride to
    .help = The text says “a neighbouring colony”. The rules call your workers in a region a colony; the text may also mean any region.
variant-stables-any_region = Any neighbouring region
variant-stables-own_colony = Neighbours with a worker of yours
variant-age_of_reason = Age of Reason counts
    .help = The text says “each worker in Specialists” at the end of round 8, and does not say whose.
variant-age_of_reason-own = Your own workers there
variant-age_of_reason-everybody = All workers there
variant-mint = The Mint pays
    .help = Its text names the income phase; the rules let buildings act in the phase of building benefits. Either way its money is no economy.
variant-mint-income = With the income
variant-mint-benefits = With the building benefits
variant-reconnaissance_deck = Reconnaissance of the deck
    .help = The rules speak of a token or a card, and of cards once more when all tokens are found.
variant-reconnaissance_deck-any_time = From the start
variant-reconnaissance_deck-last = When all regions are discovered
variant-soldier_exchange = Soldiers may be exchanged
    .help = When your stock has no soldier, one may come back from a region and leave a colonist there.
variant-ship_supply = Merchant ships
    .help = Whether ships can run out.
variant-ship_supply-unlimited = Without limit
variant-ship_supply-box = As many as in the box
variant-region_goods = Goods of the regions
    .help = Which good lies in which region is partly reconstructed in the standard edition.
variant-region_goods-edition = As the edition says
variant-region_goods-random = Random

ask-bid = Bid for the next nation and place in the order. { NUMBER($price) ->
        [0] No bid yet
       *[other] The last bid is ${ $price }
    }
    .pass = Leave this auction
ask-choose-nation = Which nation do you lead?
ask-discover-freely = Discover a region free of charge: which one? 1 { $worker } settles there
    .forgo = Discover nothing
    .later = Keep it for a later round
ask-place-worker = Place a worker on an event
ask-use-university = University: which of your workers goes to the front?
    .forgo = Keep the University for later
ask-return-card = You have looked at { $card }: back on top of the deck, or under it?
ask-empty-prisons = Empty the prisons? 2 colonists join the dock, and you arrange the whole line
    .nation-england = Empty the prisons
    .forgo = Wait
ask-arrange-dock = Who stands at place { $place } of the dock?
ask-land-worker = Where does your { $worker } land?
    .forgo = Nowhere: back to the stock
ask-trade-with-natives = Take a good before anybody else?
    .forgo = Wait
ask-take-good = Which good do you take?
    .forgo = Take no good
ask-take-ship = Take the merchant ship before it is awarded?
    .nation-holland = Take the ship
    .forgo = Wait
ask-buy-building = Which building do you buy? The price is ${ $price }
    .forgo = Buy nothing
ask-settle-colonist = Where do your colonists settle? { NUMBER($left) ->
        [one] 1 left
       *[other] { $left } left
    }
ask-send-soldiers = To which of your colonies do { $count } soldiers go?
ask-issue-edict = Which opponent settles too, and who goes first?
ask-settle-colony = To which of your colonies do { $count } colonists go?
ask-keep-worker = Plague in { $region-the }: which worker stays?
ask-lose-worker = Plague in { $region-the }: which worker goes?
ask-strike-colony = Whose colonists does the plague strike?
    .forgo = Spare everybody
ask-strike-count = How many colonists of { $foe } leave { $region-the }?
ask-rewrite-history = From whom do you take a discovery token?
ask-ride-out = Stables: which soldier rides where?
    .forgo = Move no soldier
ask-choose-target = Where does your expedition go?
ask-choose-crew = Who sails? Click how many go aboard ({ $worker }). Strength so far: { $value }
    .count = { $thing } aboard
    .count-0 = Nobody goes aboard
ask-replace-worker = Whose place do you take in Specialists, and with whom?
    .forgo = Wait
ask-choose-specialist = Which specialist do you { NUMBER($price) ->
        [0] gain?
       *[other] train for ${ $price }?
    }
    .forgo = Gain no specialist
ask-choose-specialists = Which specialists do you gain? { NUMBER($left) ->
        [one] 1 left
       *[other] { $left } left
    }
    .forgo = Gain no more
ask-choose-benefit = Which of your buildings acts next?
ask-exchange-specialist = Your stock has none of this kind: { $worker }. From which region does one come back?
    .forgo = Leave them where they are
ask-declare-conflict = Declare a battle, or a war for ${ $price }
    .forgo = Keep the peace
ask-strike = Battle in { $region-the }: whom of { $foe } do your soldiers remove? { NUMBER($left) ->
        [one] 1 hit left
       *[other] { $left } hits left
    }
ask-strike-back = Battle in { $region-the }: whom of { $foe } do your soldiers remove? { NUMBER($left) ->
        [one] 1 hit left
       *[other] { $left } hits left
    }
ask-smuggle = Smuggler: which good do you want, and from whom?
    .forgo = Swap nothing
ask-pay-in-kind = What does { $foe } get for { $good }?
ask-sell-good = Trading House: which goods do you sell for ${ $price } each?
ask-migrate = Migration: from where to where?
    .forgo = Move nobody
ask-migrate-count = How many colonists move from { $start-the } to { $end-the }?
ask-buy-points = How many points do you buy at ${ $price } each?

event-round-begun = Round { $number } begins, age { $age }
event-bid-made = { $seat } bids ${ $amount }
event-bid-passed = { $seat } passes
event-board-won = { $seat } pays ${ $price } for a nation and the next place in the order
event-nation-chosen = { $seat } leads { $nation-the }
event-advantage-used = { $seat } uses the advantage of { $nation-the }
event-worker-placed = { $seat } places a { $worker } on { $space }
event-moved-to-front = { $seat } uses the University and moves from { $space } to the front
event-paid-to-look = { $seat } pays ${ $price } to look at the token in { $region-the }
event-paid-to-look-at-deck = { $seat } pays ${ $price } to look at the top of the discovery deck
event-token-seen = { $seat } sees the token in { $region-the }: resistance { $resistance }, { $points } points
event-card-seen = { $seat } sees { $card } on top of the deck: resistance { $resistance }, { $points } points
event-card-put-back = { $seat } puts the card back on top
event-card-put-under = { $seat } puts the card under the deck
event-initiative-paid = { $seat } earns ${ $amount } for initiative
event-worker-landed = { $seat } lands a { $worker } in { $region-the }
event-worker-settled = { $seat } gains a { $worker } in { $region-the }
event-region-good-taken = { $seat } has 3 workers in { $region-the } and takes its { $good }
event-merchant-paid = { $seat } earns ${ $amount } with the merchant
event-conversion-cancelled = { $seat } converts nobody in { $region-the }: the Reformation was there first
event-action-forgone = { $seat } forgoes the action
event-good-taken = { $seat } takes { $good }
event-good-drawn = { $seat } draws { $good }
event-ship-taken = { $seat } takes a merchant ship
event-building-bought = { $seat } buys { $building } for ${ $price }
event-money-gained = { $seat } gains ${ $amount }
event-settlers-due = Overpopulation: { NUMBER($count) ->
        [0] { $seat } has no colonist left to settle
        [one] 1 colonist of { $seat } settles
       *[other] { $count } colonists of { $seat } settle
    }
event-edict-issued = { $seat } settles together with { $other }
event-plague-took = { $seat } loses { NUMBER($count) ->
        [one] 1 worker
       *[other] { $count } workers
    } to the plague in { $region-the }
event-token-stolen = { $seat } takes a discovery token of { $points } points from { $victim }
event-soldier-moved = { $seat } moves a soldier from { $start-the } to { $end-the }
event-expedition-sent = { $seat } sends { $crew } to { $region-the }
event-expedition-sent-beyond = { $seat } sends { $crew } beyond the map
event-expedition-failed = { $seat } fails in { $region-the }: the natives resist with { $resistance }
event-region-discovered = { $seat } discovers { $region-the } for { $points } points and ${ $amount }
event-venture-failed = { $seat } fails to reach { $card }: the resistance is { $resistance }
event-venture-succeeded = { $seat } reaches { $card } for { $points } points and ${ $amount }
event-worker-replaced = { $seat } takes the place of { $victim } on { $space }
event-training-paid = { $seat } pays ${ $amount } for training
event-specialist-exchanged = { $seat } brings a { $worker } back from { $region-the } and leaves a colonist
event-worker-joined = { $seat } gains a { $worker }
event-worker-joined-discovery = { $seat } gains a { $worker } in Discovery
event-dock-filled = { $seat } has a free { $worker } on the dock
event-battle-declared = { $seat } attacks { $foe } in { $region-the }
event-war-declared = { $seat } pays ${ $price } and wages war on { $foe }
event-hit-forced = { $seat } has no choice: a { $worker } of { $foe } falls in { $region-the }
event-militia-fell = The militia of { $seat } takes a hit in { $region-the }
event-workers-fell = { $seat } loses { $fallen } in { $region-the }
event-income-received = { $seat } earns ${ $amount } with trade goods
event-building-paid = { $seat } earns ${ $amount } with { $building }
event-levy-paid = { $payer } pays ${ $amount } to { $seat }
event-goods-swapped = { $seat } gives { $given } to { $other } for { $taken }
event-good-sold = { $seat } sells { $good } for ${ $amount }
event-colonists-moved = { $seat } moves { NUMBER($count) ->
        [one] 1 colonist
       *[other] { $count } colonists
    } from { $start-the } to { $end-the }
event-region-scored = { $seat } scores { NUMBER($points) ->
        [one] 1 point
       *[other] { $points } points
    } in { $region-the }
event-points-bought = { $seat } buys { NUMBER($count) ->
        [one] 1 point
       *[other] { $count } points
    } for ${ $price }
event-game-ended = The eighth round is over

word-forgo = Do nothing
    .help = The chance passes unused.
word-stay = Stay
    .help = No expedition this round; your workers wait in Discovery.
word-later = Later
    .help = Keep this building for a later phase of building benefits.
word-deck = Discovery deck
    .help = Lands beyond the map. Expeditions go there once all nine regions are discovered.
word-look = Look at
    .help = Pay to see a face-down discovery. Only you will know it.
word-keep = Leave the rest as it is
    .help = The line stays in its present order from here on.
word-first = settles first
word-second = settles after you
word-top = On top
    .help = The next expedition to the deck will meet this card.
word-under = Under the deck
    .help = The card comes last.
word-war = War
    .help = A battle in every region where both of you have workers and one of you has a soldier. Costs $10.
word-battle = Battle
    .help = In one region. Every soldier there removes one worker of the enemy.
word-militia = The militia soldier
    .help = A temporary soldier of the defender. It leaves after the battle in any case.
word-stop = Sell nothing

count = { $name }
money = ${ $name }
age-1 = I
age-2 = II
age-3 = III
token = discovery token { $name }

worker-colonist = { NUMBER($count) ->
        [one] colonist
       *[other] colonists
    }
    .help = The worker for everything.
worker-captain = { NUMBER($count) ->
        [one] captain
       *[other] captains
    }
    .help = Counts 2 in Merchant Shipping and in Discovery.
worker-merchant = { NUMBER($count) ->
        [one] merchant
       *[other] merchants
    }
    .help = Earns $5 when landing from the dock. Counts 2 in Merchant Shipping.
worker-missionary = { NUMBER($count) ->
        [one] missionary
       *[other] missionaries
    }
    .help = Lands from the dock together with 1 colonist from your stock.
worker-soldier = { NUMBER($count) ->
        [one] soldier
       *[other] soldiers
    }
    .help = On the map it removes an enemy worker in battle. On an expedition it earns booty.
worker-builder = { NUMBER($count) ->
        [one] builder
       *[other] builders
    }
    .help = Saves $5 on a building. On the map each one adds 4 points for the first and 2 for the second, no matter who they are.

space = { $a ->
    [initiative] Initiative { $b }
    [dock] Colonist Dock { $b }
    [goods] Trade Goods { $b }
    [buildings] Capital Buildings { $b }
    [warfare] Warfare { $b }
    [ships] the Mayflower, ship { $b }
   *[order] Player Order { $b }
}
    .help = { $a ->
    [initiative] Earns as many dollars as its number, and decides the order of the next round. One worker each.
    [dock] Sails to any discovered region.
    [goods] From the left, each worker takes one of the goods on offer.
    [buildings] May buy a building, from the left. A builder here saves $5.
    [warfare] Declares one battle, which is free, or one war for $10.
    [ships] A ship of yours carries a worker after the dock. It earns no trade income this round.
   *[order] Who places and discovers first.
}
space-dock-x = Colonist Dock X
    .help = A free colonist waits here every round for the owner of Indentured Servitude.
space-dock-y = Colonist Dock Y
    .help = A free colonist waits here every round for the owner of Colonization Laws.
space-shipping = Merchant Shipping
    .help = The highest value takes the ship; captains and merchants count 2. Ties go by player order.
space-discovery = Discovery
    .help = Workers for one expedition a round. Those you do not send stay here.
space-specialists-missionary = Specialists: missionary
    .help = Gains a missionary for the next round.
space-specialists-merchant = Specialists: merchant
    .help = Gains a merchant for the next round.
space-specialists-soldier = Specialists: soldier
    .help = Gains a soldier for the next round.
space-specialists-captain = Specialists: captain
    .help = Gains a captain for the next round.
space-specialists-builder = Specialists: builder
    .help = Gains a builder for the next round.
space-specialists-training = Specialists: training
    .help = Gains any specialist for the next round, for $5.

good-silver = silver
good-sugar = sugar
good-gold = gold
good-tobacco = tobacco
good-coffee = coffee
good-indigo = indigo
good-fur = fur
good-cattle = cattle
good-cocoa = cocoa
good-fish = fish
good-rice = rice

nation-england = England
    .help = Before the dock is resolved: add 2 colonists to it and arrange the whole line.
nation-spain = Spain
    .help = Before the first round: discover a region without resistance, earn its plunder, and put a soldier there.
nation-france = France
    .help = Take a good before Trade Goods is resolved.
nation-portugal = Portugal
    .help = Your expedition may go to the discovery deck, against a resistance of 3.
nation-holland = Holland
    .help = Take the merchant ship before it is awarded.
nation-italy = Italian City-States
    .the = the Italian City-States
    .help = Put a worker from your stock in the place of any worker in Specialists.

phase-setup = Preparation
phase-placement = Placing workers
phase-events = Resolving events
phase-income = Income
phase-benefits = Building benefits
phase-reset = Reset of the board
phase-over = The end

score-new-world = New World
score-discoveries = Discoveries
score-buildings = Buildings
score-economy = Economy
score-bought = Bought points

tally-round = Round
tally-rounds = of
tally-money = Money
tally-income = Trade income
tally-colonist = Colonists to place
    .one = Colonist to place
tally-captain = Captains to place
    .one = Captain to place
tally-merchant = Merchants to place
    .one = Merchant to place
tally-missionary = Missionaries to place
    .one = Missionary to place
tally-soldier = Soldiers to place
    .one = Soldier to place
tally-builder = Builders to place
    .one = Builder to place
tally-stock = Workers in stock
    .one = Worker in stock
tally-on-map = Workers on the map
    .one = Worker on the map
tally-expedition = Workers in Discovery
    .one = Worker in Discovery
tally-goods = Trade goods
    .one = Trade good
tally-ships = Merchant ships
    .one = Merchant ship
tally-buildings = Buildings
    .one = Building
tally-discoveries = Discoveries
    .one = Discovery

# What components do
explain-immediate = At once, when you buy it:
explain-continuous = For the rest of the game:
explain-once = One time:
explain-gain-worker = every round you gain { $amount } { $worker } for the next round.
explain-join-discovery = every round { $amount } { $worker } from your stock joins your workers in Discovery.
explain-fill-x = every round { $amount } { $worker } from your stock waits on space X of the dock.
explain-fill-y = every round { $amount } { $worker } from your stock waits on space Y of the dock.
explain-gain-money-at-once = you gain ${ $amount }.
explain-gain-money = every round you gain ${ $amount }.
explain-money-by-goods = every round ${ $amount } for each tile of { NUMBER($kinds) ->
        [one] { $good }
       *[other] { $good } or of { $other }, whichever you have more of
    }. Ships do not count.
explain-money-by-goods-with-income = every round, together with the income, ${ $amount } for each tile of { $good } or of { $other }, whichever you have more of. Ships do not count, and it is no trade income.
explain-levy-by-ships = every round each other player pays you ${ $amount } for every ship you have, as far as the money goes.
explain-draw-goods-at-once = you draw { $amount } trade goods at random.
explain-draw-goods = every round you draw a trade good at random.
explain-swap-goods = every round you may swap a good of yours for one of an opponent, who cannot refuse.
explain-sell-goods = every round you may sell any number of goods for ${ $amount } each.
explain-move-colonists = every round up to { $amount } of your colonists may move from one region to another.
explain-discover-freely = discover a region without resistance: plunder, token and a colonist there, but no booty. At purchase or in a later round.
explain-gain-ship = you gain { $amount } merchant ship.
explain-choose-specialists = you gain { $amount } specialists of your choice for the next round.
explain-settle-colonists = { $amount } colonists settle in discovered regions of your choice.
explain-send-soldiers = { $amount } soldiers go to one region where you have a worker.
explain-settle-two-players = you and an opponent of your choice each put { $amount } colonists in a region where you already are; you say who goes first.
explain-thin-colonies = every colony of { $amount } or more workers shrinks to 1 worker, yours too; its owner chooses who stays. The others go back to the stock.
explain-thin-colonies-by-one = every colony of { $amount } or more workers loses 1 worker, yours too; its owner chooses who goes back to the stock.
explain-remove-colonists = remove up to { $amount } colonists of one player from one region.
explain-take-tokens = take a random discovery token from each of { $amount } opponents. It pays no plunder; cards are safe.
explain-raise-captains = each of your captains counts { $amount } more in Discovery.
explain-lower-resistance = natives resist your expeditions with { $amount } less.
explain-convert-more = your missionaries land with { $amount } more colonist.
explain-cancel-conversion = missionaries of others bring no colonists to regions where you have a missionary.
explain-carry-workers = up to { $amount } of your ships may each carry a worker after the dock; such a ship earns nothing this round.
explain-raise-militia = when you are attacked, { $amount } temporary soldier fights for you in every battle.
explain-move-soldier = before Discovery, every round, { $amount } of your soldiers may move to a neighbouring region where you have a worker.
explain-move-soldier-anywhere = before Discovery, every round, { $amount } of your soldiers may move to any neighbouring discovered region.
explain-move-to-front = at any time, move one of your workers to the front of a track: Initiative, Dock, Trade Goods, Buildings, Warfare or Player Order.
explain-score-goods = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] trade good you have, ships not included
       *[other] { $per } trade goods you have, ships not included
    }.
explain-score-workers = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] worker you have on the map
       *[other] { $per } workers you have on the map
    }.
explain-score-ships = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] merchant ship you have
       *[other] { $per } merchant ships you have
    }.
explain-score-soldiers = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] soldier you have on the map
       *[other] { $per } soldiers you have on the map
    }.
explain-score-buildings = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] building you have, this one included
       *[other] { $per } buildings you have, this one included
    }.
explain-score-colonised-regions = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] region where you have a worker and somebody has 3
       *[other] { $per } regions where you have a worker and somebody has 3
    }.
explain-score-money = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] dollar you have; it is not spent
       *[other] ${ $per } you have; the money is not spent
    }.
explain-score-discoveries = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] discovery token or card you have
       *[other] { $per } discovery tokens or cards you have
    }.
explain-score-builders = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] builder you have on the map
       *[other] { $per } builders you have on the map
    }.
explain-score-scholars = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] worker you had in Specialists in the last round
       *[other] { $per } workers you had in Specialists in the last round
    }.
explain-score-scholars-of-all = at the end { NUMBER($each) ->
        [one] 1 point
       *[other] { $each } points
    } for every { NUMBER($per) ->
        [one] worker that stood in Specialists in the last round, no matter who owns it
       *[other] { $per } workers that stood in Specialists in the last round, no matter who owns them
    }.
explain-points = It is worth { $points } points at the end.
explain-free = It is free.
explain-discovery = Resistance { $resistance }. Pays ${ $plunder }, and ${ $booty } for every soldier sent. Worth { $points } points.
explain-good = There are { $count } tiles of it. At income 4 alike pay $6, 3 alike $3, any other 3 $1; one ship may stand in for a good in each set.
explain-region = The first player with 3 workers here takes { $good }.
explain-region-random = The first player with 3 workers here takes its good.
explain-uses = { NUMBER($uses) ->
    [one] Once a game.
   *[other] { $uses } times a game, at most once a round.
}
explain-uses-per-age = { NUMBER($uses) ->
    [one] Once an age.
   *[other] { $uses } times an age, at most once a round.
}

# Names of components
building-settlers = Settlers
building-settlers-2 = Settlers
building-monastery = Monastery
building-trade-routes = Trade Routes
building-training-grounds = Training Grounds
building-indentured-servitude = Indentured Servitude
building-conquistadors = Conquistadors
building-navigator = Navigator
building-conquest-inca = Conquest of the Inca Empire
building-trading-post = Trading Post
building-new-world-cartography = New World Cartography
building-plague-1 = Plague (age I)
building-spoils-1-money = Spoils of War: $5
building-spoils-1-ship = Spoils of War: Merchant Ship
building-spoils-1-specialists = Spoils of War: 2 Specialists
building-magellan = Magellan
building-new-world-city = New World City
building-new-world-mission = New World Mission
building-overpopulation = Overpopulation
building-smuggler = Smuggler
building-indian-allies = Indian Allies
building-privateers = Privateers
building-ship-yards = Ship Yards
building-cathedral = Cathedral
building-taxation = Taxation
building-university = University
building-west-indies-co = West Indies Co.
building-colonization-laws = Colonization Laws
building-rum-distillery = Rum Distillery
building-marketplace = Marketplace
building-military-academy = Military Academy
building-fortress = Fortress
building-stables = Stables
building-plague-2 = Plague (age II)
building-spoils-2-money = Spoils of War: $7
building-spoils-2-goods = Spoils of War: 2 Trade Goods
building-stone-masonry = Stone Masonry
building-papal-edict = Papal Edict
building-mint = Mint
building-trading-house = Trading House
building-reformation = Reformation
building-mayflower = Mayflower
building-militia = Militia
building-mercantilism = Mercantilism
building-population = Population
building-navy = Navy
building-power = Power
building-prosperity = Prosperity
building-glory = Glory
building-wealth = Wealth
building-migration = Migration
building-factory = Factory
building-plague-3 = Plague (age III)
building-age-of-discovery = Age of Discovery
building-new-world-capital-city = New World Capital City
building-age-of-reason = Age of Reason
building-rewrite-history = Re-Write History

region-new-france = New France
region-new-england = New England
region-virginia = Virginia
region-florida = Florida
region-caribbean = Caribbean
    .the = the Caribbean
region-new-spain = New Spain
region-new-granada = New Granada
region-peru = Peru
region-brazil = Brazil

card-mississippi = The Mississippi
card-great-lakes = The Great Lakes
card-pampas = The Pampas
card-california = California
card-philippines = Philippines
card-south-seas = South Seas
card-ethiopia = Ethiopia
card-amazon = The Amazon
card-northwest-territory = The Northwest Territory
card-australia = Australia
card-chipongu = Chipongu (Japan)
card-siam = Siam
card-spice-islands = Spice Islands
card-india = India
card-circumnavigate-globe = Circumnavigate the Globe
card-china = China

# Headings in the terminal
part-order_spaces = Turn order
part-regions = Regions
part-events = Events
part-available = Workers to place
part-goods = Trade goods
part-buildings = Buildings
part-discoveries = Discoveries
