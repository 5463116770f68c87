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
coach-century_new_world-visit-fort = Num Forte você pode reclamar com cubos a carta acima dele e tirar a primeira ficha de Bonificação.
coach-century_new_world-upgrade = Aperfeiçoar troca um cubo pelo seguinte melhor: milho, carne, tabaco, pele. Só o milho não vale nada no fim.

# A legenda dos sinais.
century-sign-settler = Colonos
    .help = O número num local diz quantos você coloca ali.
century-sign-production = Produção
    .help = Pegue os cubos mostrados.
century-sign-upgrade = Aperfeiçoamento
    .help = Cada passo transforma um cubo no tipo seguinte.
century-sign-trade = Comércio
    .help = Faça a troca mostrada quantas vezes quiser, no mínimo uma.
century-sign-fort = Forte
    .help = Reclame a carta acima, tire a primeira ficha de Bonificação, ou faça ambos.
century-sign-native_help = Ajuda dos Nativos
    .help = Locais com este símbolo exigem 1 colono a menos, no mínimo 1.
century-sign-tool = Ferramenta
    .help = Em locais com este símbolo você ganha antes o cubo mostrado.
century-sign-new_settlers = Novos Colonos
    .help = Colonos da sua reserva vêm para casa.
century-sign-exploration = Exploração
    .help = Retire uma ficha de Exploração e abra o local debaixo dela.
century-sign-prairie = Pradaria
    .help = Um símbolo de locais. Cartas de Ajuda dos Nativos e de Ferramenta com ele valem ali.
century-sign-forest = Floresta
    .help = Um símbolo de locais. Cartas de Ajuda dos Nativos e de Ferramenta com ele valem ali.
century-sign-river = Rio
    .help = Um símbolo de locais. Cartas de Ajuda dos Nativos e de Ferramenta com ele valem ali.
century-sign-mountain = Montanha
    .help = Um símbolo de locais. Cartas de Ajuda dos Nativos e de Ferramenta com ele valem ali.
milestone-brief-century_new_world = Última rodada
