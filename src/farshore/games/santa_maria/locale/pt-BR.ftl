# Santa Maria. Identificadores como em docs/contract.md.
title = Santa Maria
tagline = Construa uma colônia de 6 por 6, ative linhas e colunas com dados e faça dela a mais feliz ao fim de 3 anos.
edition-standard = Padrão (reconstruída)

variant-colonies = Colônias
    .help = Como cada jogador recebe seu tabuleiro de colônia.
variant-colonies-random = Por sorteio
    .help = Cada jogador recebe ao acaso um dos quatro lados A. O melhor para a primeira partida.
variant-colonies-chosen = Escolhidas
    .help = Os jogadores escolhem um lado A em sentido anti-horário; o jogador inicial escolhe por último.
variant-colonies-advanced = Avançada
    .help = Todos jogam com o lado B e escolhem uma prefeitura com um estudioso.
variant-blue_dice = Dados azuis
    .help = Onde ficam os dados azuis.
variant-blue_dice-own = De cada um
    .help = Cada jogador rola e mantém seus próprios dados azuis.
variant-blue_dice-common = Oferta de dados
    .help = Todos pegam dados azuis da oferta, em cada ano tantos quantos tiverem destravado.
variant-town_hall_scholar = Estudioso da prefeitura
    .help = Os pontos do estudioso que vem com a prefeitura contam?
variant-town_hall_scholar-scores = Conta seus pontos
variant-town_hall_scholar-no-points = Sem pontos

ask-take-board = Que tabuleiro de colônia você pega?
ask-choose-hall = Que prefeitura você pega? O estudioso vem junto
ask-turn = Sua vez: expanda, ative um território, use um dado ou retire-se
ask-place-tile = Onde fica “{ $tile }”? Escolha o lugar do primeiro espaço, depois gire a peça
ask-turn-tile = Para que lado fica “{ $tile }”?
ask-place-road = Onde vai a peça de estrada?
ask-choose-line = Onde você usa o { $die }? { NUMBER($free) ->
        [0] Cada ponto a mais ou a menos custa 1 moeda
       *[other] Os { $free } primeiros pontos de mudança são grátis, cada outro custa 1 moeda
    }
ask-leave-die = Onde você deixa o dado?
ask-gain = Algo não cabe no seu armazenamento. Vender antes?
    .after-sell = { $thing } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
ask-pay = Pagar { $cost } ou substituir algo?
    .after-good = no lugar de { $thing }
ask-religion = Você passaria por um símbolo de monge. Avançar?
ask-extra-step = Pagar 1 cereal{ NUMBER($coins) ->
        [0] {""}
       *[other] {" "}ou { $coins } moedas
    } { NUMBER($ends) ->
        [0] para avançar mais 1 espaço na trilha de religião?
       *[other] por mais 1 ponto, no fim da trilha de religião?
    }
    .good-grain = Pagar 1 cereal
    .good-gold = Pagar 1 ouro
    .good-coins = Pagar { $coins } moedas
    .buy = Comprar e pagar
    .after-sell = { $thing } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
    .after-buy = { $thing } por { $price } moedas
ask-recruit = Onde você coloca o monge?
    .after-sell = { $thing } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
ask-ship = Que carregamento você exporta?
    .shipment = { $thing }, da { $dock }, { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
    .after-sell = { $thing } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
    .after-buy = { $thing } por { $price } moedas
ask-trade = Trocar { NUMBER($costs) ->
        [1] { $pay }
       *[other] um destes ({ $pay })
    } por { NUMBER($ways) ->
        [1] { $gains }?
       *[other] um destes: { $gains }?
    }
    .good = Pagar 1 { $thing }
    .after-good = por { $gain }
    .after-sell = { $thing } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
    .after-buy = { $thing } por { $price } moedas
ask-retire = Em que espaço você se retira?
ask-last-sale = Vender algo antes da pontuação final?
    .after-sell = { $thing } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }

event-board-taken = { $seat } ocupa o { $board }
event-hall-chosen = { $seat } escolhe a prefeitura “{ $hall }”
event-year-begun = Começa o ano { $year }; { $seat } joga primeiro
event-white-dice-rolled = Os dados brancos são rolados: { $dice }
event-blue-die-rolled = { $seat } rola um { $die }
event-tile-bought = { $seat } compra a peça “{ $tile }”
event-tile-placed = { $seat } coloca “{ $tile }” na { $cell }
event-building-activated = { $seat } paga { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    } para ativar o território na { $cell }
event-column-activated = { $seat } usa um { $die } na { $column }{ NUMBER($price) ->
        [0] {""}
        [1] , alterado por 1 moeda
       *[other] , alterado por { $price } moedas
    }
event-row-activated = { $seat } usa um { $die } na { $row }{ NUMBER($price) ->
        [0] {""}
        [1] , alterado por 1 moeda
       *[other] , alterado por { $price } moedas
    }
event-die-left = { $seat } deixa o dado no território da { $cell }
event-gained = { $seat } ganha { $goods }
event-surplus-sold = { $seat } não tem espaço para { $goods } e recebe { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
event-paid = { $seat } paga { $goods }
event-good-replaced = { $seat } paga 1 { $good } no lugar de { $replaced }
event-sold = { $seat } vende 1 { $good } por { NUMBER($price) ->
        [1] 1 moeda
       *[other] { $price } moedas
    }
event-bought = { $seat } compra 1 { $good } por { $price } moedas
event-shipped = { $seat } exporta { $shipment } da { $dock }
event-shipment-arrived = Um novo carregamento espera na { $dock }: { $shipment }
event-conquistador-advanced = { $seat } avança o conquistador para o espaço { $space }
event-religion-advanced = { $seat } avança para o espaço { $space } da trilha de religião
event-religion-extended = { $seat } paga { $goods } para avançar mais 1 espaço
event-scholar-trained = { $seat } treina o Estudioso { $scholar }
event-bishop-appointed = { $seat } nomeia o { $bishop }
event-station-reached = { $seat } envia um monge ao { $station }
event-monk-welcomed = { $seat } paga { $price } moedas a { $owner }
event-retired = { $seat } se retira: { $retire }
event-income-received = { $seat } recebe renda da { $dock }, { NUMBER($count) ->
        [1] 1 navio
       *[other] { $count } navios
    }
event-conquest-scored = { $seat } { NUMBER($place) ->
        [0] passou pela árvore do ano
       *[other] fica em { $place }º lugar entre os conquistadores
    } e ganha { $points } pontos
event-year-ended = O ano { $year } termina
event-achievement-reached = { $seat } alcança { $achievement }

word-sell = Vender
    .help = Ação gratuita: 1 moeda por madeira ou cereal; 2 moedas por açúcar, gema ou ouro, 3 com o Mercador.
word-buy = Comprar
    .help = Ação gratuita: 1 madeira ou 1 cereal por 3 moedas, por 2 com o Provedor.
word-retire = Retirar-se
    .help = Ocupe um espaço de retiro e realize sua ação, depois receba a renda do porto. Você não joga mais neste ano.
word-gain = Pegar já
    .help = O que não couber é vendido pelo preço normal.
word-pay = Pagar como mostrado
    .help = Todo o resto com os próprios recursos.
word-advance = Avançar
    .help = Passe pelo símbolo de monge e recrute um monge.
word-decline = Recusar
    .help = Não usar.
word-stay = Ficar aqui
    .help = Não pague nada; não avance mais.
word-done = Pronto
    .help = Não vender mais nada.

good-wood = { NUMBER($count) ->
        [1] madeira
       *[other] madeiras
    }
    .help = Recurso básico. Vende-se por 1 moeda, compra-se por 3 (2 com o Provedor). Cabem 3 no armazenamento.
good-grain = { NUMBER($count) ->
        [1] cereal
       *[other] cereais
    }
    .help = Recurso básico. Vende-se por 1 moeda, compra-se por 3 (2 com o Provedor). Cabem 3 no armazenamento.
good-sugar = { NUMBER($count) ->
        [1] açúcar
       *[other] açúcares
    }
    .help = Recurso avançado. Vende-se por 2 moedas (3 com o Mercador). Cabem 3 no armazenamento.
good-gem = { NUMBER($count) ->
        [1] gema
       *[other] gemas
    }
    .help = Recurso avançado. Vende-se por 2 moedas (3 com o Mercador). Cabem 3 no armazenamento.
good-gold = { NUMBER($count) ->
        [1] ouro
       *[other] ouros
    }
    .help = Recurso avançado e coringa: substitui qualquer outro recurso. Vende-se por 2 moedas (3 com o Mercador). Cabem 3 no armazenamento.
good-coins = { NUMBER($count) ->
        [1] moeda
       *[other] moedas
    }
    .help = Ativam territórios, alteram dados, compram recursos básicos e pagam monges. No fim, 3 moedas valem 1 ponto.
good-points = { NUMBER($count) ->
        [1] ponto
       *[other] pontos
    }
    .help = Felicidade. Quem tem mais vence.

board = tabuleiro de colônia { $name }
    .help = Os territórios impressos de uma colônia.
cell = linha { $a }, coluna { $b }
    .help = Um espaço da colônia. Dados brancos ativam sua coluna, dados azuis sua linha.
column = coluna { $name }
    .help = Todos os territórios vagos, de cima para baixo.
row = linha { $name }
    .help = Todos os territórios vagos, da esquerda para a direita.
turn-0 = Como está
turn-90 = Um quarto de volta no sentido horário
turn-180 = Meia volta
turn-270 = Um quarto de volta no sentido anti-horário
die-white-1 = dado branco 1
die-white-2 = dado branco 2
die-white-3 = dado branco 3
die-white-4 = dado branco 4
die-white-5 = dado branco 5
die-white-6 = dado branco 6
die-blue-1 = dado azul 1
die-blue-2 = dado azul 2
die-blue-3 = dado azul 3
die-blue-4 = dado azul 4
die-blue-5 = dado azul 5
die-blue-6 = dado azul 6
die = dado { $name }
    .help = Um dado branco ativa a coluna do seu valor, um azul a linha. Ele fica sobre o último território.
value-1 = { NUMBER($count) ->
        [1] de valor 1
       *[other] de valor 1
    }
value-2 = { NUMBER($count) ->
        [1] de valor 2
       *[other] de valor 2
    }
value-3 = { NUMBER($count) ->
        [1] de valor 3
       *[other] de valor 3
    }
value-4 = { NUMBER($count) ->
        [1] de valor 4
       *[other] de valor 4
    }
value-5 = { NUMBER($count) ->
        [1] de valor 5
       *[other] de valor 5
    }
value-6 = { NUMBER($count) ->
        [1] de valor 6
       *[other] de valor 6
    }
terrain-forest = floresta
terrain-farmland = lavoura
terrain-mountain = montanha
terrain-town = vila

effect-trade = comércio
effect-ship = exportação
effect-conquistador = conquistador
effect-religion = religião
effect-road = peça de estrada

dock = doca { $name }
dock-coins = doca das moedas
dock-religion = doca da religião
dock-conquistador = doca do conquistador
dock-points = doca da felicidade
retire = espaço de retiro { $name }
retire-coins = moedas
retire-religion = religião
retire-conquistador = conquistador
retire-shipping = exportação
retire-road = peça de estrada
scholar = estudioso { $name }
scholar-SC01 = Capataz
scholar-SC02 = Arquiteto
scholar-SC03 = Agrônomo
scholar-SC04 = Matemático
scholar-SC05 = Intendente
scholar-SC06 = Mercador
scholar-SC07 = Provedor
scholar-SC08 = Navegador
scholar-SC09 = Teólogo
scholar-SC10 = Capitão
bishop = bispo { $name }
bishop-BI1 = Bispo da Frota
bishop-BI2 = Bispo dos Campos
bishop-BI3 = Bispo do Clero
bishop-BI4 = Bispo das Vilas
bishop-BI5 = Bispo dos Sertões
bishop-BI6 = Bispo da Província
station = acampamento missionário { $name }
station-MS1 = Acampamento da Alegria
station-MS2 = Acampamento do Bosque
station-MS3 = Acampamento da Colina
station-MS4 = Acampamento do Ouro
achievement-communism = Comunismo
    .help = 28 pontos ou mais com colonos.
achievement-capitalism = Capitalismo
    .help = 4 conjuntos de peças de carregamento.
achievement-theocracy = Teocracia
    .help = 30 pontos ou mais com as exigências dos bispos.
achievement-capracracy = Capracracia
    .help = Uma cadeia contínua de um tipo de território (não estradas) através da colônia, de oeste a leste ou de norte a sul.
achievement-democracy = Democracia
    .help = 120 pontos ou mais.
achievement-utopy = Utopia
    .help = 150 pontos ou mais.

score-happiness = Felicidade ganha em jogo
score-conquistadors = Conquistadores
score-coins = Recursos e moedas
score-colonists = Colonos
score-scholars = Estudiosos
score-bishops = Exigências dos bispos
score-bishop-cost = Custo dos bispos
score-harbour = Conjuntos no porto
score-shipments = Peças de carregamento
tally-wood = Madeira
tally-grain = Cereal
tally-sugar = Açúcar
tally-gem = Gemas
    .one = Gema
tally-gold = Ouro
tally-coins = Moedas
    .one = Moeda
tally-happiness = Felicidade
tally-religion = Religião
tally-conquistador = Conquistador
tally-monks = Monges em casa
    .one = Monge em casa
tally-ships = Peças de carregamento
    .one = Peça de carregamento
tally-buildings = Territórios
    .one = Território
tally-blue-dice = Dados azuis
    .one = Dado azul
tally-full-lines = Linhas e colunas desenvolvidas
    .one = Linha ou coluna desenvolvida
tally-achievements = Façanhas
    .one = Façanha
tally-year = Ano
tally-years = de
tally-retired = Retirados
phase-year-1 = Primeiro ano
phase-year-2 = Segundo ano
phase-year-3 = Último ano

explain-gain = Ganhe { $goods }.
explain-trade = Comércio, uma vez: 1 { $good } por { $goods }.
explain-trade-or = Ou 1 { $good } por { $goods }.
explain-ship = Exportação: { NUMBER($times) ->
        [1] 1 peça de carregamento
       *[other] { $times } peças de carregamento
    } das docas.
explain-conquistador = Conquistador: avance { NUMBER($times) ->
        [1] 1 espaço
       *[other] { $times } espaços
    }.
explain-religion = Religião: { NUMBER($times) ->
        [1] avance 1 espaço, e mais 1 por 1 cereal
       *[other] { $times } vezes, avance 1 espaço, e mais 1 por 1 cereal
    }. No fim da trilha, cada espaço vale 1 ponto.
explain-road = Pegue { NUMBER($times) ->
        [1] 1 peça de estrada e coloque-a
       *[other] { $times } peças de estrada e coloque-as
    } em qualquer espaço vazio.
explain-road-space = Estrada com { NUMBER($colonists) ->
        [1] 1 colono
       *[other] { $colonists } colonos
    }: pontos por linha ou coluna desenvolvida.
explain-terrain-forest = (floresta)
explain-terrain-farmland = (lavoura)
explain-terrain-mountain = (montanha)
explain-terrain-town = (vila)
explain-shipment = Pague { $goods }. Renda cada vez que você se retirar; no fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
explain-points = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
explain-points-of-monks = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } por um monge aqui; nada se veio com a sua prefeitura.
explain-foreman = Você pode deixar o dado em qualquer território que ele ativou.
explain-architect = Toda peça de expansão custa 1 madeira a menos.
explain-agronomist = Peças de expansão triplas não custam cereal.
explain-mathematician = Os { $points } primeiros pontos de alteração de cada dado são grátis.
explain-steward = Cada território ativado com moedas custa 1 moeda a menos, mas ao menos 1.
explain-merchant = Você vende açúcar, gemas e ouro por { $price } moedas. O excedente e a venda final continuam a { $usual }.
explain-provisioner = Você compra recursos básicos por { $price } moedas.
explain-navigator = A cada exportação você pode pagar qualquer recurso no lugar de um dos mostrados.
explain-theologian = Você pode pagar { $price } moedas em vez de 1 cereal pelo espaço extra de uma ação de religião.
explain-captain = Cada espaço que seu conquistador avança também dá 1 moeda.
explain-bishop-shipment = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } por peça de carregamento em seu porto, no máximo { $cap }; o bispo custa { $cost } pontos.
explain-bishop-line = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } por linha ou coluna desenvolvida, no máximo { $cap }; o bispo custa { $cost } pontos.
explain-bishop-monk = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } por monge no tabuleiro compartilhado, no máximo { $cap }; o bispo custa { $cost } pontos.
explain-bishop-terrain = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } para cada espaço de { $terrain }, no máximo { $cap }; o bispo custa { $cost } pontos.
explain-bishop-terrains = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } para cada conjunto de { $spaces }, no máximo { $cap }; o bispo custa { $cost } pontos.
explain-bishop-region = No fim { NUMBER($points) ->
        [1] 1 ponto
       *[other] { $points } pontos
    } por espaço do seu maior grupo de um terreno, no máximo { $cap }; o bispo custa { $cost } pontos.

# Nomes, feitos do que as peças mostram. Uma edição com outros ids mostra o id.
tile = peça { $name }
tile-D01 = madeira, 1 colono
tile-D02 = cereal, 1 colono
tile-D03 = açúcar, 1 colono
tile-D04 = gema, 1 colono
tile-D05 = 2 moedas, 1 colono
tile-D06 = madeira, 2 colonos
tile-D07 = cereal, 2 colonos
tile-D08 = 2 moedas, 2 colonos
tile-D09 = madeira, exportação
tile-D10 = cereal, religião
tile-D11 = açúcar, conquistador
tile-D12 = gema, exportação
tile-D13 = açúcar, comércio
tile-D14 = conquistador, 1 ponto
tile-D15 = religião, comércio
tile-T01 = 2 madeiras, exportação, 1 colono
tile-T02 = madeira, gema, 1 colono
tile-T03 = 2 madeiras, comércio, 2 colonos
tile-T04 = 2 cereais, exportação, 1 colono
tile-T05 = cereal, religião, 2 colonos
tile-T06 = açúcar, exportação, 1 colono
tile-T07 = açúcar, conquistador, 2 colonos
tile-T08 = gema, exportação, 1 colono
tile-T09 = gema, religião, 1 colono
tile-T10 = 2 moedas, exportação, 2 colonos
tile-T11 = 2 pontos, religião, 1 colono
tile-T12 = conquistador, comércio, 2 colonos
tile-T13 = conquistador, 3 moedas, 2 colonos
tile-T14 = 2 madeiras, açúcar, 1 ponto
tile-T15 = 2 cereais, gema, comércio
tile-H1 = açúcar + 1 moeda, religião
tile-H2 = gema + 1 moeda, conquistador
tile-H3 = madeira + cereal, 1 ponto
tile-H4 = comércio, exportação + 1 moeda
tile-R1 = estrada com 1 colono
tile-R2 = estrada com 1 colono
tile-R3 = estrada com 1 colono
shipment = carregamento { $name }
shipment-SS01 = madeira + açúcar
shipment-SS02 = madeira + gema
shipment-SS03 = cereal + açúcar
shipment-SS04 = cereal + gema
shipment-ST01 = 2 madeiras + cereal
shipment-ST02 = madeira + 2 cereais
shipment-ST03 = madeira + açúcar
shipment-ST04 = madeira + gema
shipment-ST05 = cereal + açúcar
shipment-ST06 = cereal + gema
shipment-ST07 = 2 açúcares
shipment-ST08 = 2 gemas
shipment-ST09 = açúcar + gema
shipment-ST10 = açúcar + gema
shipment-ST11 = 2 madeiras + açúcar
shipment-ST12 = 2 cereais + gema
shipment-ST13 = madeira + cereal + açúcar
shipment-ST14 = madeira + cereal + gema
shipment-ST15 = madeira + 2 açúcares
shipment-ST16 = madeira + 2 gemas
shipment-ST17 = cereal + 2 açúcares
shipment-ST18 = cereal + 2 gemas
shipment-ST19 = madeira + açúcar + gema
shipment-ST20 = cereal + açúcar + gema
shipment-ST21 = 2 madeiras + cereal + gema
shipment-ST22 = madeira + 2 cereais + açúcar
shipment-ST23 = 3 açúcares
shipment-ST24 = 3 gemas
shipment-ST25 = 2 açúcares + gema
shipment-ST26 = açúcar + 2 gemas
shipment-ST27 = madeira + cereal + açúcar + gema
shipment-ST28 = madeira + cereal + açúcar + gema
shipment-ST29 = madeira + 2 açúcares + gema
shipment-ST30 = cereal + açúcar + 2 gemas

# Números do tabuleiro, num terminal
shown-wood = { NUMBER($count) ->
        [1] 1 madeira
       *[other] { $count } madeiras
    }
shown-grain = { NUMBER($count) ->
        [1] 1 cereal
       *[other] { $count } cereais
    }
shown-sugar = { NUMBER($count) ->
        [1] 1 açúcar
       *[other] { $count } açúcares
    }
shown-gem = { NUMBER($count) ->
        [1] 1 gema
       *[other] { $count } gemas
    }
shown-coins = { NUMBER($count) ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
shown-points = { NUMBER($count) ->
        [1] 1 ponto
       *[other] { $count } pontos
    }
shown-colonists = { NUMBER($count) ->
        [1] 1 colono
       *[other] { $count } colonos
    }
shown-shipments_left = { NUMBER($count) ->
        [1] 1 carregamento na pilha
       *[other] { $count } carregamentos na pilha
    }

# Títulos no terminal
part-white_dice = Dados brancos
part-blue_pool = Dados azuis
part-blue_dice = Dados azuis
part-display = Peças de expansão
part-docks = Docas
part-monk_spaces = Estudiosos, bispos, acampamentos missionários
part-retiring = Espaços de retiro
part-halls = Prefeituras
part-scholars = Estudiosos
part-own_scholar = Estudioso da prefeitura
part-harbour = Porto
part-conquistadors = Conquistadores, ano a ano
