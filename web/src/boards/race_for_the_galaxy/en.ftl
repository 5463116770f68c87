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
race-tableau-count = { $count } of 12 cards
race-your-hand = Your hand
race-drawn = Just drawn
race-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
race-pool = Victory point chips left
race-deck = Cards in the deck
race-phase-now = now
race-phase-done = done
race-phase-next = next
race-phase-later = later
race-phase-off = not chosen
race-pool-short = chips
race-deck-short = deck
race-last-place = The 12th card ends the game
race-lands = lands here
race-to-place = to place
race-placed = placed
race-pays = pays 1
race-goes = goes
race-stays = stays
race-cut = −{ $amount } cost
race-bill-cost = cost
race-bill-defence = defence
race-bill-military = Military { $count }
race-bill-pay = { $count ->
    [0] pay nothing
    [one] pay 1 card
   *[other] pay { $count } cards
}
race-bill-helper = or give up
ends-race_for_the_galaxy = ends at 12 cards in a tableau, or when the pool of chips is empty
coach-race_for_the_galaxy-choose-discards = Keep what you can afford soon: cards are also the money that pays for other cards.
coach-race_for_the_galaxy-choose-action = Everybody chooses in secret. A phase happens for all if anybody chose it; who chose it gets the bonus on the card.
coach-race_for_the_galaxy-place-development = Diamonds are developments. Their cost is paid with other cards of your hand.
coach-race_for_the_galaxy-place-world = Circles are worlds. A red ring means: conquer it with military, do not pay.
coach-race_for_the_galaxy-keep = You see more than you may keep. The rest is discarded, face down.
