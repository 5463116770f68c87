# Race for the Galaxy. Ids as in docs/contract.md.
title = Race for the Galaxy
tagline = Choose the phases everybody will play, and build the most prosperous empire in space.
edition-standard = Second edition

variant-start = Start worlds
    .help = How players get their first world and their first hand.
variant-start-dealt = Dealt
    .help = Each player gets one of five start worlds and six cards, and discards two of the cards.
variant-start-choice = Chosen from two
    .help = For experienced players: each gets two of eleven start worlds and six cards, and discards one world and two cards.
variant-start-first-game = First game
    .help = Start worlds with the four cards that go with them, for a gentle first game.
variant-two_actions = Two action cards
    .help = For two experienced players: each chooses two of nine action cards every round.
variant-round_cap = Round limit
    .help = The game ends after this round at the latest, because nobody has to build.

ask-choose-start-world = Which start world do you keep?
ask-choose-action = { NUMBER($left) ->
        [one] Choose an action card
       *[other] Choose { $left } action cards
    }
ask-choose-discards = You hold { $hand } cards: discard { NUMBER($left) ->
        [one] 1 card
       *[other] { $left } cards
    }
ask-keep = You see { $seen } cards: keep { NUMBER($left) ->
        [one] 1 card
       *[other] { $left } cards
    }
ask-place-development = Place a development, or pass
ask-place-world = Place a world, or pass
ask-choose-payment = How do you settle { $card }?
ask-pay = Pay for { $card }: discard { NUMBER($left) ->
        [one] 1 card
       *[other] { $left } cards
    }
ask-sell = Which good do you sell?
ask-use-consume-power = Which Consume power do you use next?
ask-spend-goods = { $card }: discard { NUMBER($left) ->
        [one] 1 good
       *[other] { $left } goods
    }
ask-discard-for-chips = Discard up to { NUMBER($left) ->
        [one] 1 card for a VP chip
       *[other] { $left } cards for a VP chip each
    }
ask-name-number = Name a number from 1 to { $highest }
ask-produce-windfall = Which windfall world produces?
ask-produce-for-card = Discard a card to produce on a windfall world?

event-start-world-dealt = { $seat } starts on { $card }
event-start-worlds-offered = { $seat } looks at a start world
event-start-world-chosen = { $seat } starts on { $card }
event-round-begun = Round { $round } begins
event-action-revealed = { $seat } plays { $action }
event-phase-begun = { $phase }
event-card-drawn = { $seat } draws { $card }
event-cards-drawn = { $seat } draws a card
event-card-seen = { $seat } looks at { $card }
event-cards-seen = { $seat } looks at a card
event-card-kept = { $seat } keeps { $card }
event-cards-kept = { $seat } keeps { NUMBER($discarded) ->
        [0] { NUMBER($kept) ->
            [one] the card seen
           *[other] all { $kept } cards seen
        }
       *[other] { $kept } of the cards seen and discards { $discarded }
    }
event-card-discarded = { $seat } discards { $card }
event-cards-discarded = { $seat } discards a card
event-nothing-placed = { $seat } places nothing
event-card-placed = { $seat } places { $card }
event-card-given-up = { $seat } gives up { $card }
event-world-conquered = { $seat } conquers with Military
event-cards-paid = { $seat } { NUMBER($count) ->
        [0] pays nothing
        [one] owes 1 card
       *[other] owes { $count } cards
    }
event-good-placed = { $seat } gets a good on { $card }
event-good-sold = { $seat } sells the good on { $card } for { NUMBER($count) ->
        [one] 1 card
       *[other] { $count } cards
    }
event-power-used = { $seat } uses { $card }
event-goods-consumed = { $seat } consumes { NUMBER($count) ->
        [one] 1 good
       *[other] { $count } goods
    }
event-chips-gained = { $seat } gains { NUMBER($count) ->
        [one] 1 VP chip
       *[other] { $count } VP chips
    }
event-number-named = { $seat } names { $count }
event-bet-won = { $seat } turns over { $card } and keeps it
event-bet-lost = { $seat } turns over { $card }, which is discarded
event-most-produced = { $seat } has produced the most { $kind }
event-supply-renewed = The discards become the new supply: { $count } cards
event-last-round-over = The last round is over

action-explore-5 = Explore +5
    .help = Everybody explores. You see 5 more cards and keep 1 as usual.
action-explore-1 = Explore +1, +1
    .help = Everybody explores. You see 1 more card and keep 1 more.
action-develop = Develop
    .help = Everybody may place a development. Yours costs 1 card less.
action-develop-2 = Develop again
    .help = A second Develop phase follows the first. Your second development costs 1 card less, too.
action-settle = Settle
    .help = Everybody may place a world. You draw 1 card after placing yours.
action-settle-2 = Settle again
    .help = A second Settle phase follows the first. You draw 1 card after placing your second world, too.
action-trade = Consume: Trade
    .help = Everybody consumes. Before that you sell 1 good for cards.
action-double = Consume: VP ×2
    .help = Everybody consumes. Your Consume powers give twice the VP chips.
action-produce = Produce
    .help = Everybody produces. You also produce on one windfall world.

phase-setup = Preparation
phase-actions = Choice of actions
phase-explore = I: Explore
phase-develop = II: Develop
phase-develop-2 = II: Develop again
phase-settle = III: Settle
phase-settle-2 = III: Settle again
phase-trade = IV: Trade
phase-consume = IV: Consume
phase-produce = V: Produce
phase-discard = Discards
phase-over = End of the game

word-pay = Pay
    .help = Discard cards from your hand to pay for it.
word-conquer = Conquer
    .help = Your Military is at least its defence, so it is free.
word-bet = Bet
    .help = Name a number and turn over the top card of the supply.
word-consume = Consume
    .help = Use the power that takes a good.
word-draw = Draw first
    .help = Draw for the goods you have produced so far, even if there are none, then decide about the discard.
word-decline = Decline
    .help = Keep your cards and produce no more.
word-stop = Stop
    .help = Leave the optional powers unused.
word-done = Done
    .help = Discard no more cards.
word-pass = Pass
    .help = Place nothing in this phase.
number = { $name }

kind-novelty = novelty goods
    .help = Sold for 2 cards.
kind-rare = rare elements
    .help = Sold for 3 cards.
kind-genes = genes
    .help = Sold for 4 cards.
kind-alien = alien technology
    .help = Sold for 5 cards.
gain-chip = { NUMBER($count) ->
        [one] VP chip
       *[other] VP chips
    }
gain-card = { NUMBER($count) ->
        [one] card
       *[other] cards
    }

score-chips = VP chips
score-worlds = Worlds
score-developments = Developments
score-six-cost = Developments of cost 6
tally-hand = Cards in hand
    .one = Card in hand
tally-goods = Goods
    .one = Good
tally-chips = VP chips
    .one = VP chip
tally-tableau = Tableau
tally-military = Military
tally-round = Round

explain-world = World, cost { $cost }, { $points } VP
explain-military-world = Military world, defence { $cost }, { $points } VP
explain-development = Development, cost { $cost }, { $points } VP
explain-development-variable = Development, cost { $cost }, worth what it says
explain-start-world = Start world number { $number }
explain-production = Production world: { $kind }
explain-windfall = Windfall world: { $kind }; a good comes with it
explain-rebel = A Rebel world
explain-alien = An Alien card
explain-good = A good: { $kind }

power-explore-draw = Explore: see { $amount } more
power-explore-keep = Explore: keep { $amount } more
power-develop-first-draw = Develop: draw { $amount } before you choose
power-develop-discount = Develop: developments cost { $amount } less
power-develop-draw = Develop: draw { $amount } after placing a development
power-settle-discount = Settle: worlds you pay for cost { $amount } less
power-settle-discount-of = Settle: worlds of { $kind } you pay for cost { $amount } less
power-military = Settle: { NUMBER($amount) ->
        [-1] −1 Military
       *[other] +{ $amount } Military
    }
power-military-of = Settle: +{ $amount } Military against military worlds of { $kind }
power-military-rebels = Settle: +{ $amount } Military against Rebel worlds
power-military-once = Settle: you may give up this card for +{ $amount } Military until the phase ends
power-settle-free = Settle: you may give up this card to place a non-military world free, or a military world you are paying for; not one of alien technology
power-pay-for-military = Settle: you may pay for a military world instead, 1 less than its defence; not for one of alien technology
power-settle-draw = Settle: draw { $amount } after placing a world
power-trade-bonus = Trade: draw { $amount } more when you sell a good
power-trade-bonus-of = Trade: draw { $amount } more when you sell { $kind }
power-trade-bonus-here = Trade: draw { $amount } more when you sell the good of this world
power-consume-goods = Consume: { NUMBER($goods) ->
        [one] 1 good
       *[other] { $goods } goods
    } for { $gain }
power-consume-goods-of = Consume: { NUMBER($goods) ->
        [one] 1 good
       *[other] { $goods } goods
    } of { $kind } for { $gain }
power-consume-goods-different = Consume: { $goods } goods of different kinds for { $gain }
power-consume-goods-up-to = Consume: up to { $times } times { NUMBER($goods) ->
        [one] 1 good
       *[other] { $goods } goods
    } for { $gain }, as often as you can
power-consume-goods-of-up-to = Consume: up to { $times } times { NUMBER($goods) ->
        [one] 1 good
       *[other] { $goods } goods
    } of { $kind } for { $gain }, as often as you can
power-consume-all = Consume: all the goods you have left, for 1 VP chip less than their number
power-consume-at-price = Consume: 1 good for cards at its price, without Trade powers
power-consume-at-price-with-bonuses = Consume: 1 good for cards at its price, with your Trade powers
power-consume-cards = Consume: you may discard up to { $times } cards for { $gain } each, never doubled
power-consume-draw = Consume: draw { $amount }
power-consume-bet = Consume: name a number from 1 to { $amount } and turn over a card of the supply; if that is its cost or defence, it is yours
power-produce-good = Produce: 1 good on this world
power-produce-good-and-draw = Produce: 1 good on this world; if so, draw { $amount }
power-produce-windfall = Produce: 1 good on any of your windfall worlds
power-produce-windfall-of = Produce: 1 good on one of your windfall worlds of { $kind }
power-produce-windfall-for-card = Produce: you may discard a card for 1 good on any of your windfall worlds
power-produce-draw = Produce: draw { $amount }
power-produce-draw-here = Produce: draw { $amount } if a good was produced on this world
power-produce-draw-per-good-of = Produce: draw { $amount } for every good of { $kind } you produced
power-produce-draw-if-most-of = Produce: draw { $amount } if you produced the most { $kind }, more than anybody else
power-produce-draw-per-kind = Produce: draw { $amount } for every kind of good you produced
power-produce-draw-per-world-of = Produce: draw { $amount } for every world of { $kind } you have

scores-military = { $points } VP for every point of your Military; negative Military counts, specialised and temporary Military does not
scores-chips = { $points } VP for every { $every } VP in chips
scores-good = { $points } VP for every good on your worlds
scores-card = { $points } VP for { $card }
scores-alien = { $points } VP for every further Alien card, this one included
scores-development = { $points } VP for every other development
scores-development-of-cost = { $points } VP for every development of cost { $cost }, this one included
scores-development-with-power = { $points } VP for every development with a power in { $phase }, this one included
scores-world = { $points } VP for every other world
scores-world-with-power = { $points } VP for every world with a power in { $phase }
scores-world-production = { $points } VP for every production world
scores-world-production-of = { $points } VP for every production world of { $kind }
scores-world-windfall-of = { $points } VP for every windfall world of { $kind }
scores-world-military = { $points } VP for every other military world
scores-world-rebel = { $points } VP for every Rebel military world

# Cards
card-gateway-station = Gateway Station
card-abandoned-mine-squatters = Abandoned Mine Squatters
card-terraforming-colonists = Terraforming Colonists
card-galactic-trade-emissaries = Galactic Trade Emissaries
card-industrial-robots = Industrial Robots
card-star-nomad-raiders = Star Nomad Raiders
card-old-earth = Old Earth
card-epsilon-eridani = Epsilon Eridani
card-alpha-centauri = Alpha Centauri
card-new-sparta = New Sparta
card-earths-lost-colony = Earth's Lost Colony
card-rebel-fuel-cache = Rebel Fuel Cache
card-public-works = Public Works
card-public-works-2 = Public Works
card-gem-world = Gem World
card-colony-ship = Colony Ship
card-colony-ship-2 = Colony Ship
card-comet-zone = Comet Zone
card-expedition-force = Expedition Force
card-expedition-force-2 = Expedition Force
card-mining-robots = Mining Robots
card-mining-robots-2 = Mining Robots
card-rebel-miners = Rebel Miners
card-export-duties = Export Duties
card-export-duties-2 = Export Duties
card-former-penal-colony = Former Penal Colony
card-malevolent-lifeforms = Malevolent Lifeforms
card-new-military-tactics = New Military Tactics
card-new-military-tactics-2 = New Military Tactics
card-space-marines = Space Marines
card-space-marines-2 = Space Marines
card-contact-specialist = Contact Specialist
card-contact-specialist-2 = Contact Specialist
card-avian-uplift-race = Avian Uplift Race
card-spice-world = Spice World
card-lost-species-ark-world = Lost Species Ark World
card-new-vinland = New Vinland
card-artist-colony = Artist Colony
card-alien-robotic-factory = Alien Robotic Factory
card-plague-world = Plague World
card-distant-world = Distant World
card-rebel-outpost = Rebel Outpost
card-rebel-warrior-race = Rebel Warrior Race
card-rebel-underground = Rebel Underground
card-new-survivalists = New Survivalists
card-outlaw-world = Outlaw World
card-lost-alien-battle-fleet = Lost Alien Battle Fleet
card-diversified-economy = Diversified Economy
card-diversified-economy-2 = Diversified Economy
card-consumer-markets = Consumer Markets
card-consumer-markets-2 = Consumer Markets
card-mining-conglomerate = Mining Conglomerate
card-mining-conglomerate-2 = Mining Conglomerate
card-research-labs = Research Labs
card-research-labs-2 = Research Labs
card-deficit-spending = Deficit Spending
card-deficit-spending-2 = Deficit Spending
card-investment-credits = Investment Credits
card-investment-credits-2 = Investment Credits
card-pan-galactic-league = Pan-Galactic League
card-mining-league = Mining League
card-free-trade-association = Free Trade Association
card-alien-tech-institute = Alien Tech Institute
card-galactic-survey-seti = Galactic Survey: SETI
card-galactic-federation = Galactic Federation
card-refugee-world = Refugee World
card-empath-world = Empath World
card-galactic-resort = Galactic Resort
card-pre-sentient-race = Pre-Sentient Race
card-deserted-alien-outpost = Deserted Alien Outpost
card-deserted-alien-colony = Deserted Alien Colony
card-galactic-engineers = Galactic Engineers
card-black-market-trading-world = Black Market Trading World
card-merchant-world = Merchant World
card-tourist-world = Tourist World
card-galactic-trendsetters = Galactic Trendsetters
card-alien-rosetta-stone-world = Alien Rosetta Stone World
card-star-nomad-lair = Star Nomad Lair
card-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
card-alien-robot-sentry = Alien Robot Sentry
card-pirate-world = Pirate World
card-reptilian-uplift-race = Reptilian Uplift Race
card-lost-alien-warship = Lost Alien Warship
card-alien-robot-scout-ship = Alien Robot Scout Ship
card-runaway-robots = Runaway Robots
card-interstellar-bank = Interstellar Bank
card-interstellar-bank-2 = Interstellar Bank
card-terraforming-robots = Terraforming Robots
card-terraforming-robots-2 = Terraforming Robots
card-drop-ships = Drop Ships
card-drop-ships-2 = Drop Ships
card-new-galactic-order = New Galactic Order
card-asteroid-belt = Asteroid Belt
card-merchant-guild = Merchant Guild
card-secluded-world = Secluded World
card-imperium-armaments-world = Imperium Armaments World
card-terraformed-world = Terraformed World
card-replicant-robots = Replicant Robots
card-replicant-robots-2 = Replicant Robots
card-pilgrimage-world = Pilgrimage World
card-rebel-homeworld = Rebel Homeworld
card-new-economy = New Economy
card-radioactive-world = Radioactive World
card-aquatic-uplift-race = Aquatic Uplift Race
card-genetics-lab = Genetics Lab
card-genetics-lab-2 = Genetics Lab
card-bio-hazard-mining-world = Bio-Hazard Mining World
card-deserted-alien-library = Deserted Alien Library
card-destroyed-world = Destroyed World
card-galactic-renaissance = Galactic Renaissance
card-blaster-gem-mines = Blaster Gem Mines
card-gambling-world = Gambling World
card-expanding-colony = Expanding Colony
card-space-port = Space Port
card-prosperous-world = Prosperous World
card-new-earth = New Earth
card-rebel-base = Rebel Base
card-galactic-imperium = Galactic Imperium
card-trade-league = Trade League
card-mining-world = Mining World

# The good on a world
good-gateway-station = good on { card-gateway-station }
good-abandoned-mine-squatters = good on { card-abandoned-mine-squatters }
good-alpha-centauri = good on { card-alpha-centauri }
good-earths-lost-colony = good on { card-earths-lost-colony }
good-rebel-fuel-cache = good on { card-rebel-fuel-cache }
good-gem-world = good on { card-gem-world }
good-comet-zone = good on { card-comet-zone }
good-rebel-miners = good on { card-rebel-miners }
good-former-penal-colony = good on { card-former-penal-colony }
good-malevolent-lifeforms = good on { card-malevolent-lifeforms }
good-avian-uplift-race = good on { card-avian-uplift-race }
good-spice-world = good on { card-spice-world }
good-lost-species-ark-world = good on { card-lost-species-ark-world }
good-new-vinland = good on { card-new-vinland }
good-artist-colony = good on { card-artist-colony }
good-alien-robotic-factory = good on { card-alien-robotic-factory }
good-plague-world = good on { card-plague-world }
good-distant-world = good on { card-distant-world }
good-rebel-warrior-race = good on { card-rebel-warrior-race }
good-new-survivalists = good on { card-new-survivalists }
good-lost-alien-battle-fleet = good on { card-lost-alien-battle-fleet }
good-refugee-world = good on { card-refugee-world }
good-empath-world = good on { card-empath-world }
good-galactic-resort = good on { card-galactic-resort }
good-pre-sentient-race = good on { card-pre-sentient-race }
good-deserted-alien-outpost = good on { card-deserted-alien-outpost }
good-deserted-alien-colony = good on { card-deserted-alien-colony }
good-star-nomad-lair = good on { card-star-nomad-lair }
good-the-last-of-the-uplift-gnarssh = good on { card-the-last-of-the-uplift-gnarssh }
good-alien-robot-sentry = good on { card-alien-robot-sentry }
good-pirate-world = good on { card-pirate-world }
good-reptilian-uplift-race = good on { card-reptilian-uplift-race }
good-lost-alien-warship = good on { card-lost-alien-warship }
good-alien-robot-scout-ship = good on { card-alien-robot-scout-ship }
good-runaway-robots = good on { card-runaway-robots }
good-asteroid-belt = good on { card-asteroid-belt }
good-secluded-world = good on { card-secluded-world }
good-imperium-armaments-world = good on { card-imperium-armaments-world }
good-radioactive-world = good on { card-radioactive-world }
good-aquatic-uplift-race = good on { card-aquatic-uplift-race }
good-bio-hazard-mining-world = good on { card-bio-hazard-mining-world }
good-deserted-alien-library = good on { card-deserted-alien-library }
good-destroyed-world = good on { card-destroyed-world }
good-blaster-gem-mines = good on { card-blaster-gem-mines }
good-space-port = good on { card-space-port }
good-prosperous-world = good on { card-prosperous-world }
good-new-earth = good on { card-new-earth }
good-mining-world = good on { card-mining-world }

# Headings in the terminal
part-turned = Turned over
part-tableau = Tableau
part-hand = Hand
part-drawn = To choose from
