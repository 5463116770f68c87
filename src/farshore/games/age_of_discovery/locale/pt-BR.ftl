# Empires: Age of Discovery. Identificadores como em docs/contract.md.
title = Empires: Age of Discovery
tagline = Posicione trabalhadores, descubra e colonize o Novo Mundo, negocie, construa e lute ao longo de três Eras.
edition-standard = Padrão (mercadorias recriadas)

variant-builders = Expansão Construtores
    .help = Acrescenta os Construtores, que valorizam as regiões e barateiam construções, e mais 20 Construções.
variant-expansion_buildings = Construções da expansão
    .help = Com a expansão Construtores: quais das suas 20 Construções participam.
variant-expansion_buildings-spoils-1-money = { building-spoils-1-money }
variant-expansion_buildings-spoils-1-ship = { building-spoils-1-ship }
variant-expansion_buildings-spoils-1-specialists = { building-spoils-1-specialists }
variant-expansion_buildings-magellan = { building-magellan }
variant-expansion_buildings-new-world-city = { building-new-world-city }
variant-expansion_buildings-new-world-mission = { building-new-world-mission }
variant-expansion_buildings-overpopulation = { building-overpopulation }
variant-expansion_buildings-smuggler = { building-smuggler }
variant-expansion_buildings-spoils-2-money = { building-spoils-2-money }
variant-expansion_buildings-spoils-2-goods = { building-spoils-2-goods }
variant-expansion_buildings-stone-masonry = { building-stone-masonry }
variant-expansion_buildings-papal-edict = { building-papal-edict }
variant-expansion_buildings-mint = { building-mint }
variant-expansion_buildings-trading-house = { building-trading-house }
variant-expansion_buildings-reformation = { building-reformation }
variant-expansion_buildings-mayflower = { building-mayflower }
variant-expansion_buildings-age-of-discovery = { building-age-of-discovery }
variant-expansion_buildings-new-world-capital-city = { building-new-world-capital-city }
variant-expansion_buildings-age-of-reason = { building-age-of-reason }
variant-expansion_buildings-rewrite-history = { building-rewrite-history }
variant-nations = Nações
    .help = Seis nações, cada uma com a sua vantagem.
variant-nations-off = Nenhuma
    .help = A ordem é sorteada; o primeiro jogador tem $10, cada um dos seguintes $1 a mais.
variant-nations-auction = Por leilão
    .help = Todos têm $15 e dão lances por nações e lugares na ordem.
variant-nations-random = Por sorteio
    .help = Nações e ordem são sorteadas; todos têm $10.
variant-points_purchase = Compra de pontos
    .help = Depois de cada Pontuação do Novo Mundo, o dinheiro compra pontos: $1, $3 ou $10 por ponto nas Eras I, II e III.
variant-two_captains = Dois Capitães
    .help = Para dois jogadores: ambos começam com 2 Capitães na Descoberta.
variant-less_luck = Menor Fator Sorte
    .help = As 10 Construções da Era III que participam são sorteadas no início e ficam abertas.
variant-no_survivors = Sem sobreviventes
    .help = Um marcador que derrota uma expedição sai do jogo, e um desconhecido toma o seu lugar.
variant-reconnaissance = Reconhecimento
    .help = Na sua vez, pague $1, $2 ou $3 conforme a Era para olhar em segredo uma descoberta virada para baixo.
variant-advanced_reconnaissance = Reconhecimento avançado
    .help = Os Marcadores de Descoberta ficam virados para cima desde o início; as cartas continuam ocultas.
variant-plague = Praga da Era II
    .help = Os textos desta Construção divergem. Toda colônia de 3 ou mais trabalhadores é atingida.
variant-plague-to_one = Colônias ficam com 1 trabalhador
variant-plague-by_one = Colônias perdem 1 trabalhador
variant-wealth = Dinheiro por 1 ponto com Riqueza
    .help = O texto impresso não é certo; $5 é o valor que jogadores relatam.
variant-stables = Estábulos levam a
    .help = O texto diz “uma colônia vizinha”. As regras chamam de colônia os seus trabalhadores em uma região; o texto também pode se referir a qualquer região.
variant-stables-any_region = Qualquer região vizinha
variant-stables-own_colony = Vizinhas com trabalhador seu
variant-age_of_reason = A Era da Razão conta
    .help = O texto diz “cada trabalhador no evento Especialistas” ao final da 8ª rodada, sem dizer de quem.
variant-age_of_reason-own = Os seus trabalhadores lá
variant-age_of_reason-everybody = Todos os trabalhadores lá
variant-mint = A Casa da Moeda rende
    .help = O seu texto fala da fase de Receita; as regras fazem as Construções agirem na fase de Benefícios. Nos dois casos o dinheiro não conta como economia.
variant-mint-income = Junto com a Receita
variant-mint-benefits = Junto com os Benefícios das Construções
variant-reconnaissance_deck = Reconhecimento do baralho
    .help = As regras falam de um Marcador ou Carta, e depois das cartas, quando todos os marcadores foram revelados.
variant-reconnaissance_deck-any_time = Desde o início
variant-reconnaissance_deck-last = Quando todas as regiões forem descobertas
variant-soldier_exchange = Soldados podem ser trocados
    .help = Quando o seu estoque não tem Soldados, um pode voltar de uma região, deixando um Colono lá.
variant-ship_supply = Navios Mercantes
    .help = Se os navios podem acabar.
variant-ship_supply-unlimited = Sem limite
variant-ship_supply-box = Quantos há na caixa
variant-region_goods = Mercadorias das regiões
    .help = Qual mercadoria fica em qual região é, em parte, reconstruído na edição padrão.
variant-region_goods-edition = Como diz a edição
variant-region_goods-random = Por sorteio

ask-bid = Seu lance pela próxima nação e pelo lugar na ordem. { NUMBER($price) ->
        [0] Ainda não há lance
       *[other] O último lance é ${ $price }
    }
    .pass = Sair deste leilão
ask-choose-nation = Qual nação você lidera?
ask-discover-freely = Descubra uma região de graça: qual? 1 { $worker } se instala lá
    .forgo = Não descobrir nada
    .later = Guardar para uma rodada posterior
ask-place-worker = Posicione um trabalhador em um evento
ask-use-university = Universidade: qual dos seus trabalhadores vai para a frente?
    .forgo = Guardar a Universidade
ask-return-card = Você olhou { $card }: de volta ao topo do baralho ou para baixo dele?
ask-empty-prisons = Esvaziar as prisões? 2 Colonos entram na Doca, e você arruma a fila inteira
    .nation-england = Esvaziar as prisões
    .forgo = Esperar
ask-arrange-dock = Quem fica no lugar { $place } da Doca?
ask-land-worker = Onde desembarca o seu { $worker }?
    .forgo = Em lugar nenhum: volta ao estoque
ask-trade-with-natives = Pegar uma mercadoria antes de todos?
    .forgo = Esperar
ask-take-good = Qual mercadoria você pega?
    .forgo = Não pegar mercadoria
ask-take-ship = Pegar o Navio Mercante antes de ele ser disputado?
    .nation-holland = Pegar o navio
    .forgo = Esperar
ask-buy-building = Qual Construção você compra? O preço é ${ $price }
    .forgo = Não comprar
ask-settle-colonist = Onde se instalam os seus Colonos? { NUMBER($left) ->
        [1] Falta 1
       *[other] Faltam { $left }
    }
ask-send-soldiers = Para qual das suas colônias vão { $count } Soldados?
ask-issue-edict = Qual oponente também posiciona, e quem começa?
ask-settle-colony = Para qual das suas colônias vão { $count } Colonos?
ask-keep-worker = Praga { $region-in }: qual trabalhador fica?
ask-lose-worker = Praga { $region-in }: qual trabalhador sai?
ask-strike-colony = A praga atinge Colonos de quem?
    .forgo = Poupar todos
ask-strike-count = Quantos Colonos de { $foe } deixam { $region-the }?
ask-rewrite-history = De quem você pega um Marcador de Descoberta?
ask-ride-out = Estábulos: qual Soldado vai para onde?
    .forgo = Não mover Soldados
ask-choose-target = Para onde vai a sua expedição?
ask-choose-crew = Quem embarca? Clique em quantos vão ({ $worker }). Força até agora: { $value }
    .count = { $thing } a bordo
    .count-0 = Ninguém embarca
ask-replace-worker = O lugar de quem você toma nos Especialistas, e com qual trabalhador?
    .forgo = Esperar
ask-choose-specialist = Qual Especialista você { NUMBER($price) ->
        [0] recebe?
       *[other] treina por ${ $price }?
    }
    .forgo = Não receber Especialista
ask-choose-specialists = Quais Especialistas você recebe? { NUMBER($left) ->
        [1] Falta 1
       *[other] Faltam { $left }
    }
    .forgo = Não receber mais
ask-choose-benefit = Qual das suas Construções age a seguir?
ask-exchange-specialist = O seu estoque não tem este tipo: { $worker }. De qual região volta um?
    .forgo = Deixar todos onde estão
ask-declare-conflict = Declare uma Batalha, ou uma Guerra por ${ $price }
    .forgo = Manter a paz
ask-strike = Batalha { $region-in }: quem de { $foe } os seus Soldados eliminam? { NUMBER($left) ->
        [1] Falta 1
       *[other] Faltam { $left }
    }
ask-strike-back = Batalha { $region-in }: quem de { $foe } os seus Soldados eliminam? { NUMBER($left) ->
        [1] Falta 1
       *[other] Faltam { $left }
    }
ask-smuggle = Contrabandista: qual mercadoria você quer, e de quem?
    .forgo = Não trocar nada
ask-pay-in-kind = O que { $foe } recebe por { $good }?
ask-sell-good = Casa de Comércio: quais mercadorias você vende por ${ $price } cada?
ask-migrate = Migração: de onde para onde?
    .forgo = Não mover ninguém
ask-migrate-count = Quantos Colonos vão { $start-of } { $end-to }?
ask-buy-points = Quantos pontos você compra a ${ $price } cada?

event-round-begun = Começa a rodada { $number }, Era { $age }
event-bid-made = { $seat } oferece ${ $amount }
event-bid-passed = { $seat } passa
event-board-won = { $seat } paga ${ $price } por uma nação e pelo próximo lugar na ordem
event-nation-chosen = { $seat } lidera { $nation-the }
event-advantage-used = { $seat } usa a vantagem { $nation-of }
event-worker-placed = { $seat } posiciona 1 { $worker } em { $space }
event-moved-to-front = { $seat } usa a Universidade e vai de { $space } para a frente
event-paid-to-look = { $seat } paga ${ $price } para olhar o marcador { $region-in }
event-paid-to-look-at-deck = { $seat } paga ${ $price } para olhar o topo do Baralho de Descoberta
event-token-seen = { $seat } vê o marcador { $region-in }: resistência { $resistance }, { $points } pontos
event-card-seen = { $seat } vê { $card } no topo do baralho: resistência { $resistance }, { $points } pontos
event-card-put-back = { $seat } devolve a carta ao topo
event-card-put-under = { $seat } põe a carta embaixo do baralho
event-initiative-paid = { $seat } recebe ${ $amount } pela Iniciativa
event-worker-landed = { $seat } desembarca 1 { $worker } { $region-in }
event-worker-settled = { $seat } ganha 1 { $worker } { $region-in }
event-region-good-taken = { $seat } tem 3 trabalhadores { $region-in } e pega a mercadoria: { $good }
event-merchant-paid = { $seat } recebe ${ $amount } com o Mercador
event-conversion-cancelled = { $seat } não converte ninguém { $region-in }: a Reforma chegou antes
event-action-forgone = { $seat } abre mão da ação
event-good-taken = { $seat } pega { $good }
event-good-drawn = { $seat } compra { $good }
event-ship-taken = { $seat } pega um Navio Mercante
event-building-bought = { $seat } compra { $building } por ${ $price }
event-money-gained = { $seat } recebe ${ $amount }
event-settlers-due = Superpopulação: { NUMBER($count) ->
        [0] { $seat } não tem mais Colonos no estoque
        [1] 1 Colono de { $seat } se instala
       *[other] { $count } Colonos de { $seat } se instalam
    }
event-edict-issued = { $seat } posiciona Colonos junto com { $other }
event-plague-took = { $seat } perde { NUMBER($count) ->
        [1] 1 trabalhador
       *[other] { $count } trabalhadores
    } para a praga { $region-in }
event-token-stolen = { $seat } pega de { $victim } um Marcador de Descoberta de { $points } pontos
event-soldier-moved = { $seat } move 1 Soldado { $start-of } { $end-to }
event-expedition-sent = { $seat } envia { $crew } { $region-to }
event-expedition-sent-beyond = { $seat } envia { $crew } para além do mapa
event-expedition-failed = { $seat } fracassa { $region-in }: os nativos resistem com { $resistance }
event-region-discovered = { $seat } descobre { $region-the } por { $points } pontos e ${ $amount }
event-venture-failed = { $seat } não alcança { $card }: a resistência é { $resistance }
event-venture-succeeded = { $seat } alcança { $card } por { $points } pontos e ${ $amount }
event-worker-replaced = { $seat } toma o lugar de { $victim } em { $space }
event-training-paid = { $seat } paga ${ $amount } pelo treinamento
event-specialist-exchanged = { $seat } traz 1 { $worker } de volta { $region-of } e deixa 1 Colono
event-worker-joined = { $seat } ganha 1 { $worker }
event-worker-joined-discovery = { $seat } ganha 1 { $worker } na Descoberta
event-dock-filled = { $seat } tem 1 { $worker } grátis na Doca
event-battle-declared = { $seat } ataca { $foe } { $region-in }
event-war-declared = { $seat } paga ${ $price } e declara Guerra a { $foe }
event-hit-forced = { $seat } não tem escolha: cai 1 { $worker } de { $foe } { $region-in }
event-militia-fell = A Milícia de { $seat } é atingida { $region-in }
event-workers-fell = { $seat } perde { $fallen } { $region-in }
event-income-received = { $seat } recebe ${ $amount } com mercadorias
event-building-paid = { $seat } recebe ${ $amount } com { $building }
event-levy-paid = { $payer } paga ${ $amount } a { $seat }
event-goods-swapped = { $seat } dá { $given } a { $other } por { $taken }
event-good-sold = { $seat } vende { $good } por ${ $amount }
event-colonists-moved = { $seat } move { NUMBER($count) ->
        [1] 1 Colono
       *[other] { $count } Colonos
    } { $start-of } { $end-to }
event-region-scored = { $seat } marca { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } { $region-in }
event-points-bought = { $seat } compra { NUMBER($count) ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por ${ $price }
event-game-ended = A oitava rodada terminou

word-forgo = Não fazer nada
    .help = A oportunidade passa sem uso.
word-stay = Ficar
    .help = Nenhuma expedição nesta rodada; os seus trabalhadores esperam na Descoberta.
word-later = Mais tarde
    .help = Guarde esta Construção para uma fase de Benefícios posterior.
word-deck = Baralho de Descoberta
    .help = Terras além do mapa. As expedições vão para lá depois que as nove regiões foram descobertas.
word-look = Olhar
    .help = Pague para ver uma descoberta virada para baixo. Só você a conhecerá.
word-keep = Deixar o resto como está
    .help = Daqui em diante a fila fica na ordem atual.
word-first = posiciona primeiro
word-second = posiciona depois de você
word-top = No topo
    .help = A próxima expedição ao baralho encontrará esta carta.
word-under = Embaixo do baralho
    .help = A carta vem por último.
word-war = Guerra
    .help = Uma Batalha em cada região onde ambos têm trabalhadores e um dos dois tem um Soldado. Custa $10.
word-battle = Batalha
    .help = Em uma região. Cada Soldado lá elimina um trabalhador do inimigo.
word-militia = O Soldado da Milícia
    .help = Um Soldado temporário do defensor. De todo modo ele sai depois da Batalha.
word-stop = Não vender nada

count = { $name }
money = ${ $name }
age-1 = I
age-2 = II
age-3 = III
token = Marcador de Descoberta { $name }

worker-colonist = { NUMBER($count) ->
        [1] Colono
       *[other] Colonos
    }
    .help = O trabalhador para tudo.
worker-captain = { NUMBER($count) ->
        [1] Capitão
       *[other] Capitães
    }
    .help = Vale 2 no Transporte Mercante e na Descoberta.
worker-merchant = { NUMBER($count) ->
        [1] Mercador
       *[other] Mercadores
    }
    .help = Recebe $5 ao desembarcar da Doca. Vale 2 no Transporte Mercante.
worker-missionary = { NUMBER($count) ->
        [1] Missionário
       *[other] Missionários
    }
    .help = Desembarca da Doca junto com 1 Colono do seu estoque.
worker-soldier = { NUMBER($count) ->
        [1] Soldado
       *[other] Soldados
    }
    .help = No mapa elimina um trabalhador inimigo em Batalha. Em uma expedição traz Pilhagem Extra.
worker-builder = { NUMBER($count) ->
        [1] Construtor
       *[other] Construtores
    }
    .help = Economiza $5 em uma Construção. No mapa, cada um soma 4 pontos ao primeiro e 2 ao segundo, sejam quem forem.

space = { $a ->
    [initiative] Iniciativa { $b }
    [dock] Doca dos Colonos { $b }
    [goods] Negociar Mercadorias { $b }
    [buildings] Construções { $b }
    [warfare] Batalha { $b }
    [ships] Mayflower, navio { $b }
   *[order] Ordem dos Jogadores { $b }
}
    .help = { $a ->
    [initiative] Rende tantos dólares quanto o seu número e decide a ordem da próxima rodada. Um trabalhador por jogador.
    [dock] Vai a qualquer região descoberta.
    [goods] Da esquerda para a direita, cada trabalhador pega uma das mercadorias disponíveis.
    [buildings] Pode comprar uma Construção, da esquerda para a direita. Um Construtor aqui economiza $5.
    [warfare] Declara uma Batalha de graça, ou uma Guerra por $10.
    [ships] Um navio seu leva um trabalhador depois da Doca. Ele não rende receita nesta rodada.
   *[order] Quem posiciona e descobre primeiro.
}
space-dock-x = Doca dos Colonos X
    .help = A cada rodada um Colono grátis espera aqui pelo dono da Servidão por Contrato.
space-dock-y = Doca dos Colonos Y
    .help = A cada rodada um Colono grátis espera aqui pelo dono das Leis da Colonização.
space-shipping = Transporte Mercante
    .help = O maior valor leva o navio; Capitães e Mercadores valem 2. Empates pela ordem dos jogadores.
space-discovery = Descoberta
    .help = Trabalhadores para uma expedição por rodada. Quem você não envia fica aqui.
space-specialists-missionary = Especialistas: Missionário
    .help = Ganha um Missionário para a próxima rodada.
space-specialists-merchant = Especialistas: Mercador
    .help = Ganha um Mercador para a próxima rodada.
space-specialists-soldier = Especialistas: Soldado
    .help = Ganha um Soldado para a próxima rodada.
space-specialists-captain = Especialistas: Capitão
    .help = Ganha um Capitão para a próxima rodada.
space-specialists-builder = Especialistas: Construtor
    .help = Ganha um Construtor para a próxima rodada.
space-specialists-training = Especialistas: Treinamento
    .help = Ganha um Especialista qualquer para a próxima rodada, por $5.

good-silver = Prata
good-sugar = Açúcar
good-gold = Ouro
good-tobacco = Tabaco
good-coffee = Café
good-indigo = Índigo
good-fur = Pele
good-cattle = Gado
good-cocoa = Cacau
good-fish = Peixe
good-rice = Arroz

nation-england = Inglaterra
    .the = a Inglaterra
    .of = da Inglaterra
    .help = Antes de resolver a Doca: acrescente 2 Colonos e arrume a fila inteira.
nation-spain = Espanha
    .the = a Espanha
    .of = da Espanha
    .help = Antes da primeira rodada: descubra uma região sem enfrentar resistência, receba o Saque e ponha um Soldado lá.
nation-france = França
    .the = a França
    .of = da França
    .help = Pegue uma mercadoria antes de resolver Negociar Mercadorias.
nation-portugal = Portugal
    .help = A sua expedição pode ir ao Baralho de Descoberta, contra uma resistência de 3.
nation-holland = Holanda
    .the = a Holanda
    .of = da Holanda
    .help = Pegue o Navio Mercante antes de ele ser disputado.
nation-italy = Cidades-Estado Italianas
    .the = as Cidades-Estado Italianas
    .of = das Cidades-Estado Italianas
    .help = Ponha um trabalhador do seu estoque no lugar de qualquer trabalhador nos Especialistas.

phase-setup = Preparação
phase-placement = Posicionar Trabalhadores
phase-events = Resolver Eventos
phase-income = Receita
phase-benefits = Benefícios das Construções
phase-reset = Reiniciar o Tabuleiro
phase-over = Fim

score-new-world = Novo Mundo
score-discoveries = Descobertas
score-buildings = Construções
score-economy = Economia
score-bought = Pontos comprados

tally-round = Rodada
tally-rounds = de
tally-money = Dinheiro
tally-income = Receita de mercadorias
tally-colonist = Colonos a posicionar
    .one = Colono a posicionar
tally-captain = Capitães a posicionar
    .one = Capitão a posicionar
tally-merchant = Mercadores a posicionar
    .one = Mercador a posicionar
tally-missionary = Missionários a posicionar
    .one = Missionário a posicionar
tally-soldier = Soldados a posicionar
    .one = Soldado a posicionar
tally-builder = Construtores a posicionar
    .one = Construtor a posicionar
tally-stock = Trabalhadores no estoque
    .one = Trabalhador no estoque
tally-on-map = Trabalhadores no mapa
    .one = Trabalhador no mapa
tally-expedition = Trabalhadores na Descoberta
    .one = Trabalhador na Descoberta
tally-goods = Mercadorias de Troca
    .one = Mercadoria de Troca
tally-ships = Navios Mercantes
    .one = Navio Mercante
tally-buildings = Construções
    .one = Construção
tally-discoveries = Descobertas
    .one = Descoberta

# O que fazem os componentes
explain-immediate = Na hora da compra:
explain-continuous = Até o fim da partida:
explain-once = Uma única vez:
explain-gain-worker = a cada rodada você ganha { $amount } { $worker } para a rodada seguinte.
explain-join-discovery = a cada rodada { $amount } { $worker } do seu estoque se junta aos seus trabalhadores na Descoberta.
explain-fill-x = a cada rodada { $amount } { $worker } do seu estoque espera no espaço X da Doca.
explain-fill-y = a cada rodada { $amount } { $worker } do seu estoque espera no espaço Y da Doca.
explain-gain-money-at-once = você recebe ${ $amount }.
explain-gain-money = a cada rodada você recebe ${ $amount }.
explain-money-by-goods = a cada rodada ${ $amount } por peça de { NUMBER($kinds) ->
        [1] { $good }
       *[other] { $good } ou de { $other }, o que você tiver em maior quantidade
    }. Navios não contam.
explain-money-by-goods-with-income = a cada rodada, junto com a Receita, ${ $amount } por peça de { $good } ou de { $other }, o que você tiver em maior quantidade. Navios não contam, e não é receita de mercadorias.
explain-levy-by-ships = a cada rodada cada outro jogador lhe paga ${ $amount } por navio que você tem, até onde houver dinheiro.
explain-draw-goods-at-once = você compra ao acaso { $amount } mercadorias.
explain-draw-goods = a cada rodada você compra ao acaso uma mercadoria.
explain-swap-goods = a cada rodada você pode trocar uma mercadoria sua por uma de um oponente, que não pode recusar.
explain-sell-goods = a cada rodada você pode vender quantas mercadorias quiser por ${ $amount } cada.
explain-move-colonists = a cada rodada até { $amount } Colonos seus podem ir de uma região a outra.
explain-discover-freely = descubra uma região sem resistência: Saque, marcador e um Colono lá, mas sem Pilhagem Extra. Na compra ou em rodada posterior.
explain-gain-ship = você ganha { $amount } Navio Mercante.
explain-choose-specialists = você ganha { $amount } Especialistas à sua escolha para a rodada seguinte.
explain-settle-colonists = { $amount } Colonos se instalam em regiões descobertas à sua escolha.
explain-send-soldiers = { $amount } Soldados vão para uma região onde você tem um trabalhador.
explain-settle-two-players = você e um oponente à sua escolha põem cada um { $amount } Colonos em uma região onde já estão; você diz quem começa.
explain-thin-colonies = toda colônia de { $amount } ou mais trabalhadores é reduzida a 1 trabalhador, as suas também; o dono escolhe quem fica. Os outros voltam ao estoque.
explain-thin-colonies-by-one = toda colônia de { $amount } ou mais trabalhadores perde 1 trabalhador, as suas também; o dono escolhe quem volta ao estoque.
explain-remove-colonists = remova até { $amount } Colonos de um jogador em uma região.
explain-take-tokens = pegue ao acaso um Marcador de Descoberta de cada um de { $amount } oponentes. Não rende Saque; cartas estão a salvo.
explain-raise-captains = cada Capitão seu vale { $amount } a mais na Descoberta.
explain-lower-resistance = os nativos resistem às suas expedições com { $amount } a menos.
explain-convert-more = os seus Missionários desembarcam com { $amount } Colono a mais.
explain-cancel-conversion = Missionários dos outros não trazem Colonos a regiões onde você tem um Missionário.
explain-carry-workers = até { $amount } navios seus podem levar um trabalhador cada, depois da Doca; esse navio não rende nesta rodada.
explain-raise-militia = quando você é atacado, { $amount } Soldado temporário luta por você em cada Batalha.
explain-move-soldier = antes da Descoberta, a cada rodada, { $amount } Soldado seu pode ir a uma região vizinha onde você tem um trabalhador.
explain-move-soldier-anywhere = antes da Descoberta, a cada rodada, { $amount } Soldado seu pode ir a qualquer região vizinha já descoberta.
explain-move-to-front = a qualquer momento, leve um trabalhador seu para a frente de uma fila: Iniciativa, Doca, Mercadorias, Construções, Batalha ou Ordem dos Jogadores.
explain-score-goods = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] mercadoria que você tem, sem contar navios
       *[other] { $per } mercadorias que você tem, sem contar navios
    }.
explain-score-workers = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] trabalhador seu no mapa
       *[other] { $per } trabalhadores seus no mapa
    }.
explain-score-ships = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] Navio Mercante que você tem
       *[other] { $per } Navios Mercantes que você tem
    }.
explain-score-soldiers = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] Soldado seu no mapa
       *[other] { $per } Soldados seus no mapa
    }.
explain-score-buildings = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] Construção que você tem, incluindo esta
       *[other] { $per } Construções que você tem, incluindo esta
    }.
explain-score-colonised-regions = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] região onde você tem um trabalhador e alguém tem 3
       *[other] { $per } regiões onde você tem um trabalhador e alguém tem 3
    }.
explain-score-money = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] dólar que você tem; ele não é gasto
       *[other] ${ $per } que você tem; o dinheiro não é gasto
    }.
explain-score-discoveries = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] marcador ou carta de Descoberta que você tem
       *[other] { $per } marcadores ou cartas de Descoberta que você tem
    }.
explain-score-builders = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] Construtor seu no mapa
       *[other] { $per } Construtores seus no mapa
    }.
explain-score-scholars = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] trabalhador seu nos Especialistas na última rodada
       *[other] { $per } trabalhadores seus nos Especialistas na última rodada
    }.
explain-score-scholars-of-all = no fim { NUMBER($each) ->
        [1] 1 ponto
       *[other] { $each } pontos
    } por { NUMBER($per) ->
        [1] trabalhador que esteve nos Especialistas na última rodada, seja de quem for
       *[other] { $per } trabalhadores que estiveram nos Especialistas na última rodada, sejam de quem forem
    }.
explain-points = Vale { $points } pontos no fim.
explain-free = É grátis.
explain-discovery = Resistência { $resistance }. Rende ${ $plunder }, e ${ $booty } por Soldado enviado. Vale { $points } pontos.
explain-good = Há { $count } peças. Na Receita, 4 iguais rendem $6, 3 iguais $3, outras 3 quaisquer $1; um navio pode fazer as vezes de uma mercadoria em cada conjunto.
explain-region-random = O primeiro jogador com 3 trabalhadores aqui pega a mercadoria da região.
explain-region = O primeiro jogador com 3 trabalhadores aqui pega { $good }.
explain-uses = { NUMBER($uses) ->
    [1] Uma vez na partida.
   *[other] { $uses } vezes na partida, no máximo uma por rodada.
}
explain-uses-per-age = { NUMBER($uses) ->
    [1] Uma vez por Era.
   *[other] { $uses } vezes por Era, no máximo uma por rodada.
}

# Nomes dos componentes
building-settlers = Colonizadores
building-settlers-2 = Colonizadores
building-monastery = Monastério
building-trade-routes = Rotas Comerciais
building-training-grounds = Centro de Treinamento
building-indentured-servitude = Servidão por Contrato
building-conquistadors = Conquistadores
building-navigator = Navegador
building-conquest-inca = Conquista do Império Inca
building-trading-post = Entreposto Comercial
building-new-world-cartography = Cartografia do Novo Mundo
building-plague-1 = Praga (Era I)
building-spoils-1-money = Espólios de Guerra: $5
building-spoils-1-ship = Espólios de Guerra: Navio Mercante
building-spoils-1-specialists = Espólios de Guerra: 2 Especialistas
building-magellan = Magalhães
building-new-world-city = Cidade no Novo Mundo
building-new-world-mission = Missão no Novo Mundo
building-overpopulation = Superpopulação
building-smuggler = Contrabandista
building-indian-allies = Aliados Indígenas
building-privateers = Corsários
building-ship-yards = Estaleiros
building-cathedral = Catedral
building-taxation = Taxação
building-university = Universidade
building-west-indies-co = Companhia das Índias Ocidentais
building-colonization-laws = Leis da Colonização
building-rum-distillery = Destilaria de Rum
building-marketplace = Mercado
building-military-academy = Academia Militar
building-fortress = Forte
building-stables = Estábulos
building-plague-2 = Praga (Era II)
building-spoils-2-money = Espólios de Guerra: $7
building-spoils-2-goods = Espólios de Guerra: 2 Mercadorias
building-stone-masonry = Maçonaria
building-papal-edict = Bula Papal
building-mint = Casa da Moeda
building-trading-house = Casa de Comércio
building-reformation = Reforma
building-mayflower = Mayflower
building-militia = Milícia
building-mercantilism = Mercantilismo
building-population = População
building-navy = Marinha
building-power = Poder
building-prosperity = Prosperidade
building-glory = Glória
building-wealth = Riqueza
building-migration = Migração
building-factory = Fábrica
building-plague-3 = Praga (Era III)
building-age-of-discovery = Era de Descobertas
building-new-world-capital-city = Capital do Novo Mundo
building-age-of-reason = Era da Razão
building-rewrite-history = Reescrever a História

region-new-france = Nova França
    .the = a Nova França
    .of = da Nova França
    .in = na Nova França
    .to = para a Nova França
region-new-england = Nova Inglaterra
    .the = a Nova Inglaterra
    .of = da Nova Inglaterra
    .in = na Nova Inglaterra
    .to = para a Nova Inglaterra
region-virginia = Virgínia
    .the = a Virgínia
    .of = da Virgínia
    .in = na Virgínia
    .to = para a Virgínia
region-florida = Flórida
    .the = a Flórida
    .of = da Flórida
    .in = na Flórida
    .to = para a Flórida
region-caribbean = Caribe
    .the = o Caribe
    .of = do Caribe
    .in = no Caribe
    .to = para o Caribe
region-new-spain = Nova Espanha
    .the = a Nova Espanha
    .of = da Nova Espanha
    .in = na Nova Espanha
    .to = para a Nova Espanha
region-new-granada = Nova Granada
    .the = a Nova Granada
    .of = da Nova Granada
    .in = na Nova Granada
    .to = para a Nova Granada
region-peru = Peru
    .the = o Peru
    .of = do Peru
    .in = no Peru
    .to = para o Peru
region-brazil = Brasil
    .the = o Brasil
    .of = do Brasil
    .in = no Brasil
    .to = para o Brasil

card-mississippi = O Mississippi
card-great-lakes = Os Grandes Lagos
card-pampas = Os Pampas
card-california = Califórnia
card-philippines = Filipinas
card-south-seas = Mares do Sul
card-ethiopia = Etiópia
card-amazon = A Amazônia
card-northwest-territory = O Território do Noroeste
card-australia = Austrália
card-chipongu = Chipongu (Japão)
card-siam = Sião
card-spice-islands = Ilhas das Especiarias
card-india = Índia
card-circumnavigate-globe = Circum-navegar o Globo
card-china = China

# Títulos no terminal
part-order_spaces = Ordem dos jogadores
part-regions = Regiões
part-events = Eventos
part-available = Trabalhadores a posicionar
part-goods = Mercadorias de Troca
part-buildings = Construções
part-discoveries = Descobertas
