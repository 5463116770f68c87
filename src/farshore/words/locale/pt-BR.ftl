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

word-pass = Passar
word-done = Pronto
word-stop = Parar
word-yes = Sim
word-no = Não
