discovery-chart = Chart of the New World
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
discovery-place = place { $place }
discovery-ships = ships
discovery-discoveries = { $count ->
    [one] 1 discovery
   *[other] { $count } discoveries
}
