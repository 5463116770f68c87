race-explore = Explore
race-develop = Develop
race-settle = Settle
race-consume = Consume
race-produce = Produce
race-action-explore-5 = +5
race-action-explore-1 = +1, +1
race-action-develop = −1
race-action-develop-2 = −1, again
race-action-settle = +1 card
race-action-settle-2 = again
race-action-trade = Trade
race-action-double = ×2
race-action-produce = +1 good
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
ends-race_for_the_galaxy = ends at 12 cards in a tableau, or when the pool of chips is empty
coach-race_for_the_galaxy-choose-discards = Keep what you can afford soon: cards are also the money that pays for other cards.
coach-race_for_the_galaxy-choose-action = Everybody chooses in secret. A phase happens for all if anybody chose it; who chose it gets the bonus on the card.
coach-race_for_the_galaxy-place-development = Diamonds are developments. Their cost is paid with other cards of your hand.
coach-race_for_the_galaxy-place-world = Circles are worlds. A red ring means: conquer it with military, do not pay.
coach-race_for_the_galaxy-keep = You see more than you may keep. The rest is discarded, face down.
