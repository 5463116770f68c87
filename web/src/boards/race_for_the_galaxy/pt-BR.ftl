race-explore = Descoberta
race-develop = Desenvolvimento
race-settle = Colonização
race-consume = Consumo
race-produce = Produção
race-action-explore-5 = vê +5
race-action-explore-1 = +1, guarda +1
race-action-develop = 1 a menos
race-action-develop-2 = de novo, −1
race-action-settle = compra 1
race-action-settle-2 = de novo, +1
race-action-trade = vende 1 bem
race-action-double = fichas ×2
race-action-produce = 1 explorável
race-brief-explore-5 = +5
race-brief-explore-1 = +1 +1
race-brief-develop = −1
race-brief-develop-2 = 2ª
race-brief-settle = +1
race-brief-settle-2 = 2ª
race-brief-trade = venda
race-brief-double = ×2
race-brief-produce = +1
race-military = Militarismo
race-hand = Cartas na mão
race-chips = Fichas de pontos de vitória
race-points = { $count ->
    [1] ponto
   *[other] pontos
}
race-your-hand = Sua mão
race-drawn = Recém-compradas
race-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
race-pool = Fichas de pontos que restam
race-deck = Cartas no baralho
race-phase-now = agora
race-pool-short = fichas
race-deck-short = baralho
race-lands = desce aqui
race-to-place = vai descer
race-placed = na área
race-pays = paga 1
race-goes = sai
race-stays = fica
race-count-own = de 12, a última encerra o jogo
race-count-last = { $count ->
    [11] 11 de 12: mais uma encerra o jogo
   *[other] { $count } de 12
}
race-places-left = { $count ->
    [1] lugar livre
   *[other] lugares livres
}
race-no-bill = Toque numa carta para ver quanto ela custa.
race-to-pay = a pagar
race-turned = Virada para a aposta
race-your-powers = Suas habilidades
race-no-power = nenhuma
race-bill = Quanto custa
race-bill-cards = { $count ->
    [1] carta
   *[other] cartas
}
race-bill-more = { $count ->
    [0] pago
    [1] falta 1
   *[other] faltam { $count }
}
race-bill-good = 1 bem
race-hand-word = Mão
race-bill-cost = custo
race-bill-defence = defesa
race-bill-helper = ou abra mão de { $name }
ends-race_for_the_galaxy = termina com 12 cartas ou quando acabam as fichas
coach-race_for_the_galaxy-choose-discards = Fique com o que poderá pagar logo: as cartas também são o dinheiro que paga outras cartas.
coach-race_for_the_galaxy-choose-action = Todos escolhem em segredo. Uma fase acontece para todos se alguém a escolheu; quem a escolheu recebe o bônus da carta.
coach-race_for_the_galaxy-place-development = Losangos são desenvolvimentos. O custo é pago com outras cartas da mão.
coach-race_for_the_galaxy-place-world = Círculos são mundos. Um anel vermelho quer dizer: conquiste com Militarismo, não pague.
coach-race_for_the_galaxy-keep = Você vê mais do que pode guardar. O resto é descartado, virado para baixo.

# A legenda dos sinais.
race-sign-world = Mundo
    .help = O número no círculo diz quantas cartas ele custa. Com anel vermelho é um mundo militar, e o número é a defesa.
race-sign-development = Desenvolvimento
    .help = O número no losango diz quantas cartas ele custa.
race-sign-military = Militarismo
    .help = A sua força para conquistar mundos militares.
race-sign-vp = Pontos de vitória
    .help = Na carta, quanto ela vale; na ficha, o que você ganhou.
race-sign-card = Carta
    .help = Uma carta que você compra, paga ou descarta.
race-sign-explore = I Descoberta
    .help = Veja cartas e fique com algumas.
race-sign-develop = II Desenvolvimento
    .help = Desça um desenvolvimento.
race-sign-settle = III Colonização
    .help = Desça um mundo.
race-sign-consume = IV Consumo
    .help = Transforme bens em fichas e cartas.
race-sign-trade = Venda
    .help = Venda um bem por cartas, ou receba mais cartas por ele.
race-sign-produce = V Produção
    .help = Os mundos recebem bens.
race-gets-good = recebe o bem
race-powers = Habilidades
