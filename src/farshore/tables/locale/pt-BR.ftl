# Recusas
fault-moved-on = A mesa mudou desde então. Aqui está ela como está agora.
fault-illegal = “{ $path }” não está entre as opções. Escolha uma das que estão acesas.
fault-rules-failed = As regras falharam com esta escolha, e a culpa é nossa. Ela não foi aceita; escolha outra.
fault-not-asked = Nada está sendo perguntado a você agora. Espere a sua vez.
fault-not-yours = Este lugar não é seu.
fault-not-playing = O jogo não está em andamento: ainda não começou ou já terminou.
fault-bot-picks = Um robô joga por este lugar. Retome-o primeiro.
fault-seat-taken = Este lugar está ocupado.
fault-nobody-there = Ninguém está sentado aí.
fault-begun = O jogo já começou.
fault-unknown-bot = Não existe o robô “{ $bot }”. Existem: { $bots }.
fault-only-seated = Só quem está sentado à mesa pode fazer isso.
fault-bot-already = Um robô já joga por este lugar.
fault-still-here = { $name } esteve aqui há pouco. Todos os outros juntos podem deixar um robô escolher daqui a { $minutes ->
        [1] 1 minuto
       *[other] { $minutes } minutos
    }.
fault-still-time = { $name } ainda tem tempo no relógio.
fault-no-watcher = Não há essa pessoa para silenciar ou remover.
fault-muted = Quem organiza a mesa silenciou você nesta conversa.
fault-resigned = Quem desistiu não pode voltar.
fault-not-host = Só quem abriu a mesa pode fazer isso.
fault-no-webhook = Mensagens vão só para os endereços que o operador permite: { $hosts }.
fault-no-edition = { $game } não tem a edição “{ $edition }” aqui. Tem: { $editions }.
fault-not-invitation = Isto não é um convite. Peça o link inteiro.
fault-used-invitation = Este convite já foi usado ou retirado. Peça um novo.
fault-no-table = Esta mesa não existe.
fault-private = Esta mesa é privada. Peça um convite.
fault-removed = Quem organiza a mesa tirou você daqui.
fault-no-rematch = A revanche vem depois de uma mesa terminada, para quem estava sentado nela.
fault-needs-name = Um nome precisa de pelo menos um caractere visível.
fault-closing = O servidor está fechando. O que foi aceito está guardado; tente de novo em um minuto.
fault-not-finished = O registro fica disponível quando o jogo termina.
fault-comment-later = Comentários são para partidas terminadas, para que não revelem nada.
fault-no-comment = Um comentário precisa de ao menos um caractere visível, e uma partida aceita 200.
fault-no-version = A mesa não tem essa versão.
fault-hint-failed = O robô não tem conselho agora. Pergunte a outro.
fault-too-fast = Mensagens demais. Espere um segundo.
fault-others-play = Outras pessoas jogam nesta mesa, e os robôs não as fazem esperar. Só dá para pausar os robôs quando você é a única pessoa.
fault-study-full = O estudo está cheio. Remova antes uma variante ou comentários.
fault-too-many-studies = Você já tem { $most } estudos. Exclua um antes de começar outro.
fault-too-many-tables = Você já tem { $most } mesas abertas. Termine ou cancele uma antes de abrir outra.
fault-too-many-tables-here = Já há { $most } mesas abertas a partir da sua rede. Termine ou cancele uma antes de abrir outra.
fault-malformed = Isto não é uma mensagem do protocolo. Recarregue a página; se não ajudar, a culpa é nossa.
fault-outdated = Esta página é mais antiga que o servidor. Recarregue-a.
fault-wrong-code = Este código está errado, já foi usado ou venceu. Peça um novo no outro aparelho.
fault-too-large = Isto é grande demais. O limite é de { $limit } bytes.
fault-foreign-origin = Este pedido vem de outro site.
fault-unknown-host = Este servidor não atende por esse nome. Inicie-o com --name para permitir.
fault-not-found = Não há nada aqui.
fault-method = Este endereço não aceita esse método.
fault-not-possible = Isso não pode ser feito aqui.
fault-not-kept = Não foi possível guardar isto, por isso não aconteceu. Tente de novo em um minuto; se continuar assim, avise quem cuida do servidor.
fault-crash = Algo deu errado aqui, e a culpa é nossa. O que foi aceito está guardado.
fault-no-game = Não existe o jogo “{ $game }”. Existem: { $games }.
fault-wrong-seats = { $game } é para { $low } a { $high } jogadores.
fault-wrong-variants = { $game } não tem estas variantes, ou não para este número de jogadores: { $variants }.
fault-no-record = Isto não é o registro de um jogo. Escolha um arquivo que comece com “farshore record 1”.
fault-broken-record = O registro para de valer na linha { $line }: “{ $text }” não pode ser lido ou jogado ali. O que vem antes está íntegro: apague o que segue e abra-o de novo.
fault-old-record = O registro foi jogado com as regras { $rules } e não pode ser seguido com as regras de hoje, { $today }: a linha { $line } não se encaixa.
fault-changed-edition = A edição “{ $edition }” mudou desde que este registro foi jogado. Só o programa que o escreveu pode reproduzi-lo.
fault-old-rules = Este servidor não tem mais o jogo ou a variante desta mesa.
fault-stopped = Esta mesa não pode continuar com as regras de hoje. Os jogadores podem continuar daqui numa mesa nova.
fault-called-off = Esta mesa foi cancelada: quem a abriu desistiu de esperar, ou ninguém veio em três dias.
fault-undo-nothing = Não há nada seu para desfazer.
fault-undo-luck = A sorte já decidiu desde então; isso não se desfaz.
fault-undo-hidden = Algo oculto foi visto desde então; isso não se desfaz.
fault-undo-other = Outro jogador já jogou desde então; isso não se desfaz.
fault-undo-time = Seu tempo acabou nessa escolha; ela vale.
fault-undo-finished = O jogo terminou.
fault-undo-spectator = Você está assistindo.
undo-practice-luck = A sorte já decidiu desde então. Se você desfizer, o jogo vira treino e não conta para a classificação.
undo-practice-hidden = Você já viu algo oculto desde então. Se você desfizer, o jogo vira treino e não conta para a classificação.

# O ritmo de uma mesa
time-days = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
}
time-hours = { $count ->
    [1] { $count } hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [1] { $count } minuto
   *[other] { $count } minutos
}
time-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
pace-none = Sem relógio.
pace-move = { $time } por jogada.
pace-bank = { $time } para a partida toda.
pace-bank-plus = { $time } para a partida toda, mais { $more } por jogada.
pace-autopilot = Um robô escolhe por quem fica sem tempo.
pace-others = Quando alguém fica sem tempo, os outros podem deixar um robô escolher.

# Notes
note-stopped = As regras mudaram, e esta partida não pode ser seguida além deste ponto. Vocês podem continuar daqui numa mesa nova.
note-moved = As regras mudaram desde o início desta mesa. Ela continua com as regras { $rules }.

# Avisos
notice-bot-replaced = O robô de { $name } falhou; um mais simples continua.
notice-time-out = O tempo de { $name } acabou; um robô joga.
notice-resigned = { $name } desiste.
notice-away = Um robô joga por { $name }.
notice-back = { $name } voltou.
notice-called-off = A mesa foi cancelada.
notice-closing = O servidor está fechando. Tudo está guardado; a mesa continua quando ele voltar.
notice-rematch = Há uma revanche.
notice-vote = Um jogador quer que um robô escolha por { $name }. Todos os outros precisam concordar.

# Robôs
bot-random = Aleatório
bot-greedy = Simples
bot-easy = Fácil
bot-medium = Médio
bot-hard = Difícil
bot-expert = Mestre
bot-random-help = Escolhe qualquer coisa permitida.
bot-easy-help = Olha em volta por um instante, e muitas vezes toma o segundo melhor pelo melhor.
bot-greedy-help = Pega já o que parece melhor, nunca olha adiante.
bot-medium-help = Olha um pouco adiante.
bot-hard-help = Pensa bem em cada escolha.
bot-expert-help = É quem pensa por mais tempo, até um segundo.
