discovery-chart = Carta do Novo Mundo
discovery-events = Eventos
discovery-rounds = Rodadas
discovery-now = esta rodada
discovery-atlantic = Oceano Atlântico
discovery-south-sea = Mar do Sul
discovery-incognita = Terra incógnita
discovery-initiative = Iniciativa
discovery-initiative-what = moedas e ordem
discovery-dock = Doca dos Colonos
discovery-dock-what = rumo ao mapa
discovery-goods = Negociar Mercadorias
discovery-goods-what = pegue 1 de 4
discovery-shipping = Transporte Mercante
discovery-shipping-what = maior valor
discovery-shipping-join = participar
discovery-buildings = Construções
discovery-buildings-what = ${ $price } cada
discovery-discovery = Descoberta
discovery-discovery-what = uma expedição
discovery-discovery-join = participar
discovery-specialists = Especialistas
discovery-specialists-what = para a próxima rodada
discovery-warfare = Batalha
discovery-warfare-what = batalha ou guerra
discovery-kind-immediate = age na hora
discovery-kind-once = age uma vez
discovery-kind-continuous = age toda rodada
discovery-income = +${ $money } por rodada
discovery-place = lugar { $place }
discovery-ships = navios
discovery-discoveries = { $count ->
    [1] 1 descoberta
   *[other] { $count } descobertas
}
