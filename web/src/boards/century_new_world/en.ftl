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
century-settlers = Settlers
century-settlers-count = { $home } home · { $out } out
century-settlers-brief = home · { $out } out · { $reserve } in reserve
century-storage = Storage
century-storage-count = { $count } of { $most }
century-cards = Cards
