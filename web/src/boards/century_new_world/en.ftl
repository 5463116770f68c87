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
coach-century_new_world-turn = In your first turns take cubes: production locations need few settlers. When your settlers are out, rest and they come home.
coach-century_new_world-visit-fort = At a fort you may claim the card above it with cubes, and take the top Bonus tile.
coach-century_new_world-upgrade = An upgrade turns a cube into the next better one: corn, meat, tobacco, fur. Only corn is worth nothing at the end.

# The legend of signs.
century-sign-settler = Settlers
    .help = The number on a location is how many you place there.
century-sign-production = Production
    .help = Take the cubes shown.
century-sign-upgrade = Upgrade
    .help = Each step turns one cube into the next kind.
century-sign-trade = Trade
    .help = Make the exchange shown as often as you like, at least once.
century-sign-fort = Fort
    .help = Claim the card above it, take the top Bonus tile, or both.
century-sign-native_help = Native Help
    .help = Locations with this symbol take 1 settler less, at least 1.
century-sign-tool = Tool
    .help = At locations with this symbol you first gain the cube shown.
century-sign-new_settlers = New Settlers
    .help = Settlers come from your reserve to your home.
century-sign-exploration = Exploration
    .help = Take an Exploration tile and open the location below it.
century-sign-prairie = Prairie
    .help = A symbol of locations. Native Help and Tool cards with it work there.
century-sign-forest = Forest
    .help = A symbol of locations. Native Help and Tool cards with it work there.
century-sign-river = River
    .help = A symbol of locations. Native Help and Tool cards with it work there.
century-sign-mountain = Mountain
    .help = A symbol of locations. Native Help and Tool cards with it work there.
milestone-brief-century_new_world = Last round
