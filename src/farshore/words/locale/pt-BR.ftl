# Palavras comuns a todos os jogos. Um jogo pode dizer cada uma à sua maneira.
list-separator = ,{" "}
path-separator = {" · "}
bundle-item = { $count } { $name }
nothing = nada
seat = Jogador { $name }
form-the = { $name }
form-of = de { $name }
form-in = em { $name }
form-to = para { $name }

switch-off = Desligado
switch-on = Ligado
switch-all = Todas
switch-none = Nenhuma

tally-points = Pontos
    .one = Ponto
tally-round = Rodada
tally-turn = Turno

score-total = Total
rank = { $rank }º

word-pass = Passar
word-done = Pronto
word-stop = Parar
word-yes = Sim
word-no = Não

# O relatório de um torneio ou de uma simulação
report-title = { $game }: estatísticas dos robôs
report-facts = { $games } partidas de { $seats } lugares, semente { $seed }.
report-duplicate-luck = Cada formação joga as mesmas partidas em todos os lugares, com a mesma sorte.
report-standings = Classificação
report-bot = Robô
report-games = Partidas
report-wins = Vitórias
report-interval = Intervalo de 95 %
report-score = Pontuação média
report-rank = Colocação média
report-rating = Força
report-time = Tempo por escolha
report-pairings = Linha à frente da coluna
report-components = Componentes: com que frequência aparecem e vencem
report-components-help = Vitórias e pontos são dos jogadores que fizeram isso ao menos uma vez na partida.
report-thing = Componente
report-times = Vezes
report-in-games = Nas partidas
report-ladder = Força
report-scores = Pontuações
report-lengths = Duração
report-rounds = Rodadas
report-seat = Lugar
report-seats = O lugar faz diferença?
report-win-percent = Vitórias, %
report-points = Pontos
report-curves = Como { $bot } pontua ao longo da partida
report-in-games-percent = Acontece em % das partidas
report-plots = Como foram as partidas
report-winning-score = Pontuação do vencedor
report-lead = Vantagem do vencedor
report-picks = Escolhas por partida
report-decisions = O que os jogadores decidem
report-question = Pergunta
report-share = Parcela
report-options = Opções
report-options-spread = Uma decisão tem em média { $mean } opções; metade tem até { $median }, e nenhuma mais de { $most }.
report-lead-changes = A liderança muda { $times } vezes por partida, de rodada em rodada.
report-hidden = { $share } do que descreve a mesa fica oculto para quem decide.
report-verdict-good = melhor que a média de um lugar
report-verdict-bad = pior que a média de um lugar
report-verdict-even = pode ser acaso; de 20 componentes sem efeito algum, cerca de um fica colorido por acaso

# Por que um robô aconselha uma escolha
advice-points = Cerca de { $points } { $points ->
    [1] ponto
   *[other] pontos
} a mais do que “{ $rival }”.
advice-points-mostly = Cerca de { $points } { $points ->
    [1] ponto
   *[other] pontos
} a mais do que “{ $rival }”, sobretudo em: { $category }.
advice-wins = Vence { $wins } % das partidas imaginadas; a outra, { $less } %.
advice-wins-alone = Vence { $wins } % das partidas imaginadas; “{ $rival }”, { $less } %.
advice-close = Pouco melhor do que “{ $rival }”.

# A mesa no terminal
terminal-news = Desde a sua última escolha
terminal-first = Nova partida. g: as regras em cinco minutos, b: o tabuleiro, ?: as teclas
terminal-turn = { $name }, é a sua vez
terminal-keys = ?1 explica 1  b mesa  m meu  o outros  l log  h dica  u desfaz  g regras  ? mais
terminal-pages = Página { $page } de { $pages }: n mostra a próxima
terminal-marked = • mudou desde a sua última escolha
terminal-more = { $page } de { $pages }. Enter: continuar; q: voltar ao jogo{" "}
terminal-back = { $page } de { $pages }. Enter: voltar ao jogo{" "}
terminal-hint = Dica: { $number }, { $option }
terminal-no-such = Esse número não existe; escolha de 1 a { $most }.
terminal-nothing-found = As regras não dizem nada sobre isso.
terminal-bot = { $name } é um robô ({ $bot })
terminal-prompt = Escolha 1–{ $most } (?1 explica 1, ? para ajuda):{" "}
terminal-help =
    3 — escolhe a opção 3; para escolher várias coisas, digite todas: 1 3 5
    ?3 — explica a opção 3
    n — a próxima página de opções
    Enter — mostra a pergunta de novo
    b — a mesa: o tabuleiro; m — o que você tem; o — o que os outros têm
    l — o histórico; p — os pontos até agora
    h — uma dica; u — desfaz a sua última escolha
    g — as regras em cinco minutos; r — as regras completas
    r forte — o que as regras dizem de fortes
    q — salva e sai
terminal-several = Escolha { $count } de uma vez. Digite os números em qualquer ordem, por exemplo: 1 3
terminal-curtain = { $name }, é a sua vez. Aperte Enter quando ninguém mais estiver olhando.
terminal-no-undo = Não dá para desfazer: a sorte já decidiu ou algo oculto foi revelado, ou você ainda não escolheu nada.
terminal-over = { $count ->
    [1] { $winners } vence
   *[other] { $winners } dividem a vitória
}
terminal-lost = Não foi desta vez: { $score } pontos, são precisos { $target }
terminal-goal = { $goal }: { $have } de { $need }
terminal-tie-break = Pontuação igual: o critério de desempate decidiu.
terminal-saved = Partida salva em { $file }. Para continuar: farshore play --terminal --resume { $file }
terminal-record = O registro da partida está em { $file }.
terminal-choose = Qual jogo? 1–{ $most }:{" "}
terminal-damaged = Este registro está danificado: { $fault }. A partida continua a partir da última linha boa; o arquivo danificado fica em { $file }.
terminal-none = Nenhum
terminal-not-whole = Isso não responde à pergunta. Veja quantos você pode escolher e quais combinam entre si.

# O que uma análise diz de uma partida
study-title = { $game }: análise
study-method = Chance de vitória: em 100 partidas que uma heurística rápida continua daqui no lugar de todos, quantas um jogador vence. As decisões são julgadas pelo que o jogador podia saber. Tudo são estimativas por simulação; o intervalo depois de “±” cobre 95 %.
study-graph = Chance de vitória
study-choice = escolha
study-player = Jogador
study-score = Pontos
study-luck = Sorte
study-skill = Escolhas próprias contra as melhores
study-accuracy = Precisão
study-accuracy-phase = Precisão, { $phase ->
    [opening] abertura
    [middle] meio
   *[end] final
}
study-marks = Imprecisões · erros · erros graves
study-turning-points = Momentos decisivos
study-turn-luck = Escolha { $row }: a sorte mudou a chance de { $player } em { $points } (± { $sure }) pontos percentuais.
study-turn-pick = Escolha { $row }: uma escolha de { $by } mudou a chance de { $player } em { $points } (± { $sure }) pontos percentuais.
study-mistakes = O que poderia ter sido melhor
study-none = Nada de que as simulações tenham certeza.
study-mark = { $mark ->
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
study-better = { $best } teria valido cerca de { $points } { $points ->
    [1] ponto percentual
   *[other] pontos percentuais
} de chance de vitória a mais do que { $played }.
study-mostly = A maior parte vem de: { $category } (+{ $gain }).
study-deny = Tira dos outros mais do que traz em pontos.
study-sure = Entre { $low } e { $high } pontos percentuais, com { $simulations } simulações.
study-best = { $played } foi a melhor escolha, até onde a busca alcança.
study-close = { $best } talvez seja um pouco melhor do que { $played }; as simulações não decidem.
study-open = Com todas as cartas à mostra (olhando para trás, sem censura): { $same ->
    [yes] { $played } teria sido mesmo a melhor escolha.
   *[no] { $best } teria sido a melhor escolha, cerca de { $points } { $points ->
        [1] ponto
       *[other] pontos
    } a mais que { $played }.
}
study-candidate = Escolha
study-share = Chance de vitória depois dela
study-points = Pontuação esperada
study-categories = Pontos por categoria
study-category = Categoria
study-yardstick = O robô mais forte a partir do mesmo começo: { $games } { $games ->
    [1] partida
   *[other] partidas
}, { $simulations } simulações por escolha
study-quote = “{ $pick }”

# Do que trata um problema
theme-deny = Deter um rival
theme-timing = O momento certo
puzzle-solution = { $best } vence { $wins } % de { $simulations } partidas continuadas daqui; { $rival }, a segunda melhor, { $less } %.
