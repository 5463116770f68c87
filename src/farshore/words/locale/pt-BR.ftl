# Palavras comuns a todos os jogos. Um jogo pode dizer cada uma à sua maneira.
list-separator = ,{" "}
path-separator = {" · "}
bundle-item = { $count } { $name }
nothing = nada
seat = Jogador { $name }

switch-off = Desligado
switch-on = Ligado

tally-points = Pontos
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
report-title = { $game }: robôs em ação
report-facts = { $games } partidas de { $seats } lugares, semente { $seed }.
report-duplicate-luck = Cada formação joga a mesma sorte em todos os lugares.
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
report-components = O que se toma, e o que vence
report-components-help = Vitórias e pontos são dos jogadores que fizeram isso ao menos uma vez na partida.
report-thing = Peça
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
report-verdict-good = vai melhor do que um lugar qualquer
report-verdict-bad = vai pior
report-verdict-even = pode ser sorte; de 20 peças sem efeito algum, uma fica colorida por acaso

# A mesa no terminal
terminal-news = Desde a sua última escolha
terminal-prompt = Escolha 1–{ $most } (? para ajuda):{" "}
terminal-help = Um número escolhe. ?3 explica a opção 3, g conta as regras, h dá uma dica, u desfaz, b mostra o tabuleiro, o o que os outros têm à frente, l o registro, p os pontos, q salva e sai.
terminal-several = { $left } escolhas, uma a uma, do alto da lista para baixo.
terminal-curtain = { $name }, é a sua vez. Aperte Enter quando ninguém mais estiver olhando.
terminal-no-undo = Nada a desfazer: a sorte já caiu ou algo oculto foi visto desde então, ou ainda não houve escolha.
terminal-over = { $count ->
    [1] { $winners } vence
   *[other] { $winners } dividem a vitória
}
terminal-tie-break = Pontuação igual: o critério de desempate decidiu.
terminal-saved = O jogo está salvo em { $file }. Continue com: farshore play --terminal --resume { $file }
terminal-record = O registro está em { $file }.
terminal-choose = Qual jogo? 1–{ $most }:{" "}
terminal-damaged = O registro está danificado: { $fault }. Tudo antes disso está íntegro, e o jogo continua dali; o arquivo danificado fica em { $file }.
