discovery-chart = Carta do Novo Mundo
discovery-events = Eventos
discovery-rounds = Rodadas
discovery-now = esta rodada
discovery-atlantic = Oceano Atlântico
discovery-south-sea = Mar do Sul
discovery-incognita = Terra incógnita
discovery-initiative = Iniciativa
discovery-initiative-what = moedas e ordem
discovery-dock = Doca dos colonos
discovery-dock-what = navegar a uma região
discovery-goods = Mercadorias
discovery-goods-what = pegue 1 de 4
discovery-shipping = Navio mercante
discovery-shipping-what = maior valor
discovery-shipping-join = participar
discovery-buildings = Capital
discovery-buildings-what = ${ $price } cada
discovery-discovery = Descobrimento
discovery-discovery-what = uma expedição
discovery-discovery-join = participar
discovery-specialists = Especialistas
discovery-specialists-what = para a próxima rodada
discovery-warfare = Guerra
discovery-warfare-what = batalha ou guerra
discovery-kind-immediate = age na hora
discovery-kind-once = age uma vez
discovery-kind-continuous = age toda rodada
discovery-income = +${ $money } por rodada
discovery-place = lugar { $place }
discovery-ships = navios
discovery-discoveries = { $count ->
    [one] 1 descoberta
   *[other] { $count } descobertas
}
