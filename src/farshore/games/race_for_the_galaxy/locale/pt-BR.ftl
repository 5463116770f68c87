# Race for the Galaxy. Ids como em docs/contract.md.
title = Race for the Galaxy
tagline = Escolha as fases que todos vão jogar e construa o império espacial mais próspero.
edition-standard = Segunda edição

variant-start = Mundos iniciais
    .help = Como cada jogador recebe o primeiro mundo e a primeira mão.
variant-start-dealt = Sorteados
    .help = Cada jogador recebe um dos cinco mundos iniciais e seis cartas, das quais descarta duas.
variant-start-choice = Escolha entre dois
    .help = Para jogadores experientes: cada um recebe dois dos onze mundos iniciais e seis cartas, e descarta um mundo e duas cartas.
variant-start-first-game = Primeira partida
    .help = Mundos iniciais com as quatro cartas que os acompanham, para uma primeira partida tranquila.
variant-two_actions = Duas cartas de ação
    .help = Para dois jogadores experientes: cada um escolhe duas das nove cartas de ação por rodada.
variant-round_cap = Limite de rodadas
    .help = A partida termina, no máximo, depois desta rodada, porque ninguém é obrigado a construir.

ask-choose-start-world = Com qual mundo inicial você fica?
ask-choose-action = { NUMBER($left) ->
        [1] Escolha uma carta de ação
       *[other] Escolha { $left } cartas de ação
    }
ask-choose-discards = Você tem { $hand } cartas: descarte { NUMBER($left) ->
        [1] 1 carta
       *[other] { $left } cartas
    }
ask-keep = Você vê { $seen } cartas: fique com { NUMBER($left) ->
        [1] 1 carta
       *[other] { $left } cartas
    }
ask-place-development = Desça um desenvolvimento ou passe
ask-place-world = Desça um mundo ou passe
ask-choose-payment = Como você coloniza { $card }?
ask-pay = Pague por { $card }: descarte { NUMBER($left) ->
        [1] 1 carta
       *[other] { $left } cartas
    }
ask-sell = Qual bem você vende?
ask-use-consume-power = Qual habilidade de Consumo você usa agora?
ask-spend-goods = { $card }: descarte { NUMBER($left) ->
        [1] 1 bem
       *[other] { $left } bens
    }
ask-discard-for-chips = Descarte até { NUMBER($left) ->
        [1] 1 carta por uma ficha de PV
       *[other] { $left } cartas por uma ficha de PV cada
    }
ask-name-number = Diga um número de 1 a { $highest }
ask-produce-windfall = Qual mundo explorável produz?
ask-produce-for-card = Descartar uma carta para produzir em um mundo explorável?

event-start-world-dealt = { $seat } começa em { $card }
event-start-worlds-offered = { $seat } olha um mundo inicial
event-start-world-chosen = { $seat } começa em { $card }
event-round-begun = Começa a rodada { $round }
event-action-revealed = { $seat } joga { $action }
event-phase-begun = { $phase }
event-card-drawn = { $seat } compra { $card }
event-cards-drawn = { $seat } compra uma carta
event-card-seen = { $seat } olha { $card }
event-cards-seen = { $seat } olha uma carta
event-card-kept = { $seat } fica com { $card }
event-cards-kept = { $seat } fica com { NUMBER($discarded) ->
        [0] { NUMBER($kept) ->
            [1] a carta vista
           *[other] todas as { $kept } cartas vistas
        }
       *[other] { $kept } das cartas vistas e descarta { $discarded }
    }
event-card-discarded = { $seat } descarta { $card }
event-cards-discarded = { $seat } descarta uma carta
event-nothing-placed = { $seat } não desce nada
event-card-placed = { $seat } desce { $card }
event-card-given-up = { $seat } abre mão de { $card }
event-world-conquered = { $seat } conquista com Militarismo
event-cards-paid = { $seat } { NUMBER($count) ->
        [0] não paga nada
        [1] deve 1 carta
       *[other] deve { $count } cartas
    }
event-good-placed = { $seat } recebe um bem em { $card }
event-good-sold = { $seat } vende o bem de { $card } por { NUMBER($count) ->
        [1] 1 carta
       *[other] { $count } cartas
    }
event-power-used = { $seat } usa { $card }
event-goods-consumed = { $seat } consome { NUMBER($count) ->
        [1] 1 bem
       *[other] { $count } bens
    }
event-chips-gained = { $seat } ganha { NUMBER($count) ->
        [1] 1 ficha de PV
       *[other] { $count } fichas de PV
    }
event-number-named = { $seat } diz { $count }
event-bet-won = { $seat } vira { $card } e fica com a carta
event-bet-lost = { $seat } vira { $card }, que vai para o descarte
event-most-produced = { $seat } é quem mais produziu { $kind }
event-supply-renewed = Os descartes formam o novo estoque: { $count } cartas
event-last-round-over = A última rodada terminou

action-explore-5 = Descoberta +5
    .help = Todos descobrem. Você vê 5 cartas extras e fica com 1, como de costume.
action-explore-1 = Descoberta +1, +1
    .help = Todos descobrem. Você vê 1 carta extra e fica com mais 1.
action-develop = Desenvolvimento
    .help = Todos podem descer um desenvolvimento. O seu custa 1 carta a menos.
action-develop-2 = Segundo Desenvolvimento
    .help = Uma segunda fase de Desenvolvimento segue a primeira. O seu segundo desenvolvimento também custa 1 carta a menos.
action-settle = Colonização
    .help = Todos podem descer um mundo. Você compra 1 carta depois de descer o seu.
action-settle-2 = Segunda Colonização
    .help = Uma segunda fase de Colonização segue a primeira. Você também compra 1 carta depois de descer o segundo mundo.
action-trade = Consumo: Venda
    .help = Todos consomem. Antes disso, você vende 1 bem por cartas.
action-double = Consumo: PV ×2
    .help = Todos consomem. As suas habilidades de Consumo dão o dobro de fichas de PV.
action-produce = Produção
    .help = Todos produzem. Você também produz em um mundo explorável.

phase-setup = Preparação
phase-actions = Escolha das ações
phase-explore = I: Descoberta
phase-develop = II: Desenvolvimento
phase-develop-2 = II: Segundo Desenvolvimento
phase-settle = III: Colonização
phase-settle-2 = III: Segunda Colonização
phase-trade = IV: Venda
phase-consume = IV: Consumo
phase-produce = V: Produção
phase-discard = Descartes
phase-over = Fim do jogo

word-pay = Pagar
    .help = Descarte cartas da sua mão para pagar por ele.
word-conquer = Conquistar
    .help = O seu Militarismo é pelo menos igual à defesa, então não custa nada.
word-bet = Apostar
    .help = Diga um número e vire a carta do topo do estoque.
word-consume = Consumir
    .help = Use a habilidade que gasta um bem.
word-draw = Comprar antes
    .help = Compre pelos bens que produziu até agora, mesmo que nenhum, e depois decida sobre o descarte.
word-decline = Recusar
    .help = Fique com as suas cartas e não produza mais.
word-stop = Parar
    .help = Deixe as habilidades opcionais sem uso.
word-done = Pronto
    .help = Não descarte mais cartas.
word-pass = Passar
    .help = Não desça nada nesta fase.
number = { $name }

kind-novelty = Artigos de Luxo
    .help = Vendidos por 2 cartas.
kind-rare = Elementos Raros
    .help = Vendidos por 3 cartas.
kind-genes = Genes
    .help = Vendidos por 4 cartas.
kind-alien = Tecnologia Alienígena
    .help = Vendida por 5 cartas.
gain-chip = { NUMBER($count) ->
        [1] ficha de PV
       *[other] fichas de PV
    }
gain-card = { NUMBER($count) ->
        [1] carta
       *[other] cartas
    }

score-chips = Fichas de PV
score-worlds = Mundos
score-developments = Desenvolvimentos
score-six-cost = Desenvolvimentos de custo 6
tally-hand = Cartas na mão
    .one = Carta na mão
tally-goods = Bens
    .one = Bem
tally-chips = Fichas de PV
    .one = Ficha de PV
tally-tableau = Área de jogo
tally-military = Militarismo
tally-round = Rodada

explain-world = Mundo, custo { $cost }, { $points } PV
explain-military-world = Mundo militar, defesa { $cost }, { $points } PV
explain-development = Desenvolvimento, custo { $cost }, { $points } PV
explain-development-variable = Desenvolvimento, custo { $cost }, vale o que diz
explain-start-world = Mundo inicial número { $number }
explain-production = Mundo produtor: { $kind }
explain-windfall = Mundo explorável: { $kind }; vem com um bem
explain-rebel = Um mundo Rebelde
explain-alien = Uma carta Alienígena
explain-good = Um bem: { $kind }

power-explore-draw = Descoberta: veja mais { $amount }
power-explore-keep = Descoberta: fique com mais { $amount }
power-develop-first-draw = Desenvolvimento: compre { $amount } antes de escolher
power-develop-discount = Desenvolvimento: desenvolvimentos custam { $amount } a menos
power-develop-draw = Desenvolvimento: compre { $amount } depois de descer um desenvolvimento
power-settle-discount = Colonização: mundos que você paga custam { $amount } a menos
power-settle-discount-of = Colonização: mundos de { $kind } que você paga custam { $amount } a menos
power-military = Colonização: { NUMBER($amount) ->
        [-1] −1 de Militarismo
       *[other] +{ $amount } de Militarismo
    }
power-military-of = Colonização: +{ $amount } de Militarismo contra mundos militares de { $kind }
power-military-rebels = Colonização: +{ $amount } de Militarismo contra mundos Rebeldes
power-military-once = Colonização: você pode descartar esta carta por +{ $amount } de Militarismo até o fim da fase
power-settle-free = Colonização: você pode descartar esta carta para descer sem custo um mundo não militar, ou um mundo militar que esteja pagando; não vale para Tecnologia Alienígena
power-pay-for-military = Colonização: você pode pagar por um mundo militar, 1 a menos que a defesa; não vale para Tecnologia Alienígena
power-settle-draw = Colonização: compre { $amount } depois de descer um mundo
power-trade-bonus = Venda: compre mais { $amount } ao vender um bem
power-trade-bonus-of = Venda: compre mais { $amount } ao vender { $kind }
power-trade-bonus-here = Venda: compre mais { $amount } ao vender o bem deste mundo
power-consume-goods = Consumo: { NUMBER($goods) ->
        [1] 1 bem
       *[other] { $goods } bens
    } por { $gain }
power-consume-goods-of = Consumo: { NUMBER($goods) ->
        [1] 1 bem
       *[other] { $goods } bens
    } do tipo { $kind } por { $gain }
power-consume-goods-different = Consumo: { $goods } bens de tipos diferentes por { $gain }
power-consume-goods-up-to = Consumo: até { $times } vezes { NUMBER($goods) ->
        [1] 1 bem
       *[other] { $goods } bens
    } por { $gain }, quantas vezes puder
power-consume-goods-of-up-to = Consumo: até { $times } vezes { NUMBER($goods) ->
        [1] 1 bem
       *[other] { $goods } bens
    } do tipo { $kind } por { $gain }, quantas vezes puder
power-consume-all = Consumo: todos os bens que restarem, por 1 ficha de PV a menos que a quantidade deles
power-consume-at-price = Consumo: 1 bem por cartas, pelo preço sem habilidades de Venda
power-consume-at-price-with-bonuses = Consumo: 1 bem por cartas, pelo preço com as suas habilidades de Venda
power-consume-cards = Consumo: você pode descartar até { $times } cartas por { $gain } cada, nunca em dobro
power-consume-draw = Consumo: compre { $amount }
power-consume-bet = Consumo: diga um número de 1 a { $amount } e vire uma carta do estoque; se for o custo ou a defesa dela, a carta é sua
power-produce-good = Produção: 1 bem neste mundo
power-produce-good-and-draw = Produção: 1 bem neste mundo; se produzir, compre { $amount }
power-produce-windfall = Produção: 1 bem em qualquer um dos seus mundos exploráveis
power-produce-windfall-of = Produção: 1 bem em um dos seus mundos exploráveis de { $kind }
power-produce-windfall-for-card = Produção: você pode descartar uma carta por 1 bem em qualquer um dos seus mundos exploráveis
power-produce-draw = Produção: compre { $amount }
power-produce-draw-here = Produção: compre { $amount } se um bem foi produzido neste mundo
power-produce-draw-per-good-of = Produção: compre { $amount } para cada bem do tipo { $kind } que produziu
power-produce-draw-if-most-of = Produção: compre { $amount } se produziu mais { $kind } do que qualquer outro
power-produce-draw-per-kind = Produção: compre { $amount } para cada tipo de bem que produziu
power-produce-draw-per-world-of = Produção: compre { $amount } para cada mundo de { $kind } que tiver

scores-military = { $points } PV para cada ponto do seu Militarismo; o negativo conta, o especializado e o temporário não
scores-chips = { $points } PV para cada { $every } PV em fichas
scores-good = { $points } PV para cada bem nos seus mundos
scores-card = { $points } PV por { $card }
scores-alien = { $points } PV para cada outra carta Alienígena, inclusive esta
scores-development = { $points } PV para cada outro desenvolvimento
scores-development-of-cost = { $points } PV para cada desenvolvimento de custo { $cost }, inclusive este
scores-development-with-power = { $points } PV para cada desenvolvimento com habilidade em { $phase }, inclusive este
scores-world = { $points } PV para cada outro mundo
scores-world-with-power = { $points } PV para cada mundo com habilidade em { $phase }
scores-world-production = { $points } PV para cada mundo produtor
scores-world-production-of = { $points } PV para cada mundo produtor de { $kind }
scores-world-windfall-of = { $points } PV para cada mundo explorável com { $kind }
scores-world-military = { $points } PV para cada outro mundo militar
scores-world-rebel = { $points } PV para cada mundo militar Rebelde

# Cartas
card-gateway-station = Estação Portal
card-abandoned-mine-squatters = Posseiros da Mina Abandonada
card-terraforming-colonists = Colonos Terraformadores
card-galactic-trade-emissaries = Emissários do Comércio Galáctico
card-industrial-robots = Robôs Industriais
card-star-nomad-raiders = Saqueadores Nômades Estelares
card-old-earth = Velha Terra
card-epsilon-eridani = Epsilon Eridani
card-alpha-centauri = Alpha Centauri
card-new-sparta = Nova Esparta
card-earths-lost-colony = Colônia Perdida da Terra
card-rebel-fuel-cache = Depósito de Combustível Rebelde
card-public-works = Obras Públicas
card-public-works-2 = Obras Públicas
card-gem-world = Mundo Cristalino
card-colony-ship = Nave-Colônia
card-colony-ship-2 = Nave-Colônia
card-comet-zone = Zona de Cometas
card-expedition-force = Força Expedicionária
card-expedition-force-2 = Força Expedicionária
card-mining-robots = Robôs Mineradores
card-mining-robots-2 = Robôs Mineradores
card-rebel-miners = Mineradores Rebeldes
card-export-duties = Taxas de Exportação
card-export-duties-2 = Taxas de Exportação
card-former-penal-colony = Antiga Colônia Penal
card-malevolent-lifeforms = Formas de Vida Malévolas
card-new-military-tactics = Novas Táticas Militares
card-new-military-tactics-2 = Novas Táticas Militares
card-space-marines = Fuzileiros Espaciais
card-space-marines-2 = Fuzileiros Espaciais
card-contact-specialist = Especialista em Contato
card-contact-specialist-2 = Especialista em Contato
card-avian-uplift-race = Raça Aviária Elevada
card-spice-world = Mundo das Especiarias
card-lost-species-ark-world = Mundo-Arca das Espécies Perdidas
card-new-vinland = Nova Vinlândia
card-artist-colony = Colônia Artística
card-alien-robotic-factory = Fábrica Robótica Alienígena
card-plague-world = Mundo da Peste
card-distant-world = Mundo Distante
card-rebel-outpost = Posto Avançado Rebelde
card-rebel-warrior-race = Raça Guerreira Rebelde
card-rebel-underground = Resistência Rebelde
card-new-survivalists = Novos Sobrevivencialistas
card-outlaw-world = Mundo dos Foras da Lei
card-lost-alien-battle-fleet = Frota de Batalha Alienígena Perdida
card-diversified-economy = Economia Diversificada
card-diversified-economy-2 = Economia Diversificada
card-consumer-markets = Mercados Consumidores
card-consumer-markets-2 = Mercados Consumidores
card-mining-conglomerate = Conglomerado de Mineração
card-mining-conglomerate-2 = Conglomerado de Mineração
card-research-labs = Laboratórios de Pesquisa
card-research-labs-2 = Laboratórios de Pesquisa
card-deficit-spending = Déficit Orçamentário
card-deficit-spending-2 = Déficit Orçamentário
card-investment-credits = Créditos de Investimento
card-investment-credits-2 = Créditos de Investimento
card-pan-galactic-league = Liga Pangaláctica
card-mining-league = Liga Mineradora
card-free-trade-association = Associação de Livre Comércio
card-alien-tech-institute = Instituto de Tecnologia Alienígena
card-galactic-survey-seti = Sondagem Galáctica/SETI
card-galactic-federation = Federação Galáctica
card-refugee-world = Mundo dos Refugiados
card-empath-world = Mundo dos Empatas
card-galactic-resort = Resort Galáctico
card-pre-sentient-race = Raça Pré-Senciente
card-deserted-alien-outpost = Posto Alienígena Abandonado
card-deserted-alien-colony = Colônia Alienígena Abandonada
card-galactic-engineers = Engenheiros Galácticos
card-black-market-trading-world = Mundo Comercial do Mercado Negro
card-merchant-world = Mundo Mercantil
card-tourist-world = Mundo Turístico
card-galactic-trendsetters = Formadores de Tendência da Galáxia
card-alien-rosetta-stone-world = Mundo de Pedra de Roseta Alienígena
card-star-nomad-lair = Covil dos Nômades Estelares
card-the-last-of-the-uplift-gnarssh = O Último dos Gnarssh Elevados
card-alien-robot-sentry = Sentinela Robótica Alienígena
card-pirate-world = Mundo Pirata
card-reptilian-uplift-race = Raça Reptiliana Elevada
card-lost-alien-warship = Nave de Guerra Alienígena Perdida
card-alien-robot-scout-ship = Nave Batedora Robótica Alienígena
card-runaway-robots = Robôs Fugitivos
card-interstellar-bank = Banco Interestelar
card-interstellar-bank-2 = Banco Interestelar
card-terraforming-robots = Robôs Terraformadores
card-terraforming-robots-2 = Robôs Terraformadores
card-drop-ships = Naves de Desembarque
card-drop-ships-2 = Naves de Desembarque
card-new-galactic-order = Nova Ordem Galáctica
card-asteroid-belt = Cinturão de Asteroides
card-merchant-guild = Guilda Mercantil
card-secluded-world = Mundo Isolado
card-imperium-armaments-world = Mundo Bélico do Império
card-terraformed-world = Mundo Terraformado
card-replicant-robots = Robôs Replicantes
card-replicant-robots-2 = Robôs Replicantes
card-pilgrimage-world = Mundo de Peregrinação
card-rebel-homeworld = Mundo Natal Rebelde
card-new-economy = Nova Economia
card-radioactive-world = Mundo Radioativo
card-aquatic-uplift-race = Raça Aquática Elevada
card-genetics-lab = Laboratório de Genética
card-genetics-lab-2 = Laboratório de Genética
card-bio-hazard-mining-world = Mundo Minerador de Risco Biológico
card-deserted-alien-library = Biblioteca Alienígena Abandonada
card-destroyed-world = Mundo Destruído
card-galactic-renaissance = Renascentismo Galáctico
card-blaster-gem-mines = Minas de Gemas para Blasters
card-gambling-world = Mundo de Jogatina
card-expanding-colony = Colônia em Expansão
card-space-port = Porto Espacial
card-prosperous-world = Mundo Próspero
card-new-earth = Nova Terra
card-rebel-base = Base Rebelde
card-galactic-imperium = Império Galáctico
card-trade-league = Liga Comercial
card-mining-world = Mundo Minerador

# O bem de um mundo
good-gateway-station = bem de { card-gateway-station }
good-abandoned-mine-squatters = bem de { card-abandoned-mine-squatters }
good-alpha-centauri = bem de { card-alpha-centauri }
good-earths-lost-colony = bem de { card-earths-lost-colony }
good-rebel-fuel-cache = bem de { card-rebel-fuel-cache }
good-gem-world = bem de { card-gem-world }
good-comet-zone = bem de { card-comet-zone }
good-rebel-miners = bem de { card-rebel-miners }
good-former-penal-colony = bem de { card-former-penal-colony }
good-malevolent-lifeforms = bem de { card-malevolent-lifeforms }
good-avian-uplift-race = bem de { card-avian-uplift-race }
good-spice-world = bem de { card-spice-world }
good-lost-species-ark-world = bem de { card-lost-species-ark-world }
good-new-vinland = bem de { card-new-vinland }
good-artist-colony = bem de { card-artist-colony }
good-alien-robotic-factory = bem de { card-alien-robotic-factory }
good-plague-world = bem de { card-plague-world }
good-distant-world = bem de { card-distant-world }
good-rebel-warrior-race = bem de { card-rebel-warrior-race }
good-new-survivalists = bem de { card-new-survivalists }
good-lost-alien-battle-fleet = bem de { card-lost-alien-battle-fleet }
good-refugee-world = bem de { card-refugee-world }
good-empath-world = bem de { card-empath-world }
good-galactic-resort = bem de { card-galactic-resort }
good-pre-sentient-race = bem de { card-pre-sentient-race }
good-deserted-alien-outpost = bem de { card-deserted-alien-outpost }
good-deserted-alien-colony = bem de { card-deserted-alien-colony }
good-star-nomad-lair = bem de { card-star-nomad-lair }
good-the-last-of-the-uplift-gnarssh = bem de { card-the-last-of-the-uplift-gnarssh }
good-alien-robot-sentry = bem de { card-alien-robot-sentry }
good-pirate-world = bem de { card-pirate-world }
good-reptilian-uplift-race = bem de { card-reptilian-uplift-race }
good-lost-alien-warship = bem de { card-lost-alien-warship }
good-alien-robot-scout-ship = bem de { card-alien-robot-scout-ship }
good-runaway-robots = bem de { card-runaway-robots }
good-asteroid-belt = bem de { card-asteroid-belt }
good-secluded-world = bem de { card-secluded-world }
good-imperium-armaments-world = bem de { card-imperium-armaments-world }
good-radioactive-world = bem de { card-radioactive-world }
good-aquatic-uplift-race = bem de { card-aquatic-uplift-race }
good-bio-hazard-mining-world = bem de { card-bio-hazard-mining-world }
good-deserted-alien-library = bem de { card-deserted-alien-library }
good-destroyed-world = bem de { card-destroyed-world }
good-blaster-gem-mines = bem de { card-blaster-gem-mines }
good-space-port = bem de { card-space-port }
good-prosperous-world = bem de { card-prosperous-world }
good-new-earth = bem de { card-new-earth }
good-mining-world = bem de { card-mining-world }

# Títulos no terminal
part-turned = Virada para cima
part-tableau = Área de jogo
part-hand = Mão
part-drawn = Para escolher
