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
