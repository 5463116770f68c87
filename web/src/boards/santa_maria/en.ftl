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
santa-docks-what = pay the cargo, keep the dock’s income · { $count } in the stack
santa-scholar = Scholars
santa-scholar-what = lasting skill
santa-bishop = Bishops
santa-bishop-what = score at the end
santa-station = Missions
santa-station-what = gain once
santa-fee = { $coins } coins
santa-free = free
santa-retire = Retire
santa-retire-what = takes this at once, then the harbour pays
santa-land = New land
santa-double = double
santa-triple = triple
santa-harbour = When you retire
santa-white-left = { $count ->
    [one] 1 white die left
   *[other] { $count } white dice left
}
santa-single = a single building: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
santa-retired = retired
santa-solo = { $points } points win the solo game.
