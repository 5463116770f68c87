# --- lessons
lesson = Lição
lessons = Lições
lesson-of = Aprenda jogando · passo { $number } de { $count }
lesson-step = Passo { $number }: { $title }
lesson-step-done = Passo { $number }, feito: { $title }
lesson-reached = É isso
lesson-missed = Ainda não
lesson-again = Tentar de novo
lesson-next = Próximo passo
lesson-finish = Concluir
lesson-happened = O que acabou de acontecer
course-done = Você já conhece { $game }
course-done-help = Essas eram as ideias. O melhor próximo passo é uma primeira partida contra robôs: dá para desfazer o que quiser, e um robô dá dicas.
course-play = Jogar uma partida
course-again = Desde o começo

# --- study
study = Estudo
study-board = O tabuleiro neste momento
study-more = Mais sobre esta partida
you-were = Você era { $name }
study-share = Compartilhar
win-share = Chance de vitória
win-share-help = quem venceria a partir daqui, em 100 partidas
legend-yours = seus erros, maiores os mais caros
legend-others = os dos outros
legend-turns = viradas
legend-milestones = marcos
choice-number = escolha { $number }
choice-of = escolha { $number } de { $count }
mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave
you-lost = você perdeu { $points ->
        [1] 1 ponto de chance
       *[other] { $points } pontos de chance
    }
they-lost = { $name }: −{ $points } { $points ->
        [1] ponto
       *[other] pontos
    }
better = melhor
played = jogado
played-best = jogado, e o melhor
study-best = { $played } foi a melhor escolha.
study-close = { $better } parece melhor que { $played }, mas a diferença é pequena demais para ter certeza.
study-better = { $better } vale cerca de { $points ->
        [1] 1 ponto de chance de vitória
       *[other] { $points } pontos de chance de vitória
    } a mais que { $played }.
study-mostly = A maior parte: { $reason }.
study-end = Fim: { $results }.
what-you-could = As opções
share-after = chance depois da escolha, { $count } partidas cada
how-sure = Em 95 de 100 casos a chance fica entre { $low } % e { $high } %; { $count } partidas.
how-sure-points = em 95 de 100 casos entre { $low } e { $high }
previous = Anterior
next = Próximo
slip-before = Erro anterior
slip-after = Próximo erro
slip-of = Erro { $number } de { $count }
slips = { $count ->
        [1] 1 erro
       *[other] { $count } erros
    }
no-slips = Nenhum erro
slip-order = Ordem dos erros
by-size = por tamanho
in-order = em ordem
try-it-again = Tentar de novo
play-on = Jogar daqui
luck-and-skill = Sorte e habilidade
luck-and-skill-help = pontos de chance, partida inteira
own-picks = escolhas contra a melhor
luck = sorte
tab-choice = Esta escolha
tab-game = A partida toda
knowledge = O que se sabe
knowledge-own = visão de { $name }
knowledge-open = tudo aberto
hindsight = Olhando para trás: avaliado com todas as cartas à mostra. Ninguém tinha como saber, e nenhuma marca vem daqui.
turning-points = Viradas
turning-points-help = onde a chance de alguém mais mudou
turning-point = Virada: { $name } { $points }
turn-luck = Sorte
turn-start = preparação
turn-none = Nada de que as simulações tenham certeza.
accuracy-title = Precisão
accuracy-help = quanto se manteve do que estava em jogo
accuracy-sure = em 95 de 100 casos entre { $low } e { $high } %; { $count ->
        [1] 1 escolha
       *[other] { $count } escolhas
    }
accuracy-none = havia pouco em jogo para avaliar
phase-whole = toda
phase-opening = começo
phase-middle = meio
phase-end = fim
points-by-category = Pontos por categoria
points-there = { $bot } a partir do mesmo início: { $count ->
        [1] 1 partida
       *[other] média de { $count } partidas
    }, { $simulations } simulações por escolha
points-coming = Os pontos de { $bot } a partir do mesmo início aparecem aqui quando ele terminar
points-failed = As partidas de { $bot } a partir do mesmo início foram interrompidas; abra esta página de novo para continuar
points-category = Categoria
points-all = Todos os pontos
marks-help = Imprecisões · erros · erros graves
study-computing = A partida está sendo lida, escolha por escolha
study-progress = { $share } % · { $done } de { $total } partes
study-wait = Leva alguns minutos e continua mesmo se você fechar esta página.
study-failed = A leitura desta partida falhou. O que já foi lido fica guardado.
try-choose = Escolha de novo, no tabuleiro
try-thinking = Lendo a sua escolha …
try-best = Essa é a melhor escolha
try-close = Tão boa quanto a melhor
try-worse = { $points ->
        [1] 1 ponto de chance a menos que a melhor
       *[other] { $points } pontos de chance a menos que a melhor
    }
your-try = sua tentativa
try-then = Depois
back-to-study = Voltar ao estudo
keep-variation = Guardar como variante
play-on-help = Uma mesa nova começa neste momento. É treino e não conta para a classificação.
play-on-seat = Você joga com
play-on-start = Abrir a mesa
play-on-others = Os outros lugares
play-on-others-help = Robôs jogam na hora; amigos chegam por um link.
play-on-others-bots = Robôs
play-on-others-friends = Amigos
play-on-luck = Sorte
play-on-luck-help = A mesma: cartas e dados saem como saíram, enquanto o jogo os pedir.
play-on-luck-fresh = Nova
play-on-luck-same = A mesma

# --- studies
tree = Variantes
make-tree = Variantes
tree-title = Título do estudo
tree-row = Lance { $row } de { $last }
tree-choose = Escolha no tabuleiro o que poderia ter sido jogado.
tree-remark = Comentário sobre este lance
tree-variations = Variantes
tree-main = A partida
tree-variation = Variante { $number }
tree-rows = { $count } lances
tree-leaves = sai depois do lance { $row }, { $count ->
        [1] 1 lance
       *[other] { $count } lances
    }
tree-remove = Remover esta variante
tree-name = Nome
tree-comment = Comentário
my-studies = Meus estudos
my-studies-help = Partidas que você analisou, com suas variantes e comentários.
my-study-delete = Excluir
my-study-delete-sure = Excluir de vez?
my-studies-none = Ainda nenhum. Abra o estudo de uma partida encerrada e escolha “Variantes”.
my-study-facts = { $game } · { $count ->
        [0] nenhuma variante ainda
        [1] 1 variante
       *[other] { $count } variantes
    } · { $date }
tree-help = Vá a um momento e escolha outra coisa: ali começa uma variante. Quem tem o link pode ler.

# --- puzzles
puzzle = Desafio
puzzles = Desafios
puzzles-help = Posições de partidas fortes em que uma escolha é claramente a melhor.
puzzles-none = Esta cópia veio sem desafios.
puzzles-own = sua pontuação { $rating } · { $right } de { $tries } certos
puzzle-daily = Desafio do dia
puzzle-daily-help = Um novo a cada dia.
puzzle-daily-done = Feito por hoje; veja de novo.
puzzle-any = Próximo desafio ({ $count })
puzzle-find = Ache a melhor escolha
puzzles-untried = nenhum tentado ainda
puzzle-untried = Ninguém tentou ainda
puzzle-facts = Nível { $rating } · { $right } de { $tries } acharam
puzzle-right = Certo
puzzle-wrong = Há algo melhor
puzzle-why = { $best } vence { $points } partidas em cem a mais que a segunda melhor, { $second }.
puzzle-theme = Tema: { $theme }
puzzle-rating = sua pontuação { $before } → { $after }
puzzle-not-rated = já tentado, não conta
puzzle-next = Próximo desafio
