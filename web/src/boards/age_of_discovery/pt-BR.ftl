discovery-chart = Carta do Novo Mundo
discovery-resists = Resistência dos nativos
discovery-strength = Força a bordo
discovery-none = nenhum
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
discovery-ships = navios
discovery-income-brief = +${ $money }
discovery-order = Ordem dos jogadores
discovery-leads = lidera
discovery-pile = mais { $count }
discovery-last-age = { $count ->
    [1] 1 construção já conhecida da Era III
   *[other] { $count } construções já conhecidas da Era III
}
discovery-training = livre ${ $price }
discovery-scores = Era { $age } pontua
discovery-after-round = após a rodada { $round }
discovery-most = Maioria ({ $colony }+)
discovery-tied = Empate a 2
discovery-second = Segundo

# O que uma Construção faz, nas poucas palavras que cabem no cartão.
discovery-gain-worker = { $amount } { $worker } por rodada
discovery-join-discovery = { $amount } { $worker } vai à Descoberta
discovery-fill-x = { $worker } no espaço X da Doca
discovery-fill-y = { $worker } no espaço Y da Doca
discovery-gain-money = { $when ->
    [now] ${ $amount } na hora
   *[always] ${ $amount } por rodada
}
discovery-money-by-goods = ${ $amount } por { $goods } a cada rodada
discovery-levy-by-ships = ${ $amount } por navio, de cada rival
discovery-draw-goods = { $when ->
    [now] { $amount } mercadorias ao acaso
   *[always] { $amount } mercadoria ao acaso por rodada
}
discovery-swap-goods = troque mercadoria com um rival
discovery-sell-goods = venda mercadorias a ${ $amount }
discovery-move-colonists = mova { $amount } Colonos por rodada
discovery-discover-freely = descubra sem resistência
discovery-gain-ship = { $amount } Navio Mercante
discovery-choose-specialists = { $amount } Especialistas quaisquer
discovery-settle-colonists = instale { $amount } Colonos
discovery-send-soldiers = { $amount } Soldados em uma região
discovery-settle-two-players = você e um rival instalam { $amount }
discovery-thin-colonies = atinge toda colônia de { $amount }+
discovery-remove-colonists = remova até { $amount } Colonos
discovery-take-tokens = um marcador de { $amount } rivais
discovery-raise-captains = Capitães +{ $amount } na Descoberta
discovery-lower-resistance = nativos resistem { $amount } a menos
discovery-convert-more = Missionários trazem +{ $amount }
discovery-cancel-conversion = barra Missionários rivais
discovery-carry-workers = { $amount } navios levam trabalhadores
discovery-raise-militia = +{ $amount } Soldado se atacado
discovery-move-soldier = mova { $amount } Soldado por rodada
discovery-move-to-front = à frente de uma fila
discovery-points = { $each ->
    [1] 1 ponto
   *[other] { $each } pontos
}
discovery-score-goods = { discovery-points } por { $per ->
    [1] mercadoria
   *[other] { $per } mercadorias
}
discovery-score-workers = { discovery-points } por { $per ->
    [1] trabalhador no mapa
   *[other] { $per } trabalhadores no mapa
}
discovery-score-ships = { discovery-points } por { $per ->
    [1] navio
   *[other] { $per } navios
}
discovery-score-soldiers = { discovery-points } por { $per ->
    [1] Soldado no mapa
   *[other] { $per } Soldados no mapa
}
discovery-score-buildings = { discovery-points } por { $per ->
    [1] Construção
   *[other] { $per } Construções
}
discovery-score-colonised-regions = { discovery-points } por { $per ->
    [1] região colonizada
   *[other] { $per } regiões colonizadas
}
discovery-score-money = { discovery-points } por ${ $per }
discovery-score-discoveries = { discovery-points } por { $per ->
    [1] descoberta
   *[other] { $per } descobertas
}
discovery-score-builders = { discovery-points } por { $per ->
    [1] Construtor no mapa
   *[other] { $per } Construtores no mapa
}
discovery-score-scholars = { discovery-points } por { $per ->
    [1] Especialista final
   *[other] { $per } Especialistas finais
}
milestone-age_of_discovery = As regiões são pontuadas
coach-age_of_discovery-place-worker = Um trabalhador por vez; depois os eventos acontecem de cima para baixo. Um Colono na Doca vai a uma região; o primeiro espaço de um evento age primeiro.
coach-age_of_discovery-land-worker = Onde alguém tem três trabalhadores, o fim de uma Era dá 6 pontos a quem tem mais e 2 ao segundo. O primeiro com três pega a mercadoria da região.
    .at = region:
coach-age_of_discovery-take-good = Mercadorias pagam toda rodada: três iguais $3, quatro iguais $6, outras três quaisquer $1.
coach-age_of_discovery-buy-building = Construções que funcionam toda rodada valem mais cedo; as da última Era contam pontos.
coach-age_of_discovery-choose-target = Ninguém sabe quantos nativos resistem. Um grupo maior é mais seguro; um Capitão vale 2, Soldados trazem Pilhagem Extra.
    .at = region:

# Mercadorias e trabalhadores citados sem serem algo que se aponta: na carta, no que uma Construção faz.
discovery-good-silver = Prata
discovery-good-sugar = Açúcar
discovery-good-gold = Ouro
discovery-good-tobacco = Tabaco
discovery-good-coffee = Café
discovery-good-indigo = Índigo
discovery-good-fur = Pele
discovery-good-cattle = Gado
discovery-good-cocoa = Cacau
discovery-good-fish = Peixe
discovery-good-rice = Arroz
discovery-worker-colonist = Colono
discovery-worker-captain = Capitão
discovery-worker-merchant = Mercador
discovery-worker-missionary = Missionário
discovery-worker-soldier = Soldado
discovery-worker-builder = Construtor

# O que uma nação pode fazer, em poucas palavras.
discovery-nations = Nações
discovery-nation-england = mais 2 na Doca e a ordem da fila, uma vez
discovery-nation-spain = começa com uma descoberta grátis
discovery-nation-france = mercadoria antes dos outros, 2 vezes
discovery-nation-portugal = Baralho de Descoberta a 3, por Era
discovery-nation-holland = o Navio Mercante, uma vez
discovery-nation-italy = lugar ocupado em Especialistas, 2 vezes

# A legenda dos sinais.
discovery-sign-initiative = Iniciativa
    .help = Rende o número do espaço e define a ordem da próxima rodada.
discovery-sign-dock = Doca dos Colonos
    .help = Os trabalhadores vão a regiões descobertas, da esquerda para a direita.
discovery-sign-goods = Negociar Mercadorias
    .help = Cada trabalhador pega uma mercadoria.
discovery-sign-shipping = Transporte Mercante
    .help = O maior valor leva o navio.
discovery-sign-buildings = Construções
    .help = Cada trabalhador pode comprar uma Construção.
discovery-sign-discovery = Descoberta
    .help = Uma expedição por rodada.
discovery-sign-specialists = Especialistas
    .help = Um Especialista para a próxima rodada.
discovery-sign-warfare = Batalha
    .help = Uma Batalha grátis, ou uma Guerra por $10.
discovery-sign-ship = Navio Mercante
    .help = Faz as vezes de qualquer mercadoria, um por conjunto.
discovery-sign-coin = Dinheiro
    .help = Saque, receita e preços.
discovery-sign-point = Pontos
    .help = Quanto vale uma Construção, um marcador ou uma região.
discovery-sign-immediate = Age na hora
    .help = A Construção age quando você a compra, e nunca mais.
discovery-sign-once = Age uma vez
    .help = Você escolhe quando.
discovery-sign-continuous = Age toda rodada
    .help = Na fase de Benefícios das Construções, ou como regra permanente.
discovery-sign-resistance = Resistência
    .help = O que uma expedição precisa alcançar para ter sucesso.
discovery-sign-plague = Praga
    .help = Elimina trabalhadores ou diminui a resistência.
discovery-sign-laurel = Glória
    .help = Pontos pelas regiões que você colonizou.
discovery-none-home = Nenhum trabalhador em casa
