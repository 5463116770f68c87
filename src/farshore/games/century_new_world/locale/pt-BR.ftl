# Century: O Novo Mundo. Termos do manual em português.
title = Century: O Novo Mundo
tagline = Envie colonos, negocie do milho às peles e reclame oito cartas de Ponto.
edition-standard = Padrão (reconstruída)

variant-board = Quarto tabuleiro
    .help = O tabuleiro ao lado de A1, B1 e C1; ele decide que locais existem.
variant-board-random = Sorteado
variant-board-D1 = D1
variant-board-E1 = E1
variant-board-F1 = F1
variant-round_cap = Limite de rodadas
    .help = Se todos só descansarem, o jogo acaba depois desta rodada.

ask-turn = Trabalhe num local ou descanse
ask-upgrade = Que cubos você aperfeiçoa? { NUMBER($left) ->
        [1] Resta 1 passo
       *[other] Até { $left } passos
    }
ask-trade = Quantas vezes você negocia { $location-in }?
ask-visit-fort = { NUMBER($done) ->
        [0] Reclame a carta de Ponto, tire uma ficha de Bonificação ou faça ambos
        [1] Tirar também uma ficha de Bonificação?
       *[other] Reclamar também a carta de Ponto?
    }
ask-explore = Que ficha de Exploração você retira?
ask-return-cubes = A despensa guarda 10 cubos: devolva { NUMBER($left) ->
        [1] 1 cubo, o que quiser
       *[other] { $left } cubos, os que quiser
    }

event-settlers-placed = { $seat } envia { NUMBER($count) ->
        [1] 1 colono
       *[other] { $count } colonos
    } { $location-to }
event-settlers-displaced = { $by } expulsa { NUMBER($count) ->
        [1] 1 colono
       *[other] { $count } colonos
    } de { $owner } { $location-in }
event-rested = { $seat } descansa; { NUMBER($count) ->
        [0] nenhum colono estava fora
        [1] 1 colono volta
       *[other] { $count } colonos voltam
    }
event-tools-used = { $seat } ganha { $cubes } com cartas de Ferramenta
event-produced = { $seat } produz { $cubes } { $location-in }
event-cube-upgraded = { $seat } aperfeiçoa { $cube } para { $to }
event-traded = { $seat } troca { $given } por { $received } { $location-in }
event-card-claimed = { $seat } reclama { $card } por { $paid }
event-settlers-joined = { NUMBER($count) ->
        [1] 1 colono se junta
       *[other] { $count } colonos se juntam
    } a { $seat }
event-bonus-taken = { $seat } tira a ficha de Bonificação { $tile }
event-location-explored = { $seat } retira { $exploration } e abre { $location-the }
event-cubes-found = { $seat } encontra { $cubes }
event-cube-returned = { $seat } devolve 1 { $cube }
event-last-round-begun = { $seat } tem 8 cartas de Ponto: esta rodada é a última

word-rest = Descansar
    .help = Todos os seus colonos voltam. Você não faz mais nada neste turno.
word-stop = Parar aqui
    .help = Você não usa os aperfeiçoamentos que restam.
word-leave = Sair do Forte
    .help = Você terminou neste Forte.

times = { NUMBER($name) ->
        [1] Uma vez
        [2] Duas vezes
       *[other] { $name } vezes
    }
board = Tabuleiro { $name }
cube-yellow = { NUMBER($count) ->
        [1] milho
       *[other] milhos
    }
    .help = Nível 1. Não vale nada no fim.
cube-red = { NUMBER($count) ->
        [1] carne
       *[other] carnes
    }
    .help = Nível 2. Vale 1 ponto no fim.
cube-green = { NUMBER($count) ->
        [1] tabaco
       *[other] tabacos
    }
    .help = Nível 3. Vale 1 ponto no fim.
cube-brown = { NUMBER($count) ->
        [1] pele
       *[other] peles
    }
    .help = Nível 4. Vale 1 ponto no fim.
circle-prairie = Pradaria
circle-forest = Floresta
circle-river = Rio
circle-mountain = Montanha
symbol-native_help = Ajuda dos Nativos
symbol-tool = Ferramenta
symbol-new_settlers = Novos Colonos
symbol-exploration = Exploração

score-cards = Cartas de Ponto
score-bonus-tiles = Fichas de Bonificação
score-exploration = Fichas de Exploração
score-cubes = Cubos restantes
tally-yellow = Milho
tally-red = Carne
tally-green = Tabaco
tally-brown = Peles
    .one = Pele
tally-settlers = Colonos em casa
    .one = Colono em casa
tally-reserve = Colonos na reserva
    .one = Colono na reserva
tally-cards = Cartas de Ponto
    .one = Carta de Ponto
tally-bonus-tiles = Fichas de Bonificação
    .one = Ficha de Bonificação
tally-exploration-tiles = Fichas de Exploração
    .one = Ficha de Exploração
phase-main = Até alguém ter 8 cartas
phase-last-round = Última rodada

explain-production = Produção: tire { $gain }.
explain-upgrade = Aperfeiçoamento: até { NUMBER($count) ->
        [1] 1 passo
       *[other] { $count } passos
    }, cada um promove 1 cubo em 1 nível: milho, carne, tabaco, pele.
explain-trade = Comércio, quantas vezes quiser, no mínimo uma: entregue { $give }, receba { $gain }.
explain-fort = { NUMBER($stacks) ->
        [0] Forte: reclame a carta de Ponto acima.
        [2] Forte: reclame a carta de Ponto acima, tire a primeira ficha de Bonificação de uma das duas pilhas ou faça ambos.
       *[other] Forte: reclame a carta de Ponto acima, tire a primeira ficha de Bonificação ou faça ambos.
    }
explain-placing = Exige { NUMBER($count) ->
        [1] 1 colono
       *[other] { $count } colonos
    } quando está vazio. Com colonos de outro jogador, exige um a mais do que eles, e os expulsos voltam para casa.
explain-circle = Símbolo: { $circle }. Cartas de Ajuda dos Nativos e de Ferramenta com ele valem aqui.
explain-native-help = Ajuda dos Nativos: locais com o símbolo { $circle } exigem 1 colono a menos, mas sempre ao menos 1.
explain-tool = Ferramenta: em locais com o símbolo { $circle } você ganha antes 1 { $cube }.
explain-new-settlers = Novos Colonos: { NUMBER($count) ->
        [1] 1 colono vem
       *[other] { $count } colonos vêm
    } da sua reserva, ou quantos ela ainda tiver.
explain-exploration = Exploração: retire 1 ficha de Exploração do tabuleiro. A partir de agora, o local debaixo dela está aberto a todos.
explain-price = Custa { $cost }. Vale { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
explain-bonus-single = No fim: 2 pontos por símbolo { $symbol } que você tiver.
explain-bonus-pair = No fim: 3 pontos por par de símbolos { $first } e { $second } que você tiver.
explain-bonus-settlers = No fim: 1 ponto a cada 2 colonos em casa e no tabuleiro.
explain-bonus-flat = No fim: 3 pontos.
explain-find-symbol = No fim: mais 1 símbolo { $symbol } para as suas fichas de Bonificação.
explain-find-settler = Na hora: 1 colono da sua reserva, se houver.
explain-find-points = No fim: { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
explain-find-cubes = Na hora: { $gain }.

# Nomes nossos. Uma edição com outros ids mostra o nome como está no arquivo.
location = { $name }
card = { $name }
tile = { $name }
exploration = { $name }

location-A1-1 = Forte do Porto
    .the = o Forte do Porto
    .in = no Forte do Porto
    .to = para o Forte do Porto
location-A1-2 = Forte da Campina
    .the = o Forte da Campina
    .in = no Forte da Campina
    .to = para o Forte da Campina
location-A1-3 = Milharal
    .the = o Milharal
    .in = no Milharal
    .to = para o Milharal
location-A1-4 = Oficina da Mata
    .the = a Oficina da Mata
    .in = na Oficina da Mata
    .to = para a Oficina da Mata
location-A1-5 = Serra da Caça
    .the = a Serra da Caça
    .in = na Serra da Caça
    .to = para a Serra da Caça
location-A1-6 = Cais da Balsa
    .the = o Cais da Balsa
    .in = no Cais da Balsa
    .to = para o Cais da Balsa
location-B1-1 = Forte de Madeira
    .the = o Forte de Madeira
    .in = no Forte de Madeira
    .to = para o Forte de Madeira
location-B1-2 = Forte de Pedra
    .the = o Forte de Pedra
    .in = no Forte de Pedra
    .to = para o Forte de Pedra
location-B1-3 = Sítio
    .the = o Sítio
    .in = no Sítio
    .to = para o Sítio
location-B1-4 = Roça Ribeirinha
    .the = a Roça Ribeirinha
    .in = na Roça Ribeirinha
    .to = para a Roça Ribeirinha
location-B1-5 = Roda do Conselho
    .the = a Roda do Conselho
    .in = na Roda do Conselho
    .to = para a Roda do Conselho
location-C1-1 = Armadilhas
    .the = as Armadilhas
    .in = nas Armadilhas
    .to = para as Armadilhas
location-C1-2 = Feira da Montanha
    .the = a Feira da Montanha
    .in = na Feira da Montanha
    .to = para a Feira da Montanha
location-C1-3 = Curtume
    .the = o Curtume
    .in = no Curtume
    .to = para o Curtume
location-C1-4 = Vau dos Rebanhos
    .the = o Vau dos Rebanhos
    .in = no Vau dos Rebanhos
    .to = para o Vau dos Rebanhos
location-C1-5 = Posto da Mata
    .the = o Posto da Mata
    .in = no Posto da Mata
    .to = para o Posto da Mata
location-C1-6 = Galpão de Tabaco
    .the = o Galpão de Tabaco
    .in = no Galpão de Tabaco
    .to = para o Galpão de Tabaco
location-D1-1 = Defumador
    .the = o Defumador
    .in = no Defumador
    .to = para o Defumador
location-D1-2 = Várzea
    .the = a Várzea
    .in = na Várzea
    .to = para a Várzea
location-D1-3 = Roda do Cachimbo
    .the = a Roda do Cachimbo
    .in = na Roda do Cachimbo
    .to = para a Roda do Cachimbo
location-D1-4 = Paiol
    .the = o Paiol
    .in = no Paiol
    .to = para o Paiol
location-D1-5 = Grande Oficina
    .the = a Grande Oficina
    .in = na Grande Oficina
    .to = para a Grande Oficina
location-D1-6 = Casa de Peles
    .the = a Casa de Peles
    .in = na Casa de Peles
    .to = para a Casa de Peles
location-E1-1 = Moinho
    .the = o Moinho
    .in = no Moinho
    .to = para o Moinho
location-E1-2 = Roça de Tabaco
    .the = a Roça de Tabaco
    .in = na Roça de Tabaco
    .to = para a Roça de Tabaco
location-E1-3 = Varais de Secagem
    .the = os Varais de Secagem
    .in = nos Varais de Secagem
    .to = para os Varais de Secagem
location-E1-4 = Feira das Canoas
    .the = a Feira das Canoas
    .in = na Feira das Canoas
    .to = para a Feira das Canoas
location-E1-5 = Pouso de Inverno
    .the = o Pouso de Inverno
    .in = no Pouso de Inverno
    .to = para o Pouso de Inverno
location-E1-6 = Campo dos Bisões
    .the = o Campo dos Bisões
    .in = no Campo dos Bisões
    .to = para o Campo dos Bisões
location-F1-1 = Dique do Castor
    .the = o Dique do Castor
    .in = no Dique do Castor
    .to = para o Dique do Castor
location-F1-2 = Posto de Carroças
    .the = o Posto de Carroças
    .in = no Posto de Carroças
    .to = para o Posto de Carroças
location-F1-3 = Casa de Sementes
    .the = a Casa de Sementes
    .in = na Casa de Sementes
    .to = para a Casa de Sementes
location-F1-4 = Hortas em Terraço
    .the = as Hortas em Terraço
    .in = nas Hortas em Terraço
    .to = para as Hortas em Terraço
location-F1-5 = Passo Alto
    .the = o Passo Alto
    .in = no Passo Alto
    .to = para o Passo Alto
location-F1-6 = Mestres Artesãos
    .the = os Mestres Artesãos
    .in = nos Mestres Artesãos
    .to = para os Mestres Artesãos

card-P01 = Guias da Pradaria
card-P02 = Mateiros
card-P03 = Guias do Rio
card-P04 = Batedores da Serra
card-P05 = Anciãos da Pradaria
card-P06 = Anciãos da Floresta
card-P07 = Anciãos da Montanha
card-P08 = Anciãos do Rio
card-P09 = Conselho da Pradaria
card-P10 = Conselho da Floresta
card-P11 = Roda d'Água
card-P12 = Picareta
card-P13 = Arado
card-P14 = Arco de Caça
card-P15 = Rede de Pesca
card-P16 = Armadilha
card-P17 = Laço
card-P18 = Foice
card-P19 = Comporta
card-P20 = Machado
card-P21 = Viajante
card-P22 = Caçador de Peles
card-P23 = Lavrador
card-P24 = Carpinteiro
card-P25 = Jovem Casal
card-P26 = Ferreiro
card-P27 = Caravana
card-P28 = Irmãos Gêmeos
card-P29 = Família do Moleiro
card-P30 = Navio da Terra Natal
card-P31 = Bússola
card-P32 = Luneta
card-P33 = Canoa
card-P34 = Desbravadora
card-P35 = Mapa Esboçado
card-P36 = Trilha da Serra
card-P37 = Agrimensora
card-P38 = Expedição
card-P39 = Carta Estelar
card-P40 = Grande Atlas

tile-BT01 = Ajuda dos Nativos + Ferramenta
tile-BT02 = Ajuda dos Nativos + Ferramenta
tile-BT03 = Ferramenta + Novos Colonos
tile-BT04 = Ferramenta + Novos Colonos
tile-BT05 = Novos Colonos + Exploração
tile-BT06 = Novos Colonos + Exploração
tile-BT07 = Exploração + Ajuda dos Nativos
tile-BT08 = Exploração + Ajuda dos Nativos
tile-BT09 = Ajuda dos Nativos + Novos Colonos
tile-BT10 = Ferramenta + Exploração
tile-BT11 = Ajuda dos Nativos
tile-BT12 = Ferramenta
tile-BT13 = Novos Colonos
tile-BT14 = Exploração
tile-BT15 = A cada 2 Colonos
tile-BT16 = A cada 2 Colonos
tile-BT17 = 3 Pontos

exploration-ET01 = Filtro dos Sonhos
exploration-ET02 = Martelo de Pedra
exploration-ET03 = Pegadas
exploration-ET04 = Bússola Antiga
exploration-ET05 = Náufrago
exploration-ET06 = Eremita
exploration-ET07 = Cachoeira
exploration-ET08 = Cânion
exploration-ET09 = Acampamento Abandonado
exploration-ET10 = Esconderijo

# Números do tabuleiro, no terminal
shown-standing = { $count ->
    [1] 1 colono
   *[other] { $count } colonos
}
shown-need = exige { $count }
shown-deck = { $count ->
    [1] 1 carta no baralho
   *[other] { $count } cartas no baralho
}
shown-below = { $count } embaixo

# Títulos no terminal
part-forts = Fortes, com sua carta de Ponto e ficha de Bonificação
part-next_card = Próxima do baralho
part-cards = Cartas de Ponto
part-tiles = Fichas de Bonificação
part-explorations = Fichas de Exploração
