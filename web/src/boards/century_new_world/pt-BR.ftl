century-production = Produção
century-upgrade = Aperfeiçoamento
century-trade = Troca
century-fort = Forte
century-native_help = Ajuda dos Nativos
century-tool = Ferramenta
century-new_settlers = Novos Colonos
century-exploration = Exploração
century-deck = { $count ->
    [one] 1 carta no baralho
   *[other] { $count } cartas no baralho
}
century-next = próxima:
century-settlers = Colonos
century-settlers-count = { $home } em casa · { $out } fora
century-settlers-brief = em casa · { $out } fora · { $reserve } na reserva
century-storage = Despensa
century-storage-count = { $count } de { $most }
century-cards = Cartas
