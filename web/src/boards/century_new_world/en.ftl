century-production = Production
century-upgrade = Upgrade
century-trade = Trade
century-fort = Fort
century-native_help = Native Help
century-tool = Tool
century-new_settlers = New Settlers
century-exploration = Exploration
century-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
century-next = next:
century-settlers-brief = home · { $out } out · { $reserve } in reserve
century-storage-count = { $count } of { $most }
century-payable = You can pay this card
century-cards = Cards
coach-century_new_world-turn = In your first turns take cubes: production places need few settlers. When your settlers are out, rest and they come home.
coach-century_new_world-visit-fort = At a fort you may claim the card above it with cubes, and take the bonus tile that lies there.
coach-century_new_world-upgrade = An upgrade turns a cube into the next better one: corn, meat, tobacco, fur. Only corn is worth nothing at the end.
