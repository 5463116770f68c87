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
