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
santa-docks-what = pague a carga, fique com a renda da doca · { $count } na pilha
santa-scholar = Estudiosos
santa-scholar-what = habilidade permanente
santa-bishop = Bispos
santa-bishop-what = pontuam no fim
santa-station = Missões
santa-station-what = ganho único
santa-fee = { $coins } moedas
santa-free = grátis
santa-retire = Retirar-se
santa-retire-what = recebe isto na hora, depois o porto rende
santa-land = Novas terras
santa-double = duplo
santa-triple = triplo
santa-harbour = Ao se retirar
santa-white-left = { $count ->
    [1] resta 1 dado branco
   *[other] restam { $count } dados brancos
}
santa-single = um edifício: { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}
santa-retired = já se retirou
santa-solo = { $points } pontos vencem o jogo solo.
coach-santa_maria-turn = Os dados são os turnos mais fortes: um branco usa todos os territórios livres de uma coluna, um azul os de uma linha. Uma peça colocada antes os torna mais fortes.
    .at = die:
coach-santa_maria-choose-line = A linha com o valor do dado é grátis; cada passo de distância custa 1 moeda. Tudo o que está livre nela funciona em ordem; o dado fica no último.
    .at = column: row:
coach-santa_maria-place-tile = Coloque a peça onde uma coluna ou linha cresça: cada dado usado ali fará mais. Linhas e colunas completas com colonos valem pontos no fim.
coach-santa_maria-ship = Pague a carga e fique com a peça. Sempre que se retirar, cada carregamento de uma doca paga a sua renda.
    .at = dock:
coach-santa_maria-recruit = Um estudioso é uma habilidade duradoura, um bispo pontua no fim, uma missão paga na hora. Cada um que já está lá recebe 2 moedas de você.
coach-santa_maria-retire = Retirar-se encerra o seu ano: pegue o que o espaço dá e depois o porto paga. Os espaços são de quem se retira primeiro.
