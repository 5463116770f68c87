race-explore = Descoberta
race-develop = Desenvolvimento
race-settle = Colonização
race-consume = Consumo
race-produce = Produção
race-action-explore-5 = +5
race-action-explore-1 = +1, +1
race-action-develop = −1
race-action-develop-2 = −1, outra vez
race-action-settle = +1 carta
race-action-settle-2 = outra vez
race-action-trade = Venda
race-action-double = ×2
race-action-produce = +1 bem
race-military = Militarismo
race-hand = Cartas na mão
race-chips = Fichas de pontos de vitória
race-points = { $count ->
    [1] ponto
   *[other] pontos
}
race-tableau-count = { $count } de 12 cartas
race-your-hand = Sua mão
race-drawn = Recém-compradas
race-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
race-pool = Fichas de pontos que restam
race-deck = Cartas no baralho
ends-race_for_the_galaxy = termina com 12 cartas numa área, ou quando acabam as fichas
coach-race_for_the_galaxy-choose-discards = Fique com o que poderá pagar logo: as cartas também são o dinheiro que paga outras cartas.
coach-race_for_the_galaxy-choose-action = Todos escolhem em segredo. Uma fase acontece para todos se alguém a escolheu; quem a escolheu recebe o bônus da carta.
coach-race_for_the_galaxy-place-development = Losangos são desenvolvimentos. O custo é pago com outras cartas da mão.
coach-race_for_the_galaxy-place-world = Círculos são mundos. Um anel vermelho quer dizer: conquiste com militarismo, não pague.
coach-race_for_the_galaxy-keep = Você vê mais do que pode guardar. O resto é descartado, virado para baixo.
