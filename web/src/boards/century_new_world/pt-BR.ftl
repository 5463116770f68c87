century-production = Produção
century-upgrade = Aperfeiçoamento
century-trade = Comércio
century-fort = Forte
century-native_help = Ajuda dos Nativos
century-tool = Ferramenta
century-new_settlers = Novos Colonos
century-exploration = Exploração
century-deck = { $count ->
    [1] 1 carta no baralho
   *[other] { $count } cartas no baralho
}
century-next = próxima:
century-settlers-brief = em casa · { $out } fora · { $reserve } na reserva
century-storage-count = { $count } de { $most }
century-payable = Você pode pagar esta carta
century-cards = Cartas
coach-century_new_world-turn = Nos primeiros turnos pegue cubos: os locais de produção pedem poucos colonos. Quando seus colonos estiverem fora, descanse e eles voltam.
coach-century_new_world-visit-fort = Num forte você pode reclamar com cubos a carta acima dele e pegar a ficha de bônus que está ali.
coach-century_new_world-upgrade = Aperfeiçoar troca um cubo pelo seguinte melhor: milho, carne, tabaco, pele. Só o milho não vale nada no fim.
