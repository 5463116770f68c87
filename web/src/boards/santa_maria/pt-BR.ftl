santa-colony = Sua colônia, seis por seis
santa-your-colony = Sua colônia
santa-dice-hint = dados brancos ativam uma coluna, azuis uma linha
santa-year = Ano
santa-religion = Religião
santa-religion-what = { $count ->
    [1] 1 dado azul na reserva
   *[other] { $count } dados azuis na reserva
}
santa-conquistadors = Conquistadores
santa-conquistadors-what = mais abaixo na pilha está à frente
santa-docks = Docas
santa-docks-what = pague a carga, fique com a renda
santa-docks-left = { $count } na pilha
santa-scholar = Estudiosos
santa-scholar-what = habilidade permanente
santa-bishop = Bispos
santa-scholar-SC04 = Mate{ "\u00AD" }mático
santa-scholar-SC07 = Prove{ "\u00AD" }dor
santa-bishop-what = no fim, −{ $cost } cada
santa-station = Acampamentos
santa-station-what = ganho único
santa-fee = { $coins } moedas
santa-free = grátis
santa-retire = Retirar-se
santa-retire-what = e ganhe isto na hora
santa-land = Novas terras
santa-double = dupla
santa-triple = tripla
santa-harbour = Ao se retirar
santa-white-left = { $count ->
    [1] resta 1 dado branco
   *[other] restam { $count } dados brancos
}
santa-single = um território: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}
santa-retired = já se retirou
santa-solo = { $points } pontos ou mais vencem o jogo solitário.
coach-santa_maria-turn = Os dados são os turnos mais fortes: um branco ativa todos os territórios vagos de uma coluna, um azul os de uma linha. Uma peça colocada antes os torna mais fortes.
    .at = die:
coach-santa_maria-choose-line = A linha ou coluna com o valor do dado é grátis; as outras custam as moedas mostradas. Todos os territórios vagos são ativados em ordem; o dado fica no último.
    .at = column: row:
coach-santa_maria-place-tile = Coloque a peça onde uma coluna ou linha cresça: cada dado usado ali fará mais. Linhas e colunas desenvolvidas com colonos valem pontos no fim.
coach-santa_maria-ship = Pague a carga e fique com a peça. Sempre que se retirar, cada carregamento de uma doca paga a sua renda.
    .at = dock:
coach-santa_maria-recruit = Um estudioso é uma habilidade duradoura, um bispo pontua no fim, um acampamento missionário paga na hora. Cada jogador que já está lá recebe 2 moedas de você.
coach-santa_maria-retire = Retirar-se encerra o seu ano: pegue o que o espaço dá e depois o porto paga. Os espaços são de quem se retira primeiro.
santa-pool-left = pegue { $count }
santa-pool = dados
santa-over = como ficou ao fim do último ano
santa-first = 1º
santa-of-coins = Moedas
santa-of-points = Felicidade
santa-of-religion = Religião
santa-of-conquistador = Conquista
santa-of-ship = Exportar
santa-of-road = Estrada

# O que fazem estudiosos e bispos, tão breve quanto a peça pede; apontar para um deles conta tudo.
santa-skill-foreman = Deixe o dado em qualquer território que ele ativou
santa-skill-architect = Peças custam 1 madeira a menos
santa-skill-agronomist = Triplas não custam cereal
santa-skill-mathematician = Altere cada dado em 2 grátis
santa-skill-steward = Ativar 1 território custa 1 a menos
santa-skill-merchant = Açúcar, gemas e ouro vendem por 3
santa-skill-provisioner = Compre madeira e cereal por 2
santa-skill-navigator = Troque 1 recurso da carga por outro
santa-skill-theologian = Passo extra por 2 moedas
santa-skill-captain = 1 moeda por passo de conquista
santa-asks-shipment = { $points } por carrega{ "\u00AD" }mento, máx. { $cap }
santa-asks-line = { $points } por linha ou coluna desen{ "\u00AD" }volvida, máx. { $cap }
santa-asks-monk = { $points } por monge, máx. { $cap }
santa-asks-terrain = { $points } por espaço de { $terrain ->
    [forest] floresta
    [farmland] lavoura
    [mountain] montanha
   *[town] vila
}, máx. { $cap }
santa-asks-terrains = { $points } por trio de terrenos, máx. { $cap }
santa-asks-region = { $points } por espaço do maior terreno, máx. { $cap }
santa-bishop-BI1 = Frota
santa-bishop-BI2 = Campos
santa-bishop-BI3 = Clero
santa-bishop-BI4 = Vilas
santa-bishop-BI5 = Sertões
santa-bishop-BI6 = Província

# A legenda dos sinais.
santa-sign-ship = Exportação
    .help = Pague a carga de uma peça nas docas e leve-a para o seu porto.
santa-sign-conquistador = Conquistador
    .help = Um espaço na trilha; os mais avançados pontuam no fim do ano.
santa-sign-religion = Religião
    .help = Um espaço na trilha, mais um por 1 cereal.
santa-sign-monk = Monge
    .help = Ao passar por este símbolo, você pode pôr um monge com um estudioso, um bispo ou num acampamento.
santa-sign-colonist = Colono
    .help = No fim, 1 ponto em cada linha e cada coluna desenvolvida.
santa-sign-tree = Árvore
    .help = No jogo solitário o conquistador precisa ter passado pela árvore do ano.
santa-sign-road = Estrada
    .help = Ocupa um espaço, mas não é território: nunca é ativada.
santa-sign-forest = Floresta
    .help = Um terreno. Bispos e uma façanha do jogo solitário contam terrenos.
santa-sign-farmland = Lavoura
    .help = Um terreno que os bispos contam.
santa-sign-mountain = Montanha
    .help = Um terreno que os bispos contam.
santa-sign-town = Vila
    .help = Um terreno que os bispos contam.
santa-sign-order = Ordem
    .help = Em que ordem os territórios de uma linha ou coluna são ativados.
