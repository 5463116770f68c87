race-explore = Explore
race-develop = Develop
race-settle = Settle
race-consume = Consume
race-produce = Produce
race-action-explore-5 = see +5
race-action-explore-1 = +1, keep +1
race-action-develop = 1 cheaper
race-action-develop-2 = again, 1 cheaper
race-action-settle = draw 1 after
race-action-settle-2 = again, draw 1
race-action-trade = sell a good
race-action-double = chips ×2
race-action-produce = 1 windfall
race-brief-explore-5 = +5
race-brief-explore-1 = +1 +1
race-brief-develop = −1
race-brief-develop-2 = 2nd
race-brief-settle = +1
race-brief-settle-2 = 2nd
race-brief-trade = sell
race-brief-double = ×2
race-brief-produce = +1
race-military = Military
race-hand = Cards in hand
race-chips = Victory point chips
race-points = { $count ->
    [one] point
   *[other] points
}
race-your-hand = Your hand
race-drawn = Just drawn
race-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-pool = Victory point chips left
race-deck = Cards in the deck
race-phase-now = now
race-pool-short = chips
race-deck-short = deck
race-lands = lands here
race-to-place = to place
race-placed = placed
race-pays = pays 1
race-goes = goes
race-stays = stays
race-count-own = of 12, the last ends the game
race-count-last = { $count ->
    [11] 11 of 12: one more ends the game
   *[other] { $count } of 12
}
race-places-left = { $count ->
    [one] place left
   *[other] places left
}
race-no-bill = Tap a card to see what it costs you.
race-to-pay = to pay
race-turned = Turned over for the bet
race-your-powers = Your powers
race-no-power = none
race-bill = What it costs
race-bill-cards = { $count ->
    [one] card
   *[other] cards
}
race-bill-more = { $count ->
    [0] paid
   *[other] { $count } more
}
race-bill-good = 1 good
race-hand-word = Hand
race-bill-cost = cost
race-bill-defence = defence
race-bill-helper = or give up { $name }
ends-race_for_the_galaxy = ends at 12 cards or when the chips run out
coach-race_for_the_galaxy-choose-discards = Keep what you can afford soon: cards are also the money that pays for other cards.
coach-race_for_the_galaxy-choose-action = Everybody chooses in secret. A phase happens for all if anybody chose it; who chose it gets the bonus on the card.
coach-race_for_the_galaxy-place-development = Diamonds are developments. Their cost is paid with other cards of your hand.
coach-race_for_the_galaxy-place-world = Circles are worlds. A red ring means: conquer it with Military, do not pay.
coach-race_for_the_galaxy-keep = You see more than you may keep. The rest is discarded, face down.

# The legend of signs.
race-sign-world = World
    .help = The number in the circle is how many cards it costs. With a red ring it is a military world, and the number its defence.
race-sign-development = Development
    .help = The number in the diamond is how many cards it costs.
race-sign-military = Military
    .help = Your strength to conquer military worlds.
race-sign-vp = Victory points
    .help = On a card what it is worth, on a chip what you have earned.
race-sign-card = Card
    .help = A card that you draw, pay or discard.
race-sign-explore = I Explore
    .help = See cards and keep some.
race-sign-develop = II Develop
    .help = Place a development.
race-sign-settle = III Settle
    .help = Place a world.
race-sign-consume = IV Consume
    .help = Turn goods into chips and cards.
race-sign-trade = Trade
    .help = Sell a good for cards, or get more cards for it.
race-sign-produce = V Produce
    .help = Worlds get goods.
race-gets-good = gets its good
race-powers = Powers
